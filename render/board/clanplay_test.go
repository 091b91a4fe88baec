package board

import (
	"strings"
	"testing"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

var clanStrip, fightPlace = draw.Rc(240, 560, 760, 152), draw.Rc(240, 88, 1032, 624)

func TestClanBoardAnswers(t *testing.T) {
	for _, id := range []string{"space/3", "special/1", "surplus/0", "reserve/0", "card/2"} {
		d := newDesk(t)
		var got rules.Target
		d.clicks(t, id, func(u *ui.UI) { got = sampleBoard(cats, 3).Draw(u, clanStrip).Clicked })
		kind, _, _ := strings.Cut(id, "/")
		if got.Kind != kind {
			t.Errorf("a click on %s is %v", id, got)
		}
	}
}

func TestHandOfOthersStaysHidden(t *testing.T) {
	d, b := newDesk(t), sampleBoard(rhone, 3)
	if dump := d.draws(t, "hand", clanStrip, func(u *ui.UI) { b.Draw(u, clanStrip) }); strings.Count(dump, longArea) < 3 || !strings.Contains(dump, "column-3") {
		t.Error("the own hand cannot be read")
	}
	for i := range b.Hand {
		b.Hand[i].Down = true
	}
	dump := d.draws(t, "hand", clanStrip, func(u *ui.UI) { b.Draw(u, clanStrip) })
	if strings.Contains(dump, longArea) || strings.Contains(dump, "column-3") || !strings.Contains(dump, "HAND · 3") {
		t.Error("the hand of another seat shows more than its number")
	}
}

func TestClothHidesAlgofuel(t *testing.T) {
	d, f := newDesk(t), sampleFight()
	f.Attacker.Supports, f.Defender.Supports = nil, nil
	barrels := func() int {
		return strings.Count(d.draws(t, "combat", fightPlace, func(u *ui.UI) { f.Draw(u, fightPlace) }), "barrel-")
	}
	if n := barrels(); n != 12 {
		t.Errorf("revealed, %d barrels are seen of 12", n)
	}
	f.Attacker.Fuel.State, f.Defender.Fuel.State = FuelCovered, FuelCovered
	if n := barrels(); n != 0 {
		t.Errorf("under the cloths %d barrels are seen", n)
	}
}

func TestAlgofuelChooser(t *testing.T) {
	f := sampleFight()
	f.Attacker.Fuel = Fuel{State: FuelChoosing, Pure: 2, Contraband: 1, HasPure: 4, HasContraband: 1, Most: 6}
	press := func(id string) (a FuelAnswer) {
		newDesk(t).clicks(t, id, func(u *ui.UI) { a = f.Draw(u, fightPlace).Fuel })
		return a
	}
	for _, c := range []struct {
		id   string
		want FuelAnswer
	}{
		{"fuel/attacker/pure/more", FuelAnswer{true, 3, 1}}, {"fuel/attacker/pure/less", FuelAnswer{true, 1, 1}}, {"fuel/attacker/contraband/less", FuelAnswer{true, 2, 0}},
		{"fuel/attacker/0", FuelAnswer{true, 1, 1}}, {"fuel/attacker/2", FuelAnswer{true, 2, 0}},
	} {
		if got := press(c.id); got != c.want {
			t.Errorf("%s gives %+v, want %+v", c.id, got, c.want)
		}
	}
	d := newDesk(t)
	d.draws(t, "combat", fightPlace, func(u *ui.UI) { f.Draw(u, fightPlace) })
	if _, ok := d.l.Find("fuel/attacker/contraband/more"); ok {
		t.Error("a barrel that is not there can be committed")
	}
	f.Attacker.Fuel.Pure, f.Attacker.Fuel.HasPure = 5, 9
	d.draws(t, "combat", fightPlace, func(u *ui.UI) { f.Draw(u, fightPlace) })
	if _, ok := d.l.Find("fuel/attacker/pure/more"); ok {
		t.Error("a seventh barrel can be committed")
	}
}

func TestOrderTray(t *testing.T) {
	d, tray := newDesk(t), sampleOrders()
	build := func() (a TrayAnswer) {
		d.l.Reset()
		d.Begin(d.l, d.in)
		a = tray.Draw(d.UI, clanStrip)
		d.Finish()
		return a
	}
	d.in.Keys = []string{"2"}
	if a := build(); a.Clicked != tray.Kinds[1].What {
		t.Errorf("key 2 takes %v", a.Clicked)
	}
	d.in.Keys = nil
	h, _ := d.l.Find("kind/0")
	d.in.X, d.in.Y = h.Middle().X, h.Middle().Y
	d.in.Pressed[input.Left], d.in.Held[input.Left] = true, true
	build()
	d.in.Pressed[input.Left] = false
	d.in.X, d.in.Y = 600, 300
	if a := build(); a.Carried != tray.Kinds[0].What || !strings.Contains(d.dump(), "order-move 577") {
		t.Errorf("the token under the pointer is not drawn; carried is %v", a.Carried)
	}
	d.in.Held[input.Left], d.in.Released[input.Left] = false, true
	if a := build(); a.Carried != (rules.Target{}) || a.Clicked != (rules.Target{}) {
		t.Errorf("let go, %v is carried and %v clicked", a.Carried, a.Clicked)
	}
}

func TestLossesAndFlight(t *testing.T) {
	f := sampleFight()
	f.Losses = sampleLosses()
	for _, id := range []string{"unit/0", "flee/1"} {
		var a FightAnswer
		newDesk(t).clicks(t, id, func(u *ui.UI) { a = f.Draw(u, fightPlace) })
		if kind, _, _ := strings.Cut(id, "/"); a.Clicked.Kind != kind {
			t.Errorf("a click on %s is %v", id, a.Clicked)
		}
		if a.Map.W < 400 || a.Map.H < 300 || a.Map.Meet(fightPlace) != a.Map {
			t.Errorf("the map goes to %v", a.Map)
		}
	}
	f.Losses.FleeHead, f.Losses.Flee = "", nil
	d := newDesk(t)
	var a FightAnswer
	d.draws(t, "losses", fightPlace, func(u *ui.UI) { a = f.Draw(u, fightPlace) })
	if a.Map != (draw.Rect{}) {
		t.Error("a map is shown although nobody flees")
	}
}

func TestTracksTell(t *testing.T) {
	d := newDesk(t)
	b := sampleBoard(apostles, 0)
	marks := func() int {
		return strings.Count(d.draws(t, "board", clanStrip, func(u *ui.UI) { b.Draw(u, clanStrip) }), `"†"`)
	}
	b.Bane = Incubation{At: 2, Ghost: 2}
	if marks() != 2 {
		t.Error("the two spaces of Death & Exile are not marked")
	}
	if b.Bane.Calm = true; marks() != 0 {
		t.Error("spaces without effect bear marks")
	}
	g := GeoTrack{Wins: 10, Marks: []GeoMark{{rhone, 13, 13, false}, {cats, 4, 4, false}}}
	r := draw.Rc(1008, 244, 264, 90)
	if dump := d.draws(t, "GEO", r, func(u *ui.UI) { g.Draw(u, r) }); !strings.Contains(dump, "emblem-rhone") || !strings.Contains(dump, `"10+"`) {
		t.Error("a clan beyond the last space is not seen")
	}
	c := sampleCount()
	for i := range c.Rows {
		c.Rows[i].Told = false
	}
	side := draw.Rc(1008, 198, 264, 514)
	if dump := d.draws(t, "count", side, func(u *ui.UI) { c.Draw(u, side) }); strings.Contains(dump, longArea) {
		t.Error("areas are told before they are counted")
	}
}

func TestUnitPicker(t *testing.T) {
	x := UnitPicker{ID: "move", Clan: rhone, Kinds: []UnitKind{{"soldier", 3, 2, 0, 3}, {"elite", 2, 2, 0, 2}}, Note: "1 stays"}
	r := draw.Rc(1020, 400, 240, 124)
	for _, c := range []struct {
		id   string
		want int
	}{{"move/soldier/more", 3}, {"move/soldier/less", 1}, {"move/soldier/3", 3}, {"move/soldier/2", 1}, {"move/soldier/1", 1}} {
		var got []int
		changed := false
		newDesk(t).clicks(t, c.id, func(u *ui.UI) { got, changed = x.Draw(u, r) })
		if !changed || got[0] != c.want || got[1] != 2 {
			t.Errorf("%s gives %v, want %d soldiers and 2 elites", c.id, got, c.want)
		}
	}
	d := newDesk(t)
	if dump := d.draws(t, "units", r, func(u *ui.UI) { x.Draw(u, r) }); !strings.Contains(dump, `"4 of 5"`) {
		t.Error("the sum is not told")
	}
	if _, ok := d.l.Find("move/elite/more"); ok {
		t.Error("more elites than there are can be chosen")
	}
}
