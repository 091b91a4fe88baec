package scenes

import (
	"testing"

	"kettle/input"
)

// TestWashingtonMotions lets motions run in a few rounds: they end by themselves, and any key ends them at once.
func TestWashingtonMotions(t *testing.T) {
	r := newRailRig(t, 4, 7)
	r.until(4, "build")
	r.d.Opts.Motion = "normal"
	shows, cut := 0, 0
	for _, a := range greedyLog(t, 4, 7)[r.m.Len():] {
		if aosState(r.m.Position()).Round() > 5 {
			break
		}
		r.table().play(a)
		r.d.Stir()
		r.tick(input.Frame{Away: true})
		if r.table().show == nil {
			continue
		}
		shows++
		if shows%2 == 0 {
			r.key("h")
			cut++
		}
		for i := 0; r.table().show != nil; i++ {
			r.d.Stir()
			r.tick(input.Frame{Away: true})
			if i > 600 {
				t.Fatalf("the motion of %v does not end", a)
			}
		}
	}
	if shows < 20 || cut == 0 {
		t.Fatalf("%d motions, %d of them cut short", shows, cut)
	}
}
