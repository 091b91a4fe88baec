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

// hopeKinds are the actions of Spark of Hope.
var hopeKinds = []string{"put caravan", "haul", "flee with", "scrap", "board plan", "board back", "board", "board discard", "load", "set down", "load building", "set building", "buy kit", "upgrade kit", "operate", "exhaust",
	"bombard", "ignore", "support caravan", "ship turret", "devour", "free mobilize", "free turret", "free upgrade", "fight"}

// TestHopeConform plays Spark of Hope with every scenario that goes with it, numbers of players in turn. KETTLE_SEEDS=4
// plays each with every number.
func TestHopeConform(t *testing.T) {
	off := []string{"off"}
	only := map[string][]string{ModHope: {"on"}, ModHopeCards: off, ModDiplomacy: off, ModVassals: off, ModWolves: off,
		OptScenario: {"mobile-bases", "birthplace"}, OptSpawn: {"now"}, OptFarms: {"exploitation"}, OptContracts: {"lasting"}, OptFervor: {"on"}, OptLosses: {"2"},
		OptGEO: {"before"}}
	for _, sc := range coreScenarios() {
		if !slices.Contains(sc.Bars, ModHope) {
			only[OptScenario] = append(only[OptScenario], sc.ID)
		}
	}
	d := narrowed(only)
	excused := map[string]string{
		"leak revealed":   "what is revealed is open to all; Decoys then leave the board, and nobody has to remember them",
		"leak board-used": "a token that EMP Fields have hidden is open to all when it is used",
	}
	own := slices.Concat(hopeKinds, hopeEvents, []string{"caravans/*/down"})
	for what, names := range map[string][]string{"action ": d.Codec.Kinds(), "event ": Events(), "secret ": d.Secrets, "end ": d.Ends} {
		for _, name := range names {
			if !slices.Contains(own, name) {
				excused[what+name] = "of the base game, which has a conformance of its own"
			}
		}
	}
	for _, what := range []string{"action ignore", "event card-ignored", "action support caravan", "action load building", "action set building", "action free upgrade", "action bombard", "action flee with", "action free mobilize",
		"action free turret", "action ship turret", "event cargo-lost", "event caravan-gone", "event prize", "action fight"} {
		excused[what] = "rare; it has a test of its own"
	}
	rulestest.Conform(t, d, rulestest.Options{Events: Events(), Rotate: true, Choose: driver, Excused: excused})
}

// driver plays like bold, and uses the caravan.
func driver(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*State)
	like := func(a rules.Action) bool { return a.Kind() != Decline{}.Kind() }
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
	case "load", "set down", "kits", "operate", "birthright", "expedition":
	default:
		return bold(p, legal, r)
	}
	liked := slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !like(a) })
	if len(liked) == 0 || r.Intn(8) == 0 {
		return bold(p, legal, r)
	}
	return liked[r.Intn(len(liked))]
}

// TestHopeAndDiplomacy plays both together (SOH-68).
func TestHopeAndDiplomacy(t *testing.T) {
	on, off := []string{"on"}, []string{"off"}
	d := narrowed(map[string][]string{ModHope: on, ModHopeCards: off, ModDiplomacy: on, ModVassals: off, ModWolves: off, OptScenario: {"the-long-white"}, OptSpawn: {"now"}, OptFarms: {"exploitation"},
		OptContracts: {"lasting"}, OptFervor: {"on"}, OptLosses: {"2"}, OptGEO: {"before"}, OptKits: {"simulator"}})
	excused := map[string]string{"leak revealed": "as in TestHopeConform", "leak board-used": "as in TestHopeConform"}
	for what, names := range map[string][]string{"action ": d.Codec.Kinds(), "event ": Events(), "secret ": d.Secrets, "end ": d.Ends} {
		for _, name := range names {
			excused[what+name] = "it occurs in the conformance of its own module"
		}
	}
	rulestest.Conform(t, d, rulestest.Options{Events: Events(), Rotate: true, Choose: driver, Excused: excused})
}
