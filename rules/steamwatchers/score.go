package steamwatchers

import (
	"cmp"
	"slices"

	"kettle/rules"
)

// Why the game can end.
const (
	EndGEO    = "geo"            // a clan has reached the GEO that wins at once (STW-154)
	EndRounds = "last-round"     // the last round is over (STW-161)
	EndLast   = "last-one-left"  // all others are out (STW-164)
	EndPoints = "victory-points" // the last round is over, and victory points decide (PWW-35)
)

// Finish ends the game and ranks the seats: more GEO, then fewer Quarantine tokens, then first on the Conclave track
// (STW-161, STW-162). End-of-game bonuses count after the last round only (STW-160).
func (t *Turn) Finish(why string) {
	n := t.Seats()
	r := rules.Result{Scores: make([]int, n), Places: make([]int, n), Why: why}
	order := make([]rules.Seat, n)
	for i := range order {
		order[i], r.Scores[i] = rules.Seat(i), t.d.Players[i].GEO
		if points := t.pointing(); points != nil {
			r.Scores[i] = points(t.State, order[i])
		}
	}
	rank := t.ConclaveSeats()
	if why == EndRounds {
		for _, seat := range rank {
			bonuses := t.Bonuses(seat)
			t.tell(seat, bonuses, r.Scores[seat])
			r.Scores[seat] += total(bonuses)
		}
		if t.pointing() != nil {
			r.Why = EndPoints
		}
	}
	slices.SortStableFunc(order, func(a, b rules.Seat) int {
		x, y := &t.d.Players[a], &t.d.Players[b]
		return cmp.Or(-cmp.Compare(number(!x.Out), number(!y.Out)), -cmp.Compare(r.Scores[a], r.Scores[b]), t.ahead(a, b),
			cmp.Compare(x.Fuel.Quarantined(), y.Fuel.Quarantined()), cmp.Compare(slices.Index(rank, a), slices.Index(rank, b)))
	})
	for place, seat := range order {
		r.Places[seat] = place + 1
	}
	t.d.Over = &r
	t.Say(Ended{r})
}

// EndedNow is the GEO that a seat would have if the last round ended as things stand: its level, and what the end adds where
// GEO decides (STW-134, STW-160).
func (s *State) EndedNow(seat rules.Seat) int {
	n := s.levelOf(seat)
	if s.pointing() == nil {
		n += total(s.Bonuses(seat))
	}
	return n
}

// pointing is what decides the end instead of GEO, nil for nothing.
func (s *State) pointing() (points func(*State, rules.Seat) int) {
	s.rules(func(r *Rule) {
		if r.Points != nil {
			points = r.Points
		}
	})
	return points
}

// ahead breaks a tie by the rules in force, 0 where they do not.
func (s *State) ahead(a, b rules.Seat) int {
	return s.sum(func(h *Hooks) int {
		if h.Ahead == nil {
			return 0
		}
		return h.Ahead(s, a, b)
	})
}
