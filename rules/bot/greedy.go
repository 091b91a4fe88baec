package bot

import (
	"context"
	"errors"
	"fmt"

	"kettle/rules"
	"kettle/rules/rng"
)

// Greedy looks one action ahead and takes what its guide likes best. What is hidden from the seat, and what dice and
// draws will bring, it looks at in a few sampled worlds, the same for every action.
type Greedy struct {
	Guide  Guide
	Worlds int // sampled for an action that reveals something; 0 means 4
	Width  int // actions looked at, chosen by the guide's shortlist; 0 means all
}

// Choose implements Bot. Equal actions are drawn by lot.
func (b Greedy) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	if err := canceled(ctx); err != nil {
		return nil, err
	}
	all, err := legal(view)
	if err != nil {
		return nil, err
	}
	if b.Guide == nil {
		return nil, errors.New("bot: a greedy bot without a guide")
	}
	if b.Width > 0 {
		if all = b.Guide.Shortlist(view, all, b.Width); len(all) == 0 {
			return nil, errors.New("bot: the shortlist of a position with legal actions is empty")
		}
	}
	if len(all) == 1 {
		return all[0], nil
	}
	w := worlds{view: view, stream: r, most: b.Worlds}
	if w.most <= 0 {
		w.most = 4
	}
	best, ties := all[0], 0
	var top float64
	for _, a := range all {
		if ctx.Err() != nil {
			break
		}
		v, err := b.score(&w, a)
		if err != nil {
			return nil, err
		}
		switch {
		case ties == 0 || v > top:
			best, top, ties = a, v, 1
		case v == top:
			ties++
			if w.lot(ties) {
				best = a
			}
		}
	}
	if err := canceled(ctx); err != nil {
		return nil, err
	}
	return best, nil
}

// score is the mean value of an action for the seat that takes it: over one world if it reveals nothing there, else
// over all.
func (b Greedy) score(w *worlds, a rules.Action) (float64, error) {
	seat, sum := w.view.Turn(), 0.0
	n := 0
	for n < w.most {
		out, err := w.at(n).Apply(a)
		if err != nil {
			return 0, fmt.Errorf("bot: a legal action is refused in a sampled world: %w", err)
		}
		v := b.Guide.Value(out.Next)
		if int(seat) >= len(v) {
			return 0, fmt.Errorf("bot: the guide values %d seats, seat %d is to act", len(v), seat)
		}
		sum += v[seat]
		n++
		if !out.Reveals {
			break
		}
	}
	return sum / float64(n), nil
}

// worlds are positions that the view's seat might be in, sampled when first asked for.
type worlds struct {
	view   rules.Position
	stream *rng.Stream
	most   int
	had    []rules.Position
}

func (w *worlds) at(i int) rules.Position {
	for len(w.had) <= i {
		w.had = append(w.had, w.view.Sample(w.stream))
	}
	return w.had[i]
}

// lot says yes once in n times.
func (w *worlds) lot(n int) bool { return w.stream.Intn(n) == 0 }
