package bot

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// A node is what is known of the moments after one run of actions, in all worlds together.
type node struct {
	visits int
	edges  map[rules.Action]*edge
	places map[int]*place // by world
}

// An edge is one action from a node.
type edge struct {
	node
	action rules.Action
	sum    []float64 // of the worths of the lines through it, by seat
	open   int       // how often it could have been chosen
	told   []float64 // at the root: the worths for its seat, in the order of the lines
}

func (e *edge) add(worth []float64) {
	if e.sum == nil {
		e.sum = make([]float64, len(worth))
	}
	for i := range min(len(worth), len(e.sum)) {
		e.sum[i] += worth[i]
	}
	e.visits++
}

// mean is the mean worth of the lines through an action for a seat.
func (e *edge) mean(seat rules.Seat) float64 {
	if int(seat) >= len(e.sum) {
		return 0
	}
	return e.sum[seat] / float64(e.visits)
}

// doubt is how little is known of an action for how often it could have been chosen.
func (e *edge) doubt() float64 { return math.Sqrt(float64(e.open)) / float64(1+e.visits) }

// A place is a node in one world: the position that stands there, and what may be done, best first.
type place struct {
	p     rules.Position
	moves []move
}

// A move is an action at a place.
type move struct {
	edge   *edge // nil outside the tree
	action rules.Action
	next   rules.Position // nil where no line has gone
	value  []float64      // of next; nil where nobody asked
	sight  float64        // the value at first sight for the seat that takes it; 0 where it has no choice
}

func (m *move) apply(p rules.Position) error {
	if m.next != nil {
		return nil
	}
	out, err := p.Apply(m.action)
	if err != nil {
		return fmt.Errorf("bot: a legal action is refused in a sampled world: %w", err)
	}
	m.next = out.Next
	return nil
}

// byLook sorts moves, best at first sight first, equals by lot.
func byLook(moves []move, r *rng.Stream) {
	rng.Shuffle(r, moves)
	slices.SortStableFunc(moves, func(a, b move) int { return cmp.Compare(b.sight, a.sight) })
}

// at is the node's place in a world. A world always goes on the same way after the same actions, so that it is looked
// at once only, as long as there is room.
func (t *tree) at(n *node, p rules.Position, world int) (*place, error) {
	if at := n.places[world]; at != nil {
		return at, nil
	}
	at := &place{p: p}
	if n == &t.root {
		at.moves = slices.Clone(t.first)
	} else if p.Turn() >= 0 {
		var err error
		if at, err = look(t.ctx, t.Guide, p, t.Reply, t.w.stream); err != nil {
			return nil, err
		}
	}
	if n.places == nil {
		n.places, n.edges = map[int]*place{}, map[rules.Action]*edge{}
	}
	for i := range at.moves {
		m := &at.moves[i]
		if m.edge = n.edges[m.action]; m.edge == nil {
			m.edge = &edge{action: m.action}
			n.edges[m.action] = m.edge
		}
	}
	if t.kept++; t.kept <= mostKept {
		n.places[world] = at
	}
	return at, nil
}

// look finds what may be done in a position, best at first sight for the seat that acts there first: at most so many actions, the
// guide's shortlist.
func look(ctx context.Context, g Guide, p rules.Position, most int, r *rng.Stream) (*place, error) {
	all := p.Legal()
	if len(all) > 1 {
		all = g.Shortlist(p, all, most)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("bot: nothing to choose from in a sampled world")
	}
	seat := p.Turn()
	at := &place{p: p, moves: make([]move, min(len(all), most))}
	for i := range at.moves {
		m := &at.moves[i]
		m.action = all[i]
		if ctx.Err() != nil {
			return nil, errLate
		}
		if len(at.moves) == 1 {
			break
		}
		if err := m.apply(p); err != nil {
			return nil, err
		}
		m.value = g.Value(m.next)
		m.next = nil // most are never gone to
		if err := values(m.value, seat); err != nil {
			return nil, err
		}
		m.sight = m.value[seat]
	}
	if len(at.moves) > 1 {
		byLook(at.moves, r)
	}
	return at, nil
}

// choose picks the move that the seat to act there looks at next: the one with the best bound on its mean worth. One that
// was never taken is thought to be worth what those that were make of what they looked like. Curious is how much a rarely seen
// one is preferred, in spreads of the worths.
func (t *tree) choose(at *place, curious float64) (best int) {
	seat := at.p.Turn()
	shift, taken := 0.0, 0.0
	for _, m := range at.moves {
		if m.edge.visits > 0 {
			shift += m.edge.mean(seat) - m.sight
			taken++
		}
	}
	scale := t.seen.of()
	if scale == 0 { // nothing has made a difference yet
		scale = t.sights.of()
	}
	top, most := math.Inf(-1), 0.0
	for i, m := range at.moves {
		m.edge.open++
		worth := m.sight + shift/max(1, taken)
		if m.edge.visits > 0 {
			worth = m.edge.mean(seat)
		}
		doubt := m.edge.doubt()
		if bound := worth + curious*scale*doubt; bound > top || bound == top && doubt > most {
			best, top, most = i, bound, doubt
		}
	}
	return best
}

// best is the action of the root that looks best at first sight, or one that is surely better.
func (t *tree) best() rules.Action {
	best := t.first[0].action
	for _, m := range t.first[1:] {
		if e, than := t.root.edges[m.action], t.root.edges[best]; e != nil && than != nil && t.better(e, than) {
			best = m.action
		}
	}
	return best
}

// better reports whether one action's worth is surely more than another's: by more than the error of the mean of their
// differences, world by world. One line alone speaks for nothing.
func (t *tree) better(e, than *edge) bool {
	n := min(e.visits, than.visits)
	if n == 0 || e.visits == 1 {
		return false
	}
	mean, square := 0.0, math.Pow(t.seen.of()/4, 2) // as if one line more had been there
	for i := range n {
		d := e.told[i] - than.told[i]
		from := d - mean
		mean += from / float64(i+1)
		square += from * (d - mean)
	}
	return e.mean(t.seat)-than.mean(t.seat) > caution*math.Sqrt(square)/float64(n)
}

// mostKept bounds the memory of a search: so many places are kept, each with the positions that lines went on to. What lies
// beyond is worked out anew.
const mostKept = 1000

const (
	explore = 0.5   // how curious it is at the root
	follow  = 0.025 // and further on, where each seat is to do its best: what it tries in vain counts against the root's action
	caution = 1.5   // how sure it must be of an action that does not look best at first sight, in errors of the mean
)
