package scenes

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// newRailRig opens a game of Washington D.C. on a table.
func newRailRig(t testing.TB, seats int, seed uint64) *rig {
	t.Helper()
	r := &rig{t: t, m: washingtonMatch(t, seats, seed), w: 1280, h: 720, d: &Desk{Metrics: rigFonts, Opts: DefaultSettings(), Random: func() uint64 { return 99 }}}
	if rigFontsErr != nil {
		t.Fatal(rigFontsErr)
	}
	r.d.Opts.Motion, r.d.Opts.Skip = "off", false
	return r.open(nil)
}

func (r *rig) rail() *railTable { return r.table().game.(*washingtonTable).railTable }

// spellRail clicks what says an action and fails if that does not show it.
func (r *rig) spellRail(a rules.Action) {
	r.t.Helper()
	n := r.m.Len()
	switch a := a.(type) {
	case track.Lay:
		r.click(r.needHit(a, a.Targets()[0]))
		if r.table().aim.ghost != rules.Action(a) {
			r.spellLay(a)
		}
	case play.Deliver:
		ts := a.Targets()
		r.click(r.needHit(a, ts[0]))
		r.click(r.needHit(a, stopTarget(a.Path.End())))
		r.spellWay(a)
	case ageofsteam.Bid:
		r.spellBid(a)
	default:
		for _, x := range a.Targets() {
			if x.Kind == kindButton {
				switch a.(type) {
				case ageofsteam.Drop:
					r.click("auction/drop")
				case ageofsteam.StayIn:
					r.click("auction/stay")
				default:
					if b, _ := r.table().goOn(); b != a {
						r.t.Fatalf("the button means %v, not %v", b, a)
					}
					return
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
func (r *rig) spellWay(a play.Deliver) {
	r.t.Helper()
	if r.table().aim.ghost == rules.Action(a) {
		return
	}
	s := aosState(r.m.Position())
	i := 0
	for _, p := range bestFirst(s, s.Plans(a.Path.Start().Stop(), a.Good)) {
		if p.Path.End() != a.Path.End() {
			continue
		}
		if p.Path == a.Path {
			break
		}
		i++
	}
	id := fmt.Sprintf("way/%d", i)
	r.reveal("ways", id)
	r.click(id)
}

// spellBid clicks the bid on the track, or steps to it.
func (r *rig) spellBid(a ageofsteam.Bid) {
	r.t.Helper()
	for range 200 {
		if r.table().aim.ghost == rules.Action(a) {
			return
		}
		if id := r.hitOf(bidTarget(a.Dollars)); id != "" {
			r.click(id)
			continue
		}
		r.click("auction/more")
	}
}

// confirm makes what is shown, or presses the button.
func (r *rig) confirm() { r.t.Helper(); r.click("confirm") }

// TestWashingtonByClicks plays a whole game of three by clicks alone, the choices of greedy bots, to the final table.
func TestWashingtonByClicks(t *testing.T) {
	r := newRailRig(t, 3, 7)
	steps := 0
	for _, a := range greedyLog(t, 3, 7) {
		n := r.m.Len()
		r.spellRail(a)
		r.confirm()
		if r.m.Len() != n+1 || r.m.Log()[n].Action != a {
			t.Fatalf("clicks for %v did %v", a, r.m.Log()[n:])
		}
		steps++
	}
	r.want("Score")
	r.want("Points by round")
	t.Log(steps, "steps")
}

// TestWashingtonEveryActionCanBeClicked samples legal actions of many positions and spells each.
func TestWashingtonEveryActionCanBeClicked(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	kinds := map[string]int{}
	r := newRailRig(t, 4, 7)
	for n, next := range greedyLog(t, 4, 7) {
		_, city := next.(ageofsteam.Urbanize)
		if n%7 == 0 || city {
			r.litAsPicker()
			for _, a := range someActions(rnd, r.m.Position().Legal(), 3) {
				r.spellRail(a)
				kinds[a.Kind()]++
				for len(r.table().aim.chosen) > 0 {
					r.key("escape")
				}
			}
		}
		if err := r.m.Do(next); err != nil {
			t.Fatal(err)
		}
		r.d.Stir()
		r.tick(input.Frame{Away: true})
	}
	for _, k := range []string{"issue-share", "bid", "drop-out", "take", "lay", "urbanize", "deliver", "raise", "pass", "done"} {
		if kinds[k] == 0 {
			t.Errorf("no %s was clicked", k)
		}
	}
	t.Log(kinds)
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
		r := newRailRig(t, 3, 7)
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
	greedily(r.t, r.m, func(p rules.Position) bool {
		s := aosState(p)
		return s.Round() < round || s.Round() == round && s.Phase().ID != phase
	})
	r.d.Stir()
	r.tick(input.Frame{Away: true})
}
