package steam_test

import (
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

func TestComponents(t *testing.T) {
	s := deal(t, 4, 1)
	m := s.Map()
	t.Run("STM-001 96 cubes", func(t *testing.T) {
		n := m.Rules.Total
		playtest.Same(t, "cubes", []int{n[rail.Red], n[rail.Blue], n[rail.Yellow], n[rail.Purple], n[rail.Gray], n[rail.Black]}, []int{20, 20, 20, 20, 16, 0})
	})
	t.Run("STM-002 a gray cube goes to a gray city only", func(t *testing.T) {
		c := scene.Scene{Track: []string{"0 straight N-S on D2", "0 town straight N, S on D3", "0 straight N-S on D4"}, Cubes: []string{"Birch G"}, Players: []steam.Player{player(0, 0, 0, 3)}}
		playtest.Same(t, "ways", playtest.Count(at(t, c), "deliver"), 0)
		c.Track = append(c.Track, "0 city gray on Glen")
		playtest.May(t, at(t, c), "deliver gray from Birch to Glen")
	})
	t.Run("STM-009 eight New City tiles", func(t *testing.T) {
		got, _ := m.Rules.NewCities.MarshalText()
		playtest.Same(t, "tiles", string(got), "RBYPGGGG")
		c := scene.Scene{Options: "variant=standard", Phase: "build", Players: []steam.Player{{Role: steam.Urbanization, Cash: 9}}, Track: []string{"1 city red on Glen"}}
		s := at(t, c)
		playtest.Same(t, "left", []int{s.CitiesLeft(rail.Red), s.CitiesLeft(rail.Gray)}, []int{0, 4})
		playtest.No(t, s, "urbanize Hill with red", "STM-009")
		playtest.No(t, s, "urbanize Hill with orange", "STM-009")
		playtest.May(t, s, "urbanize Hill with gray")
	})
	t.Run("STM-010 ten City Growth markers", func(t *testing.T) {
		playtest.Same(t, "markers", s.MarkersLeft(), 10)
		playtest.Same(t, "fact", fact(s, "markers", rules.Public), "10")
	})
	t.Run("STM-011 seven action tiles with numbers", func(t *testing.T) {
		var got []string
		for _, tile := range m.Tiles {
			got = append(got, tile.Role.String())
		}
		playtest.Same(t, "tiles", got, []string{"Turn Order", "First Move", "Engineer", "First Build", "City Growth", "Locomotive", "Urbanization"})
		std := deal(t, 4, 1, "variant", "standard").Map()
		for i, tile := range m.Tiles {
			playtest.Same(t, "number", []int{tile.Number, std.Tiles[i].Number}, []int{i + 1, i + 1})
		}
		playtest.Same(t, "Basic shows a cost", m.Tiles[6].Price != nil && std.Tiles[6].Price == nil, true)
	})
	t.Run("STM-012 three tracks with their ends", func(t *testing.T) {
		r := m.Rules
		playtest.Same(t, "tracks", []int{r.MinIncome, r.MaxIncome, r.MaxLoco}, []int{-10, 10, 6})
		s := at(t, scene.Scene{Players: []steam.Player{player(0, 0, 77, 6)}})
		playtest.No(t, s, play.Raise{}, "STM-105")
		playtest.Same(t, "VP", fact(s, "vp", 0), "77")
	})
	t.Run("STM-013 twelve goods supply spaces", func(t *testing.T) { playtest.Same(t, "spaces", s.Spaces(), 12) })
	t.Run("STM-014 money has no end", func(t *testing.T) {
		s := at(t, scene.Scene{Phase: "move2", Place: 2, Players: []steam.Player{player(9000, 10, 0, 1)}})
		s = playtest.Do(t, s, "pass")
		playtest.Same(t, "cash", fact(s, "cash", 0), "$9010")
	})
}

func TestSetup(t *testing.T) {
	t.Run("STM-015 printed cities get random cubes", func(t *testing.T) {
		a, b := deal(t, 4, 1), deal(t, 4, 2)
		differ := false
		for h := range rail.Stop(a.Stops()) {
			playtest.Same(t, "cubes", len(a.Cubes(h)), valeLand.Hexes[h].StartCubes)
			differ = differ || !slices.Equal(a.Cubes(h), b.Cubes(h))
		}
		playtest.Same(t, "random", differ, true)
	})
	t.Run("STM-016 three cubes a space, two with three players", func(t *testing.T) {
		for seats, want := range map[int]int{3: 2, 4: 3, 5: 3, 6: 3} {
			s := deal(t, seats, 1)
			for i := range s.Spaces() {
				playtest.Same(t, "cubes", len(s.Space(i)), want)
			}
		}
	})
	t.Run("STM-017 supply spaces are never refilled", func(t *testing.T) {
		s := at(t, scene.Scene{Options: "variant=standard", Phase: "build", Supply: []string{"RB", "G"}, Players: []steam.Player{{Role: steam.CityGrowth}}})
		s = playtest.Do(t, s, "grow Ash from space 1", "done", "done", "done", "pass", "pass", "pass", "pass", "pass", "pass")
		playtest.Same(t, "turn", s.Round(), 2)
		playtest.Same(t, "spaces", []int{len(s.Space(0)), len(s.Space(1)), len(s.Bag())}, []int{0, 1, 93})
	})
	t.Run("STM-018 the rest is in the bag, and delivered cubes come to it", func(t *testing.T) {
		s := deal(t, 4, 1)
		playtest.Same(t, "bag", len(s.Bag()), 96-14-36)
		s = at(t, scene.Scene{Track: []string{"0 straight N-S on A4"}, Cubes: []string{"Ash B"}})
		playtest.Same(t, "bag", len(s.Bag()), 95)
		s = playtest.Do(t, s, "deliver blue from Ash to Fir")
		playtest.Same(t, "bag", len(s.Bag()), 96)
	})
	t.Run("STM-019 $0, income 0, 0 VP, level 1", func(t *testing.T) {
		for _, v := range []string{"basic", "standard"} {
			s := deal(t, 4, 1, "variant", v)
			for seat := range rules.Seat(4) {
				playtest.Same(t, "figures", figures(s, seat), [4]int{0, 0, 0, 1})
			}
		}
	})
	t.Run("STM-020 the places are auctioned", func(t *testing.T) {
		playtest.Same(t, "phase", deal(t, 4, 1).Phase().ID, "seats")
	})
	t.Run("STM-021 first game: a random order, and $0, $1, $2", func(t *testing.T) {
		orders := map[string]bool{}
		for seed := range uint64(20) {
			s := deal(t, 4, seed, "first", "on")
			playtest.Same(t, "phase", s.Phase().ID, "action")
			var names []string
			for i, seat := range s.Order() {
				playtest.Same(t, "cash", s.Player(seat).Cash, i)
				names = append(names, string(rune('0'+seat)))
			}
			orders[strings.Join(names, "")] = true
		}
		playtest.Same(t, "random", len(orders) > 5, true)
		if _, err := vale.New(rules.Setup{Seats: 4, Options: map[string]string{"first": "on", "variant": "standard"}}); err == nil {
			t.Error("a Standard game by lot is dealt")
		}
	})
	t.Run("STM-022 the Standard game's first order is random, and its first player opens", func(t *testing.T) {
		first := map[rules.Seat]bool{}
		for seed := range uint64(20) {
			s := deal(t, 4, seed, "variant", "standard")
			first[s.Order()[0]] = true
			s = playtest.Do(t, s, "raise $5", "raise $5", "raise $5", "raise $5")
			playtest.Same(t, "opener", []any{s.Phase().ID, s.Turn()}, []any{"auction", s.Order()[0]})
		}
		playtest.Same(t, "random", len(first), 4)
	})
	t.Run("STM-023 turns by players", func(t *testing.T) {
		for seats, want := range map[int]int{3: 10, 4: 8, 5: 7, 6: 7} {
			for _, v := range []string{"basic", "standard"} {
				playtest.Same(t, "turns", deal(t, seats, 1, "variant", v).Rounds(), want)
			}
		}
	})
}

// phases plays on with the plainest actions and lists the phases that begin.
func phases(t *testing.T, s *steam.State, turns int) (out []string) {
	t.Helper()
	for s.Turn() >= 0 && s.Round() <= turns {
		var a rules.Action
		for _, plain := range []rules.Action{steam.Fold{}, steam.Capital{Steps: 2}, play.Pass{}, play.Done{}} {
			if s.Check(plain) == nil {
				a = plain
				break
			}
		}
		if a == nil {
			a = s.Legal()[0]
		}
		o, err := s.Apply(a)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range o.Events {
			if p, ok := e.(play.PhaseBegan); ok {
				out = append(out, p.Phase)
			}
		}
		s = o.Next.(*steam.State)
	}
	return out
}

func TestTurns(t *testing.T) {
	t.Run("STM-025 phases of the Basic game", func(t *testing.T) {
		playtest.Same(t, "phases", phases(t, deal(t, 3, 1), 2), strings.Fields("action build move1 move2 income order action build move1 move2 income order action"))
	})
	t.Run("STM-026 phases of the Standard game", func(t *testing.T) {
		playtest.Same(t, "phases", phases(t, deal(t, 3, 1, "variant", "standard"), 1), strings.Fields("auction action build move1 move2 income capital"))
	})
	t.Run("STM-027 in turn order, but First Build and First Move in front", func(t *testing.T) {
		order := []rules.Seat{2, 0, 1}
		ps := []steam.Player{{Role: steam.FirstMove}, {Role: steam.FirstBuild}, {Role: steam.Engineer}}
		for phase, want := range map[string][]rules.Seat{"action": {2, 0, 1}, "build": {1, 2, 0}, "move1": {0, 2, 1}, "move2": {0, 2, 1}} {
			p := slices.Clone(ps)
			playtest.Same(t, phase, at(t, scene.Scene{Phase: phase, Order: order, Players: p}).PhaseOrder(), want)
		}
	})
	t.Run("STM-028 a new turn gives the tiles back", func(t *testing.T) {
		ps := []steam.Player{{Role: steam.FirstMove, Raised: true}, {Role: steam.Engineer, Lays: 4}, {Role: steam.CityGrowth, Used: true}}
		s, events := playtest.Tell(t, at(t, scene.Scene{Phase: "move2", Place: 2, Players: ps}), "pass")
		playtest.Same(t, "turn", s.Round(), 2)
		for seat := range rules.Seat(3) {
			p := s.Player(seat)
			playtest.Same(t, "cleared", []any{p.Role, p.Last, p.Lays, p.Used, p.Raised}, []any{steam.NoRole, ps[seat].Role, 0, false, false})
		}
		playtest.May(t, s, "take Turn Order", "take First Move", "take Engineer")
		said := ""
		for _, e := range events {
			said += vale.Words.Event(s, e).Text + "; "
		}
		playtest.Same(t, "said", strings.Contains(said, "Turn 2 of 10"), true)
	})
}
