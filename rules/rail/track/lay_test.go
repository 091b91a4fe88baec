package track_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

func TestLayIsAnAction(t *testing.T) {
	var a rules.Action = aos(t).find("0,-2", "N-S")
	if a.Kind() != "lay" || a.String() != "lay straight N-S on 0,-2" {
		t.Errorf("%s: %s", a.Kind(), a)
	}
	if s := aos(t).find("T", "N+S+NW").String(); s != "lay town left N, S, NW on T" {
		t.Error(s)
	}
	if s := aos(t).find("1,1", "N-S SE-NW").String(); s != "lay two straights SE-NW and N-S on 1,1" && s != "lay two straights N-S and SE-NW on 1,1" {
		t.Error(s)
	}
	c := rules.NewCodec(nil)
	rules.Register[track.Lay](c)
	for _, id := range maps {
		b := board(t, id)
		said, aimed := map[string]bool{}, map[string]bool{}
		for _, s := range b.Map().Code.Shapes() {
			for _, turn := range b.Map().Code.Turns(s.Name) {
				l, ok := b.LayOn(3, s.Name, turn)
				if !ok || int(l.Turn) != turn {
					t.Fatalf("%v", l)
				}
				aim := fmt.Sprint(l.Targets())
				if said[l.String()] || aimed[aim] {
					t.Errorf("%v, %s is not unique", l, aim)
				}
				said[l.String()], aimed[aim] = true, true
				if tile, ok := track.TileWith(s.Name.ID()); !ok || tile != s.Name {
					t.Errorf("%s has number %d", s.Name, s.Name.ID())
				}
				line, err := c.Encode(l)
				if err != nil {
					t.Fatal(err)
				}
				if back, err := c.Decode(line); err != nil || back != rules.Action(l) {
					t.Errorf("%s: %v, %v", line, back, err)
				}
			}
		}
	}
	if _, ok := track.TileWith(-1); ok || track.Tile("no").ID() != -1 || track.Tile("no").Tracks(0) != nil || track.Tile("straight").Tracks(6) != nil {
		t.Error("unknown tiles")
	}
	if s, ok := track.ShapeOf("town half"); !ok || s.Exits() != hex.SetOf(5, 0, 1) || s.Class.String() != "town" {
		t.Error("town half")
	}
	if _, ok := track.ShapeOf("no"); ok {
		t.Error("no such shape")
	}
}

func TestWords(t *testing.T) {
	g := linked(aos(t, "1,1 mountain"))
	l := g.b.Land()
	if x := &l.Hexes[g.hex("1,1")]; x.Terrain.String() != "mountain" || x.Site.String() != "open" || l.Hexes[g.hex("T")].Site.String() != "town" {
		t.Errorf("%v %v", x.Terrain, x.Site)
	}
	if g.b.Spot(g.hex("T")).String() != "T" || g.b.Color(g.hex("A")) != rail.Red || g.b.Color(g.hex("T")) != rail.None || g.b.Land() != g.b.Map().Land {
		t.Error("spots and colours")
	}
	if !g.b.Begun(red) || g.b.Begun(blue) || g.b.Begun(rules.Nobody) || track.CodeOf("chess") != nil || g.b.Map().CostsOf().River != 1 {
		t.Error("facts")
	}
	if g.b.Left("sharp") != 0 || len(g.b.Tracks(g.hex("T"))) != 2 || len(track.AgeOfSteam.Turns("straight")) != 3 || len(track.AgeOfSteam.Turns("sharp")) != 0 {
		t.Error("tiles")
	}
	if tile, turn, ok := g.b.Tile(g.hex("T")); !ok || tile != "straight with disc" || turn != 0 {
		t.Error(tile, turn)
	}
	if n := len(g.b.Completed(g.b.Map().Board())); n != 1 || len(g.b.Completed(g.b)) != 0 {
		t.Errorf("%d new links", n)
	}
	h := &game{t, g.b}
	before := h.b
	h.city(blue, "T", "")
	if n := len(h.b.Completed(before)); n != 0 {
		t.Errorf("a link that moves to a new city is no new one: %d", n)
	}
	if _, err := g.b.Lay(red, track.Lay{}); err == nil {
		t.Error("a lay of nothing")
	}
}

