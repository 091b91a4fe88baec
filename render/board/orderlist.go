package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// An OrderList is the areas of a seat with the orders it has laid there, for the seat alone.
type OrderList struct {
	Head, Count string // "Your orders", "4 of 5 areas"
	Clan        Clan
	Rows        []OrderRow
	Note        string
	Clause      string
}

// An OrderRow is one area.
type OrderRow struct {
	Spot
	Area   string
	Order  string   // "Move", "no order yet"
	Pieces []string // "soldier", "elite", "beacon": what holds it
	Sprite string   // "order-move"; "": none yet
	Clan   Clan     // whose pieces they are; the zero clan: the list's
}

// orderRow is the height of a row; with many areas rows are lower, to orderLow.
const orderRow, orderLow = 48, 30

// Draw paints the list into r (264 x 372) and gives the height it needs; buttons go below.
func (o OrderList) Draw(u *ui.UI, r draw.Rect) (a Answer, used float32) {
	p, box := plank(u.L, draw.Rc(r.X, r.Y, r.W, max(r.H, 120)), 264, 1)
	p.words(draw.Rc(10, 8, 140, 24), o.Head, draw.Type{Face: draw.Heading, Size: 15.5, Color: ui.OnFelt})
	p.words(draw.Rc(150, 8, box.W-160, 24), o.Count, draw.Type{Face: draw.SansBold, Size: 13.5, Color: ui.TitleGold, Align: draw.End})
	note := float32(0)
	if o.Note != "" {
		note = 44
	}
	y := float32(36)
	row := max(orderLow, min(orderRow, (box.H-y-note)/float32(max(1, len(o.Rows)))))
	for _, x := range o.Rows {
		x.draw(u, p, draw.Rc(10, y, box.W-20, row-5), o.Clan, &a)
		y += row
	}
	if o.Note != "" {
		w := p.clauseWidth(o.Clause)
		h := p.prose(draw.Rc(10, y+1, box.W-20, 40), o.Note, draw.Type{Face: draw.Sans, Size: 13, Color: ui.OnFelt}, 1.35)
		p.clause(u, draw.Pt(box.W-10-w, y+h-16), o.Clause, false)
		y += h + 6
	}
	return a, y * p.v.k
}

func (o OrderRow) draw(u *ui.UI, p pen, r draw.Rect, c Clan, a *Answer) {
	st := o.meet(u, p, r, a)
	p.paper(r)
	if st.Hot || st.Focused {
		p.fill(r, 4, draw.Solid(draw.Fade(draw.Hex(0xffe39a), 0.5)))
	}
	name := draw.Type{Face: draw.Heading, Size: 14, Color: ui.OnPaper}
	kind := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper}
	at, wide, mid := r.X+9, float32(104), r.Mid().Y
	if r.H >= 38 {
		mid = r.Y + 12.5
	}
	if o.Clan.ID != "" && o.Clan.ID != c.ID { // a vassal's
		p.emblem(draw.Pt(at+8, mid), 17, o.Clan, 1)
		at, wide = at+20, wide-20
	}
	if r.H >= 38 {
		p.snug(draw.Rc(at, r.Y+3, wide, 19), o.Area, name)
		p.snug(draw.Rc(r.X+9, r.Bottom()-20, 104, 16), o.Order, kind)
	} else {
		p.snug(draw.Rc(at, r.Y, wide, r.H), o.Area, name)
	}
	tall := min(29, r.H-8)
	step := min(14, 58/float32(max(1, len(o.Pieces))))
	x := r.X + 148 - step*float32(len(o.Pieces)-1)/2
	for i, piece := range o.Pieces {
		p.standee(piece, draw.Pt(x+step*float32(i), r.Mid().Y+tall/2), tall, clanOr(o.Clan, c), 1)
	}
	size := min(33, r.H-6)
	place := draw.Pt(r.Right()-26, r.Mid().Y)
	if o.Sprite == "" {
		p.dashes(draw.Around(place, size-3, size-3), size/2, 1.5, draw.Hex(0xb98a3e))
	} else {
		p.tinted("shadow-soft", draw.Around(place.Add(draw.Pt(4, 6)), size*1.2, size), shadowTint)
		p.fit("order-back", draw.Around(place.Add(draw.Pt(3.5, 2.5)), size, size))
		p.fit(o.Sprite, draw.Around(place, size, size))
	}
	o.mark(p, r, 4, st)
}

// A SecretNote says who sees the orders, beside the back that they all have.
type SecretNote struct {
	Text   string
	Clause string
}

// Draw paints the note into r (264 x 90).
func (n SecretNote) Draw(u *ui.UI, r draw.Rect) {
	p, box := plank(u.L, r, 264, 90)
	p.felt(box)
	p.tinted("shadow-soft", draw.Rc(16, 30, 52, 44), shadowTint)
	p.fit("order-back", draw.Rc(14, 20, 46, 48))
	h := p.prose(draw.Rc(74, 9, box.W-84, box.H-36), n.Text, draw.Type{Face: draw.Sans, Size: 13, Color: ui.OnFelt}, 1.32)
	p.clause(u, draw.Pt(74, 9+h+3), n.Clause, false)
}
