package japan

import (
	"encoding/json"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
)

// late is the position of a game of four greedy players that has most legal actions of a phase.
func late(b *testing.B, phase string) *steam.State {
	b.Helper()
	return playtest.Busiest(b, game, rules.Setup{Seats: 4, Seed: 6}, func(s *steam.State) bool { return s.Phase().ID == phase })
}

func BenchmarkLegalBuild(b *testing.B) { playtest.BenchLegal(b, late(b, "build")) }
func BenchmarkLegalMove(b *testing.B)  { playtest.BenchLegal(b, late(b, "move1")) }

// BenchmarkLegalExpress is what a player with six links a cube and two more by Express may do.
func BenchmarkLegalExpress(b *testing.B) {
	playtest.BenchLegal(b, withLevels(b, late(b, "move1"), 6, 2))
}

func BenchmarkApply(b *testing.B) { playtest.BenchApply(b, late(b, "build")) }

// BenchmarkPlans is every delivery of a player with six links a cube and two more by Express, for the planner.
func BenchmarkPlans(b *testing.B) { playtest.BenchPlans(b, withLevels(b, late(b, "move1"), 6, 2)) }

func BenchmarkValue(b *testing.B) { playtest.BenchValue(b, game, late(b, "build")) }

// withLevels is the position with other levels of every seat.
func withLevels(b *testing.B, s *steam.State, loco, express int) *steam.State {
	b.Helper()
	text, err := json.Marshal(s)
	if err != nil {
		b.Fatal(err)
	}
	var d map[string]any
	if err := json.Unmarshal(text, &d); err != nil {
		b.Fatal(err)
	}
	d["marks"] = []int{express, express, express, express}
	for _, p := range d["players"].([]any) {
		p.(map[string]any)["loco"] = loco
	}
	if text, err = json.Marshal(d); err != nil {
		b.Fatal(err)
	}
	p, err := game.Codec.Position(text)
	if err != nil {
		b.Fatal(err)
	}
	return p.(*steam.State)
}
