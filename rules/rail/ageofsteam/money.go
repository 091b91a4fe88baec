package ageofsteam

import "kettle/rules"

// CollectIncome pays every seat in play $1 for each point of income (AOS-112).
func CollectIncome(t *Turn) {
	for _, seat := range t.d.Order {
		if p := &t.d.Players[seat]; !p.Out {
			p.Cash += p.Income
			p.Earned += p.Income
			t.Say(Collected{seat, p.Income})
		}
	}
}

// PayExpenses takes $1 for each share and locomotive level from every seat in play. What cash does not cover
// lowers the income, and whoever's income would fall below 0 is eliminated (AOS-113 to AOS-119).
func PayExpenses(t *Turn) {
	in := 0
	for _, seat := range t.d.Order {
		p := &t.d.Players[seat]
		if p.Out {
			continue
		}
		due, owed := p.Due(), 0
		paid := min(due, p.Cash)
		owed = due - paid
		p.Cash -= paid
		p.Costs += paid
		p.Income -= owed
		p.Out = p.Income < 0
		p.Income = max(p.Income, 0)
		t.Say(ExpensesPaid{seat, due, paid, p.Income})
		if p.Out {
			t.Say(Eliminated{seat})
			if b := t.Track(); b != nil {
				t.d.Board = b.Eliminate(seat)
			}
		} else {
			in++
		}
	}
	switch {
	case in == 0:
		t.Finish(t.score(EndBankrupt))
	case in == 1 && len(t.d.Players) > 1:
		t.Finish(t.score(EndLast))
	}
}

// ReduceIncome lowers incomes by the bands (AOS-120).
func ReduceIncome(t *Turn) {
	for _, seat := range t.d.Order {
		p := &t.d.Players[seat]
		if by := t.m.Rules.Cut(p.Income); by > 0 && !p.Out {
			t.Say(IncomeReduced{seat, p.Income, p.Income - by})
			p.Income -= by
		}
	}
}

// Cut is by how much an income is reduced (AOS-120).
func (r *Rules) Cut(income int) (by int) {
	for _, b := range r.Reduction {
		if income >= b.From {
			by = b.By
		}
	}
	return by
}

// Collected reports whether the round's income is in the cash already.
func (s *State) Collected() bool { return s.reached(PhaseIncome) }

// reached reports whether a phase of this round has begun.
func (s *State) reached(phase string) bool {
	i := s.m.Index(phase)
	return i >= 0 && s.PhaseIndex() >= i
}

// A Forecast is what a seat will have when the round's expenses are paid, if nothing else happens.
type Forecast struct {
	Cash, Income int  // Income as it is after AOS-114, before the reduction
	Short        int  // $ that cash does not cover
	Out          bool // it is eliminated
}

// Forecast looks at the next expenses. Once they are paid it looks at now.
func (s *State) Forecast(seat rules.Seat) Forecast { return s.forecast(s.Player(seat)) }

func (s *State) forecast(p Player) Forecast {
	if s.d.Over != nil || s.reached(PhaseExpenses) || p.Out {
		return Forecast{Cash: p.Cash, Income: p.Income, Out: p.Out}
	}
	cash := p.Cash - p.Due()
	if !s.reached(PhaseIncome) {
		cash += p.Income
	}
	f := Forecast{Cash: max(cash, 0), Income: p.Income, Short: max(-cash, 0)}
	f.Income -= f.Short
	f.Out = f.Income < 0
	f.Income = max(f.Income, 0)
	return f
}

// The phases whose place in the round matters to the projection of cash.
const (
	PhaseIncome   = "income"
	PhaseExpenses = "expenses"
)
