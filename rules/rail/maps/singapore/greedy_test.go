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

// greedy plays a game of greedy players to its end.
func greedy(t *testing.T, seed rng.Seed, marks string, width int) *steam.State {
	t.Helper()
	p, err := game.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{optMarks: marks}})
	if err != nil {
		t.Fatal(err)
	}
	b := bot.Greedy{Guide: bot.Of(game), Width: width}
	for n := 0; p.Turn() >= 0; n++ {
		by := p.Turn()
		a, err := b.Choose(context.Background(), p.View(by), bot.Stream(seed, by, n))
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
	}
	return p.(*steam.State)
}

// TestGreedyGames asks that greedy players come to an end as people do: nearly always by points, in a time for an evening.
func TestGreedyGames(t *testing.T) {
	byPoints, games := 0, 0
	for _, marks := range []string{"grow", once} {
		for seed := range rng.Seed(2) {
			s := greedy(t, seed, marks, 40)
			games++
			if r, _ := s.Result(); r.Why == EndMost {
				byPoints++
			}
			if s.Round() < 16 || s.Round() > 100 {
				t.Errorf("seed %d, %s: a game of %d turns", seed, marks, s.Round())
			}
		}
	}
	if byPoints < games-1 {
		t.Errorf("%d of %d games are won by points", byPoints, games)
	}
}

// TestStrength says how greedy players fare; it is for who changes the guide.
func TestStrength(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("KETTLE_GREEDY"))
	if n == 0 {
		t.Skip("KETTLE_GREEDY says how many games to play")
	}
	for _, marks := range []string{"grow", once} {
		why, vp, turns := map[string]int{}, 0, 0
		for seed := range rng.Seed(n) {
			s := greedy(t, seed, marks, 100)
			r, _ := s.Result()
			why[r.Why]++
			turns += s.Round()
			for i, v := range r.Scores {
				vp += v
				me := s.Player(rules.Seat(i))
				t.Logf("seed %d seat %d: %d VP, place %d, income %d loco %d links %d %+v", seed, i, v, r.Places[i], me.Income, me.Loco, s.Track().Links(rules.Seat(i)), me.Book)
			}
			t.Log(r.Why, s.Round(), "turns")
		}
		t.Log(marks, why, "mean VP", float64(vp)/float64(2*n), "mean turns", float64(turns)/float64(n))
	}
}
