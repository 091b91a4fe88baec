package scenes

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// TestIfTheGameEndedNow reads the points of each seat off its panel, what they are made of, and what a shown delivery
// would make of them.
func TestIfTheGameEndedNow(t *testing.T) {
	r := newRailRig(t, washington(3, 7))
	r.until(3, play.PhaseMove1)
	s := aosState(r.m.Position())
	for i := range s.Seats() {
		p := s.Points(rules.Seat(i))
		r.move(fmt.Sprintf("projection/%d", i))
		r.want(fmt.Sprintf("income %s, shares %s", minusSign(p.Income), minusSign(p.Shares)))
		r.want(fmt.Sprintf("%d; %s.", p.Track, minusPoints(p.Sum())))
	}
	seat := s.Turn()
	i := slices.IndexFunc(s.Legal(), func(a rules.Action) bool {
		d, ok := a.(play.Deliver)
		if !ok {
			return false
		}
		plan, ok := r.rail().planOf(s, d)
		return ok && plan.Earn[seat] > 0
	})
	if i < 0 {
		t.Fatal("nothing can be delivered over an own link")
	}
	a := s.Legal()[i]
	r.spellRail(a)
	if r.table().aim.ghost != a {
		t.Fatalf("%v is shown instead of %v", r.table().aim.ghost, a)
	}
	o, err := s.Apply(a)
	if err != nil {
		t.Fatal(err)
	}
	r.want(fmt.Sprintf("%s → %s", minusSign(s.Points(seat).Sum()), minusSign(aosState(o.Next).Points(seat).Sum())))
}

// TestNothingSecretIsProjected: an action that throws dice has no points shown that only the dice decide.
func TestNothingSecretIsProjected(t *testing.T) {
	r := newRailRig(t, washington(3, 7))
	r.until(2, play.PhaseMove2)
	seen := false
	r.play(func(p rules.Position) rules.Action {
		if aosState(p).Phase().ID != play.PhaseMove2 {
			return nil
		}
		o, err := p.Apply(play.Pass{})
		if err != nil {
			t.Fatal(err)
		}
		if then := r.rail().projected(railState(p), play.Pass{}); o.Reveals != (then == nil) {
			t.Fatalf("the pass reveals: %v; projected are %v", o.Reveals, then)
		}
		seen = seen || o.Reveals
		return play.Pass{}
	})
	if !seen {
		t.Fatal("no pass ended the round")
	}
}

// TestWhatIsMissingForAClear: the panel of the pumpkins tells in how many moves they must be gone, and when that is too few.
func TestWhatIsMissingForAClear(t *testing.T) {
	r := newRig(t, 2)
	r.want("in 20 moves")
	r.play(func(p rules.Position) rules.Action {
		if s := aosState(p); s.Round() == 9 && s.Phase().ID == play.PhaseMove1 || s.Round() > 9 {
			return nil
		}
		return sensible(p)
	})
	if s := aosState(r.m.Position()); s.Turn() < 0 || halloween.CountOf(s).Pumpkins <= 4 {
		t.Fatalf("in round %d %d pumpkins are left", s.Round(), halloween.CountOf(s).Pumpkins)
	}
	r.want("in 4 moves")
	r.move("pumpkins")
	r.want("cannot be cleared any more")
}
