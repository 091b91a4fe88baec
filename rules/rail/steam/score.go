package steam

import "kettle/rules"

// A Tally is the points of a seat by source (STM-127).
type Tally struct {
	VP     int // on the track
	Income int // 1 for each 2 full points of positive income, -2 for each point of negative income
	Links  int // complete links
}

// Sum is the score.
func (t Tally) Sum() int { return t.VP + t.Income + t.Links }

// Tally is what a seat would score now; a bankrupt seat has none.
func (s *State) Tally(seat rules.Seat) (out Tally) {
	p := s.d.Players[seat]
	if p.Out {
		return out
	}
	if h := s.m.Hooks.Tally; h != nil {
		return h(s, seat)
	}
	return Tally{VP: p.VP, Income: IncomePoints(p.Income), Links: s.d.Board.Links(seat)}
}

// IncomePoints is what an income counts at the end (STM-127).
func IncomePoints(income int) int { return min(2*income, income/2) }

// score ranks by points, then by income, then by the lower number of the action tile of the last turn (STM-127, STM-129).
// Bankrupt seats share the place behind all others (STM-130).
func (s *State) score(why string) rules.Result {
	n := len(s.d.Players)
	r := rules.Result{Scores: make([]int, n), Places: make([]int, n), Why: why}
	for seat := range s.d.Players {
		r.Scores[seat] = s.Tally(rules.Seat(seat)).Sum()
	}
	for seat := range s.d.Players {
		r.Places[seat] = 1
		for other := range s.d.Players {
			if s.ahead(other, seat, r.Scores) {
				r.Places[seat]++
			}
		}
	}
	return r
}

// ahead reports whether seat a ranks before seat b.
func (s *State) ahead(a, b int, scores []int) bool {
	p, q := s.d.Players[a], s.d.Players[b]
	switch {
	case p.Out || q.Out:
		return q.Out && !p.Out
	case scores[a] != scores[b]:
		return scores[a] > scores[b]
	case p.Income != q.Income:
		return p.Income > q.Income
	}
	return s.m.Number(p.Role) < s.m.Number(q.Role)
}
