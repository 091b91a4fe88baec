package singapore

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
)

// late is the position of a game of greedy players that has most legal actions of a part of the turn, after turn 10.
func late(b *testing.B, part string) *steam.State {
	b.Helper()
	return playtest.Busiest(b, game, rules.Setup{Seats: 2, Seed: 6}, func(s *steam.State) bool { return s.Phase().ID == part && s.Round() > 10 })
}

func BenchmarkLegalBuild(b *testing.B)  { playtest.BenchLegal(b, late(b, PartBuild)) }
func BenchmarkLegalAction(b *testing.B) { playtest.BenchLegal(b, late(b, PartAction)) }
func BenchmarkApply(b *testing.B)       { playtest.BenchApply(b, late(b, PartAction)) }
func BenchmarkValue(b *testing.B)       { playtest.BenchValue(b, game, late(b, PartBuild)) }

// BenchmarkPlans is every move of a player at level 6, twelve links, for the planner.
func BenchmarkPlans(b *testing.B) {
	s := late(b, PartAction)
	playtest.BenchPlans(b, s.OnTrack(s.Track(), s.Turn(), 6))
}

// BenchmarkValueFar is the guide's look at players of level 6.
func BenchmarkValueFar(b *testing.B) {
	s := late(b, PartBuild)
	playtest.BenchValue(b, game, s.OnTrack(s.Track(), 0, 6).OnTrack(s.Track(), 1, 6))
}
