package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A VassalCard is the Vassal Clan card of a seat: what can still be recruited, the vassal's Order tokens, the stock spaces that
// it adds, and the ability that it lends (PWW-19).
type VassalCard struct {
	Clan   Clan
	Head   string // "Vassal Menrâu"
	Clause string
	Pieces []VassalPiece // in its supply
	Orders []VassalPiece // tokens left
	Stock  []StockSpace  // those of the card
	Lends  string        // "Lends Weather sense"
	Does   string
	Lent   string // clause of the ability
	Acts   bool
}

// A VassalPiece is a kind of piece with its number.
type VassalPiece struct {
	Sprite string
	N      int
	Tip    string
}

// Measures of the card: it lies over the right end of the clan board, and a little above it.
const vassalWide, vassalTall, vassalUp = 236, 158, 8

// DrawUnder paints the clan board into r (760 x 152) with the card of the vassal over its right end: what it covers is left out.
func (c *ClanBoard) DrawUnder(u *ui.UI, r draw.Rect, v *VassalCard) (a Answer) {
	p, box := component(u.L, r, c.Clan, c.Word)
	y := box.Y + (box.H-clanTall)/2
	room := box.W - vassalWide - 18 - 54
	stock(u, p, draw.Rc(54, y+7, room*0.48, 58), c.Stock, &a)
	c.special(u, p, draw.Rc(54+room*0.52, y+7, room*0.48, 76), &a)
	c.reserve(u, p, draw.Rc(52, y+66, room*0.52, 20), &a)
	c.Bane.draw(u, p, draw.Rc(54, y+88, room*0.74, 56), c.Clan)
	c.fed(u, p, draw.Rc(54+room*0.77, y+88, room*0.23, 56))
	v.draw(u, p, draw.Rc(box.W-vassalWide-6, box.Y-vassalUp, vassalWide, box.H+vassalUp-4), &a)
	return a
}

// fed says how many units are supplied: those of a vassal need none (PWW-26).
func (c *ClanBoard) fed(u *ui.UI, p pen, r draw.Rect) {
	p.head(r, wordSupplyHead)
	b := draw.Rc(r.X, r.Y+20, r.W, 26)
	p.paper(b)
	p.snug(b.Pad(3, 0), strconv.Itoa(c.Supply.Units)+wordOf+strconv.Itoa(c.Supply.Capacity), draw.Type{Face: draw.Heading, Size: 15, Color: ui.OnPaper, Align: draw.Center})
	u.Area("supply", p.box(b))
	u.Explain("supply", p.box(b), wordVassalFed, "")
}

func (v *VassalCard) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	d := decks["vassal"]
	if v.Acts {
		p.aura(r, 8, 10, ui.LitTop)
	}
	p.drop(r, 8)
	p.fill(r, 8, draw.Down(r, draw.Hex(0xf8f0dc), draw.Hex(0xe4d4ae)))
	head, rest := r.CutTop(29)
	p.cap(head, 8, d.top, d.low)
	p.fill(draw.Rc(head.X, head.Bottom()-1.2, head.W, 1.6), 0, draw.Solid(draw.Hex(0xd9b778)))
	chip := p.clauseWidth(v.Clause)
	p.snug(draw.Rc(head.X+11, head.Y, head.W-chip-26, head.H), v.Head, draw.Type{Face: draw.Heading, Size: 15, Color: draw.Hex(0xfff3df), Shadow: draw.Color{A: 120}})
	p.clause(u, draw.Pt(head.Right()-chip-8, head.Y+5), v.Clause, false)
	p.emblem(draw.Pt(rest.X+26, rest.Y+26), 34, v.Clan, 1)
	v.pieces(u, p, draw.Rc(rest.X+50, rest.Y+5, rest.W-50-78, 44))
	small := draw.Type{Face: draw.SansBold, Size: 12, Color: ui.MutedPaper}
	p.words(draw.Rc(rest.Right()-76, rest.Y+3, 70, 15), wordVassalStock, small)
	for i, s := range v.Stock {
		s.draw(u, p, draw.Rc(rest.Right()-76+float32(i)*34, rest.Y+18, 30, 34), a)
	}
	line := rest.Y + 56
	p.fill(draw.Rc(rest.X+10, line, rest.W-20, 1), 0, draw.Solid(draw.Fade(ui.RulePaper, 0.8)))
	w := p.clauseWidth(v.Lent)
	p.snug(draw.Rc(rest.X+11, line+3, rest.W-w-30, 19), v.Lends, draw.Type{Face: draw.Heading, Size: 14, Color: draw.Hex(0x8a2c17)})
	p.clause(u, draw.Pt(rest.Right()-w-9, line+4), v.Lent, true)
	p.prose(draw.Rc(rest.X+11, line+24, rest.W-22, rest.Bottom()-line-28), v.Does, draw.Type{Face: draw.Serif, Size: 13.5, Color: ui.OnPaper}, 1.2)
	p.frame(r.Inset(0.6), 8, 1.4, d.low)
}

