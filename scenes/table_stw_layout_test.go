package scenes

import (
	"fmt"
	"strings"
	"testing"

	"kettle/rules/match"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// stwMoments are games of five that stand at the first decision of the person of each kind, by step.
func stwMoments(t *testing.T) map[string]*match.Match {
	out := map[string]*match.Match{}
	for seed := range uint64(3) {
		r := newStwRig(t, 1, 11+seed)
		s := rng.Seed(5+seed).Stream("layout", 0)
		for r.m.Position().Turn() >= 0 && r.m.Len() < 1200 {
			step := stepOf(r.stw())
			if r.stw().Turn() != 0 {
				step = "waiting: " + step
			}
			n := 1
			if step == "activate" || step == "plan" { // late, when much lies on the board
				n = 40
			}
			if out[step] == nil || r.m.Len() > out[step].Len() && r.m.Len() < n*10 {
				m, err := r.m.Fork(r.m.Len())
				if err != nil {
					t.Fatal(err)
				}
				out[step] = m
			}
			if err := r.m.Do(r.chance(s)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out
}

// TestSteamwatchersLayout looks at every kind of decision in many windows and sizes of type, before and after something is
// chosen: no text sticks out or is cut, no button lies on another.
func TestSteamwatchersLayout(t *testing.T) {
	moments := stwMoments(t)
	if len(moments) < 25 {
		t.Fatalf("%d moments", len(moments))
	}
	for step, m := range moments {
		for _, size := range []struct{ w, h float32 }{{1280, 720}, {1707, 960}, {1700, 720}, {960, 720}, {853, 480}, {512, 288}} {
			t.Run(fmt.Sprintf("%s %gx%g", step, size.w, size.h), func(t *testing.T) {
				r := &rig{t: t, m: m, w: size.w, h: size.h, d: &Desk{Metrics: rigFonts, Opts: DefaultSettings()}}
				r.d.Opts.Motion, r.d.Opts.Skip = "off", false
				r.open(nil)
				r.sound(step)
				for _, x := range r.table().lit() {
					if !strings.HasPrefix(step, "plan") {
						r.table().point(r.stack.ui, x)
						r.look()
						r.sound(step + ", " + x.Kind + " chosen")
						break
					}
				}
			})
		}
	}
}

// sound fails for every fault of the layout, names on the map aside, which the sheet may cut.
func (r *rig) sound(what string) {
	r.t.Helper()
	for _, fault := range checkLayout(r.list, r.w, r.h) {
		if !strings.Contains(fault, "is wider than its place") || !onEuropa(fault) {
			r.t.Error(what + ": " + fault)
		}
	}
}

// onEuropa reports whether a fault is about a name on the map.
func onEuropa(fault string) bool {
	for _, p := range stw.Board().Places {
		if strings.Contains(fault, `"`+curly(p.Name)) {
			return true
		}
	}
	return false
}
