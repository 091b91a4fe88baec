package own_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/maps/own"
)

// wrong is what is said of each file of testdata/broken.
var wrong = map[string]string{
	"bad-color":                 `line 15: hexes[2].color: unknown color "mauve"`,
	"bad-id":                    "line 3: id: must be up to 30 small letters and digits, with single dashes between them",
	"bad-site":                  `line 17: hexes[4].site: unknown word "village"`,
	"bad-terrain":               `line 16: hexes[3].terrain: unknown word "swamp"`,
	"bom":                       "line 1: the file begins with a byte order mark; save it as UTF-8 without one",
	"city-cut-off":              "line 20: hexes[7].open: no track can join Elm to the other cities",
	"color-of-the-other-family": `line 15: hexes[2].color: "black" is no color of Steam`,
	"column-in-steam":           "line 13: hexes[0].column: belongs to Age of Steam only",
	"cut-short":                 "line 16: the file ends too early",
	"deep":                      "line 10: setup: too deeply nested",
	"empty":                     "line 1: the file is empty",
	"empty-display":             "line 9: goods_total: has 20 cubes, but the cities ask for 6 and the goods display asks for 25",
	"empty-supply":              "line 9: goods_total: has 30 cubes, but the cities ask for 6 and the goods supply asks for 36",
	"far-away":                  "line 13: hexes[0].q: must be from -99 to 99",
	"half-a-hex":                "line 18: hexes[5].q: must be a whole number",
	"huge-number":               "line 18: number 1e999 is too large",
	"id-of-the-program":         `line 3: id: "japan" is a map of the program`,
	"isolated-city":             "line 13: hexes[0].open: no track can reach Ash",
	"key-twice":                 "line 15: hexes[2].river: given twice",
	"latin-1":                   "line 17: the file is not UTF-8",
	"list":                      "line 1: the file must be an object",
	"missing-hex":               "line 14: hexes[1].open: side SE leads off the map",
	"missing-key":               `line 15: hexes[2]: lacks the key "river"`,
	"missing-neighbour":         "line 14: hexes[1].open: side SE leads off the map",
	"name-like-a-reference":     `line 17: hexes[4].name: "C2" is the grid reference of the hex on line 19`,
	"name-twice":                `line 20: hexes[7].name: "Ash" is taken`,
	"negative-cubes":            "line 13: hexes[0].start_cubes: must be from 0 to 9",
	"no-column":                 "line 15: hexes[2].column: a city of Age of Steam needs a column of the goods display",
	"not-json":                  "line 1: the file is not JSON: invalid character 'D' looking for beginning of value",
	"number-for-list":           "line 22: sea: must be a list",
	"one-city":                  "line 12: hexes: lists fewer than two cities for 3 players",
	"one-way-side":              "line 13: hexes[0].open: side SE is closed here, but open in the neighbour on line 16",
	"players-aos":               "line 6: players.min: must be at least 3: Age of Steam is for 3 to 6",
	"players-too-few":           "line 6: players.min: must be at least 2: Steam is for 2 to 6",
	"players-too-many":          "line 6: players.max: must be from 3 to 6",
	"ring":                      `line 17: hexes[4].site: "ring" belongs to Washington D.C. only`,
	"same-place":                "line 20: hexes[7].q: (2, 0) is taken",
	"sentence-for-a-name":       `line 17: hexes[4].name: the word "on" cannot stand alone in a name; join it with dashes`,
	"supply-in-aos":             "line 10: setup.supply_fill: belongs to Steam only",
	"text-for-number":           "line 18: hexes[5].q: must be a number",
	"too-few-actions":           "line 11: rules.action_order_base: must name an action tile for each of 4 players",
	"too-many-cubes":            "line 9: goods_total: has 3 cubes, but the cities ask for 6",
	"too-many-start-cubes":      "line 13: hexes[0].start_cubes: must be from 0 to 9",
	"turns-for-nobody":          "line 11: rules.turns: names 5 players, but the map is for 3 to 4",
	"two-values":                "line 24: more than one JSON value",
	"unknown-action":            `line 11: rules.action_order_base: there is no action tile "enginer"`,
	"unknown-key":               "line 16: hexes[3].colour: unknown key",
	"unknown-rule":              "line 11: rules.track_cost: unknown key",
	"utf-16":                    "line 1: the file is UTF-16; save it as UTF-8",
	"wrong-family":              `line 5: family: must be "steam" or "age-of-steam"`,
	"wrong-schema":              `line 2: schema: must be "rail-hexmap/1"`,
}

