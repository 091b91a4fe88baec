package paint

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
)

// TestStillLooksLikeItsList: keeping an image must not be seen.
func TestStillLooksLikeItsList(t *testing.T) {
	p := painter(t)
	scene := func(l *draw.List) {
		l.Round(draw.Rc(20.3, 20, 70, 40), 7, draw.Solid(draw.Fade(paper, 0.8)))
		l.Text(draw.Pt(26.4, 44.7), "Old Mill", draw.Type{Face: draw.Plate, Size: 15, Color: ground})
		l.Ring(draw.Pt(120, 70), 22, 3, sky)
	}
	a, b := newList(p), newList(p)
	page256(a)
	page256(b)
	scene(a)
	b.Keep("test-same", draw.Rc(10, 10, 150, 100), false, scene)
	x, y := paintOn(p, a, 240, 160, 1.3), paintOn(p, b, 240, 160, 1.3)
	for i := range x.Pix {
		if d := int(x.Pix[i]) - int(y.Pix[i]); d > 2 || d < -2 {
			t.Fatalf("byte %d: %d and %d", i, x.Pix[i], y.Pix[i])
		}
	}
}

func TestStillsAreForgotten(t *testing.T) {
	p := painter(t)
	for i := range 30 {
		l := newList(p)
		l.Keep(string(rune('a'+i)), draw.Rc(0, 0, 1000, 1000), true, func(k *draw.List) {})
		paintOn(p, l, 64, 64, 1)
	}
	if n := len(p.stills); n > 8 {
		t.Errorf("%d stills are kept", n)
	}
}

// TestStillsOnTheScreenAreKept: a picture mended here and there does not lose the stills elsewhere on it.
func TestStillsOnTheScreenAreKept(t *testing.T) {
	p := painter(t)
	dst := ebiten.NewImage(3072, 1024)
	defer dst.Deallocate()
	same := 0
	l := newList(p)
	show := func(mended int) {
		l.Reset()
		for i := range 3 {
			l.Keep("test-part"+string(rune('0'+i)), draw.Rc(float32(1024*i), 0, 1024, 1024), true, func(k *draw.List) {
				k.Sprite("pumpkin", draw.Rc(float32(1024*i), 0, 60, 60))
			})
		}
		l.Box(draw.Rc(1100+float32(mended), 100, 20, 20), draw.Solid(brass))
	}
	show(0)
	p.Paint(dst, l, 1)
	before := map[stillKey]*kept{}
	for key, k := range p.stills {
		before[key] = k
	}
	for i := range 10 {
		show(i)
		p.Refresh(dst, l, 1)
	}
	for key, k := range p.stills {
		if strings.HasPrefix(key.key, "test-part") && before[key] == k {
			same++
		}
	}
	if same != 3 {
		t.Errorf("%d of 3 stills are those of the first picture", same)
	}
}
