// Package paint paints display lists with Ebitengine. Everything is made of triangles with soft edges, built in
// package mesh; marks that share a source picture go to the graphics card together, and shapes, text and most
// sprites share one.
package paint

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
)

// A Painter paints lists. It is used by one goroutine, inside the game loop.
type Painter struct {
	// Complain, if set, is told once of each sprite that does not exist.
	Complain func(string)

	pages  map[pageKey]*page
	white  *ebiten.Image // shapes take their colour from their corners
	types  *types
	stills map[stillKey]*kept
	frame  int
	loaded bool

	last      []trace // of the picture painted last
	lastSize  image.Point
	lastScale float32

	told map[string]bool

	queued  int           // vertices that the library holds
	written int           // and pixels of pictures
	tap     *ebiten.Image // see hand

	spareBuilders []*builder
	vertices      []ebiten.Vertex
	indices       []uint32
}

// New makes a painter that writes with the faces of f.
func New(f *draw.Fonts) *Painter {
	p := &Painter{pages: map[pageKey]*page{}, stills: map[stillKey]*kept{}, told: map[string]bool{}, types: newTypes(f)}
	m := image.NewRGBA(image.Rect(0, 0, 3, 3))
	for i := range m.Pix {
		m.Pix[i] = 255
	}
	p.white = ebiten.NewImageFromImage(m)
	p.tap = ebiten.NewImageWithOptions(image.Rect(0, 0, 1, 1), &ebiten.NewImageOptions{Unmanaged: true})
	return p
}

// queueMost is how many vertices are left for the library to hold. It would hold them to the end of the frame, and keep
// the room that they took for ever.
const queueMost = 1 << 14

// wrote tells that the library holds a copy of so many pixels more.
func (p *Painter) wrote(pixels int) {
	if p.written += pixels; p.written > writtenMost {
		p.hand()
	}
}

// writtenMost is how many pixels wait for the graphics card at most. The library's own copies live to the end of the frame.
const writtenMost = 1 << 19

// hand gives the graphics card what the library holds: reading a pixel does.
func (p *Painter) hand() {
	p.queued, p.written = 0, 0
	p.tap.Fill(color.White)
	p.tap.ReadPixels(make([]byte, 4))
}

// Paint paints the list onto dst, all of it; scale is pixels a unit.
func (p *Painter) Paint(dst *ebiten.Image, l *draw.List, scale float32) {
	p.begin()
	items := l.Sorted()
	p.paint(dst, items, scale, draw.Point{})
	p.keep(items, scale)
	p.last, p.lastSize, p.lastScale = p.traces(items, scale), dst.Bounds().Size(), scale
	p.forget()
}

// paint paints items onto an image whose corner is origin.
func (p *Painter) paint(dst *ebiten.Image, items []draw.Item, scale float32, origin draw.Point) {
	if !covers(items, dst, scale) {
		dst.Clear()
	}
	p.add(dst, items, scale, origin)
}

// add paints items over what is on an image.
func (p *Painter) add(dst *ebiten.Image, items []draw.Item, scale float32, origin draw.Point) {
	b := p.builder()
	b.dst, b.scale, b.origin = dst, scale, origin
	p.types.at(scale)
	b.build(items)
	b.dst = nil
	p.spareBuilders = append(p.spareBuilders, b)
}

// builder takes a spare builder: stills are painted while another list is being built.
func (p *Painter) builder() *builder {
	if n := len(p.spareBuilders); n > 0 {
		b := p.spareBuilders[n-1]
		p.spareBuilders = p.spareBuilders[:n-1]
		return b
	}
	return &builder{p: p}
}

// covers reports whether the lowest item hides all of dst.
func covers(items []draw.Item, dst *ebiten.Image, scale float32) bool {
	if len(items) == 0 || items[0].Op != draw.OpStill || !items[0].Still.Opaque || items[0].Clip != (draw.Rect{}) {
		return false
	}
	r, b := items[0].Still.Bounds, dst.Bounds()
	return round(r.X*scale) <= float32(b.Min.X) && round(r.Y*scale) <= float32(b.Min.Y) &&
		round(r.Right()*scale) >= float32(b.Max.X) && round(r.Bottom()*scale) >= float32(b.Max.Y)
}

// begin begins a picture.
func (p *Painter) begin() {
	p.frame++
	p.queued, p.written = 0, 0
}

// keep keeps what a picture is painted from, though only a part of it may be painted now.
func (p *Painter) keep(items []draw.Item, scale float32) {
	for i := range items {
		switch it := &items[i]; it.Op {
		case draw.OpSprite, draw.OpNine, draw.OpTile:
			p.keepPage(it)
		case draw.OpStill:
			p.keepStill(it.Still, scale)
		}
	}
}

// forget lets go of what has not been painted from for long.
func (p *Painter) forget() {
	p.forgetStills()
	p.forgetPages()
}

func (p *Painter) complain(what string) {
	if p.Complain != nil && !p.told[what] {
		p.Complain(what)
	}
	p.told[what] = true
}
