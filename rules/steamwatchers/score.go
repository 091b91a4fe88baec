package steamwatchers

import (
	"cmp"
	"slices"

	"kettle/rules"
)

// Why the game can end.
const (
	EndGEO    = "geo"           // a clan has reached the GEO that wins at once (STW-154)
	EndRounds = "last-round"    // the last round is over (STW-161)
	EndLast   = "last-one-left" // all others are out (STW-164)
)

// Finish ends the game and ranks the seats: more GEO, then fewer Quarantine tokens, then first on the Conclave track
// (STW-161, STW-162). End-of-game bonuses count after the last round only (STW-160).
func (t *Turn) Finish(why string) {
	n := t.Seats()
	r := rules.Result{Scores: make([]int, n), Places: make([]int, n), Why: why}
	order := make([]rules.Seat, n)
	for i := range order {
		order[i], r.Scores[i] = rules.Seat(i), t.d.Players[i].GEO
	}
	rank := t.ConclaveSeats()
	if why == EndRounds {
		for _, seat := range rank {
			bonuses := t.Bonuses(seat)
			t.tell(seat, bonuses, r.Scores[seat])
			r.Scores[seat] += total(bonuses)
		}
	}
	slices.SortStableFunc(order, func(a, b rules.Seat) int {
		x, y := &t.d.Players[a], &t.d.Players[b]
		return cmp.Or(-cmp.Compare(number(!x.Out), number(!y.Out)), -cmp.Compare(r.Scores[a], r.Scores[b]),
			cmp.Compare(x.Fuel.Quarantined(), y.Fuel.Quarantined()), cmp.Compare(slices.Index(rank, a), slices.Index(rank, b)))
	})
	for place, seat := range order {
		r.Places[seat] = place + 1
	}
	t.d.Over = &r
	t.Say(Ended{r})
}
