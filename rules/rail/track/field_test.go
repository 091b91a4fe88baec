package track_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail/mapfile"
	"kettle/rules/rail/track"
)

// The field of the clause tests is a hexagon of 61 hexes round (0, 0). In straight lines of two hexes from the town
// T in its middle lie the cities A in the north, B in the south, C in the south-east, D in the north-west. The towns U
// and V lie in the north-east and south-west.
var field = []string{"0,-3 city A", "0,3 city B", "3,0 city C", "-3,0 city D", "0,0 town T", "2,-2 town U", "-2,2 town V"}

const red, blue = rules.Seat(0), rules.Seat(1)

type game struct {
	testing.TB
	b *track.Board
}

// fieldLand reads a map from lines "q,r word …"; words: city NAME, town NAME, ring NAME, mountain, river, bay, tunnel, zone NAME,
// gone (no such hex), wall SIDE.
func fieldLand(t testing.TB, family string, more ...string) *track.Land {
	t.Helper()
	say := map[hex.At][]string{}
	walls := map[hex.At]hex.Set{}
	for _, line := range append(slices.Clone(field), more...) {
		f := strings.Fields(line)
		at := place(t, f[0])
		if f[1] == "wall" {
			s := side(t, f[2])
			walls[at] |= hex.SetOf(s)
			walls[at.Step(s)] |= hex.SetOf(s.Opposite())
			continue
		}
		say[at] = append(say[at], f[1:]...)
	}
	there := func(a hex.At) bool { return a.Distance(hex.At{}) <= 4 && !slices.Contains(say[a], "gone") }
	tunnel := func(a hex.At) bool { return slices.Contains(say[a], "tunnel") }
	var hexes []map[string]any
	for q := -4; q <= 4; q++ {
		for r := -4; r <= 4; r++ {
			at := hex.At{Q: q, R: r}
			if !there(at) {
				continue
			}
			h := map[string]any{"q": q, "r": r, "terrain": "plain", "river": false, "site": nil, "place": fmt.Sprintf("%d,%d", q, r)}
			open, blocked := []int{}, []int{}
			for s := range hex.Side(hex.Sides) {
				if n := at.Step(s); there(n) {
					if walls[at].Has(s) || (tunnel(at) || tunnel(n)) && s%3 != 0 {
						blocked = append(blocked, int(s))
					} else {
						open = append(open, int(s))
					}
				}
			}
			h["open"], h["blocked"] = open, blocked
			for w := say[at]; len(w) > 0; w = w[1:] {
				switch w[0] {
				case "city":
					h["site"], h["name"], h["color"], h["start_cubes"] = "city", w[1], "red", 1
					delete(h, "place")
					w = w[1:]
				case "town", "ring":
					h["site"], h["name"] = w[0], w[1]
					delete(h, "place")
					if w[0] == "ring" {
						h["gridlock"] = []int{1}
					}
					w = w[1:]
				case "zone":
					h["zone"] = w[1]
					w = w[1:]
				case "river":
					h["river"] = true
				case "tunnel":
					h["terrain"], h["fixed_track"], h["build_cost"] = "tunnel", []int{0, 3}, 5
				default:
					h["terrain"] = w[0]
				}
			}
			hexes = append(hexes, h)
		}
	}
	data, err := json.Marshal(map[string]any{"schema": "rail-hexmap/1", "id": "field", "title": "Field", "status": "For tests.", "family": family,
		"players": map[string]int{"min": 2, "max": 4}, "grid": map[string]string{"orientation": "flat-top", "coords": "axial"},
		"goods_total": map[string]int{"red": 20}, "setup": map[string]int{}, "rules": map[string]int{}, "hexes": hexes})
	if err != nil {
		t.Fatal(err)
	}
	l, err := track.Parse(data, func(_, _ *mapfile.Node) {})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func newGame(t testing.TB, family string, p track.Policy, more ...string) *game {
	t.Helper()
	return &game{t, track.NewMap(fieldLand(t, family, more...), track.CodeOf(family), p).Board()}
}

func aos(t testing.TB, more ...string) *game {
	return newGame(t, "age-of-steam", track.Policy{}, more...)
}
func stm(t testing.TB, more ...string) *game { return newGame(t, "steam", track.Policy{}, more...) }

func place(t testing.TB, s string) (a hex.At) {
	t.Helper()
	if _, err := fmt.Sscanf(s, "%d,%d", &a.Q, &a.R); err != nil {
		t.Fatalf("%q: %v", s, err)
	}
	return a
}

func side(t testing.TB, s string) hex.Side {
	t.Helper()
	for d := range hex.Side(hex.Sides) {
		if d.String() == s {
			return d
		}
	}
	t.Fatalf("%q is no side", s)
	return 0
}

// hex is the hex at "q,r" or of that name.
func (g *game) hex(s string) track.HexID {
	g.Helper()
	if h, ok := g.b.Land().Named(s); ok {
		return h
	}
	h, ok := g.b.Land().Find(place(g, s))
	if !ok {
		g.Fatalf("no hex %s", s)
	}
	return h
}

// find is the lay that looks like look: "N-S" or "N-S NE-SW" are tracks, "N+S+NW" a town, "town left N+S+NW" names the tile.
func (g *game) find(at, look string) track.Lay {
	g.Helper()
	h := g.hex(at)
	var want []hex.Set
	name := ""
	for _, w := range strings.Fields(look) {
		up := strings.ToUpper(w)
		if w != up {
			name = strings.TrimSpace(name + " " + w)
			continue
		}
		m := hex.Set(0)
		for _, s := range strings.FieldsFunc(w, func(r rune) bool { return r == '-' || r == '+' }) {
			m |= hex.SetOf(side(g, s))
		}
		want = append(want, m)
	}
	slices.Sort(want)
	town := strings.Contains(look, "+") || len(want) == 1 && want[0].Len() == 1
	for _, s := range g.b.Map().Code.Shapes() {
		if s.Town() != town || name != "" && string(s.Name) != name || s.Class == track.Token {
			continue
		}
		for turn := range hex.Sides {
			have := s.Name.Tracks(turn)
			slices.Sort(have)
			if slices.Equal(have, want) {
				l, ok := g.b.LayOn(h, s.Name, turn)
				if !ok {
					g.Fatalf("%s turned %d", s.Name, turn)
				}
				return l
			}
		}
	}
	g.Fatalf("no tile looks like %q", look)
	return track.Lay{}
}

// lay makes a legal lay.
func (g *game) lay(by rules.Seat, at, look string) *game {
	g.Helper()
	l := g.find(at, look)
	if !slices.Contains(slices.Collect(g.b.Lays(by)), l) {
		g.Errorf("%v by %d is not listed", l, by)
	}
	n, err := g.b.Lay(by, l)
	if err != nil {
		g.Fatalf("%v by %d: %v", l, by, err)
	}
	if err := n.Audit(); err != nil {
		g.Fatalf("%v: %v", l, err)
	}
	g.b = n
	return g
}

// no expects a refusal with that clause.
func (g *game) no(by rules.Seat, at, look, clause string) *game {
	g.Helper()
	l := g.find(at, look)
	err := g.b.CheckLay(by, l)
	var r *rules.Refusal
	if !errors.As(err, &r) || r.Clause != clause {
		g.Errorf("%v by %d: %v, want a refusal by %s", l, by, err, clause)
	}
	if slices.Contains(slices.Collect(g.b.Lays(by)), l) {
		g.Errorf("%v by %d is listed", l, by)
	}
	return g
}

// end ends build turns.
func (g *game) end(seats ...rules.Seat) *game {
	for _, s := range seats {
		g.b = g.b.EndBuild(s)
	}
	return g
}

// owns checks the owner of the exit of a hex at a side: 0, 1, or . for unowned track and - for none.
func (g *game) owns(at, s string, want string) *game {
	g.Helper()
	got := "-"
	if o, ok := g.b.Owner(g.hex(at), side(g, s)); ok && o == rules.Nobody {
		got = "."
	} else if ok {
		got = fmt.Sprint(o)
	}
	if got != want {
		g.Errorf("%s %s is owned by %s, want %s", at, s, got, want)
	}
	return g
}

// links checks how many complete links each of the two seats has.
func (g *game) links(want ...int) *game {
	g.Helper()
	for s, n := range want {
		if got := g.b.Links(rules.Seat(s)); got != n {
			g.Errorf("seat %d has %d links, want %d", s, got, n)
		}
	}
	return g
}

// costs checks the price of a lay and its clause.
func (g *game) costs(at, look string, dollars int, clause string) *game {
	g.Helper()
	l := g.find(at, look)
	if d, c := g.b.Cost(l); d != dollars || c != clause {
		g.Errorf("%v costs $%d by %s, want $%d by %s", l, d, c, dollars, clause)
	}
	return g
}

// city places a new city; a clause means that it is refused.
func (g *game) city(by rules.Seat, at string, clause string) *game {
	g.Helper()
	err := g.b.CheckCity(by, g.hex(at))
	var r *rules.Refusal
	switch {
	case clause == "" && err != nil:
		g.Fatalf("city on %s: %v", at, err)
	case clause == "":
		g.b = g.b.PutCity(by, g.hex(at))
		if err := g.b.Audit(); err != nil {
			g.Fatal(err)
		}
	case !errors.As(err, &r) || r.Clause != clause:
		g.Errorf("city on %s: %v, want a refusal by %s", at, err, clause)
	}
	return g
}

// must fails unless the fact holds.
func (g *game) must(ok bool, what string) *game {
	g.Helper()
	if !ok {
		text, _ := g.b.MarshalText()
		g.Errorf("not so: %s\n%s", what, text)
	}
	return g
}
