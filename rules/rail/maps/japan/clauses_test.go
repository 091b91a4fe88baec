package japan

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

const standard = "variant=standard"

func at(t testing.TB, c scene.Scene) *steam.State {
	t.Helper()
	c.Game = game
	return c.At(t)
}

func deal(t testing.TB, seats int, variant string) *steam.State {
	t.Helper()
	return scene.Deal(t, game, seats, 1, "variant="+variant)
}

// cities lists the printed cities of a panel with colour and number.
func cities(panel string) (out []string) {
	for _, h := range load().land.Hexes {
		if h.Color != rail.None && h.Panel == panel {
			out = append(out, fmt.Sprintf("%s %s %d", h.Name, h.Color, h.StartCubes))
		}
	}
	slices.Sort(out)
	return out
}

func TestSetup(t *testing.T) {
	t.Run("JPN-01 four players use all panels, three leave out Hokkaido", func(t *testing.T) {
		for seats, want := range map[int]bool{3: false, 4: true} {
			s := deal(t, seats, "basic")
			_, sapporo := s.Track().Land().Named("Sapporo")
			_, tunnel := s.Track().Land().Flagged("seikan-tunnel")
			_, osaka := s.Track().Land().Named("Osaka")
			playtest.Same(t, "hexes", []bool{sapporo, tunnel, osaka}, []bool{want, want, true})
		}
	})
	t.Run("JPN-02 three cubes a space, with three players too", func(t *testing.T) {
		for _, seats := range []int{3, 4} {
			s := deal(t, seats, "standard")
			for i := range s.Spaces() {
				playtest.Same(t, "cubes", len(s.Space(i)), 3)
			}
			playtest.Same(t, "spaces", s.Spaces(), 12)
		}
	})
	t.Run("JPN-03 the Express level begins at 0", func(t *testing.T) {
		s := deal(t, 4, "basic")
		for seat := range rules.Seat(4) {
			playtest.Same(t, "level", Level(s, seat), 0)
		}
		playtest.No(t, at(t, route(4, 0)), over(t, at(t, route(4, 0)), 1), "JPN-03")
	})
	t.Run("JPN-04 Basic game: the numbers", func(t *testing.T) {
		var got []string
		for _, tile := range deal(t, 3, "basic").Map().Tiles {
			got = append(got, fmt.Sprintf("%d %s", tile.Number, tile.Role))
		}
		playtest.Same(t, "tiles", got, []string{"1 Turn Order", "2 First Move", "3 City Growth", "4 First Build", "5 Engineer", "6 Urbanization", "7 Locomotive"})
		playtest.Same(t, "Standard", deal(t, 3, "standard").Map().Number(steam.CityGrowth), 5)
	})
	t.Run("STM-024 the layout is this project's own, and the file says so", func(t *testing.T) {
		if status := load().land.Status; !strings.HasPrefix(status, "Original layout made for this project") {
			t.Error(status)
		}
	})
	t.Run("JPN-21 eight turns", func(t *testing.T) {
		for _, seats := range []int{3, 4} {
			playtest.Same(t, "turns", []int{deal(t, seats, "basic").Rounds(), deal(t, seats, "standard").Rounds()}, []int{8, 8})
		}
	})
	t.Run("JPN-22 the west panel", func(t *testing.T) {
		playtest.Same(t, "cities", cities("west"), []string{"Fukuoka red 2", "Hiroshima yellow 2", "Kagoshima purple 2", "Kochi blue 2", "Matsue purple 2"})
	})
	t.Run("JPN-23 the Honshu panel", func(t *testing.T) {
		playtest.Same(t, "cities", cities("honshu"), []string{"Akita yellow 2", "Kanazawa red 2", "Nagoya yellow 3", "Niigata blue 2", "Osaka blue 3", "Sendai red 2", "Tokyo purple 4"})
	})
	t.Run("JPN-24 the Hokkaido panel, with the hex below Hakodate and the tunnel", func(t *testing.T) {
		playtest.Same(t, "cities", cities("hokkaido"), []string{"Abashiri red 2", "Asahikawa yellow 2", "Hakodate red 2", "Kushiro yellow 2", "Obihiro blue 2", "Sapporo purple 3", "Wakkanai blue 2"})
		for _, h := range load().land.Hexes {
			if h.Flagged("seikan-tunnel") || h.Flagged("seikan-b") {
				playtest.Same(t, h.Place, h.Panel, "hokkaido")
			}
		}
	})
}

