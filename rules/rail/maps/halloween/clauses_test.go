package halloween

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

var share = ageofsteam.IssueShare{}

func TestGoal(t *testing.T) {
	last := scene{phase: "move1", cubes: map[string]string{"B1": "KO", "B4": "R"}, loco: 6,
		links: "B1-B2 B2-A3 A3-B3 B3-B4 B4-A4"}
	flight := fly(t, "B1 B2 A3 B3 B4 A4", "B1")
	t.Run("HAL-09 cleared as soon as no pumpkin is left, in the middle of a phase", func(t *testing.T) {
		s := do(t, last.at(t), flight)
		r, over := s.Result()
		if !over || r.Why != EndCleared || r.Scores[0] != 1 || r.Places[0] != 1 {
			t.Fatalf("result %+v, %v", r, over)
		}
		equal(t, "phase", s.Phase().ID, "move1")
		equal(t, "turn", s.Turn(), rules.Nobody)
		equal(t, "legal actions", len(s.Legal()), 0)
		no(t, s, play.Pass{}, "HAL-27")
	})
	t.Run("HAL-25 ten rounds", func(t *testing.T) {
		equal(t, "rounds", deal(t, 3).Rounds(), 10)
	})
	t.Run("HAL-27 lost when a pumpkin is left after the last round, or by bankruptcy", func(t *testing.T) {
		c := scene{phase: "income", round: 10, cash: 20, cubes: map[string]string{"B1": "O"}}
		s := do(t, c.at(t), ageofsteam.Pay{})
		r, over := s.Result()
		if !over || r.Why != ageofsteam.EndRounds || r.Places[0] != 2 || r.Scores[0] != 0 {
			t.Fatalf("result %+v, %v", r, over)
		}
		c.cash, c.round, c.shares = 1, 4, 9
		r, over = do(t, c.at(t), ageofsteam.Pay{}).Result()
		if !over || r.Why != ageofsteam.EndBankrupt || r.Places[0] != 2 || r.Scores[0] != 0 {
			t.Fatalf("result %+v, %v", r, over)
		}
	})
	t.Run("HAL-28 a game that cannot be cleared any more goes on", func(t *testing.T) {
		s := scene{phase: "move2", cash: 50, cubes: map[string]string{"B1": "O"}}.at(t) // no witch is left
		s = do(t, s, play.Pass{}, ageofsteam.Pay{})
		_, over := s.Result()
		equal(t, "over", over, false)
		equal(t, "round", s.Round(), 2)
	})
}

func TestShares(t *testing.T) {
	t.Run("HAL-10 at most 15 shares", func(t *testing.T) {
		s := deal(t, 5, "difficulty", "easy")
		for range 13 {
			s = do(t, s, share)
		}
		equal(t, "shares", s.Player(0).Shares, 15)
		equal(t, "cash", s.Player(0).Cash, 75)
		no(t, s, share, "HAL-10")
	})
	t.Run("HAL-30 the two shares of the set-up count among the 15", func(t *testing.T) {
		equal(t, "shares", deal(t, 5).Player(0).Shares, 2)
	})
	t.Run("HAL-11 a share at every decision before the expenses, and none after", func(t *testing.T) {
		for _, phase := range []string{"shares", "action", "build", "move1", "move2", "income"} {
			s := scene{phase: phase, cubes: map[string]string{"B1": "O"}}.at(t)
			n := do(t, s, share)
			equal(t, phase+": cash", n.Player(0).Cash, 5)
			equal(t, phase+": phase after it", n.Phase().ID, phase)
		}
		s := scene{phase: "growth", role: ageofsteam.Production, cubes: map[string]string{"B1": "O"}, column: map[string]string{"light 1": "K"}}.at(t)
		no(t, s, share, "HAL-11")
		// Between two payments: no cash, a share, a link, another share, another link.
		s = scene{phase: "build", role: ageofsteam.Engineer, cubes: map[string]string{"B1": "O"}}.at(t)
		no(t, s, lay(t, "A1-A2"), "AOS-089")
		s = do(t, s, share, lay(t, "A1-A2"), share, lay(t, "A2-A3"))
		equal(t, "cash", s.Player(0).Cash, 0)
	})
}