var sentence = regexp.MustCompile(`^[^\n]+, line \d+: [^\n]+$`)

func taken(id string) bool { return id == "japan" }

// load is the files of a folder of testdata as they lie in a player's folder of maps.
func load(t testing.TB, pattern string) (out []own.File) {
	t.Helper()
	paths, err := filepath.Glob("testdata/" + pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files %s: %v", pattern, err)
	}
	for _, p := range paths {
		data, err := os.ReadFile(p)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, own.File{Name: filepath.Base(p), Data: data})
	}
	return out
}

func TestBrokenFiles(t *testing.T) {
	files := load(t, "broken/*.json")
	if len(files) != len(wrong) {
		t.Errorf("%d files, %d sentences", len(files), len(wrong))
	}
	for _, f := range files {
		t.Run(strings.TrimSuffix(f.Name, ".json"), func(t *testing.T) {
			maps, problems := own.Read([]own.File{f}, taken)
			if len(maps) != 0 || len(problems) != 1 {
				t.Fatalf("%d maps, problems %v", len(maps), problems)
			}
			said := problems[0].Error()
			if want := f.Name + ", " + wrong[strings.TrimSuffix(f.Name, ".json")]; said != want || !sentence.MatchString(said) {
				t.Errorf("got  %s\nwant %s", said, want)
			}
		})
	}
	t.Run("huge-file", func(t *testing.T) {
		big := append(own.Example(), bytes.Repeat([]byte{' '}, own.MaxSize)...)
		if _, err := own.Parse(big, nil); err == nil || err.Error() != "line 1: the file is larger than any map (1 MB)" {
			t.Error(err)
		}
	})
	t.Run("key of a thousand letters and lines", func(t *testing.T) {
		key := strings.Repeat(`no\n`, 1000)
		_, err := own.Parse(bytes.Replace(own.Example(), []byte(`"setup": {`), []byte(`"setup": {"`+key+`": 1`), 1), nil)
		if err == nil || !strings.HasPrefix(err.Error(), "line 10: setup.no?no?") || !strings.HasSuffix(err.Error(), "…: unknown key") || len(err.Error()) > 120 {
			t.Error(err)
		}
	})
	t.Run("unreadable", func(t *testing.T) {
		_, problems := own.Read([]own.File{{Name: "x.json", Err: errors.New("it is a folder")}}, nil)
		if len(problems) != 1 || problems[0].Error() != "x.json: it is a folder" {
			t.Error(problems)
		}
	})
}

// Bad files stop no good ones, and of two maps with one id the first is played.
func TestGoodAmongBad(t *testing.T) {
	files := append(load(t, "broken/*.json"), load(t, "*.json")...)
	again := files[len(files)-1]
	again.Name = "zz.json"
	maps, problems := own.Read(append(files, again), taken)
	if len(maps) != 2 || maps[0].Game.ID != "own/age-of-steam/dale-aos" || maps[1].Game.ID != "own/steam/dale" || maps[1].File != "steam.json" {
		t.Errorf("%v", maps)
	}
	if n := len(wrong) + 1; len(problems) != n || problems[n-1].Error() != "zz.json, line 3: id: steam.json has this id, too" {
		t.Errorf("%v", problems)
	}
}

func FuzzParse(f *testing.F) {
	for _, file := range append(load(f, "broken/*.json"), load(f, "*.json")...) {
		f.Add(file.Data)
	}
	f.Add(own.Example())
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := own.Parse(data, taken)
		if err != nil {
			var wrong *mapfile.Error
			if m != nil || !errors.As(err, &wrong) || wrong.Line < 1 || strings.Contains(strings.TrimSuffix(err.Error(), "\n"), "\n") {
				t.Fatalf("%q", err)
			}
			return
		}
		for seats := m.Game.MinSeats; seats <= m.Game.MaxSeats; seats++ {
			p, err := m.Game.New(setup(m.Game, seats, 1))
			if err != nil {
				t.Fatal(err)
			}
			if len(p.Legal()) == 0 {
				t.Fatal("nothing can be done")
			}
		}
	})
}
