package steam_test

import (
	"testing"

	"kettle/rules/rail"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

func pileOf(s *steam.State, name string) string {
	at, _ := valeLand.Named(name)
	b, _ := s.Cubes(at).MarshalText()
	return string(b)
}

func TestCityGrowth(t *testing.T) {
	c := scene.Scene{Options: standard, Phase: "build", Cubes: []string{"Ash R"}, Supply: []string{"RBP", "", "G"}, Players: []steam.Player{{Role: steam.CityGrowth, Cash: 20}},
		Track: []string{"1 city yellow on Hill"}}
	t.Run("STM-059 all cubes of a space and a marker, before, between or after tiles", func(t *testing.T) {
		s := at(t, c)
		playtest.May(t, s, "grow Fir from space 1", "grow Ash from space 3")
		playtest.No(t, s, "grow Glen from space 1", "STM-059")
		playtest.No(t, s, "grow Ash from space 2", "STM-102")
		playtest.No(t, s, "grow Ash from space 13", "STM-013")
		s = playtest.Do(t, s, "lay straight N-S on D2", "grow Ash from space 1", "lay straight N-S on D4")
		playtest.Same(t, "cubes", []any{pileOf(s, "Ash"), len(s.Space(0)), s.MarkersLeft()}, []any{"RRBP", 0, 9})
		playtest.No(t, s, "grow Fir from space 3", "STM-059")
		other := c
		other.Players = []steam.Player{{Role: steam.Engineer}}
		playtest.No(t, at(t, other), "grow Ash from space 1", "STM-059")
	})
	t.Run("STM-060 one marker a city; a New City has one printed", func(t *testing.T) {
		g := c
		g.Growth = []string{"Ash"}
		playtest.No(t, at(t, g), "grow Ash from space 1", "STM-060")
		playtest.No(t, at(t, c), "grow Hill from space 1", "STM-060")
	})
	t.Run("STM-061 only with a marker, a city and cubes; otherwise the tile is only passed", func(t *testing.T) {
		all := []string{"Ash", "Fir", "Birch", "Dogwood", "Cedar", "Elm"}
		for _, edit := range []func(*scene.Scene){
			func(c *scene.Scene) { c.Supply = nil },
			func(c *scene.Scene) { c.Growth = all },
		} {
			b := scene.Scene{Phase: "action", Supply: []string{"RBP"}, Players: []steam.Player{{Cash: 9}}}
			edit(&b)
			s := at(t, b)
			playtest.No(t, s, "take City Growth", "STM-061")
			playtest.May(t, s, "take City Growth without its effect")
			b.Options = standard
			playtest.May(t, at(t, b), "take City Growth")
			b.Phase, b.Players = "build", []steam.Player{{Role: steam.CityGrowth}}
			playtest.Same(t, "growths", playtest.Count(at(t, b), "grow"), 0)
		}
		m := *deal(t, 3, 1, "first", "on").Map()
		m.Rules.Markers = 0
		playtest.No(t, m.Deal(1, map[string]string{steam.OptFirst: "on"}), "take City Growth", "STM-061")
	})
}

func TestUrbanization(t *testing.T) {
	c := scene.Scene{Phase: "build", Supply: []string{"RBP", "", "G"}, Players: []steam.Player{{Role: steam.Urbanization, Cash: 20}}}
	t.Run("STM-095 a New City of choice on any town, between tiles too", func(t *testing.T) {
		s := playtest.Do(t, at(t, c), "lay straight N-S on D2")
		playtest.May(t, s, "urbanize Glen with red", "urbanize Hill with gray", "urbanize Inn with blue")
		playtest.No(t, s, "urbanize Ash with red", "STM-095")
		s = playtest.Do(t, s, "urbanize Glen with yellow", "cubes from space 1")
		glen, _ := valeLand.Named("Glen")
		playtest.Same(t, "colour", []any{s.Color(glen), s.Track().Links(0)}, []any{rail.Yellow, 1})
		playtest.No(t, s, "urbanize Hill with red", "STM-095")
		playtest.May(t, s, "lay straight N-S on D4", "done")
	})
	t.Run("STM-066 a New City does not count as a tile", func(t *testing.T) {
		s := playtest.Do(t, at(t, c), "lay straight N-S on D2", "lay straight N-S on A4", "urbanize Glen with gray", "cubes from space 3", "lay straight N-S on D4")
		playtest.Same(t, "links", []int{s.Track().Links(0), s.Player(0).Lays}, []int{3, 3})
	})
	t.Run("STM-102 all cubes of one space of choice, which must hold some if any does", func(t *testing.T) {
		s := playtest.Do(t, at(t, c), "urbanize Glen with red")
		playtest.Same(t, "pending", s.Phase().ID, "supply")
		playtest.May(t, s, "cubes from space 1", "cubes from space 3")
		playtest.No(t, s, "cubes from space 2", "STM-102")
		playtest.No(t, s, "cubes from space 1 but one red", "STM-102")
		playtest.No(t, s, "done", "STM-065")
		s = playtest.Do(t, s, "cubes from space 1")
		playtest.Same(t, "cubes", []any{pileOf(s, "Glen"), len(s.Space(0)), s.Phase().ID}, []any{"RBP", 0, "build"})
		playtest.No(t, s, "cubes from space 3", "STM-102")
		none := c
		none.Supply = nil
		s = playtest.Do(t, at(t, none), "urbanize Glen with red")
		playtest.Same(t, "without cubes", []any{pileOf(s, "Glen"), s.Phase().ID}, []any{"", "build"})
	})
	t.Run("STM-103 with no town or no tile left it can only be passed", func(t *testing.T) {
		full := scene.Scene{Phase: "action", Supply: []string{"R"}, Players: []steam.Player{{Cash: 9}}, Track: []string{"1 city red on Glen", "1 city blue on Hill", "1 city gray on Inn"}}
		s := at(t, full)
		playtest.No(t, s, "take Urbanization", "STM-103")
		playtest.May(t, s, "take Urbanization without its effect")
		m := *deal(t, 3, 1, "first", "on").Map()
		m.Rules.NewCities = rail.Pile{}
		playtest.No(t, m.Deal(1, map[string]string{steam.OptFirst: "on"}), "take Urbanization", "STM-103")
	})
}
