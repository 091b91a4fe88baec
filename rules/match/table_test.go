package match

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestNamesOfAFileCanBeShown(t *testing.T) {
	good := saved(t)
	for in, want := range map[string]string{
		"Ana":                    "Ana",
		strings.Repeat("é", 20):  strings.Repeat("é", 20),
		strings.Repeat("é", 21):  strings.Repeat("é", 19) + "…",
		strings.Repeat("W ", 90): "W W W W W W W W W W…",
		"🎃 Queen":                "? Queen",
		"👨\u200d👩":               "??",
		`a\u001b[31m\nb`:         "a[31m b",
		"☃\ufe0f":                "☃",
		`\u202eevil`:             "evil",
		`\u0000 `:                "Player 1",
	} {
		text := strings.Replace(good, `"Ana"`, `"`+in+`"`, 1)
		m, drift, err := load(text)
		if err != nil || drift != nil {
			t.Fatalf("%q: %v %v", in, err, drift)
		}
		if got := m.Table().Name(0); got != want {
			t.Errorf("%q is shown as %q, want %q", in, got, want)
		}
		path := filepath.Join(t.TempDir(), "x.json")
		put(t, path, text)
		if got := Peek(path, find); (Table{Names: got.Names}).Name(0) != want {
			t.Errorf("%q is listed as %q", in, got.Names)
		}
	}
}
