package track_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/track"
)

// small is a map that parses and has nothing to complain about.
const small = `{
"schema": "rail-hexmap/1", "id": "small", "title": "Small", "family": "steam", "players": {"min": 2, "max": 4}, "status": "For tests.",
"grid": {"orientation": "flat-top", "coords": "axial"},
"goods_total": {"red": 20, "blue": 20},
"setup": {"supply_fill": [{"spaces": 8, "cubes": 2}]},
"rules": {"turns": {"2": 6, "4": 8}, "tiles_per_turn": 3, "engineer_tiles": 4, "urbanize_not_adjacent_to_city": true, "action_order_base": ["turn-order"]},
"hexes": [
{"q": 0, "r": 0, "terrain": "plain", "river": false, "site": "city", "name": "Ash", "color": "red", "start_cubes": 2, "open": [2, 3]},
{"q": 1, "r": 0, "terrain": "mountain", "river": true, "site": null, "place": "Birch", "open": [3, 4, 5]},
{"q": 0, "r": 1, "terrain": "plain", "river": false, "site": "town", "name": "Cedar", "open": [0, 1, 2]},
{"q": 1, "r": 1, "terrain": "plain", "river": false, "site": "city", "name": "Dale", "color": "blue", "start_cubes": 1, "open": [0, 5]}
],
"sea": [[2, 2]]
}`

func TestParse(t *testing.T) {
	l, err := track.Parse([]byte(small), nil)
	if err != nil {
		t.Fatal(err)
	}
	f := l.Figures
	if f.Turns[2] != 6 || f.Turns[4] != 8 || f.Turns[3] != 0 || f.Tiles != 3 || f.EngineerTiles != 4 || !f.CityApart || len(f.Order) != 1 || f.Supply[0] != (track.Fill{Spaces: 8, Cubes: 2}) {
		t.Errorf("%+v", f)
	}
	if e := track.Lint(l); len(e) > 0 {
		t.Error(e)
	}
	h, ok := l.Named("Birch")
	if x := &l.Hexes[h]; !ok || x.Terrain != track.Mountain || !x.Wet() || x.Line != 9 || l.Ref(h) != "B1" {
		t.Errorf("%+v", x)
	}
}

var sentence = regexp.MustCompile(`^line \d+: [^\n]+$`)

