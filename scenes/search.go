package scenes

import (
	"context"
	"sync/atomic"
	"time"
)

// A search looks for something in a goroutine of its own, so that the window never waits for it.
type search[T any] struct {
	stop  context.CancelFunc // ends it
	since time.Duration      // when it began, by the window's clock
	tried atomic.Int64       // how many times it has begun anew
	found chan finding[T]
}

// A finding is what a search came to.
type finding[T any] struct {
	value T
	err   error
}

// seek begins a search; find tells tried how many tries it has given up.
func seek[T any](now time.Duration, find func(ctx context.Context, tried func(n int)) (T, error)) *search[T] {
	ctx, stop := context.WithCancel(context.Background())
	s := &search[T]{stop: stop, since: now, found: make(chan finding[T], 1)}
	go func() {
		v, err := find(ctx, func(n int) { s.tried.Store(int64(n)) })
		s.found <- finding[T]{v, err}
	}()
	return s
}

// look is what was found; ok is false as long as nothing was.
func (s *search[T]) look() (f finding[T], ok bool) {
	select {
	case f = <-s.found:
		return f, true
	default:
		return f, false
	}
}
