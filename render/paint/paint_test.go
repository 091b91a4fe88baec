package paint

import (
	"math"
	"testing"

	"golang.org/x/image/math/fixed"

	"kettle/render/draw"
)

var (
	ground = draw.Hex(0x3a2a1f)
	brass  = draw.Hex(0xc9a15b)
	paper  = draw.Hex(0xefe3c8)
	sky    = draw.Hex(0x56b4e9)
)

func page256(l *draw.List) { l.Box(draw.Rc(0, 0, 240, 160), draw.Solid(ground)) }

func TestPictures(t *testing.T) {
	for _, c := range []struct {
		name  string
		scale float32
		draw  func(l *draw.List)
	}{
		{"fills", 1, func(l *draw.List) {
			l.Box(draw.Rc(10, 10, 50, 30), draw.Solid(brass))
			l.Round(draw.Rc(70, 10.4, 60, 30), 9, draw.Solid(paper))
			l.Disc(draw.Pt(170, 30), 20, draw.Solid(draw.Fade(sky, 0.6)))
			star := make([]draw.Point, 10)
			for i := range star {
				r, a := 28.0, float64(i)*math.Pi/5
				if i%2 == 1 {
					r = 11
				}
				star[i] = draw.Pt(float32(60+r*math.Sin(a)), float32(100-r*math.Cos(a)))
			}
			l.Fill(star, draw.Solid(brass))
			l.Fill([]draw.Point{{X: 120, Y: 60}, {X: 220, Y: 70}, {X: 215, Y: 140}, {X: 190, Y: 85}, {X: 130, Y: 140}}, draw.Solid(sky))
			l.Box(draw.Rc(10, 60, 0.5, 80), draw.Solid(paper))
		}},
		{"strokes", 1.5, func(l *draw.List) {
			l.Line(draw.Cubic(draw.Pt(10, 90), draw.Pt(60, 10), draw.Pt(90, 100), draw.Pt(150, 20), 24), 11, draw.Fade(draw.Hex(0), 0.6))
			l.Line(draw.Cubic(draw.Pt(10, 90), draw.Pt(60, 10), draw.Pt(90, 100), draw.Pt(150, 20), 24), 6, brass)
			l.Line(draw.Cubic(draw.Pt(10, 90), draw.Pt(60, 10), draw.Pt(90, 100), draw.Pt(150, 20), 24), 2, paper).Dash = [2]float32{5, 6}
			l.Frame(draw.Rc(10, 5, 40, 20), 6, 1, paper)
			l.Outline([]draw.Point{{X: 100, Y: 60}, {X: 150, Y: 100}, {X: 110, Y: 100}}, 5, draw.Fade(sky, 0.5))
			l.Line([]draw.Point{{X: 60, Y: 8}, {X: 90, Y: 8}, {X: 65, Y: 20}}, 6, sky)
			for i := range 6 {
				l.Line([]draw.Point{{X: 5, Y: 95 + float32(i)*2}, {X: 60, Y: 95 + float32(i)*2.5}}, 0.25*float32(i+1), paper)
			}
		}},
		{"gradients", 1, func(l *draw.List) {
			r := draw.Rc(10, 10, 100, 60)
			l.Round(r, 10, draw.Down(r, draw.Hex(0xf0c878), draw.Hex(0xb98a3e)))
			r = draw.Rc(120, 10, 100, 60)
			l.Round(r, 30, draw.Across(r.Inset(25), sky, draw.Color{}))
			r = draw.Rc(10, 80, 210, 70)
			l.Box(r, draw.Paint{Color: draw.Color{A: 200}, Color2: draw.Color{A: 0}, From: draw.Pt(10, 80), To: draw.Pt(150, 150)})
		}},
		{"sprites", 1, func(l *draw.List) {
			l.Sprite("pumpkin", draw.Rc(10, 10, 60, 60))
			l.Sprite("witch", draw.Rc(80, 10, 90, 60)).Flip = true
			l.Sprite("kettle-loco", draw.Rc(175, 15, 50, 50)).Angle = 0.4
			l.Sprite("lantern-halo", draw.Rc(10, 80, 70, 70)).Tint = sky
			it := l.Sprite("lantern-halo", draw.Rc(80, 80, 70, 70))
			it.Tint, it.Glow = sky, true
			l.Sprite("pumpkin", draw.Rc(160, 85, 40, 40)).Grey = true
			l.Sprite("pumpkin", draw.Rc(205, 85, 12, 12))
			l.Sprite("no-such-sprite", draw.Rc(150, 130, 80, 20))
		}},
		{"nines", 1.5, func(l *draw.List) {
			l.Tile("wood-walnut", draw.Rc(0, 0, 160, 107), 64)
			l.Nine("panel-felt", draw.Rc(12, 10, 80, 60))
			l.Nine("card-paper", draw.Rc(104, 10, 46, 60))
			l.Nine("button-brass-normal", draw.Rc(12, 80, 80, 20))
			l.Nine("slot", draw.Rc(104, 80, 20, 20))
		}},
		{"text", 1, func(l *draw.List) {
			l.Text(draw.Pt(10, 30), "Raven Tower", draw.Type{Face: draw.Title, Size: 26, Color: brass})
			l.Text(draw.Pt(10, 52), "one link a round; you have built it", draw.Type{Size: 14, Color: paper})
			l.Text(draw.Pt(120, 75), "3 → 7 × 2 − 1 ≤ 9", draw.Type{Face: draw.Heading, Size: 15, Color: sky, Align: draw.Center})
			l.Text(draw.Pt(230, 100), "£ 1,234", draw.Type{Face: draw.SansBold, Size: 18, Color: paper, Align: draw.End, Shadow: draw.Color{A: 180}})
			l.Paragraph(draw.Rc(10, 105, 220, 50), "The witch flies from house to house, and every lantern on her way is lit.",
				draw.Type{Face: draw.Serif, Size: 13, Color: paper}, 17)
		}},
		{"clip", 1, func(l *draw.List) {
			l.Within(draw.Rc(20, 20, 100, 60), func() {
				l.Disc(draw.Pt(20, 20), 45, draw.Solid(brass))
				l.Sprite("pumpkin", draw.Rc(90, 50, 60, 60))
				l.Text(draw.Pt(30, 78), "cut below and right of here", draw.Type{Size: 14, Color: paper})
				l.Within(draw.Rc(60, 0, 20, 200), func() { l.Box(draw.Rc(0, 70, 240, 90), draw.Solid(sky)) })
			})
			l.Frame(draw.Rc(20, 20, 100, 60), 0, 1, draw.Fade(paper, 0.3))
		}},
		{"stills", 1, func(l *draw.List) {
			l.Keep("test-a", draw.Rc(20, 20, 100, 60), true, func(k *draw.List) {
				k.Tile("wood-walnut", draw.Rc(20, 20, 100, 60), 64)
				k.Text(draw.Pt(30, 50), "still", draw.Type{Face: draw.Title, Size: 24, Color: brass})
			})
			l.Keep("test-b", draw.Rc(90, 50, 100, 80), false, func(k *draw.List) {
				k.Disc(draw.Pt(130, 90), 30, draw.Solid(draw.Fade(sky, 0.7)))
				it := k.Sprite("lantern-halo", draw.Rc(120, 60, 60, 60))
				it.Tint, it.Glow = brass, true
			})
			l.On(draw.Board, func() { l.Box(draw.Rc(40, 60, 30, 30), draw.Solid(paper)) })
			l.Box(draw.Rc(55, 75, 40, 10), draw.Solid(draw.Hex(0xff0000)))
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := painter(t)
			l := newList(p)
			page256(l)
			c.draw(l)
			m := paintOn(p, l, 240, 160, c.scale)
			golden(t, c.name, m)
			again := paintOn(p, l, 240, 160, c.scale)
			for i := range m.Pix {
				if d := int(m.Pix[i]) - int(again.Pix[i]); d > 1 || d < -1 {
					t.Fatal("the second time it looks different")
				}
			}
		})
	}
}

