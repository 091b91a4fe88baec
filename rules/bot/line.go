package bot

import (
	"context"
	"errors"
	"math"
	"slices"

	"kettle/rules"
)

// A tree is one search.
type tree struct {
	Search
	ctx    context.Context
	seat   rules.Seat
	first  []move // what it is to choose from, best at first sight first
	root   node
	w      worlds
	kept   int    // places
	sights spread // of what it is to choose from
	seen   spread // of the worths
}

// errLate ends a line in the middle because the time is up.
var errLate = errors.New("bot: the time is up")

// line looks at one line: down the tree, on as Greedy would where nobody was before, to where its seat acts again, and
// back with the worth. Every action of the root meets the worlds in the same order, so that they are compared in the same
// ones.
func (t *tree) line() error {
	var path []*edge
	n, p, world := &t.root, t.w.at(0), 0
	h := horizon{seat: t.seat}
	for fresh := 0; ; {
		here, err := t.at(n, p, world)
		if err != nil {
			return err
		}
		if len(here.moves) == 0 {
			return t.back(path, p, nil)
		}
		var i int
		if n == &t.root {
			i = t.choose(here, explore)
			world = here.moves[i].edge.visits % t.Worlds
			if here, err = t.at(n, t.w.at(world), world); err != nil {
				return err
			}
		} else {
			i = t.choose(here, follow)
		}
		m := &here.moves[i]
		if err := m.apply(here.p); err != nil {
			return err
		}
		path = append(path, m.edge)
		if m.edge.visits == 0 {
			fresh++
		}
		h.meet(m.next.Turn())
		if h.met && m.edge.visits < known || fresh > t.Rollout {
			return t.back(path, m.next, m.value)
		}
		n, p = &m.edge.node, m.next
	}
}

// known is how often a line has ended at a stop of the horizon before one goes on from there to the next: until then the
// worths of all are of the same point of a turn.
const known = 4

// A horizon is where lines end: where a run of several actions of its seat does, so that what they come to is soon seen, and
// where the seat is to act again after others did.
type horizon struct {
	seat    rules.Seat
	actions int  // of the seat, before the others
	others  bool // another seat was to act
	met     bool
}

func (h *horizon) meet(turn rules.Seat) {
	if !h.others {
		h.actions++
	}
	others := turn != h.seat
	h.met = h.others && !others || others && !h.others && h.actions > 1
	if others {
		h.actions = 0
	}
	h.others = others
}

// back gives the worth of where a line ended to the actions that led there.
func (t *tree) back(path []*edge, end rules.Position, value []float64) error {
	if value == nil {
		if t.ctx.Err() != nil {
			return errLate
		}
		value = t.Guide.Value(end)
	}
	if err := values(value, t.seat); err != nil {
		return err
	}
	worth := ahead(value)
	t.seen.add(worth[t.seat])
	t.root.visits++
	for _, e := range path {
		e.add(worth)
	}
	path[0].told = append(path[0].told, worth[t.seat])
	return nil
}

// ahead is the value of a position for each seat, less half of what the best of its rivals has: a game is won by having
// more, not by having much.
func ahead(value []float64) []float64 {
	out := slices.Clone(value)
	for i := range out {
		rival := math.Inf(-1)
		for j, v := range value {
			if j != i {
				rival = max(rival, v)
			}
		}
		if len(value) > 1 {
			out[i] -= envy * rival
		}
	}
	return out
}

// envy is how much of the best rival's value counts against a seat.
const envy = 0.5

// A spread is how far the worths that were seen lie apart.
type spread struct {
	seen  []float64
	width float64
	fresh int // how many were seen when width was worked out
}

func (s *spread) add(worth float64) { s.seen = append(s.seen, worth) }

// of is four times the median distance from the median, which for worths spread evenly is all their range: a ruin or a
// victory far off does not stretch it. Where most worths are the same it is their range.
func (s *spread) of() float64 {
	if n := len(s.seen); n == 0 || n < s.fresh+s.fresh/4 {
		return s.width
	}
	s.fresh = len(s.seen)
	off := slices.Sorted(slices.Values(s.seen))
	middle, all := off[len(off)/2], off[len(off)-1]-off[0]
	for i := range off {
		off[i] = math.Abs(off[i] - middle)
	}
	slices.Sort(off)
	if s.width = 4 * off[len(off)/2]; s.width == 0 {
		s.width = all
	}
	return s.width
}
