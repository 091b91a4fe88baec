package scenes

import (
	"strings"
	"testing"
	"time"

	"kettle/render/draw"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// TestEnterPastTheLastPageConfirmsNothing: who turns the pages of a combat with Enter does not confirm with one Enter too
// many what is proposed after it.
func TestEnterPastTheLastPageConfirmsNothing(t *testing.T) {
	x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool {
		if a == nil || s.Battle() == nil {
			return false
		}
		out, err := s.Apply(a)
		next, ok := out.Next.(*stw.State)
		return err == nil && ok && next.Turn() == s.Turn() && stepOf(next) == "losses"
	})
	if !found {
		t.Fatal("nobody chooses losses after a tale")
	}
	for _, tool := range []func(*rig){func(r *rig) { r.key("enter") }, func(r *rig) { r.click("confirm") }} {
		r := stwRig(t, alone(t, x.at(t)), 1280, 720)
		r.d.Opts.Motion = "normal"
		r.table().play(x.deal.log(t)[x.n])
		n := r.m.Len()
		for r.look(); r.table().show != nil; {
			r.key("enter")
		}
		if r.table().aim.ghost == nil {
			t.Fatal("nothing is proposed")
		}
		tool(r)
		if r.m.Len() != n {
			t.Fatalf("%v is made", r.m.Log()[n].Action)
		}
		r.now += time.Second
		r.look()
		tool(r)
		if r.m.Len() != n+1 {
			t.Fatal("a moment later it cannot be confirmed")
		}
	}
}

// TestTheWhiteoutIsToldOfItself: while it is told its own chip is lit, whoever acted before it does not act, and the ribbon
// bears the emblem of the seat that a sentence tells of, or none.
func TestTheWhiteoutIsToldOfItself(t *testing.T) {
	x, found := findStw(t, fightDeals, func(s *stw.State, a rules.Action) bool { return snowsAfter(s, a) && s.Round() > 1 })
	if !found {
		t.Fatal("no Whiteout")
	}
	r := stwRig(t, alone(t, x.at(t)), 1280, 720)
	r.d.Opts.Motion = "normal"
	r.table().play(x.deal.log(t)[x.n])
	sentences := 0
	for r.look(); r.table().show != nil; r.key("enter") {
		for r.table().show != nil && r.table().telling() == nil {
			r.now += time.Second
			r.look()
		}
		page := r.table().telling()
		if page == nil || page.snow == nil {
			continue
		}
		if r.shows("acting now") || r.shows("decides: ") {
			t.Fatalf("%q: somebody acts", page.line.Text)
		}
		ribbon, want := "", ""
		for _, it := range r.list.Items {
			if it.Op == draw.OpSprite && strings.HasPrefix(it.Name, "emblem-") && it.Rect.Mid().Y < topH+promptH && it.Rect.Mid().Y > topH {
				ribbon = it.Name
			}
		}
		if seat := firstOf(page.line.Text); seat >= 0 {
			want = r.stw().Clan(seat).Sheet().Emblem
			sentences++
		}
		if ribbon != want {
			t.Fatalf("%q bears %q, not %q", page.line.Text, ribbon, want)
		}
	}
	if sentences < 5 {
		t.Errorf("%d sentences tell of a seat", sentences)
	}
}
