package scenes

import "testing"

// TestRailMotions lets motions run in a few rounds: they end by themselves, and any key ends them at once.
func TestRailMotions(t *testing.T) {
	for _, d := range []railDeal{washington(4, 7), steamDeals[0], steamDeals[2]} {
		t.Run(d.String(), func(t *testing.T) {
			r := newRailRig(t, d)
			r.until(3, "build")
			r.d.Opts.Motion = "normal"
			shows, cut := 0, 0
			for _, a := range d.log(t)[r.m.Len():] {
				if railState(r.m.Position()).Round() > 5 {
					break
				}
				r.table().play(a)
				r.look()
				if r.table().show == nil {
					continue
				}
				shows++
				if shows%2 == 0 {
					r.key("h")
					cut++
				}
				for i := 0; r.table().show != nil; i++ {
					r.look()
					if i > 600 {
						t.Fatalf("the motion of %v does not end", a)
					}
				}
			}
			if shows < 10 || cut == 0 {
				t.Fatalf("%d motions, %d of them cut short", shows, cut)
			}
		})
	}
}
