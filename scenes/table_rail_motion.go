package scenes

import (
	"slices"

	"kettle/render/board"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// motions are what is seen of an action: a tile comes down and the links that it completes light up, a cube hops along
// its route; then the cubes that come from the display.
func (r *railTable) motions(t *Table, before rules.Position, a rules.Action, events []rules.Event) (out []showStep) {
	if r.hexes == nil {
		return nil
	}
	was, now := aosState(before), aosState(t.g.Now())
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
	case ageofsteam.Urbanize:
		after := r.railsOf(t, now)
		out = append(out, showStep{rails: after, motion: r.hexes.Laying(a.At.Stop())})
		rails = after
	case play.Deliver:
		var m board.RailMarks
		r.ghost(&m, was, a)
		if m.Route != nil {
			out = append(out, showStep{rails: rails, over: board.RailMarks{Leaving: m.Route}, motion: r.hexes.Moving(*m.Route)})
			rails = without(rails, a.Path.Start().Stop(), a.Good)
		}
	}
	var throws []throw
	for _, e := range events {
		if d, ok := e.(ageofsteam.DiceThrown); ok {
			throws = append(throws, throw{d.Half, d.Dice})
		}
	}
	if len(throws) > 0 {
		out = append(out, showStep{rails: rails, motion: r.rolling(throws...)})
	}
	for _, e := range events {
		if c, ok := e.(ageofsteam.CubeCame); ok {
			out = r.coming(t, out, &rails, c)
		}
	}
	return out
}

// without is what lies on the board when a cube has gone.
func without(n board.Rails, at rail.Stop, g rail.Good) board.Rails {
	n.Cubes = slices.Clone(n.Cubes)
	n.Cubes[at] = n.Cubes[at].Without(g)
	return n
}

// coming adds a cube that comes from a box of the display, and lays it on its city for what follows.
func (r *railTable) coming(t *Table, out []showStep, rails *board.Rails, c ageofsteam.CubeCame) []showStep {
	from, ok := t.spots[rules.Target{Kind: ageofsteam.TargetBox, ID: ageofsteam.BoxID(c.Column, c.Box)}]
	if !ok {
		return out
	}
	at := c.At.Stop()
	out = append(out, showStep{rails: *rails, free: true, motion: r.hexes.Coming(from, at, len(rails.Cubes[at]), c.Good)})
	next := *rails
	next.Cubes = slices.Clone(rails.Cubes)
	next.Cubes[at] = rails.Cubes[at].With(c.Good)
	*rails = next
	return out
}
