package scene

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
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
	var b bytes.Buffer
	if err := json.Indent(&b, c.JSON(t), "", " "); err != nil {
		t.Fatal(err)
	}
	b.WriteByte('\n')
	file := filepath.Join("testdata", name+".json")
	if rulestest.Update() {
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if have, err := os.ReadFile(file); err != nil || !bytes.Equal(have, b.Bytes()) {
		t.Errorf("%s is not as the test says (%v); go test -update writes it", file, err)
	}
}
