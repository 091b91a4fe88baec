package westwardho

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

var game = Definition()

var events = []string{"turn", "phase", "bid", "stayed", "folded", "place", "order", "capital", "role", "city", "grown", "stocked",
	"laid", "linked", "delivered", "credited", "loco", "passed", "settled", "bankrupt", "ended", "drawn", "swept", "arrived"}

func TestConform(t *testing.T) {
	rulestest.Conform(t, game, rulestest.Options{Events: events, Choose: guided})
}

// sensible keeps players alive and cubes moving: little capital, low bids, deliveries.
func sensible(_ rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	of := func(kind string) (out []rules.Action) {
		for _, a := range legal {
			if a.Kind() == kind {
				out = append(out, a)
			}
		}
		return out
	}
	if all := of("capital"); len(all) > 0 {
		return all[min(r.Intn(4), len(all)-1)]
	}
	if all := of("deliver"); len(all) > 0 && r.Intn(5) > 0 {
		return all[r.Intn(len(all))]
	}
	if all := of("stay-in"); len(all) > 0 && r.Intn(3) > 0 {
		return all[0]
	}
	if all := of("raise"); len(all) > 0 {
		return all[r.Intn(len(all))]
	}
	if all := of("fold"); len(all) > 0 && r.Intn(4) > 0 {
		return all[0]
	}
	if all := of("bid"); len(all) > 0 {
		return all[0]
	}
	return nil
}

// guided also lays where it leads somewhere.
func guided(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	var lays []rules.Action
	for _, a := range legal {
		if a.Kind() == (track.Lay{}).Kind() {
			lays = append(lays, a)
		}
	}
	if len(lays) > 0 && r.Intn(8) > 0 {
		best := game.Shortlist(p, lays, 3)
		return best[r.Intn(len(best))]
	}
	return sensible(p, legal, r)
}

func find(id string) *rules.Definition {
	if id == game.ID {
		return game
	}
	return nil
}
