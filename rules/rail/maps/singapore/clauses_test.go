package singapore

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
	"kettle/rules/rng"
)

func at(t testing.TB, c scene.Scene) *steam.State {
	t.Helper()
	c.Game = game
	if c.Phase == "" {
		c.Phase = PartAction
	}
	return c.At(t)
}

func deal(t testing.TB, seed uint64) *steam.State {
	t.Helper()
	return scene.Deal(t, game, 2, rng.Seed(seed), "")
}

// rich is two players with money, the first with some figures.
func rich(p steam.Player) []steam.Player {
	if p.Cash == 0 {
		p.Cash = 30
	}
	return []steam.Player{p, {Cash: 30}}
}

// figures are cash, income and VP of a seat.
func figures(s *steam.State, seat rules.Seat) []int {
	p := s.Player(seat)
	return []int{p.Cash, p.Income, p.VP}
}

// kinds are the events of a kind.
func kinds(events []rules.Event, kind string) (out []rules.Event) {
	for _, e := range events {
		if e.Kind() == kind {
			out = append(out, e)
		}
	}
	return out
}

func TestSetup(t *testing.T) {
	t.Run("SIN-01 the tiles only remind; nobody takes one, and no turn is the last", func(t *testing.T) {
		s := deal(t, 1)
		var got []string
		for _, tile := range s.Map().Tiles {
			got = append(got, tile.Role.String())
			if err := s.Check(steam.Take{Role: tile.Role}); err == nil {
				t.Error(tile.Role, "can be taken")
			}
		}
		playtest.Same(t, "tiles", got, []string{"First Move", "Engineer", "City Growth", "Locomotive", "Urbanization"})
		playtest.Same(t, "turns", s.Rounds(), 0)
		playtest.Same(t, "the fact", s.Facts()[0].Value, "1")
	})
	t.Run("SIN-02 the start player is random and has $5, the other $8, both at income 0", func(t *testing.T) {
		first := map[rules.Seat]int{}
		for seed := range uint64(40) {
			s := deal(t, seed)
			first[s.Turn()]++
			playtest.Same(t, "start player", figures(s, s.Turn()), []int{5, 0, 0})
			playtest.Same(t, "the other", figures(s, other(s.Turn())), []int{8, 0, 0})
		}
		if first[0] < 10 || first[1] < 10 {
			t.Error("start players", first)
		}
	})
	t.Run("SIN-03 five spaces with 3 cubes, seven with 2", func(t *testing.T) {
		s := deal(t, 1)
		var got []int
		for i := range s.Spaces() {
			got = append(got, len(s.Space(i)))
		}
		playtest.Same(t, "spaces", got, []int{3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2})
	})
	t.Run("SIN-22 cities with colour and number", func(t *testing.T) {
		var got []string
		s := deal(t, 1)
		for h, x := range load().land.Hexes {
			if x.Color != rail.None {
				got = append(got, fmt.Sprintf("%s %s %d", x.Name, x.Color, x.StartCubes))
				playtest.Same(t, "cubes", len(s.Cubes(rail.Stop(h))), x.StartCubes)
			}
		}
		slices.Sort(got)
		playtest.Same(t, "cities", got, []string{"Bishan yellow 2", "Changi Airport red 3", "Clementi red 2", "HarbourFront yellow 2", "Punggol purple 2", "Raffles Place purple 3", "Tampines blue 2", "Woodlands blue 2"})
	})
	t.Run("STM-024 the layout is this project's own, and the file says so", func(t *testing.T) {
		if status := load().land.Status; !strings.HasPrefix(status, "Original layout made for this project") {
			t.Error(status)
		}
	})
}

