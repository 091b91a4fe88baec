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
)

// TestSteamPartsKeepToTheirPlaces draws every sample: nothing is cut, no text or hit sticks out, no id comes twice.
func TestSteamPartsKeepToTheirPlaces(t *testing.T) {
	d := newDesk(t)
	for _, page := range samplePages() {
		for _, p := range page {
			d.draws(t, p.name, p.box, func(u *ui.UI) { p.draw(u, p.box) })
			seen := map[string]bool{}
			for _, h := range d.l.Hits {
				if b := draw.Bounds(h.Poly); b.Meet(p.box) != b {
					t.Errorf("%s: %s lies at %v outside of %v", p.name, h.ID, b, p.box)
				}
				if seen[h.ID] {
					t.Errorf("%s: two hits %q", p.name, h.ID)
				}
				seen[h.ID] = true
			}
		}
	}
}

// parts draws with f after a key or with the pointer somewhere, and returns what the pointer met.
func (d *desk) answers(f func(*ui.UI) Answer, keys ...string) (a Answer) {
	d.l.Reset()
	d.in.Keys = keys
	d.Begin(d.l, d.in)
	a = f(d.UI)
	d.Finish()
	d.in.Keys = nil
	return a
}

// click presses and releases the left button on a hit.
func (d *desk) click(t *testing.T, id string, f func(*ui.UI) Answer) Answer {
	t.Helper()
	d.answers(f)
	h, ok := d.l.Find(id)
	if !ok {
		t.Fatalf("no hit %q", id)
	}
	m := h.Middle()
	d.in.X, d.in.Y = m.X, m.Y
	d.in.Pressed[input.Left], d.in.Held[input.Left] = true, true
	d.answers(f)
	d.in.Pressed[input.Left], d.in.Held[input.Left], d.in.Released[input.Left] = false, false, true
	a := d.answers(f)
	d.in.Released[input.Left], d.in.X, d.in.Y = false, -9, -9
	return a
}

func TestSteamActionTiles(t *testing.T) {
	d := newDesk(t)
	r := draw.Rc(1018, 20, 244, 500)
	cards := sampleCards()
	build := func(u *ui.UI) Answer { return DrawActionCards(u, r, cards) }
	if a := d.click(t, "action/locomotive", build); a.Clicked != cards[5].What {
		t.Errorf("a click takes %v", a.Clicked)
	}
	if a := d.answers(build, "1"); a.Clicked.Kind != "" {
		t.Errorf("what is taken is taken again: %v", a.Clicked)
	}
	if s := d.dump(); strings.Count(s, wordsIdle) != 1 || !strings.Contains(s, `"$8"`) {
		t.Error("no effect and price are not told")
	}
	discs := func() (n int) {
		for _, s := range spriteNames(d.l) {
			if strings.HasPrefix(s, "link-disc-") {
				n++
			}
		}
		return n
	}
	if n := discs(); n != 2 {
		t.Errorf("%d holders' discs, want 2", n)
	}
	cards = withTokens(sampleCards())
	d.answers(build)
	if n := discs(); n != 2+13 {
		t.Errorf("%d discs, want those of 2 holders and 13 tokens", n)
	}
	rows := singaporeCards()
	list := func(u *ui.UI) Answer { a, _ := DrawActionRows(u, r, rows); return a }
	if a := d.answers(list, "4"); a.Clicked != rows[3].What {
		t.Errorf("key 4 takes %v", a.Clicked)
	}
	if a := d.answers(list, "3"); a.Clicked.Kind != "" {
		t.Errorf("an action that is not open is taken: %v", a.Clicked)
	}
	for _, h := range []float32{500, 340, 250} {
		box := draw.Rc(1018, 20, 244, h)
		d.draws(t, "rows", box, func(u *ui.UI) {
			if _, used := DrawActionRows(u, box, rows); used > h {
				t.Errorf("rows take %g of %g", used, h)
			}
		})
	}
}

