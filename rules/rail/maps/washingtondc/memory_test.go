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
	g := playtest.Greedy(t, game, game.Complete(rules.Setup{Seats: 3, Seed: 11}), 12)
	j := &judge{washington: town, had: map[question][2][]float64{}}
	for p, a := range playtest.Moments(t, game, g) {
		s := p.(*ageofsteam.State)
		for seat := range rules.Seat(3) {
			ready, hoped := j.hopes(s, seat, j.about(s))
			r, h := newOutlook(town, s, seat).cubes()
			if !slices.Equal(ready, r) || !slices.Equal(hoped, h) {
				t.Fatalf("round %d, before %v, seat %d: %v and %v are remembered, %v and %v are found", s.Round(), a, seat, ready, hoped, r, h)
			}
		}
	}
}
