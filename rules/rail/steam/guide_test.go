package steam_test

import (
	"testing"

	"kettle/rules"
	"kettle/rules/games"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
)

// TestMemory asks at positions of a game on every map, for every seat, whether the guide finds the links that it would find if
// it remembered nothing, and for the cubes over them what trying every way finds.
func TestMemory(t *testing.T) {
	for _, d := range games.All {
		if d.Family != "Steam" {
			continue
		}
		t.Run(d.Name, func(t *testing.T) {
			g := playtest.Greedy(t, d, d.Complete(rules.Setup{Seats: d.MinSeats, Seed: 11}), 12)
			looks, found, i := steam.Looks{}, 0, 0
			for p, a := range playtest.Moments(t, d, g) {
				s := p.(*steam.State)
				for seat := range rules.Seat(s.Seats()) {
					n, err := looks.Compare(s, seat, i%5 == 0)
					if err != nil {
						t.Fatalf("turn %d, before %v, seat %d: %v", s.Round(), a, seat, err)
					}
					found += n
				}
				i++
			}
			if found < 30 {
				t.Errorf("only %d hopes", found)
			}
		})
	}
}
