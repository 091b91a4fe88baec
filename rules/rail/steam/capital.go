package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
)

const (
	stepCash = 5 // $ of one step of capital (STM-042)
	stepVP   = 2 // VP of one step at the lowest income (STM-044)
)

// raise gives a player the cash for a payment, by as few steps of capital as will do (STM-042 to STM-044); ok is false,
// and the player as far as it goes, if it cannot be raised.
func (r *Rules) raise(p Player, dollars int) (after Player, ok bool) {
	for p.Cash < dollars {
		if !r.step(&p) {
			return p, false
		}
	}
	return p, true
}

// step raises $5; it reports false and changes nothing where nothing more can be raised (STM-044).
func (r *Rules) step(p *Player) bool {
	switch {
	case p.Income > r.MinIncome:
		p.Income--
	case p.VP >= stepVP:
		p.VP -= stepVP
	default:
		return false
	}
	p.Cash += stepCash
	p.Book.Capital += stepCash
	return true
}

// CapitalLeft is how many steps of capital a seat could raise.
func (s *State) CapitalLeft(seat rules.Seat) int {
	p := s.d.Players[seat]
	return p.Income - s.m.Rules.MinIncome + p.VP/stepVP
}

// Means is the most that a seat can pay now: its cash, in the Basic game with all the capital that it can raise.
func (s *State) Means(seat rules.Seat) int {
	m := s.d.Players[seat].Cash
	if s.m.Form.Basic() {
		m += stepCash * s.CapitalLeft(seat)
	}
	return m
}

// After is a player after paying; ok is false if the player cannot (STM-046, STM-049).
func (s *State) After(p Player, dollars int, to Purpose) (after Player, ok bool) {
	if s.m.Form.Basic() {
		p, ok = s.m.Rules.raise(p, dollars)
	} else {
		ok = p.Cash >= dollars
	}
	if ok {
		p.Cash -= dollars
		*p.Book.page(to) += dollars
	}
	return p, ok
}

// Cover refuses a payment that a seat may choose but cannot make.
func (s *State) Cover(seat rules.Seat, dollars int, what string) error {
	switch m := s.Means(seat); {
	case m >= dollars:
		return nil
	case s.m.Form.Basic():
		return rules.Refuse("STM-046", fmt.Sprintf("%s costs $%d; with all capital you can raise $%d", what, dollars, m))
	default:
		return rules.Refuse("STM-049", fmt.Sprintf("%s costs $%d; you have $%d", what, dollars, m))
	}
}

// Pay takes a payment from a seat, in the Basic game with as much capital as it needs (STM-041). It panics if it cannot
// be paid: Check comes first.
func (t *Turn) Pay(seat rules.Seat, dollars int, to Purpose) {
	before := t.d.Players[seat]
	after, ok := t.After(before, dollars, to)
	if !ok {
		panic(fmt.Sprintf("steam: seat %d cannot pay $%d", seat, dollars))
	}
	t.d.Players[seat] = after
	t.sayRaised(seat, before, after)
}

// sayRaised reports the capital that was raised between two moments of a player.
func (t *Turn) sayRaised(seat rules.Seat, before, after Player) {
	if got := after.Book.Capital - before.Book.Capital; got > 0 {
		t.Say(CapitalRaised{seat, got, before.Income - after.Income, before.VP - after.VP})
	}
}

// Capital raises so many steps of capital, $5 each (STM-048); none goes on without.
type Capital struct {
	Steps int `json:"steps"`
}

// Kind is "capital".
func (Capital) Kind() string { return "capital" }

// String is "raise $15", or "raise nothing".
func (a Capital) String() string {
	if a.Steps == 0 {
		return "raise nothing"
	}
	return fmt.Sprintf("raise $%d", stepCash*a.Steps)
}

// Targets is the number of steps on the income track.
func (a Capital) Targets() []rules.Target { return play.At(TargetCapital, a.Steps) }

// raisingCapital is the choice of capital in its phase (STM-048).
func raisingCapital() Choice {
	return Choice{
		Kind: Capital{}.Kind(), Clause: "STM-048",
		Legal: func(s *State, yield func(rules.Action)) {
			for n := 0; n <= s.CapitalLeft(s.Turn()); n++ {
				yield(Capital{n})
			}
		},
		Check: func(s *State, a rules.Action) error {
			switch n, most := a.(Capital).Steps, s.CapitalLeft(s.Turn()); {
			case n < 0:
				return rules.Refuse("STM-048", "capital is raised, not given back")
			case n > most:
				return rules.Refuse("STM-044", fmt.Sprintf("you can raise $%d at most", stepCash*most))
			}
			return nil
		},
		Do: func(t *Turn, a rules.Action) {
			seat := t.Turn()
			before := t.d.Players[seat]
			for range a.(Capital).Steps {
				t.m.Rules.step(&t.d.Players[seat])
			}
			t.sayRaised(seat, before, t.d.Players[seat])
			t.EndTurn()
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			before := l.after
			for range a.(Capital).Steps {
				s.m.Rules.step(&l.after)
			}
			l.raised(before, l.after)
			if l.after.Cash > before.Cash {
				l.Dollars("Cash", before.Cash, l.after.Cash, "STM-048")
			}
		},
	}
}
