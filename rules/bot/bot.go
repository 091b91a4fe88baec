// Package bot chooses actions for a seat from what that seat can see.
package bot

import (
	"context"
	"errors"
	"fmt"

	"kettle/rules"
	"kettle/rules/rng"
)

// A Bot decides for whichever seat is to act in the view it is given. It never changes the view and keeps nothing
// between two calls, so one value may sit at several seats and serve several goroutines.
type Bot interface {
	// Choose returns one of the view's legal actions. The same view and stream give the same choice, unless ctx ends
	// the thought: a deadline makes it answer with the best so far, a cancellation with ctx's error. A view in which
	// nobody can act is an error, never a panic.
	Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error)
}

// A Guide knows what is good in one game.
type Guide interface {
	// Value says how good a position, over or not, is for each seat; more is better.
	Value(p rules.Position) []float64
	// Shortlist picks the at most k of the legal actions most worth a thought, best first. k is at least 1.
	Shortlist(p rules.Position, legal []rules.Action, k int) []rules.Action
}

// Of returns the guide that a game defines, nil if it defines none.
func Of(def *rules.Definition) Guide {
	if def == nil || def.Value == nil {
		return nil
	}
	return guide{def, def.Value}
}

type guide struct {
	def   *rules.Definition
	value func(rules.Position) []float64
}

func (g guide) Value(p rules.Position) []float64 { return g.value(p) }

// thinking is the guide for one thought: it may remember what it has worked out.
func thinking(g Guide) Guide {
	if g, ok := g.(guide); ok && g.def.Judge != nil {
		g.value = g.def.Judge()
		return g
	}
	return g
}

func (g guide) Shortlist(p rules.Position, legal []rules.Action, k int) []rules.Action {
	if g.def.Shortlist == nil {
		return legal
	}
	list := g.def.Shortlist(p, legal, k)
	if len(list) == len(legal) {
		return legal // nothing was left out: the order says nothing
	}
	return list
}

// values refuses what a guide said of a position if a seat's value is not among it.
func values(said []float64, seat rules.Seat) error {
	if int(seat) >= len(said) {
		return fmt.Errorf("bot: the guide values %d seats, seat %d is to act", len(said), seat)
	}
	return nil
}

// errIdle is the answer to a view in which nobody decides.
var errIdle = errors.New("bot: nobody is to act in this position")

// legal lists what may be chosen; an empty list is an error.
func legal(view rules.Position) ([]rules.Action, error) {
	if view == nil || view.Turn() < 0 {
		return nil, errIdle
	}
	all := view.Legal()
	if len(all) == 0 {
		return nil, errIdle
	}
	return all, nil
}

// Random takes any legal action, each as likely.
type Random struct{}

// Choose implements Bot.
func (Random) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	if err := canceled(ctx); err != nil {
		return nil, err
	}
	all, err := legal(view)
	if err != nil {
		return nil, err
	}
	return all[r.Intn(len(all))], nil
}

// canceled is ctx's error unless only the time is up.
func canceled(ctx context.Context) error {
	if err := ctx.Err(); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return nil
}
