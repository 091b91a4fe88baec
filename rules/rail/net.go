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
}

// A Net is the lines of one moment, derived from a board and never edited.
type Net struct {
	Lines []Line
	from  [][]step // by stop: where its lines lead
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
	}
	return n
}

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
next:
	for _, s := range w.n.from[w.stops[k-1]] {
		l := w.n.Lines[s.line]
		if int(l.Level) > levels || w.q.Use != nil && !w.q.Use(l) {
			continue
		}
		for _, seen := range w.stops[:k] {
			if seen == s.to {
				continue next
			}
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

// Between is the first line that joins two stops.
func (n *Net) Between(a, b Stop) (line int16, ok bool) {
	for _, s := range n.from[a] {
		if s.to == b {
			return s.line, true
		}
	}
	return 0, false
}
