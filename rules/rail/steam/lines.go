package steam

import (
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// lines is the complete links, each told from others between the same stops by the hex to which it leads first.
func lines(b *track.Board) []rail.Line {
	out, sections := b.Lines(), b.Sections()
	for i := range out {
		s := &sections[out[i].ID]
		out[i].FromA, out[i].FromB = first(b, s, 0), first(b, s, 1)
	}
	return out
}

// first is the hex beside the stop at an end of a complete section, on its track.
func first(b *track.Board, s *track.Section, end int) rail.Spot {
	step := s.Path[end*(len(s.Path)-1)]
	if step.Hex != s.Ends[end].Hex { // the stop is a city across the side
		return b.Spot(step.Hex)
	}
	side := step.In
	if !side.Valid() { // a town: its exit is the other side of the step
		side = step.Out
	}
	return b.Spot(b.Land().Next(step.Hex, side))
}

// Path names the stops of a route, and the link where there are several.
func (s *State) Path(net *rail.Net, r rail.Route) rail.Path {
	var spots [rail.MaxStops]rail.Spot
	for i, at := range r.Stops {
		spots[i] = s.Spot(at)
	}
	p := rail.NewPath(spots[:len(r.Stops)]...)
	for i, l := range r.Lines {
		if over := net.Over(l, r.Stops[i]); !over.IsZero() {
			p = p.Over(i+1, over)
		}
	}
	return p
}
