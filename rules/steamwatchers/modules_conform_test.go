package steamwatchers

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rulestest"
)

// A mixture is a scenario with modules that go together.
type mixture struct {
	scenario string
	modules  []string
}

func (x mixture) id() string { return strings.Join(append([]string{x.scenario}, x.modules...), " ") }

// fits reports whether so many can sit down to it.
func (x mixture) fits(seats int) bool {
	return Form{Scenario: x.scenario, Seats: seats, Modules: x.modules, Losses: 2}.check() == nil
}

// mixtures are all scenarios with all sets of modules that are allowed (PWW-01, PWW-32, SOH-54, SOH-68), the base game aside.
func mixtures() (out []mixture) {
	all := modules()
	for set := range 1 << len(all) {
		var with []string
		for i, m := range all {
			if set&(1<<i) != 0 {
				with = append(with, m.ID)
			}
		}
		for _, sc := range scenarios() {
			x := mixture{sc.ID, with}
			core := set == 0 && slices.ContainsFunc(coreScenarios(), func(y *Scenario) bool { return y.ID == sc.ID })
			if !core && (x.fits(sc.Min) || x.fits(sc.Max)) {
				out = append(out, x)
			}
		}
	}
	return out
}

// fewMixtures are as few of some tables as have every module with every scenario and every other module that it goes with,
// and each module and each scenario as much alone as it can be.
func fewMixtures(all []mixture) (out []mixture) {
	alone := map[string]mixture{}
	for _, x := range all {
		for _, m := range append([]string{x.scenario}, x.modules...) {
			if y, ok := alone[m]; !ok || len(x.modules) < len(y.modules) {
				alone[m] = x
			}
		}
	}
	pairs := func(x mixture) (out []string) {
		words := append([]string{x.scenario}, x.modules...)
		for i, a := range words {
			for _, b := range words[i+1:] {
				out = append(out, a+" "+b)
			}
		}
		return out
	}
	met := map[string]bool{}
	take := func(x mixture) {
		if slices.ContainsFunc(out, func(y mixture) bool { return y.id() == x.id() }) {
			return
		}
		out = append(out, x)
		for _, p := range pairs(x) {
			met[p] = true
		}
	}
	for _, m := range modules() {
		take(alone[m.ID])
	}
	for _, sc := range slices.Concat(wolfScenarios(), hopeScenarios()) {
		take(alone[sc.ID])
	}
	fresh := func(x mixture) int {
		return len(slices.DeleteFunc(pairs(x), func(p string) bool { return met[p] }))
	}
	for {
		best := slices.MaxFunc(all, func(a, b mixture) int { return cmp.Compare(fresh(a), fresh(b)) })
		if fresh(best) == 0 {
			return out
		}
		take(best)
	}
}

// houseRules are values of the options that are not modules: the defaults in every second game, any in the others.
func houseRules(s rules.Setup) map[string]string {
	out := map[string]string{}
	if s.Seed%2 == 0 {
		return out
	}
	r := s.Seed.Stream("house rules", 0)
	for _, o := range options() {
		if o.ID != OptScenario && module(o.ID) == nil {
			out[o.ID] = o.Values[r.Intn(len(o.Values))].ID
		}
	}
	return out
}

// ofMixtures is the game with one option: which of some mixtures is played, with at most so many players.
func ofMixtures(some []mixture, most int) *rules.Definition {
	d := *Definition()
	deal, by := d.New, map[string]mixture{}
	option := rules.Option{ID: "table", Name: "Table", Default: some[0].id()}
	for _, x := range some {
		by[x.id()] = x
		option.Values = append(option.Values, rules.Value{ID: x.id(), Name: x.id()})
	}
	d.Options = []rules.Option{option}
	d.New = func(s rules.Setup) (rules.Position, error) {
		x := by[d.Complete(s).Options["table"]]
		if s.Seats > most || !x.fits(s.Seats) {
			return nil, fmt.Errorf("that table is not played with %d players", s.Seats)
		}
		s.Game, s.Options = "", houseRules(s)
		s.Options[OptScenario] = x.scenario
		for _, m := range x.modules {
			s.Options[m] = "on"
		}
		return deal(s)
	}
	return &d
}

// TestModulesConform plays the scenarios with modules, numbers of players in turn: a few that have every pair of them, for 2
// and 3, or with KETTLE_SEEDS=n each that is allowed n times. With 4 each is played with every number of players.
func TestModulesConform(t *testing.T) {
	some, most := mixtures(), 5
	if os.Getenv("KETTLE_SEEDS") == "" {
		some, most = fewMixtures(some), 3
	}
	d := ofMixtures(some, most)
	own := slices.Concat(pactEvents, vassalEvents, wolfEvents, hopeEvents, []string{EndPoints, "caravans/*/down"})
	core := coreKinds()
	excused := map[string]string{
		"leak revealed":   "what is revealed is open to all; Decoys then leave the board, and nobody has to remember them",
		"leak board-used": "a token that EMP Fields have hidden is open to all when it is used",
	}
	for what, names := range map[string][]string{"action ": d.Codec.Kinds(), "event ": Events(), "secret ": d.Secrets, "end ": d.Ends} {
		for _, name := range names {
			if core[name] || what != "action " && !slices.Contains(own, name) {
				excused[what+name] = "of the base game, which has a conformance of its own"
			}
		}
	}
	for _, what := range rareOfModules {
		excused[what] = "rare; it has a test of its own"
	}
	rulestest.Conform(t, d, rulestest.Options{Events: Events(), Rotate: true, Choose: anybody, Excused: excused})
}

// rareOfModules need not occur in a few games.
var rareOfModules = []string{
	"action peace", "action atone", "action bases", "action retrieve", "action ransom", "event retrieved", "event ransomed", "event alliance-ended",
	"action ignore", "event card-ignored", "action support caravan", "action load building", "action set building", "action free upgrade", "action bombard",
	"action flee with", "action free mobilize", "action free turret", "action ship turret", "event cargo-lost", "event caravan-gone", "event prize", "action fight",
	"action exhaust",
}
