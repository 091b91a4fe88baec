package steam

import "kettle/rules"

// settleIncome settles income and expenses of every seat, in turn order. Who cannot pay is bankrupt (STM-047, STM-116,
// STM-117, STM-121).
func settleIncome(t *Turn) {
	for _, seat := range t.Order() {
		if t.d.Over == nil && !t.d.Players[seat].Out {
			t.Settle(seat)
		}
	}
}

// Settle settles income and expenses of one seat.
func (t *Turn) Settle(seat rules.Seat) {
	before := t.d.Players[seat]
	after, ok := t.settled(seat, before)
	t.d.Players[seat] = after
	t.sayRaised(seat, before, after)
	t.Say(Settled{seat, after.Book.Income - before.Book.Income, after.Book.Upkeep - before.Book.Upkeep, before.VP, after.VP, before.Income, after.Income})
	if !ok {
		t.ruin(seat)
	}
}

// settled is a player after income and expenses; ok is false for who is bankrupt.
func (s *State) settled(seat rules.Seat, p Player) (after Player, ok bool) {
	switch f := s.m.Hooks.Settle; {
	case f != nil:
		return f(s, seat, p)
	case s.m.Form.Basic():
		return s.m.Rules.basic(p)
	}
	return s.m.Rules.standard(p)
}

// basic settles the income of the Basic game: a negative one is due at its level before any capital is raised (STM-116).
func (r *Rules) basic(p Player) (Player, bool) {
	if p.Income >= 0 {
		p.Cash += p.Income
		p.Book.Income += p.Income
		return p, true
	}
	due := -p.Income
	p, ok := r.raise(p, due)
	paid := min(due, p.Cash)
	p.Cash -= paid
	p.Book.Upkeep += paid
	return p, ok
}

// standard settles income less locomotive level as one sum. What cash does not cover takes 1 VP for each $2, then 1 income
// for each $2; an odd dollar comes back (STM-117, STM-119).
func (r *Rules) standard(p Player) (Player, bool) {
	net := p.Income - p.Loco
	if net >= 0 {
		p.Cash += net
		p.Book.Income += net
		return p, true
	}
	paid := min(p.Cash, -net)
	owed := -net - paid
	p.Cash -= paid
	p.Book.Upkeep += paid
	for owed > 0 && p.VP > 0 {
		p.VP--
		owed -= shortCash
	}
	for owed > 0 && p.Income > r.MinIncome {
		p.Income--
		owed -= shortCash
	}
	if owed > 0 {
		return p, false
	}
	p.Cash -= owed // the odd dollar
	p.Book.Income -= owed
	return p, true
}

// shortCash is what one VP or one income is worth to who cannot pay (STM-119).
const shortCash = 2

// ruin takes a bankrupt seat out of the game (STM-122 to STM-125).
func (t *Turn) ruin(seat rules.Seat) {
	t.d.Players[seat].Out = true
	t.d.Board = t.d.Board.Eliminate(seat)
	t.Say(Bankrupt{seat})
	if t.inPlay() == 1 {
		t.Finish(t.score(EndLast))
	}
}

// A Forecast is what a seat will have after the next income and expenses, if nothing else happens.
type Forecast struct {
	Cash, Income, VP int
	Out              bool // it is bankrupt
}

// Forecast looks at the next income and expenses of this turn. Once they are settled it looks at now.
func (s *State) Forecast(seat rules.Seat) Forecast { return s.forecast(seat, s.d.Players[seat]) }

func (s *State) forecast(seat rules.Seat, p Player) Forecast {
	ok := true
	if s.d.Over == nil && !p.Out && !s.reached(PhaseIncome) {
		p, ok = s.settled(seat, p)
	}
	return Forecast{p.Cash, p.Income, p.VP, p.Out || !ok}
}
