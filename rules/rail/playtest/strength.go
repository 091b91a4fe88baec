package playtest

import (
	"context"
	"os"
	"strconv"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
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
		p, err := d.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		b := bot.Greedy{Guide: bot.Of(d), Width: width}
		decisions := 0
		for p.Turn() >= 0 {
			by := p.Turn()
			a, err := b.Choose(context.Background(), p.View(by), bot.Stream(seed, by, decisions))
			if err != nil {
				t.Fatal(err)
			}
			o, err := p.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			if seed == 0 && os.Getenv("KETTLE_LOG") != "" {
				t.Log(by, a)
			}
			p = o.Next
			decisions++
		}
		r, _ := p.Result()
		why[r.Why]++
		for i, v := range r.Scores {
			sum += v
			t.Logf("seed %d seat %d: %d %s", seed, i, v, tell(p, rules.Seat(i)))
		}
		t.Log(decisions, "decisions")
	}
	t.Log(setup.Options, setup.Seats, "seats", why, "mean score", float64(sum)/float64(n*setup.Seats))
}
