package board

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
)

// A clanPart is a part of the table of Steamwatchers in its place.
type clanPart struct {
	name string
	r    draw.Rect
	draw func(u *ui.UI, r draw.Rect)
}

func parts(end GeoEnd, tie TieBreak, chart GeoChart, deck, deploy CardTable, claim TitleChoice) []clanPart {
	strip, side := draw.Rc(240, 560, 760, 152), draw.Rc(1008, 88, 264, 150)
	seat := sampleSeat(apostles)
	with := seat
	with.Vassal, with.Allies = &VassalRow{Clan: alliance, Place: "vassal, Watcher", Title: Primus, Units: 14, Orders: 12}, []Clan{rhone, menrau}
	fight, losing := sampleFight(), sampleFight()
	losing.Losses = sampleLosses()
	choosing, covered := sampleFight(), sampleFight()
	choosing.Attacker.Fuel = Fuel{State: FuelChoosing, Pure: 3, Contraband: 2, HasPure: 12, HasContraband: 12, Most: 6}
	choosing.Defender.Fuel = Fuel{Text: longPlayer + " commits next, without seeing this."}
	covered.Attacker.Fuel.State, covered.Defender.Fuel.State = FuelCovered, FuelCovered
	hand := HandStrip{Clan: apostles, Word: "Hand", Groups: []CardGroup{{"Drawn now · 3", []Card{testCard(1), testCard(2), testCard(3)}}, {"Kept before · 9", []Card{testCard(4), testCard(5), testCard(6), testCard(7), testCard(8), testCard(9)}}},
		Note: CardNote{"Watcher", "Draw 3, play one card from the hand, keep the rest.", []string{"STW-055", "STW-028"}}}
	orders := OrderList{Head: "Your orders", Count: "4 of 11 areas", Clan: cats, Note: "A beacon alone may get a token. An area may also stay without.", Clause: "STW-070"}
	for i := range 6 {
		orders.Rows = append(orders.Rows, OrderRow{testSpot("order", i), longArea, "no order yet", []string{"soldier", "soldier", "soldier", "elite", "elite"}, "order-move", Clan{}})
	}
	steps := SnowSteps{Head: "Whiteout, step by step", Note: "Catabatians: Elsass 3, Catabatia 2 + 2 farms, Bohemia 1: 8 GEO"}
	for i := range 7 {
		steps.Steps = append(steps.Steps, SnowStep{Spot: testSpot("step", i), Name: "Columns", Text: "of the scenario", Sprite: "mark-geo", Done: i < 2, Now: i == 2})
	}
	geo := GeoTrack{Wins: 10, Note: "10 wins at once"}
	for _, c := range allClans[:5] {
		geo.Marks = append(geo.Marks, GeoMark{c, 8, 12, true})
	}
	count := sampleCount()
	return []clanPart{
		{"seat", draw.Rc(8, 88, 224, 119), func(u *ui.UI, r draw.Rect) { seat.Draw(u, r) }},
		{"seat, compact", draw.Rc(8, 88, 224, 62), func(u *ui.UI, r draw.Rect) { seat.Draw(u, r) }},
		{"seat with a vassal", draw.Rc(8, 88, 224, 203), func(u *ui.UI, r draw.Rect) { with.Draw(u, r) }},
		{"clan board", strip, func(u *ui.UI, r draw.Rect) { sampleBoard(rhone, 3).Draw(u, r) }},
		{"hand strip", strip, func(u *ui.UI, r draw.Rect) { hand.Draw(u, r) }},
		{"titles", side, func(u *ui.UI, r draw.Rect) { sampleTitles(5).Draw(u, r) }},
		{"six titles", side, func(u *ui.UI, r draw.Rect) { sampleTitles(6).Draw(u, r) }},
		{"GEO track", draw.Rc(1008, 244, 264, 90), func(u *ui.UI, r draw.Rect) { geo.Draw(u, r) }},
		{"Archon card", draw.Rc(1008, 244, 264, 150), func(u *ui.UI, r draw.Rect) {
			ArchonPlay{Title: "Truce of the Glasshouse", Text: archonCard(0).Text, Clause: "STW-186", Exempt: Archon, Favour: "unaffected", By: fleet}.Draw(u, r)
		}},
		{"Archon cards", draw.Rc(248, 96, 744, 448), func(u *ui.UI, r draw.Rect) { deck.Draw(u, r) }},
		{"deployments", draw.Rc(722, 380, 550, 332), func(u *ui.UI, r draw.Rect) { deploy.Draw(u, r) }},
		{"title claim", draw.Rc(240, 380, 474, 332), func(u *ui.UI, r draw.Rect) { claim.Draw(u, r) }},
		{"clans", draw.Rc(240, 94, 1032, 272), func(u *ui.UI, r draw.Rect) { sampleChoice().Draw(u, r) }},
		{"order tray", strip, func(u *ui.UI, r draw.Rect) { sampleOrders().Draw(u, r) }},
		{"order list", draw.Rc(1008, 244, 264, 372), func(u *ui.UI, r draw.Rect) { orders.Draw(u, r) }},
		{"secret", draw.Rc(1008, 622, 264, 90), func(u *ui.UI, r draw.Rect) {
			SecretNote{"Only you see the faces. All orders are revealed together, Decoys go back at once.", "STW-069"}.Draw(u, r)
		}},
		{"combat", draw.Rc(240, 88, 1032, 624), func(u *ui.UI, r draw.Rect) { fight.Draw(u, r) }},
		{"combat, choosing", draw.Rc(240, 88, 1032, 624), func(u *ui.UI, r draw.Rect) { choosing.Draw(u, r) }},
		{"combat, covered", draw.Rc(240, 88, 1032, 624), func(u *ui.UI, r draw.Rect) { covered.Draw(u, r) }},
		{"losses", draw.Rc(240, 88, 1032, 624), func(u *ui.UI, r draw.Rect) { losing.Draw(u, r) }},
		{"Whiteout", strip, func(u *ui.UI, r draw.Rect) { steps.Draw(u, r) }},
		{"GEO by area", draw.Rc(1008, 198, 264, 514), func(u *ui.UI, r draw.Rect) { count.Draw(u, r) }},
		{"GEO by source", draw.Rc(1008, 88, 264, 382), func(u *ui.UI, r draw.Rect) { end.Draw(u, r) }},
		{"tie", draw.Rc(1008, 476, 264, 164), func(u *ui.UI, r draw.Rect) { tie.Draw(u, r) }},
		{"chart", strip, func(u *ui.UI, r draw.Rect) { chart.Draw(u, r) }},
		{"snow", draw.Rc(246, 88, 748, 464), func(u *ui.UI, r draw.Rect) {
			Snowfall(u.L, r, time.Second)
			CurtainFrost(u.L, 1280, 720, 1)
		}},
	}
}

