package scenes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/japan"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// newRailRig opens a game on a table.
func newRailRig(t testing.TB, d railDeal) *rig {
	t.Helper()
	r := rigOf(t, d.match(t))
	r.deal = d
	return r.open(nil)
}

// shared is the table below that of a map.
func (r *railTable) shared() *railTable { return r }

func (r *rig) rail() *railTable { return r.table().game.(interface{ shared() *railTable }).shared() }

// spellRail clicks what says an action and fails if that does not show it.
func (r *rig) spellRail(a rules.Action) {
	r.t.Helper()
	n := r.m.Len()
	if b, _ := r.table().goOn(); b == a {
		return // the button makes it
	}
	if _, ok := r.spotOf("reveal/on"); ok {
		r.click("reveal/on")
	}
	r.pickRow(a)
	switch a := a.(type) {
	case track.Lay:
		r.click(r.needHit(a, a.Targets()[0]))
		if r.table().aim.ghost != rules.Action(a) {
			r.spellLay(a)
		}
	case play.Delivery:
		_, path := a.Cargo()
		r.click(r.needHit(a, a.Targets()[0]))
		r.click(r.needHit(a, stopTarget(path.End())))
		r.spellWay(a)
		r.spellLegs(a)
	case ageofsteam.Bid:
		r.spellBid(a, a.Dollars)
	case steam.Bid:
		r.spellBid(a, a.Dollars)
	case steam.Capital:
		r.spellCapital(a)
	case steam.Take:
		r.click(r.needHit(a, a.Targets()[0]))
		if r.table().aim.ghost != rules.Action(a) {
			r.click("action/idle")
		}
	default:
		for _, x := range a.Targets() {
			if x.Kind == kindButton {
				switch a.(type) {
				case ageofsteam.Drop, steam.Fold:
					r.click("auction/drop")
				case ageofsteam.StayIn, steam.StayIn:
					r.click("auction/stay")
				default:
					r.t.Fatalf("no button means %v", a)
				}
				continue
			}
			r.click(r.needHit(a, x))
		}
	}
	if got := r.table().aim.ghost; got != a || r.m.Len() != n {
		r.t.Fatalf("clicking %v shows %v", a, got)
	}
}

// pickRow picks the row of the additional action that an action is (SIN-10), where there are rows; Locomotive is shown at
// once.
func (r *rig) pickRow(a rules.Action) {
	r.t.Helper()
	m, ok := r.table().game.(*singaporeTable)
	role := deedOf(a)
	if !ok || !choosing(steamState(r.m.Position())) || role == steam.Locomotive || role == m.picked(r.m.Position()) {
		return
	}
	r.click(r.needHit(a, tileTarget(role)))
}

func (r *rig) needHit(a rules.Action, x rules.Target) string {
	r.t.Helper()
	id := r.hitOf(x)
	if id == "" {
		r.t.Fatalf("%v: nothing stands for %v among %s", a, x, r.hits())
	}
	return id
}

// spellLay chooses a tile in the picker at the side, then turns it.
func (r *rig) spellLay(a track.Lay) {
	r.t.Helper()
	if l, _ := r.table().aim.ghost.(track.Lay); l.Tile != a.Tile {
		r.reveal("tiles", "pick/"+string(a.Tile))
		r.click("pick/" + string(a.Tile))
	}
	for range 6 {
		if r.table().aim.ghost == rules.Action(a) {
			return
		}
		r.key("e")
	}
}

// reveal scrolls a list until a hit is there.
func (r *rig) reveal(list, id string) {
	for i := range 80 {
		if _, ok := r.spotOf(id); ok {
			return
		}
		p, ok := r.spotOf(list + "/bar")
		if !ok {
			return
		}
		r.x, r.y = p.X-30, p.Y
		w := float32(-1)
		if i >= 40 {
			w = 1
		}
		if r.told != nil {
			r.told(fmt.Sprintf("move %g %g\nwheel %g", r.x, r.y, w))
		}
		r.tick(input.Frame{})
		r.tick(input.Frame{Wheel: w})
	}
}

// spellWay chooses among the ways of a delivery.
func (r *rig) spellWay(a play.Delivery) {
	r.t.Helper()
	g, path := a.Cargo()
	if now, ok := r.table().aim.ghost.(play.Delivery); ok {
		if _, p := now.Cargo(); p == path {
			return
		}
	}
	s := railState(r.m.Position())
	i := 0
	for _, p := range bestFirst(s, s.Plans(path.Start().Stop(), g)) {
		if p.Path.End() != path.End() {
			continue
		}
		if p.Path == path && slices.Contains(p.Actions, rules.Action(a)) {
			break
		}
		i++
	}
	id := fmt.Sprintf("way/%d", i)
	r.reveal("ways", id)
	r.click(id)
}

// spellLegs clicks the links that a delivery ignores, where they are not those that are shown first.
func (r *rig) spellLegs(a play.Delivery) {
	r.t.Helper()
	for _, x := range a.Targets() {
		if r.table().aim.ghost != rules.Action(a) && x.Kind == japan.TargetLeg {
			r.click(fmt.Sprintf("leg/%d", x.ID+1))
		}
	}
}

// spellBid clicks the bid on the track, or steps to it.
func (r *rig) spellBid(a rules.Action, dollars int) {
	r.t.Helper()
	for range 200 {
		if r.table().aim.ghost == a {
			return
		}
		if id := r.hitOf(bidTarget(dollars)); id != "" {
			r.click(id)
			continue
		}
		r.click("auction/more")
	}
}

