package ageofsteam

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// A Plan is one way for one cube, whether or not it is time to move it.
type Plan struct {
	Good rail.Good
	Path rail.Path
	Line []int16 // the map's numbers of the lines used, in order
	Earn []int   // income by seat
	// Actions that take this way: one, or one for each cube that could ride along. The first is the plainest.
	Actions []rules.Action
}

// A Step is what happens at one stop of a delivery.
type Step struct {
	At   rail.Spot
	Text string // "passes"
	Icon string // sprite, or ""
	Good rail.Good
}

// Plans lists every way of one colour of cube from a stop within the acting seat's locomotive level (after the
// end: of seat 0), in the order of Legal. It answers in every phase.
func (s *State) Plans(from rail.Stop, g rail.Good) (out []Plan) {
	for _, c := range s.m.choices() {
		if c.Plans != nil && c.Carry(s, g) == nil {
			out = append(out, c.Plans(s, from, g)...)
		}
	}
	return out
}

// carry is nil if some action moves cubes of that colour, otherwise why the first that could does not.
func (s *State) carry(g rail.Good) (first error) {
	for _, c := range s.m.choices() {
		if c.Carry == nil {
			continue
		}
		err := c.Carry(s, g)
		if err == nil {
			return nil
		}
		if first == nil {
			first = err
		}
	}
	return first
}

// PlanOf is the plan of a route without income and actions.
func (s *State) PlanOf(net *rail.Net, r rail.Route) Plan {
	p := Plan{Good: r.Good, Path: s.Path(net, r), Line: make([]int16, len(r.Lines)), Earn: make([]int, len(s.d.Players))}
	for i, l := range r.Lines {
		p.Line[i] = net.Lines[l].ID
	}
	return p
}

// Better reports whether plan a is dearer to the seat than plan b: more income, then less for the others, then
// fewer lines.
func Better(seat rules.Seat, a, b Plan) bool {
	if x, y := a.Earn[seat], b.Earn[seat]; x != y {
		return x > y
	}
	if x, y := sum(a.Earn), sum(b.Earn); x != y {
		return x < y
	}
	return a.Path.Len() < b.Path.Len()
}

func sum(n []int) (t int) {
	for _, v := range n {
		t += v
	}
	return t
}

// Steps is what happens at each stop of an action that moves a cube; nil for any other action.
func (s *State) Steps(a rules.Action) []Step {
	for _, c := range s.m.choices() {
		if c.Kind == a.Kind() && c.Steps != nil {
			return c.Steps(s, a)
		}
	}
	return nil
}

// deliverySteps are those of a Deliver.
func deliverySteps(_ *State, a rules.Action) []Step {
	d := a.(Deliver)
	out := make([]Step, d.Path.Len())
	for i := range out {
		out[i] = Step{At: d.Path.At(i), Text: "passes"}
	}
	if n := len(out); n > 1 {
		out[0].Text, out[0].Good = "sets out", d.Good
		out[n-1].Text, out[n-1].Good = "delivered", d.Good
	}
	return out
}

// Destinations is where the plans end, each once, in order.
func Destinations(plans []Plan) (out []rail.Spot) {
	for _, p := range plans {
		if !slices.Contains(out, p.Path.End()) {
			out = append(out, p.Path.End())
		}
	}
	return out
}
