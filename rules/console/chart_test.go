package console

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kettle/rules/games"
	"kettle/rules/rail/maps/own"
)

// "kettle map" tells what is in every map of the program, and of the example; it writes the example byte by byte.
func TestMapTellsWhatIsThere(t *testing.T) {
	s := shell{t: t, games: games.All}
	maps, err := filepath.Glob("../rail/maps/*/map.json")
	if err != nil || len(maps) < 5 {
		t.Fatalf("%v %v", maps, err)
	}
	mine := filepath.Join(t.TempDir(), "mine.json")
	if out := s.must("map", "-example"); out != string(own.Example()) {
		t.Error("the example is another one")
	} else if err := os.WriteFile(mine, []byte(out), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, path := range append(maps, mine) {
		out := s.must("map", path)
		for _, label := range []string{"name", "family", "players", "cubes", "findings  none"} {
			if !strings.Contains(out, label) {
				t.Errorf("%s: no %s:\n%s", path, label, out)
			}
		}
	}
	for _, line := range []string{"hexes     81: 72 plain, 7 mountain, 2 bay; 9 with a river", "cities    7: 2 red, 2 blue, 1 purple, 2 yellow", "towns     7", "turns     8 with 3, 7 with 4, 6 with 5", "game      own/steam/gull-island"} {
		if out := s.must("map", mine); !strings.Contains(out, line+"\n") {
			t.Errorf("no line %q:\n%s", line, out)
		}
	}
	s.fails("Say which map file, or -example.", "map")
	s.fails("Say which map file, or -example.", "map", "-example", mine)
	s.fails("There is no file gone.json.", "map", "gone.json")
}

// Of a broken map one sentence names file, line and key.
func TestMapTellsWhatIsWrong(t *testing.T) {
	s := shell{t: t, games: games.All}
	broken, err := filepath.Glob("../rail/maps/own/testdata/broken/*.json")
	if err != nil || len(broken) < 20 {
		t.Fatalf("%v %v", broken, err)
	}
	for _, path := range broken {
		if filepath.Base(path) == "id-of-the-program.json" { // it can be looked at, as a map of the program
			if out := s.must("map", path); !strings.Contains(out, "game      a map of the program; your own needs another id\n") {
				t.Error(out)
			}
			continue
		}
		s.fails("The map "+path+" cannot be played, line ", "map", path)
	}
}

// A player's own maps are games like the others: listed, dealt, shown, verified; what is wrong with a file is listed, too.
func TestOwnMaps(t *testing.T) {
	bad, err := os.ReadFile("../rail/maps/own/testdata/broken/unknown-key.json")
	if err != nil {
		t.Fatal(err)
	}
	asked := ""
	s := shell{t: t, games: games.All, maps: func(home string) []own.File {
		asked = home
		return []own.File{{Name: "bad.json", Data: bad}, {Name: "gull.json", Data: own.Example()}}
	}}
	out := s.must("games", "-home", "there")
	if !strings.Contains(out, "own/steam/gull-island  Gull Island (Steam), 3 to 5 players, your map\n") || !strings.Contains(out, "\n  bad.json, line 16: hexes[3].colour: unknown key\n") || asked != "there" {
		t.Errorf("asked %q:\n%s", asked, out)
	}
	save := filepath.Join(t.TempDir(), "game.json")
	s.must("new", "-game", "gull-island", "-seats", "3", "-seed", "5", "-o", save)
	s.must("do", save, strings.SplitN(strings.TrimSpace(s.must("legal", save)), "\n", 2)[0])
	s.must("verify", save)
	s.maps = nil
	s.fails(`the save needs your map "Gull Island"`, "verify", save)
}
