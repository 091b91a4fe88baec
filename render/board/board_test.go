package board

import (
	"slices"
	"strings"
	"testing"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
	"kettle/rules/rng"
)

// place is where the board stands in the window at 100 %.
var place = draw.Rc(240, 88, 760, 528)

func dealt(t testing.TB) *ageofsteam.State {
	t.Helper()
	d := halloween.Definition()
	p, err := d.New(rules.Setup{Game: d.ID, Seats: 1, Seed: rng.Seed(5), Options: map[string]string{"difficulty": "hard", "rounds": "10"}})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*ageofsteam.State)
}

// midgame is a night with links, new cities on every grey house that can bear one, and crowded houses.
func midgame(t testing.TB) Night {
	t.Helper()
	n, ok := NightOf(dealt(t), []Livery{LiveryOf("yellow")})
	if !ok {
		t.Fatal("no map of houses")
	}
	for _, i := range []int{11, 15, 18, 19, 25, 26, 29, 30, 33} {
		n.Owner[i] = 0
	}
	city := 0
	for s, h := range n.Land.Houses {
		if h.Color == rail.None && city < len(n.Land.NewCities) {
			city++
			n.City[s] = city
		}
	}
	n.Round = 7
	n.Cubes[11] = rail.Pile{rail.Red, rail.Blue, rail.Red, rail.Blue, rail.Black, rail.Orange}
	n.Cubes[19] = rail.Pile{rail.Orange, rail.Black}
	n.Cubes[15] = rail.Pile{rail.Red, rail.Orange}
	return n
}

// A desk plays the part of the window.
type desk struct {
	*ui.UI
	l  *draw.List
	in input.Frame
}

func newDesk(t testing.TB) *desk {
	t.Helper()
	f, err := draw.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	return &desk{ui.New(), &draw.List{Metrics: f}, input.Frame{W: 1280, H: 720, Scale: 1, X: -9, Y: -9, Now: time.Second}}
}

// build draws once.
func (d *desk) build(b *Houses, n *Night, m *Marks) Answer {
	d.l.Reset()
	d.Begin(d.l, d.in)
	a := b.Draw(d.UI, place, n, m)
	d.Finish()
	return a
}

func (d *desk) dump() string {
	var s strings.Builder
	_ = d.l.Dump(&s)
	return s.String()
}

func TestEveryThingCanBePointedAt(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	d.build(b, &n, nil)
	seen := map[string]bool{}
	for _, h := range d.l.Hits {
		if seen[h.ID] {
			t.Errorf("two hits %q", h.ID)
		}
		seen[h.ID] = true
		if h.ID == boardHit {
			continue
		}
		if top, ok := d.l.At(h.Middle()); !ok || top.ID != h.ID {
			t.Errorf("in the middle of %q lies %q", h.ID, top.ID)
		}
	}
	for i, h := range n.Land.Houses {
		if hit, ok := d.l.Find("house/" + h.Name); !ok || hit.What != House(rail.Stop(i)) {
			t.Errorf("%s: %+v %t", h.Name, hit.What, ok)
		}
	}
	for i, k := range n.Land.Links {
		if hit, ok := d.l.Find("link/" + k.Spot.String()); !ok || hit.What != Link(i) {
			t.Errorf("%s: %+v %t", k.Spot, hit.What, ok)
		}
		if top, _ := d.l.At(b.LanternAt(i)); top.What != Link(i) {
			t.Errorf("on the lantern of %s lies %q", k.Spot, top.ID)
		}
	}
	if h, ok := d.l.Find("cube/Crimson Gate/black/1"); !ok || h.What != Cube(19, rail.Black) {
		t.Errorf("the witch at Crimson Gate: %+v %t", h.What, ok)
	}
}

func TestEngineAndBoardNameTargetsAlike(t *testing.T) {
	if HouseKind != play.TargetStop || LinkKind != halloween.TargetLink || CubeKind != play.TargetCube || RiderKind != halloween.TargetPumpkin {
		t.Error("the kinds of targets differ from the engine's")
	}
	if Cube(7, rail.Red).ID != play.CubeID(7, rail.Red) {
		t.Error("cubes are numbered in another way")
	}
}

func TestNamesKeepApart(t *testing.T) {
	n := midgame(t)
	for _, grown := range []float32{1, 1.15, stretch} {
		keepApart(t, &n, grown)
	}
}

