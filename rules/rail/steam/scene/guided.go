package scene

import (
	"kettle/rules"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
)

// Events are the kinds of events that every map with auctions and action tiles has, and more of its own.
func Events(own ...string) []string {
	return append([]string{"turn", "phase", "bid", "stayed", "folded", "place", "order", "capital", "role", "city", "grown", "stocked",
		"laid", "linked", "delivered", "credited", "loco", "passed", "settled", "bankrupt", "ended"}, own...)
}

// Guided chooses actions for the games of a test so that players stay alive and get on: lays that lead somewhere, little
// capital, low bids, deliveries; nil leaves it to chance.
func Guided(d *rules.Definition) func(rules.Position, []rules.Action, *rng.Stream) rules.Action {
	return func(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
		if lays := ofKind(legal, track.Lay{}.Kind()); len(lays) > 0 && r.Intn(8) > 0 {
			best := d.Shortlist(p, lays, 3)
			return best[r.Intn(len(best))]
		}
		return sensible(legal, r)
	}
}

func sensible(legal []rules.Action, r *rng.Stream) rules.Action {
	if all := ofKind(legal, "capital"); len(all) > 0 {
		return all[min(r.Intn(4), len(all)-1)]
	}
	if all := ofKind(legal, "deliver", "express"); len(all) > 0 && r.Intn(5) > 0 {
		return all[r.Intn(len(all))]
	}
	if all := ofKind(legal, "stay-in"); len(all) > 0 && r.Intn(3) > 0 {
		return all[0]
	}
	if all := ofKind(legal, "raise", "raise-express"); len(all) > 0 {
		return all[r.Intn(len(all))]
	}
	if all := ofKind(legal, "fold"); len(all) > 0 && r.Intn(4) > 0 {
		return all[0]
	}
	if all := ofKind(legal, "bid"); len(all) > 0 {
		return all[0]
	}
	return nil
}

func ofKind(legal []rules.Action, kinds ...string) (out []rules.Action) {
	for _, a := range legal {
		for _, k := range kinds {
			if a.Kind() == k {
				out = append(out, a)
			}
		}
	}
	return out
}
