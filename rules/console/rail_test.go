package console

import (
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules/games"
)

// The board of a map is told in words: places with cubes, links with owners, the display, new cities.
func TestShowTellsTheBoardInWords(t *testing.T) {
	s := shell{t: t, games: games.All}
	for _, c := range []struct {
		game, seats string
		want        []string
	}{
		{"halloween", "1", []string{"\n    Raven Tower: black; 1 red, 1 blue\n", "\n    Old Mill: grey; none\n", "\n  Links\n    none\n", "\n    light 2 (to Patchwork Farm): red, red, -\n", "\n  New cities left: A (red), B (blue)"}},
		{"washington-dc", "3", []string{"\n    Bethesda: yellow; 1 purple, 1 yellow\n", "\n    city A (serves no city yet): ", "\n  Bag: 4 red, 2 blue, 5 purple"}},
	} {
		save := filepath.Join(t.TempDir(), "a.json")
		s.must("new", "-game", c.game, "-seats", c.seats, "-seed", "5", "-o", save)
		out := s.must("show", save)
		for _, w := range c.want {
			if !strings.Contains(out, w) {
				t.Errorf("%s: no %q in\n%s", c.game, w, out)
			}
		}
		if strings.Contains(out, "marks:") || strings.Contains(out, "display: [") {
			t.Errorf("%s shows raw fields:\n%s", c.game, out)
		}
	}
	save := filepath.Join(t.TempDir(), "b.json")
	s.must("new", "-game", "halloween", "-option", "difficulty=easy", "-seed", "5", "-o", save)
	s.must("do", save, "done", "take Engineer", "build Crooked Cauldron - Cobbler's Cottage")
	if out := s.must("show", save); !strings.Contains(out, ": Player 1\n") {
		t.Errorf("no link of Player 1 in\n%s", out)
	}
}
