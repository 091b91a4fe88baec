package washingtondc

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
	width, _ := strconv.Atoi(os.Getenv("KETTLE_WIDTH"))
	for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
		why, sum, out := map[string]int{}, 0, 0
		for seed := range rng.Seed(n) {
			p, err := game.New(rules.Setup{Game: game.ID, Seats: seats, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			b := bot.Greedy{Guide: bot.Of(game), Width: width}
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
				if seed == 0 && testing.Verbose() {
					t.Log(p.(*ageofsteam.State).Round(), by, a)
				}
				p = o.Next
				decisions++
			}
			r, _ := p.Result()
			why[r.Why]++
			s := p.(*ageofsteam.State)
			for i, v := range r.Scores {
				sum += v
				if s.Player(rules.Seat(i)).Out {
					out++
				}
			}
			for i := range r.Scores {
				t.Logf("seed %d seat %d: %d %+v %+v", seed, i, r.Scores[i], s.Points(rules.Seat(i)), s.Player(rules.Seat(i)))
			}
			t.Log(decisions, "decisions, bag", len(s.Bag()))
		}
		t.Log(seats, "seats", why, "mean score", float64(sum)/float64(n*seats), "eliminated", out)
	}
}
