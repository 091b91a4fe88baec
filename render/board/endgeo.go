package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A GeoEnd is the final table: what gave each clan its GEO.
type GeoEnd struct {
	Head    string // "GEO by source"
	Clause  string
	Sources []GeoSource
	Rows    []GeoEndRow // by rank
}

// A GeoSource is what GEO comes from.
type GeoSource struct {
	Name  string     // "columns", "havens, at most 4"
	Color draw.Color // zero: the usual one of its place
}

// sourceInk are the colours of the sources: columns, farms, and what the scenario adds.
var sourceInk = [...]draw.Color{draw.Hex(0xd9822b), draw.Hex(0x6fae7c), draw.Hex(0x5b93b8), draw.Hex(0xb58ac4), draw.Hex(0xc9b45b)}

func (s GeoSource) color(i int) draw.Color {
	if s.Color.A != 0 {
		return s.Color
	}
	return sourceInk[i%len(sourceInk)]
}

// A GeoEndRow is a seat's row.
type GeoEndRow struct {
	Clan   Clan
	Player string
	Rank   int
	Parts  []int // by source; a negative one is taken off
	Total  int
	Won    bool
	Out    string // "wiped out"; "": it is not
}

// geoPoint is the length of a bar for one GEO.
const geoPoint = 13.2

// Draw paints the table into r (264 x 382).
func (g GeoEnd) Draw(u *ui.UI, r draw.Rect) {
	p, box := plank(u.L, r, 264, 300)
	p.felt(box)
	w := p.clauseWidth(g.Clause)
	p.snug(draw.Rc(10, 7, box.W-30-w, 26), g.Head, draw.Type{Face: draw.Title, Size: 17, Color: ui.TitleGold, Shadow: draw.Color{A: 170}})
	p.clause(u, draw.Pt(box.W-10-w, 11), g.Clause, false)
	y := 35 + g.legend(p, draw.Rc(10, 35, box.W-20, 17)) + 4
	row := min(64, (box.H-y-6)/float32(max(1, len(g.Rows))))
	most := 1
	for _, x := range g.Rows {
		plus := 0
		for _, n := range x.Parts {
			plus += max(0, n)
		}
		most = max(most, plus)
	}
	point := min(geoPoint, (box.W-20-52)/float32(most))
	for _, x := range g.Rows {
		x.draw(p, draw.Rc(10, y, box.W-20, row-5), g.Sources, point)
		y += row
	}
}

// legend names the sources, in a row or two, and gives how high they stand.
func (g GeoEnd) legend(p pen, r draw.Rect) float32 {
	t := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.OnFelt}
	x, y := r.X, r.Y
	for i, s := range g.Sources {
		w := p.width(s.Name, t) + 16
		if x > r.X && x+w > r.Right() {
			x, y = r.X, y+r.H
		}
		p.fill(draw.Rc(x, y+4, 10, 10), 1.5, draw.Solid(s.color(i)))
		p.snug(draw.Rc(x+15, y, r.Right()-x-15, r.H), s.Name, t)
		x += w + 9
	}
	return y + r.H - r.Y
}

func (x GeoEndRow) draw(p pen, r draw.Rect, sources []GeoSource, point float32) {
	top, low := draw.Hex(0x1b1410), draw.Hex(0x17110d)
	if x.Won {
		p.aura(r, 6, 7, ui.LitTop)
		top, low = draw.Hex(0x5a4730), draw.Hex(0x3d2f20)
	}
	p.fill(r, 6, draw.Down(r, top, low))
	if x.Won {
		p.frame(r, 6, 1.5, ui.LitTop)
	}
	p.clanEdge(draw.Rc(r.X+1, r.Y+4, 5, r.H-8), x.Clan)
	head := draw.Rc(r.X, r.Y+1, r.W, r.H*0.55)
	p.words(draw.Rc(r.X+14, head.Y, 16, head.H), strconv.Itoa(x.Rank), draw.Type{Face: draw.Heading, Size: 14, Color: ui.Brass})
	p.emblem(draw.Pt(r.X+42, head.Mid().Y+1), min(26, head.H*0.86), x.Clan, 1)
	w := p.name(draw.Rc(r.X+62, head.Y, r.W-130, head.H), x.Player, draw.Type{Face: draw.Heading, Size: 14.5, Color: ui.OnFelt})
	if x.Won {
		p.fit("title-primus", draw.Rc(r.X+69+w, head.Mid().Y-9, 18, 18)).Tint = ui.TitleGold
	}
	p.words(draw.Rc(r.X, head.Y, r.W-10, head.H), strconv.Itoa(x.Total), draw.Type{Face: draw.Heading, Size: 22, Color: ui.OnFelt, Align: draw.End})
	bar := draw.Rc(r.X+32, r.Y+r.H*0.6, 0, min(20, r.H*0.34))
	if x.Out != "" {
		p.snug(draw.Rc(bar.X, bar.Y, r.W-44, bar.H), x.Out, draw.Type{Face: draw.Sans, Size: 13, Color: ui.LossFelt})
		return
	}
	at := bar.X
	for i, n := range x.Parts {
		if n == 0 || i >= len(sources) {
			continue
		}
		b := draw.Rc(at, bar.Y, point*float32(max(n, -n)), bar.H)
		text := draw.Type{Face: draw.Heading, Size: 12.5, Color: draw.Hex(0x1b1208), Align: draw.Center}
		if n < 0 { // taken off
			b.X += 4
			p.fill(b, 0, draw.Solid(draw.Color{R: 0x3a, G: 0x0f, B: 0x0a, A: 215}))
			p.dashes(b, 0, 1.2, ui.LossFelt)
			p.snug(b, minus(n), text.With(ui.LossFelt))
			at = b.Right()
			continue
		}
		c := sources[i].color(i)
		p.fill(b, 0, draw.Down(b, draw.Mix(c, draw.Hex(0xffffff), 0.16), draw.Mix(c, draw.Hex(0), 0.1)))
		p.frame(b, 0, 1, draw.Color{R: 0x12, G: 0x0c, B: 0x08, A: 200})
		p.snug(b, strconv.Itoa(n), text)
		at += b.W
	}
}