// spellCapital turns the dial of capital to so many steps.
func (r *rig) spellCapital(a steam.Capital) {
	r.t.Helper()
	for range 40 {
		if r.table().aim.ghost == rules.Action(a) {
			return
		}
		if now, _ := r.table().aim.ghost.(steam.Capital); now.Steps > a.Steps || now == a {
			r.click("capital/less")
		} else {
			r.click("capital/more")
		}
	}
}

// confirm makes what is shown, or presses the button.
func (r *rig) confirm() { r.t.Helper(); r.click("confirm") }

// steamDeals are the games of Steam that tests play on tables.
var steamDeals = []railDeal{
	{game: "steam/japan", seats: 4, seed: 7},
	{game: "steam/japan", seats: 3, seed: 8, options: "variant=standard"},
	{game: "steam/hokkaido", seats: 2, seed: 7},
	{game: "steam/hokkaido", seats: 2, seed: 9, options: "variant=standard"},
	twoSeats,
	westward,
	{game: "steam/westward-ho", seats: 4, seed: 5, options: "variant=standard"},
}

// TestRailByClicks plays whole games by clicks alone, the choices of greedy bots, to the final table.
func TestRailByClicks(t *testing.T) {
	for _, d := range append([]railDeal{washington(3, 7)}, steamDeals...) {
		t.Run(d.String(), func(t *testing.T) {
			r := newRailRig(t, d)
			log := d.log(t)
			for _, a := range log {
				n := r.m.Len()
				r.spellRail(a)
				r.confirm()
				if r.m.Len() != n+1 || r.m.Log()[n].Action != a {
					t.Fatalf("clicks for %v did %v", a, r.m.Log()[n:])
				}
			}
			r.want("Score")
			r.want("Points by " + strings.ToLower(r.rail().roundWord()))
			t.Log(len(log), "steps")
		})
	}
}

// TestRailEveryActionCanBeClicked samples legal actions of many positions and spells each.
func TestRailEveryActionCanBeClicked(t *testing.T) {
	kinds := map[string]int{}
	for _, d := range append([]railDeal{washington(4, 7)}, steamDeals...) {
		t.Run(d.String(), func(t *testing.T) {
			rnd := rand.New(rand.NewPCG(5, 6))
			r := newRailRig(t, d)
			seen := map[string]int{}
			for n, next := range d.log(t) {
				legal := r.m.Position().Legal()
				rare := false
				for _, a := range legal {
					rare = rare || seen[a.Kind()] < 2
				}
				if n%7 == 0 || rare {
					r.litAsPicker()
					for _, a := range someActions(rnd, legal, 3) {
						r.spellRail(a)
						kinds[a.Kind()]++
						seen[a.Kind()]++
						for len(r.table().aim.chosen) > 0 {
							r.key("escape")
						}
					}
				}
				if err := r.m.Do(next); err != nil {
					t.Fatal(err)
				}
				r.look()
			}
			t.Log(seen)
		})
	}
	for _, k := range []string{"issue-share", "bid", "drop-out", "take", "lay", "urbanize", "deliver", "raise", "pass", "done",
		"fold", "capital", "grow", "supply", "credit", "place-token", "express", "grow-next"} {
		if kinds[k] == 0 {
			t.Errorf("no %s was clicked", k)
		}
	}
}

// TestWashingtonRefusals points at what is not allowed: the sentence and its clause are shown.
func TestWashingtonRefusals(t *testing.T) {
	for _, c := range []struct {
		phase, clause string
		point         func(r *rig) string
	}{
		{"shares", "AOS-025", func(r *rig) string { return r.hitOf(rules.Target{Kind: track.TargetHex, ID: 5}) }},
		{"build", "WDC-06", func(r *rig) string {
			b := aosState(r.m.Position()).Track()
			for h := range b.Land().Hexes {
				if b.Land().Hexes[h].Site == track.Ring {
					return r.hitOf(rules.Target{Kind: track.TargetHex, ID: h})
				}
			}
			return ""
		}},
		{"move1", "AOS-", func(r *rig) string {
			s := aosState(r.m.Position())
			for at, g := range s.Movable() {
				x := rules.Target{Kind: play.TargetCube, ID: play.CubeID(at, g)}
				if !hasTarget(r.table().lit(), x) {
					return r.hitOf(x)
				}
			}
			return ""
		}},
	} {
		r := newRailRig(t, washington(3, 7))
		r.until(1, c.phase)
		id := c.point(r)
		if id == "" {
			t.Fatalf("%s: nothing to point at", c.phase)
		}
		r.move(id)
		if tip := r.stack.ui.Tip; tip == nil || !tip.Bad || !strings.HasPrefix(tip.Clause, c.clause) {
			t.Errorf("%s: pointing at %s shows %+v", c.phase, id, tip)
		}
	}
}

// until plays greedily up to a phase of a round.
func (r *rig) until(round int, phase string) {
	r.t.Helper()
	for _, a := range r.deal.log(r.t)[r.m.Len():] {
		if s := railState(r.m.Position()); s.Round() > round || s.Round() == round && s.Heading().ID == phase {
			break
		}
		if err := r.m.Do(a); err != nil {
			r.t.Fatal(err)
		}
	}
	r.look()
}
