package ageofsteam

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// Plans lists every way of one colour of cube from a stop within the acting seat's locomotive level (after the
// end: of seat 0), in the order of Legal. It answers in every phase.
func (s *State) Plans(from rail.Stop, g rail.Good) (out []play.Plan) {
	for _, c := range s.m.Choices {
		if c.Plans != nil && c.Carry(s, g) == nil {
			out = append(out, c.Plans(s, from, g)...)
		}
	}
	return out
}

// carry is nil if some action moves cubes of that colour, otherwise why the first that could does not.
func (s *State) carry(g rail.Good) (first error) {
	for _, c := range s.m.Choices {
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

// Steps is what happens at each stop of an action that moves a cube; nil for any other action.
func (s *State) Steps(a rules.Action) []play.Step { return s.m.Steps(s, a) }