// A TieBreak tells how a tie was broken (STW-162).
type TieBreak struct {
	Head   string // "The tie"
	Clause string
	Who    string // "Ines and Moritz"
	Clans  []Clan
	Rows   []TieRow
}

// A TieRow is one thing that was compared.
type TieRow struct {
	Name    string
	Values  []string // by clan
	Decides bool
	Unused  bool // it was not needed any more
}

// Draw paints the panel into r (264 x 164).
func (t TieBreak) Draw(u *ui.UI, r draw.Rect) {
	p, box := plank(u.L, r, 264, 150)
	p.felt(box)
	w := p.clauseWidth(t.Clause)
	p.snug(draw.Rc(10, 6, box.W-30-w, 26), t.Head, draw.Type{Face: draw.Title, Size: 17, Color: ui.TitleGold, Shadow: draw.Color{A: 170}})
	p.clause(u, draw.Pt(box.W-10-w, 10), t.Clause, false)
	sheet := draw.Rc(10, 36, box.W-20, box.H-45)
	p.paper(sheet)
	row := (sheet.H - 8) / float32(len(t.Rows)+1)
	col := min(36, 96/float32(max(1, len(t.Clans))))
	x := func(i int) float32 { return sheet.Right() - 14 - col*(float32(len(t.Clans)-i)-0.5) }
	names := sheet.W - 28 - col*float32(len(t.Clans))
	p.snug(draw.Rc(sheet.X+12, sheet.Y+4, names, row), t.Who, draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper})
	for i, c := range t.Clans {
		p.emblem(draw.Pt(x(i), sheet.Y+4+row/2), min(24, row-3, col-2), c, 1)
	}
	for j, line := range t.Rows {
		b := draw.Rc(sheet.X+6, sheet.Y+4+row*float32(j+1), sheet.W-12, row)
		name, value := draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnPaper}, draw.Type{Face: draw.Heading, Size: 15, Color: ui.OnPaper, Align: draw.Center}
		switch {
		case line.Decides:
			p.fill(b, 4, draw.Down(b, draw.Hex(0xf8e0a4), draw.Hex(0xe8c878)))
			name.Face = draw.SansBold
		case line.Unused:
			name.Color, value.Color = draw.Fade(name.Color, 0.5), draw.Fade(value.Color, 0.5)
		}
		p.snug(draw.Rc(b.X+6, b.Y, names, b.H), line.Name, name)
		for i, v := range line.Values {
			p.snug(draw.Around(draw.Pt(x(i), b.Mid().Y), col, b.H), v, value)
		}
	}
}

// WinBanner says over the board who has won, on a paper ribbon in the middle of r (238 x 36), longer if the words are.
func WinBanner(l *draw.List, r draw.Rect, c Clan, text string) {
	p, box := plank(l, r, 238, 36)
	t := draw.Type{Face: draw.Title, Size: 18, Color: ui.OnPaper, Align: draw.Center}
	if more := p.width(text, t) + 88 - box.W; more > 0 {
		box.X, box.W = -more/2, box.W+more
	}
	p.aura(box, 18, 8, draw.Hex(0xffd75e))
	p.drop(box, 18)
	p.fill(box, 18, draw.Down(box, draw.Hex(0xfbf3df), draw.Hex(0xe6d2a4)))
	p.frame(box.Inset(1), 17, 1.6, draw.Hex(0xa87a2c))
	p.frame(box.Inset(3.5), 15, 0.8, draw.Fade(draw.Hex(0xa87a2c), 0.6))
	p.fit("title-primus", draw.Rc(box.X+12, 8, 20, 20)).Tint = draw.Hex(0x8a5a14)
	p.emblem(draw.Pt(box.Right()-22, 18), 26, c, 1)
	p.snug(draw.Rc(box.X+36, 0, box.W-36-40, 36), text, t)
}