// takes is the choice of action tiles by seat 0 with a locomotive and an Express level.
func takes(t *testing.T, options string, cash, loco, express int, track ...string) *steam.State {
	return at(t, scene.Scene{Options: options, Phase: "action", Supply: []string{"RBP"}, Track: track, Marks: []int{express, 0, 0, 0}, Seats: 4,
		Players: []steam.Player{{Cash: cash, Loco: loco}}})
}

func TestActions(t *testing.T) {
	t.Run("JPN-05 Urbanization places the city at once", func(t *testing.T) {
		for _, o := range []string{"", standard} {
			s := playtest.Do(t, takes(t, o, 0, 1, 0), "take Urbanization")
			playtest.Same(t, "pending", []any{s.Phase().ID, s.Turn(), playtest.Count(s, "urbanize") == len(s.Legal())}, []any{"city", 0, true})
			s = playtest.Do(t, s, "urbanize Oita with red", "cubes from space 1")
			playtest.Same(t, "on", []any{s.Turn(), s.Phase().ID, len(s.Cubes(playtest.Hex(t, s.Track().Land(), "Oita")))}, []any{1, "action", 3})
			s = playtest.Do(t, s, "take Engineer", "take First Move", "take First Build", "done")
			playtest.Same(t, "builder", s.Turn(), 0)
			playtest.No(t, s, "urbanize Nagasaki with blue", "JPN-05")
		}
	})
	t.Run("JPN-06 Basic game: it is free", func(t *testing.T) {
		s := playtest.Do(t, takes(t, "", 7, 1, 0), "take Urbanization", "urbanize Oita with red", "cubes from space 1")
		playtest.Same(t, "cash", s.Player(0).Cash, 7)
	})
	t.Run("JPN-26 it must be placed as long as a town is open, and cannot be passed", func(t *testing.T) {
		playtest.No(t, takes(t, "", 7, 1, 0), "take Urbanization without its effect", "JPN-26")
		s := playtest.Do(t, takes(t, "", 7, 1, 0), "take Urbanization")
		playtest.No(t, s, "done", "JPN-09")
		var all []string
		for i, h := range load().land.For(4).Hexes {
			if colors := []string{"red", "blue", "yellow", "purple", "gray", "gray", "gray", "gray"}; h.Name != "" && h.Color == rail.None && len(all) < len(colors) {
				all = append(all, fmt.Sprintf("1 city %s on %s", colors[len(all)], load().land.Hexes[i].Name))
			}
		}
		s = playtest.Do(t, takes(t, "", 7, 1, 0, all...), "take Urbanization")
		playtest.Same(t, "no tile is left", []any{s.Turn(), s.Phase().ID}, []any{1, "action"})
	})
	t.Run("JPN-07 Locomotive raises the locomotive or the Express level at once", func(t *testing.T) {
		for _, o := range []string{"", standard} {
			s := playtest.Do(t, takes(t, o, 20, 3, 1), "take Locomotive")
			playtest.Same(t, "asked", []any{s.Turn(), s.Phase().ID}, []any{0, "engine"})
			a := playtest.Do(t, s, Tune{})
			playtest.Same(t, "locomotive", []int{a.Player(0).Loco, Level(a, 0)}, []int{4, 1})
			a = playtest.Do(t, s, Tune{Express: true})
			playtest.Same(t, "Express", []any{a.Player(0).Loco, Level(a, 0), a.Turn()}, []any{3, 2, 1})
		}
	})
	t.Run("JPN-08 Basic game: $4, the level moved into, the present level of the other", func(t *testing.T) {
		for _, c := range []struct{ loco, express, price int }{{3, 1, 9}, {1, 0, 6}, {2, 3, 10}, {6, 2, 13}, {4, 5, 14}, {6, 5, 0}} {
			playtest.Same(t, fmt.Sprint(c), 40-playtest.Do(t, takes(t, "", 40, c.loco, c.express), "take Locomotive").Player(0).Cash, c.price)
		}
		playtest.Same(t, "Standard", playtest.Do(t, takes(t, standard, 40, 3, 1), "take Locomotive").Player(0).Cash, 40)
	})
	t.Run("JPN-28 the Express track ends at 5; at both ends Locomotive has no effect", func(t *testing.T) {
		s := playtest.Do(t, takes(t, "", 40, 3, 5), "take Locomotive")
		playtest.Same(t, "only the locomotive can rise", []any{s.Player(0).Loco, Level(s, 0), s.Turn()}, []any{4, 5, 1})
		s = playtest.Do(t, takes(t, "", 40, 6, 1), "take Locomotive")
		playtest.Same(t, "only the Express can rise", []any{s.Player(0).Loco, Level(s, 0), s.Turn()}, []any{6, 2, 1})
		s = playtest.Do(t, takes(t, "", 40, 6, 5), "take Locomotive")
		playtest.Same(t, "neither", []any{s.Player(0).Loco, Level(s, 0), s.Turn(), s.Player(0).Cash}, []any{6, 5, 1, 40})
		playtest.No(t, at(t, route(4, 5)), RaiseExpress{}, "JPN-28")
	})
}

