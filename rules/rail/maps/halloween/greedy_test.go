package halloween

import (
	"context"
	"os"
	"strconv"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rng"
)

func TestStrength(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("KETTLE_GREEDY"))
	if n == 0 {
		t.Skip("KETTLE_GREEDY says how many games to play")
	}
	d := Definition()
	for _, level := range difficulties {
		why, smashed, rounds := map[string]int{}, 0, 0
		for seed := range rng.Seed(n) {
			p, err := d.New(rules.Setup{Game: d.ID, Seats: 1, Seed: seed, Options: map[string]string{"difficulty": level}})
			if err != nil {
				t.Fatal(err)
			}
			b := bot.Greedy{Guide: bot.Of(d)}
			st := seed.Stream("bot", 0)
			for p.Turn() >= 0 {
				a, err := b.Choose(context.Background(), p.View(0), st)
				if err != nil {
					t.Fatal(err)
				}
				o, err := p.Apply(a)
				if err != nil {
					t.Fatal(err)
				}
				if seed == 0 && level == "normal" {
					t.Log(a)
				}
				p = o.Next
			}
			r, _ := p.Result()
			why[r.Why]++
			s := p.(*ageofsteam.State)
			smashed += CountOf(s).Smashed
			rounds += s.Round()
		}
		t.Log(level, why, "smashed", float64(smashed)/float64(n), "rounds", float64(rounds)/float64(n))
	}
}
