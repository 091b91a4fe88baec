package westwardho

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

var allGrown = []string{"Santa Fe", "Portland", "Los Angeles", "Yerba Buena", "St. Louis"}

func TestChicago(t *testing.T) {
	build := func(c scene.Scene) *steam.State {
		c.Phase, c.Players = "build", rich(steam.Urbanization)
		return at(t, c)
	}
	const south = "lay straight N-S on Indianapolis"
	t.Run("WWH-07 one link at Chicago while a marker lies there, complete or not", func(t *testing.T) {
		s := build(scene.Scene{Track: []string{"0 gentle NE-S on P4"}})
		playtest.No(t, s, south, "WWH-07")
		playtest.No(t, s, "lay town end N on Indianapolis", "WWH-07")
		playtest.No(t, build(scene.Scene{Track: []string{"0 straight N-S on Indianapolis"}}), joinsChicago, "WWH-07")
		playtest.May(t, build(scene.Scene{Track: []string{"1 gentle NE-S on P4"}}), south)
		playtest.May(t, build(scene.Scene{Track: []string{"0 gentle NE-S on P4"}, Growth: allGrown}), south)
	})
	t.Run("WWH-24 checked at every lay: unowned track from Chicago counts when it is taken over", func(t *testing.T) {
		loose := []string{"1 straight N-S on Indianapolis", "1 ends", "1 ends"}
		playtest.May(t, build(scene.Scene{Track: loose}), "lay straight N-S on Q6")
		s := build(scene.Scene{Track: append(loose, "0 gentle NE-S on P4")})
		playtest.No(t, s, "lay straight N-S on Q6", "WWH-07")
		playtest.No(t, s, "lay town end N on Q6", "WWH-07")
		playtest.May(t, s, "lay straight N-S on P6")
	})
	t.Run("WWH-24 the own link at Chicago may be extended and redirected", func(t *testing.T) {
		s := build(scene.Scene{Track: []string{"0 straight N-S on Indianapolis"}})
		playtest.May(t, s, "lay straight N-S on Q6", "lay gentle N-SW on Indianapolis")
	})
	t.Run("WWH-24 nor may a New City bring a second link", func(t *testing.T) {
		loose := []string{"1 gentle NE-NW on P4", "1 ends", "1 ends", "2 town end N on O4"}
		playtest.May(t, build(scene.Scene{Track: loose}), "urbanize O4 with gray")
		s := build(scene.Scene{Track: append(loose, "0 straight N-S on Indianapolis")})
		playtest.No(t, s, "urbanize O4 with gray", "WWH-07")
		playtest.May(t, build(scene.Scene{Track: append(loose, "0 straight N-S on Indianapolis"), Growth: allGrown}), "urbanize O4 with gray")
	})
}

func TestTowns(t *testing.T) {
	build := scene.Scene{Phase: "build", Players: rich(steam.NoRole)}
	t.Run("WWH-08 a town tile on an empty terrain hex only", func(t *testing.T) {
		c := build
		c.Track = []string{"0 straight N-S on Indianapolis"}
		s := at(t, c)
		playtest.No(t, s, "lay town straight N, S on Indianapolis", "WWH-08")
		playtest.No(t, s, "lay town gentle N, SW on Indianapolis", "WWH-08")
		playtest.No(t, s, "lay town end N on Chicago", "STM-067")
		playtest.May(t, s, "lay town end N on Q6", "lay town star N, SE, SW on P6")
	})
	t.Run("WWH-26 it joins other track by one exit; the others need to meet nothing", func(t *testing.T) {
		s := at(t, build)
		playtest.No(t, s, "lay town end N on Denver", "STM-069")
		s = playtest.Do(t, s, "lay town star N, SE, SW on P6")
		playtest.Same(t, "a link and two spurs", []int{s.Track().Links(0), len(s.Track().Sections())}, []int{1, 3})
	})
	t.Run("WWH-09 a town keeps the cubes, plain track sends them to the bag", func(t *testing.T) {
		c := build
		c.Track, c.Cubes = []string{"0 straight NE-SW on O4", "0 gentle SE-SW on Dubuque"}, []string{"Des Moines RB", "Chicago G"}
		s := playtest.Do(t, at(t, c), "lay town end NE on Des Moines")
		playtest.Same(t, "town", []any{on(t, s, "Des Moines"), len(s.Bag())}, []any{"RB", 93})
		s, told := playtest.Tell(t, at(t, c), "lay straight NE-SW on Des Moines")
		playtest.Same(t, "plain", []any{on(t, s, "Des Moines"), len(s.Bag()), told[len(told)-1]}, []any{"", 95, Swept{s.Spot(named(t, s, "Des Moines")), rail.Pile{rail.Red, rail.Blue}}})
	})
	cost := func(t *testing.T, c scene.Scene, lay string) int {
		return 40 - playtest.Do(t, at(t, c), lay).Player(0).Cash
	}
	t.Run("WWH-10 a new town costs $3 and its exits and terrain, an improved one $1 and its exits", func(t *testing.T) {
		for lay, want := range map[string]int{"lay town end N on Indianapolis": 4, "lay town straight N, S on Indianapolis": 5,
			"lay town end SE on Dubuque": 5, "lay town end NE on O6": 6, "lay straight N-S on Indianapolis": 2} {
			playtest.Same(t, lay, cost(t, build, lay), want)
		}
		c := build
		c.Track = []string{"0 town end N on Indianapolis"}
		playtest.Same(t, "improved", cost(t, c, "lay town straight N, S on Indianapolis"), 3)
	})
	t.Run("WWH-11 mountain with river: mountain alone", func(t *testing.T) {
		playtest.Same(t, "plain track", cost(t, build, "lay straight N-S on B4"), 4)
		playtest.Same(t, "a town", cost(t, build, "lay town end S on B4"), 6)
	})
	t.Run("WWH-16 cubes of open terrain move once it is a town", func(t *testing.T) {
		c := scene.Scene{Cubes: []string{"Des Moines R"}, Track: []string{"0 gentle SE-SW on Dubuque", "0 straight NE-SW on O4"}}
		s := at(t, c)
		plains, chicago := s.Spot(named(t, s, "Des Moines")), s.Spot(named(t, s, "Chicago"))
		ship := play.Deliver{Good: rail.Red, Path: rail.NewPath(plains, chicago)}
		playtest.No(t, s, ship, "WWH-16")
		cube := rules.Target{Kind: play.TargetCube, ID: play.CubeID(plains.Stop(), rail.Red)}
		playtest.Same(t, "pointing says so", s.Why(nil, cube), rules.Refuse("WWH-16", "cubes on Des Moines stay there until it is a town"))
		c.Track = append(c.Track, "0 town end NE on Des Moines")
		playtest.May(t, at(t, c), ship)
	})
	t.Run("WWH-17 shipped cubes go back into the bag", func(t *testing.T) {
		s := at(t, scene.Scene{Cubes: []string{"St. Louis R"}, Track: []string{"0 gentle NE-S on P4"}})
		s = playtest.Do(t, s, "deliver red from St. Louis to Chicago")
		playtest.Same(t, "bag", []int{s.Bag().Count(rail.Red), len(s.Bag())}, []int{20, 96})
	})
}

