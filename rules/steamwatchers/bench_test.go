package steamwatchers

import (
	"encoding/json"
	"testing"

	"kettle/rules"
)

// densest is the position with the most actions of a greedy game of five.
func densest(b *testing.B) (best *State) {
	d := Definition()
	p, err := d.New(d.Complete(rules.Setup{Game: d.ID, Seats: 5, Seed: 1}))
	if err != nil {
		b.Fatal(err)
	}
	for n := 0; ; n++ {
		s := p.(*State)
		if _, over := s.Result(); over {
			return best
		}
		if best == nil || len(s.Legal()) > len(best.Legal()) {
			best = s
		}
		out, err := s.Apply(greedy(s, nil, s.d.Seed.Stream("bench", n)))
		if err != nil {
			b.Fatal(err)
		}
		p = out.Next
	}
}

// BenchmarkDecision is what screens and bots do all the time, where there is the most to choose. Legal has 5 ms, Apply 1 ms.
func BenchmarkDecision(b *testing.B) {
	s := densest(b)
	text, err := json.Marshal(s)
	if err != nil {
		b.Fatal(err)
	}
	legal := s.Legal()
	b.Run("legal", func(b *testing.B) {
		for b.Loop() {
			s.Legal()
		}
		b.ReportMetric(float64(len(legal)), "actions")
	})
	b.Run("apply", func(b *testing.B) {
		for n := 0; b.Loop(); n++ {
			s.Apply(legal[n%len(legal)])
		}
	})
	b.Run("view", func(b *testing.B) {
		for b.Loop() {
			s.View(0)
		}
	})
	b.Run("value", func(b *testing.B) {
		for b.Loop() {
			value(s)
		}
	})
	b.Run("greedy", func(b *testing.B) {
		for b.Loop() {
			greedy(s, nil, s.d.Seed.Stream("bench", 0))
		}
	})
	b.Run("read", func(b *testing.B) {
		for b.Loop() {
			read(text)
		}
	})
}
