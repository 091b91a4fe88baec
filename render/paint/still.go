package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
)

// stillPixels is how many pixels of stills are kept that the present picture does not show.
const stillPixels = 1 << 20

// A stillKey is what a kept image depends on.
type stillKey struct {
	key   string
	scale float32
	box   image.Rectangle
}

type kept struct {
	img  *ebiten.Image
	used int
}

// still adds a still, painting its images first if they are not kept.
func (b *builder) still(it *draw.Item) {
	how := exact
	if it.Still.Opaque {
		how = over
	}
	for _, key := range parts(it.Still, b.scale) {
		b.from(b.p.stillImage(key, it.Still), how)
		to := draw.Rc(float32(key.box.Min.X)-b.origin.X, float32(key.box.Min.Y)-b.origin.Y, float32(key.box.Dx()), float32(key.box.Dy()))
		mark := b.mesh.Len()
		b.quad(to, 0, 0, to.W, to.H, white, false)
		b.clip(mark, it)
	}
}

// parts are the keys of the images of a still.
func parts(s *draw.Still, scale float32) (keys []stillKey) {
	px := snapRect(draw.Rect{X: s.Bounds.X * scale, Y: s.Bounds.Y * scale, W: s.Bounds.W * scale, H: s.Bounds.H * scale})
	box := image.Rect(int(px.X), int(px.Y), int(px.Right()), int(px.Bottom()))
	if box.Empty() {
		return nil
	}
	for _, t := range tiles(box, 0) {
		keys = append(keys, stillKey{s.Key, scale, t})
	}
	return keys
}

// keepStill keeps the images of a still that is in the picture.
func (p *Painter) keepStill(s *draw.Still, scale float32) {
	for _, key := range parts(s, scale) {
		if k := p.stills[key]; k != nil {
			k.used = p.frame
		}
	}
}

func (p *Painter) stillImage(key stillKey, s *draw.Still) *ebiten.Image {
	if k, ok := p.stills[key]; ok {
		k.used = p.frame
		return k.img
	}
	var items []draw.Item // that reach into the box
	for _, it := range s.List.Sorted() {
		if p.reach(&it, key.scale).Overlaps(key.box) {
			items = append(items, it)
		}
	}
	img := ebiten.NewImageWithOptions(image.Rectangle{Max: key.box.Size()}, &ebiten.NewImageOptions{Unmanaged: true})
	p.paint(img, items, key.scale, draw.Pt(float32(key.box.Min.X), float32(key.box.Min.Y)))
	p.stills[key] = &kept{img, p.frame}
	return img
}

// forgetStills lets go of the stills used longest ago, once those that are not shown take too much room.
func (p *Painter) forgetStills() {
	for {
		sum := 0
		var oldest stillKey
		var old *kept
		for key, k := range p.stills {
			if k.used == p.frame {
				continue
			}
			sum += ceilPower(key.box.Dx()) * ceilPower(key.box.Dy())
			if old == nil || k.used < old.used {
				oldest, old = key, k
			}
		}
		if sum <= stillPixels {
			return
		}
		old.img.Deallocate()
		delete(p.stills, oldest)
	}
}
