package scenes

import (
	"testing"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail/maps/singapore"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// twoSeats is a game of Singapore that goes to a goal and has every kind of action.
var twoSeats = railDeal{game: "steam/singapore", seats: 2, seed: 12}

// TestSingaporeRows picks an additional action by its row: its targets alone are lit, Escape lights all of them again, and a
// row that cannot be taken says why.
func TestSingaporeRows(t *testing.T) {
	r := newRailRig(t, twoSeats)
	if err := r.m.Do(play.Done{}); err != nil { // no tile
		t.Fatal(err)
	}
	r.look()
	all := len(r.table().lit())
	r.click("action/city-growth")
	for _, x := range r.table().lit() {
		if x.Kind != play.TargetStop {
			t.Errorf("City Growth lights %v", x)
		}
	}
	n := r.m.Len()
	r.key("escape")
	if got := len(r.table().lit()); got != all || r.m.Len() != n {
		t.Errorf("Escape leaves %d of %d targets lit", got, all)
	}
	r.move("action/engineer")
	if tip := r.stack.ui.Tip; tip == nil || !tip.Bad || tip.Clause != "SIN-24" {
		t.Errorf("Engineer without a first tile shows %+v", tip)
	}
	r.click("action/locomotive")
	if r.table().aim.ghost != rules.Action(play.Raise{}) {
		t.Errorf("the row of Locomotive shows %v", r.table().aim.ghost)
	}
	r.want("Price")
}

// TestSingaporeSecondTile lays the second tile of a turn by its row: it is Engineer (SIN-24).
func TestSingaporeSecondTile(t *testing.T) {
	r := newRailRig(t, twoSeats)
	for _, want := range []string{singapore.PartBuild, singapore.PartAction} {
		s := steamState(r.m.Position())
		if s.Phase().ID != want {
			t.Fatalf("it is %s, not %s", s.Phase().Name, want)
		}
		r.pointAt(track.TargetHex)
		if _, ok := picked(r.table()); !ok {
			t.Fatal("a lit hex shows no tile")
		}
		r.confirm()
		if want == singapore.PartBuild {
			r.click("action/engineer")
		}
	}
	if log := r.m.Log(); len(log) != 2 || log[0].By != log[1].By {
		t.Fatalf("two tiles made %v", log)
	}
	if p := steamState(r.m.Position()).Player(r.m.Log()[0].By); p.Last != steam.Engineer {
		t.Errorf("the action of the turn was %v", p.Last)
	}
}

// TestSingaporeScores counts of a long way as many links as the engine has levels (SIN-25).
func TestSingaporeScores(t *testing.T) {
	r := newRailRig(t, twoSeats)
	long := false
	for _, a := range twoSeats.log(t) {
		s := steamState(r.m.Position())
		if d, ok := a.(play.Deliver); ok {
			for _, p := range s.Plans(d.Path.Start().Stop(), d.Good) {
				n := 0
				for _, earns := range r.rail().legsThatEarn(s, p, d) {
					if earns {
						n++
					}
				}
				if n != play.Sum(p.Earn) || n > s.Player(s.Turn()).Loco {
					t.Fatalf("%d links of %v score %v", n, p.Path, p.Earn)
				}
				long = long || len(p.Line) > n
			}
		}
		if err := r.m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if !long {
		t.Fatal("no way is longer than what it scores")
	}
}

// TestSingaporeEndIsNear shows a card when a move triggers the end (SIN-18), and the log tells of whom it is.
func TestSingaporeEndIsNear(t *testing.T) {
	r := newRailRig(t, twoSeats)
	for _, a := range twoSeats.log(t) {
		r.table().play(a)
		r.look()
		if by, near := singapore.Triggered(steamState(r.m.Position())); near {
			r.want("The end is near")
			r.want("wins")
			if at, ok := r.table().game.(*singaporeTable).whose(singapore.EndTriggered{Seat: by, By: by}); !ok || at != by {
				t.Errorf("it is told of %d", at)
			}
			return
		}
	}
	t.Fatal("the end is never near")
}

// TestSingaporeBill words what an action brings.
func TestSingaporeBill(t *testing.T) {
	for value, want := range map[string]string{"$2": "+$2", "−$3": "−$3", "$2, less $5 of rent": "−$3", "$0, less $1 of rent": "−$1", "$0": "$0"} {
		if got, _ := singaporeBill(play.Figures{}, value, false, draw.Color{}); got != want {
			t.Errorf("%q is %q, not %q", value, got, want)
		}
	}
}
