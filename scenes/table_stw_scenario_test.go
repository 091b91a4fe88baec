package scenes

import (
	"slices"
	"testing"
	"time"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/match"
	stw "kettle/rules/steamwatchers"
)

// TestTheTableNamesItsScenario: beside the round stands what is played, from the choice of the clans on; at hover it tells
// what is special about it and which expansions are in play, and leaves the confirm button free.
func TestTheTableNamesItsScenario(t *testing.T) {
	def := stw.Definition()
	m, err := match.New(def, def.Complete(rules.Setup{Seats: 3, Seed: 3, Options: map[string]string{stw.OptScenario: stw.CruelGrip, stw.ModDiplomacy: "on"}}), match.Table{Names: []string{"Ada", "Brannoc", "Ines"}, Bots: []string{"", "random", "random"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rigOf(t, m).open(nil)
	for _, round := range []int{0, 1} {
		for stwState(m.Position()).Round() < round {
			if err := m.Do(m.Position().Legal()[0]); err != nil {
				t.Fatal(err)
			}
		}
		r.look()
		r.move("scenario")
		r.now += time.Second
		r.move("scenario")
		for _, want := range []string{"Cruel Grip", "fall first", "With Diplomacy.", "PWW-39"} {
			if !r.shows(want) {
				t.Errorf("in round %d the table does not tell %q of its scenario", round, want)
			}
		}
		button := layFloor(r.w, r.h, 88).confirm
		if slices.ContainsFunc(r.list.Items, func(it draw.Item) bool {
			return it.Layer == draw.Float && it.Op == draw.OpFill && draw.Bounds(it.Path).Meet(button) != draw.Rect{}
		}) {
			t.Errorf("in round %d the tip lies over the confirm button", round)
		}
	}
}