func keepApart(t *testing.T, n *Night, grown float32) {
	b, d := NewHouses(n.Land), newDesk(t)
	var plates []draw.Rect
	lamp := float32(20) // of the lantern, must stay clear
	if grown > 1 {
		lamp = 8
	}
	for s := range n.Land.Houses {
		r := plateBox(d.l.Metrics, n, rail.Stop(s), b.plan.house[s], grown)
		if r.X < 6 || r.Y < 6 || r.Right() > sheetSize.X-6 || r.Bottom() > sheetSize.Y-6 {
			t.Errorf("the plate of %s runs off the sheet: %v", n.Land.Houses[s].Name, r)
		}
		for o, q := range plates {
			if r.Meet(q) != (draw.Rect{}) {
				t.Errorf("the plates of %s and %s overlap", n.Land.Houses[s].Name, n.Land.Houses[o].Name)
			}
		}
		for i, c := range b.plan.lantern {
			if r.Meet(draw.Around(c, lamp, lamp)) != (draw.Rect{}) {
				t.Errorf("the plate of %s hides the lantern of %s", n.Land.Houses[s].Name, n.Land.Links[i].Spot)
			}
		}
		if r.Meet(cartoucheBox) != (draw.Rect{}) {
			t.Errorf("the plate of %s meets the cartouche", n.Land.Houses[s].Name)
		}
		plates = append(plates, r)
	}
}

func TestNamesTooSmallToReadAreLeftOut(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	d.build(b, &n, nil)
	if !strings.Contains(d.dump(), "Patchwork Farm\"") {
		t.Error("no names on the whole board")
	}
	d.l.Reset()
	d.Begin(d.l, d.in)
	b.Draw(d.UI, draw.Rc(0, 0, 300, 210), &n, nil)
	d.Finish()
	for _, line := range strings.Split(d.dump(), "\n") {
		if strings.Contains(line, " text ") {
			t.Errorf("on a small board: %s", line)
		}
	}
}

func TestPictureOfTheMiddleOfAGame(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	m := &Marks{Flight: &Flight{Good: rail.Black, Path: []rail.Stop{19, 18, 15, 16, 12, 11}, Rider: true, Pick: 2, Smash: 3}}
	d.build(b, &n, m)
	dump := d.dump()
	for _, want := range []string{"halloween-sheet", "moon-07", "disc-yellow", "lantern-unlit", "house-urban-red", "house-urban-black",
		"house-orange", "witch-flying", "pumpkin-smashed", "\"Halloween\"", "\"twenty houses, ten nights\"", "\"Witches’ Steeple\""} {
		if !strings.Contains(dump, want) {
			t.Errorf("no %s in the picture", want)
		}
	}
	if got := strings.Count(dump, "sprite disc-yellow"); got < 9 {
		t.Errorf("%d discs on the board", got)
	}
	for _, name := range spriteNames(d.l) {
		if !known(name) {
			t.Errorf("there is no sprite %q", name)
		}
	}
}

func TestClicksNameWhatLiesThere(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	m := &Marks{Lit: []rules.Target{{Kind: RiderKind, ID: 15}}}
	d.build(b, &n, m)
	click := func(p draw.Point) Answer {
		d.in.X, d.in.Y = p.X, p.Y
		d.in.Pressed[input.Left] = true
		d.build(b, &n, m)
		d.in.Pressed[input.Left], d.in.Released[input.Left] = false, true
		a := d.build(b, &n, m)
		d.in.Released[input.Left] = false
		return a
	}
	for name, want := range map[string]struct {
		at   draw.Point
		what rules.Target
	}{
		"house":     {b.HouseBox(3).Mid(), House(3)},
		"link":      {b.LanternAt(5), Link(5)},
		"cube":      {b.CubeAt(19, 1), Cube(19, rail.Black)},
		"passenger": {b.CubeAt(15, 1), rules.Target{Kind: RiderKind, ID: 15}},
		"nothing":   {draw.Pt(place.X+500, place.Y+20), rules.Target{}},
	} {
		a := click(want.at)
		if a.Clicked != want.what || a.Hot != want.what {
			t.Errorf("%s: clicked %v, hot %v", name, a.Clicked, a.Hot)
		}
		if a.Void != (want.what == rules.Target{}) {
			t.Errorf("%s: void is %t", name, a.Void)
		}
	}
}

