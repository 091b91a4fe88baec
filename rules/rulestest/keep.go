package rulestest

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// Keep asks that testdata holds the position, as JSON, in the file of that name, for the script that begins there; go test
// -update writes it.
func Keep(t testing.TB, name string, position []byte) {
	t.Helper()
	var b bytes.Buffer
	if err := json.Indent(&b, position, "", " "); err != nil {
		t.Fatal(err)
	}
	b.WriteByte('\n')
	file := filepath.Join("testdata", name+".json")
	if Update() {
		if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if have, err := os.ReadFile(file); err != nil || !bytes.Equal(have, b.Bytes()) {
		t.Errorf("%s is not as the test says (%v); go test -update writes it", file, err)
	}
}
