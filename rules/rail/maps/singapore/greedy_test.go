package singapore

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
	for _, marks := range []string{"grow", "once"} {
		why, wins, vp, turns := map[string]int{}, 0, 0, 0
		for seed := range rng.Seed(n) {
			p, err := game.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"marks": marks}})
			if err != nil {
				t.Fatal(err)
			}
			b := bot.Greedy{Guide: bot.Of(game), Width: 100}
			first, decisions := p.Turn(), 0
			for p.Turn() >= 0 {
				by := p.Turn()
				a, err := b.Choose(context.Background(), p.View(by), bot.Stream(seed, by, decisions))
				if err != nil {
					t.Fatal(err)
				}
				if s := p.(*steam.State); os.Getenv("KETTLE_LOG") == strconv.Itoa(int(seed)) {
					me := s.Player(by)
					t.Log(s.Round(), by, me.Cash, me.Income, me.VP, me.Loco, a)
				}
				o, err := p.Apply(a)
				if err != nil {
					t.Fatal(err)
				}
				p = o.Next
				decisions++
			}
			r, _ := p.Result()
			s := p.(*steam.State)
			why[r.Why]++
			turns += s.Round()
			if r.Places[first] == 1 {
				wins++
			}
			for i, v := range r.Scores {
				vp += v
				me := s.Player(rules.Seat(i))
				t.Logf("seed %d seat %d: %d VP, place %d, income %d loco %d links %d %+v", seed, i, v, r.Places[i], me.Income, me.Loco, s.Track().Links(rules.Seat(i)), me.Book)
			}
			t.Log(r.Why, s.Round(), "turns", decisions, "decisions")
		}
		t.Log(marks, why, "mean VP", float64(vp)/float64(2*n), "mean turns", float64(turns)/float64(n), "the start player wins", wins, "of", n)
	}
}
