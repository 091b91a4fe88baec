package singapore

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// The parts of a player's turn, as phases of steam. The seat whose turn it is comes first in the order; it alone acts, and
// the order turns round with every turn (SIN-04).
const (
	PartBuild    = "build"
	PartAction   = "additional"
	PartExpenses = steam.PhaseIncome
)

func (g *singapore) phases() []steam.Phase {
	alone := func(*steam.State) int { return -1 }
	return []steam.Phase{
		{ID: PartBuild, Name: "Building track", Clause: "SIN-06", Ask: "lay a track tile, or lay none.", Done: "lay no tile", Enter: beginTurn, Next: alone,
			Choices: []steam.Choice{laying(), steam.Ending(play.Done{}, "SIN-06", false)}},
		{ID: PartAction, Name: "Additional action", Clause: "SIN-10", Ask: "take one additional action, or end your turn.", Done: "end the turn without an action", Next: alone,
			Choices: []steam.Choice{moving(), engineering(), growing(), improving(), g.urbanizing(), steam.Ending(play.Done{}, "SIN-10", false)}},
		{ID: PartExpenses, Name: "Expenses", Clause: "SIN-16", Enter: g.endTurn, Next: alone,
			Leave: func(t *steam.Turn) { t.SetOrder(other(t.Seat()), t.Seat()) }},
	}
}

// other is the opponent of a seat.
func other(seat rules.Seat) rules.Seat { return 1 - seat }

// laying is the choice of the one tile of a turn (SIN-06).
func laying() steam.Choice {
	c := steam.Laying()
	c.Clause = "SIN-06"
	do, ledger := c.Do, c.Ledger
	c.Do = func(t *steam.Turn, a rules.Action) {
		lay(t, a, do)
		t.EndTurn()
	}
	c.Ledger = func(s *steam.State, a rules.Action, l *steam.Ledger) {
		ledger(s, a, l)
		rentLine(s, a, l)
	}
	return c
}

// engineering is the choice of a second tile, which makes Engineer the action of the turn (SIN-12, SIN-24).
func engineering() steam.Choice {
	c := steam.Laying()
	c.Clause = "SIN-24"
	do, ledger := c.Do, c.Ledger
	c.Do = func(t *steam.Turn, a rules.Action) {
		act(t, steam.Engineer)
		lay(t, a, do)
	}
	c.Ledger = func(s *steam.State, a rules.Action, l *steam.Ledger) {
		ledger(s, a, l)
		rentLine(s, a, l)
		l.Act(steam.Engineer)
	}
	return c
}

// rentLine says how a lay changes what the marked links would cost with this turn's expenses (SIN-17).
func rentLine(s *steam.State, a rules.Action, l *steam.Ledger) {
	seat, b := s.Turn(), s.Track()
	before, after := Rent(b.EndBuild(seat), seat), Rent(b.Put(seat, a.(track.Lay)).EndBuild(seat), seat)
	if before != after {
		l.Dollars("Rent of marked links", before, after, "SIN-17")
	}
}

// lay lays a tile, and says that the turn brings something new unless it is merely redirected (SIN-35).
func lay(t *steam.Turn, a rules.Action, do func(*steam.Turn, rules.Action)) {
	seat, before := t.Turn(), t.Track()
	deed := before.Deed(seat, a.(track.Lay))
	do(t, a)
	if deed != track.Redirect || len(t.Track().Completed(before)) > 0 {
		t.SetMark(seat, still, 0)
	}
}

// act is the one additional action of the turn: it is over with it.
func act(t *steam.Turn, r steam.Role) {
	t.Act(r)
	t.EndTurn()
}

// mayBuild says why no tile, or no second one, may be laid now (SIN-06, SIN-12, SIN-24).
func mayBuild(s *steam.State, seat rules.Seat) error {
	one, both := s.Map().Rules.Lays, s.Map().Rules.Engineer
	switch n := s.Player(seat).Lays; {
	case n >= both:
		return rules.Refuse("SIN-12", fmt.Sprintf("at most %d tiles a turn; they are laid", both))
	case n < one && s.Stage().ID != PartBuild:
		return rules.Refuse("SIN-24", "Engineer is the second tile of a turn; you have laid none")
	}
	return nil
}

// mayUse refuses an action that costs more than the deciding seat can raise; nothing else is asked for (SIN-05).
func mayUse(s *steam.State, r steam.Role) error {
	seat := mover(s)
	return s.Cover(seat, s.Price(r, seat), r.String())
}

// growing is the choice of City Growth (SIN-13).
func growing() steam.Choice {
	c := steam.Growing()
	c.Clause = "SIN-13"
	return taking(c, steam.CityGrowth)
}

// urbanizing is the choice of Urbanization (SIN-15).
func (g *singapore) urbanizing() steam.Choice {
	c := steam.Urbanizing()
	c.Clause = "SIN-15"
	return taking(c, steam.Urbanization)
}

// improving is the choice of Locomotive (SIN-14).
func improving() steam.Choice {
	c := steam.RaisingLoco()
	c.Clause = "SIN-14"
	c.Check = func(s *steam.State, _ rules.Action) error {
		if l := s.Player(s.Turn()).Loco; l >= s.Map().Rules.MaxLoco {
			return rules.Refuse("SIN-14", fmt.Sprintf("the locomotive is at level %d, the highest", l))
		}
		return mayUse(s, steam.Locomotive)
	}
	c.Do = func(t *steam.Turn, _ rules.Action) { t.RaiseLoco(t.Turn()) }
	return taking(c, steam.Locomotive)
}

// taking makes the use of an action tile the one additional action, at its price.
func taking(c steam.Choice, r steam.Role) steam.Choice {
	do, ledger := c.Do, c.Ledger
	c.Do = func(t *steam.Turn, a rules.Action) {
		t.PayTile(r)
		act(t, r)
		do(t, a)
	}
	c.Ledger = func(s *steam.State, a rules.Action, l *steam.Ledger) {
		if n := s.Price(r, s.Turn()); n > 0 {
			l.Cost(s, n, steam.ForTile, c.Clause)
		}
		ledger(s, a, l)
		l.Act(r)
	}
	return c
}
