package paint

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/assets"
)

// A page is a picture of the assets as the painter uses it.
type page struct {
	chain *chain
	img   *ebiten.Image
	used  int // the last frame that painted from it
}

// A pageKey names a page. Tiles continue at their other side, grey ones have lost their colours.
type pageKey struct {
	name string
	wrap bool
	grey string // the one sprite of the page that it holds
}

// mainPage is the page with the white block: shapes, glyphs and most sprites are painted from it.
const mainPage = "atlas-0"

// glyphRows is how many rows of the main page are kept for glyphs.
const glyphRows = 512

// page loads a page, or returns nil if it is broken.
func (p *Painter) page(key pageKey) *page {
	if pg, ok := p.pages[key]; ok {
		if pg != nil {
			pg.used = p.frame
		}
		return pg
	}
	p.pages[key] = nil
	m, err := assets.Page(key.name)
	if err != nil {
		p.complain(err.Error())
		return nil
	}
	if key.grey != "" {
		s, _ := assets.Lookup(key.grey)
		m = greyed(m, image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H))
	}
	extra := 0
	if key == (pageKey{name: mainPage}) {
		extra = glyphRows
	}
	level := premultiplied(m)
	c := newChain(level.Rect.Size(), extra)
	img := ebiten.NewImageWithOptions(image.Rectangle{Max: c.total}, &ebiten.NewImageOptions{Unmanaged: true})
	for k := range levels {
		for _, part := range c.pieces(k, level, key.wrap) {
			img.SubImage(part.at).(*ebiten.Image).WritePixels(part.pix)
		}
		level = halved(level)
	}
	pg := &page{chain: c, img: img, used: p.frame}
	p.pages[key] = pg
	p.loaded = true
	return pg
}

// Loaded reports, once, that pages were read since it was last asked: much memory can be given back.
func (p *Painter) Loaded() bool {
	was := p.loaded
	p.loaded = false
	return was
}

// greyed is a part of a picture without its colours.
func greyed(m image.Image, r image.Rectangle) *image.RGBA {
	if sub, ok := m.(interface {
		SubImage(image.Rectangle) image.Image
	}); ok {
		m = sub.SubImage(r.Add(m.Bounds().Min))
	}
	out := premultiplied(m)
	for i := 0; i < len(out.Pix); i += 4 {
		px := out.Pix[i : i+3]
		v := uint8((299*uint32(px[0]) + 587*uint32(px[1]) + 114*uint32(px[2]) + 500) / 1000)
		px[0], px[1], px[2] = v, v, v
	}
	return out
}

// forgetPages lets go of pages that no frame has painted from for long, the main one aside.
func (p *Painter) forgetPages() {
	const long = 600
	for key, pg := range p.pages {
		if pg != nil && key.name != mainPage && pg.used < p.frame-long {
			pg.img.Deallocate()
			delete(p.pages, key)
		}
	}
}
