package play

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// A Plan is one way for one cube, whether or not it is time to move it.
type Plan struct {
	Good rail.Good
	Path rail.Path
	Line []int16 // the map's numbers of the lines used, in order; of hexes: their places in Board.Sections
	Earn []int   // what the way brings, by seat: income, or points
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

// Better reports whether plan a is dearer to the seat than plan b: it brings more, then less for the others, then it costs
// less, then it uses fewer lines.
func Better(seat rules.Seat, a, b Plan) bool {
	if x, y := a.Earn[seat], b.Earn[seat]; x != y {
		return x > y
	}
	if x, y := Sum(a.Earn), Sum(b.Earn); x != y {
		return x < y
	}
	if a.Fee != b.Fee {
		return a.Fee < b.Fee
	}
	return a.Path.Len() < b.Path.Len()
}

// PlanOf is the plan of a route in a game of so many seats, without what it brings and without actions.
func PlanOf(m Places, net *rail.Net, r rail.Route, seats int) Plan {
	p := Plan{Good: r.Good, Path: net.Path(r, m.Spot), Line: make([]int16, len(r.Lines)), Earn: make([]int, seats)}
	for i, l := range r.Lines {
		p.Line[i] = net.Lines[l].ID
	}
	return p
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

// Movable goes through the cubes that lie on stops: stop by stop, each colour on it once.
func Movable(piles []rail.Pile) func(yield func(rail.Stop, rail.Good) bool) {
	return func(yield func(rail.Stop, rail.Good) bool) {
		for at, pile := range piles {
			for g := rail.Red; g < rail.Goods; g++ {
				if slices.Contains(pile, g) && !yield(rail.Stop(at), g) {
					return
				}
			}
		}
	}
}
