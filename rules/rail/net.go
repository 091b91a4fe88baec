package rail

import (
	"iter"

	"kettle/rules"
)

// A Stop is a place where a line ends: a city, a town, a house, a 495 hex. Numbers count from 0.
type Stop int16

// A Line is what a cube can run over in one step: a completed link of track, a printed link with a disc, a
// free hop.
type Line struct {
	A, B  Stop
	Owner rules.Seat // rules.Nobody pays nobody (AOS-109)
	Level int8       // locomotive levels it uses; 0 for a free hop
	Tiles int8       // pieces of track, for scoring (AOS-132)
	ID    int16      // the map's own number of it
	// FromA and FromB tell the line from others between the same stops: where it leads first from A, and from B. Zero
	// on a map that never joins two stops twice.
	FromA, FromB Spot
}

// From is where the line leads first from one of its ends.
func (l Line) From(s Stop) Spot {
	if s == l.A {
		return l.FromA
	}
	return l.FromB
}

// A Net is the lines of one moment, derived from a board and never edited. Stops that free hops join are one place: a
// cube that comes to it goes on from another of its stops, and comes to it once in a move (WDC-12, WDC-26).
type Net struct {
	Lines []Line
	from  [][]step // by stop: where its lines lead
	place []Stop   // by stop: the first stop of its place; nil without free hops
}

type step struct {
	line int16
	to   Stop
}

// NewNet joins the stops 0 to stops-1 by the lines. The order of the lines is the order of the routes.
func NewNet(stops int, lines []Line) *Net {
	n := &Net{Lines: lines, from: make([][]step, stops)}
	deg := make([]int, stops)
	for _, l := range lines {
		deg[l.A]++
		deg[l.B]++
	}
	all := make([]step, 2*len(lines))
	for s, d := range deg {
		n.from[s], all = all[:0:d], all[d:]
	}
	for i, l := range lines {
		n.from[l.A] = append(n.from[l.A], step{int16(i), l.B})
		n.from[l.B] = append(n.from[l.B], step{int16(i), l.A})
		if l.Level == 0 {
			n.join(l.A, l.B)
		}
	}
	return n
}

// alone is the place of a stop without a free hop.
const alone Stop = -1

func (n *Net) join(a, b Stop) {
	if n.place == nil {
		n.place = make([]Stop, len(n.from))
		for i := range n.place {
			n.place[i] = alone
		}
	}
	x, y := n.place[a], n.place[b] // two places become one
	if x == alone {
		x = a
	}
	if y == alone {
		y = b
	}
	one := min(x, y)
	for i, p := range n.place {
		if p != alone && (p == x || p == y) {
			n.place[i] = one
		}
	}
	n.place[a], n.place[b] = one, one
}

// Shared reports whether free hops make the stop part of a greater place.
func (n *Net) Shared(s Stop) bool { return n.place != nil && n.place[s] != alone }

// Same reports whether two stops are one place.
func (n *Net) Same(a, b Stop) bool { return a == b || n.Shared(a) && n.place[a] == n.place[b] }

// A Query says which routes are wanted.
type Query struct {
	Levels int                   // locomotive levels that may be used (AOS-103)
	Ends   func(Stop, Good) bool // the good is delivered there, and goes no further (AOS-105)
	Pass   func(Stop, Good) bool // the good may run through; nil allows every stop
	Use    func(Line) bool       // the line may be used; nil allows every line
}

// A Route is one way of a good over a net. Stops has one entry more than Lines, which index Net.Lines. The
// slices are lent: they change when the iteration goes on, so what is kept must be copied.
type Route struct {
	Good  Good
	Stops []Stop
	Lines []int16
}

// Routes goes through every route of one cube from its stop: depth first in the order of the lines, no stop
// twice, never back to the start (AOS-104), ending in the first stop that takes the good. Lying on a stop of its
// own colour is no delivery (AOS-106).
func (n *Net) Routes(from Stop, g Good, q Query) iter.Seq[Route] {
	return func(yield func(Route) bool) {
		w := walk{n: n, q: q, g: g, yield: yield}
		w.stops[0] = from
		w.on(1, q.Levels)
	}
}

