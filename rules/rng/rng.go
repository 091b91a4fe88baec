// Package rng gives the rules randomness that a save file can repeat: every draw is a pure function of
// (seed, purpose, number), so that one optional draw never shifts another.
package rng

import (
	"hash/fnv"
	"math/rand/v2"
)

// A Seed decides all draws of one game.
type Seed uint64

// A Stream is one run of draws. It is used by one goroutine.
type Stream struct{ pcg rand.PCG }

// Stream returns the n-th run of draws for one purpose ("setup", "growth"). It depends on nothing else.
func (s Seed) Stream(purpose string, n int) *Stream {
	h := fnv.New64a()
	h.Write([]byte(purpose))
	st := &Stream{}
	st.pcg.Seed(uint64(s), h.Sum64()+uint64(n)*0x9e3779b97f4a7c15)
	st.pcg.Uint64()
	return st
}

// Uint64 returns the next 64 random bits.
func (s *Stream) Uint64() uint64 { return s.pcg.Uint64() }

// Intn returns a number from 0 to n-1, each as likely. It panics for n below 1.
func (s *Stream) Intn(n int) int {
	if n <= 0 {
		panic("rng: Intn of a number below 1")
	}
	max := ^uint64(0) - ^uint64(0)%uint64(n)
	for {
		if v := s.pcg.Uint64(); v < max {
			return int(v % uint64(n))
		}
	}
}

// Die throws one six-sided die.
func (s *Stream) Die() int { return s.Intn(6) + 1 }

// Shuffle puts x in random order.
func Shuffle[T any](s *Stream, x []T) {
	for i := len(x) - 1; i > 0; i-- {
		j := s.Intn(i + 1)
		x[i], x[j] = x[j], x[i]
	}
}
