package bot

import (
	"context"
	"errors"

	"kettle/rules"
	"kettle/rules/rng"
)

// Search looks many actions ahead: a tree search over sampled worlds (information-set MCTS). All worlds share one tree,
// so that it never plays on what its seat cannot know. Each seat in the tree plays for itself. The actions of a
// position are met best first, and those that look worse only as it is visited. Each line is played on as Greedy would
// until its seat's run of actions ends, and later until it is to act again after the others, so that all are judged at the
// same point of a turn.
//
// It thinks until its context's deadline or until Iterations lines are looked at, whatever comes first, and before it
// searches it looks at every action as Greedy does, as far as the time goes.
type Search struct {
	Guide      Guide
	Iterations int // lines looked at; 0 means no bound under a deadline, 400 without one
	Worlds     int // sampled at most; 0 means 8
	Width      int // actions looked at in the position to decide, chosen by the shortlist; 0 means 16
	Reply      int // and in those that follow; 0 means 8
	Rollout    int // actions at most that a line goes on where none went before; 0 means 20, less than 0 none
}

// firstSight is how many actions are looked at singly: nearly all, but what the shortlist refuses.
const firstSight = 200

// Choose implements Bot.
func (b Search) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	if err := canceled(ctx); err != nil {
		return nil, err
	}
	b = b.filled(ctx)
	b.Guide = thinking(b.Guide)
	ranked, err := rank(ctx, b.Guide, view, r)
	if err != nil {
		return nil, err
	}
	ranked = ranked[:min(b.Width, len(ranked))]
	if len(ranked) == 1 {
		return ranked[0].action, nil
	}
	t := tree{Search: b, ctx: ctx, seat: view.Turn(), w: worlds{view: view, stream: r, most: b.Worlds}, first: ranked}
	for _, m := range ranked {
		t.sights.add(m.sight)
	}
	for n := 0; b.Iterations < 0 || n < b.Iterations; n++ {
		if ctx.Err() != nil {
			break
		}
		if err := t.line(); err != nil {
			if errors.Is(err, errLate) {
				break
			}
			return nil, err
		}
	}
	if err := canceled(ctx); err != nil {
		return nil, err
	}
	return t.best(), nil
}

// filled has every number said.
func (b Search) filled(ctx context.Context) Search {
	fill(&b.Worlds, 8)
	fill(&b.Width, 16)
	fill(&b.Reply, 8)
	fill(&b.Rollout, 20)
	fill(&b.Iterations, bound(ctx, 400))
	return b
}

// fill says a number that was left open.
func fill(n *int, to int) {
	if *n == 0 {
		*n = to
	}
}

// bound is how much may be looked at: without bound, -1, under a deadline.
func bound(ctx context.Context, without int) int {
	if _, timed := ctx.Deadline(); timed {
		return -1
	}
	return without
}

// rank is the actions of a position, best at first sight first.
func rank(ctx context.Context, g Guide, view rules.Position, r *rng.Stream) ([]move, error) {
	look := Greedy{Guide: g, Width: firstSight}
	all, err := look.look(view)
	if err != nil {
		return nil, err
	}
	out := make([]move, 0, len(all))
	if len(all) > 1 {
		err = look.weigh(ctx, view, all, r, func(v float64) { out = append(out, move{action: all[len(out)], sight: v}) })
		if err != nil {
			return nil, err
		}
	}
	if len(out) == 0 { // nothing to compare, or late before the first look
		return []move{{action: all[0]}}, nil
	}
	byLook(out, r)
	return out, nil
}
