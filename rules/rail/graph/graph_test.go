package graph

import (
	"errors"
	"os"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
)

func file(t testing.TB) string {
	t.Helper()
	b, err := os.ReadFile("../maps/halloween/map.json")
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestParse(t *testing.T) {
	l, err := Parse([]byte(file(t)), nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(l.Houses) != 20 || len(l.Links) != 34 || len(l.NewCities) != 6 {
		t.Errorf("%d houses, %d links, %d new cities", len(l.Houses), len(l.Links), len(l.NewCities))
	}
	if got := Lint(l); len(got) > 0 {
		t.Errorf("the map has %q", got)
	}
}

// TestParseErrors spoils the file in one place and wants the line and the key of it.
func TestParseErrors(t *testing.T) {
	good := file(t)
	for _, c := range []struct{ old, new, want string }{
		{`"schema": "rail-graph/1"`, `"schema": "rail-graph/2"`, `line 2: schema: must be "rail-graph/1"`},
		{`"id": "A2", "name"`, `"id": "A1", "name"`, `line 42: houses[1].id: "A1" is taken`},
		{`"name": "Old Mill"`, `"name": "Crooked Cauldron"`, `houses[2].name: "Crooked Cauldron" is taken`},
		{`"color": "gray", "x": 300, "y": 80`, `"color": "grey", "x": 300, "y": 80`, `houses[1].color: unknown color "grey"`},
		{`"x": 500, "y": 115`, `"x": 5000, "y": 115`, `houses[2].x: must be from 0 to 1000`},
		{`"x": 500, "y": 115`, `"x": "500", "y": 115`, `houses[2].x: must be a number`},
		{`"x": 500, "y": 115`, `"x": 500`, `houses[2]: lacks the key "y"`},
		{`"y": 115, "column"`, `"y": 115, "colum"`, `houses[0]: lacks the key "column"`},
		{`"y": 80}`, `"y": 80, "z": 1}`, `houses[1].z: unknown key`},
		{`"half": "light", "number": 1}`, `"half": "light", "number": 7}`, `houses[0].column.number: must be from 1 to 6`},
		{`"half": "light", "number": 1}`, `"half": "light", "number": 2}`, `houses[5].column: two houses with this column`},
		{`"half": "light", "number": 1}`, `"half": "grey", "number": 1}`, `houses[0].column.half: must be "light" or "dark"`},
		{`"id": "L02"`, `"id": "L01"`, `links[1].id: "L01" is taken`},
		{`"a": "A2", "b": "A3"`, `"a": "A2", "b": "Z9"`, `links[1].b: there is no house "Z9"`},
		{`"a": "A2", "b": "A3"`, `"a": "A2", "b": "A2"`, `links[1]: joins a house to itself`},
		{`"a": "A2", "b": "A3"`, `"a": "A2", "b": "A1"`, `links[1]: joins the same houses as L01`},
		{`"example_path": ["E2"`, `"example_path": ["E9"`, `example_path[0]: there is no house "E9"`},
		{`"players": {"min": 1, "max": 1}`, `"players": {"min": 2, "max": 1}`, `players.max: must be from 2 to 6`},
		{`"red": 20`, `"red": 20.5`, `goods_total.red: must be a whole number`},
		{`"red": 20`, `"crimson": 20`, `goods_total.crimson: unknown color "crimson"`},
		{`"title": "Halloween"`, `"title": ""`, `title: must be a text`},
		{`"title": "Halloween"`, `"title": "Halloween", "title": "Twice"`, `title: given twice`},
		{`{"id": "A", "color"`, `{"id": "AA", "color"`, `new_cities[0].id: must be one letter`},
		{`"family": "age-of-steam"`, `"family": "monopoly"`, `family: must be`},
		{`"houses": [`, `"houses": {`, `line`},
		{`"links": [`, `"links": 3, "more": [`, `links: must be a list`},
	} {
		bad := strings.Replace(good, c.old, c.new, 1)
		if bad == good {
			t.Errorf("%q is not in the file", c.old)
			continue
		}
		_, err := Parse([]byte(bad), nil)
		var e *mapfile.Error
		if !errors.As(err, &e) || e.Line < 1 || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q instead of %q: %v, want %q", c.new, c.old, err, c.want)
		}
	}
	if _, err := Parse([]byte(good+"{}"), nil); err == nil {
		t.Error("two values are accepted")
	}
	if _, err := Parse([]byte(good[:200]), nil); err == nil || !strings.Contains(err.Error(), "ends too early") {
		t.Errorf("half a file: %v", err)
	}
}

func TestLint(t *testing.T) {
	good := file(t)
	for _, c := range []struct{ old, new, want string }{
		{`{"id": "L34", "a": "E1", "b": "E2", "lantern": {"x": 495, "y": 645}}`, `{"id": "L34", "a": "A1", "b": "E2", "lantern": {"x": 400, "y": 380}}`, "crosses"},
		{`{"id": "L01", "a": "A1", "b": "A2", "lantern": {"x": 205, "y": 97.5}},`, ``, "hang together"},
		{`"lantern": {"x": 205, "y": 97.5}`, `"lantern": {"x": 20, "y": 97.5}`, "not in its middle"},
		{`"color": "black", "x": 500`, `"color": "blue", "x": 500`, "joins two blue houses"},
		{`["E2", "E1"`, `["E2", "A1"`, "which no link joins"},
	} {
		bad := strings.Replace(good, c.old, c.new, 1)
		l, err := Parse([]byte(bad), nil)
		if err != nil {
			t.Errorf("%q: %v", c.new, err)
			continue
		}
		if got := strings.Join(Lint(l), "\n"); !strings.Contains(got, c.want) {
			t.Errorf("%q instead of %q: %q, want %q", c.new, c.old, got, c.want)
		}
	}
}

func TestBoard(t *testing.T) {
	l, err := Parse([]byte(file(t)), nil)
	if err != nil {
		t.Fatal(err)
	}
	b := NewBoard(l)
	n := b.Build(3, 1)
	if b.Built(3) || !n.Built(3) || n.Owner(3) != 1 || n.Owner(2) != rules.Nobody || n.Count(1) != 1 {
		t.Error("Build changes the board it starts from, or builds something else")
	}
	text, _ := n.MarshalText()
	if m, err := ReadBoard(l, string(text), 2); err != nil || m.Owner(3) != 1 {
		t.Errorf("read back: %v", err)
	}
	for _, bad := range []string{"", strings.Repeat(".", 33), strings.Repeat("x", 34), strings.Repeat("1", 34)} {
		if _, err := ReadBoard(l, bad, 1); err == nil {
			t.Errorf("%q is a board", bad)
		}
	}
	if k := n.Lines(); len(k) != 1 || k[0].ID != 3 || k[0].Level != 1 {
		t.Errorf("lines %v", k)
	}
	if !n.Touches(1, l.Links[3].A) || n.Touches(0, l.Links[3].A) {
		t.Error("Touches")
	}
	if s, ok := l.HouseNamed("Old Mill"); !ok || l.Houses[s].Color != rail.None {
		t.Error("HouseNamed")
	}
}

func FuzzParse(f *testing.F) {
	good := file(f)
	f.Add([]byte(good))
	f.Add([]byte(`{"schema": "rail-graph/1"}`))
	f.Add([]byte(`[[[[`))
	f.Add([]byte(strings.Replace(good, "A2", "A1", 3)))
	f.Fuzz(func(t *testing.T, b []byte) {
		l, err := Parse(b, nil)
		if err != nil {
			var e *mapfile.Error
			if !errors.As(err, &e) || e.Line < 1 || e.Text == "" {
				t.Fatalf("%v", err)
			}
			return
		}
		Lint(l)
		NewBoard(l).Lines()
	})
}

func BenchmarkParse(b *testing.B) {
	good := []byte(file(b))
	for b.Loop() {
		if _, err := Parse(good, nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkLint(b *testing.B) {
	l, err := Parse([]byte(file(b)), nil)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		Lint(l)
	}
}