func TestBrokenMaps(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"cut short", `"sea": [[2, 2]]` + "\n}", "", "line 12: the file ends too early"},
		{"unknown key", `"place": "Birch"`, `"place": "Birch", "colour": "red"`, "line 9: hexes[1].colour: unknown key"},
		{"unknown rule", `"tiles_per_turn": 3`, `"tiles_per_turn": 3, "magic": 1`, "line 6: rules.magic: unknown key"},
		{"unknown set-up", `"setup": {`, `"setup": {"magic": 1, `, "line 5: setup.magic: unknown key"},
		{"key given twice", `"river": true`, `"river": true, "river": true`, "line 9: hexes[1].river: given twice"},
		{"key missing", `"river": true, `, ``, `line 9: hexes[1]: lacks the key "river"`},
		{"wrong schema", `rail-hexmap/1`, `rail-graph/1`, "line 2: schema: must be"},
		{"unknown family", `"family": "steam"`, `"family": "steem"`, "line 2: family: must be"},
		{"not axial", `"axial"`, `"offset"`, "line 3: grid.coords: must be"},
		{"pointed hexes", `"flat-top"`, `"pointy-top"`, "line 3: grid.orientation: must be"},
		{"place taken", `{"q": 1, "r": 1`, `{"q": 0, "r": 1`, "line 11: hexes[3].q: (0, 1) is taken"},
		{"name taken", `"Dale"`, `"Ash"`, `line 11: hexes[3].name: "Ash" is taken`},
		{"place named like a city", `"Birch"`, `"Ash"`, `line 9: hexes[1].place: "Ash" is taken`},
		{"unknown terrain", `"mountain"`, `"swamp"`, `line 9: hexes[1].terrain: unknown word "swamp"`},
		{"unknown site", `"site": "town"`, `"site": "village"`, `line 10: hexes[2].site: unknown word "village"`},
		{"site without name", `"name": "Cedar", `, ``, `line 10: hexes[2]: lacks the key "name"`},
		{"name without site", `"place": "Birch"`, `"name": "Birch"`, "line 9: hexes[1].name: belongs to a hex with a site only"},
		{"city without color", `"color": "blue", `, ``, `line 11: hexes[3]: lacks the key "color"`},
		{"unknown color", `"color": "blue"`, `"color": "mauve"`, `line 11: hexes[3].color: unknown color "mauve"`},
		{"color of a town", `"name": "Cedar"`, `"name": "Cedar", "color": "red"`, "line 10: hexes[2].color: belongs to a city only"},
		{"city without cubes", `"start_cubes": 1, `, ``, `line 11: hexes[3]: lacks the key "start_cubes"`},
		{"one-way side", `"open": [3, 4, 5]`, `"open": [3, 4]`, "line 8: hexes[0].open: side SE is open here, but not in the neighbour on line 9"},
		{"side off the map", `"open": [3, 4, 5]`, `"open": [0, 3, 4, 5]`, "line 9: hexes[1].open: side N leads off the map"},
		{"side neither open nor blocked", `"open": [2, 3]}`, `"open": [3]}`, "line 8: hexes[0].open: side SE is closed here, but open in the neighbour on line 9"},
		{"side given twice", `"open": [2, 3]}`, `"open": [2, 2, 3]}`, "line 8: hexes[0].open[1]: side given twice"},
		{"side out of range", `"open": [2, 3]}`, `"open": [2, 6]}`, "line 8: hexes[0].open[1]: must be from 0 to 5"},
		{"side open and blocked", `"open": [2, 3]}`, `"open": [2, 3], "blocked": [3]}`, "line 8: hexes[0].blocked: side S is open, too"},
		{"blocked off the map", `"open": [2, 3]}`, `"open": [2, 3], "blocked": [0]}`, "line 8: hexes[0].blocked: side N leads off the map"},
		{"half a hex", `{"q": 1, "r": 0`, `{"q": 1.5, "r": 0`, "line 9: hexes[1].q: must be a whole number"},
		{"river that is no truth", `"river": true`, `"river": "yes"`, "line 9: hexes[1].river: must be true or false"},
		{"tunnel without track", `"mountain"`, `"tunnel"`, `line 9: hexes[1]: lacks the key "fixed_track"`},
		{"fixed track elsewhere", `"mountain"`, `"mountain", "fixed_track": [0, 3]`, "line 9: hexes[1].fixed_track: belongs to a tunnel only"},
		{"bent tunnel", `"mountain"`, `"tunnel", "build_cost": 5, "fixed_track": [3, 5]`, "line 9: hexes[1].fixed_track: must be two opposite sides"},
		{"ring without numbers", `"site": "town"`, `"site": "ring"`, `line 10: hexes[2]: lacks the key "gridlock"`},
		{"no number of players", `"turns": {"2": 6`, `"turns": {"many": 6`, `line 6: rules.turns: "many" is no number of players`},
		{"sea on land", `[[2, 2]]`, `[[1, 1]]`, "line 13: sea[0]: (1, 1) is listed already"},
		{"one hex", `"hexes": [`, `"hexes": [], "more": [`, "line 7: hexes: must hold from 2 to 999 hexes"},
		{"unknown panel", `"sea"`, `"panels": {"west": "West"}, "panels_by_players": {"3": ["east"]}, "sea"`, `line 13: panels_by_players.3[0]: there is no panel "east"`},
		{"too many cities told", `"sea"`, `"named_cities": {"total": 3}, "sea"`, "line 13: named_cities.total: says 3, but 2 cities are listed"},
		{"not a number", `"q": 1, "r": 1`, `"q": "1", "r": 1`, "line 11: hexes[3].q: must be a number"},
		{"two values", "[[2, 2]]\n}", "[[2, 2]]\n}{}", "line 14: more than one JSON value"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if strings.Count(small, c.old) < 1 {
				t.Fatalf("the small map lacks %s", c.old)
			}
			at := strings.LastIndex(small, c.old)
			if c.name == "half a hex" || c.name == "two values" {
				at = strings.Index(small, c.old)
			}
			text := small[:at] + c.new + small[at+len(c.old):]
			_, err := track.Parse([]byte(text), nil)
			if err == nil {
				t.Fatalf("no complaint, want %s", c.want)
			}
			if !sentence.MatchString(err.Error()) || !strings.HasPrefix(err.Error(), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
	t.Run("isolated city", func(t *testing.T) {
		text := strings.NewReplacer(`"open": [2, 3]}`, `"open": [], "blocked": [2, 3]}`, `"open": [3, 4, 5]`, `"open": [3, 4], "blocked": [5]`, `"open": [0, 1, 2]`, `"open": [1, 2], "blocked": [0]`).Replace(small)
		if _, err := track.Parse([]byte(text), nil); err == nil || err.Error() != "line 8: hexes[0].open: no track can reach Ash" {
			t.Error(err)
		}
	})
}

func TestLint(t *testing.T) {
	for _, c := range []struct {
		name, want string
		edit       []string
	}{
		{"neighbours", "line 8: hexes[0].site: Ash and Birch are neighbours", []string{`"site": null, "place": "Birch"`, `"site": "city", "color": "red", "start_cubes": 0, "name": "Birch"`}},
		{"one side", "line 8: hexes[0].open: Ash has one open side only", []string{`"open": [2, 3]}`, `"open": [3], "blocked": [2]}`, `"open": [3, 4, 5]`, `"open": [3, 4], "blocked": [5]`}},
		{"cubes", "line 4: goods_total: has 2 cubes, but the hexes ask for 3", []string{`"red": 20, "blue": 20`, `"red": 1, "blue": 1`}},
		{"no such cubes", "line 11: hexes[3].color: there are no yellow cubes", []string{`"color": "blue"`, `"color": "yellow"`}},
		{"cut in two", "line 9: hexes[1].open: no track can join this hex to the first one", []string{`"open": [2, 3]}`, `"open": [3], "blocked": [2]}`, `"open": [3, 4, 5]`, `"open": [3], "blocked": [4, 5]`,
			`"open": [0, 1, 2]`, `"open": [0], "blocked": [1, 2]`, `"open": [0, 5]`, `"open": [0], "blocked": [5]`}},
	} {
		l, err := track.Parse([]byte(strings.NewReplacer(c.edit...).Replace(small)), nil)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		found := false
		for _, e := range track.Lint(l) {
			found = found || e.Error() == c.want
		}
		if !found {
			t.Errorf("%s: %v, want %s", c.name, track.Lint(l), c.want)
		}
	}
}

// A map's own setup and rules are errors without a reader of them, and a sentence with line and key.
func TestOwnKeys(t *testing.T) {
	for _, id := range maps {
		_, err := track.Parse(mapData(t, id), nil)
		if err == nil || !strings.Contains(err.Error(), ": unknown key") {
			t.Errorf("%s: %v", id, err)
		}
		if l := track.MustParse(mapData(t, id), func(setup, rules *mapfile.Node) { track.Skip(setup, rules) }); l.Figures.Tiles == 0 && id != "westward-ho" {
			t.Errorf("%s: %+v", id, l.Figures)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("MustParse does not panic")
		}
	}()
	track.MustParse([]byte("{}"), nil)
}

func TestPanels(t *testing.T) {
	l := land(t, "japan")
	if l.For(4) != l {
		t.Error("four players use all of Japan")
	}
	three := l.For(3)
	if len(three.Hexes) >= len(l.Hexes) || len(track.Lint(three)) > 0 {
		t.Errorf("%d hexes; %v", len(three.Hexes), track.Lint(three))
	}
	for i := range three.Hexes {
		if h := &three.Hexes[i]; h.Panel == "hokkaido" || h.Spot.Number() != i {
			t.Errorf("%+v", h)
		}
	}
	if a, _ := three.Flagged("seikan-a"); three.Hexes[a].Open.Has(0) {
		t.Error("Aomori is still open to the tunnel")
	}
	if len(three.Bridges) != len(l.Bridges) || len(l.Bridges) != 5 {
		t.Error("bridges")
	}
	if h := land(t, "hokkaido"); h.For(2) != h {
		t.Error("Hokkaido has no panels to leave out")
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(small))
	for _, id := range maps {
		data, err := os.ReadFile("testdata/" + id + ".json")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := track.Parse(data, track.Skip)
		if err != nil {
			if l != nil || !sentence.MatchString(strings.ToValidUTF8(err.Error(), "?")) {
				t.Fatalf("%q", err)
			}
			return
		}
		track.Lint(l)
		b := track.NewMap(l, track.CodeOf(l.Family), track.Policy{}).Board()
		for lay := range b.Lays(0) {
			if err := b.Put(0, lay).Audit(); err != nil {
				t.Fatal(err)
			}
			break
		}
	})
}
