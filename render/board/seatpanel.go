package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A SeatPanel is a seat of Steamwatchers: who plays which clan, and the numbers that matter.
type SeatPanel struct {
	Spot         // its hit, and what a click on the panel means
	Clan    Clan // the zero clan: none yet
	Player  string
	Title   Title // held now; NoTitle: none
	GEO     int
	GEONext int // GEO if the game ended now; equal to GEO: as its marker says

	Pure, Contraband int
	Incubation       int
	Fervor           int // -1: fervor is not in use
	Units, Capacity  int // on the board, and what the supply allows (STW-155)
	Orders           int // Order tokens left to activate or to place
	Cards            int // in the hand

	Vassal *VassalRow // under the figures; nil: none
	Allies []Clan     // whose Treaty tokens the seat holds

	Status string // "3 orders left", "passed: claims Primus"
	Acts   bool   // it is the one to act
	Out    bool   // wiped out
	Bare   bool   // set-up: clan and title only
}

// Measures of the panel: it is 224 x 119; with less height than seatLow for its width it is drawn compact.
const (
	seatWide, seatTall = 224, 119
	seatSmall, seatLow = 62, 96
	seatVassal         = 50
	allyStep           = 26 // between the Treaty tokens of allies
)

// Draw paints the panel into r: 224 x 119, higher with a vassal, or 62 high at least in the compact form.
func (s SeatPanel) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	need, compact := float32(seatTall), r.H < r.W*seatLow/seatWide
	if compact {
		need = seatSmall
	}
	if s.Vassal != nil && !compact {
		need += seatVassal
	}
	p, box := plank(u.L, r, seatWide, need)
	st := s.meet(u, p, box, &a)
	s.ground(p, box, st)
	if compact {
		s.small(u, p, box)
	} else {
		s.whole(u, p, box)
	}
	s.mark(p, box, 8, st)
	return a
}

// ground paints the panel, lit when its seat acts, with the edge in its colour.
func (s SeatPanel) ground(p pen, r draw.Rect, st ui.State) {
	top, low := darkTop, darkLow
	switch {
	case s.Acts:
		p.aura(r, 8, 18, draw.Fade(ui.LitTop, 0.55))
		top, low = draw.Hex(0x4a3a28), draw.Hex(0x2b2018)
	case st.Hot:
		top, low = draw.Hex(0x40332a), draw.Hex(0x291f18)
	}
	p.drop(r, 8)
	p.fill(r, 8, draw.Down(r, top, low))
	p.clanEdge(draw.Rc(r.X+1.5, r.Y+6, 7.5, r.H-12), s.Clan)
	if s.Acts {
		p.frame(r.Inset(0.75), 7.5, 1.5, ui.LitTop)
		return
	}
	p.frame(r.Inset(0.5), 7.5, 1, draw.Fade(ui.BrassLn, 0.5))
}

// ink is the colour of the panel's words.
func (s SeatPanel) ink(c draw.Color) draw.Color {
	if s.Out {
		return draw.Fade(c, 0.45)
	}
	return c
}

