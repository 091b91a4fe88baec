package playtest

import (
	"os"
	"strconv"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
)

// Strength says how greedy players fare, for who changes a guide: it plays as many games of a setup as KETTLE_GREEDY says,
// and tells of each seat at the end. Without that it is skipped. KETTLE_LOG tells every action of the first game.
func Strength(t *testing.T, d *rules.Definition, width int, setup rules.Setup, tell func(p rules.Position, seat rules.Seat) string) {
	t.Helper()
	n, _ := strconv.Atoi(os.Getenv("KETTLE_GREEDY"))
	if n == 0 {
		t.Skip("KETTLE_GREEDY says how many games to play")
	}
	why, sum := map[string]int{}, 0
	for seed := range rng.Seed(n) {
		setup.Game, setup.Seed = d.ID, seed
		g := Greedy(t, d, setup, width)
		if seed == 0 && os.Getenv("KETTLE_LOG") != "" {
			for p, a := range Moments(t, d, g) {
				t.Log(p.Turn(), a)
			}
		}
		why[g.Result.Why]++
		for i, v := range g.Result.Scores {
			sum += v
			t.Logf("seed %d seat %d: %d %s", seed, i, v, tell(g.Last, rules.Seat(i)))
		}
		t.Log(g.Decisions, "decisions")
	}
	t.Log(setup.Options, setup.Seats, "seats", why, "mean score", float64(sum)/float64(n*setup.Seats))
}
