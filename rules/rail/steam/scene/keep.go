package scene

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rulestest"
)

// Scripts keeps the scenes of a game by their names and plays the scripts that begin there.
func Scripts(t *testing.T, d *rules.Definition, moments map[string]Scene) {
	t.Helper()
	for name, c := range moments {
		c.Game = d
		c.Keep(t, name)
	}
	playtest.Scripts(t, d)
}

// Keep asks that testdata holds the scene as the file of that name, for the script that begins there; go test -update writes
// it.
func (c Scene) Keep(t testing.TB, name string) {
	t.Helper()
	rulestest.Keep(t, name, c.JSON(t))
}
