package washingtondc

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/playtest"
)

// TestMemory asks at every position of a game, for every seat, whether what the guide remembers is what it would find anew.
func TestMemory(t *testing.T) {
	setup := game.Complete(rules.Setup{Seats: 3, Seed: 11})
	g := playtest.Greedy(t, game, setup, 12)
	p, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for i, a := range g.Actions {
		s := p.(*ageofsteam.State)
		for seat := range rules.Seat(3) {
			ready, hoped := town.hopes(s, seat)
			r, h := newOutlook(town, s, seat).cubes()
			if !slices.Equal(ready, r) || !slices.Equal(hoped, h) {
				t.Fatalf("action %d, seat %d: %v and %v are remembered, %v and %v are found", i, seat, ready, hoped, r, h)
			}
		}
		out, err := p.Apply(a)
		if err != nil {
			t.Fatal(err)
		}
		p = out.Next
	}
}
