package scenes

import (
	"fmt"
	"testing"

	"kettle/rules/match"
	"kettle/rules/rng"
)

// hopeMoments are moments of games with Spark of Hope at the first decision of each kind that an action with a caravan is
// open in, by step; the seat to act is the only person.
func hopeMoments(t *testing.T) map[string]*match.Match {
	out := map[string]*match.Match{}
	for seed, options := range hopeGames[:3] {
		r := newHopeRig(t, 1, uint64(seed)+21, options)
		s, seen := rng.Seed(uint64(seed)+3).Stream("hopeful", 0), map[string]int{}
		for r.m.Position().Turn() >= 0 && r.m.Len() < 700 {
			step := stepOf(r.stw())
			for _, a := range r.m.Position().Legal() {
				if hopeKind(a) != "" && out[step] == nil && (step != "activate" || hopeKind(a) == "board operate") {
					out[step] = alone(t, r.m)
				}
			}
			if err := r.m.Do(r.hopeful(s, seen)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out
}

// TestHopeLayout looks at the caravan board, the market and the stage of caravans in windows of all kinds, before and after
// something is chosen.
func TestHopeLayout(t *testing.T) {
	moments := hopeMoments(t)
	for _, step := range []string{"deploy", "plan", "activate", "kits", "operate", "load", "set down", "losses"} {
		if moments[step] == nil {
			t.Errorf("no %s in the games", step)
		}
	}
	for step, m := range moments {
		for _, size := range []struct{ w, h float32 }{{1280, 720}, {1920, 1080}, {1707, 960}, {960, 720}, {853, 480}, {512, 288}} {
			t.Run(fmt.Sprintf("%s %gx%g", step, size.w, size.h), func(t *testing.T) {
				r := stwRig(t, m, size.w, size.h)
				r.sound(step)
				for _, a := range m.Position().Legal() {
					if hopeKind(a) != "" {
						r.table().aim.settle(a)
						r.look()
						r.sound(step + ": " + a.String())
						break
					}
				}
				r.table().game.(*stwTable).turnTo("caravan")
				r.look()
				r.sound(step + ", caravan board")
			})
		}
	}
}