func TestActions(t *testing.T) {
	s := scene{phase: "action", cubes: map[string]string{"B1": "O"}}.at(t)
	t.Run("HAL-12 four actions and no other", func(t *testing.T) {
		equal(t, "actions", count(s, "take"), 4)
		for _, r := range []ageofsteam.Role{ageofsteam.FirstMove, ageofsteam.FirstBuild, ageofsteam.TurnOrder} {
			no(t, s, ageofsteam.Take{Role: r}, "HAL-12")
		}
		for _, r := range []ageofsteam.Role{ageofsteam.Engineer, ageofsteam.Locomotive, ageofsteam.Urbanization, ageofsteam.Production} {
			n := do(t, s, ageofsteam.Take{Role: r})
			equal(t, "taken", n.Player(0).Role, r)
			equal(t, "phase", n.Phase().ID, "build")
		}
	})
	t.Run("HAL-31 no auction and no turn order", func(t *testing.T) {
		var phases string
		for _, p := range s.Map().Phases {
			phases += p.Name + ", "
		}
		equal(t, "phases", phases, "Shares, Action, Build, Move 1, Move 2, Income, Expenses, Reduction, Growth, ")
	})
	t.Run("HAL-32 an action must be taken, the same as before and one that does nothing too", func(t *testing.T) {
		no(t, s, play.Done{}, "AOS-025")
		n := scene{phase: "action", loco: 6, cubes: map[string]string{"B1": "O"}, cash: 40}.at(t)
		n = do(t, n, ageofsteam.Take{Role: ageofsteam.Locomotive}, play.Done{}, play.Pass{}, play.Pass{}, ageofsteam.Pay{}, play.Done{})
		n = do(t, n, ageofsteam.Take{Role: ageofsteam.Locomotive})
		equal(t, "level", n.Player(0).Loco, 6)
	})
	t.Run("HAL-29 start values of the base game, but for the money of each difficulty", func(t *testing.T) {
		for level, cash := range map[string]int{"easy": 10, "normal": 6, "hard": 6} {
			equal(t, level, deal(t, 9, "difficulty", level).Player(0), ageofsteam.Player{Cash: cash, Shares: 2, Loco: 1})
		}
	})
}

func TestUrbanization(t *testing.T) {
	base := scene{phase: "build", cash: 10, role: ageofsteam.Urbanization, cubes: map[string]string{"B1": "O", "A2": "K"},
		column: map[string]string{"city A": "B", "city C": "R"}}
	t.Run("HAL-13 a new city on a grey house gives its colour and its column", func(t *testing.T) {
		s := do(t, base.at(t), city(t, "A", "A3"))
		equal(t, "colour", s.Color(house(t, "A3")), rail.Red)
		for c := range s.Map().Columns {
			if s.ColumnName(c) == "city A" {
				at, ok := s.ColumnStop(c)
				equal(t, "on the map", ok, true)
				equal(t, "column", at, house(t, "A3"))
			}
		}
		no(t, base.at(t), city(t, "A", "A1"), "HAL-13")
		no(t, base.at(t), city(t, "A", "B1"), "HAL-13")
		again := base
		again.cities = map[string]string{"A": "A5"}
		no(t, again.at(t), city(t, "A", "A3"), "HAL-13")
		no(t, s, city(t, "B", "A5"), "HAL-13") // one a round
	})
	t.Run("HAL-33 before the links, none of them, and it may be left unused", func(t *testing.T) {
		s := do(t, base.at(t), lay(t, "A1-A2"))
		no(t, s, city(t, "A", "A3"), "HAL-33")
		s = do(t, base.at(t), city(t, "A", "A3"), lay(t, "A1-A2"))
		no(t, s, lay(t, "A2-A3"), "HAL-17")
		do(t, base.at(t), play.Done{})
		do(t, base.at(t), share, city(t, "A", "A3")) // a share is no link
	})
	t.Run("HAL-41 a cube on a grey house stays when a new city comes, and a witch moves from there", func(t *testing.T) {
		c := base
		c.links, c.loco = "A1-A2 A2-B2 B2-C3", 2
		s := do(t, c.at(t), city(t, "C", "A2"))
		equal(t, "witches", s.Cubes(house(t, "A2")).Count(Witch), 1)
		s = do(t, s, play.Done{})
		do(t, s, fly(t, "A2 A1", ""))
		do(t, s, fly(t, "A2 B2 C3", ""))
		c.phase, c.role = "move1", ageofsteam.Engineer
		do(t, c.at(t), fly(t, "A2 A1", "")) // the house still grey
	})
}

