package westwardho

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
)

const standard = "variant=standard"

// at is a scene, for five players unless it says otherwise: without the opening of four and the cubes of six.
func at(t testing.TB, c scene.Scene) *steam.State {
	t.Helper()
	c.Game = game
	if c.Seats == 0 {
		c.Seats = 5
	}
	return c.At(t)
}

func deal(t testing.TB, seats int, seed uint64, options ...string) *steam.State {
	t.Helper()
	return scene.Deal(t, game, seats, rng.Seed(seed), strings.Join(options, " "))
}

func named(t testing.TB, s *steam.State, name string) rail.Stop {
	t.Helper()
	return playtest.Hex(t, s.Track().Land(), name)
}

// on is the cubes that lie on a place, in letters.
func on(t testing.TB, s *steam.State, name string) string {
	t.Helper()
	text, _ := s.Cubes(named(t, s, name)).MarshalText()
	return string(text)
}

// numbered lists the places of open terrain with so many cubes at set-up.
func numbered(n int) (out []string) {
	for _, h := range load().land.Hexes {
		if h.Site == track.Open && h.StartCubes == n {
			out = append(out, h.Place)
		}
	}
	slices.Sort(out)
	return out
}

func TestSetup(t *testing.T) {
	t.Run("WWH-01 no City Growth tile; the others keep their numbers", func(t *testing.T) {
		for _, o := range []string{"variant=basic", standard} {
			var got []string
			for _, tile := range deal(t, 6, 1, o).Map().Tiles {
				got = append(got, fmt.Sprintf("%d %s", tile.Number, tile.Role))
			}
			playtest.Same(t, o, got, []string{"1 Turn Order", "2 First Move", "3 Engineer", "4 First Build", "6 Locomotive", "7 Urbanization"})
		}
	})
	t.Run("WWH-02 cubes on cities and on open terrain, with six players one more on each city", func(t *testing.T) {
		for seats, more := range map[int]int{4: 0, 5: 0, 6: 1} {
			s := deal(t, seats, 3)
			for name, n := range map[string]int{"Chicago": 4, "St. Louis": 4, "Santa Fe": 3, "Yerba Buena": 0, "Los Angeles": 2, "Portland": 2} {
				playtest.Same(t, name, len(s.Cubes(named(t, s, name))), n+more)
			}
			for n := range 3 {
				for _, name := range numbered(n) {
					if name != "" {
						playtest.Same(t, name, len(s.Cubes(named(t, s, name))), n)
					}
				}
			}
		}
	})
	t.Run("WWH-03 two cubes on eight spaces, four without; the rest in the bag", func(t *testing.T) {
		for seats, bag := range map[int]int{4: 27, 5: 27, 6: 21} {
			s := deal(t, seats, 1)
			var got []int
			for i := range s.Spaces() {
				if i != TileSpace(s) {
					got = append(got, len(s.Space(i)))
				}
			}
			playtest.Same(t, "spaces", got, []int{2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0})
			playtest.Same(t, "bag", len(s.Bag()), bag)
		}
	})
	t.Run("WWH-04 five markers in Chicago, a reminder on turn 3", func(t *testing.T) {
		s := deal(t, 4, 1)
		playtest.Same(t, "markers", []any{InChicago(s), Waiting(s)}, []any{5, true})
		playtest.Same(t, "until turn 3", []bool{Waiting(at(t, scene.Scene{Turn: 2})), Waiting(at(t, scene.Scene{Turn: 3}))}, []bool{true, false})
	})
	t.Run("WWH-05 the San Francisco tile waits on an empty space with 3 cubes", func(t *testing.T) {
		s := deal(t, 4, 1)
		playtest.Same(t, "tile", []int{TileSpace(s), len(TileCubes(s)), len(s.Cubes(named(t, s, "Yerba Buena")))}, []int{8, 3, 0})
	})
	t.Run("WWH-05 the table says what comes, and until when", func(t *testing.T) {
		value := func(s *steam.State) string {
			for _, f := range s.Facts() {
				if f.ID == "san-francisco" {
					return f.Value
				}
			}
			return ""
		}
		c := passing(2, scene.Scene{})
		playtest.Same(t, "waiting", value(at(t, c)), "comes after turn 2 with red, blue, purple")
		playtest.Same(t, "there", value(playtest.Do(t, at(t, c), "pass")), "is on the map")
	})
	t.Run("WWH-22 with six players it has 3 as well", func(t *testing.T) {
		s := deal(t, 6, 1)
		playtest.Same(t, "tile", len(TileCubes(s)), 3)
	})
	bluesInChicago := func(t *testing.T, option string) (n int) {
		for seed := range uint64(40) {
			s := deal(t, 6, seed, option)
			n += s.Cubes(named(t, s, "Chicago")).Count(rail.Blue) + s.Cubes(named(t, s, "St. Louis")).Count(rail.Red)
			playtest.Same(t, "as many as ever", []int{len(s.Cubes(named(t, s, "Chicago"))), len(s.Bag())}, []int{5, 21})
		}
		return n
	}
	t.Run("WWH-06 first-game cubes: none of the other city's colour, only if chosen", func(t *testing.T) {
		if n := bluesInChicago(t, "cubes=off"); n == 0 {
			t.Error("none without the option either")
		}
		playtest.Same(t, "with it", bluesInChicago(t, "cubes=on"), 0)
	})
	t.Run("WWH-23 Chicago is the red city, St. Louis the blue one; others take any cube", func(t *testing.T) {
		n := 0
		for seed := range uint64(40) {
			s := deal(t, 4, seed, "cubes=on")
			n += s.Cubes(named(t, s, "Chicago")).Count(rail.Red) + s.Cubes(named(t, s, "Santa Fe")).Count(rail.Blue)
		}
		if n == 0 {
			t.Error("more is redrawn than blue in Chicago and red in St. Louis")
		}
	})
	t.Run("WWH-20 the named cities", func(t *testing.T) {
		var got []string
		for _, h := range load().land.Hexes {
			if h.Site == track.City {
				got = append(got, fmt.Sprintf("%s %s %d", h.Name, h.Color, h.StartCubes))
			}
		}
		slices.Sort(got)
		playtest.Same(t, "cities", got, []string{"Chicago red 4", "Los Angeles purple 2", "Portland purple 2", "Santa Fe yellow 3", "St. Louis blue 4", "Yerba Buena yellow 0"})
	})
	t.Run("WWH-21 the numbered terrain", func(t *testing.T) {
		playtest.Same(t, "with 2", numbered(2), []string{"Dallas", "Denver", "Fort Snelling", "Great Salt Lake City", "Independence", "New Orleans", "Omaha", "Seattle", "Virginia City"})
		playtest.Same(t, "with 1", numbered(1), []string{"Billings", "Bismarck", "Cheyenne", "Deadwood", "Des Moines", "Dodge City", "El Paso", "Fort Boise", "Fort Kearny",
			"Fort Smith", "Helena", "Houston", "Las Vegas", "Memphis", "Phoenix", "San Antonio", "Walla Walla"})
	})
	t.Run("WWH-33 8 turns with 4 players, 7 with 5 or 6", func(t *testing.T) {
		playtest.Same(t, "turns", []int{deal(t, 4, 1).Rounds(), deal(t, 5, 1, standard).Rounds(), deal(t, 6, 1).Rounds()}, []int{8, 7, 7})
	})
	t.Run("STM-024 the layout is this project's own, and the file says so", func(t *testing.T) {
		if status := load().land.Status; !strings.HasPrefix(status, "Original layout made for this project") {
			t.Error(status)
		}
	})
}

