package bot

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// Foresight looks far ahead where nothing is hidden. It plays on from what looks best one action ahead, and from what looks next
// best, with every seat doing what looks best then: a few futures at a time, twice as far each time, and what comes out best is
// to be beaten by the next few. Futures are compared only where they have come equally far, as what a position seems worth
// depends on whose turn it is.
//
// It thinks until its context's deadline or until Stops are looked at, whatever comes first, and before that it looks at every
// action as Greedy does, as far as the time goes.
type Foresight struct {
	Guide Guide
	Stops int // of all futures together; 0 means no bound under a deadline, 100 without one
	Width int // actions played on from, of those that look alike one; 0 means 48
	Reply int // actions looked at where a future is played on, chosen by the shortlist; 0 means 32
}

const (
	abreast  = 3  // futures played on side by side
	nearest  = 3  // stops until they are first compared
	farthest = 24 // and when they are compared for the last time
)

// Choose implements Bot.
func (b Foresight) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	if err := canceled(ctx); err != nil {
		return nil, err
	}
	b = b.filled(ctx)
	b.Guide = thinking(b.Guide)
	first, err := rank(ctx, b.Guide, view, r)
	if err != nil {
		return nil, err
	}
	first = slices.CompactFunc(first, func(a, b move) bool { return a.sight == b.sight })
	if len(first) == 1 {
		return first[0].action, nil
	}
	s := seer{Foresight: b, ctx: ctx, seat: view.Turn(), now: view.Sample(r), stream: r}
	best, err := s.choose(first[:min(b.Width, len(first))])
	if err == nil {
		err = canceled(ctx)
	}
	return best, err
}

// filled has every number said.
func (b Foresight) filled(ctx context.Context) Foresight {
	fill(&b.Stops, bound(ctx, 100))
	fill(&b.Width, 48)
	fill(&b.Reply, 32)
	return b
}

// A seer is one such thought.
type seer struct {
	Foresight
	ctx    context.Context
	seat   rules.Seat
	now    rules.Position
	stream *rng.Stream
}

// A future is how a game goes on after an action.
type future struct {
	action rules.Action
	p      rules.Position
	h      horizon
	told   []float64 // what it is worth for the seat that thinks, at each stop of the horizon and at the end of the game
}

// worth is what it is worth over so many stops: the mean, as a future that is better at one stop alone is seldom better.
func (f *future) worth(stops int) float64 {
	sum := 0.0
	for i := range stops {
		sum += f.told[min(i, len(f.told)-1)]
	}
	return sum / float64(stops)
}

// choose is the action whose future is best among those that the time is enough for.
func (s *seer) choose(first []move) (rules.Action, error) {
	group, err := s.begin(first[:1])
	if err != nil {
		return nil, err
	}
	for rest := first[1:]; len(rest) > 0; {
		n := min(abreast-1, len(rest))
		more, err := s.begin(rest[:n])
		if err != nil {
			return nil, err
		}
		best, err := s.compare(append(group, more...))
		switch {
		case errors.Is(err, errLate):
			return best.action, nil
		case err != nil:
			return nil, err
		}
		group, rest = []*future{best}, rest[n:]
	}
	return group[0].action, nil
}

// compare plays futures on, looks which are ahead, and goes on with two: the first, which is to be beaten, and the best of the
// others. It returns what is best as far as it came, and errLate if the time is up.
func (s *seer) compare(group []*future) (best *future, err error) {
	best = group[0]
	for stops := nearest; stops <= farthest && err == nil; stops *= 2 {
		order := func(a, b *future) int { return cmp.Compare(b.worth(stops), a.worth(stops)) }
		for i, f := range group {
			if err = s.playOn(f, stops); err != nil {
				group = group[:i]
				break
			}
		}
		if len(group) > 1 { // the best until now is among them
			best = slices.MinFunc(group, order)
			slices.SortStableFunc(group[1:], order)
			group = group[:2]
		}
	}
	return best, err
}

// begin is the futures of some actions as they stand.
func (s *seer) begin(moves []move) (out []*future, err error) {
	for i := range moves {
		m := &moves[i]
		if err := m.apply(s.now); err != nil {
			return nil, err
		}
		f := &future{action: m.action, p: m.next, h: horizon{seat: s.seat}}
		if err := s.meet(f, nil); err != nil {
			return nil, err
		}
		out = append(out, f)
	}
	return out, nil
}

// playOn plays a future on until so many stops are told, or the game is over.
func (s *seer) playOn(f *future, stops int) error {
	for len(f.told) < stops && f.p.Turn() >= 0 {
		if s.Stops == 0 {
			return errLate
		}
		at, err := look(s.ctx, s.Guide, f.p, s.Reply, s.stream)
		if err != nil {
			return err
		}
		m := at.moves[0]
		if err := m.apply(f.p); err != nil {
			return err
		}
		f.p = m.next
		if err := s.meet(f, m.value); err != nil {
			return err
		}
	}
	return nil
}

// meet tells what a future is worth if it has come to a stop or to its end; value is said by the guide, nil if it was not asked.
func (s *seer) meet(f *future, value []float64) error {
	if f.h.meet(f.p.Turn()); !f.h.met && f.p.Turn() >= 0 {
		return nil
	}
	if value == nil {
		value = s.Guide.Value(f.p)
	}
	if err := values(value, s.seat); err != nil {
		return err
	}
	f.told = append(f.told, ahead(value)[s.seat])
	if s.Stops > 0 {
		s.Stops--
	}
	return nil
}
