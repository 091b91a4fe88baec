package scenes

import (
	"fmt"
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// drawCard draws what is being decided.
func (r *railTable) drawCard(t *Table, u *ui.UI, box draw.Rect) float32 {
	if from, g, ok := r.planned(t); ok && (t.past >= 0 || t.aim.ghost == nil || t.paper.on) {
		return r.plannerCard(t, u, box, from, g)
	}
	if t.past >= 0 {
		return r.pastCard(t, u, box)
	}
	switch a := t.aim.ghost.(type) {
	case track.Lay:
		return r.pickCard(t, u, box, a)
	case play.Delivery:
		return r.deliveryCard(t, u, box, a)
	}
	s := railState(t.g.Now())
	if h, ok := r.eco.card(t, u, box, s); ok {
		return h
	}
	on := s.Heading()
	switch on.ID {
	case play.PhaseBuild:
		return r.buildCard(t, u, box, s)
	case play.PhaseMove1, play.PhaseMove2:
		return r.moveCard(t, u, box, s)
	}
	return t.openSlate(u, box, on.Name, on.Clause).close()
}

// fills: the cards of the actions, of a delivery and of a round's end, and the tiles that do not fit need the whole side.
func (r *railTable) fills(t *Table) bool {
	if t.over() {
		return !t.lifted
	}
	if t.past >= 0 || t.paper.on {
		return false
	}
	if t.reveal != nil && len(t.aim.chosen) == 0 {
		return true
	}
	if _, ok := picked(t); ok && r.barred {
		return true
	}
	if _, ok := t.aim.ghost.(play.Delivery); ok {
		return true
	}
	return r.eco.fills(railState(t.g.Now()))
}

// buildCard is the build turn while no hex is chosen.
func (r *railTable) buildCard(t *Table, u *ui.UI, box draw.Rect, s play.State) float32 {
	p := s.Figures(max(0, s.Turn()))
	most := p.Most
	title := fmt.Sprintf("Build track · tile %d of %d", p.Lays+1, most)
	if p.Lays >= most {
		title = fmt.Sprintf("Build track · all %d laid", most)
	}
	card := t.openSlate(u, box, title, s.Heading().Clause)
	r.eco.beforeBuild(t, card, s)
	lays := 0
	hexes := map[int]bool{}
	least := 0
	for _, a := range t.aim.legal {
		if l, ok := a.(track.Lay); ok {
			lays++
			hexes[l.At.Number()] = true
			if c, _ := s.LayPrice(l); lays == 1 || c < least {
				least = c
			}
		}
	}
	switch {
	case p.Lays >= most:
		card.say("All tiles of this turn are laid. End the build turn, or take one back.")
	case lays == 0:
		card.say("No tile can be laid: cash, or track to start from, is missing.")
	default:
		card.say("Point at a lit hex: its tiles are shown there. Track starts at a city, at a town with your track, or at an open end of yours.", r.eco.law().start)
	}
	lines := []seatLine{
		{"", "Hexes where a tile fits", fmt.Sprint(len(hexes)), ui.OnPaper},
		{"coins", "The cheapest lay", play.Dollars(least), ui.OnPaper},
		{"coins", "Cash", play.Dollars(p.Cash), ui.OnPaper},
	}
	if f, ok := factOf(s, "after", max(0, s.Turn())); ok {
		lines = append(lines, seatLine{"coins", f.Label, r.eco.forecast(s, max(0, s.Turn())), ui.OnPaper})
	}
	r.facts(card, lines)
	return card.close()
}

type seatLine struct {
	icon, label, value string
	ink                draw.Color
}

// facts lays lines of figures on a paper card.
func (r *railTable) facts(card *slate, lines []seatLine) {
	p := card.paper(float32(len(lines))*25 + 16)
	indent := float32(4)
	if slices.ContainsFunc(lines, func(x seatLine) bool { return x.icon != "" }) {
		indent = 32
	}
	for i, x := range lines {
		b := draw.Rc(p.X, p.Y+25*float32(i), p.W, 25)
		if x.icon != "" {
			spriteFit(card.u.L, x.icon, draw.Around(draw.Pt(b.X+13, b.Mid().Y), 26, 21))
		}
		w := card.u.L.Label(b, x.value, draw.Type{Face: draw.SansBold, Size: 15, Color: x.ink, Align: draw.End})
		card.u.L.Label(draw.Rc(b.X+indent, b.Y, b.W-indent-w-6, b.H), curly(x.label), draw.Type{Face: draw.Sans, Size: 14.5, Color: ui.OnPaper})
	}
}

// pastCard stands where the present is not on show.
func (r *railTable) pastCard(t *Table, u *ui.UI, box draw.Rect) float32 {
	s := railState(t.pos())
	pg := t.openPage(u, box, "A look back", "")
	pg.text(momentText(t.past))
	round := fmt.Sprint(s.Round())
	if s.Rounds() > 0 {
		round += fmt.Sprintf(" of %d", s.Rounds())
	}
	pg.fact("", r.roundWord(), round, ui.OnPaper)
	pg.fact("", "Phase", s.Heading().Name, ui.OnPaper)
	t.pastButtons(pg)
	return pg.close()
}