// inTrack complains of pieces of a track that stick out of its box, and of pieces that none was drawn for.
func (d *desk) inTrack(t *testing.T, x SeatTrack, r draw.Rect) {
	t.Helper()
	d.draws(t, x.Title, r, func(u *ui.UI) { x.Draw(u, r) })
	n, want := 0, len(x.Marks)
	for _, m := range x.Marks {
		if m.At != m.To {
			want++
		}
	}
	for _, it := range d.l.Items {
		if !strings.HasPrefix(it.Name, "link-disc-") && !strings.HasPrefix(it.Name, "loco-") {
			continue
		}
		n++
		if c := it.Rect.Mid(); !r.Inset(6).Has(c) {
			t.Errorf("%s at %v of %v lies outside: %+v", it.Name, c, r, x.Marks)
		}
	}
	if n != want {
		t.Errorf("%s shows %d of %d pieces: %+v", x.Title, n, want, x.Marks)
	}
}

func TestSeatTracksHoldEveryPiece(t *testing.T) {
	d := newDesk(t)
	for _, w := range []float32{508, 420, 372} {
		r := draw.Rc(250, 632, w, 72)
		for at := -10; at <= 10; at++ {
			for seats := 1; seats <= 6; seats++ {
				d.inTrack(t, allAt(IncomeTrack, "Income", -10, 10, seats, at), r)
			}
			x := spread(IncomeTrack, "Income", -10, 10, at, min(10, at+1), min(10, at+1), max(-10, at-1), 0, 10)
			x.Marks[0].To = max(-10, at-4)
			x.Hops = true
			d.inTrack(t, x, r)
			if w := d.dump(); !strings.Contains(w, `"−10"`) || !strings.Contains(w, `"10"`) && at != 10 {
				t.Error("an end of the income track is not shown")
			}
		}
	}
	for _, w := range []float32{330, 230, 150} {
		r := draw.Rc(650, 632, w, 72)
		for _, at := range [][]int{{0, 0, 0, 0, 0, 0}, {3, 9, 17, 2}, {40, 44, 39, 51}, {0, 99}, {3, 25, 71, 60, 12, 33}, {120, 4, 99}, {150, 151}} {
			d.inTrack(t, spread(PointsTrack, "Points", 0, 99, at...), r)
		}
	}
	for level := 0; level < 5; level++ {
		d.inTrack(t, spread(ExpressTrack, "Express", 0, 5, level, 0, 0, 0), draw.Rc(650, 632, 280, 72))
		d.inTrack(t, spread(EngineTrack, "Locomotives", 1, 6, level+1, 1, 1, 1, 6, 6), draw.Rc(250, 632, 372, 72))
	}
}

func TestSeatTrackCellsMean(t *testing.T) {
	d := newDesk(t)
	x := spread(ExpressTrack, "Express", 0, 5, 0)
	for i := range 6 {
		x.What = append(x.What, rules.Target{Kind: "express", ID: i})
	}
	x.Lit = x.What[1:2]
	if a := d.click(t, "cell/Express/1", func(u *ui.UI) Answer { return x.Draw(u, draw.Rc(650, 632, 280, 72)) }); a.Clicked != x.What[1] {
		t.Errorf("clicked %v", a.Clicked)
	}
}

func TestTurnTrack(t *testing.T) {
	d := newDesk(t)
	for turns := 6; turns <= 10; turns++ {
		for turn := 0; turn <= turns; turn++ {
			r := draw.Rc(650, 632, 240, 66)
			x := Turns{Turn: turn, Turns: turns, Note: "of 7"}
			if turn < 3 {
				x.Reminder = 3
			}
			d.draws(t, "turns", r, func(u *ui.UI) { x.Draw(u, r) })
			names := spriteNames(d.l)
			if slices.Contains(names, "loco-white") != (turn > 0) || slices.Contains(names, "growth-marker") != (turn < 3) {
				t.Errorf("turn %d of %d: %v", turn, turns, names)
			}
		}
	}
}

