package paint

import (
	"fmt"
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
)

func TestDamage(t *testing.T) {
	at := func(x int) image.Rectangle { return image.Rect(x, 0, x+10, 10) }
	a, b, c, d := trace{1, at(0)}, trace{2, at(20)}, trace{3, at(40)}, trace{4, at(60)}
	for _, x := range []struct {
		old, now []trace
		want     string
	}{
		{[]trace{a, b, c}, []trace{a, b, c}, "[]"},
		{[]trace{a, b, c}, []trace{a, d, c}, "[(20,0)-(30,10) (60,0)-(70,10)]"},
		{[]trace{a, b, c}, []trace{a, c}, "[(20,0)-(30,10)]"},
		{[]trace{a, c}, []trace{a, b, c}, "[(20,0)-(30,10)]"},
		{[]trace{a, b, c}, []trace{c, b, a}, "[(0,0)-(10,10) (40,0)-(50,10)]"},
		{[]trace{a, a, b}, []trace{a, b}, "[(0,0)-(10,10)]"},
		{nil, []trace{a, {5, image.Rect(5, 5, 25, 8)}, b}, "[(0,0)-(30,10)]"},
	} {
		if got := fmt.Sprint(damage(x.old, x.now)); got != x.want {
			t.Errorf("%v to %v: %s, want %s", x.old, x.now, got, x.want)
		}
	}
	var many []trace
	for i := range 40 {
		many = append(many, trace{uint64(i), at(20 * i)})
	}
	if n := len(damage(nil, many)); n > maxDamage {
		t.Errorf("%d places", n)
	}
}

func TestOnTop(t *testing.T) {
	a, b, c := trace{sum: 1}, trace{sum: 2}, trace{sum: 3}
	for _, x := range []struct {
		old, now []trace
		want     int
	}{
		{[]trace{a, b}, []trace{a, b}, 0},
		{[]trace{a}, []trace{a, b, c}, 2},
		{[]trace{a, b}, []trace{a, c}, 1},
		{[]trace{a, b}, []trace{c, a}, 0},
		{[]trace{a}, []trace{b, c}, 0},
		{nil, []trace{b, c}, 0},
	} {
		if got := onTop(x.old, x.now); got != x.want {
			t.Errorf("%v to %v: %d new on top, want %d", x.old, x.now, got, x.want)
		}
	}
}

// TestRefreshEqualsPaint changes a picture at random and mends it; each time it must be as if painted anew.
func TestRefreshEqualsPaint(t *testing.T) {
	p := painter(t)
	r := rand.New(rand.NewPCG(1, 2))
	names := []string{"pumpkin", "witch", "lantern-halo", "kettle-loco", "no-such-sprite"}
	item := func(l *draw.List) draw.Item {
		l.Reset()
		x, y := r.Float32()*220, r.Float32()*140
		box := draw.Rc(x, y, 10+r.Float32()*60, 10+r.Float32()*40)
		col := draw.Color{R: uint8(r.IntN(256)), G: uint8(r.IntN(256)), B: uint8(r.IntN(256)), A: uint8(80 + r.IntN(176))}
		l.Layer = draw.Layer(10 * r.IntN(4))
		if r.IntN(5) == 0 {
			l.Clip = draw.Rc(r.Float32()*100, r.Float32()*80, 100, 60)
		}
		switch r.IntN(8) {
		case 0:
			l.Round(box, 8, draw.Down(box, col, draw.Fade(col, 0.3)))
		case 1:
			l.Line([]draw.Point{{X: x, Y: y}, box.Mid(), {X: x, Y: box.Bottom()}}, 1+r.Float32()*9, col)
		case 2:
			l.Text(draw.Pt(x, y), "Raven Tower Ág", draw.Type{Face: draw.Face(r.IntN(int(draw.Faces))), Size: 10 + r.Float32()*20, Color: col})
		case 3:
			l.Nine("panel-felt", box.Inset(-10))
		case 4:
			l.Tile("wood-walnut", box, 50)
		case 5:
			k := fmt.Sprint("refresh-", r.IntN(1000))
			l.Keep(k, box, r.IntN(2) == 0, func(s *draw.List) { s.Disc(box.Mid(), 9, draw.Solid(col)) })
		default:
			s := l.Sprite(names[r.IntN(len(names))], box)
			s.Angle, s.Flip, s.Glow = float32(r.IntN(3)), r.IntN(2) == 0, r.IntN(3) == 0
		}
		return l.Items[len(l.Items)-1]
	}
	const scale = 1.25
	dst := ebiten.NewImage(280, 190)
	l, scratch := newList(p), newList(p)
	for range 30 {
		l.Items = append(l.Items, item(scratch))
	}
	p.Paint(dst, l, scale)
	read := func() []byte {
		pix := make([]byte, 4*280*190)
		dst.ReadPixels(pix)
		return pix
	}
	for turn := range 60 {
		for range 1 + r.IntN(3) {
			i, j := r.IntN(len(l.Items)), r.IntN(len(l.Items))
			switch r.IntN(4) {
			case 0:
				l.Items[i], l.Items[j] = l.Items[j], l.Items[i]
			case 1:
				l.Items = append(l.Items[:i], l.Items[i+1:]...)
			case 2:
				l.Items = append(l.Items, item(scratch))
			default:
				l.Items[i] = item(scratch)
			}
		}
		p.Refresh(dst, l, scale)
		mended := read()
		p.Paint(dst, l, scale)
		anew := read()
		for i := range anew {
			if d := int(anew[i]) - int(mended[i]); d > 1 || d < -1 {
				t.Fatalf("turn %d: pixel %d, %d is %v, painted anew %v", turn, i/4%280, i/4/280, mended[i/4*4:i/4*4+4], anew[i/4*4:i/4*4+4])
			}
		}
	}
}
