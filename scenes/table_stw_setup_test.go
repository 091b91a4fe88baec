package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/render/draw"
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
		if say := r.table().toast; say == nil || say.clause != want || !strings.Contains(say.text, "Not now: take a clan") {
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

// TestFewSeatsLeaveNoBareWood: under the panels of up to four seats it says what their clans can do.
func TestFewSeatsLeaveNoBareWood(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		x, found := findStw(t, []stwDeal{{seats: seats, seed: 3}}, func(s *stw.State, a rules.Action) bool { return stepOf(s) == "activate" })
		if !found {
			t.Fatal("no activation")
		}
		r := stwRig(t, alone(t, x.at(t)), 1280, 720)
		low := float32(0)
		for i := range rules.Seat(seats) {
			can := r.stw().Clan(i).Sheet()
			r.want(upperFirst(string(can.Ability)))
			h, ok := r.list.Find(fmt.Sprintf("can/%d", i))
			if !ok {
				t.Fatalf("nothing tells of %s", can.Name)
			}
			low = max(low, draw.Bounds(h.Poly).Bottom())
		}
		if low < 690 {
			t.Errorf("with %d seats the column ends at %v", seats, low)
		}
		r.soundFight()
	}
}

// TestPlanningIsTakenBack: the buttons under the orders take back the last token, or all that this planning has laid.
func TestPlanningIsTakenBack(t *testing.T) {
	x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool {
		return a != nil && a.Kind() == stw.Confirm{}.Kind() && stepOf(s) == "plan" && len(s.Plan(s.Turn()).Tokens) >= 3
	})
	if !found {
		t.Fatal("nobody lays three tokens")
	}
	r := stwRig(t, alone(t, x.at(t)), 1280, 720)
	tokens := func() int { return len(r.stw().Plan(r.stw().Turn()).Tokens) }
	n := tokens()
	if r.click("plan/back"); tokens() != n-1 {
		t.Errorf("of %d tokens %d are left", n, tokens())
	}
	if r.key("c"); tokens() != 0 || stepOf(r.stw()) != "plan" {
		t.Errorf("%d tokens are left in %s", tokens(), stepOf(r.stw()))
	}
	at := r.m.Len()
	if r.key("u"); r.m.Len() != at || r.stack.ui.On("plan/back") || r.stack.ui.On("plan/clear") {
		t.Error("without tokens there is still something to take back")
	}
}
