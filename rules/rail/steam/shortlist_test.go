package steam_test

import (
	"math"
	"testing"

	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/rail/playtest"
)

// TestShortlist asks, in the build turns of a greedy game on two maps, how often one of the eight actions that are looked at first
// is as good as the best of all: a bot that looks ahead thinks that players build from these.
func TestShortlist(t *testing.T) {
	for _, id := range []string{"steam/singapore", "steam/hokkaido"} {
		d := games.Find(id)
		t.Run(d.Name, func(t *testing.T) {
			had, all := 0, 0
			for p, a := range playtest.Moments(t, d, playtest.Greedy(t, d, d.Complete(rules.Setup{Seats: 2, Seed: 3}), 100)) {
				legal := p.Legal()
				if a.Kind() != "lay" || len(legal) < 30 {
					continue
				}
				value := d.Judge()
				best := func(of []rules.Action) float64 {
					top := math.Inf(-1)
					for _, a := range of {
						o, err := p.Apply(a)
						if err != nil {
							t.Fatal(err)
						}
						top = max(top, value(o.Next)[p.Turn()])
					}
					return top
				}
				all++
				if best(d.Shortlist(p, legal, 8)) >= best(legal)-0.5 {
					had++
				}
			}
			t.Logf("%d of %d", had, all)
			if 3*had < 2*all {
				t.Errorf("in %d of %d turns only", had, all)
			}
		})
	}
}
