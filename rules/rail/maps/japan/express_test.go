package japan

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

// The route of the tests: five links from Hiroshima by Matsuyama, Kochi, Takamatsu and Okayama to Matsue. The links of a
// town tile that another seat lays first are that seat's.
const way = "purple from Hiroshima by Matsuyama, Kochi, Takamatsu, Okayama to Matsue"

// route is seat 0 with its levels about to move a cube over that route; first are lays of others before its own.
func route(loco, express int, first ...string) scene.Scene {
	return scene.Scene{
		Track: append(first, "0 town gentle N, SE on Matsuyama", "0 town gentle N, SW on Takamatsu", "0 town gentle S, NW on Okayama", "0 gentle N-SE on F13"),
		Cubes: []string{"Hiroshima P"}, Marks: []int{express, 0, 0}, Players: []steam.Player{{Loco: loco, Cash: 10}},
	}
}

// over is the delivery over the route that ignores these links.
func over(t testing.TB, s *steam.State, links ...int) Express {
	g, p, ok := play.SpellPath(s, way)
	if !ok {
		t.Fatal("no such way")
	}
	x := Express{Good: g, Path: p}
	for _, l := range links {
		x.Skip |= 1 << (l - 1)
	}
	return x
}

func TestExpress(t *testing.T) {
	t.Run("JPN-16 the Express level instead of the locomotive, at most once, never both", func(t *testing.T) {
		s := at(t, route(4, 0))
		a := playtest.Do(t, s, RaiseExpress{}, "pass", "pass")
		playtest.Same(t, "level", []any{Level(a, 0), a.Turn(), a.Stage().ID}, []any{1, 0, "move2"})
		playtest.No(t, a, RaiseExpress{}, "JPN-16")
		playtest.No(t, a, "raise locomotive", "JPN-16")
		a = playtest.Do(t, s, play.Raise{}, "pass", "pass")
		playtest.No(t, a, RaiseExpress{}, "JPN-16")
		// the action tile Locomotive is apart
		a = playtest.Do(t, takes(t, standard, 0, 1, 0), "take Locomotive", Tune{Express: true})
		playtest.Same(t, "raised", a.Player(0).Raised, false)
	})
	t.Run("JPN-17 level N runs N links further and ignores N", func(t *testing.T) {
		s := at(t, route(4, 1))
		playtest.No(t, s, "deliver "+way, "STM-106")
		playtest.Same(t, "ways", playtest.Count(s, "express"), 5)
		_, events := playtest.Tell(t, s, over(t, s, 3))
		playtest.Same(t, "points", events[0].(steam.Delivered).Points, []int{4, 0, 0})
		s = at(t, route(3, 2))
		playtest.Same(t, "two of five", playtest.Count(s, "express"), 10)
		playtest.Same(t, "too long", playtest.Count(at(t, route(3, 1)), "express"), 0)
	})
	t.Run("JPN-29 only as many are ignored as the route is longer", func(t *testing.T) {
		s := at(t, route(4, 3))
		playtest.Same(t, "one of five", playtest.Count(s, "express"), 5)
		playtest.No(t, s, over(t, s, 1, 2), "JPN-29")
		playtest.No(t, s, over(t, s), "JPN-29")
		s = at(t, route(5, 3))
		playtest.No(t, s, over(t, s, 1), "JPN-29")
		playtest.May(t, s, "deliver "+way)
	})
	// links 1 and 5 of seat 1, the others of seat 0
	theirs := []string{"1 town end N on Matsuyama", "1 gentle N-SE on F13", "1 town end NW on Okayama"}
	mixed := func(loco, express int) scene.Scene {
		c := route(loco, express, theirs...)
		c.Track = c.Track[:len(c.Track)-1]
		return c
	}
	t.Run("JPN-18 $1 to the owner of each ignored link, who scores nothing for it", func(t *testing.T) {
		s := at(t, mixed(3, 2))
		s, events := playtest.Tell(t, s, over(t, s, 1, 5))
		playtest.Same(t, "cash", []int{s.Player(0).Cash, s.Player(1).Cash}, []int{8, 2})
		i := slices.IndexFunc(events, func(e rules.Event) bool { return e.Kind() == "delivered" })
		playtest.Same(t, "points", events[i].(steam.Delivered).Points, []int{3, 0, 0})
	})
	t.Run("JPN-30 an own or a neutral link costs nothing", func(t *testing.T) {
		s := at(t, mixed(4, 1))
		a := playtest.Do(t, s, over(t, s, 2))
		playtest.Same(t, "own", []int{a.Player(0).Cash, a.Player(1).Cash}, []int{10, 0})
		c := mixed(4, 1)
		c.Track = append(c.Track, "1 out")
		c.Players = append(c.Players, steam.Player{Out: true})
		s = at(t, c)
		a = playtest.Do(t, s, over(t, s, 1))
		playtest.Same(t, "neutral", a.Player(0).Cash, 10)
	})
	t.Run("JPN-31 ignored links are left out of the count of own links", func(t *testing.T) {
		// own links 2, 3, 4; links 1 and 5 are of seat 1
		s := at(t, mixed(3, 2))
		playtest.No(t, s, over(t, s, 2, 3), "JPN-31")
		playtest.May(t, s, over(t, s, 1, 2), over(t, s, 1, 5))
		s = at(t, mixed(2, 3))
		playtest.No(t, s, over(t, s, 2, 3, 4), "JPN-31")
	})
	t.Run("JPN-32 Basic: the fee by capital; Standard: what cash does not cover cannot be ignored", func(t *testing.T) {
		c := mixed(3, 2)
		c.Players = []steam.Player{{Loco: 3, Cash: 1}}
		s := at(t, c)
		a := playtest.Do(t, s, over(t, s, 1, 5))
		playtest.Same(t, "capital", []int{a.Player(0).Cash, a.Player(0).Income, a.Player(1).Cash}, []int{4, -1, 2})
		c.Options = standard
		s = at(t, c)
		playtest.No(t, s, over(t, s, 1, 5), "JPN-32")
		playtest.May(t, s, over(t, s, 1, 2))
	})
	t.Run("JPN-20 Standard: no upkeep for the Express level", func(t *testing.T) {
		s := at(t, scene.Scene{Options: standard, Phase: "move2", Place: 2, Marks: []int{4, 0, 0}, Players: []steam.Player{{Cash: 9, Loco: 2}, {Cash: 9}, {Cash: 9}}})
		playtest.Same(t, "cash", playtest.Do(t, s, "pass").Player(0).Cash, 7)
	})
	t.Run("the planner names the best way first", func(t *testing.T) {
		s := at(t, mixed(4, 1))
		plans := s.Plans(playtest.Hex(t, s.Track().Land(), "Hiroshima"), 2+2)
		if len(plans) > 0 {
			t.Fatal("plans of a cube that is not there")
		}
		x := over(t, s)
		plans = s.Plans(x.Path.Start().Stop(), x.Good)
		playtest.Same(t, "plans", len(plans), 1)
		playtest.Same(t, "earn", fmt.Sprint(plans[0].Earn, plans[0].Fee, len(plans[0].Actions)), "[3 1 0] 1 5")
		for _, a := range plans[0].Actions {
			playtest.May(t, s, a)
		}
	})
}
