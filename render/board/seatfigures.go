package board

import (
	"fmt"
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// plate is the GEO plate of paper: below the GEO of the marker stands what it would be if the game ended now.
func (s SeatPanel) plate(u *ui.UI, p pen, r draw.Rect) {
	p.paper(r)
	if s.ID != "" {
		id, b, tip := s.ID+"/mark-geo", p.box(r), wordGeoMark
		if s.GEONext != s.GEO {
			tip = fmt.Sprintf(wordGeoNow, s.GEO, s.GEONext)
		}
		u.Area(id, b)
		u.Explain(id, b, tip, "")
	}
	mark := draw.Hex(0xb4562e)
	p.fit("mark-geo", draw.Rc(r.X+6, r.Y+8, 18, r.H-16)).Tint = mark
	n := draw.Type{Face: draw.Heading, Size: 20, Color: ui.OnPaper, Align: draw.Center}
	if s.GEONext == s.GEO {
		p.snug(draw.Rc(r.X+24, r.Y, r.W-27, r.H), strconv.Itoa(s.GEO), n)
		return
	}
	next := ui.GainPaper
	if s.GEONext < s.GEO {
		next = ui.LossPaper
	}
	p.words(draw.Rc(r.X+25, r.Y+1, r.W-29, r.H*0.44), strconv.Itoa(s.GEO), n.In(13).With(ui.MutedPaper))
	p.words(draw.Rc(r.X+25, r.Y+r.H*0.42, r.W-29, r.H*0.54), strconv.Itoa(s.GEONext), n.In(18).With(next))
}

// A seatMark is a small figure: its picture, what it says, the column it stands in, its tip.
type seatMark struct {
	icon string
	tint draw.Color
	text string
	col  float32
	tip  string
	bad  bool
}

func (s SeatPanel) marks() [2][]seatMark {
	top := []seatMark{
		{"barrel-pure", draw.Color{}, strconv.Itoa(s.Pure), 0, wordPure, false},
		{"barrel-contraband", draw.Color{}, strconv.Itoa(s.Contraband), 1, wordContraband, false},
		{"mark-incubation", ui.HeadFelt, strconv.Itoa(s.Incubation), 2, wordIncubation, s.Incubation >= 11},
	}
	if s.Fervor >= 0 {
		top = append(top, seatMark{"fervor", draw.Color{}, strconv.Itoa(s.Fervor), 3, wordFervor, false})
	}
	return [2][]seatMark{top, {
		{"mark-supply", ui.HeadFelt, strconv.Itoa(s.Units) + " / " + strconv.Itoa(s.Capacity), 0, wordSupply, s.Units > s.Capacity},
		{"order-back", draw.Color{}, strconv.Itoa(s.Orders), 2, wordOrders, false},
		{"card-back-steam-column", draw.Color{}, strconv.Itoa(s.Cards), 3, wordHand, false},
	}}
}

// figures are the small figures in two rows of four columns.
func (s SeatPanel) figures(u *ui.UI, p pen, r draw.Rect) {
	rows := s.marks()
	for y, row := range rows {
		for _, m := range row {
			s.figure(u, p, draw.Rc(r.X+m.col*r.W/4, r.Y+float32(y)*r.H/2, r.W/4, r.H/2), m, y)
		}
	}
}

func (s SeatPanel) figure(u *ui.UI, p pen, r draw.Rect, m seatMark, row int) {
	it := p.fit(m.icon, draw.Rc(r.X+1, r.Mid().Y-8, 15, 16))
	it.Tint = m.tint
	if s.Out {
		it.Tint = white(0.4)
	}
	t := draw.Type{Face: draw.SansBold, Size: 13.5, Color: s.ink(ui.OnFelt)}
	if m.bad {
		t.Color = ui.LossFelt
	}
	room := r.W - 18
	if m.icon == "mark-supply" {
		room += r.W - 2
	}
	p.snug(draw.Rc(r.X+19, r.Y, room, r.H), m.text, t)
	if s.ID != "" {
		id := s.ID + "/" + m.icon
		b := p.box(draw.Rc(r.X, r.Y, room+18, r.H))
		u.Area(id, b)
		u.Explain(id, b, m.tip, "")
	}
}