func TestGoodsSupply(t *testing.T) {
	d := newDesk(t)
	s := sampleSupply(true)
	for _, r := range []draw.Rect{draw.Rc(18, 18, 204, 250), draw.Rc(600, 632, 350, 72), draw.Rc(600, 632, 250, 72), draw.Rc(18, 18, 240, 120)} {
		d.draws(t, "supply", r, func(u *ui.UI) { s.Draw(u, r) })
		faces := map[draw.Point]bool{}
		for _, it := range d.l.Items {
			if strings.HasPrefix(it.Name, "cube-face-") {
				faces[draw.Pt(float32(int(it.Rect.Mid().X)), float32(int(it.Rect.Mid().Y)))] = true
				if b := it.Rect.Inset(2); !r.Has(draw.Pt(b.X, b.Y)) || !r.Has(draw.Pt(b.Right(), b.Bottom())) {
					t.Errorf("a cube at %v sticks out of %v", it.Rect, r)
				}
			}
		}
		cubes := 0
		for i, x := range s.Spaces {
			for j := range x.Cubes {
				cubes++
				q := s.At(r, i, j)
				if top, ok := d.l.At(q); !ok || top.What != x.What {
					t.Errorf("on cube %d of space %d lies %q", j, i+1, top.ID)
				}
			}
		}
		if len(faces) != cubes {
			t.Errorf("%d cubes are shown, want %d", len(faces), cubes)
		}
		if a := d.click(t, "space/4", func(u *ui.UI) Answer { return s.Draw(u, r) }); a.Clicked != s.Spaces[3].What {
			t.Errorf("clicked %v", a.Clicked)
		}
	}
	one := rules.Target{Kind: "cube", ID: 7}
	s.Spaces[4].Each = []rules.Target{{}, one, {}}
	if a := d.click(t, "space/5/2", func(u *ui.UI) Answer { return s.Draw(u, draw.Rc(18, 18, 204, 250)) }); a.Clicked != one {
		t.Errorf("clicked %v", a.Clicked)
	}
}

func TestCityTray(t *testing.T) {
	d, tray := newDesk(t), sampleTray()
	build := func(u *ui.UI) Answer { return tray.Draw(u, draw.Rc(18, 18, 244, 56)) }
	if a := d.click(t, "newcity/gray", build); a.Clicked != tray.Tiles[4].What {
		t.Errorf("clicked %v", a.Clicked)
	}
	if s := d.dump(); !strings.Contains(s, `"3"`) || !strings.Contains(s, `"7"`) {
		t.Error("what is left is not told")
	}
}

// In the side panel there is room for the amount between the buttons, and none for the note.
func TestNarrowDial(t *testing.T) {
	d := newDesk(t)
	x := Dial{Steps: 2, What: make([]rules.Target, 4), Amount: "$10", Note: "cash $6 → $16"}
	for width, noted := range map[float32]bool{508: true, 224: false} {
		r := draw.Rc(20, 20, width, 84)
		d.answers(func(u *ui.UI) Answer { return x.Draw(u, r) })
		if got := strings.Contains(d.dump(), x.Note); got != noted {
			t.Errorf("%g wide: the note is drawn: %v", width, got)
		}
		for _, it := range d.l.Items {
			if it.Op != draw.OpText {
				continue
			}
			if w := d.l.Metrics.Width(it.Face, it.Size, it.Text); it.Text == x.Amount && (it.At.X < r.X+58 || it.At.X+w > r.Right()-58) {
				t.Errorf("%g wide: the amount lies from %g to %g", width, it.At.X, it.At.X+w)
			}
		}
	}
}

