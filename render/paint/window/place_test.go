package window

import (
	"os"
	"path/filepath"
	"testing"
)

func TestPlaceComesBack(t *testing.T) {
	file := filepath.Join(t.TempDir(), "config", "window.json")
	if p := ReadPlace(file); p != (Place{}) {
		t.Errorf("a window that never was stood at %+v", p)
	}
	want := Place{X: 5, Y: -6, W: 1000, H: 700}
	want.Keep(file)
	if p := ReadPlace(file); p != want {
		t.Errorf("%+v, want %+v", p, want)
	}
	for _, nonsense := range []string{`{"W":-4`, `{"W":-4,"H":3}`, `[]`, ``} {
		if err := os.WriteFile(file, []byte(nonsense), 0o644); err != nil {
			t.Fatal(err)
		}
		if p := ReadPlace(file); p != (Place{}) {
			t.Errorf("%s was read as %+v", nonsense, p)
		}
	}
}

func TestIcon(t *testing.T) {
	icon := Icon("kettle-loco")
	if len(icon) != 1 || icon[0].Bounds().Dx() != icon[0].Bounds().Dy() {
		t.Fatalf("%d icons", len(icon))
	}
	mid := icon[0].Bounds().Dx() / 2
	if _, _, _, a := icon[0].At(mid, mid).RGBA(); a == 0 {
		t.Error("the icon is empty")
	}
	if Icon("no-such-sprite") != nil {
		t.Error("an icon of nothing")
	}
}
