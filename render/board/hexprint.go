package board

import (
	"kettle/render/draw"
	"kettle/rules/rail/track"
)

// Measures of the notes at the lower corners.
const noteWide, noteRow, noteHead, noteGap = 140, 20, 24, 17

// printed are the boxes of title and notes on the sheet.
func (pl *hexPlan) printed(n *Rails) (out []draw.Rect) {
	if pl.title.W > 0 {
		out = append(out, pl.title)
	}
	for i := range n.Notes {
		out = append(out, noteBox(n, i))
	}
	return out
}

// noteBox is the box of a note: the first in the left lower corner, the second in the right one.
func noteBox(n *Rails, i int) draw.Rect {
	h := float32(noteHead + noteRow*len(n.Notes[i].Rows) + 8)
	x := float32(noteGap)
	if i%2 == 1 {
		x = sheetSize.X - noteGap - noteWide
	}
	return draw.Rc(x, sheetSize.Y-noteGap-h, noteWide, h)
}

// print paints what is printed beside the map: the title and the notes.
func (b *Hexes) print(p pen, n *Rails) {
	t := b.plan.theme
	if r := b.plan.title; r.W > 0 {
		p.card(r, t)
		title := draw.Type{Face: draw.Title, Size: 21, Color: t.paperIn}
		for p.l.Metrics.Width(title.Face, title.Size, n.land().Title) > r.W-18 {
			title.Size--
		}
		y := r.Mid().Y
		sub := shrunk(p.l.Metrics, n.Subtitle, draw.Type{Face: draw.Serif, Size: 12.5, Color: t.paperIn}, r.W-14)
		if k := p.grown(sub.Size); n.Subtitle != "" && k > 0 && k*p.l.Metrics.Width(sub.Face, sub.Size, n.Subtitle) <= r.W-10 {
			y = r.Y + 20
			p.center(draw.Pt(r.Mid().X, r.Y+39), n.Subtitle, sub)
		}
		if p.legible(title.Size) {
			p.center(draw.Pt(r.Mid().X, y), n.land().Title, title)
		}
	}
	for i := range n.Notes {
		p.note(noteBox(n, i), &n.Notes[i], t)
	}
}

// mouths says at both ends of a tunnel to a panel that is set aside where it leads.
func (b *Hexes) mouths(p pen) {
	const size = 12
	pl := b.plan
	if pl.aside == "" || !p.legible(size) {
		return
	}
	t := draw.Type{Face: draw.Plate, Size: size, Color: draw.Hex(0xf3ecd8)}
	halo := draw.Hex(0x1a3050)
	for h := range pl.c {
		if pl.land.Hexes[h].Terrain != track.Tunnel {
			continue
		}
		side := func(c draw.Point, s string, way float32) {
			w := p.l.Metrics.Width(t.Face, t.Size, s)
			portal := c.Add(draw.Pt(way*1.75*pl.r, 0))
			p.sprite("seikan-portal", sized("seikan-portal", portal, 1.3*pl.r))
			p.haloed(portal.Add(draw.Pt(way*(0.95*pl.r+w/2), 0)), s, t, halo)
		}
		side(pl.c[h], pl.mouths[0], -1)
		side(pl.c[h].Add(pl.by).Sub(draw.Pt(1.2*pl.r, 0)), pl.mouths[1], 1)
	}
}

// card paints a paper card with a double edge.
func (p pen) card(r draw.Rect, t *theme) {
	b := p.box(r)
	p.l.Round(b.Move(0, 2.5*p.v.k).Inset(-1*p.v.k), 4*p.v.k, draw.Solid(draw.Color{A: 80}))
	p.l.Round(b, 3*p.v.k, draw.Down(b, t.paper, draw.Mix(t.paper, t.paperIn, 0.12)))
	p.l.Frame(b, 3*p.v.k, 1.4*p.v.k, t.paperIn)
	p.l.Frame(b.Inset(3.4*p.v.k), 2*p.v.k, 0.7*p.v.k, draw.Fade(t.paperIn, 0.7))
}

// note paints a small printed table.
func (p pen) note(r draw.Rect, n *Note, t *theme) {
	p.card(r, t)
	if !p.legible(12) {
		return
	}
	p.center(draw.Pt(r.Mid().X, r.Y+15), n.Title, draw.Type{Face: draw.Heading, Size: 13, Color: t.paperIn})
	for i, row := range n.Rows {
		y := r.Y + noteHead + noteRow*float32(i) + 2
		box := draw.Rc(r.X+7, y, r.W-14, noteRow-2)
		if row.Lit {
			p.round(box, 3, draw.Hex(0xf2cf7e), draw.Hex(0xb9822a), 1)
		}
		x := box.X + 6
		if row.Swatch.A != 0 {
			p.round(draw.Rc(x, y+3, 13, 12), 2.5, row.Swatch, draw.Fade(t.paperIn, 0.8), 0.8)
			x += 20
		}
		p.left(draw.Pt(x, box.Mid().Y), row.Text, draw.Type{Face: draw.SansBold, Size: 12.5, Color: draw.Hex(0x2b2118)})
		p.right(draw.Pt(box.Right()-5, box.Mid().Y), row.Value, draw.Type{Face: draw.SansBold, Size: 12.5, Color: draw.Hex(0x2b2118)})
	}
}

// left and right write a line that begins or ends at c, with its capitals about the height of c.
func (p pen) left(c draw.Point, s string, t draw.Type) { p.aligned(c, s, t, draw.Start) }

func (p pen) right(c draw.Point, s string, t draw.Type) { p.aligned(c, s, t, draw.End) }

func (p pen) aligned(c draw.Point, s string, t draw.Type, a draw.Align) {
	t.Size *= p.v.k * p.grown(t.Size)
	q := p.at(c)
	q.Y += p.l.Metrics.Capital(t.Face, t.Size) / 2
	p.l.Text(q, s, t.To(a))
}

// spelt are points of the names that are printed on the sheet.
func (pl *hexPlan) spelt() (out []draw.Point) {
	for _, n := range printedNames[pl.land.ID] {
		for i := range n.steps + 1 {
			out = append(out, n.from.Add(n.to.Sub(n.from).Mul(float32(i)/float32(n.steps))))
		}
	}
	return out
}

// A printedName runs over the sheet from one point to another.
type printedName struct {
	from, to draw.Point
	steps    int
}

// printedNames are where the sheets name avenues and waters; assets/gen/hexsheet.py writes them there.
var printedNames = map[string][]printedName{
	"washington-dc": {{draw.Pt(131, 229), draw.Pt(187, 256), 4}, {draw.Pt(288, 158), draw.Pt(350, 122), 4}, {draw.Pt(485, 190), draw.Pt(545, 225), 4}, {draw.Pt(422, 390), draw.Pt(488, 352), 4}},
	"westward-ho":   {{draw.Pt(26, 422), draw.Pt(150, 422), 6}, {draw.Pt(600, 499), draw.Pt(712, 499), 6}, {draw.Pt(632, 76), draw.Pt(702, 130), 5}},
	"singapore":     {{draw.Pt(580, 104), draw.Pt(716, 140), 7}, {draw.Pt(424, 482), draw.Pt(578, 444), 7}},
	"japan":         {{draw.Pt(332, 238), draw.Pt(448, 142), 7}, {draw.Pt(414, 476), draw.Pt(572, 476), 8}},
	"hokkaido":      {{draw.Pt(60, 236), draw.Pt(128, 100), 7}, {draw.Pt(478, 60), draw.Pt(646, 128), 8}, {draw.Pt(438, 468), draw.Pt(604, 432), 8}},
}
