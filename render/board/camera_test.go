package board

import (
	"testing"

	"kettle/input"
	"kettle/render/draw"
)

func near(a, b draw.Point) bool { return a.Sub(b).Len() < 0.05 }

func TestWheelKeepsThePointUnderThePointer(t *testing.T) {
	n := midgame(t)
	for _, p := range []draw.Point{{X: 620, Y: 350}, {X: 260, Y: 100}, {X: 990, Y: 600}} {
		b, d := NewHouses(n.Land), newDesk(t)
		d.build(b, &n, nil)
		d.in.X, d.in.Y = p.X, p.Y
		d.build(b, &n, nil)
		under := b.view.from(p)
		for range 3 {
			d.in.Wheel = 1
			d.build(b, &n, nil)
			if got := b.view.to(under); !near(got, p) {
				t.Errorf("what was under %v is at %v", p, got)
			}
		}
		if b.Near() <= 1.5 {
			t.Errorf("three notches of the wheel give %g", b.Near())
		}
		for range 9 {
			d.in.Wheel = -1
			d.build(b, &n, nil)
		}
		if w := b.whole(); b.Near() != 1 || !near(draw.Pt(w.X, w.Y), draw.Pt(place.X, place.Y)) {
			t.Errorf("back at %g the sheet is at %v", b.Near(), w)
		}
	}
}

func TestWheelElsewhereDoesNothing(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	d.in.X, d.in.Y, d.in.Wheel = 100, 300, 1
	d.build(b, &n, nil)
	if d.build(b, &n, nil); b.Near() != 1 {
		t.Error("the wheel beside the board zooms it")
	}
}

func TestDragMovesTheSheet(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	d.build(b, &n, nil)
	b.Zoom(2)
	d.in.X, d.in.Y = 600, 300
	d.build(b, &n, nil)
	d.build(b, &n, nil)
	under := b.view.from(draw.Pt(600, 300))
	d.in.Pressed[input.Middle], d.in.Held[input.Middle] = true, true
	d.build(b, &n, nil)
	d.in.Pressed[input.Middle] = false
	d.in.X, d.in.Y = 640, 330
	d.build(b, &n, nil)
	if got := b.view.to(under); !near(got, draw.Pt(640, 330)) {
		t.Errorf("dragged to %v", got)
	}
	d.in.X = 5000
	d.build(b, &n, nil)
	if w := b.whole(); w.X > place.X+0.01 || w.Right() < place.Right()-0.01 {
		t.Errorf("the sheet left its place: %v", w)
	}
	if b.Fit(); b.Near() != 1 {
		t.Error("fit does not fit")
	}
}

func TestSheetLiesInTheMiddleOfAWidePlace(t *testing.T) {
	var c Camera
	v := c.look(draw.Rc(0, 0, 2000, 528), sheetSize)
	if p := v.to(sheetSize.Mul(0.5)); !near(p, draw.Pt(1000, 264)) || v.k != 1 {
		t.Errorf("the middle of the sheet is at %v, scale %g", p, v.k)
	}
}
