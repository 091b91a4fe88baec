package steamwatchers

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
)

// The players of the program play Spark of Hope to its end, by its rules.
func TestGreedyPlaysHope(t *testing.T) {
	def := Definition()
	for seats := 2; seats <= 3; seats++ {
		p, err := def.New(rules.Setup{Game: def.ID, Seats: seats, Seed: 5, Options: map[string]string{ModHope: "on", OptScenario: "mobile-bases"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rng.Seed(3).Stream("greedy", 0)
		for n := 0; n < def.MaxMoves; n++ {
			if _, over := p.Result(); over {
				break
			}
			a := greedy(p, p.Legal(), r)
			out, err := p.Apply(a)
			if err != nil {
				t.Fatalf("%q: %v", a, err)
			}
			p = out.Next
			if err := p.(*State).Audit(); err != nil {
				t.Fatalf("after %q: %v", a, err)
			}
		}
		if _, over := p.Result(); !over {
			t.Errorf("%d seats: no end", seats)
		}
	}
}
