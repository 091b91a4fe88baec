package singapore

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
)

// late is the position of a game of greedy players that has most legal actions of a part of the turn, after turn 20.
func late(b *testing.B, part string) *steam.State {
	b.Helper()
	return playtest.Busiest(b, game, rules.Setup{Seats: 2, Seed: 6}, func(s *steam.State) bool { return s.Phase().ID == part && s.Round() > 20 })
}

func BenchmarkLegalBuild(b *testing.B) {
	s := late(b, PartBuild)
	for b.Loop() {
		s.Legal()
	}
}

func BenchmarkLegalAction(b *testing.B) {
	s := late(b, PartAction)
	for b.Loop() {
		s.Legal()
	}
}

func BenchmarkApply(b *testing.B) {
	s := late(b, PartAction)
	legal := s.Legal()
	for i := 0; b.Loop(); i++ {
		s.Apply(legal[i%len(legal)])
	}
}

// BenchmarkPlans is every move of a player at level 6, twelve links, for the planner.
func BenchmarkPlans(b *testing.B) {
	s := late(b, PartAction)
	s = s.OnTrack(s.Track(), s.Turn(), 6).(*steam.State)
	n := 0
	for b.Loop() {
		n = 0
		for at, g := range s.Movable() {
			n += len(s.Plans(at, g))
		}
	}
	b.ReportMetric(float64(n), "plans")
}

func BenchmarkValue(b *testing.B) {
	s := late(b, PartBuild)
	for b.Loop() {
		game.Value(s)
	}
}

// BenchmarkValueFar is the guide's look at players of level 6.
func BenchmarkValueFar(b *testing.B) {
	s := late(b, PartBuild)
	s = s.OnTrack(s.Track(), 0, 6).OnTrack(s.Track(), 1, 6).(*steam.State)
	for b.Loop() {
		game.Value(s)
	}
}
