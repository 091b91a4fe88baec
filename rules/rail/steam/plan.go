package steam

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// Plans lists every way of one colour of cube from a stop that the deciding seat may take (after the end: seat 0). It
// answers in every phase.
func (s *State) Plans(from rail.Stop, g rail.Good) (out []play.Plan) {
	if from < 0 || int(from) >= s.Stops() || s.d.Cubes[from].Count(g) == 0 {
		return nil
	}
	for _, c := range s.m.Choices {
		if c.Plans != nil {
			out = append(out, c.Plans(s, from, g)...)
		}
	}
	return out
}

// Steps is what happens at each stop of an action that moves a cube; nil for any other action.
func (s *State) Steps(a rules.Action) []play.Step { return s.m.Steps(s, a) }