func TestUnknownLays(t *testing.T) {
	g := aos(t)
	for _, l := range []track.Lay{
		{}, {At: rail.NewSpot(0, "elsewhere"), Tile: "straight"}, {At: rail.NewSpot(999, "far"), Tile: "straight"},
	} {
		if err := g.b.CheckLay(red, l); err == nil || !strings.HasPrefix(err.Error(), "there is no such hex") {
			t.Errorf("%v: %v", l, err)
		}
		if d, c := g.b.Cost(l); d != 0 || c != "" {
			t.Errorf("%v costs %d", l, d)
		}
	}
	l := g.find("0,-2", "N-S")
	for _, tile := range []track.Tile{"sharp", "tunnel", "", "town four crossed"} {
		l.Tile = tile
		if err := g.b.CheckLay(red, l); err == nil || !strings.HasPrefix(err.Error(), "there is no such tile") {
			t.Errorf("%v: %v", l, err)
		}
	}
	for _, turn := range []int8{-1, 3, 6, 100} { // a straight turned three steps looks like one that is not turned
		l.Tile, l.Turn = "straight", turn
		if err := g.b.CheckLay(red, l); err == nil {
			t.Errorf("%v is allowed", l)
		}
	}
	if l, ok := g.b.LayOn(g.hex("0,-2"), "straight", 3); !ok || l.Turn != 0 {
		t.Errorf("%v", l)
	}
	if _, ok := g.b.LayOn(0, "sharp", 0); ok {
		t.Error("sharp is no tile of Age of Steam")
	}
	if err := g.b.CheckCity(red, 999); err == nil {
		t.Error("a city off the map")
	}
	defer func() {
		if recover() == nil {
			t.Error("Put of an unknown lay does not panic")
		}
	}()
	g.b.Put(red, track.Lay{})
}

func TestText(t *testing.T) {
	g := linked(aos(t)).lay(blue, "2,0", "SE-NW").city(red, "U", "")
	text, err := json.Marshal(g.b)
	want := `"tiles 28 straight 0,29 straight 0,30 straight with disc 0,47 straight 2; cities 45; owners 001; begun 01; laid 47; fresh 47 36"`
	if err != nil || string(text) != want {
		t.Errorf("%s, %v\nwant %s", text, err, want)
	}
	for _, c := range []struct{ text, want string }{
		{"tiles", "says nothing"},
		{"words 3", `unknown part "words"`},
		{"tiles 999 straight 0; owners .", `there is no hex "999"`},
		{"tiles 28 sharp 0; owners .", `there is no tile "sharp 0"`},
		{"tiles 28 straight 3; owners .", `there is no tile "straight 3"`},
		{"tiles 28; owners .", `there is no tile ""`},
		{"tiles 28 straight 0", "0 owners for 1 sections"},
		{"tiles 28 straight 0; owners 5", `there is no seat '5'`},
		{"tiles 28 straight 0; owners 0; begun 7", `there is no seat '7'`},
		{"tiles 28 straight 0; owners 0; laid 28 x", `"x" follows a hex`},
		{"tiles 28 straight 0; owners 0; fresh 28 2", "no new track"},
		{"tiles 28 straight 0; owners 0; marks 300", "300 marks"},
		{"owners .; tiles 28 straight 0", "not the canonical form"},
		{"tiles 29 straight 0,28 straight 0; owners 0", "not the canonical form"},
		{"tiles 27 straight 0; owners .", "a tile on a city or ring hex"},
		{"tiles 30 straight 0; owners .", `T: "straight" does not belong here`},
		{"tiles 29 straight with disc 0; owners ..", "does not belong here"},
		{"cities 29", "a new city where no town can be"},
		{"tiles 4 straight 0; owners .", "track across the closed side"},
		{"tiles 26 straight 0; owners .", "track across the closed side N"},
		{"tiles 28 straight 0,29 straight 0,30 town end 0; owners .", "a complete link that nobody owns"},
		{"tiles 28 straight 0; owners 0; gone 0", "track of an eliminated player"},
		{"tiles 28 straight 0; owners .; marks 1", "added tokens on unowned track"},
		{"tiles 28 acute 0,36 acute 4; owners 0", "it begins and ends at one place"},
	} {
		_, err := g.b.Map().Read(c.text, 2)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.text, err, c.want)
		}
	}
	if b, err := g.b.Map().Read("", 2); err != nil || len(b.Sections()) != 0 {
		t.Error(err)
	}
}

func FuzzRead(f *testing.F) {
	g := linked(aos(f)).lay(blue, "2,0", "SE-NW").city(red, "U", "")
	text, _ := g.b.MarshalText()
	f.Add(string(text))
	f.Add("tiles 28 straight 0; owners 0; marks 3; laid 28; fresh 28 9")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := g.b.Map().Read(text, 2)
		if err != nil {
			return
		}
		if back, _ := b.MarshalText(); string(back) != text {
			t.Fatalf("%q read as %q", text, back)
		}
		for l := range b.Lays(0) {
			b.Put(0, l).EndBuild(0).Eliminate(1)
		}
	})
}

func TestManyDiscs(t *testing.T) {
	many := func(t *testing.T, id string, discs int) {
		b, r := board(t, id), rand.New(rand.NewPCG(1, 2))
		for range 500 {
			lays, n := slices.Collect(b.Lays(red)), 0
			for _, s := range b.Sections() {
				if s.Owner == red {
					n++
				}
			}
			if n > discs && len(lays) > 0 {
				return
			}
			if len(lays) > 0 {
				b = b.Put(red, lays[r.IntN(len(lays))])
			}
			b = b.EndBuild(blue) // a new turn, without what AOS-079 does to red
		}
		t.Fatal("there are never that many sections")
	}
	t.Run("AOS-003 discs are no limit", func(t *testing.T) { many(t, "washington-dc", 20) })
	t.Run("STM-003 tokens are no limit", func(t *testing.T) { many(t, "japan", 24) })
}