// TestTextIsPaintedAsMeasured: the widths of the painted lines are those of the measures, at all scales.
func TestTextIsPaintedAsMeasured(t *testing.T) {
	p := painter(t)
	for _, s := range []string{"Raven Tower", "AVAST To Wy 1234567890", "3 → 7 × 2 − 1 ≤ 9",
		"one link a round; you have built it, and the witch flies from house to house"} {
		for f := draw.Sans; f < draw.Faces; f++ {
			for _, scale := range []float32{0.75, 1, 1.055, 1.5, 2.13} {
				const size = 14
				p.types.at(scale)
				k := typeKey{f, fixed.Int26_6(math.Round(float64(size * scale * 64)))}
				glyphs := p.types.lay(s, k)
				last := glyphs[len(glyphs)-1]
				got, want := last.OriginX+last.AdvanceX, p.types.fonts.Width(f, size*scale, s)
				if math.Abs(got-float64(want)) > 0.05+float64(len(glyphs))/128 { // each is rounded
					t.Errorf("face %d at %g: %q is painted %.2f px wide and measured %.2f", f, size*scale, s, got, want)
				}
				if last.OriginY != math.Trunc(last.OriginY) {
					t.Errorf("face %d at %g: the baseline lies at %g", f, size*scale, last.OriginY)
				}
			}
		}
	}
}

// TestRichPicturesGoOutInPieces: neither the painter nor the library holds all the triangles of one.
func TestRichPicturesGoOutInPieces(t *testing.T) {
	p := painter(t)
	l := newList(p)
	for i := range 4000 {
		l.Ring(draw.Pt(float32(i%60), float32(i/60)), 15, 2, brass)
	}
	paintOn(p, l, 64, 64, 1)
	if p.queued >= queueMost || cap(p.vertices) > 4*batch {
		t.Errorf("the library holds %d vertices, the painter has room for %d", p.queued, cap(p.vertices))
	}
}

func TestComplaintsComeOnce(t *testing.T) {
	p := painter(t)
	n := 0
	p.Complain = func(string) { n++ }
	defer func() { p.Complain = nil }()
	l := newList(p)
	l.Sprite("nothing-of-that-name", draw.Rc(0, 0, 10, 10))
	paintOn(p, l, 64, 64, 1)
	paintOn(p, l, 64, 64, 1)
	if n != 1 {
		t.Errorf("%d complaints", n)
	}
}

func BenchmarkBoard(b *testing.B) {
	p := painter(b)
	l := newList(p)
	for i := range 320 {
		x, y := float32(i%20)*36, float32(i/20)*30
		l.Fill(draw.Ellipse(draw.Rc(x, y, 38, 38)), draw.Solid(brass))
		l.Ring(draw.Pt(x+19, y+19), 18, 1.5, ground)
		l.Sprite("pumpkin", draw.Rc(x, y, 18, 18))
		l.Text(draw.Pt(x, y+20), "C4 Raven", draw.Type{Face: draw.Plate, Size: 12, Color: paper})
	}
	bl := &builder{p: p, scale: 1}
	for b.Loop() {
		bl.mesh.Reset()
		for i := range l.Items {
			bl.item(&l.Items[i])
		}
	}
	b.ReportMetric(float64(len(bl.mesh.V)), "vertices")
}
