package ageofsteam

import (
	"kettle/rules"
	"kettle/rules/rail"
)

// BringTo is goods growth with dice of the test's choice.
func BringTo(s *State, half rail.Half, dice ...int) (*State, []rules.Event) {
	t := begin(s)
	t.Bring(half, dice)
	return t.State, t.events
}
