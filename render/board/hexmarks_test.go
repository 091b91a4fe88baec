package board

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail"
)

// longest is the longest delivery there is.
func longest(n *Rails) (best Delivery) {
	net := n.Board.Net()
	for h := range n.Cubes {
		for g := rail.Red; g <= rail.Yellow; g++ {
			for r := range net.Routes(rail.Stop(h), g, rail.Query{Levels: 5, Ends: func(s rail.Stop, g rail.Good) bool { return n.city(s) && n.color(s) == g }}) {
				if len(r.Stops) > len(best.Path) {
					best = Delivery{Good: g, Path: slices.Clone(r.Stops), Gains: []Gain{{0, "+2"}, {rules.Nobody, "+1"}}}
					for _, l := range r.Lines {
						best.Lines, best.Notes = append(best.Lines, net.Lines[l].ID), append(best.Notes, "+1")
					}
				}
			}
		}
	}
	return best
}

func TestHexMarksOfEveryKind(t *testing.T) {
	for _, id := range hexMaps {
		n := crowded(t, id)
		way := longest(&n)
		if len(way.Path) < 2 {
			way = Delivery{Good: rail.Red, Path: []rail.Stop{0, 1}}
		}
		lays := slices.Collect(n.Board.Lays(1))
		seat := rules.Seat(1)
		hop := Delivery{Good: rail.Blue, Path: []rail.Stop{0, rail.Stop(len(n.Cubes) - 1)}, Lines: []int16{-1}}
		marks := map[string]*RailMarks{
			"lit":      {Lit: []rules.Target{Hex(2), Stop(3), Cube(4, rail.Blue), {Kind: "share"}, Hex(9999)}, Refused: Hex(5), Dim: true},
			"chosen":   {Chosen: []rules.Target{Hex(2)}, Touched: []rules.Target{Hex(1), Cube(3, rail.Red)}, Last: []rules.Target{Hex(7)}, Coords: true},
			"route":    {Route: &way, Leaving: &way},
			"hop":      {Route: &hop},
			"empty":    {Route: &Delivery{}, Ways: []Delivery{{}}, Leaving: &Delivery{}},
			"ways":     {Ways: []Delivery{way, hop}},
			"net":      {Net: &seat, Mute: true},
			"bare":     {Bare: true, Route: &way},
			"what if":  {Paper: n.Board.Put(1, lays[0])},
			"new city": {City: &GhostCity{Hex: 3, City: 0}},
		}
		for _, x := range lays[:min(20, len(lays))] {
			marks["lay"+x.String()] = &RailMarks{Lays: []GhostLay{{x.At.Stop(), x.Tile, int(x.Turn), 1, "$5"}}}
		}
		b, d := NewHexes(n.land()), newDesk(t)
		for name, m := range marks {
			if name == "new city" && len(n.land().NewCities) == 0 {
				continue
			}
			d.hexes(b, &n, m)
			for _, s := range spriteNames(d.l) {
				if !known(s) {
					t.Errorf("%s, %s: there is no sprite %q", id, name, s)
				}
			}
		}
		d.hexes(b, &n, &RailMarks{Route: &way})
		for i := 1; i < len(way.Path) && len(way.Lines) > 0; i++ {
			if dump := d.dump(); !strings.Contains(dump, fmt.Sprintf("%q", fmt.Sprint(i))) {
				t.Errorf("%s: step %d of the route has no number", id, i)
			}
		}
	}
}

func TestHexMotionsEnd(t *testing.T) {
	n := crowded(t, "washington-dc")
	b, d := NewHexes(n.land()), newDesk(t)
	way := longest(&n)
	d.hexes(b, &n, nil)
	for name, m := range map[string]Motion{"delivery": b.Moving(way), "empty": b.Moving(Delivery{}), "lay": b.Laying(3, 4), "link": b.Linking(0, 99),
		"growth": b.Coming(draw.Pt(300, 660), 3, 1, rail.Blue), "gridlock": b.Jamming(0)} {
		age := time.Duration(0)
		for ; age < 10*time.Second; age += 40 * time.Millisecond {
			d.hexes(b, &n, &RailMarks{Leaving: &way})
			if b.Play(d.UI, m, age) {
				break
			}
			if d.Woken() == 0 {
				t.Fatalf("%s sleeps at %v", name, age)
			}
		}
		if age > 3*time.Second {
			t.Errorf("%s takes %v", name, age)
		}
	}
}

func TestHexMarksComeToRest(t *testing.T) {
	n := crowded(t, "washington-dc")
	b, d := NewHexes(n.land()), newDesk(t)
	m := &RailMarks{Lit: []rules.Target{Hex(3)}}
	if d.hexes(b, &n, m); d.Woken() == 0 {
		t.Error("lit things do not breathe")
	}
	d.in.Now += restless
	if d.hexes(b, &n, m); d.Woken() != 0 {
		t.Errorf("awake after %v", restless)
	}
}

func TestHexStillsAreKeptWhileNothingChanges(t *testing.T) {
	n := crowded(t, "washington-dc")
	b, d := NewHexes(n.land()), newDesk(t)
	d.hexes(b, &n, nil)
	ground, pieces := b.ground, b.pieces
	lay := slices.Collect(n.Board.Lays(0))[0]
	d.in.X, d.in.Y = 600, 300
	d.hexes(b, &n, &RailMarks{Lit: []rules.Target{Hex(3), Cube(4, rail.Red)}, Lays: []GhostLay{{lay.At.Stop(), lay.Tile, int(lay.Turn), 0, "$5"}}})
	if b.ground != ground || b.pieces != pieces {
		t.Error("marks made the stills anew")
	}
	n.Board = n.Board.Put(0, lay)
	if d.hexes(b, &n, nil); b.ground == ground {
		t.Error("a tile must change the ground")
	}
	ground, pieces = b.ground, b.pieces
	n.Cubes = slices.Clone(n.Cubes)
	n.Cubes[0] = n.Cubes[0].With(rail.Red)
	if d.hexes(b, &n, nil); b.pieces == pieces || b.ground != ground {
		t.Error("a cube must change the pieces, and them alone")
	}
}

// The painter keeps stills by their keys, whichever board they are of: the table, and a replay of it.
func TestHexStillsOfTwoBoardsDiffer(t *testing.T) {
	bare := crowded(t, "washington-dc")
	more, d := bare, newDesk(t)
	more.Board = bare.Board.Put(0, slices.Collect(bare.Board.Lays(0))[0])
	a, b := NewHexes(bare.land()), NewHexes(bare.land())
	d.hexes(a, &bare, nil)
	d.hexes(b, &more, nil)
	if a.ground.Key == b.ground.Key {
		t.Error("other track must have another key")
	}
	if d.hexes(b, &bare, nil); a.ground.Key != b.ground.Key {
		t.Error("the same track must have the same key")
	}
}

func BenchmarkHexes(b *testing.B) {
	n := crowded(b, "japan")
	h, d := NewHexes(n.land()), newDesk(b)
	way := longest(&n)
	m := &RailMarks{Route: &way}
	for i := range n.Cubes {
		m.Lit = append(m.Lit, Hex(rail.Stop(i)))
	}
	d.in.X, d.in.Y = 600, 300
	for b.Loop() {
		d.hexes(h, &n, m)
	}
}

func BenchmarkHexesAnew(b *testing.B) {
	n := crowded(b, "japan")
	h, d := NewHexes(n.land()), newDesk(b)
	for b.Loop() {
		h.pieces, h.ground, h.spelt = nil, nil, ""
		d.hexes(h, &n, nil)
	}
}
