package bot

import (
	"fmt"
	"math"

	"kettle/rules"
)

// A node is what is known of the moments after one run of actions, in all worlds together.
type node struct {
	visits int
	edges  map[rules.Action]*edge
	places map[int]*place // by world
	fixed  []rules.Action // the actions looked at where they are known: at the root
}

// An edge is one action from a node.
type edge struct {
	node
	action rules.Action
	sum    []float64 // of the worths of the lines through it, by seat
	open   int       // how often it could have been chosen
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

// doubt is how little is known of an action for how often it could have been chosen.
func (e *edge) doubt() float64 { return math.Sqrt(float64(e.open)) / float64(1+e.visits) }

// A place is a node in one world: the position that stands there, and what may be done, best first.
type place struct {
	p     rules.Position
	edges []*edge
	next  map[*edge]rules.Position
}

// at is the node's place in a world. A world always goes on the same way after the same actions, so that it is looked
// at once only, as long as there is room.
func (t *tree) at(n *node, p rules.Position, world int) (*place, error) {
	if at := n.places[world]; at != nil {
		return at, nil
	}
	at := &place{p: p, next: map[*edge]rules.Position{}}
	if n.places == nil {
		n.places, n.edges = map[int]*place{}, map[rules.Action]*edge{}
	}
	if t.kept < mostKept {
		n.places[world] = at
		t.kept++
	}
	if p.Turn() < 0 {
		return at, nil
	}
	list := n.fixed
	if list == nil {
		if list = p.Legal(); len(list) > 1 {
			list = t.Guide.Shortlist(p, list, t.Width)
		}
		if len(list) == 0 {
			return nil, fmt.Errorf("bot: nothing to choose from in a sampled world")
		}
	}
	for _, a := range list[:min(len(list), t.Width)] {
		e := n.edges[a]
		if e == nil {
			e = &edge{action: a}
			n.edges[a] = e
		}
		at.edges = append(at.edges, e)
	}
	return at, nil
}

// step is the position after an action at a place.
func (t *tree) step(at *place, e *edge) (rules.Position, error) {
	if p := at.next[e]; p != nil {
		return p, nil
	}
	out, err := at.p.Apply(e.action)
	if err != nil {
		return nil, fmt.Errorf("bot: a legal action is refused in a sampled world: %w", err)
	}
	if t.kept < mostKept {
		at.next[e] = out.Next
		t.kept++
	}
	return out.Next, nil
}

// choose picks the action that the seat to act there looks at next: of the first few, whose number grows with the root
// of the visits, the one with the best bound on its mean worth.
func (t *tree) choose(n *node, at *place) *edge {
	wide := min(len(at.edges), 2+int(widen*math.Sqrt(float64(n.visits))))
	seat := at.p.Turn()
	var best *edge
	top := math.Inf(-1)
	for _, e := range at.edges[:wide] {
		e.open++
		if e.visits == 0 {
			if !math.IsInf(top, 1) {
				best, top = e, math.Inf(1)
			}
			continue
		}
		bound := t.mean(e, seat) + explore*e.doubt()
		if bound > top {
			best, top = e, bound
		}
	}
	return best
}

// mean is the mean worth of an action for a seat, from 0 for the least seen so far to 1 for the most.
func (t *tree) mean(e *edge, seat rules.Seat) float64 {
	if int(seat) >= len(e.sum) || t.high[seat] <= t.low[seat] {
		return 0.5
	}
	return (e.sum[seat]/float64(e.visits) - t.low[seat]) / (t.high[seat] - t.low[seat])
}

// best is the action of the root that is surely worth the most: what was seldom looked at is not trusted.
func (t *tree) best() rules.Action {
	best, top := t.root.fixed[0], math.Inf(-1)
	for _, a := range t.root.fixed {
		e := t.root.edges[a]
		if e == nil || e.visits == 0 {
			continue
		}
		if sure := t.mean(e, t.seat) - explore*e.doubt(); sure > top {
			best, top = a, sure
		}
	}
	return best
}

// mostKept bounds the memory of a search: so many positions are kept, what lies beyond is worked out anew.
const mostKept = 8000

const (
	explore = 0.5 // how much a rarely seen action is preferred; worths are from 0 to 1
	widen   = 1.0 // actions looked at for each root of a visit
)
