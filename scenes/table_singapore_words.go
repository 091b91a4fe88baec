package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/maps/singapore"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// prompt is the sentence of what is asked, by part of the turn.
func (m *singaporeTable) prompt(t *Table) rules.Line {
	s := steamState(t.pos())
	seat := s.Turn()
	if seat < 0 {
		return m.steamTable.prompt(t)
	}
	line := func(clause, text string) rules.Line {
		return rules.Line{Text: fmt.Sprintf("@%d: %s.", seat, text), Clause: clause}
	}
	last := singapore.Passes(s) > 0
	switch {
	case s.Phase().ID == singapore.PartBuild && last:
		return line("SIN-21", "lay a track tile, or none. If you take no action either, the game ends")
	case s.Phase().ID == singapore.PartBuild:
		return line("SIN-06", "lay a track tile, or lay none")
	case choosing(s) && last && s.Player(seat).Lays == 0:
		return line("SIN-21", "choose an additional action; passing too ends the game now")
	case choosing(s):
		return line("SIN-10", "choose one additional action, or end the turn without one")
	}
	return m.steamTable.prompt(t)
}

// propose is the sentence for an action that is shown.
func (eco singaporeEconomy) propose(t *Table, p play.State, a rules.Action) rules.Line {
	s := steamState(p)
	seat := max(0, s.Turn())
	line := func(clause, format string, args ...any) rules.Line {
		return rules.Line{Text: fmt.Sprintf("@%d: ", seat) + fmt.Sprintf(format, args...), Clause: clause}
	}
	switch a := a.(type) {
	case play.Raise:
		l := s.Player(seat).Loco
		return line("SIN-14", "raise the locomotive to %d for $%d?", l+1, s.Price(steam.Locomotive, seat))
	case steam.Urbanize:
		return line("SIN-15", "make %s a %s city for $%d?", a.At, a.Color, s.Price(steam.Urbanization, seat))
	}
	return eco.steamEconomy.propose(t, p, a)
}

// brief are the short texts of the log.
func (eco singaporeEconomy) brief(p rules.Position, e rules.Event) []string {
	switch e := e.(type) {
	case play.PhaseBegan:
		return []string{} // a turn is short: its parts need no lines
	case singapore.TurnPassed:
		return []string{"Passes the turn"}
	case singapore.TokensAdded:
		return []string{count(e.Tokens, "token") + " on idle links", "Tokens added"}
	case singapore.RentDue:
		return []string{"Rent of marked links", "Rent"}
	case singapore.EndTriggered:
		return []string{"Brings the end near"}
	}
	return eco.steamEconomy.brief(p, e)
}

func (eco singaporeEconomy) signs(e rules.Event) bool {
	switch e.(type) {
	case singapore.TurnPassed, singapore.TokensAdded, singapore.RentDue, singapore.EndTriggered:
		return true
	}
	return eco.steamEconomy.signs(e)
}

// whose: a turn may end with a decision of the opponent, but what it costs is told of its own seat.
func (eco singaporeEconomy) whose(e rules.Event) (rules.Seat, bool) {
	switch e := e.(type) {
	case singapore.TokensAdded:
		return e.Seat, true
	case singapore.RentDue:
		return e.Seat, true
	case singapore.EndTriggered:
		return e.By, true
	}
	return eco.steamEconomy.whose(e)
}

// briefAction: a part of the turn that is left out.
func (eco singaporeEconomy) briefAction(s play.State, a rules.Action) []string {
	if a != rules.Action(play.Done{}) {
		return nil
	}
	if choosing(steamState(s)) {
		return []string{"No action"}
	}
	return []string{"Lays no tile"}
}

// reveal is the card of the moment in which the end is triggered; the log tells the rest of a turn.
func (eco singaporeEconomy) reveal(p rules.Position, events []rules.Event) *revealCard {
	for _, e := range events {
		if e, ok := e.(singapore.EndTriggered); ok {
			return &revealCard{title: "The end is near", draw: func(t *Table, pg *page) { eco.drawNear(t, pg, e) }}
		}
	}
	return nil
}

// drawNear says who has triggered the end, and how the two stand.
func (eco singaporeEconomy) drawNear(t *Table, pg *page, e singapore.EndTriggered) {
	s := steamState(t.g.Now())
	goal := singapore.Home()
	names := t.g.m.Table()
	pg.text(fmt.Sprintf("%s has %s and an income of %d or more.", names.Name(e.By), minusPoints(s.Player(e.By).VP), goal.MinIncome), "SIN-18")
	pg.rule()
	for seat := range rules.Seat(s.Seats()) {
		x := s.Player(seat)
		ink := ui.OnPaper
		if !goal.Solvent(x) {
			ink = ui.LossPaper
		}
		pg.fact("link-disc-"+t.g.Colour(seat), fitName(metricsOf(t), names.Name(seat), draw.Type{Face: draw.Sans, Size: 15}, 110), fmt.Sprintf("%s, %s", minusPoints(x.VP), signed(x.Income)), ink)
	}
	pg.rule()
	pg.text("Whoever begins a turn with most points and an income of 0 or more wins. With as many as the other nobody has won yet.", "SIN-18", "SIN-32")
	eco.r.drawOn(t, pg)
}

// moment is what the marked links have cost.
func (m *singaporeTable) moment(t *Table) resultFigure {
	rent, tokens := 0, 0
	for i := range t.g.Len() {
		for _, e := range t.g.Events(i) {
			switch e := e.(type) {
			case singapore.RentDue:
				rent += e.Dollars
			case singapore.TokensAdded:
				tokens += e.Tokens
			}
		}
	}
	return resultFigure{"coins", "Idle links", fmt.Sprintf("%s, $%d of rent", count(tokens, "token"), rent)}
}

// tellEarn: half of the income comes with each action, and points alone win.
func (m *singaporeTable) tellEarn(before, after steam.Player) (income, end, clause string) {
	more := singapore.Half(after.Income) - singapore.Half(before.Income)
	income = fmt.Sprintf("%s more with each action", play.Dollars(more))
	if over := after.VP - before.VP; over > 0 {
		income += "; " + count(over, "point") + " over"
	}
	return income, "Only points win, with an income of 0 or more.", "SIN-18"
}
