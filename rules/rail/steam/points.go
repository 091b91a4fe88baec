package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// Crediting is the choice of a receiver how to take the points of a delivery (STM-113).
func Crediting() Choice {
	return Choice{
		Kind: Credit{}.Kind(), When: "points are taken when a delivery brings them", Clause: "STM-113",
		Legal: func(s *State, yield func(rules.Action)) {
			yield(Credit{})
			yield(Credit{VP: true})
		},
		Check: play.Always[*State],
		Do: func(t *Turn, a rules.Action) {
			p := t.Pop()
			before := t.d.Players[p.Seat]
			after := t.credited(before, p.N, a.(Credit).VP)
			t.d.Players[p.Seat] = after
			t.Say(Credited{p.Seat, p.N, after.Income - before.Income, after.VP - before.VP})
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			p, _ := s.Pending()
			before := l.after
			l.after = s.credited(before, p.N, a.(Credit).VP)
			l.Change("Income", "coins", before.Income, l.after.Income, play.Sign(l.after.Income-before.Income), "STM-113")
			l.Change("Victory points", "", before.VP, l.after.VP, play.Sign(l.after.VP-before.VP), "STM-113")
			if up := l.after.Income - before.Income; !a.(Credit).VP && up < p.N {
				l.Line("Surplus", "", fmt.Sprintf("%d", p.N-up), 0, "STM-114")
			}
		},
	}
}

// credited is a player after taking points; income that does not fit becomes victory points, or is lost (STM-114,
// STM-115).
func (s *State) credited(p Player, points int, vp bool) Player {
	if !vp {
		fits := min(points, s.m.Rules.MaxIncome-p.Income)
		p.Income += fits
		points -= fits
		if s.m.Form.Lost {
			points = 0
		}
	}
	p.VP += points
	return p
}
