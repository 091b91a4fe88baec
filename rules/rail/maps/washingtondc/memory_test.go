package washingtondc

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/prospect"
)

// TestMemory asks at every position of a game, for every seat, whether the guide finds the links that it would find if it
// remembered nothing, and for the cubes over them what trying every way finds.
func TestMemory(t *testing.T) {
	g := playtest.Greedy(t, game, game.Complete(rules.Setup{Seats: 3, Seed: 11}), 12)
	looks := [3]*outlook{newOutlook(town, 0), newOutlook(town, 1), newOutlook(town, 2)}
	found := 0
	for p, a := range playtest.Moments(t, game, g) {
		s := p.(*ageofsteam.State)
		for seat := range rules.Seat(3) {
			o, anew := looks[seat], newOutlook(town, seat)
			o.look(s)
			anew.look(s)
			for h := range o.Edges {
				if !slices.Equal(o.Edges[h], anew.Edges[h]) {
					t.Fatalf("round %d, before %v, seat %d: links of %v are remembered as %v, found as %v", s.Round(), a, seat, s.Spot(rail.Stop(h)), o.Edges[h], anew.Edges[h])
				}
			}
			if s.Round() > 4 { // few levels, so that all ways can be tried
				continue
			}
			ready, hoped := o.cubes()
			r, h := everyWay(o)
			if !slices.Equal(ready, r) || !slices.Equal(hoped, h) {
				t.Fatalf("round %d, before %v, seat %d: %v and %v instead of %v and %v", s.Round(), a, seat, ready, hoped, r, h)
			}
			found += len(hoped)
		}
	}
	if found < 1000 {
		t.Errorf("only %d hopes", found)
	}
}

// everyWay is what cubes finds, by trying every way.
func everyWay(o *outlook) (ready, hoped []float64) {
	return playtest.EveryWay(&o.Ways, o.s.Cubes, func(way []prospect.Edge) (levels int, pays float64, ok bool) {
		hops := 0
		for _, e := range way {
			if e.Hop {
				hops++
				continue
			}
			levels++
			if e.Owner == o.seat {
				pays++
			}
		}
		return levels, pays, hops <= 1
	})
}