func TestBuilding(t *testing.T) {
	t.Run("JPN-09 two tiles, three with Engineer", func(t *testing.T) {
		for role, n := range map[steam.Role]int{steam.NoRole: 2, steam.Engineer: 3} {
			s := at(t, scene.Scene{Phase: "build", Players: []steam.Player{{Role: role, Cash: 30}}})
			for range n {
				s = playtest.Do(t, s, s.Legal()[0])
			}
			playtest.Same(t, "lays", playtest.Count(s, "lay"), 0)
			playtest.No(t, s, "lay gentle N-SE on F13", "JPN-09")
		}
	})
	city := func(track ...string) *steam.State {
		return at(t, scene.Scene{Seats: 4, Phase: "action", Pending: []play.Pending{{Ask: "city"}}, Done: true, Players: []steam.Player{{Role: steam.Urbanization}}, Track: track})
	}
	t.Run("JPN-10 no town next to a city in Hokkaido", func(t *testing.T) {
		playtest.No(t, city(), "urbanize Muroran with red", "JPN-10")
		playtest.May(t, city(), "urbanize Suttsu with red")
	})
	t.Run("JPN-27 New Cities count there, and elsewhere it is allowed", func(t *testing.T) {
		playtest.No(t, city("1 city gray on Haboro"), "urbanize Otoineppu with red", "JPN-10")
		playtest.May(t, city("1 city gray on Oita"), "urbanize Kumamoto with red", "urbanize Kyoto with red", "urbanize Kitakyushu with red")
	})
	const shore, tunnel = "straight N-S on Hakodate south shore", "tunnel N-S on Seikan Tunnel"
	build := func(track ...string) *steam.State {
		return at(t, scene.Scene{Seats: 4, Phase: "build", Players: []steam.Player{{Role: steam.Engineer, Cash: 20}}, Track: track})
	}
	t.Run("JPN-11 the tunnel from an urbanized Aomori, from Aomori, or from the hex below Hakodate", func(t *testing.T) {
		playtest.No(t, build(), "lay "+tunnel, "JPN-11")
		s := playtest.Do(t, build("1 city red on Aomori"), "lay "+tunnel)
		playtest.Same(t, "for $5", s.Player(0).Cash, 15)
		playtest.Do(t, build("0 "+shore), "lay "+tunnel)
		playtest.No(t, build("1 "+shore), "lay "+tunnel, "STM-072")
	})
	t.Run("JPN-33 while Aomori is a town, a link there will do", func(t *testing.T) {
		s := playtest.Do(t, build("0 straight N-S on R13", "0 town end S on Aomori"), "lay "+tunnel)
		playtest.Same(t, "not joined yet", []int{s.Track().Links(0), s.Player(0).Lays}, []int{1, 1})
		s = playtest.Do(t, s, "lay town straight N, S on Aomori", "lay "+shore)
		playtest.Same(t, "joined", s.Track().Links(0), 2)
		playtest.No(t, build("1 straight N-S on R13", "1 town end S on Aomori"), "lay "+tunnel, "JPN-11")
	})
	t.Run("JPN-14 from the tunnel on, a town in Aomori with track from the tunnel's side", func(t *testing.T) {
		s := playtest.Do(t, build("0 "+shore), "lay "+tunnel)
		playtest.No(t, s, "lay town end S on Aomori", "STM-069")
		s = playtest.Do(t, s, "lay town end N on Aomori")
		playtest.Same(t, "a link", s.Track().Links(0), 1)
	})
}
