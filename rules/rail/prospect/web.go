package prospect

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// An Edge is a link that is there, or that few tiles would complete, as seen from one of its stops.
type Edge struct {
	To    rail.Stop
	Half  int8 // half tiles that are missing
	Hop   bool // over the ring: no link
	Owner rules.Seat
}

// A Web is the links that a seat's cubes could run over.
type Web struct {
	Edges [][]Edge // by stop
	Color []rail.Good

	away [][rail.Goods]Distance // by stop, to the nearest one of a colour
	todo []rail.Stop
}

// A Distance is what a way to a stop takes at least: the levels may be those of one way and the half tiles those of another.
type Distance struct{ Levels, Half int8 }

// Clear makes the web one without edges, of so many stops with their colours.
func (w *Web) Clear(n int, color func(rail.Stop) rail.Good) {
	if w.Edges == nil {
		w.Edges, w.Color = make([][]Edge, n), make([]rail.Good, n)
	}
	for h := range w.Edges {
		w.Edges[h], w.Color[h] = w.Edges[h][:0], color(rail.Stop(h))
	}
}

// Join adds an edge between two stops; e.To is filled in.
func (w *Web) Join(a, b rail.Stop, e Edge) {
	e.To = b
	w.Edges[a] = append(w.Edges[a], e)
	e.To = a
	w.Edges[b] = append(w.Edges[b], e)
}

// Built adds the links that there are.
func (w *Web) Built(b *track.Board) {
	sections := b.Sections()
	for i := range sections {
		if x := &sections[i]; x.Complete() {
			w.Join(x.Ends[0].Hex, x.Ends[1].Hex, Edge{Owner: x.Owner})
		}
	}
}

// Wish adds an edge that a seat may hope for, unless one of its own is there that lacks as little.
func (w *Web) Wish(a rail.Stop, to Hope, seat rules.Seat) {
	mine := func(at rail.Stop) func(Edge) bool {
		return func(e Edge) bool { return e.To == at && e.Owner == seat && !e.Hop }
	}
	i := slices.IndexFunc(w.Edges[a], mine(to.To))
	if i < 0 {
		w.Join(a, to.To, Edge{Half: to.Half, Owner: seat})
		return
	}
	if to.Half < w.Edges[a][i].Half { // one hoped for is the only one of its two stops
		w.Edges[a][i].Half = to.Half
		w.Edges[to.To][slices.IndexFunc(w.Edges[to.To], mine(a))].Half = to.Half
	}
}

// Sort puts those edges of each stop first of which least is missing.
func (w *Web) Sort() {
	for _, x := range w.Edges {
		slices.SortStableFunc(x, func(a, b Edge) int { return int(a.Half - b.Half) })
	}
}

// far is a distance that nothing goes over.
const far = 100

// Measure finds how far each stop is from one of a colour, and whether there is one. It is to be asked again after a change.
func (w *Web) Measure(g rail.Good) (any bool) {
	if w.away == nil {
		w.away = make([][rail.Goods]Distance, len(w.Edges))
	}
	w.todo = w.todo[:0]
	for h, c := range w.Color {
		if w.away[h][g] = (Distance{far, far}); c == g && len(w.Edges[h]) > 0 {
			w.away[h][g] = Distance{}
			w.todo = append(w.todo, rail.Stop(h))
		}
	}
	for i := 0; i < len(w.todo); i++ {
		at := w.todo[i]
		for _, e := range w.Edges[at] {
			way := w.away[at][g]
			way.Half += e.Half
			if !e.Hop {
				way.Levels++
			}
			if old := &w.away[e.To][g]; way.Levels < old.Levels || way.Half < old.Half {
				*old = Distance{min(way.Levels, old.Levels), min(way.Half, old.Half)}
				w.todo = append(w.todo, e.To)
			}
		}
	}
	return len(w.todo) > 0
}

// Away is how far a stop is from one of each colour, as Measure found it last.
func (w *Web) Away(at rail.Stop) *[rail.Goods]Distance { return &w.away[at] }
