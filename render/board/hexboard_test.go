package board

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

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
func grown(l *track.Land, lays int) *track.Board {
	b := track.NewMap(l, track.CodeOf(l.Family), track.Policy{}).Board()
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
		{"A track costs", ZoneRows(l, map[string]int{"centre": 5, "boundary": 4, "suburb": 3})}}
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

func TestArcsEndAtTheMiddlesOfSides(t *testing.T) {
	c, r := draw.Pt(100, 100), float32(40)
	for a := range hex.Side(hex.Sides) {
		for b := range hex.Side(hex.Sides) {
			if a == b {
				continue
			}
			l := arc(c, r, a, b)
			if !touching(l[0], sideMid(c, r, a), 0.01) || !touching(l[len(l)-1], sideMid(c, r, b), 0.01) {
				t.Errorf("%v to %v runs from %v to %v", a, b, l[0], l[len(l)-1])
			}
			apart := min((int(a)-int(b)+6)%6, (int(b)-int(a)+6)%6)
			want := [...]float64{0, math.Pi / 3, math.Pi / 2, math.Sqrt(3)}[apart] * 40
			if got := float64(length(l)); math.Abs(got-want) > 0.5 {
				t.Errorf("%v to %v is %.2f long, want %.2f", a, b, got, want)
			}
			// It leaves its sides at a right angle, so that neighbours join without a kink.
			in := l[1].Sub(l[0]).Unit()
			to := c.Sub(l[0]).Unit()
			if in.X*to.X+in.Y*to.Y < 0.98 {
				t.Errorf("%v to %v leaves aslant", a, b)
			}
		}
		if l := arc(c, r, a, centreSide); l[1] != c || !touching(l[0], sideMid(c, r, a), 0.01) {
			t.Errorf("the spur of %v", a)
		}
	}
}

func TestTrackJoinsFromHexToHex(t *testing.T) {
	for _, id := range hexMaps {
		n := crowded(t, id)
		pl := newHexPlan(n.land())
		w := pl.weave(n.Board)
		if len(w.runs) != len(n.Board.Sections()) || len(w.runs) < 8 {
			t.Fatalf("%s: %d runs", id, len(w.runs))
		}
		for i, s := range n.Board.Sections() {
			gaps := 0
			for j := 1; j < len(s.Path); j++ {
				if pl.set(s.Path[j].Hex) != pl.set(s.Path[j-1].Hex) {
					gaps++
				}
			}
			if len(w.runs[i].lines) != gaps+1 {
				t.Errorf("%s: section %d is in %d pieces", id, i, len(w.runs[i].lines))
			}
		}
	}
}

func TestEveryTileDraws(t *testing.T) {
	d := newDesk(t)
	for _, family := range []string{"age-of-steam", "steam"} {
		for _, s := range track.CodeOf(family).Shapes() {
			for turn := range hex.Sides {
				d.l.Reset()
				TilePicture(d.l, draw.Pt(50, 50), 20, s.Name, turn, LiveryOf("sky"), draw.Color{})
				lines := 0
				for _, it := range d.l.Items {
					if it.Op == draw.OpStroke && !it.Closed {
						lines++
					}
				}
				if lines < 3*len(s.Tracks) {
					t.Errorf("%s turned %d has %d lines", s.Name, turn, lines)
				}
				for _, name := range spriteNames(d.l) {
					if !known(name) {
						t.Errorf("%s: there is no sprite %q", s.Name, name)
					}
				}
			}
		}
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
