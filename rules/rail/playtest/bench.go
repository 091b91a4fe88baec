package playtest

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// BenchLegal measures the list of actions, and says how many they are.
func BenchLegal(b *testing.B, s rules.Position) {
	n := 0
	for b.Loop() {
		n = len(s.Legal())
	}
	b.ReportMetric(float64(n), "actions")
}

// BenchApply measures one action after the other, all of the same position.
func BenchApply(b *testing.B, s rules.Position) {
	legal := s.Legal()
	for i := 0; b.Loop(); i++ {
		s.Apply(legal[i%len(legal)])
	}
}

// BenchPlans measures the planner over every cube, and says how many ways there are.
func BenchPlans(b *testing.B, s play.State) {
	n := 0
	for b.Loop() {
		n = 0
		for at, g := range s.Movable() {
			n += len(s.Plans(at, g))
		}
	}
	b.ReportMetric(float64(n), "plans")
}

// BenchValue measures the guide.
func BenchValue(b *testing.B, d *rules.Definition, s rules.Position) {
	for b.Loop() {
		d.Value(s)
	}
}