func TestNewCities(t *testing.T) {
	c := scene.Scene{Phase: "build", Players: rich(steam.Urbanization), Supply: []string{"PY"}, Cubes: []string{"Des Moines R"},
		Track: []string{"1 town end NE on Des Moines", "1 town end NE on P4", "1 straight N-S on Indianapolis"}}
	t.Run("WWH-14 on a built town alone, next to no city, with 2 cubes of one space beside its own", func(t *testing.T) {
		s := at(t, c)
		for _, bare := range []string{"Denver", "Indianapolis", "O4"} {
			playtest.No(t, s, "urbanize "+bare+" with red", "WWH-14")
		}
		playtest.No(t, s, "urbanize P4 with red", "WWH-14")
		playtest.No(t, s, "urbanize Chicago with red", "STM-095")
		s = playtest.Do(t, s, "urbanize Des Moines with red", "cubes from space 1")
		playtest.Same(t, "cubes", []any{on(t, s, "Des Moines"), len(s.Space(0))}, []any{"RPY", 0})
	})
	t.Run("WWH-30 New Cities count as cities", func(t *testing.T) {
		next := c
		next.Track = []string{"1 town end NE on Des Moines", "1 city gray on Des Moines", "1 town end N on Omaha", "1 town end N on Fort Kearny"}
		playtest.No(t, at(t, next), "urbanize Omaha with red", "WWH-14")
		playtest.May(t, at(t, next), "urbanize Fort Kearny with red")
	})
}

func TestOpening(t *testing.T) {
	build := func(seats int, track ...string) *steam.State {
		return at(t, scene.Scene{Seats: seats, Phase: "build", Players: rich(steam.NoRole)[:seats], Track: track})
	}
	const fromSantaFe = "lay straight NE-SW on J6"
	t.Run("WWH-15 four players build first from Chicago or St. Louis, each until a link of theirs is complete", func(t *testing.T) {
		s := build(4)
		playtest.Same(t, "bound", []bool{Bound(s, 0), Bound(s, 3)}, []bool{true, true})
		playtest.No(t, s, fromSantaFe, "WWH-15")
		playtest.No(t, s, "lay town end SW on J6", "WWH-15")
		playtest.May(t, s, joinsChicago, "lay straight N-S on Indianapolis", "lay gentle SE-SW on O5", "lay town end SE on O5")
		s = playtest.Do(t, s, joinsChicago)
		playtest.Same(t, "free", []bool{Bound(s, 0), Bound(s, 1)}, []bool{false, true})
		said := map[rules.Seat]string{}
		for _, f := range s.Facts() {
			if f.ID == "opening" {
				said[f.Seat] = f.Value
			}
		}
		playtest.Same(t, "the table says so", []string{said[0], said[1]}, []string{"free to build", "from Chicago or St. Louis"})
		playtest.May(t, s, fromSantaFe)
		playtest.No(t, playtest.Do(t, s, "done"), fromSantaFe, "WWH-15")
		playtest.May(t, build(5), fromSantaFe)
		playtest.Same(t, "five", Bound(build(5), 0), false)
	})
	t.Run("WWH-15 an incomplete link frees nobody, nor does a link elsewhere", func(t *testing.T) {
		playtest.No(t, build(4, "0 straight N-S on Indianapolis"), fromSantaFe, "WWH-15")
		playtest.No(t, build(4, "0 town end SW on J6"), "lay straight N-S on I6", "WWH-15")
	})
	t.Run("WWH-25 every tile belongs to a link from there; each track of a plain tile, one exit of a town", func(t *testing.T) {
		s := build(4, "0 straight N-S on Indianapolis")
		playtest.May(t, s, "lay straight N-S on Q6", "lay gentle N-SW on Indianapolis", "lay town straight N, S on Q6", "lay town star N, SE, SW on P6")
		const onlyOneAtStLouis = "lay two sharps apart SE-S and N-NW on O5" // the other starts at Des Moines, a New City
		far := []string{"1 town end NE on Des Moines", "1 city gray on Des Moines"}
		playtest.May(t, build(5, far...), onlyOneAtStLouis)
		playtest.No(t, build(4, far...), onlyOneAtStLouis, "WWH-15")
	})
}
