package board

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

func TestActionCards(t *testing.T) {
	d := newDesk(t)
	r := draw.Rc(1018, 128, 244, 576)
	taken := LiveryOf("sky")
	var cards []ActionCard
	for i, id := range []string{"first-move", "first-build", "engineer", "locomotive", "urbanization", "emergency", "turn-order"} {
		cards = append(cards, ActionCard{What: rules.Target{Kind: "role", ID: i + 1}, ID: "action/" + id, Name: "Turn Order", Sprite: "action-aos-" + id,
			Text: "Three tiles instead of two; of three the cheapest is free.", Clause: "WDC-10", Key: fmt.Sprint(i + 1), Lit: i != 1})
	}
	cards[1].Taken, cards[1].By = &taken, "Bruno"
	d.draws(t, "actions", r, func(u *ui.UI) { DrawActionCards(u, r, cards) })
	for _, c := range cards {
		if h, ok := d.l.Find(c.ID); !ok || h.What != c.What {
			t.Errorf("%s has no hit", c.ID)
		}
	}
	press := func(key string) (a Answer) {
		d.in.Keys = []string{key}
		d.l.Reset()
		d.Begin(d.l, d.in)
		a = DrawActionCards(d.UI, r, cards)
		d.Finish()
		d.in.Keys = nil
		return a
	}
	if a := press("3"); a.Clicked != cards[2].What {
		t.Errorf("key 3 takes %v", a.Clicked)
	}
	if a := press("2"); a.Clicked.Kind != "" {
		t.Errorf("what is taken is taken again: %v", a.Clicked)
	}
}

func TestWideGoodsDisplay(t *testing.T) {
	d := newDesk(t)
	r := draw.Rc(240, 624, 760, 88)
	var g Display
	for _, half := range []rail.Half{rail.Light, rail.Dark} {
		for n := 1; n <= 6; n++ {
			g.Shelves = append(g.Shelves, Shelf{Head: fmt.Sprint(n), Number: n, Half: half, Color: rail.Red, Boxes: rail.Pile{rail.Red, rail.None, rail.Black}, Grows: n == 4})
		}
		for n := range 4 {
			g.Shelves = append(g.Shelves, Shelf{Head: string(rune('A' + n + 4*int(half-1))), Number: n + 1, New: true, Out: n > 1, Half: half, Color: rail.Yellow, Boxes: rail.Pile{rail.Blue, rail.Purple}})
		}
	}
	for i := range g.Shelves {
		for j := range g.Shelves[i].Boxes {
			g.Shelves[i].What = append(g.Shelves[i].What, rules.Target{Kind: "box", ID: i*3 + j})
		}
	}
	g.Lit = []rules.Target{{Kind: "box", ID: 1}}
	dump := d.draws(t, "goods", r, func(u *ui.UI) { g.DrawWide(u, r) })
	boxes := 0
	for i, h := range d.l.Hits {
		if !strings.HasPrefix(h.ID, "box/") {
			continue
		}
		boxes++
		for _, o := range d.l.Hits[:i] {
			if m := draw.Bounds(h.Poly).Meet(draw.Bounds(o.Poly)); strings.HasPrefix(o.ID, "box/") && m.W > 0.1 && m.H > 0.1 {
				t.Errorf("%s and %s overlap", h.ID, o.ID)
			}
		}
	}
	if boxes != 52 {
		t.Errorf("%d boxes, want 52", boxes)
	}
	if !strings.Contains(dump, "\"A·1\"") || !strings.Contains(dump, "\"H·4\"") {
		t.Error("a new city's head lacks its number")
	}
}

func TestTilePicker(t *testing.T) {
	n := crowded(t, "westward-ho")
	b, d := NewHexes(n.land()), newDesk(t)
	by := map[track.HexID][]FanTile{}
	for l := range n.Board.Lays(0) {
		by[l.At.Stop()] = append(by[l.At.Stop()], FanTile{Tile: l.Tile, Turn: int(l.Turn), Price: "$3"})
	}
	build := func(f *Fan) FanAnswer {
		d.l.Reset()
		d.Begin(d.l, d.in)
		b.Draw(d.UI, place, &n, nil)
		a := b.Pick(d.UI, &n, f)
		d.Finish()
		return a
	}
	for h, tiles := range by {
		f := Fan{Hex: h, Tiles: tiles, At: 0}
		build(&f)
		seats, _, _ := f.seats(b)
		all := 0
		for i, s := range seats {
			all += s.of
			if !place.Has(s.c) {
				t.Errorf("the picker of hex %d leaves the board", h)
			}
			for _, o := range seats[:i] {
				if o.c.Sub(s.c).Len() < 2*fanTile {
					t.Errorf("tiles of hex %d overlap: %d of them", h, len(seats))
				}
			}
		}
		if all != len(tiles) {
			t.Errorf("of %d ways %d are shown", len(tiles), all)
		}
	}
	few := track.None
	for h, tiles := range by {
		kinds := 0
		for _, x := range tiles {
			if x.Tile == tiles[0].Tile {
				kinds++
			}
		}
		if kinds > 1 && len(tiles) <= fanCrowded && (few == track.None || h < few) {
			few = h
		}
	}
	if few == track.None {
		t.Skip("no hex with few tiles")
	}
	f := Fan{Hex: few, Tiles: by[few], At: 0}
	build(&f)
	seats, _, _ := f.seats(b)
	d.in.X, d.in.Y = seats[1].c.X, seats[1].c.Y
	d.in.Pressed[input.Left], d.in.Held[input.Left] = true, true
	build(&f)
	d.in.Pressed[input.Left], d.in.Held[input.Left], d.in.Released[input.Left] = false, false, true
	if a := build(&f); a.Clicked != 1 || a.Hot != 1 {
		t.Errorf("clicked %d, hot %d", a.Clicked, a.Hot)
	}
	d.in.Released[input.Left] = false
	d.in.X, d.in.Y = -9, -9
	build(&f)
	d.in.Keys = []string{"e"}
	if a := build(&f); a.Turned < 0 || f.Tiles[a.Turned].Tile != f.Tiles[0].Tile || a.Turned == 0 {
		t.Errorf("E turns to %d", a.Turned)
	}
	d.in.Keys = nil
	f.Tiles = slices.Clone(f.Tiles)
	f.Tiles[1].Refused = "no tile of that kind is left"
	build(&f)
	if len(spriteNames(d.l)) == 0 {
		t.Error("nothing was drawn")
	}
}
