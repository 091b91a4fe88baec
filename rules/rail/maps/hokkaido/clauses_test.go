package hokkaido

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rng"
)

const standard = "variant=standard"

func at(t testing.TB, c scene.Scene) *steam.State {
	t.Helper()
	c.Game = game
	return c.At(t)
}

func deal(t testing.TB, seed uint64, variant string) *steam.State {
	t.Helper()
	return scene.Deal(t, game, 2, rng.Seed(seed), "variant="+variant)
}

// tokens is one token of both players on every space, but for those of seat 0 that are left out.
func tokens(without ...steam.Role) []int {
	m := make([]int, 14)
	for i := range m {
		m[i] = 1
	}
	for _, r := range without {
		m[mark(r)] = 0
	}
	return m
}

func TestSetup(t *testing.T) {
	land := load().land
	t.Run("HOK-01 the Honshu tile takes the place of the tunnel; track runs straight to it", func(t *testing.T) {
		s := at(t, scene.Scene{Track: []string{"0 straight N-S on Hakodate south shore"}, Cubes: []string{"Hakodate G"}})
		h := playtest.Hex(t, land, "Honshu")
		playtest.Same(t, "city", []any{land.Hexes[h].Flagged("seikan-tunnel"), s.Track().City(h), s.Track().Links(0)}, []any{true, true, 1})
		playtest.May(t, s, "deliver gray from Hakodate to Honshu")
	})
	t.Run("HOK-02 no cube starts in a city of its colour", func(t *testing.T) {
		for seed := range uint64(40) {
			s := deal(t, seed, "basic")
			for h := range rail.Stop(s.Stops()) {
				playtest.Same(t, "cubes", len(s.Cubes(h)), land.Hexes[h].StartCubes)
				playtest.Same(t, "of the city's colour", s.Cubes(h).Count(s.Color(h)), 0)
			}
		}
	})
	t.Run("HOK-03 four spaces with 3 cubes, four with 2", func(t *testing.T) {
		s := deal(t, 1, "basic")
		var got []int
		for i := range s.Spaces() {
			got = append(got, len(s.Space(i)))
		}
		playtest.Same(t, "spaces", got, []int{3, 3, 3, 3, 2, 2, 2, 2, 0, 0, 0, 0})
	})
	t.Run("HOK-16 the other four spaces stay empty", func(t *testing.T) {
		s := at(t, scene.Scene{Phase: "build", Supply: []string{"RBP"}, Players: []steam.Player{{Role: steam.CityGrowth}}})
		s = playtest.Do(t, s, "grow Hakodate from space 1", "done", "done", "pass", "pass", "pass", "pass")
		playtest.Same(t, "empty", []int{s.Round(), len(s.Space(8)), len(s.Space(11))}, []int{2, 0, 0})
	})
	t.Run("HOK-04 each player has a token on every action space", func(t *testing.T) {
		s := deal(t, 1, "basic")
		for seat := range rules.Seat(2) {
			for _, tile := range s.Map().Tiles {
				playtest.Same(t, tile.Role.String(), Tokens(s, seat, tile.Role), 1)
			}
		}
	})
	t.Run("HOK-06 Basic game: the numbers", func(t *testing.T) {
		var got []string
		for _, tile := range deal(t, 1, "basic").Map().Tiles {
			got = append(got, fmt.Sprintf("%d %s", tile.Number, tile.Role))
		}
		playtest.Same(t, "tiles", got, []string{"1 Turn Order", "2 First Move", "3 First Build", "4 Engineer", "5 City Growth", "6 Urbanization", "7 Locomotive"})
		playtest.Same(t, "Standard", deal(t, 1, "standard").Map().Number(steam.Engineer), 3)
	})
	t.Run("HOK-12 six turns", func(t *testing.T) {
		for _, v := range []string{"basic", "standard"} {
			playtest.Same(t, "turns", deal(t, 1, v).Rounds(), 6)
		}
	})
	t.Run("HOK-13 cities with colour and number", func(t *testing.T) {
		var got []string
		for _, h := range land.Hexes {
			if h.Color != rail.None {
				got = append(got, fmt.Sprintf("%s %s %d", h.Name, h.Color, h.StartCubes))
			}
		}
		slices.Sort(got)
		playtest.Same(t, "cities", got, []string{"Abashiri red 2", "Asahikawa yellow 2", "Hakodate red 2", "Honshu gray 0", "Kushiro yellow 2", "Obihiro blue 2", "Sapporo purple 3", "Wakkanai blue 2"})
	})
	t.Run("HOK-15 replaced cubes go back to the bag", func(t *testing.T) {
		for seed := range uint64(10) {
			playtest.Same(t, "bag", len(deal(t, seed, "basic").Bag()), 96-15-20)
		}
	})
}

