package board

import (
	"strings"
	"testing"

	"kettle/assets"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// spriteNames are the sprites of a list and of its stills.
func spriteNames(l *draw.List) (out []string) {
	for _, it := range l.Items {
		switch it.Op {
		case draw.OpSprite, draw.OpNine, draw.OpTile:
			out = append(out, it.Name)
		case draw.OpStill:
			out = append(out, spriteNames(it.Still.List)...)
		}
	}
	return out
}

// flattened are the items of a list with those of its stills, in the order in which they are painted.
func flattened(l *draw.List) (out []draw.Item) {
	for _, it := range l.Items {
		if it.Op == draw.OpStill {
			out = append(out, flattened(it.Still.List)...)
			continue
		}
		out = append(out, it)
	}
	return out
}

func known(name string) bool {
	_, ok := assets.Lookup(name)
	return ok
}

// draws builds with a function and complains of sprites that do not exist and of marks outside r.
func (d *desk) draws(t *testing.T, what string, r draw.Rect, f func(*ui.UI)) string {
	t.Helper()
	d.l.Reset()
	d.Begin(d.l, d.in)
	f(d.UI)
	d.Finish()
	for _, name := range spriteNames(d.l) {
		if !known(name) {
			t.Errorf("%s: there is no sprite %q", what, name)
		}
	}
	for _, it := range d.l.Items {
		if it.Op == draw.OpText {
			b := draw.Rc(it.At.X, it.At.Y-2, d.l.Metrics.Width(it.Face, it.Size, it.Text), 2)
			if b.X < r.X-0.5 || b.Right() > r.Right()+0.5 || b.Y < r.Y || b.Bottom() > r.Bottom() {
				t.Errorf("%s: %q runs out of %v", what, it.Text, r)
			}
			if strings.HasSuffix(it.Text, "…") {
				t.Errorf("%s: %q is cut", what, it.Text)
			}
		}
	}
	return d.dump()
}

func TestTracks(t *testing.T) {
	d, v := newDesk(t), LiveryOf("violet")
	for level := 1; level <= 6; level++ {
		r := draw.Rc(24, 236, 202, 58)
		if dump := d.draws(t, "locomotive", r, func(u *ui.UI) { Loco{Livery: v, Level: level, Max: 6, Ghost: level + 1}.Draw(u, r) }); !strings.Contains(dump, "loco-violet") {
			t.Error("no engine on its track")
		}
	}
	for issued := 0; issued <= 15; issued++ {
		r := draw.Rc(24, 302, 202, 74)
		d.draws(t, "shares", r, func(u *ui.UI) { Shares{Livery: v, Issued: issued, Max: 15, Ghost: issued + 1}.Draw(u, r) })
	}
	for round := 0; round <= 12; round++ {
		r := draw.Rc(644, 628, 344, 34)
		d.draws(t, "moons", r, func(u *ui.UI) { Moons{round, 12}.Draw(u, r) })
	}
	for left := 0; left <= 12; left++ {
		r := draw.Rc(18, 602, 204, 104)
		d.draws(t, "pumpkins", r, func(u *ui.UI) { Pumpkins{12, left, true, "Witches: 12 on houses, 4 to come"}.Draw(u, r) })
	}
}

func TestIncomeStaysInItsWindow(t *testing.T) {
	d := newDesk(t)
	bands := BandsOf(dealt(t).Map())
	r := draw.Rc(644, 665, 344, 45)
	for at := -10; at <= 50; at++ {
		for _, ghost := range []int{at, max(-10, at-6), min(50, at+6)} {
			x := Income{Livery: LiveryOf("sky"), At: at, Ghost: ghost, Low: -10, High: 50, Bands: bands}
			first := x.window(15)
			if at < first || at > first+14 || ghost < first || ghost > first+14 || first < -10 || first+14 > 50 {
				t.Errorf("income %d, ghost %d: the window begins at %d", at, ghost, first)
			}
			d.draws(t, "income", r, func(u *ui.UI) { x.Draw(u, r) })
		}
	}
	if i, by := (Income{Bands: bands}).band(25); i == 0 || by != 4 {
		t.Errorf("an income of 25 lies in band %d and loses %d", i, by)
	}
}

func TestDisplayBoxes(t *testing.T) {
	d := newDesk(t)
	x := DisplayOf(dealt(t))
	for i := range x.Shelves {
		x.Shelves[i].Grows = i%3 == 0
		x.Lit = append(x.Lit, x.Shelves[i].What...)
	}
	r := draw.Rc(240, 624, 384, 88)
	dump := d.draws(t, "goods display", r, func(u *ui.UI) { x.Draw(u, r) })
	if got := strings.Count(dump, "hit \"box/"); got != 12*3+6*2 {
		t.Errorf("%d boxes", got)
	}
	for _, h := range d.l.Hits {
		if b := draw.Bounds(h.Poly); b.Meet(r) != b {
			t.Errorf("%s lies outside the card", h.ID)
		}
		if top, _ := d.l.At(h.Middle()); top.ID != h.ID {
			t.Errorf("on %s lies %s", h.ID, top.ID)
		}
	}
	if h, ok := d.l.Find("box/A/light/1"); !ok || h.What.Kind != "box" {
		t.Errorf("the first box of new city A: %+v", h)
	}
}

func TestTilesDiceAndThumb(t *testing.T) {
	d, v := newDesk(t), LiveryOf("ink")
	tiles := []ActionTile{{ID: "action/engineer", Name: "Engineer", Chosen: &v}, {ID: "action/locomotive", Name: "Locomotive", Lit: true, Key: "2"},
		{ID: "action/urbanization", Name: "Urbanization"}, {ID: "action/production", Name: "Production", What: rules.Target{Kind: "role", ID: 6}}}
	r := draw.Rc(16, 428, 208, 126)
	if dump := d.draws(t, "tiles", r, func(u *ui.UI) { DrawActions(u, r, tiles) }); strings.Count(dump, "hit \"action/") != 4 {
		t.Error("not every action is a hit")
	}
	card := draw.Rc(1020, 98, 240, 180)
	dice := Dice{Light: 3, Dark: 5, Rows: []DiceRow{{rail.Light, "Red Lantern Inn", rail.Pile{rail.Red, rail.Black, rail.Blue}, ""}, {rail.Dark, "Blue Candle Chapel", nil, "nothing left"}}}
	d.draws(t, "dice", card, func(u *ui.UI) {
		if h := dice.Draw(u, card); h <= 0 || h > card.H {
			t.Errorf("the dice take %g", h)
		}
	})
	n := midgame(t)
	d.draws(t, "thumb", card, func(u *ui.UI) { Thumb(u.L, card, &n) })
	if len(d.l.Hits) != 0 {
		t.Error("a thumb makes hits")
	}
	all := draw.Rc(0, 0, 1280, 720)
	d.draws(t, "backdrop", all, func(u *ui.UI) { Backdrop(u.L, 1280, 720) })
	d.draws(t, "edge", all, func(u *ui.UI) { Edge(u.L, draw.Rc(8, 88, 7, 200), v) })
	d.draws(t, "pieces", all, func(u *ui.UI) {
		DrawWitch(u.L, draw.Pt(99, 99), 1, true, true)
		DrawCube(u.L, draw.Pt(99, 99), 22, rail.Red)
	})
}