type walk struct {
	n     *Net
	q     Query
	g     Good
	yield func(Route) bool
	stops [MaxStops]Stop
	lines [MaxStops]int16
}

// on extends the walk, which has touched k stops and may use that many levels more; false stops everything.
func (w *walk) on(k, levels int) bool {
	if k == MaxStops {
		return true
	}
	for _, s := range w.n.from[w.stops[k-1]] {
		l := &w.n.Lines[s.line]
		if int(l.Level) > levels || w.been(k, s.to) || !w.goes(k, s.to, l.Level == 0) || w.q.Use != nil && !w.q.Use(*l) {
			continue
		}
		w.stops[k], w.lines[k-1] = s.to, s.line
		if w.q.Ends(s.to, w.g) {
			if !w.yield(Route{w.g, w.stops[:k+1], w.lines[:k]}) {
				return false
			}
		} else if w.q.Pass == nil || w.q.Pass(s.to, w.g) {
			if !w.on(k+1, levels-int(l.Level)) {
				return false
			}
		}
	}
	return true
}

func (w *walk) been(k int, to Stop) bool {
	for _, seen := range w.stops[:k] {
		if seen == to {
			return true
		}
	}
	return false
}

// goes reports whether places of several stops let the walk go on to a stop, by a free hop or not.
func (w *walk) goes(k int, to Stop, free bool) bool {
	if w.n.place == nil {
		return true
	}
	if k > 1 && w.n.Shared(w.stops[k-1]) && (w.n.Lines[w.lines[k-2]].Level == 0) == free {
		return false // it came by track and must hop, or has hopped and must go on by track
	}
	if !free && w.n.Shared(to) {
		for _, seen := range w.stops[:k] {
			if w.n.Same(seen, to) {
				return false
			}
		}
	}
	return true
}

// Between lists the lines that join two stops, in order.
func (n *Net) Between(a, b Stop) iter.Seq[int16] {
	return func(yield func(int16) bool) {
		for _, s := range n.from[a] {
			if s.to == b && !yield(s.line) {
				return
			}
		}
	}
}

// Over is what tells a line, run over from a stop, from others between the same stops: where it leads first. Zero when
// there is no other (AOS-110).
func (n *Net) Over(line int16, from Stop) Spot {
	l := n.Lines[line]
	to := l.A + l.B - from
	for other := range n.Between(from, to) {
		if other != line {
			return l.From(from)
		}
	}
	return Spot{}
}

// Path names the stops of a route, and the line where there are several.
func (n *Net) Path(r Route, name func(Stop) Spot) Path {
	var spots [MaxStops]Spot
	for i, at := range r.Stops {
		spots[i] = name(at)
	}
	p := NewPath(spots[:len(r.Stops)]...)
	for i, l := range r.Lines {
		if over := n.Over(l, r.Stops[i]); !over.IsZero() {
			p = p.Over(i+1, over)
		}
	}
	return p
}

// Shortest is the fewest levels that lead a good from a stop to one that ends it, whatever the levels of the query; 0 if
// no way does.
func (n *Net) Shortest(from Stop, g Good, q Query) int {
	type node struct {
		at  Stop
		hop bool // it was reached by a free hop
	}
	far := map[node]int{{from, false}: 0}
	for todo := []node{{from, false}}; len(todo) > 0; todo = todo[1:] {
		at, d := todo[0], far[todo[0]]
		if q.Ends(at.at, g) && at.at != from {
			return d
		}
		if at.at != from && q.Pass != nil && !q.Pass(at.at, g) {
			continue
		}
		for _, s := range n.from[at.at] {
			l := n.Lines[s.line]
			free := l.Level == 0
			if at.at != from && n.Shared(at.at) && at.hop == free || q.Use != nil && !q.Use(l) {
				continue
			}
			to, cost := node{s.to, free}, d+int(l.Level)
			if old, ok := far[to]; ok && old <= cost {
				continue
			}
			far[to] = cost
			if free { // nearest first
				todo = append([]node{todo[0], to}, todo[1:]...)
			} else {
				todo = append(todo, to)
			}
		}
	}
	return 0
}
