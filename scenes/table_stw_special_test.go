package scenes

import (
	"strings"
	"testing"
	"time"

	"kettle/rules"
	"kettle/rules/match"
	stw "kettle/rules/steamwatchers"
)

// TestAnAreaTellsWhatTheScenarioMakesOfIt: who points at an area that the scenario is about is told that, with its clause.
func TestAnAreaTellsWhatTheScenarioMakesOfIt(t *testing.T) {
	for _, c := range []struct {
		options map[string]string
		area    string
		want    []string
	}{
		{map[string]string{stw.ModHope: "on", stw.OptScenario: "birthplace"}, "catabatia", []string{"final strength 12", "2 GEO", "a free action", "SOH-60"}},
		{map[string]string{stw.OptScenario: "fires-of-the-old-world"}, "hellas", []string{"A depot", "1 pure algofuel", "2 GEO", "STW-169"}},
		{map[string]string{stw.OptScenario: "harbour-kings"}, "valachia", []string{"Each haven", "STW-171"}},
		{map[string]string{stw.ModVassals: "on", stw.OptScenario: stw.UnseenWires}, "elsass", []string{"A sanctuary", "1 victory point", "PWW-35"}},
	} {
		def := stw.Definition()
		m, err := match.New(def, def.Complete(rules.Setup{Seats: 3, Seed: 3, Options: c.options}), match.Table{Names: []string{"Ada", "Brannoc", "Ines"}, Bots: []string{"", "random", "random"}})
		if err != nil {
			t.Fatal(err)
		}
		for stwState(m.Position()).Round() == 0 {
			if err := m.Do(m.Position().Legal()[0]); err != nil {
				t.Fatal(err)
			}
		}
		r := rigOf(t, m).open(nil)
		a, _ := stw.AreaNamed(c.area)
		hit := r.hitOf(rules.Target{Kind: stw.TargetArea, ID: int(a)})
		r.move(hit)
		r.now += time.Second
		r.move(hit)
		tip := r.stack.ui.Tip
		if tip == nil {
			t.Fatalf("%s: %s has no tip", c.options[stw.OptScenario], a.Name())
		}
		for _, want := range c.want {
			if !strings.Contains(tip.Text+" "+tip.Clause, want) {
				t.Errorf("%s: %s tells %q, not %q", c.options[stw.OptScenario], a.Name(), tip.Text, want)
			}
		}
	}
}

// TestAClanThatTheScenarioForbidsIsPale: it lies under a shade, and the pointer is told why (SOH-59).
func TestAClanThatTheScenarioForbidsIsPale(t *testing.T) {
	r := newHopeRig(t, 1, 3, map[string]string{stw.OptScenario: "birthplace"})
	for r.stw().Turn() != 0 {
		if err := r.m.Do(r.m.Position().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	r.look()
	for i, card := range (stwSetup{}).clans(r.table(), r.stw()) {
		if c := stw.Clans()[i]; card.By == "" && card.Dim != (c == stw.Catabatians) {
			t.Errorf("%s is pale: %v", c.Name(), card.Dim)
		}
	}
	r.move("clan/" + stw.Catabatians.String())
	r.want("cannot be chosen in this scenario")
	r.want("SOH-59")
}
