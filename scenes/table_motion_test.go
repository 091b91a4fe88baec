package scenes

import (
	"strings"
	"testing"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// flying are the pictures that are in motion in the last build.
func (r *rig) flying() (out []string) {
	for _, it := range r.list.Items {
		if it.Layer == draw.Flight && it.Op == draw.OpSprite && !strings.HasPrefix(it.Name, "ui-") {
			out = append(out, it.Name)
		}
	}
	return out
}

// watch plays the next action of a kind with motion on and returns every picture that moved.
func (r *rig) watch(want func(a rules.Action) bool) map[string]bool {
	r.t.Helper()
	seen := map[string]bool{}
	for range 200 {
		a := sensible(r.m.Position())
		for _, b := range r.m.Position().Legal() {
			if want(b) {
				a = b
				break
			}
		}
		if r.m.Position().Turn() < 0 {
			break
		}
		if !want(a) {
			if err := r.m.Do(a); err != nil {
				r.t.Fatal(err)
			}
			r.look()
			continue
		}
		r.table().play(a)
		for r.table().show != nil {
			r.look()
			for _, name := range r.flying() {
				seen[name] = true
			}
		}
		return seen
	}
	r.t.Fatal("no such action came")
	return nil
}

func TestWhatMoves(t *testing.T) {
	has := func(seen map[string]bool, prefixes ...string) (missing []string) {
	next:
		for _, p := range prefixes {
			for name := range seen {
				if strings.HasPrefix(name, p) {
					continue next
				}
			}
			missing = append(missing, p)
		}
		return missing
	}
	for _, c := range []struct {
		name  string
		want  func(a rules.Action) bool
		moves []string
	}{
		{"a lantern is lit", func(a rules.Action) bool { _, ok := a.(halloween.Build); return ok }, []string{"disc-", "lantern-"}},
		{"a cube hops", func(a rules.Action) bool { _, ok := a.(play.Deliver); return ok }, []string{"cube-"}},
		{"the witch flies and a pumpkin is smashed", func(a rules.Action) bool {
			f, ok := a.(halloween.Fly)
			return ok && !f.Pumpkin.IsZero()
		}, []string{"witch-flying", "shard-1", "shard-stem", "pumpkin-smashed"}},
		{"the night passes", func(a rules.Action) bool { _, ok := a.(ageofsteam.Pay); return ok }, []string{"die-light-", "die-dark-", "moon-"}},
	} {
		r := newRig(t, 1)
		r.d.Opts.Motion = "normal"
		if missing := has(r.watch(c.want), c.moves...); missing != nil {
			t.Errorf("%s: nothing is seen of %v", c.name, missing)
		}
	}
}

// TestMotionOff looks at every picture of a whole game: nothing is on its way, nothing breathes, and after an action
// no picture is asked for that nobody caused.
func TestMotionOff(t *testing.T) {
	r := newRig(t, 1)
	for r.m.Position().Turn() >= 0 {
		r.table().play(sensible(r.m.Position()))
		r.look()
		if f := r.flying(); len(f) > 0 || r.table().show != nil {
			t.Fatalf("%v is on its way", f)
		}
		if r.m.Position().Turn() >= 0 && r.stack.wakeAt != 0 {
			t.Fatal("a picture is asked for although nothing moves")
		}
	}
}
