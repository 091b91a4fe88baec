package steam

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// A Plan is one way for one cube, whether or not it is time to move it.
type Plan struct {
	Good rail.Good
	Path rail.Path
	Line []int16 // the places of the links used in Board.Sections, in order
	Earn []int   // points by seat
	Fee  int     // $ that the mover pays for the first of Actions
	// Actions that take this way: one, or one for each choice that there is on it. The first is the plainest, and Earn
	// and Fee are its.
	Actions []rules.Action
}

// A Step is what happens at one stop of a delivery.
type Step struct {
	At   rail.Spot
	Text string // "passes"
	Icon string // sprite, or ""
	Good rail.Good
}

// Plans lists every way of one colour of cube from a stop that the deciding seat may take (after the end: seat 0). It
// answers in every phase.
func (s *State) Plans(from rail.Stop, g rail.Good) (out []Plan) {
	if from < 0 || int(from) >= s.Stops() || s.d.Cubes[from].Count(g) == 0 {
		return nil
	}
	for _, c := range s.m.choices {
		if c.Plans != nil {
			out = append(out, c.Plans(s, from, g)...)
		}
	}
	return out
}

// PlanOf is the plan of a route without points and actions.
func (s *State) PlanOf(net *rail.Net, r rail.Route) Plan {
	p := Plan{Good: r.Good, Path: s.Path(net, r), Line: make([]int16, len(r.Lines)), Earn: make([]int, len(s.d.Players))}
	for i, l := range r.Lines {
		p.Line[i] = net.Lines[l].ID
	}
	return p
}

// Better reports whether plan a is dearer to the seat than plan b: more points, then less for the others, then a lower
// fee, then fewer links.
func Better(seat rules.Seat, a, b Plan) bool {
	if x, y := a.Earn[seat], b.Earn[seat]; x != y {
		return x > y
	}
	if x, y := sum(a.Earn), sum(b.Earn); x != y {
		return x < y
	}
	if a.Fee != b.Fee {
		return a.Fee < b.Fee
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
	for _, c := range s.m.choices {
		if c.Kind == a.Kind() && c.Steps != nil {
			return c.Steps(s, a)
		}
	}
	return nil
}

// PathSteps are those of a cube on its way.
func PathSteps(g rail.Good, p rail.Path) []Step {
	out := make([]Step, p.Len())
	for i := range out {
		out[i] = Step{At: p.At(i), Text: "passes"}
	}
	if n := len(out); n > 1 {
		out[0].Text, out[0].Good = "sets out", g
		out[n-1].Text, out[n-1].Good = "delivered", g
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