func TestAuctions(t *testing.T) {
	t.Run("HOK-05 the loser pays half of the bid, rounded up", func(t *testing.T) {
		s := playtest.Do(t, at(t, scene.Scene{Phase: "seats", Players: []steam.Player{{Cash: 20}, {Cash: 20}}}), "bid $3", "bid $4", "pass")
		playtest.Same(t, "Basic", []any{s.Player(0).Cash, s.Order()}, []any{18, []rules.Seat{1, 0}})
		s = playtest.Do(t, at(t, scene.Scene{Options: standard, Phase: "auction", Players: []steam.Player{{Cash: 20}, {Cash: 20}}}), "bid $5", "bid $6", "pass")
		playtest.Same(t, "Standard", []any{s.Player(0).Cash, s.Order()}, []any{17, []rules.Seat{1, 0}})
		s = playtest.Do(t, at(t, scene.Scene{Phase: "seats"}), "pass")
		playtest.Same(t, "no bid", []int{s.Player(0).Income, s.Player(1).Income}, []int{0, 0})
	})
	t.Run("HOK-17 the winner pays in full", func(t *testing.T) {
		for _, c := range []scene.Scene{{Phase: "seats"}, {Phase: "auction", Options: standard}} {
			c.Players = []steam.Player{{Cash: 20}, {Cash: 20}}
			playtest.Same(t, c.Phase, playtest.Do(t, at(t, c), "bid $3", "bid $7", "pass").Player(1).Cash, 13)
		}
	})
}

func TestActions(t *testing.T) {
	take := func(t *testing.T, m []int) *steam.State {
		return at(t, scene.Scene{Phase: "action", Place: 1, Order: []rules.Seat{1, 0}, Marks: m, Supply: []string{"R"}, Players: []steam.Player{{Cash: 30}, {Role: steam.FirstMove}}})
	}
	t.Run("HOK-07 only where a token lies, and none that is taken; the token comes off", func(t *testing.T) {
		s := take(t, tokens(steam.Engineer))
		playtest.No(t, s, "take Engineer", "HOK-07")
		playtest.No(t, s, "take First Move", "STM-050")
		s = playtest.Do(t, s, "take First Build")
		playtest.Same(t, "tokens", []int{Tokens(s, 0, steam.FirstBuild), Tokens(s, 1, steam.FirstBuild)}, []int{0, 1})
	})
	t.Run("HOK-08 Turn Order puts a token on any space at once", func(t *testing.T) {
		s := playtest.Do(t, take(t, tokens(steam.Engineer)), "take Turn Order")
		playtest.Same(t, "pending", []any{s.Phase().ID, s.Turn(), len(s.Legal())}, []any{"token", 0, 7})
		playtest.No(t, s, "done", "HOK-09")
		s = playtest.Do(t, s, "token on Engineer")
		playtest.Same(t, "tokens", []int{Tokens(s, 0, steam.Engineer), Tokens(s, 0, steam.TurnOrder)}, []int{1, 0})
		playtest.Same(t, "phase", s.Stage().ID, "build")
		playtest.No(t, s, PlaceToken{steam.Engineer}, "HOK-08")
	})
	t.Run("HOK-20 a second token may lie on a space", func(t *testing.T) {
		s := playtest.Do(t, take(t, tokens()), "take Turn Order", "token on Locomotive")
		playtest.Same(t, "tokens", Tokens(s, 0, steam.Locomotive), 2)
	})
	t.Run("HOK-18 without a token on an open space no action is taken", func(t *testing.T) {
		m := make([]int, 14)
		m[mark(steam.FirstMove)] = 1
		s := at(t, scene.Scene{Phase: "action", Order: []rules.Seat{1, 0}, Marks: append(m[:7:7], tokens()[7:]...)})
		s = playtest.Do(t, s, "take First Move")
		playtest.Same(t, "on", []any{s.Stage().ID, s.Player(0).Role}, []any{"build", steam.NoRole})
	})
	t.Run("HOK-19 without an action the number is 8", func(t *testing.T) {
		s := playtest.Do(t, at(t, scene.Scene{Phase: "move2", Place: 1, Players: []steam.Player{{}, {Role: steam.Locomotive}}}), "pass")
		playtest.Same(t, "order", s.Order(), []rules.Seat{1, 0})
		s = playtest.Do(t, at(t, scene.Scene{Phase: "move2", Place: 1, Order: []rules.Seat{1, 0}}), "pass")
		playtest.Same(t, "two keep their order", s.Order(), []rules.Seat{1, 0})
		s = playtest.Do(t, at(t, scene.Scene{Phase: "move2", Place: 1, Turn: 6, Players: []steam.Player{{}, {Role: steam.Locomotive}}}), "pass")
		r, _ := s.Result()
		playtest.Same(t, "ties", r.Places, []int{2, 1})
	})
}

