package singapore

import (
	"context"
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rail/playtest"
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
	for _, marks := range []string{"grow", once} {
		t.Run(marks, func(t *testing.T) {
			playtest.Strength(t, game, 100, rules.Setup{Seats: 2, Options: map[string]string{optMarks: marks}}, func(p rules.Position, seat rules.Seat) string {
				s := p.(*steam.State)
				me := s.Player(seat)
				return fmt.Sprintf("VP, income %d, level %d, %d links, turn %d, %+v", me.Income, me.Loco, s.Track().Links(seat), s.Round(), me.Book)
			})
		})
	}
}