func TestTurn(t *testing.T) {
	start := scene.Scene{Phase: PartBuild, Players: rich(steam.Player{}), Supply: []string{"RB"}}
	t.Run("SIN-04 a whole turn, then the other", func(t *testing.T) {
		s := at(t, start)
		playtest.Same(t, "part", []any{s.Turn(), s.Stage().ID, s.Round()}, []any{0, PartBuild, 1})
		playtest.No(t, s, "raise locomotive", "SIN-14")
		s = playtest.Do(t, s, "lay straight N-S on F7")
		playtest.Same(t, "part", []any{s.Turn(), s.Stage().ID}, []any{0, PartAction})
		s, events := playtest.Tell(t, s, "raise locomotive")
		playtest.Same(t, "the other's turn", []any{s.Turn(), s.Stage().ID, s.Round()}, []any{1, PartBuild, 2})
		playtest.Same(t, "told", game.Words.Event(s, kinds(events, "turn")[0]).Text, "Turn 2: @1")
		s = playtest.Do(t, s, "done", "done")
		playtest.Same(t, "and back", []any{s.Turn(), s.Stage().ID, s.Round()}, []any{0, PartBuild, 3})
	})
	t.Run("SIN-05 capital is raised when a payment needs it", func(t *testing.T) {
		c := start
		c.Players = []steam.Player{{Cash: 1}, {}}
		s := playtest.Do(t, at(t, c), "lay straight N-S on F7")
		playtest.Same(t, "seat 0", figures(s, 0), []int{4, -1, 0})
		c.Players = []steam.Player{{Income: -10, VP: 1}, {}}
		playtest.No(t, at(t, c), "lay straight N-S on F7", "STM-046")
		c.Phase = PartAction
		playtest.No(t, at(t, c), "raise locomotive", "STM-046")
	})
	t.Run("SIN-06 one tile, or none", func(t *testing.T) {
		s := playtest.Do(t, at(t, start), "lay straight N-S on F7")
		playtest.Same(t, "it is laid", []any{s.Player(0).Lays, s.Stage().ID}, []any{1, PartAction})
		s = playtest.Do(t, at(t, start), "done")
		playtest.Same(t, "none", []any{s.Turn(), s.Player(0).Lays, s.Stage().ID}, []any{0, 0, PartAction})
		playtest.No(t, s, "lay straight N-S on F7", "SIN-24")
	})
	t.Run("SIN-10 at most one additional action a turn", func(t *testing.T) {
		c := start
		c.Phase = PartAction
		c.Players = rich(steam.Player{Loco: 2, Lays: 1})
		c.Track, c.Cubes = append([]string{"1 straight N-S on A2", "1 town end N on Bukit Panjang"}, line()...), []string{"Bishan R"}
		for _, a := range [][]any{{way, "take income"}, {"lay gentle SE-SW on K4"}, {"grow Bishan from space 1"}, {"raise locomotive"}, {"urbanize Bukit Panjang with gray", "cubes from space 1"}} {
			s := playtest.Do(t, at(t, c), a...)
			playtest.Same(t, a[0].(string), []any{s.Turn(), s.Stage().ID}, []any{1, PartBuild})
		}
		s := playtest.Do(t, at(t, c), "done")
		playtest.Same(t, "none", []any{s.Turn(), s.Stage().ID}, []any{1, PartBuild})
	})
	t.Run("SIN-12 Engineer: one more tile, two in all", func(t *testing.T) {
		s := playtest.Do(t, at(t, start), "lay straight N-S on F7", "lay straight N-S on F6")
		playtest.Same(t, "links", []any{s.Track().Links(0), s.Turn(), s.Player(0).Cash}, []any{1, 1, 25})
	})
	t.Run("SIN-24 the second tile is the action, and there is none without a first", func(t *testing.T) {
		c := start
		c.Players = rich(steam.Player{Income: 4})
		s := playtest.Do(t, at(t, c), "lay straight N-S on F7")
		a := playtest.Do(t, s, "lay straight N-S on F6")
		playtest.Same(t, "the income of a turn with an action", a.Player(0).Cash, 30-2-3+2)
		s = playtest.Do(t, at(t, c), "done")
		playtest.Same(t, "lays", playtest.Count(s, "lay"), 0)
		playtest.No(t, s, "lay straight N-S on F7", "SIN-24")
	})
	t.Run("SIN-13 City Growth costs nothing", func(t *testing.T) {
		c := start
		c.Phase = PartAction
		s := playtest.Do(t, at(t, c), "grow Bishan from space 1")
		h := playtest.Hex(t, s.Track().Land(), "Bishan")
		playtest.Same(t, "cubes", []any{len(s.Cubes(h)), s.Grown(h), s.Player(0).Cash}, []any{2, true, 30})
	})
	t.Run("SIN-14 Locomotive costs the level moved into, and nothing is above 6", func(t *testing.T) {
		for level := 1; level < 6; level++ {
			s := playtest.Do(t, at(t, scene.Scene{Players: rich(steam.Player{Loco: level})}), "raise locomotive")
			playtest.Same(t, "level and cash", []int{s.Player(0).Loco, s.Player(0).Cash}, []int{level + 1, 30 - level - 1})
		}
		playtest.No(t, at(t, scene.Scene{Players: rich(steam.Player{Loco: 6})}), "raise locomotive", "SIN-14")
	})
}

func TestUrbanization(t *testing.T) {
	c := scene.Scene{Players: rich(steam.Player{}), Supply: []string{"RBP"}}
	town := func(track ...string) scene.Scene {
		x := c
		x.Track = track
		return x
	}
	t.Run("SIN-15 only a station that is there, not next to a city, for $6", func(t *testing.T) {
		s := at(t, town("0 gentle NE-S on A1", "0 straight N-S on A2", "0 town end N on Bukit Panjang", "1 town end N on Ang Mo Kio"))
		playtest.No(t, s, "urbanize Bukit Timah with red", "SIN-15") // no station
		playtest.No(t, s, "urbanize Ang Mo Kio with red", "SIN-15")  // beside Bishan
		s = playtest.Do(t, s, "urbanize Bukit Panjang with red", "cubes from space 1")
		h := playtest.Hex(t, s.Track().Land(), "Bukit Panjang")
		playtest.Same(t, "the city", []any{s.Track().City(h), len(s.Cubes(h)), s.Player(0).Cash, s.Turn()}, []any{true, 3, 24, 1})
		poor := town("0 straight N-S on A2", "0 town end N on Bukit Panjang")
		poor.Players = []steam.Player{{Income: -10, Cash: 5, VP: 1}, {}}
		playtest.No(t, at(t, poor), "urbanize Bukit Panjang with red", "STM-046")
	})
	t.Run("SIN-27 a station of this turn does not count, an improved one does, and New Cities are cities", func(t *testing.T) {
		x := town("0 straight N-S on A2", "0 ends", "0 town end N on Bukit Panjang")
		x.Fresh, x.Players[0].Lays = true, 1
		playtest.No(t, at(t, x), "urbanize Bukit Panjang with red", "SIN-27")
		x.Track = []string{"0 straight N-S on A2", "0 town end N on Bukit Panjang", "0 ends", "0 town straight N, S on Bukit Panjang"}
		playtest.May(t, at(t, x), "urbanize Bukit Panjang with red")
		x.Players[0].Lays = 0
		playtest.May(t, at(t, town("0 town end N on Toa Payoh", "0 town end N on Bukit Timah")), "urbanize Bukit Timah with red")
		x = town("0 town end N on Newton", "1 city gray on Toa Payoh")
		playtest.No(t, at(t, x), "urbanize Newton with red", "SIN-15")
	})
}
