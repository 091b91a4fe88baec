package board

import (
	"kettle/render/draw"
)

// A pen draws on the sheet: in its units, as the view sees them.
type pen struct {
	l *draw.List
	v view
	// least is the smallest size in units at which a name is still read; those a little smaller are written in it,
	// much smaller ones are left out.
	least float32
}

// leastPixels is the size under which nothing is written, and stretch how much larger than the picture asks for
// a text may be to reach it.
const leastPixels, stretch = 11, 1.25

func (p pen) at(q draw.Point) draw.Point { return p.v.to(q) }

func (p pen) box(r draw.Rect) draw.Rect {
	q := p.v.to(draw.Pt(r.X, r.Y))
	return draw.Rect{X: q.X, Y: q.Y, W: r.W * p.v.k, H: r.H * p.v.k}
}

func (p pen) path(q []draw.Point) []draw.Point {
	out := make([]draw.Point, len(q))
	for i := range q {
		out[i] = p.v.to(q[i])
	}
	return out
}

// sprite paints into r; seen says whether any of it is in the box.
func (p pen) sprite(name string, r draw.Rect) *draw.Item { return p.l.Sprite(name, p.box(r)) }

// tinted is sprite with a colour multiplied in; glow adds it to what lies below.
func (p pen) tinted(name string, r draw.Rect, c draw.Color) *draw.Item {
	it := p.sprite(name, r)
	it.Tint = c
	return it
}

func (p pen) glow(name string, r draw.Rect, c draw.Color) {
	p.tinted(name, r, c).Glow = true
}

// line strokes a line of the sheet that many units of the sheet wide.
func (p pen) line(q []draw.Point, w float32, c draw.Color) *draw.Item {
	return p.l.Line(p.path(q), w*p.v.k, c)
}

func (p pen) dashed(q []draw.Point, w float32, c draw.Color, on, off, shift float32) {
	it := p.line(q, w, c)
	it.Dash, it.Shift = [2]float32{on * p.v.k, off * p.v.k}, shift*p.v.k
}

// round fills and frames a rounded box.
func (p pen) round(r draw.Rect, radius float32, fill draw.Color, edge draw.Color, width float32) {
	b := p.box(r)
	p.l.Round(b, radius*p.v.k, draw.Solid(fill))
	if width > 0 {
		p.l.Frame(b, radius*p.v.k, width*p.v.k, edge)
	}
}

// grown is how much larger a text of that size on the sheet is written so that it can be read; 0: not at all.
func (p pen) grown(size float32) float32 {
	f := max(1, p.least/(size*p.v.k))
	if f > stretch {
		return 0
	}
	return f
}

// legible reports whether a text of that size on the sheet is written.
func (p pen) legible(size float32) bool { return p.grown(size) > 0 }

// center writes a line with its capitals around c; the caller has asked whether it is legible.
func (p pen) center(c draw.Point, s string, t draw.Type) {
	t.Size *= p.v.k * p.grown(t.Size)
	q := p.v.to(c)
	q.Y += p.l.Metrics.Capital(t.Face, t.Size) / 2
	p.l.Text(q, s, t.To(draw.Center))
}
