package paint

import (
	"image"
	"runtime"

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

// A pageKey names a page. Tiles continue at their other side, grey ones have lost their colours.
type pageKey struct {
	name string
	wrap bool
	grey string // the one sprite of the page that it holds
}

// keyOf is the page that an item is painted from, and its sprite there.
func keyOf(it *draw.Item) (key pageKey, s assets.Sprite, ok bool) {
	s, ok = assets.Lookup(it.Name)
	key = pageKey{name: s.Page, wrap: it.Op == draw.OpTile && s.X == 0 && s.Y == 0}
	if it.Grey {
		key.grey = it.Name
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
	if pg.broken {
		return nil
	}
	first := min(1, level)
	if l := pg.leaves[first]; l != nil {
		l.used = p.frame
		return l
	}
	m, err := assets.Page(key.name)
	if err != nil {
		p.complain(err.Error())
		pg.broken = true
		return nil
	}
	if key.grey != "" {
		s, _ := assets.Lookup(key.grey)
		m = greyed(m, image.Rect(s.X, s.Y, s.X+s.W, s.Y+s.H))
	}
	l := newLeaf(m.Bounds().Size(), first, key.wrap)
	l.fill(premultiplied(m), key.wrap)
	l.used = p.frame
	pg.leaves[first] = l
	m = nil
	p.settle(l)
	return l
}

// settle gets the pixels of a leaf onto the card at once, by asking for one: waiting there for the end of the frame, those
// of several pages would take much memory beside each other.
func (p *Painter) settle(l *leaf) {
	l.img.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image).ReadPixels(make([]byte, 4))
	if l.size.X*l.size.Y > 1<<19 {
		runtime.GC()
	}
	p.loaded = true
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

// keepPages keeps the pages of a picture, of which a part may be painted now.
func (p *Painter) keepPages(items []draw.Item) {
	for i := range items {
		switch it := &items[i]; it.Op {
		case draw.OpSprite, draw.OpNine, draw.OpTile:
			if key, _, ok := keyOf(it); ok && p.pages[key] != nil {
				for _, l := range p.pages[key].leaves {
					if l != nil {
						l.used = p.frame
					}
				}
			}
		}
	}
}

// forgetPages lets go of what no picture has had in it for long.
func (p *Painter) forgetPages() {
	const long = 200
	for _, pg := range p.pages {
		for i, l := range pg.leaves {
			if l != nil && l.used < p.frame-long {
				l.img.Deallocate()
				pg.leaves[i] = nil
			}
		}
	}
}
