package paint

import (
	"image"
	"testing"

	"kettle/render/draw"
)

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
