package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A GeoCount tells the GEO of each clan area by area while it is counted.
type GeoCount struct {
	Head   string
	Clause string
	Rows   []GeoRow
}

// A GeoRow is a clan's part.
type GeoRow struct {
	Clan   Clan
	Player string
	GEO    int
	Now    bool // it is being counted
	Told   bool // it has been counted, or is: else its areas are not told yet
	Areas  []GeoArea
}

// A GeoArea is what an area gives: levels, and farms behind a plus.
type GeoArea struct {
	Name string
	Sum  string // "3+1"
	New  bool   // it has just been counted
}

// Draw paints the list into r (264 wide) and gives the height it needs; where that is more than there is, it is drawn smaller.
func (g GeoCount) Draw(u *ui.UI, r draw.Rect) (used float32) {
	p, box := plank(u.L, r, 264, 1)
	need := g.height(p, box.W)
	for k := float32(0.95); need > box.H && k >= 0.55; k -= 0.05 {
		p, box = plank(u.L, r, 264/k, 1)
		need = g.height(p, box.W)
	}
	p.words(draw.Rc(10, 8, 160, 22), upper(g.Head), brassHead)
	p.clause(u, draw.Pt(box.W-10-p.clauseWidth(g.Clause), 9), g.Clause, false)
	y := float32(36)
	for _, row := range g.Rows {
		h := row.height(p, box.W)
		row.draw(p, draw.Rc(10, y, box.W-20, h))
		y += h + geoGap
	}
	return y * p.v.k
}

const geoGap, geoHead, geoChip = 6, 36, 25

func (g GeoCount) height(p pen, w float32) float32 {
	h := float32(36)
	for _, row := range g.Rows {
		h += row.height(p, w) + geoGap
	}
	return h
}

var geoText = draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.OnFelt}

// each lays the chips of the areas out, row by row, and gives how many rows there are.
func (g GeoRow) each(p pen, w float32, do func(x, wide float32, row int, a GeoArea)) (rows int) {
	if !g.Told || len(g.Areas) == 0 {
		return 0
	}
	sum := geoText
	sum.Face = draw.Heading
	x := float32(0)
	for _, a := range g.Areas {
		wide := p.width(a.Name, geoText) + p.width(a.Sum, sum) + 16
		if x > 0 && x+wide > w {
			x, rows = 0, rows+1
		}
		do(x, wide, rows, a)
		x += wide + 4
	}
	return rows + 1
}

func (g GeoRow) height(p pen, w float32) float32 {
	rows := g.each(p, w-20-22, func(float32, float32, int, GeoArea) {})
	h := geoHead + float32(rows)*geoChip
	if rows > 0 {
		h += 3
	}
	return h
}

func (g GeoRow) draw(p pen, r draw.Rect) {
	top, low := draw.Hex(0x1b1410), draw.Hex(0x17110d)
	if g.Now {
		p.aura(r, 6, 6, ui.LitTop)
		top, low = draw.Hex(0x5a4730), draw.Hex(0x3d2f20)
	}
	p.fill(r, 6, draw.Down(r, top, low))
	if g.Now {
		p.frame(r, 6, 1.4, ui.LitTop)
	}
	p.clanEdge(draw.Rc(r.X+1, r.Y+4, 5, r.H-8), g.Clan)
	p.emblem(draw.Pt(r.X+27, r.Y+geoHead/2+1), 25, g.Clan, 1)
	p.name(draw.Rc(r.X+47, r.Y+2, r.W-100, geoHead-2), g.Player, draw.Type{Face: draw.Heading, Size: 15, Color: ui.OnFelt})
	p.words(draw.Rc(r.X, r.Y+2, r.W-10, geoHead-2), strconv.Itoa(g.GEO), draw.Type{Face: draw.Heading, Size: 22, Color: ui.OnFelt, Align: draw.End})
	g.each(p, r.W-22, func(x, wide float32, row int, a GeoArea) {
		b := draw.Rc(r.X+13+x, r.Y+geoHead+float32(row)*geoChip, wide, geoChip-4)
		fill, t := draw.Hex(0x2b211a), geoText
		switch {
		case a.New:
			fill, t.Color = draw.Hex(0xf6d27e), ui.OnPaper
		case g.Now:
			fill, t.Color = draw.Hex(0xe9dcba), ui.OnPaper
		}
		p.fill(b, 4, draw.Solid(fill))
		w := p.words(draw.Rc(b.X+6, b.Y, b.W, b.H), a.Name, t)
		t.Face = draw.Heading
		p.words(draw.Rc(b.X+10+w, b.Y, b.W, b.H), a.Sum, t)
	})
}
