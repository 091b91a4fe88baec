package scenes

import (
	"testing"
	"time"

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
