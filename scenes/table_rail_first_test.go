package scenes

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// TestRailShowsFirst goes through a game: of a hex that is clicked a tile that completes the most links is shown first, and
// with a cube chosen the button passes nothing, and a click on the cubes of a lit destination means the city.
func TestRailShowsFirst(t *testing.T) {
	deal := railDeal{game: "steam/hokkaido", seats: 2, seed: 7}
	r := newRailRig(t, deal)
	lays, moves := 0, 0
	for _, a := range deal.log(t) {
		s := railState(r.m.Position())
		switch a := a.(type) {
		case track.Lay:
			gain := func(l track.Lay) int { return s.Track().Put(s.Turn(), l).Links(s.Turn()) }
			r.rail().habit = ""
			r.click(r.needHit(a, a.Targets()[0]))
			shown, ok := picked(r.table())
			if !ok || gain(shown) < gain(a) {
				t.Fatalf("of %s %v is shown first, but %v completes more", a.At, shown, a)
			}
			lays++
		case play.Delivery:
			_, path := a.Cargo()
			end := path.End().Stop()
			for g := range rail.Goods {
				if s.Cubes(end).Count(g) > 0 {
					r.click(r.needHit(a, a.Targets()[0]))
					if b, _ := r.table().goOn(); b != nil {
						t.Fatalf("with a cube chosen the button still makes %v", b)
					}
					r.click(r.needHit(a, rules.Target{Kind: play.TargetCube, ID: play.CubeID(end, g)}))
					if to, ok := goal(r.table().aim.ghost); !ok || to != stopTarget(path.End()) {
						t.Fatalf("the %s cube of %s is not where %v may end", g, path.End(), a)
					}
					moves++
					break
				}
			}
		}
		if r.table().aim.ghost != nil {
			r.key("escape")
		}
		if err := r.m.Do(a); err != nil {
			t.Fatal(err)
		}
		r.look()
	}
	if lays == 0 || moves == 0 {
		t.Fatalf("%d lays, %d moves", lays, moves)
	}
}
