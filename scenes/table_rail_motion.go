package scenes

import (
	"slices"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// motions are what is seen of an action: a tile comes down and the links that it completes light up, a cube hops along
// its route; then the cubes that come from the display.
func (r *railTable) motions(t *Table, before rules.Position, a rules.Action, events []rules.Event) (out []showStep) {
	if r.hexes == nil {
		return nil
	}
	was, now := railState(before), railState(t.g.Now())
	rails := r.railsOf(t, before)
	switch a := a.(type) {
	case track.Lay:
		after := r.railsOf(t, now)
		out = append(out, showStep{rails: after, motion: r.hexes.Laying(a.At.Stop())})
		var links []int16
		for _, l := range now.Track().Completed(was.Track()) {
			links = append(links, l.ID)
		}
		if len(links) > 0 {
			out = append(out, showStep{rails: after, motion: r.hexes.Linking(links...)})
		}
		rails = after
	case play.Delivery:
		g, path := a.Cargo()
		var m board.RailMarks
		r.ghost(&m, was, a)
		if m.Route != nil {
			out = append(out, showStep{rails: rails, over: board.RailMarks{Leaving: m.Route}, motion: r.hexes.Moving(*m.Route)})
			rails = without(rails, path.Start().Stop(), g)
		}
	}
	if c := r.eco.ghostCity(a); c != nil {
		rails = r.railsOf(t, now)
		out = append(out, showStep{rails: rails, motion: r.hexes.Laying(c.Hex)})
	}
	return r.eco.arrivals(t, out, &rails, events)
}

// coming adds cubes that come to a stop from a point of the screen, one after the other, and lays them there for what follows.
func (r *railTable) coming(out []showStep, rails *board.Rails, from draw.Point, at rail.Stop, cubes ...rail.Good) []showStep {
	next := *rails
	for _, g := range cubes {
		out = append(out, showStep{rails: next, free: true, motion: r.hexes.Coming(from, at, len(next.Cubes[at]), g)})
		next.Cubes = slices.Clone(next.Cubes)
		next.Cubes[at] = next.Cubes[at].With(g)
	}
	*rails = next
	return out
}

// without is what lies on the board when a cube has gone.
func without(n board.Rails, at rail.Stop, g rail.Good) board.Rails {
	n.Cubes = slices.Clone(n.Cubes)
	n.Cubes[at] = n.Cubes[at].Without(g)
	return n
}
