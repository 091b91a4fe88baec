package japan

import (
	"encoding/json"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
)

// late is the position of a game of four greedy players that has most legal actions of a phase, in the last turns.
func late(b *testing.B, phase string) *steam.State {
	b.Helper()
	return playtest.Busiest(b, game, rules.Setup{Seats: 4, Seed: 6}, func(s *steam.State) bool { return s.Phase().ID == phase })
}

func BenchmarkLegalBuild(b *testing.B) {
	s := late(b, "build")
	for b.Loop() {
		s.Legal()
	}
}

func BenchmarkLegalMove(b *testing.B) {
	s := late(b, "move1")
	for b.Loop() {
		s.Legal()
	}
}

// BenchmarkLegalExpress is what a player with six links a cube and two more by Express may do.
func BenchmarkLegalExpress(b *testing.B) {
	s := withLevels(b, late(b, "move1"), 6, 2)
	n := 0
	for b.Loop() {
		n = len(s.Legal())
	}
	b.ReportMetric(float64(n), "actions")
}

func BenchmarkApply(b *testing.B) {
	s := late(b, "build")
	legal := s.Legal()
	for i := 0; b.Loop(); i++ {
		s.Apply(legal[i%len(legal)])
	}
}

// BenchmarkPlans is every delivery of a player with six links a cube and two more by Express, for the planner.
func BenchmarkPlans(b *testing.B) {
	s := late(b, "move1")
	c := withLevels(b, s, 6, 2)
	n := 0
	for b.Loop() {
		n = 0
		for at, g := range c.Movable() {
			n += len(c.Plans(at, g))
		}
	}
	b.ReportMetric(float64(n), "plans")
}

func BenchmarkValue(b *testing.B) {
	s := late(b, "build")
	for b.Loop() {
		game.Value(s)
	}
}

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
