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
	// Noise is by how much it may misjudge an action, as a share of how far the best action stands above the mean of
	// all. 0 sees clearly; with 1 a middling action often looks as good as the best.
	Noise float64
}

// Choose implements Bot. Equal actions are drawn by lot.
func (b Greedy) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	if err := canceled(ctx); err != nil {
		return nil, err
	}
	b.Guide = thinking(b.Guide)
	all, err := b.look(view)
	if err != nil {
		return nil, err
	}
	if len(all) == 1 {
		return all[0], nil
	}
	seen, best := make([]float64, 0, len(all)), lead{draw: r}
	err = b.weigh(ctx, view, all, r, func(v float64) {
		best.add(len(seen), v)
		seen = append(seen, v)
	})
	if err != nil {
		return nil, err
	}
	if b.Noise > 0 && len(seen) > 1 {
		best = blur(seen, b.Noise, r)
	}
	return all[best.at], nil
}

// look lists the actions that are worth a look.
func (b Greedy) look(view rules.Position) ([]rules.Action, error) {
	all, err := legal(view)
	if err != nil {
		return nil, err
	}
	if b.Guide == nil {
		return nil, errors.New("bot: a bot that judges without a guide")
	}
	if b.Width > 0 {
		if all = b.Guide.Shortlist(view, all, b.Width); len(all) == 0 {
			return nil, errors.New("bot: the shortlist of a position with legal actions is empty")
		}
	}
	return all, nil
}

// weigh tells the worth of each action in turn, for the seat that takes it. It ends early, and without an error, when
// the time is up.
func (b Greedy) weigh(ctx context.Context, view rules.Position, all []rules.Action, r *rng.Stream, tell func(float64)) error {
	w := worlds{view: view, stream: r, most: b.Worlds}
	if w.most <= 0 {
		w.most = 4
	}
	for _, a := range all {
		if ctx.Err() != nil {
			break
		}
		v, err := b.score(&w, a)
		if err != nil {
			return err
		}
		tell(v)
	}
	return canceled(ctx)
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
		if err := values(v, seat); err != nil {
			return 0, err
		}
		sum += v[seat]
		n++
		if !out.Reveals {
			break
		}
	}
	return sum / float64(n), nil
}

// A lead is the best of what was told so far; equals are drawn by lot.
type lead struct {
	draw *rng.Stream
	at   int // which it is
	top  float64
	ties int
}

func (l *lead) add(i int, v float64) {
	switch {
	case l.ties == 0 || v > l.top:
		l.at, l.top, l.ties = i, v, 1
	case v == l.top:
		l.ties++
		if l.draw.Intn(l.ties) == 0 {
			l.at = i
		}
	}
}

// blur is who leads when every value is misjudged by up to noise times the best's distance from the mean.
func blur(values []float64, noise float64, r *rng.Stream) lead {
	best, sum := values[0], 0.0
	for _, v := range values {
		best, sum = max(best, v), sum+v
	}
	reach := noise * (best - sum/float64(len(values)))
	l := lead{draw: r}
	const grain = 1 << 20
	for i, v := range values {
		l.add(i, v+reach*(float64(r.Intn(2*grain+1))/grain-1))
	}
	return l
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
