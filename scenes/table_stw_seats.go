package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// drawSeats draws a panel for each seat, in the order of the table.
func (s *stwTable) drawSeats(t *Table, u *ui.UI, r draw.Rect) {
	p := stwState(t.pos())
	n := p.Seats()
	step := min(seatStep(p), (r.H+6)/float32(n))
	for i := range rules.Seat(n) {
		panel := s.panel(t, p, i)
		a := panel.Draw(u, draw.Rc(r.X, r.Y+step*float32(i), r.W, step-6))
		s.meetSeat(t, u, a)
	}
	_, free := r.CutTop(step * float32(n))
	s.drawClans(u, t, free, p)
	t.places(u.L, stw.TargetSeat)
}

// seatStep is how far the panels of seats stand apart: those with a vassal's row are higher.
func seatStep(p *stw.State) float32 {
	if p.Box().Doubles != nil {
		return 182
	}
	return 125
}

// meetSeat answers a click on a seat: it is what is asked for, or its clan board is laid into the strip.
func (s *stwTable) meetSeat(t *Table, u *ui.UI, a board.Answer) {
	if x := a.Clicked; x.Kind == stw.TargetSeat && !hasTarget(t.lit(), x) && !hasTarget(t.aim.chosen, x) {
		u.Act()
		seat := rules.Seat(x.ID)
		if s.open == seat || seat == s.looks(t) {
			seat = rules.Nobody
		}
		s.open = seat
		return
	}
	t.meet(u, a)
}

// panel is what stands on the panel of a seat.
func (s *stwTable) panel(t *Table, p *stw.State, seat rules.Seat) board.SeatPanel {
	me, x := p.Player(seat), rules.Target{Kind: stw.TargetSeat, ID: int(seat)}
	pure, contra := me.Fuel.Barrels()
	out := board.SeatPanel{Spot: t.stwSpot(fmt.Sprintf("seat/%d", seat), x), Clan: t.clan(me.Clan), Player: t.g.m.Table().Name(seat), Title: s.title(p, seat), GEO: me.GEO,
		Pure: pure, Contraband: contra, Incubation: me.Incubation, Fervor: me.Fervor, Cards: len(p.Hand(seat).Columns) + len(p.Hand(seat).Archons),
		Acts: p.Turn() == seat, Out: me.Out, Bare: p.Round() == 0, Status: s.status(t, p, seat)}
	if page := t.telling(); page != nil && page.snow != nil {
		if out.Acts = page.snow.counts(out.Clan); out.Acts {
			out.Status = wordsCounted
		}
	}
	out.GEONext, out.Allies, out.Vassal = me.GEO, s.allies(t, p, seat), s.vassalRow(t, p, seat)
	switch res, over := p.Result(); {
	case me.Out:
	case over && !byPoints(p): // with what the end has added
		out.GEO, out.GEONext = res.Scores[seat], res.Scores[seat]
	case !over && p.Round() > 0:
		out.GEONext = p.EndedNow(seat)
	}
	if p.Box().MaxFervor == 0 {
		out.Fervor = -1
	}
	if me.Clan != stw.NoClan {
		out.Units, out.Capacity = p.OnBoard(me.Clan).Units(), p.Capacity(seat)
		out.Orders = ordersOut(p, seat, me.Clan)
	} else {
		out.Clan.Name = wordsNoClan
	}
	return out
}

// title is the title that a seat holds; before the first Conclave the one it claims.
func (s *stwTable) title(p *stw.State, seat rules.Seat) board.Title {
	for _, a := range p.Ambassadors() {
		if a.Seat == seat {
			if p.Round() == 0 {
				return steamTitle(a.Claim)
			}
			return steamTitle(a.Held)
		}
	}
	return board.NoTitle
}

// steamTitle is a title as it looks: both Watchers alike.
func steamTitle(x stw.Title) board.Title {
	switch x {
	case stw.Watcher, stw.Watcher2:
		return board.Watcher
	case stw.Legate:
		return board.Legate
	case stw.Archon:
		return board.Archon
	case stw.Primus:
		return board.Primus
	}
	return board.NoTitle
}

// tokensOut is how many revealed Order tokens of a clan lie on the board.
func tokensOut(p *stw.State, c stw.Clan) (n int) {
	for _, a := range stw.Lands() {
		if g := p.At(a); g.Token.Order != stw.NoOrder && g.Token.Clan == c {
			n++
		}
	}
	return n
}

// stwSpot is a thing that can be pointed at, lit and chosen as the aim says.
func (t *Table) stwSpot(id string, x rules.Target) board.Spot {
	return board.Spot{ID: id, What: x, Lit: hasTarget(t.lit(), x), Chosen: t.past < 0 && hasTarget(t.aim.chosen, x)}
}

// drawGist draws in one line what the seat that looks has, where the window is small.
func (s *stwTable) drawGist(t *Table, u *ui.UI, r draw.Rect) {
	p, seat := stwState(t.pos()), s.looks(t)
	u.L.Round(r, 6, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 225}))
	u.L.Frame(r, 6, 1, draw.Fade(ui.BrassLn, 0.5))
	spriteFit(u.L, crestOf(t.g.m, seat), draw.Around(draw.Pt(r.X+15, r.Mid().Y), 20, 20))
	me := p.Player(seat)
	pure, contra := me.Fuel.Barrels()
	text := draw.Type{Face: draw.SansBold, Size: 14, Color: ui.OnFelt}
	x := r.X + 32
	for _, f := range []struct {
		icon string
		n    int
	}{{"mark-geo", me.GEO}, {"barrel-pure", pure}, {"barrel-contraband", contra}, {"mark-incubation", me.Incubation}, {"order-back", ordersOut(p, seat, me.Clan)}} {
		value := fmt.Sprint(f.n)
		w := 26 + u.L.Metrics.Width(text.Face, text.Size, value) + 12
		if x+w > r.Right() {
			return
		}
		spriteFit(u.L, f.icon, draw.Around(draw.Pt(x+10, r.Mid().Y), 20, 18))
		u.L.Label(draw.Rc(x+24, r.Y, w-24, r.H), value, text)
		x += w
	}
}
