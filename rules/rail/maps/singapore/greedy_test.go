package singapore

import (
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rng"
)

// TestGreedyGames asks that greedy players come to an end as people do: nearly always by points, in a time for an evening.
func TestGreedyGames(t *testing.T) {
	byPoints, games := 0, 0
	for _, marks := range []string{"grow", once} {
		for seed := range rng.Seed(2) {
			g := playtest.Greedy(t, game, rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{optMarks: marks}}, 40)
			games++
			if g.Result.Why == EndMost {
				byPoints++
			}
			if s := g.Last.(*steam.State); s.Round() < 16 || s.Round() > 100 {
				t.Errorf("seed %d, %s: a game of %d turns", seed, marks, s.Round())
			}
		}
	}
	if byPoints < games-1 {
		t.Errorf("%d of %d games are won by points", byPoints, games)
	}
}

// TestDraw asks that a draw is worth to the bots what its points are, and no victory: else they would agree to pass.
func TestDraw(t *testing.T) {
	pass := func(track ...string) *steam.State {
		c := scene.Scene{Phase: PartBuild, Players: []steam.Player{{VP: 5}, {VP: 5}}, Track: track}
		return playtest.Do(t, at(t, c), "done", "done", "done", "done")
	}
	drawn, won := game.Value(pass()), game.Value(pass(line()...))
	if drawn[0] != drawn[1] || drawn[0] > 5 {
		t.Errorf("a draw with 5 points each is worth %v", drawn)
	}
	if sure := newGuide(load().goal).ample * 0.99; won[0] < sure || won[1] > -sure {
		t.Errorf("a victory by links is worth %v", won)
	}
}

// TestLead asks that more always counts, but less where the lead is large, and the same to who is behind: else a bot would stake
// a game that is even for the faint hope of a crushing one.
func TestLead(t *testing.T) {
	g := newGuide(load().goal)
	last := 10.0
	for lead := 0.0; lead < 60; lead += 5 {
		more := g.felt(lead+5) - g.felt(lead)
		if more <= 0 || more >= last {
			t.Errorf("five points more are worth %.3f where the lead is %.0f, %.3f where it is less", more, lead, last)
		}
		if behind := g.felt(-lead) - g.felt(-lead-5); behind != more {
			t.Errorf("five points more are worth %.3f where the lead is %.0f, %.3f to who is as far behind", more, lead, behind)
		}
		last = more
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
