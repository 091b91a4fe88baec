package board

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// hexMaps are the maps that have a printed sheet.
var hexMaps = []string{"washington-dc", "westward-ho", "singapore", "japan", "hokkaido"}

func hexLand(t testing.TB, id string) *track.Land {
	t.Helper()
	data, err := os.ReadFile("../../rules/rail/track/testdata/" + id + ".json")
	if err != nil {
		t.Fatal(err)
	}
	l, err := track.Parse(data, track.Skip)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// grown is a board after so many lays by four seats in turn, with new cities.
func grown(l *track.Land, lays int) *track.Board { return grownWith(l, track.Policy{}, lays) }

// grownWith is grown under the policy of a map.
func grownWith(l *track.Land, p track.Policy, lays int) *track.Board {
	b := track.NewMap(l, track.CodeOf(l.Family), p).Board()
	r := rand.New(rand.NewPCG(7, 7))
	for i := range lays {
		by := rules.Seat(i / 2 % 4)
		if i%16 == 15 && len(l.NewCities) > 0 {
			if c := slices.Collect(b.Cities(by)); len(c) > 0 {
				b = b.PutCity(by, c[r.IntN(len(c))])
			}
		}
		all := slices.Collect(b.Lays(by))
		if len(all) == 0 {
			continue
		}
		best, most := all[0], -1
		for range 12 {
			x := all[r.IntN(len(all))]
			if n := len(b.Put(by, x).Completed(b)); n > most {
				best, most = x, n
			}
		}
		b = b.Put(by, best)
	}
	return b
}

// crowded is a late moment of a game on a map: track of four owners, new cities, many cubes, gridlock.
func crowded(t testing.TB, id string) Rails {
	l := hexLand(t, id)
	b := grown(l, 60)
	n := Rails{Board: b, Cubes: make([]rail.Pile, len(l.Hexes)), City: make([]int, len(l.Hexes)), Locked: make([]bool, len(l.Hexes)), Growth: make([]int, len(l.Hexes))}
	for _, v := range []string{"ink", "sky", "vermilion", "yellow", "violet", "grey"} {
		n.Livery = append(n.Livery, LiveryOf(v))
	}
	goods := []rail.Good{rail.Red, rail.Blue, rail.Purple, rail.Yellow, rail.Black}
	city := 0
	for h := range l.Hexes {
		if b.NewCity(rail.Stop(h)) && city < len(l.NewCities) {
			city++
			n.City[h] = city
		}
		k := l.Hexes[h].StartCubes
		if n.city(rail.Stop(h)) {
			k = h % 9
			n.Growth[h] = h % 3
		}
		for i := range k {
			n.Cubes[h] = append(n.Cubes[h], goods[(h+i)%len(goods)])
		}
		n.Locked[h] = l.Hexes[h].Site == track.Ring && h%2 == 0
	}
	n.Subtitle = "District of Columbia"
	n.Notes = []Note{{"Gridlock", []NoteRow{{Text: "after 1–3", Value: "one die", Lit: true}, {Text: "after 4–5", Value: "two dice"}}},
		{"A track costs", []NoteRow{{Text: "centre", Value: "$5"}, {Text: "suburb", Value: "$3"}}}}
	return n
}

// hexes builds a hex board once.
func (d *desk) hexes(b *Hexes, n *Rails, m *RailMarks) Answer { return d.hexesIn(b, place, n, m) }

func (d *desk) hexesIn(b *Hexes, r draw.Rect, n *Rails, m *RailMarks) Answer {
	d.l.Reset()
	d.Begin(d.l, d.in)
	a := b.Draw(d.UI, r, n, m)
	d.Finish()
	return a
}

func TestEveryHexHasItsHit(t *testing.T) {
	for _, id := range hexMaps {
		n := crowded(t, id)
		b, d := NewHexes(n.land()), newDesk(t)
		d.hexes(b, &n, &RailMarks{Bare: true})
		for h := range n.land().Hexes {
			h := rail.Stop(h)
			hit, ok := d.l.Find("hex/" + n.land().Hexes[h].Spot.String())
			if !ok || hit.What != Hex(h) {
				t.Fatalf("%s: no hit of %v", id, n.land().Hexes[h].Spot)
			}
			top, _ := d.l.At(b.HexBox(h).Mid())
			if top.What != Hex(h) {
				t.Errorf("%s: on the middle of %v lies %q", id, n.land().Hexes[h].Spot, top.ID)
			}
			for s := range hex.Side(hex.Sides) { // just inside each side
				q := b.view.to(b.plan.c[h].Add(b.plan.mid(h, s).Sub(b.plan.c[h]).Mul(0.96)))
				if top, _ := d.l.At(q); top.What != Hex(h) {
					t.Errorf("%s: inside the %v of %v lies %q", id, s, n.land().Hexes[h].Spot, top.ID)
				}
			}
			if !place.Inset(8).Has(b.HexBox(h).Mid()) {
				t.Errorf("%s: %v lies outside the sheet", id, n.land().Hexes[h].Spot)
			}
		}
		d.hexes(b, &n, &RailMarks{Lit: []rules.Target{Stop(0)}})
		if hit, _ := d.l.Find(b.plan.ids[0]); hit.What != Stop(0) {
			t.Error("a hex that is lit as a stop is pointed at as one")
		}
	}
}

func TestEveryCubeCanBePointedAt(t *testing.T) {
	for _, id := range hexMaps {
		n := crowded(t, id)
		b, d := NewHexes(n.land()), newDesk(t)
		d.hexes(b, &n, nil)
		for h := range n.Cubes {
			h := rail.Stop(h)
			pile := shownPile(n.Cubes[h])
			for i := range min(len(pile), shownCubes) {
				if hit, ok := d.l.Find(hexCubeHit(&n, h, pile[i], i)); !ok || hit.What != Cube(h, pile[i]) {
					t.Errorf("%s: no hit of cube %d on %v", id, i, n.land().Hexes[h].Spot)
				}
				if top, _ := d.l.At(b.CubeAt(h, i)); top.What != Cube(h, pile[i]) && !strings.HasPrefix(top.ID, "cube/") {
					t.Errorf("%s: on cube %d of %v lies %q", id, i, n.land().Hexes[h].Spot, top.ID)
				}
			}
			for _, g := range []rail.Good{rail.Red, rail.Blue, rail.Purple, rail.Yellow, rail.Black} {
				if n.Cubes[h].Count(g) > 0 && placeIn(&n, h, g) < 0 {
					t.Errorf("%s: %v on %v has no place", id, g, n.land().Hexes[h].Spot)
				}
			}
		}
	}
}

func TestHexNamesDoNotOverlap(t *testing.T) {
	for _, id := range hexMaps {
		n := crowded(t, id)
		for _, zoom := range []float32{1, 1.5, 3} {
			b, d := NewHexes(n.land()), newDesk(t)
			d.hexes(b, &n, nil)
			if zoom > 1 {
				b.Zoom(zoom)
				d.hexes(b, &n, nil)
			}
			type box struct {
				name string
				r    draw.Rect
			}
			var all []box
			p := b.pen(d.UI)
			shown := 0
			for _, l := range b.labels {
				if !l.poor {
					shown++
					all = append(all, box{l.text, draw.Around(l.at, 2*l.w-2, 2*l.h-1)})
				}
			}
			for h := range n.land().Hexes {
				if h := rail.Stop(h); n.city(h) && b.plan.roomy(p.v.k) {
					all = append(all, box{n.title(h), b.plan.cityPlateBox(p, &n, h)})
				}
			}
			for i, x := range all {
				if x.r.X < 9 || x.r.Y < 9 || x.r.Right() > sheetSize.X-9 || x.r.Bottom() > sheetSize.Y-9 {
					t.Errorf("%s at %g: %s runs off the sheet", id, zoom, x.name)
				}
				for _, y := range all[:i] {
					if m := x.r.Meet(y.r); m.W > 1 && m.H > 1 {
						t.Errorf("%s at %g: %s and %s overlap", id, zoom, x.name, y.name)
					}
				}
			}
			if shown*10 < len(b.labels)*7 {
				t.Errorf("%s at %g: of %d names %d are shown", id, zoom, len(b.labels), shown)
			}
		}
	}
}

func TestSmallBoardsHaveNoNames(t *testing.T) {
	n := crowded(t, "washington-dc")
	b, d := NewHexes(n.land()), newDesk(t)
	d.hexesIn(b, draw.Rc(0, 0, 380, 264), &n, nil)
	for _, it := range d.l.Items {
		if it.Still == nil {
			continue
		}
		for _, x := range it.Still.List.Items {
			if x.Op == draw.OpText && x.Size < leastPixels-0.01 {
				t.Errorf("%q in %g", x.Text, x.Size)
			}
		}
	}
}

func TestHexCamera(t *testing.T) {
	n := crowded(t, "washington-dc")
	b, d := NewHexes(n.land()), newDesk(t)
	h, _ := n.land().Named("Downtown")
	d.hexes(b, &n, nil)
	at := b.HexBox(h).Mid()
	d.in.X, d.in.Y = at.X, at.Y
	d.hexes(b, &n, nil)
	d.in.Wheel = 1
	d.hexes(b, &n, nil)
	d.in.Wheel = 0
	if got := b.HexBox(h).Mid(); !touching(got, at, 1) || b.Near() <= 1 {
		t.Errorf("the wheel moved the hex under the pointer from %v to %v", at, got)
	}
	b.Zoom(3)
	far, _ := n.land().Named("McLean")
	b.Focus(far)
	d.hexes(b, &n, nil)
	if !b.Seen().Has(b.HexBox(far).Mid()) {
		t.Error("Focus does not show the hex")
	}
	b.Fit()
	if d.hexes(b, &n, nil); b.Near() != 1 {
		t.Error("Fit does not show all")
	}
}

func TestMapsWithoutASheet(t *testing.T) {
	for _, id := range hexMaps {
		n := crowded(t, id)
		own := *n.land()
		own.ID = "somebody's own"
		b, d := NewHexes(&own), newDesk(t)
		d.hexes(b, &n, nil)
		if strings.Contains(d.dump(), id+"-sheet") {
			t.Errorf("%s: a map of one's own has a printed sheet", id)
		}
		for _, s := range spriteNames(d.l) {
			if !known(s) {
				t.Errorf("%s: there is no sprite %q", id, s)
			}
		}
		for h := range b.plan.c {
			if c := b.plan.c[h]; c.X < b.plan.r || c.Y < b.plan.r*0.8 || c.X > sheetSize.X-b.plan.r || c.Y > sheetSize.Y-b.plan.r*0.8 {
				t.Errorf("%s: hex %d lies off the sheet", id, h)
			}
		}
	}
	l := hexLand(t, "japan").For(3)
	b, d := NewHexes(l), newDesk(t)
	n := Rails{Board: track.NewMap(l, track.CodeOf(l.Family), track.Policy{}).Board()}
	if d.hexes(b, &n, nil); b.plan.sheet != "japan-3-sheet" || !known(b.plan.sheet) {
		t.Errorf("three players on %q", b.plan.sheet)
	}
}

// The sheets are painted by a script that must lay the maps where the board expects them.
func TestSheetsAreLaidOutAlike(t *testing.T) {
	data, err := os.ReadFile("../../assets/gen/hexsheet.py")
	if err != nil {
		t.Fatal(err)
	}
	num := func(v float32) string {
		s := fmt.Sprint(v)
		if !strings.Contains(s, ".") {
			s += ".0"
		}
		return s
	}
	for id, p := range hexPlaces {
		want := fmt.Sprintf("'%s': dict(R=%s, at=(%s, %s)", id, num(p.r), num(p.at.X), num(p.at.Y))
		if p.aside != "" {
			want += fmt.Sprintf(", move={'%s': (%s, %s)}", p.aside, num(p.by.X), num(p.by.Y))
		}
		if !strings.Contains(string(data), want) {
			t.Errorf("hexsheet.py does not say %s", want)
		}
		if !known(id + "-sheet") {
			t.Errorf("there is no sheet of %s", id)
		}
	}
}

func TestThumbs(t *testing.T) {
	for _, id := range hexMaps {
		n := crowded(t, id)
		d := newDesk(t)
		ThumbRails(d.l, draw.Rc(0, 0, 170, 118), &n)
		if len(d.l.Items) < 20 || len(d.l.Hits) > 0 {
			t.Errorf("%s: %d items, %d hits", id, len(d.l.Items), len(d.l.Hits))
		}
	}
}
