package track_test

import (
	"os"
	"testing"

	"kettle/rules/rail/track"
)

var maps = []string{"washington-dc", "westward-ho", "singapore", "japan", "hokkaido"}

func mapData(t testing.TB, id string) []byte {
	data, err := os.ReadFile("testdata/" + id + ".json")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func land(t testing.TB, id string) *track.Land {
	l, err := track.Parse(mapData(t, id), track.Skip)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestMaps(t *testing.T) {
	hexes := map[string]int{"washington-dc": 102, "westward-ho": 128, "singapore": 68, "japan": 138, "hokkaido": 44}
	for _, id := range maps {
		l := land(t, id)
		for _, e := range track.Lint(l) {
			t.Errorf("%s: %v", id, e)
		}
		if len(l.Hexes) != hexes[id] {
			t.Errorf("%s has %d hexes", id, len(l.Hexes))
		}
		seen := map[string]bool{}
		for i := range l.Hexes {
			ref, name := l.Ref(track.HexID(i)), l.Hexes[i].Spot.String()
			if seen[ref] || seen[name] && name != ref {
				t.Errorf("%s: %s, %s is not unique", id, ref, name)
			}
			seen[ref], seen[name] = true, true
			if h, ok := l.Named(name); !ok || h != track.HexID(i) {
				t.Errorf("%s: %s names hex %d", id, name, h)
			}
		}
	}
}
