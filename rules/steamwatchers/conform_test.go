package steamwatchers

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
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

// TestConform plays the base game. Modules, and the scenarios that need them, have conformances of their own.
func TestConform(t *testing.T) {
	off := []string{"off"}
	only := map[string][]string{ModDiplomacy: off, ModVassals: off, ModWolves: off, ModHope: off, ModHopeCards: off}
	for _, sc := range coreScenarios() {
		only[OptScenario] = append(only[OptScenario], sc.ID)
	}
	d, core := narrowed(only), coreKinds()
	excused := map[string]string{
		"leak revealed": "what is revealed is open to all; Decoys then leave the board, and nobody has to remember them",
		"action fight":  "a move of the base game starts one combat at most; carriers start several (SOH-43)",
		"action ransom": "of an Archon card of Peace With Wolves",
	}
	for _, what := range []string{"action trap", "action corsair", "event plundered", "action sentinel", "event sentinel", "action convert",
		"event wiped-out", "end last-one-left", "event contract-back"} {
		excused[what] = "rare; it has a test of its own"
	}
	for _, what := range d.Secrets {
		if strings.HasPrefix(what, "combat/secret/") {
			excused["secret "+what] = "there for one decision, which is seldom one of those that are looked at; TestView hides it"
		} else if strings.HasPrefix(what, "caravans/") {
			excused["secret "+what] = "of a module"
		}
	}
	for _, kind := range d.Codec.Kinds() {
		if !core[kind] {
			excused["action "+kind] = "of a module"
		}
	}
	for _, kind := range slices.Concat(pactEvents, vassalEvents, wolfEvents, hopeEvents) {
		excused["event "+kind] = "of a module"
	}
	excused["end "+EndPoints] = "of a scenario that needs a module"
	rulestest.Conform(t, d, rulestest.Options{Events: Events(), Rotate: true, Choose: several, Excused: excused})
}

// coreKinds are the kinds of actions of the base game, in whatever scenario.
func coreKinds() map[string]bool {
	out := map[string]bool{}
	for _, sc := range coreScenarios() {
		for _, st := range open(Form{Scenario: sc.ID, Seats: sc.Min, Losses: 2}).Steps {
			for _, c := range st.Choices {
				out[c.Kind] = true
			}
		}
	}
	return out
}
