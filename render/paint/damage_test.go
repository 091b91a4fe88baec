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

// TestTilesCoverTheirStill: each pixel once, in less memory.
func TestTilesCoverTheirStill(t *testing.T) {
	memory := func(r image.Rectangle) int { return ceilPower(r.Dx()) * ceilPower(r.Dy()) }
	for _, size := range [][3]int{{1920, 1080, 2}, {1280, 720, 2}, {1140, 792, 2}, {2560, 1440, 3}, {64, 64, 1}, {1, 1, 1}, {2048, 1024, 1}, {3840, 2160, 2}} {
		box := image.Rect(0, 0, size[0], size[1]).Add(image.Pt(-7, 30))
		area, sum := 0, 0
		parts := tiles(box, 0)
		for i, a := range parts {
			area += a.Dx() * a.Dy()
			sum += memory(a)
			for _, b := range parts[:i] {
				if a.Overlaps(b) || !a.In(box) {
					t.Errorf("%v: %v and %v", size, a, b)
				}
			}
		}
		if area != box.Dx()*box.Dy() || len(parts) != size[2] || len(parts) > 1 && sum >= memory(box) {
			t.Errorf("%v: %v, %d of %d pixels", size, parts, sum, memory(box))
		}
	}
}

// TestPartsOfPicturesAreSmall: with their rims too, and with all of the picture.
func TestPartsOfPicturesAreSmall(t *testing.T) {
	for _, size := range []image.Point{{X: 1920, Y: 1080}, {X: 1520, Y: 1056}, {X: 2048, Y: 1258}, {X: 600, Y: 450}} {
		area, sum := 0, 0
		for _, x := range partsOf("any", size) {
			area += x.box.Dx() * x.box.Dy()
			sum += ceilPower(x.with.Dx()) * ceilPower(x.with.Dy())
		}
		if area != size.X*size.Y || float64(sum) > 1.35*float64(area) && sum > 1<<19 {
			t.Errorf("%v: parts of %d pixels take %d", size, area, sum)
		}
	}
}

// TestPartsLookLikeTheWhole: a mirrored picture is not painted in parts.
func TestPartsLookLikeTheWhole(t *testing.T) {
	p := painter(t)
	const w, h = 1300, 740
	a, b := newList(p), newList(p)
	r := draw.Rc(3, 2, 1290, 726)
	a.Sprite("title-scene", r)
	b.Sprite("title-scene", draw.Rc(w-r.Right(), r.Y, r.W, r.H)).Flip = true
	x, y := paintOn(p, a, w, h, 1), paintOn(p, b, w, h, 1)
	for i := range w * h {
		j := i/w*w + w - 1 - i%w
		for c := range 3 {
			if d := int(x.Pix[4*i+c]) - int(y.Pix[4*j+c]); d > 2 || d < -2 {
				t.Fatalf("pixel %d, %d is %v in parts and %v as a whole", i%w, i/w, x.Pix[4*i:4*i+4], y.Pix[4*j:4*j+4])
			}
		}
	}
}

// TestClipCutsEachPart: of a picture and of a still that lie on several textures.
func TestClipCutsEachPart(t *testing.T) {
	p := painter(t)
	const w, h = 1300, 1100
	clip := draw.Rc(700.4, 500, 500, 590)
	for name, lay := range map[string]func(l *draw.List){
		"picture": func(l *draw.List) { l.Sprite("europa-sheet", draw.Rc(-300, -100, 2048, 1258)) },
		"still": func(l *draw.List) {
			l.Keep("test-cut", draw.Rc(0, 0, 1140, 1060), true, func(k *draw.List) { k.Tile("wood-walnut", draw.Rc(0, 0, 1140, 1060), 200) })
		},
	} {
		all, cut := newList(p), newList(p)
		page256(all)
		page256(cut)
		lay(all)
		cut.Within(clip, func() { lay(cut) })
		x, y := paintOn(p, all, w, h, 1), paintOn(p, cut, w, h, 1)
		for i := range w * h {
			want := [4]uint8{}
			if in := clip.Has(draw.Pt(float32(i%w)+0.5, float32(i/w)+0.5)); in {
				want = [4]uint8(x.Pix[4*i:])
			} else if i%w < 240 && i/w < 160 {
				want = [4]uint8{ground.R, ground.G, ground.B, 255}
			}
			for c := range 4 {
				if d := int(y.Pix[4*i+c]) - int(want[c]); d > 2 || d < -2 {
					t.Fatalf("%s: pixel %d, %d is %v, want %v", name, i%w, i/w, y.Pix[4*i:4*i+4], want)
				}
			}
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