func (s SeatPanel) whole(u *ui.UI, p pen, r draw.Rect) {
	alpha := float32(1)
	if s.Out {
		alpha = 0.4
	}
	name := draw.Type{Face: draw.Heading, Size: 16, Color: s.ink(ui.OnFelt)}
	clan := draw.Type{Face: draw.Sans, Size: 12.5, Color: s.ink(ui.MutedFelt)}
	p.emblem(draw.Pt(r.X+35, r.Y+30), 42, s.Clan, alpha)
	right := r.Right() - 9
	if s.Title != NoTitle && !s.Bare {
		right -= s.titleMark(p, draw.Rc(right, r.Y+9, 0, 18)) + 8
	}
	p.name(draw.Rc(r.X+64, r.Y+7, right-r.X-64, 22), s.Player, name)
	p.snug(draw.Rc(r.X+64, r.Y+28, r.Right()-r.X-72, 16), s.Clan.Name, clan)
	if s.Bare {
		if s.Title != NoTitle {
			p.token("ambassador", draw.Pt(r.X+28, r.Y+76), 30, s.Clan, 1)
			p.fit(s.Title.sprite(), draw.Rc(r.X+45, r.Y+66, 20, 20)).Tint = ui.Brass
			p.words(draw.Rc(r.X+71, r.Y+66, 140, 20), s.Title.String(), clan.In(14).With(ui.OnFelt))
		}
	} else {
		s.plate(u, p, draw.Rc(r.X+15, r.Y+54, 52, 37))
		s.figures(u, p, draw.Rc(r.X+74, r.Y+53, r.W-80, 40))
	}
	y := r.Y + 94
	if v := s.Vassal; v != nil {
		v.draw(p, draw.Rc(r.X+14, y+1, r.W-22, seatVassal-5))
		y += seatVassal
	}
	s.status(p, draw.Rc(r.X+16, y, r.W-26, 18))
	for i, ally := range s.Allies {
		p.treaty(draw.Around(draw.Pt(r.Right()-20-float32(i)*allyStep, y+8), 23, 18), ally, alpha)
	}
}

// titleMark paints the title held at the left of r, ending there, and gives its width.
func (s SeatPanel) titleMark(p pen, r draw.Rect) float32 {
	t := draw.Type{Face: draw.Heading, Size: 12, Color: s.ink(ui.Brass)}
	text := upper(s.Title.String())
	w := p.width(text, t)
	p.words(draw.Rc(r.X-w, r.Y, w+1, r.H), text, t)
	p.fit(s.Title.sprite(), draw.Rc(r.X-w-19, r.Y+1, 16, 16)).Tint = t.Color
	return w + 19
}

// status is the last line: what the seat does or has done.
func (s SeatPanel) status(p pen, r draw.Rect) {
	t := draw.Type{Face: draw.SansBold, Size: 12.5, Color: s.ink(ui.MutedFelt)}
	if s.Acts {
		t.Color = ui.TitleGold
		c := draw.Pt(r.X+4, r.Mid().Y)
		p.aura(draw.Around(c, 8, 8), 4, 5, ui.LitTop)
		p.fill(draw.Around(c, 8, 8), 4, draw.Solid(ui.TitleGold))
		r.X, r.W = r.X+14, r.W-14
	}
	r.W -= float32(len(s.Allies)) * allyStep
	p.snug(r, s.Status, t)
}

// small is the compact form: one line of names, one of figures.
func (s SeatPanel) small(u *ui.UI, p pen, r draw.Rect) {
	p.emblem(draw.Pt(r.X+30, r.Y+24), 32, s.Clan, 1)
	right := r.Right() - 8
	if s.Title != NoTitle {
		p.fit(s.Title.sprite(), draw.Rc(right-16, r.Y+6, 16, 16)).Tint = ui.Brass
		right -= 20
	}
	w := p.name(draw.Rc(r.X+52, r.Y+4, min(right-r.X-56, 96), 20), s.Player, draw.Type{Face: draw.Heading, Size: 14.5, Color: s.ink(ui.OnFelt)})
	s.statusSmall(p, draw.Rc(r.X+58+w, r.Y+5, right-r.X-60-w, 19))
	s.plate(u, p, draw.Rc(r.X+52, r.Y+26, 46, 30))
	x := draw.Rc(r.X+102, r.Y+25, r.W-106, 32)
	s.figures(u, p, x)
}

func (s SeatPanel) statusSmall(p pen, r draw.Rect) {
	t := draw.Type{Face: draw.Sans, Size: 12, Color: s.ink(ui.MutedFelt), Align: draw.End}
	if s.Acts {
		t.Color = ui.TitleGold
	}
	if p.width(s.Status, t)*0.7 <= r.W { // else it is left out: the edge says who acts
		p.snug(r, s.Status, t)
	}
}
