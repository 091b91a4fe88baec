package steam_test

import (
	"errors"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rail/track"
)

func spot(name string) rail.Stop {
	h, _ := valeLand.Named(name)
	return h
}

func clause(t *testing.T, err error, want string) {
	t.Helper()
	var r *rules.Refusal
	if !errors.As(err, &r) || r.Clause != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestPlanner(t *testing.T) {
	s := moving(t, 1, "Birch PR", line...)
	birch := spot("Birch")
	t.Run("ways within reach, whatever the phase", func(t *testing.T) {
		playtest.Same(t, "out of reach", len(s.Plans(birch, rail.Purple)), 0)
		far := at(t, scene.Scene{Phase: "build", Track: line, Cubes: []string{"Birch P"}, Players: []steam.Player{{Loco: 2}}})
		plans := far.Plans(birch, rail.Purple)
		playtest.Same(t, "plans", len(plans), 1)
		playtest.Same(t, "plan", []any{plans[0].Path, plans[0].Earn, playtest.Destinations(plans)}, []any{"Birch by Glen to Dogwood", []int{2, 0, 0}, []string{"Dogwood"}})
		steps := far.Steps(plans[0].Actions[0])
		playtest.Same(t, "steps", []any{len(steps), steps[1].Text, steps[2].Text}, []any{3, "passes", "delivered"})
		clause(t, far.Why(nil, rules.Target{Kind: play.TargetCube, ID: play.CubeID(birch, rail.Purple)}), "STM-104")
	})
	t.Run("why a cube cannot come somewhere", func(t *testing.T) {
		clause(t, s.Reach(birch, rail.Purple, spot("Dogwood")), "STM-106")
		clause(t, s.Reach(birch, rail.Purple, spot("Elm")), "STM-107")
		clause(t, s.Reach(birch, rail.Red, spot("Cedar")), "STM-106")
		clause(t, s.Reach(birch, rail.Purple, birch), "STM-109")
		theirs := moving(t, 2, "Birch P", "1 straight N-S on D2", "1 town straight N, S on D3", "1 straight N-S on D4")
		clause(t, theirs.Reach(birch, rail.Purple, spot("Dogwood")), "STM-110")
		clause(t, s.Why([]rules.Target{{Kind: play.TargetCube, ID: play.CubeID(birch, rail.Purple)}}, rules.Target{Kind: play.TargetStop, ID: int(spot("Dogwood"))}), "STM-106")
	})
	t.Run("why nothing can be pointed at", func(t *testing.T) {
		clause(t, s.Why(nil, rules.Target{Kind: track.TargetHex, ID: int(spot("Hill"))}), "STM-065")
		clause(t, s.Why(nil, rules.Target{Kind: play.TargetRole, ID: int(steam.Engineer)}), "STM-050")
		clause(t, s.Why(nil, rules.Target{Kind: play.TargetBid, ID: 3}), "STM-035")
		clause(t, s.Why(nil, rules.Target{Kind: steam.TargetPoints, ID: 1}), "STM-113")
		b := at(t, scene.Scene{Phase: "build", Players: []steam.Player{{Role: steam.Engineer, Cash: 9}}})
		clause(t, b.Why(nil, rules.Target{Kind: track.TargetHex, ID: int(spot("Ash"))}), "STM-067")
		clause(t, b.Why(nil, rules.Target{Kind: play.TargetCity, ID: int(rail.Red)}), "STM-095")
		clause(t, b.Why(nil, rules.Target{Kind: play.TargetStop, ID: int(spot("Ash"))}), "STM-059")
	})
	t.Run("the tile picker gives prices and reasons", func(t *testing.T) {
		b := at(t, scene.Scene{Phase: "build", Track: []string{"0 straight N-S on D2"}, Players: []steam.Player{{Role: steam.Engineer, Cash: 9}}})
		for _, c := range b.TilesAt(spot("Glen")) {
			switch {
			case c.Tile == "straight":
				clause(t, c.Why, "STM-067")
			case c.Tile == "town end":
				playtest.Same(t, "way", []any{len(c.Ways), c.Ways[0].Price, c.Ways[0].Clause, c.Why}, []any{1, 3, "STM-085", nil})
			}
		}
		playtest.Same(t, "no hex", len(b.TilesAt(-1)), 0)
	})
	t.Run("income or VP, with what comes of both", func(t *testing.T) {
		d := playtest.Do(t, moving(t, 2, "Birch P", line...), "deliver purple from Birch by Glen to Dogwood")
		for _, c := range []struct {
			a    steam.Credit
			want string
		}{{steam.Credit{}, "$2, income 2, 0 VP"}, {steam.Credit{VP: true}, "$0, income 0, 2 VP"}} {
			l := d.Preview(c.a)
			playtest.Same(t, c.a.String(), l[len(l)-1].After, c.want)
		}
	})
	t.Run("what if", func(t *testing.T) {
		p := s.OnTrack(s.Track(), 0, 2)
		playtest.Same(t, "plans", []int{len(p.Plans(birch, rail.Purple)), p.Figures(0).Loco, s.Player(0).Loco}, []int{1, 2, 1})
	})
}
