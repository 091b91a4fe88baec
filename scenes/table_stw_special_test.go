package scenes

import (
	"fmt"
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

// TestADoubleDeploymentCardTellsWhereTheVassalWillStand: its tip names the areas of both zones (PWW-17).
func TestADoubleDeploymentCardTellsWhereTheVassalWillStand(t *testing.T) {
	def := stw.Definition()
	m, err := match.New(def, def.Complete(rules.Setup{Seats: 2, Seed: 3, Options: map[string]string{stw.ModVassals: "on", stw.OptScenario: stw.Convoy}}), match.Table{Names: []string{"Ada", "Brannoc"}, Bots: []string{"", "random"}})
	if err != nil {
		t.Fatal(err)
	}
	for stepOf(stwState(m.Position())) != "zone" || m.Position().Turn() != 0 {
		if err := m.Do(m.Position().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	r := rigOf(t, m).open(nil)
	a := m.Position().Legal()[0].(stw.TakeZone)
	for _, z := range []int{a.Zone, otherZone(r.stw(), a.Zone)} {
		for _, x := range stw.Board().Zones[z-1].Areas {
			r.move(fmt.Sprintf("zone/%d", a.Zone))
			r.now += time.Second
			r.move(fmt.Sprintf("zone/%d", a.Zone))
			if tip := r.stack.ui.Tip; tip == nil || !strings.Contains(tip.Text, x.Name()) {
				t.Errorf("the card of zone %d does not tell of %s", a.Zone, x.Name())
			}
		}
	}
}

// TestTheSupplyCountsFarmsOfTheCaravan: the farms of a caravan board are among those that the clan board names (STW-155).
func TestTheSupplyCountsFarmsOfTheCaravan(t *testing.T) {
	r := newHopeRig(t, 1, 3, map[string]string{stw.OptScenario: "mobile-bases"})
	for r.stw().Round() == 0 {
		if err := r.m.Do(r.m.Position().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	r.look()
	if note := r.table().game.(*stwTable).clanBoard(r.table(), r.stw(), 0).Supply.Note; !strings.HasSuffix(note, "+ 2 farms") {
		t.Errorf("the supply is %q", note)
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