func TestBuilding(t *testing.T) {
	base := scene{phase: "build", cash: 30, cubes: map[string]string{"B1": "O"}}
	t.Run("HAL-14 two links with Engineer", func(t *testing.T) {
		c := base
		c.role = ageofsteam.Engineer
		s := do(t, c.at(t), lay(t, "A1-A2"), lay(t, "A2-A3"))
		no(t, s, lay(t, "A3-B2"), "HAL-14")
		do(t, s, play.Done{})
		do(t, c.at(t), play.Done{})
	})
	t.Run("HAL-16 one disc a link", func(t *testing.T) {
		c := base
		c.role, c.links = ageofsteam.Engineer, "A1-A2"
		s := c.at(t)
		no(t, s, lay(t, "A1-A2"), "HAL-16")
		no(t, s, Build{rail.NewSpot(99, "Nowhere - Elsewhere")}, "HAL-16")
		no(t, s, Build{rail.NewSpot(0, "Old Mill - Raven Tower")}, "HAL-16")
		s, ev := tell(t, s, lay(t, "A2-A3"))
		equal(t, "event", ev[0], rules.Event(Built{0, land.Links[link(t, "A2-A3")].Spot, 5}))
		equal(t, "built", Discs(s).Built(link(t, "A2-A3")), true)
		equal(t, "links", Discs(s).Count(0), 2)
	})
	t.Run("HAL-17 second link refused", func(t *testing.T) {
		s := do(t, base.at(t), lay(t, "A1-A2"))
		no(t, s, lay(t, "A2-A3"), "HAL-17")
		do(t, base.at(t), play.Done{}) // none at all
		equal(t, "links next round", do(t, s, play.Done{}, play.Pass{}, play.Pass{}, ageofsteam.Pay{}).Player(0).Lays, 0)
	})
	t.Run("HAL-18 a link costs $5 and nothing else", func(t *testing.T) {
		for _, l := range []string{"A1-A2", "C3-C4", "B1-C1"} {
			equal(t, l, do(t, base.at(t), lay(t, l)).Player(0).Cash, 25)
		}
	})
	t.Run("HAL-34 a link begins at a coloured house, a new city or an own link", func(t *testing.T) {
		for _, l := range []string{"A2-A3", "C1-D1", "D1-E1", "C5-D4"} {
			no(t, base.at(t), lay(t, l), "HAL-34")
		}
		equal(t, "links open at first", count(base.at(t), "build"), 30)
		c := base
		c.cities = map[string]string{"A": "A2"}
		do(t, c.at(t), lay(t, "A2-A3"))
		c = base
		c.links = "A3-A4"
		do(t, c.at(t), lay(t, "A2-A3"))
	})
	t.Run("HAL-35 worked example", func(t *testing.T) {
		c := base
		c.role = ageofsteam.Engineer
		s := c.at(t)
		equal(t, "name", lay(t, "A2-A3").String(), "build Cobbler's Cottage - Old Mill")
		no(t, s, lay(t, "A2-A3"), "HAL-34")
		do(t, s, lay(t, "A1-A2"), lay(t, "A2-A3"))
	})
	t.Run("HAL-36 a link is complete at once and stays", func(t *testing.T) {
		c := base
		c.cubes = map[string]string{"A1": "B", "B1": "O"}
		c.loco = 2
		s := do(t, c.at(t), lay(t, "A1-A2"), play.Done{})
		no(t, s, move(t, rail.Blue, "A1 A2 B2"), "AOS-103")
		c.links = "A1-A2"
		s = do(t, c.at(t), lay(t, "A2-B2"), play.Done{})
		s = do(t, s, move(t, rail.Blue, "A1 A2 B2"), play.Pass{}, ageofsteam.Pay{})
		equal(t, "round", s.Round(), 2)
		equal(t, "links", Discs(s).Count(0), 2)
	})
}

