package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"kettle/render/draw"
)

// glyphKey is one picture of a glyph: of a face, at a size in quarters of a pixel, moved right by quarters.
type glyphKey struct {
	face        draw.Face
	index, size uint16
	shift       uint8
}

// A cell is where a glyph lies on the main page, and where its corner is from the pen.
type cell struct{ at, from image.Rectangle }

// glyphs keeps the glyphs painted so far on the spare parts of the main page.
type glyphs struct {
	fonts  *draw.Fonts
	page   *ebiten.Image
	spare  []image.Rectangle
	shelf  shelf
	cells  map[glyphKey]cell
	full   bool // there was no room: everything must be placed anew
	times  int  // how often that was
	marks  []draw.Mark
	pixels []byte
}

// A shelf is a row of cells being filled, inside a spare part.
type shelf struct {
	part    int
	x, y, h int
}

func newGlyphs(f *draw.Fonts, page *ebiten.Image, spare []image.Rectangle) *glyphs {
	g := &glyphs{fonts: f, page: page, spare: spare}
	g.clear()
	return g
}

// clear forgets all glyphs.
func (g *glyphs) clear() {
	g.times++
	g.cells, g.full = map[glyphKey]cell{}, false
	g.shelf = shelf{x: g.spare[0].Min.X, y: g.spare[0].Min.Y}
}

// cell returns where a glyph lies, tracing it first if need be.
func (g *glyphs) cell(k glyphKey) (cell, bool) {
	c, ok := g.cells[k]
	if ok {
		return c, !c.at.Empty()
	}
	mask := g.fonts.Trace(k.face, k.index, float32(k.size)/4, float32(k.shift)/4)
	if mask.Rect.Empty() {
		g.cells[k] = cell{}
		return cell{}, false
	}
	at, ok := g.room(mask.Rect.Dx(), mask.Rect.Dy())
	if !ok {
		g.full = true
		return cell{}, false
	}
	c = cell{at: at, from: mask.Rect}
	g.cells[k] = c
	g.pixels = g.pixels[:0]
	for _, a := range mask.Pix {
		g.pixels = append(g.pixels, a, a, a, a)
	}
	g.page.SubImage(at).(*ebiten.Image).WritePixels(g.pixels)
	return c, true
}

// room finds a free place of a size, a pixel from its neighbours.
func (g *glyphs) room(w, h int) (image.Rectangle, bool) {
	s := &g.shelf
	for s.part < len(g.spare) {
		r := g.spare[s.part]
		if s.x+w+1 > r.Max.X {
			s.x, s.y, s.h = r.Min.X, s.y+s.h, 0
		}
		if s.x+w+1 <= r.Max.X && s.y+h+1 <= r.Max.Y {
			at := image.Rect(s.x, s.y, s.x+w, s.y+h)
			s.x += w + 1
			s.h = max(s.h, h+1)
			return at, true
		}
		if s.part++; s.part < len(g.spare) {
			n := g.spare[s.part]
			*s = shelf{part: s.part, x: n.Min.X, y: n.Min.Y}
		}
	}
	return image.Rectangle{}, false
}

// text adds the glyphs of an item to the mesh of b.
func (b *builder) text(it *draw.Item) {
	g := b.p.glyphs
	size := it.Size * b.scale
	q := uint16(max(4, math.Round(float64(size)*4)))
	g.marks = g.fonts.Marks(g.marks[:0], it.Face, it.Text)
	x0 := it.At.X*b.scale - b.origin.X
	y := float32(math.Round(float64(it.At.Y*b.scale - b.origin.Y)))
	for _, m := range g.marks {
		x := float64(x0 + m.X*size)
		whole := math.Floor(x + 1.0/8)
		shift := uint8(max(0, min(3, (x-whole+1.0/8)*4)))
		if q > 4*48 { // large ones need no finer places
			whole, shift = math.Round(x), 0
		}
		c, ok := g.cell(glyphKey{m.Face, m.Index, q, shift})
		if !ok {
			continue
		}
		to := draw.Rect{X: float32(whole) + float32(c.from.Min.X), Y: y + float32(c.from.Min.Y),
			W: float32(c.at.Dx()), H: float32(c.at.Dy())}
		b.quad(to, float32(c.at.Min.X), float32(c.at.Min.Y), float32(c.at.Max.X), float32(c.at.Max.Y), it.Paint.Color, false)
	}
}
