package westwardho

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
)

// late is the position of a game of six greedy players that has most legal actions of a phase.
func late(b *testing.B, phase string) *steam.State {
	b.Helper()
	return playtest.Busiest(b, game, rules.Setup{Seats: 6, Seed: 6}, func(s *steam.State) bool { return s.Phase().ID == phase })
}

func BenchmarkLegalBuild(b *testing.B) { playtest.BenchLegal(b, late(b, "build")) }
func BenchmarkLegalMove(b *testing.B)  { playtest.BenchLegal(b, late(b, "move1")) }

func BenchmarkApply(b *testing.B) { playtest.BenchApply(b, late(b, "build")) }

// BenchmarkPlans is every delivery of a player with six links a cube, for the planner.
func BenchmarkPlans(b *testing.B) {
	s := late(b, "move1")
	playtest.BenchPlans(b, s.OnTrack(s.Track(), s.Turn(), 6))
}

func BenchmarkValue(b *testing.B) { playtest.BenchValue(b, game, late(b, "move1")) }
