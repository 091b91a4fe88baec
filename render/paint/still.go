package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
)

// stillPixels is how many pixels of stills are kept that the present picture does not show.
const stillPixels = 2 << 20

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

// still adds a still, painting its image first if it is not kept, and returns the mark before it.
func (b *builder) still(it *draw.Item) (mark int) {
	s := it.Still
	px := snapRect(draw.Rect{X: s.Bounds.X * b.scale, Y: s.Bounds.Y * b.scale, W: s.Bounds.W * b.scale, H: s.Bounds.H * b.scale})
	box := image.Rect(int(px.X), int(px.Y), int(px.Right()), int(px.Bottom()))
	if box.Empty() {
		return b.mesh.Len()
	}
	img := b.p.stillImage(stillKey{s.Key, b.scale, box}, s)
	how := exact
	if s.Opaque {
		how = over
	}
	b.from(img, how)
	mark = b.mesh.Len()
	to := px.Move(-b.origin.X, -b.origin.Y)
	b.quad(to, 0, 0, to.W, to.H, white, false)
	return mark
}

func (p *Painter) stillImage(key stillKey, s *draw.Still) *ebiten.Image {
	if k, ok := p.stills[key]; ok {
		k.used = p.frame
		return k.img
	}
	img := ebiten.NewImageWithOptions(image.Rectangle{Max: key.box.Size()}, &ebiten.NewImageOptions{Unmanaged: true})
	p.paint(img, s.List.Sorted(), key.scale, draw.Pt(float32(key.box.Min.X), float32(key.box.Min.Y)))
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
