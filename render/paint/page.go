package paint

import (
	"image"
	imagedraw "image/draw"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/assets"
	"kettle/render/draw"
)

// A page is a picture of the assets as the painter uses it: whole, or in halves and less, each read from the assets when
// first painted from. A window of the usual size hardly needs whole ones, which take most of the memory.
type page struct {
	leaves [2]*leaf
	broken bool
}

// A pageKey names a page, one sprite of it that is kept apart, or a part of one large picture.
type pageKey struct {
	name  string
	alone string // the sprite
	grey  bool   // it has lost its colours
	part  image.Rectangle
}

// keyOf is the page that an item is painted from, and its sprite there.
func keyOf(it *draw.Item) (key pageKey, s assets.Sprite, ok bool) {
	s, ok = assets.Lookup(it.Name)
	key = pageKey{name: s.Page}
	if it.Grey || it.Op == draw.OpNine && s.Corner > 0 {
		key.alone, key.grey = it.Name, it.Grey
		s.X, s.Y = 0, 0
	}
	return key, s, ok
}

// leaf is the texture of a page that has a level; nil if the page is broken.
func (p *Painter) leaf(key pageKey, level int) *leaf {
	pg := p.pages[key]
	if pg == nil {
		pg = &page{}
		p.pages[key] = pg
	}
	first := min(1, level)
	l := pg.leaves[first]
	if l == nil && !pg.broken {
		p.read(key, first)
		pg = p.pages[key]
		l = pg.leaves[first]
		pg.broken = l == nil
	}
	if l != nil {
		l.used = p.frame
	}
	return l
}

// read makes a leaf from the assets.
func (p *Painter) read(key pageKey, first int) {
	if key.alone != "" && !key.grey {
		p.leaf(pageKey{name: key.name}, 1) // brings the 9-slices along
		return
	}
	m, err := assets.Page(key.name)
	if err != nil {
		p.complain(err.Error())
		return
	}
	p.readNines(key.name, m)
	if key.part != (image.Rectangle{}) {
		p.readParts(key.name, m)
		return
	}
	if key.grey {
		s, _ := assets.Lookup(key.alone)
		m = greyed(m, image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H))
	}
	last := 0
	if first > 0 {
		last = levels - 1
	}
	l := newLeaf(m.Bounds().Size(), first, last, false)
	p.pages[key].leaves[first] = p.texture(l, premultiplied(m))
}

// texture fills a leaf on a texture of its own.
func (p *Painter) texture(l *leaf, m *image.RGBA) *leaf {
	l.fill(ebiten.NewImageWithOptions(image.Rectangle{Max: l.size}, &ebiten.NewImageOptions{Unmanaged: true}), m, p.wrote)
	p.loaded = true
	if l.size.X*l.size.Y > 1<<19 {
		p.hand()
		debug.FreeOSMemory()
	}
	return l
}

// readNines makes pages of the 9-slices of a page, of which some are always in the picture: all sizes of them, on
// textures that they share with glyphs and shapes.
func (p *Painter) readNines(name string, m image.Image) {
	for _, n := range assets.Names() {
		s, _ := assets.Lookup(n)
		key := pageKey{name: name, alone: n}
		if pg := p.pages[key]; s.Page != name || s.Corner == 0 || pg != nil && pg.leaves[0] != nil {
			continue
		}
		c := image.NewRGBA(image.Rect(0, 0, s.W, s.H))
		imagedraw.Draw(c, c.Rect, m, image.Pt(s.X, s.Y), imagedraw.Src)
		l := newLeaf(c.Rect.Size(), 0, levels-1, true)
		l.fill(ebiten.NewImage(l.size.X, l.size.Y), c, p.wrote)
		p.pages[key] = &page{leaves: [2]*leaf{l, l}}
	}
}

// Loaded reports, once, that pages were read since it was last asked: much memory can be given back.
func (p *Painter) Loaded() bool {
	was := p.loaded
	p.loaded = false
	return was
}

// greyed is a part of a picture without its colours.
func greyed(m image.Image, r image.Rectangle) *image.RGBA {
	out := premultiplied(cropped(m, r))
	for i := 0; i < len(out.Pix); i += 4 {
		px := out.Pix[i : i+3]
		v := uint8((299*uint32(px[0]) + 587*uint32(px[1]) + 114*uint32(px[2]) + 500) / 1000)
		px[0], px[1], px[2] = v, v, v
	}
	return out
}

// keepPage keeps the page of an item that is in the picture.
func (p *Painter) keepPage(it *draw.Item) {
	key, s, ok := keyOf(it)
	if !ok {
		return
	}
	keys := []pageKey{key}
	if comesInParts(it, s, key) {
		for _, t := range partsOf(s.Page, image.Pt(s.W, s.H)) {
			keys = append(keys, t.key)
		}
	}
	for _, key := range keys {
		if p.pages[key] == nil {
			continue
		}
		for _, l := range p.pages[key].leaves {
			if l != nil {
				l.used = p.frame
			}
		}
	}
}

// forgetPages lets go of what no picture has had in it for long, but for the 9-slices, which are small.
func (p *Painter) forgetPages() {
	const long = 200
	for key, pg := range p.pages {
		if key.alone != "" && !key.grey {
			continue
		}
		for i, l := range pg.leaves {
			if l != nil && l.used < p.frame-long {
				l.img.Deallocate()
				pg.leaves[i] = nil
			}
		}
	}
}
