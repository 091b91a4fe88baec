package scenes

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// TestTheLastPieceOfADeploymentLands: the motion of a piece ends on the map before the cards of the next player cover it;
// while it ran for ever neither the curtain came nor a bot went on.
func TestTheLastPieceOfADeploymentLands(t *testing.T) {
	r := newStwRig(t, 5, 3)
	s := rng.Seed(5).Stream("chance", 0)
	for {
		a := r.chance(s)
		if _, piece := a.(stw.DeployPiece); !piece {
			if err := r.m.Do(a); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if after, err := r.m.Position().Apply(a); err != nil {
			t.Fatal(err)
		} else if stepOf(stwState(after.Next)) == "zone" {
			r.d.Opts.Motion = "normal"
			r.look()
			r.table().play(a)
			break
		}
		if err := r.m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if r.table().show == nil {
		t.Fatal("the last piece does not move")
	}
	tab := r.table()
	for range 600 {
		if tab.show == nil {
			return
		}
		r.look()
	}
	t.Errorf("the last piece of a deployment never comes to rest")
}

// TestAVainClickKeepsWhatIsShown: pointing at an area that is refused leaves the units that were to be deployed.
func TestAVainClickKeepsWhatIsShown(t *testing.T) {
	r := newStwRig(t, 1, 3)
	s := rng.Seed(5).Stream("chance", 0)
	for stepOf(r.stw()) != "deploy" || r.stw().Turn() != 0 {
		if err := r.m.Do(r.chance(s)); err != nil {
			t.Fatal(err)
		}
	}
	r.look()
	tab := r.table()
	on := func(a stw.Area) rules.Target { return rules.Target{Kind: stw.TargetArea, ID: int(a)} }
	r.click(r.hitOf(on(r.stw().Deploying().Areas[0])))
	shown := tab.aim.ghost
	if shown == nil {
		t.Fatal("nothing is shown")
	}
	r.want("of 5") // STW-035
	r.click(r.hitOf(on(outside(r.stw()))))
	if tab.aim.ghost != shown {
		t.Errorf("after a vain click %v is shown, not %v", tab.aim.ghost, shown)
	}
	r.want("That area is not on your Deployment card.")
	r.key("escape")
	if r.shows("That area is not on your Deployment card.") {
		t.Error("the refusal stays after Esc")
	}
	for tab.stepBack() {
	}
	r.look()
	r.want("point at an area first")
}

// outside is an area that is not on the Deployment card of the one who deploys.
func outside(p *stw.State) stw.Area {
	a := stw.Area(1)
	for slices.Contains(p.Deploying().Areas[:], a) || a.Floe() {
		a++
	}
	return a
}

// STW-048: the count that ends the set-up is told as what it is, and no Whiteout has come.
func TestTheFirstCountIsNoWhiteout(t *testing.T) {
	r := newStwRig(t, 5, 3)
	s := rng.Seed(5).Stream("chance", 0)
	for r.stw().Round() == 0 {
		r.table().play(r.chance(s))
	}
	if card := r.table().reveal; card == nil || card.title != "GEO at the start" {
		t.Errorf("the end of the set-up tells %+v", card)
	}
}

// TestWhatIsForALaterStepSaysSo: in the choice of a clan, the titles and Deployment cards that lie there dim tell why they
// may not be taken yet.
func TestWhatIsForALaterStepSaysSo(t *testing.T) {
	r := newStwRig(t, 1, 3)
	for stepOf(r.stw()) != "clan" || r.stw().Turn() != 0 {
		if err := r.m.Do(r.stw().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	r.look()
	for id, want := range map[string]string{"title-claim/legate": "STW-041", "zone/1": "STW-042"} {
		r.click(id)
		if say := r.table().toast; say == nil || say.clause != want || !strings.Contains(say.text, "now it is Choice of a clan") {
			t.Errorf("%s says %+v", id, say)
		}
		r.key("escape")
	}
}

// STW-166: in First Thaw no space of the Incubation track is marked, and the board says so.
func TestFirstThawHasACalmTrack(t *testing.T) {
	d := stwDeal{seats: 2, seed: 3, scenario: "first-thaw"}
	x, found := findStw(t, []stwDeal{d}, func(s *stw.State, a rules.Action) bool { return stepOf(s) == "activate" })
	if !found {
		t.Fatal("no activation")
	}
	r := stwRig(t, alone(t, x.at(t)), 1280, 720)
	r.want("its spaces do nothing here")
	if r.shows("Death & Exile 1") {
		t.Error("the track tells of Death & Exile")
	}
}