func TestBuilding(t *testing.T) {
	t.Run("HOK-09 two tiles, three with Engineer", func(t *testing.T) {
		for role, n := range map[steam.Role]int{steam.NoRole: 2, steam.Engineer: 3} {
			s := at(t, scene.Scene{Phase: "build", Players: []steam.Player{{Role: role, Cash: 30}}})
			for range n {
				s = playtest.Do(t, s, s.Legal()[0])
			}
			playtest.Same(t, "lays", playtest.Count(s, "lay"), 0)
			playtest.No(t, s, "lay straight N-S on Hakodate south shore", "HOK-09")
		}
	})
	city := scene.Scene{Phase: "build", Supply: []string{"RBP", "GG"}, Players: []steam.Player{{Role: steam.Urbanization, Cash: 30}}}
	t.Run("HOK-10 not next to a city, and at most 2 cubes from one space", func(t *testing.T) {
		s := at(t, city)
		playtest.No(t, s, "urbanize Muroran with red", "HOK-10")
		s = playtest.Do(t, s, "urbanize Suttsu with red")
		playtest.May(t, s, "cubes from space 1 but one red", "cubes from space 2")
		s = playtest.Do(t, s, "cubes from space 2")
		playtest.Same(t, "cubes", len(s.Cubes(playtest.Hex(t, s.Track().Land(), "Suttsu"))), 2)
	})
	t.Run("HOK-22 the player picks the 2 cubes", func(t *testing.T) {
		s := playtest.Do(t, at(t, city), "urbanize Suttsu with red")
		playtest.No(t, s, "cubes from space 1", "HOK-22")
		playtest.No(t, s, "cubes from space 1 but one gray", "HOK-22")
		playtest.No(t, s, "cubes from space 2 but one gray", "HOK-22")
		s = playtest.Do(t, s, "cubes from space 1 but one blue")
		pile, _ := s.Cubes(playtest.Hex(t, s.Track().Land(), "Suttsu")).MarshalText()
		left, _ := s.Space(0).MarshalText()
		playtest.Same(t, "cubes", string(pile)+" "+string(left), "RP B")
	})
	t.Run("HOK-21 New Cities count; at the start six towns may be urbanized", func(t *testing.T) {
		s := at(t, city)
		var got []string
		for h := range s.Track().Cities(0) {
			got = append(got, s.Spot(h).String())
		}
		slices.Sort(got)
		playtest.Same(t, "towns", got, []string{"Haboro", "Mombetsu", "Otoineppu", "Suttsu", "Urakawa", "Yubari"})
		next := city
		next.Track = []string{"1 city gray on Haboro"}
		playtest.No(t, at(t, next), "urbanize Otoineppu with red", "HOK-10")
	})
}