// TestClanParts draws every part at its longest in its usual place, in a smaller and a larger one, and in other shapes, as windows of
// 75 to 250 % have them: nothing written runs out or is cut, every sprite exists, everything that may be chosen can be met.
func TestClanParts(t *testing.T) {
	for _, part := range clanParts() {
		for _, k := range []draw.Point{{X: 1, Y: 1}, {X: 0.5, Y: 0.5}, {X: 1.5, Y: 1.5}, {X: 1.33, Y: 1}, {X: 1, Y: 1.33}, {X: 0.7, Y: 0.9}} {
			if k.X != k.Y && strings.Contains(part.name, "compact") {
				continue // another shape is another form
			}
			t.Run(fmt.Sprintf("%s %gx%g", part.name, k.X, k.Y), func(t *testing.T) {
				d := newDesk(t)
				d.in.W, d.in.H = 2560, 1440
				r := draw.Rc(part.r.X, part.r.Y, part.r.W*k.X, part.r.H*k.Y)
				d.draws(t, part.name, r, func(u *ui.UI) { part.draw(u, r) })
				seen := map[string]bool{}
				for _, h := range d.l.Hits {
					if strings.HasPrefix(h.ID, "clause/") {
						continue
					}
					if seen[h.ID] {
						t.Errorf("two hits %q", h.ID)
					}
					seen[h.ID] = true
					if b := draw.Bounds(h.Poly); b.W < 4 || b.H < 4 {
						t.Errorf("%q is %g x %g", h.ID, b.W, b.H)
					}
				}
			})
		}
	}
}

// clicks draws with f, clicks the middle of a hit, and draws again.
func (d *desk) clicks(t *testing.T, id string, f func(u *ui.UI)) {
	t.Helper()
	build := func() {
		d.l.Reset()
		d.Begin(d.l, d.in)
		f(d.UI)
		d.Finish()
	}
	build()
	h, ok := d.l.Find(id)
	if !ok {
		t.Fatalf("no hit %q", id)
	}
	d.in.X, d.in.Y = h.Middle().X, h.Middle().Y
	d.in.Pressed[input.Left], d.in.Held[input.Left] = true, true
	build()
	d.in.Pressed[input.Left], d.in.Held[input.Left], d.in.Released[input.Left] = false, false, true
	build()
	d.in.Released[input.Left] = false
}