func TestActions(t *testing.T) {
	t.Run("WWH-19 nobody takes City Growth or uses it", func(t *testing.T) {
		for _, o := range []string{"", standard} {
			s := at(t, scene.Scene{Options: o, Phase: "action", Supply: []string{"RB"}})
			playtest.No(t, s, steam.Take{Role: steam.CityGrowth}, "STM-050")
			playtest.No(t, at(t, scene.Scene{Options: o, Phase: "build", Supply: []string{"RB"}}), steam.Grow{At: s.Spot(named(t, s, "Chicago"))}, "")
		}
	})
	t.Run("WWH-19 whoever holds no tile in a tie counts after Urbanization", func(t *testing.T) {
		m := deal(t, 6, 1).Map()
		playtest.Same(t, "number", []int{m.Number(steam.Urbanization), m.Number(steam.NoRole)}, []int{7, 8})
	})
}

// passing is the last pass of a turn, before its income.
func passing(turn int, more scene.Scene) scene.Scene {
	more.Phase, more.Turn, more.Turns, more.Place, more.Seats = "move2", turn, 7, 4, 5
	more.Supply = []string{"RB", "", "", "", "", "", "", "", "RBP"}
	if turn > 2 {
		more.Supply[8] = ""
	}
	return more
}

func TestSanFrancisco(t *testing.T) {
	marked := scene.Scene{Cubes: []string{"Yerba Buena G"}, Growth: []string{"Yerba Buena"}, Track: []string{"1 straight N-S on B4", "1 town end S on B3"}}
	t.Run("WWH-18 the tile covers Yerba Buena at the end of turn 2, and the reminder goes", func(t *testing.T) {
		for _, o := range []string{"", standard} {
			c := passing(2, marked)
			c.Options = o
			s, told := playtest.Tell(t, at(t, c), "pass")
			playtest.Same(t, o, []any{s.Round(), Waiting(s), len(TileCubes(s)), len(s.Space(8)), on(t, s, "Yerba Buena")}, []any{3, false, 0, 0, "GRBP"})
			playtest.Same(t, "what lay there stays", []any{s.Grown(named(t, s, "Yerba Buena")), slices.ContainsFunc(told, func(e rules.Event) bool { return e.Kind() == "arrived" })}, []any{true, true})
			c = passing(1, scene.Scene{Options: o})
			s = playtest.Do(t, at(t, c), "pass")
			playtest.Same(t, "not before", []any{s.Round(), Waiting(s), on(t, s, "Yerba Buena")}, []any{2, true, ""})
			c = passing(3, scene.Scene{Options: o})
			_, told = playtest.Tell(t, at(t, c), "pass")
			playtest.Same(t, "once", slices.ContainsFunc(told, func(e rules.Event) bool { return e.Kind() == "arrived" }), false)
		}
	})
	t.Run("WWH-32 links that end there keep their owners, a marker counts for the tile, and it takes yellow", func(t *testing.T) {
		s := playtest.Do(t, at(t, passing(2, marked)), "pass")
		bay := named(t, s, "Yerba Buena")
		playtest.Same(t, "after", []any{s.Track().Links(1), s.Color(bay), InChicago(s)}, []any{1, rail.Yellow, 4})
		c := marked
		c.Turn, c.Cubes, c.Place, c.Track = 3, []string{"Virginia City Y"}, 1, []string{"1 town end SW on Virginia City"}
		playtest.May(t, at(t, c), "deliver yellow from Virginia City to Yerba Buena")
	})
	t.Run("WWH-31 cubes of the waiting tile are not in the supply", func(t *testing.T) {
		town := scene.Scene{Phase: "build", Supply: []string{"RB", "P", "", "", "", "", "", "", "RBP"}, Players: []steam.Player{{Role: steam.Urbanization, Cash: 9}}, Track: []string{"0 town end N on O4"}}
		s := playtest.Do(t, at(t, town), "urbanize O4 with gray")
		playtest.No(t, s, "cubes from space 9", "WWH-31")
		playtest.No(t, s, "cubes from space 9 but one red", "WWH-31")
		playtest.Same(t, "a space with one cube gives it", on(t, playtest.Do(t, s, "cubes from space 2"), "O4"), "P")
		town.Supply = []string{"", "", "", "", "", "", "", "", "RBP"}
		s = playtest.Do(t, at(t, town), "urbanize O4 with gray")
		playtest.Same(t, "nothing is left to choose", []any{s.Phase().ID, on(t, s, "O4"), len(TileCubes(s))}, []any{"build", "", 3})
	})
}
