package westwardho

import (
	"context"
	"os"
	"strconv"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rail/steam"
	"kettle/rules/rng"
)

// TestStrength says how greedy players fare; it is for who changes the guide.
func TestStrength(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("KETTLE_GREEDY"))
	if n == 0 {
		t.Skip("KETTLE_GREEDY says how many games to play")
	}
	for _, variant := range []string{"basic", "standard"} {
		for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
			why, sum, out := map[string]int{}, 0, 0
			for seed := range rng.Seed(n) {
				p, err := game.New(rules.Setup{Seats: seats, Seed: seed, Options: map[string]string{"variant": variant}})
				if err != nil {
					t.Fatal(err)
				}
				b := bot.Greedy{Guide: bot.Of(game), Width: 100}
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
						t.Log(p.(*steam.State).Round(), by, a)
					}
					p = o.Next
					decisions++
				}
				r, _ := p.Result()
				why[r.Why]++
				s := p.(*steam.State)
				for i, v := range r.Scores {
					sum += v
					me := s.Player(rules.Seat(i))
					if me.Out {
						out++
					}
					t.Logf("seed %d seat %d: %d %+v loco %d %+v", seed, i, v, s.Tally(rules.Seat(i)), me.Loco, me.Book)
				}
				t.Log(decisions, "decisions")
			}
			t.Log(variant, seats, "seats", why, "mean score", float64(sum)/float64(n*seats), "bankrupt", out)
		}
	}
}
