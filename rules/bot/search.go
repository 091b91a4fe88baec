package bot

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// Search looks many actions ahead: a tree search over sampled worlds (information-set MCTS). All worlds share one tree,
// so that it never plays on what its seat cannot know. Each seat in the tree plays for itself. The actions of a
// position are met best first and only as fast as it is visited; a line that leaves the tree is played a little further
// by the guide's shortlist and then judged by its value.
//
// It thinks until its context's deadline or until Iterations lines are looked at, whatever comes first, and before it
// searches it looks at every action as Greedy does: with no time left it is no worse.
type Search struct {
	Guide      Guide
	Iterations int // lines looked at; 0 means no bound under a deadline, 400 without one
	Worlds     int // sampled at most; 0 means 8
	Width      int // actions looked at in a position, chosen by the shortlist; 0 means 16
	Rollout    int // actions that a line goes on after it left the tree; 0 means 2, less than 0 none
}

// Choose implements Bot.
func (b Search) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	if err := canceled(ctx); err != nil {
		return nil, err
	}
	b = b.filled(ctx)
	ranked, err := b.rank(ctx, view, r)
	if err != nil {
		return nil, err
	}
	if len(ranked) == 1 {
		return ranked[0], nil
	}
	t := tree{Search: b, ctx: ctx, seat: view.Turn(), draw: r, w: worlds{view: view, stream: r, most: b.Worlds}}
	t.root.fixed = ranked
	for n := 0; b.Iterations < 0 || n < b.Iterations; n++ {
		if ctx.Err() != nil {
			break
		}
		// By lot, or an action might meet only every second world; more of them as it goes on.
		if err := t.line(r.Intn(min(b.Worlds, 1+n/2))); err != nil {
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
	set := func(n *int, to int) {
		if *n == 0 {
			*n = to
		}
	}
	set(&b.Worlds, 8)
	set(&b.Width, 16)
	set(&b.Rollout, 2)
	if _, timed := ctx.Deadline(); timed {
		set(&b.Iterations, -1)
	}
	set(&b.Iterations, 400)
	return b
}

// rank is the actions worth a thought, best at first sight first.
func (b Search) rank(ctx context.Context, view rules.Position, r *rng.Stream) ([]rules.Action, error) {
	look := Greedy{Guide: b.Guide, Width: 4 * b.Width}
	all, err := look.look(view)
	if err != nil || len(all) == 1 {
		return all, err
	}
	type ranked struct {
		a rules.Action
		v float64
	}
	var out []ranked
	if err := look.weigh(ctx, view, all, r, func(v float64) { out = append(out, ranked{all[len(out)], v}) }); err != nil {
		return nil, err
	}
	if len(out) == 0 { // late before the first look
		return all[:1], nil
	}
	rng.Shuffle(r, out) // equals in no order of their own
	slices.SortStableFunc(out, func(a, b ranked) int {
		switch {
		case a.v > b.v:
			return -1
		case a.v < b.v:
			return 1
		}
		return 0
	})
	out = out[:min(b.Width, len(out))]
	actions := make([]rules.Action, len(out))
	for i, x := range out {
		actions[i] = x.a
	}
	return actions, nil
}

// errLate ends a line in the middle because the time is up.
var errLate = errors.New("bot: the time is up")

// A tree is one search.
type tree struct {
	Search
	ctx  context.Context
	seat rules.Seat
	root node
	draw *rng.Stream
	w    worlds
	kept int       // positions
	low  []float64 // least and most worth of a leaf so far, by seat
	high []float64
}

// line looks at one line in one of the worlds: down the tree, one step beyond, a few steps on, and back with the worth.
func (t *tree) line(world int) error {
	var path []*edge
	n, p := &t.root, t.w.at(world)
	for {
		if t.ctx.Err() != nil {
			return errLate
		}
		here, err := t.at(n, p, world)
		if err != nil {
			return err
		}
		if len(here.edges) == 0 {
			break // over
		}
		e := t.choose(n, here)
		path = append(path, e)
		next, err := t.step(here, e)
		if err != nil {
			return err
		}
		fresh := e.visits == 0
		n, p = &e.node, next
		if fresh {
			if p, err = t.roll(p); err != nil {
				return err
			}
			break
		}
	}
	worth, err := t.worth(p)
	if err != nil {
		return err
	}
	t.root.visits++
	for _, e := range path {
		e.add(worth)
	}
	return nil
}

// roll plays on from a position by the shortlist: its first action in three cases of four, else its second.
func (t *tree) roll(p rules.Position) (rules.Position, error) {
	for range t.Rollout {
		if t.ctx.Err() != nil {
			return nil, errLate
		}
		if p.Turn() < 0 {
			break
		}
		all := p.Legal()
		if len(all) > 1 {
			all = t.Guide.Shortlist(p, all, 2)
		}
		if len(all) == 0 {
			break
		}
		i := 0
		if t.draw.Intn(4) == 0 {
			i = t.draw.Intn(min(2, len(all)))
		}
		out, err := p.Apply(all[i])
		if err != nil {
			return nil, fmt.Errorf("bot: a legal action is refused in a sampled world: %w", err)
		}
		p = out.Next
	}
	return p, nil
}

// worth is the value of a position for each seat, less half of what the best of its rivals has: a game is won by
// having more, not by having much.
func (t *tree) worth(p rules.Position) ([]float64, error) {
	v := t.Guide.Value(p)
	if int(t.seat) >= len(v) {
		return nil, fmt.Errorf("bot: the guide values %d seats, seat %d is to act", len(v), t.seat)
	}
	out := make([]float64, len(v))
	for i := range v {
		out[i] = v[i]
		rival, has := 0.0, false
		for j := range v {
			if j != i && (!has || v[j] > rival) {
				rival, has = v[j], true
			}
		}
		if has {
			out[i] -= envy * rival
		}
	}
	if t.low == nil {
		t.low, t.high = slices.Clone(out), slices.Clone(out)
	}
	for i := range out {
		t.low[i], t.high[i] = min(t.low[i], out[i]), max(t.high[i], out[i])
	}
	return out, nil
}

// envy is how much of the best rival's value counts against a seat.
const envy = 0.5
