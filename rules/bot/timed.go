package bot

import (
	"context"
	"fmt"
	"time"

	"kettle/rules"
	"kettle/rules/rng"
)

// Timed gives a bot a deadline for every decision.
type Timed struct {
	Bot
	Time time.Duration // 0 sets none
}

// Choose implements Bot.
func (b Timed) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	if b.Time > 0 {
		var done context.CancelFunc
		ctx, done = context.WithTimeout(ctx, b.Time)
		defer done()
	}
	return b.Bot.Choose(ctx, view, r)
}

// Safe never fails but when it is canceled: where its bot gives an error, panics, or chooses what is not legal, another
// answers, and where that fails too, the first legal action.
type Safe struct {
	Bot
	Else Bot
	// Fell is told why the bot did not answer; nil for nobody.
	Fell func(error)
}

// Choose implements Bot.
func (b Safe) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	all, err := legal(view)
	if err != nil {
		return nil, err
	}
	for _, try := range []Bot{b.Bot, b.Else} {
		if try == nil {
			continue
		}
		a, err := tried(ctx, try, view, r)
		if err == nil {
			return a, nil
		}
		if stopped := canceled(ctx); stopped != nil {
			return nil, stopped
		}
		if b.Fell != nil {
			b.Fell(err)
		}
	}
	return all[0], nil
}

// tried is the bot's choice, if it is a legal one.
func tried(ctx context.Context, b Bot, view rules.Position, r *rng.Stream) (a rules.Action, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			a, err = nil, fmt.Errorf("bot: it broke off: %v", cause)
		}
	}()
	if a, err = b.Choose(ctx, view, r); err != nil {
		return nil, err
	}
	if a == nil {
		return nil, fmt.Errorf("bot: it chose nothing")
	}
	return a, view.Check(a)
}