func TestFlights(t *testing.T) {
	t.Run("HAL-19 a pumpkin never moves by itself", func(t *testing.T) {
		s := scene{cubes: map[string]string{"B1": "O", "C2": "O"}, loco: 6, links: "all"}.at(t)
		no(t, s, move(t, Pumpkin, "C2 B1"), "HAL-19")
		equal(t, "deliveries", count(s, "deliver")+count(s, "fly"), 0)
	})
	// Two pumpkins on the way of one witch: at her start and at a house on it.
	way24 := "E2 E1 D2 D3 C4 C3"
	c := scene{cubes: map[string]string{"E2": "KO", "D2": "O", "C4": "O"}, loco: 5, links: "E1-E2 D2-E1 D2-D3 C4-D3 C3-C4"}
	t.Run("HAL-20 a pumpkin rides from the start or from a house on the way to an orange house", func(t *testing.T) {
		for _, from := range []string{"E2", "D2"} {
			s, ev := tell(t, c.at(t), fly(t, way24, from))
			equal(t, "pumpkins", s.OnMap(Pumpkin), 2)
			equal(t, "there", s.Cubes(house(t, from)).Count(Pumpkin), 0)
			e := ev[0].(Flown)
			equal(t, "smashed at", e.Smashed, spot(t, "D3"))
			equal(t, "left", e.Left, 2)
			equal(t, "out of the game", s.Box().Count(Pumpkin), 10)
		}
		no(t, c.at(t), fly(t, way24, "A1"), "HAL-20")
		no(t, c.at(t), fly(t, way24, "E1"), "HAL-20") // on the way, without a pumpkin
		end := c
		end.cubes = map[string]string{"E2": "K", "C3": "O"}
		no(t, end.at(t), fly(t, way24, "C3"), "HAL-20") // where she ends
	})
	t.Run("HAL-21 one pumpkin with one witch", func(t *testing.T) {
		two := c
		two.cubes = map[string]string{"E2": "KOO", "D2": "O"}
		s := do(t, two.at(t), fly(t, way24, "E2"))
		equal(t, "pumpkins", s.OnMap(Pumpkin), 2)
		equal(t, "flights", count(two.at(t), "fly"), 3) // none, the first, the second: never both
	})
	t.Run("HAL-22 witches raise no income, red and blue do", func(t *testing.T) {
		equal(t, "with a pumpkin", do(t, c.at(t), fly(t, way24, "D2")).Player(0).Income, 0)
		equal(t, "without", do(t, c.at(t), fly(t, way24, "")).Player(0).Income, 0)
		s := scene{cubes: map[string]string{"A1": "RB", "B4": "O"}, loco: 3, links: "A1-B1 B1-B2 B1-C2"}.at(t)
		equal(t, "red", do(t, s, move(t, rail.Red, "A1 B1 C2")).Player(0).Income, 2)
		equal(t, "blue", do(t, s, move(t, rail.Blue, "A1 B1 B2")).Player(0).Income, 2)
	})
	t.Run("HAL-23 a cube on a house of its colour moves to another one, pumpkins too", func(t *testing.T) {
		s := scene{cubes: map[string]string{"C2": "R", "B4": "O"}, loco: 2, links: "C2-C3 C3-C4"}.at(t)
		equal(t, "red", count(s, "deliver"), 1)
		do(t, s, move(t, rail.Red, "C2 C3 C4"))
		no(t, s, move(t, rail.Red, "C2"), "HAL-23")
		s = scene{cubes: map[string]string{"A1": "K", "B4": "O"}, loco: 3, links: "A1-A2 A2-A3 A3-A4"}.at(t)
		equal(t, "witch", count(s, "fly"), 1)
		// A pumpkin on Patchwork Farm is not smashed there; Gourd Hall follows.
		s = scene{cubes: map[string]string{"B1": "KO"}, loco: 4, links: "B1-C2 C2-D2 D2-D3 D3-C3 B1-A1"}.at(t)
		no(t, s, fly(t, "B1 A1", "B1"), "HAL-40")
		_, ev := tell(t, s, fly(t, "B1 C2 D2 D3 C3", "B1"))
		equal(t, "smashed at", ev[0].(Flown).Smashed, spot(t, "D3"))
	})
	t.Run("HAL-24 worked example", func(t *testing.T) {
		short := c
		short.loco = 4
		no(t, short.at(t), fly(t, way24, "D2"), "AOS-103")
		s := do(t, c.at(t), fly(t, way24, "D2"))
		equal(t, "income", s.Player(0).Income, 0)
		equal(t, "pumpkins", s.OnMap(Pumpkin), 2)
		do(t, c.at(t), fly(t, way24, "E2"))
		want := []string{"sets out", "passes", "picks up the pumpkin", "the pumpkin is smashed", "passes", "lands: black house"}
		for i, st := range c.at(t).Steps(fly(t, way24, "D2")) {
			if i == 0 {
				want[0] = "the witch sets out"
			}
			equal(t, st.At.String(), st.Text, want[i])
		}
	})
	t.Run("HAL-48 the example on this map", func(t *testing.T) {
		equal(t, "way", way(t, way24).String(), "Crimson Gate by Gravedigger's Lodge, Blue Candle Chapel, Gourd Hall, Ember Forge to Witches' Steeple")
		for i, id := range []string{"E2", "E1", "D2", "D3", "C4", "C3"} {
			equal(t, "example_path", land.Example[i], house(t, id))
		}
		var colors []rail.Good
		for _, at := range land.Example {
			colors = append(colors, land.Houses[at].Color)
		}
		equal(t, "colours", [6]rail.Good(colors), [6]rail.Good{rail.Red, rail.None, rail.Blue, rail.Orange, rail.Red, rail.Black})
		do(t, c.at(t), fly(t, way24, "D2"))
	})
	t.Run("HAL-39 a witch may fly alone and ends in the first black house, a new one too", func(t *testing.T) {
		do(t, c.at(t), fly(t, way24, ""))
		s := scene{cubes: map[string]string{"B1": "K", "B4": "O"}, loco: 6, links: "B1-B2 B2-C3 C3-C4 C4-B3 B3-B4 B4-A4"}.at(t)
		no(t, s, fly(t, "B1 B2 C3 C4 B3 B4 A4", ""), "AOS-105")
		do(t, s, fly(t, "B1 B2 C3", ""))
		s = scene{cubes: map[string]string{"A1": "K", "B4": "O"}, cities: map[string]string{"D": "A3"}, loco: 6, links: "A1-A2 A2-A3 A3-A4"}.at(t)
		no(t, s, fly(t, "A1 A2 A3 A4", ""), "AOS-105")
		do(t, s, fly(t, "A1 A2 A3", ""))
		// Red, blue, orange and grey houses do not stop her.
		s = scene{cubes: map[string]string{"D3": "K", "B4": "O"}, loco: 6, links: "D3-C4 C4-B3 B3-B4 B4-A5 A5-A4"}.at(t)
		do(t, s, fly(t, "D3 C4 B3 B4 A5 A4", ""))
	})
	t.Run("HAL-40 the first orange house after the pick-up; none, no pick-up", func(t *testing.T) {
		// Two orange houses on the way: Patchwork Farm, then Gourd Hall.
		s := scene{cubes: map[string]string{"C1": "K", "B1": "O", "C2": "O", "D3": "O", "A5": ""}, loco: 6, links: "C1-B1 B1-C2 C2-D2 D2-D3 D3-C3"}.at(t)
		w := "C1 B1 C2 D2 D3 C3"
		for _, from := range []string{"B1", "C2"} {
			_, ev := tell(t, s, fly(t, w, from))
			equal(t, "from "+from, ev[0].(Flown).Smashed, spot(t, "D3"))
		}
		no(t, s, fly(t, w, "D3"), "HAL-40")
		s = scene{cubes: map[string]string{"C1": "KO", "A5": "O"}, loco: 6, links: "C1-B1 B1-C2 C2-D2 D2-D3 D3-C3"}.at(t)
		_, ev := tell(t, s, fly(t, w, "C1"))
		equal(t, "smashed at", ev[0].(Flown).Smashed, spot(t, "B1"))
		equal(t, "flights", count(s, "fly"), 2)
	})
	t.Run("HAL-44 delivered cubes go into the bag and do not come back", func(t *testing.T) {
		s := scene{cubes: map[string]string{"A1": "RB", "B2": "K", "B4": "O"}, loco: 3, cash: 30, links: "A1-B1 B1-B2 B1-C2"}.at(t)
		s = do(t, s, move(t, rail.Red, "A1 B1 C2"), move(t, rail.Blue, "A1 B1 B2"), ageofsteam.Pay{})
		equal(t, "bag", len(s.Bag()), 2)
		s = do(t, s, play.Done{}, ageofsteam.Take{Role: ageofsteam.Engineer}, play.Done{}, fly(t, "B2 B1 A1", ""), play.Pass{}, ageofsteam.Pay{})
		equal(t, "bag", len(s.Bag()), 3)
		equal(t, "round", s.Round(), 3)
	})
}