// pieces are the soldiers of its supply and its Order tokens, each kind with its number.
func (v *VassalCard) pieces(u *ui.UI, p pen, r draw.Rect) {
	t := draw.Type{Face: draw.SansBold, Size: 12.5, Color: ui.OnPaper}
	for row, list := range [][]VassalPiece{v.Pieces, v.Orders} {
		step := r.W / float32(max(1, len(list)))
		for i, x := range list {
			b := draw.Rc(r.X+step*float32(i), r.Y+float32(row)*24, step, 23)
			alpha := float32(1)
			if x.N == 0 {
				alpha = 0.4
			}
			tall := float32(18)
			if row == 0 {
				tall = 22
			}
			p.token(x.Sprite, draw.Pt(b.X+10, b.Mid().Y), tall, v.Clan, alpha)
			p.snug(draw.Rc(b.X+22, b.Y, b.W-22, b.H), strconv.Itoa(x.N), t.With(draw.Fade(t.Color, alpha)))
			id := "vassal/" + x.Sprite
			u.Area(id, p.box(b))
			u.Explain(id, p.box(b), x.Tip, "")
		}
	}
}

// A VassalRow is the vassal clan of a seat on its panel.
type VassalRow struct {
	Clan   Clan
	Place  string // "vassal, Watcher"
	Title  Title
	Units  int // on the board
	Orders int // Order tokens to place or to activate
	Acts   bool
}

// draw paints the row into r (202 x 45).
func (v *VassalRow) draw(p pen, r draw.Rect) {
	p.fill(r, 5, draw.Solid(draw.Color{R: 0x12, G: 0x0c, B: 0x09, A: 150}))
	if v.Acts {
		p.fill(r, 5, draw.Solid(draw.Color{R: 0x6a, G: 0x4c, B: 0x26, A: 120}))
		p.frame(r, 5, 1.4, ui.LitTop)
	}
	p.clanEdge(draw.Rc(r.X+1.5, r.Y+4, 5, r.H-8), v.Clan)
	p.emblem(draw.Pt(r.X+25, r.Mid().Y), 30, v.Clan, 1)
	right := r.Right() - 8
	if v.Title != NoTitle {
		p.fit(v.Title.sprite(), draw.Rc(right-18, r.Y+5, 18, 18)).Tint = ui.Brass
		right -= 24
	}
	p.snug(draw.Rc(r.X+45, r.Y+4, right-r.X-45, 18), v.Clan.Name, draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnFelt})
	y := r.Y + 23
	t := draw.Type{Face: draw.SansBold, Size: 12.5, Color: ui.OnFelt}
	p.snug(draw.Rc(r.X+45, y, r.W-45-96, 18), v.Place, draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedFelt})
	p.standee("soldier", draw.Pt(r.Right()-78, y+17), 16, v.Clan, 1)
	p.words(draw.Rc(r.Right()-67, y, 22, 18), strconv.Itoa(v.Units), t)
	p.fit("order-back", draw.Rc(r.Right()-44, y+1, 16, 16))
	p.words(draw.Rc(r.Right()-25, y, 20, 18), strconv.Itoa(v.Orders), t)
}