func TestCapitalDial(t *testing.T) {
	d := newDesk(t)
	c := sampleCapital(true)
	r := draw.Rc(386, 130, 508, 520)
	build := func(u *ui.UI) Answer { a, _ := c.Draw(u, r); return a }
	for id, steps := range map[string]int{"capital/less": 1, "capital/more": 3, "capital/7": 7} {
		if a := d.click(t, id, build); a.Clicked != c.Dial.What[steps] {
			t.Errorf("%s gives %v, want %d steps", id, a.Clicked, steps)
		}
	}
	for key, steps := range map[string]int{"left": 1, "right": 3, "up": 3, "down": 1} {
		if a := d.answers(build, key); a.Clicked != c.Dial.What[steps] {
			t.Errorf("%s gives %v, want %d steps", key, a.Clicked, steps)
		}
	}
	c.Dial.Steps = 0
	if a := d.answers(build, "left"); a.Clicked.Kind != "" {
		t.Errorf("fewer than none: %v", a.Clicked)
	}
	c.Dial.Steps = len(c.Dial.What) - 1
	if a := d.answers(build, "right"); a.Clicked.Kind != "" {
		t.Errorf("more than there are: %v", a.Clicked)
	}
	d.answers(func(u *ui.UI) Answer {
		a, rest := c.Draw(u, r)
		if used := r.H - rest.H; used != c.Height() || rest.Y != r.Y+used {
			t.Errorf("the card takes %g and says %g", used, c.Height())
		}
		return a
	})
}

func TestEarnCards(t *testing.T) {
	d := newDesk(t)
	_, cards := sampleEarn()
	build := func(u *ui.UI) Answer { return DrawEarnCards(u, draw.Rc(1018, 300, 244, 120), cards) }
	if a := d.answers(build, "p"); a.Clicked != cards[1].What {
		t.Errorf("P takes %v", a.Clicked)
	}
	if a := d.click(t, "earn/income", build); a.Clicked != cards[0].What {
		t.Errorf("a click takes %v", a.Clicked)
	}
}

func TestCityTilesOfSteam(t *testing.T) {
	n := sampleRails(t, "westward-ho")
	b, d := NewHexes(n.land()), newDesk(t)
	d.hexes(b, &n, nil)
	words := func() string {
		var s strings.Builder
		for _, it := range b.pieces.List.Items {
			fmt.Fprintf(&s, "%q ", it.Text)
		}
		return s.String()
	}
	if s := words(); !strings.Contains(s, `"San Francisco"`) || strings.Contains(s, `"Yerba Buena"`) || !strings.Contains(s, `"Chicago"`) {
		t.Error("San Francisco does not cover Yerba Buena")
	}
	markers := 0
	for _, s := range spriteNames(b.pieces.List) {
		if s == "growth-marker" {
			markers++
		}
	}
	if markers < growthShown || !strings.Contains(words(), `"5"`) {
		t.Errorf("%d markers, no number at Chicago", markers)
	}
	before := b.pieces
	n.Tile = slices.Clone(n.Tile)
	at := slices.IndexFunc(n.Tile, func(x CityTile) bool { return x.Color == rail.None })
	n.Tile[at] = CityTile{Color: rail.Gray}
	if d.hexes(b, &n, nil); b.pieces == before {
		t.Error("a New City must change the pieces")
	}
	if !n.city(rail.Stop(at)) || n.color(rail.Stop(at)) != rail.Gray {
		t.Error("a New City is no gray city")
	}
	before = b.pieces
	d.hexes(b, &n, &RailMarks{City: &GhostCity{Hex: 5, Tile: CityTile{Color: rail.Blue}}})
	if b.pieces != before {
		t.Error("the ghost of a city made the stills anew")
	}
}

func TestAddedTokensAreCounted(t *testing.T) {
	n := sampleRails(t, "singapore")
	want := map[int]int{}
	for _, s := range n.Board.Sections() {
		if s.Owner >= 0 && s.Marks > 0 && !s.Complete() {
			want[s.Marks+1]++
		}
	}
	if len(want) == 0 {
		t.Fatal("no link has more tokens")
	}
	b, d := NewHexes(n.land()), newDesk(t)
	d.hexes(b, &n, nil)
	got := map[string]int{}
	for _, it := range b.pieces.List.Items {
		if it.Op == draw.OpText {
			got[it.Text]++
		}
	}
	for tokens, links := range want {
		if got[fmt.Sprint(tokens)] != links {
			t.Errorf("%d links with %d tokens, %d are told", links, tokens, got[fmt.Sprint(tokens)])
		}
	}
}
