package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

// narrowed is the game with only some values of some options, the first of them the default.
func narrowed(values map[string][]string) *rules.Definition {
	d := Definition()
	for i := range d.Options {
		o := &d.Options[i]
		keep := values[o.ID]
		if keep == nil {
			continue
		}
		o.Default = keep[0]
		o.Values = slices.DeleteFunc(slices.Clone(o.Values), func(v rules.Value) bool { return !slices.Contains(keep, v.ID) })
	}
	return d
}

// TestHopeConform plays Spark of Hope with its own scenarios and the standard one, for every number of players.
func TestHopeConform(t *testing.T) {
	off := []string{"off"}
	def := narrowed(map[string][]string{ModHope: {"on"}, ModHopeCards: off, ModDiplomacy: off, ModVassals: off, ModWolves: off,
		OptScenario: {"mobile-bases", "birthplace", "the-long-white", "narrow-ice"}, OptSpawn: {"now"}, OptFarms: {"exploitation", "order"}, OptContracts: {"lasting"},
		OptFervor: {"on"}, OptLosses: {"2", "3"}, OptGEO: {"before"}})
	excused := map[string]string{"leak revealed": "what is revealed is open to all", "leak board-used": "a token that was hidden is shown when it is used"}
	rulestest.Conform(t, def, rulestest.Options{Events: Events(), Seeds: 1, Choose: driver, Excused: excused})
}

// driver plays like bold, and uses the caravan.
func driver(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*State)
	like := func(a rules.Action) bool { return true }
	switch s.Top().Do {
	case "plan":
		if s.Caravan(s.Top().Seat).Down != NoOrder {
			return bold(p, legal, r)
		}
		like = func(a rules.Action) bool { return a.Kind() == PlaceBoard{}.Kind() }
	case "activate":
		if r.Intn(2) == 0 {
			return bold(p, legal, r)
		}
		like = func(a rules.Action) bool {
			switch x := a.(type) {
			case UseBoard, Exhaust, DiscardBoard:
				return true
			case Activate:
				return x.Use == UseKits
			}
			return false
		}
	case "force", "flee":
		like = func(a rules.Action) bool { return a.Kind() == Haul{}.Kind() || a.Kind() == FleeWith{}.Kind() }
	case "load", "set down", "kits", "operate", "birthright", "ignore", "expedition":
		like = func(a rules.Action) bool { return a.Kind() != Decline{}.Kind() }
	default:
		return bold(p, legal, r)
	}
	liked := slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !like(a) })
	if len(liked) == 0 || r.Intn(8) == 0 {
		return bold(p, legal, r)
	}
	return liked[r.Intn(len(liked))]
}
