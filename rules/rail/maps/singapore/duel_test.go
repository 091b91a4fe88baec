package singapore

import (
	"context"
	"os"
	"strconv"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rng"
)

// TestDuel says how players with other weights fare against those of the game; it is for who changes the guide.
func TestDuel(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("KETTLE_DUEL"))
	if n == 0 {
		t.Skip("KETTLE_DUEL says how many games to play")
	}
	usual := newGuide(load().goal)
	for name, change := range map[string]func(*guide){
		"lasting .5": func(g *guide) { g.lasting = 0.5 },
		"longest 11": func(g *guide) { g.longest = 11 },
		"near 8":     func(g *guide) { g.near = 8 },
		"burden .3":  func(g *guide) { g.burden = 0.3 },
	} {
		other := usual
		change(&other)
		won, points := 0.0, 0
		why := map[string]int{}
		for seed := range rng.Seed(n) {
			p, err := game.New(rules.Setup{Seats: 2, Seed: seed / 2})
			if err != nil {
				t.Fatal(err)
			}
			me := rules.Seat(seed % 2)
			for i := 0; p.Turn() >= 0; i++ {
				b := bot.Greedy{Guide: playing(usual), Width: 60}
				if p.Turn() == me {
					b.Guide = playing(other)
				}
				a, err := b.Choose(context.Background(), p.View(p.Turn()), bot.Stream(seed, p.Turn(), i))
				if err != nil {
					t.Fatal(err)
				}
				o, err := p.Apply(a)
				if err != nil {
					t.Fatal(err)
				}
				p = o.Next
			}
			r, _ := p.Result()
			why[r.Why]++
			points += r.Scores[me] - r.Scores[1-me]
			switch {
			case r.Places[me] < r.Places[1-me]:
				won++
			case r.Places[me] == r.Places[1-me]:
				won += 0.5
			}
		}
		t.Logf("%-14s won %4.1f of %d, %+.1f points a game %v", name, won, n, float64(points)/float64(n), why)
	}
}

// playing is a guide as bots use it.
func playing(g guide) bot.Guide {
	d := *game
	d.Judge, d.Shortlist = g.judge, g.Shortlist
	return bot.Of(&d)
}