func TestStillsAreKeptWhileNothingChanges(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	d.build(b, &n, nil)
	ground, pieces := b.ground, b.pieces
	d.build(b, &n, &Marks{Lit: []rules.Target{House(3), Link(2)}, Ghost: &Ghost{Link: 2}})
	if b.ground != ground || b.pieces != pieces {
		t.Error("marks made the stills anew")
	}
	n.Owner = slices.Clone(n.Owner)
	n.Owner[2] = 0
	d.build(b, &n, nil)
	if b.ground == ground || b.pieces != pieces {
		t.Error("a link must change the ground, and it alone")
	}
	n.Cubes = slices.Clone(n.Cubes)
	n.Cubes[0] = n.Cubes[0].With(rail.Red)
	if d.build(b, &n, nil); b.pieces == pieces {
		t.Error("a cube must change the pieces")
	}
}

func TestMarksComeToRest(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	m := &Marks{Lit: []rules.Target{House(3)}}
	if d.build(b, &n, m); d.Woken() == 0 {
		t.Error("lit things do not breathe")
	}
	d.in.Now += restless
	if d.build(b, &n, m); d.Woken() != 0 {
		t.Errorf("awake after %v", restless)
	}
}

// Every livery and every kind of mark draws with sprites that exist, and nothing panics on an empty path.
func TestMarksOfEveryKind(t *testing.T) {
	n := midgame(t)
	for _, id := range []string{"ink", "sky", "vermilion", "yellow", "violet", "grey", "umber", "no such colour"} {
		n.Livery = []Livery{LiveryOf(id)}
		b, d := NewHouses(n.Land), newDesk(t)
		way := []rail.Stop{19, 18, 15}
		for i, m := range []*Marks{
			{Dim: true, Touched: []rules.Target{House(1), Link(1), Cube(19, rail.Black), {Kind: "share"}, {Kind: HouseKind, ID: 99}}},
			{Ghost: &Ghost{Link: 5}, Tile: &Tile{House: 14, City: 1}, Bare: true},
			{Plan: &Plan{From: 19, Good: rail.Red, Ways: []Way{{way, "+2"}}}, Mute: true},
			{Flight: &Flight{Good: rail.Red, Path: way}}, {Flight: &Flight{Good: rail.Black, Rider: true, Smash: 9}}, {Flight: &Flight{}},
		} {
			d.build(b, &n, m)
			for _, name := range spriteNames(d.l) {
				if !known(name) {
					t.Errorf("%s, marks %d: there is no sprite %q", id, i, name)
				}
			}
		}
	}
}

func TestMotionsEnd(t *testing.T) {
	n := midgame(t)
	b, d := NewHouses(n.Land), newDesk(t)
	way := []rail.Stop{19, 18, 15, 16, 12, 11}
	witch := Flight{Good: rail.Black, Path: way, Rider: true, Pick: 2, Smash: 3}
	d.build(b, &n, nil)
	for name, m := range map[string]Motion{
		"flight": b.Moving(&n, witch), "delivery": b.Moving(&n, Flight{Good: rail.Red, Path: way}), "empty": b.Moving(&n, Flight{}),
		"link": b.Lighting(7, LiveryOf("sky")), "growth": b.Coming(draw.Pt(300, 660), 3, 1, rail.Blue),
	} {
		age := time.Duration(0)
		for age < 10*time.Second {
			d.build(b, &n, &Marks{Leaving: &witch})
			done := b.Play(d.UI, m, age)
			for _, s := range spriteNames(d.l) {
				if !known(s) {
					t.Errorf("%s: there is no sprite %q", name, s)
				}
			}
			if done {
				break
			}
			if d.Woken() == 0 {
				t.Fatalf("%s sleeps at %v", name, age)
			}
			age += 50 * time.Millisecond
		}
		if age > 3*time.Second {
			t.Errorf("%s takes %v", name, age)
		}
	}
}

func BenchmarkBoard(b *testing.B) {
	n := midgame(b)
	h, d := NewHouses(n.Land), newDesk(b)
	m := &Marks{Flight: &Flight{Good: rail.Black, Path: []rail.Stop{19, 18, 15, 16, 12, 11}, Rider: true, Pick: 2, Smash: 3}}
	for i := range 20 {
		m.Lit = append(m.Lit, House(rail.Stop(i)))
	}
	for b.Loop() {
		d.build(h, &n, m)
	}
}

func BenchmarkBoardAnew(b *testing.B) {
	n := midgame(b)
	h, d := NewHouses(n.Land), newDesk(b)
	for b.Loop() {
		n.Round = n.Round%10 + 1
		h.pieces = nil
		d.build(h, &n, nil)
	}
}
