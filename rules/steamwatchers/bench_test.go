package steamwatchers

import (
	"encoding/json"
	"testing"
)

// BenchmarkDecision is the four things that screens and bots do all the time, in the middle of Order Activation.
func BenchmarkDecision(b *testing.B) {
	t := &testing.T{}
	s := duel(t).Token(0, "tirol", OrderDefense).Token(1, "toscania", OrderDefense).At("activation").s
	text, _ := json.Marshal(s)
	b.Run("legal", func(b *testing.B) {
		for b.Loop() {
			s.Legal()
		}
	})
	b.Run("apply", func(b *testing.B) {
		for b.Loop() {
			s.Apply(Pass{Primus})
		}
	})
	b.Run("view", func(b *testing.B) {
		for b.Loop() {
			s.View(0)
		}
	})
	b.Run("read", func(b *testing.B) {
		for b.Loop() {
			read(text)
		}
	})
}
