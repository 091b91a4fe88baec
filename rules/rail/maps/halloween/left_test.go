package halloween

import (
	"testing"

	"kettle/rules/rail/play"
)

// TestMovesLeft counts the moves that a game still has, and knows when more pumpkins lie on the map than that.
func TestMovesLeft(t *testing.T) {
	for _, c := range []struct {
		scene
		left     int
		hopeless bool
	}{
		{scene{phase: "shares", round: 1}, 20, false},
		{scene{phase: "move1", round: 9, cubes: map[string]string{"B1": "OOOO"}}, 4, false},
		{scene{phase: "move2", round: 9, cubes: map[string]string{"B1": "OOOO"}}, 3, true},
		{scene{phase: "income", round: 9, cubes: map[string]string{"B1": "OO"}}, 2, false},
		{scene{phase: "growth", round: 10, cubes: map[string]string{"B1": "O"}}, 0, true},
	} {
		s := c.at(t)
		equal(t, c.phase, MovesLeft(s), c.left)
		equal(t, c.phase+" without hope", Hopeless(s), c.hopeless)
	}
	s := scene{phase: "move1", round: 10, cubes: map[string]string{"B1": "O"}}.at(t)
	for range 2 {
		s = do(t, s, play.Pass{})
	}
	equal(t, "after both moves of the last round", MovesLeft(s), 0)
}
