package ageofsteam

import "kettle/rules"

// Points are the victory points of a seat by source (AOS-131).
type Points struct {
	Income int // 3 a point of income
	Shares int // -3 a share
	Track  int // 1 a piece of track in complete links (AOS-132)
}

// Sum is the score.
func (p Points) Sum() int { return p.Income + p.Shares + p.Track }

// Points is what a seat would score now; an eliminated seat has none (AOS-135).
func (s *State) Points(seat rules.Seat) (out Points) {
	p := s.d.Players[seat]
	if p.Out {
		return out
	}
	out.Income, out.Shares = 3*p.Income, -3*p.Shares
	if b := s.Track(); b != nil {
		out.Track = b.Pieces(seat)
	}
	return out
}

func (s *State) score(why string) rules.Result {
	if h := s.m.Hooks.Score; h != nil {
		return h(s, why)
	}
	return VictoryPoints(s, why)
}

// VictoryPoints is the result by points: equal scores share a place, eliminated seats share the one behind all others;
// when all are eliminated nobody wins (AOS-119, AOS-131 to AOS-135).
func VictoryPoints(s *State, why string) rules.Result {
	n := len(s.d.Players)
	r := rules.Result{Scores: make([]int, n), Places: make([]int, n), Why: why}
	in := s.inPlay()
	for seat := range s.d.Players {
		r.Scores[seat] = s.Points(rules.Seat(seat)).Sum()
	}
	for seat, p := range s.d.Players {
		switch {
		case in == 0:
			r.Places[seat] = 2
			continue
		case p.Out:
			r.Places[seat] = in + 1
			continue
		}
		r.Places[seat] = 1
		for other, q := range s.d.Players {
			if !q.Out && r.Scores[other] > r.Scores[seat] {
				r.Places[seat]++
			}
		}
	}
	return r
}
