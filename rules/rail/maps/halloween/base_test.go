package halloween

import (
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// The clauses of the base game that a Halloween game meets.

func TestBasePhases(t *testing.T) {
	pumpkin := map[string]string{"B1": "O"}
	t.Run("AOS-022 start values", func(t *testing.T) {
		equal(t, "start", deal(t, 1, "difficulty", "easy").Player(0), ageofsteam.Player{Cash: 10, Income: 0, Shares: 2, Loco: 1})
	})
	t.Run("AOS-025 phases in order", func(t *testing.T) {
		s := scene{phase: "shares", cash: 30, income: 12, cubes: pumpkin}.at(t)
		var order []string
		say := func(ev []rules.Event) {
			for _, e := range ev {
				if b, ok := e.(play.PhaseBegan); ok {
					order = append(order, b.Phase)
				}
			}
		}
		for _, a := range []rules.Action{play.Done{}, ageofsteam.Take{Role: ageofsteam.Engineer}, play.Done{}, play.Pass{}, play.Pass{}, ageofsteam.Pay{}} {
			var ev []rules.Event
			s, ev = tell(t, s, a)
			say(ev)
		}
		equal(t, "phases", fmt.Sprint(order), "[action build move1 move2 income expenses reduction growth shares]")
		equal(t, "round", s.Round(), 2)
		no(t, s, lay(t, "A1-A2"), "AOS-025")
		no(t, s, ageofsteam.Pay{}, "AOS-025")
		no(t, s, play.Raise{}, "AOS-025")
		no(t, s, move(t, rail.Red, "A1 A2"), "AOS-025")
		no(t, s, ageofsteam.Take{Role: ageofsteam.Engineer}, "AOS-025")
	})
	t.Run("AOS-027 the last round is played through all its phases", func(t *testing.T) {
		s := scene{phase: "income", round: 10, cash: 30, income: 12, cubes: pumpkin}.at(t)
		s, ev := tell(t, s, ageofsteam.Pay{})
		n := kinds(ev)
		equal(t, "income reduced", n["reduced"], 1)
		equal(t, "dice", n["dice"], 2)
		equal(t, "ended", n["ended"], 1)
		equal(t, "turn", s.Turn(), rules.Nobody)
	})
	t.Run("AOS-028 any number of shares or none", func(t *testing.T) {
		s := deal(t, 2)
		do(t, s, play.Done{})
		do(t, s, share, play.Done{})
		do(t, s, share, share, share, play.Done{})
	})
	t.Run("AOS-029 a share brings $5 at once", func(t *testing.T) {
		s, ev := tell(t, deal(t, 2, "difficulty", "easy"), share)
		equal(t, "cash", s.Player(0).Cash, 15)
		equal(t, "shares", s.Player(0).Shares, 3)
		equal(t, "event", ev[0], rules.Event(ageofsteam.ShareIssued{Seat: 0, Shares: 3, Cash: 5}))
	})
	t.Run("AOS-030 15 shares in a game", func(t *testing.T) {
		s := scene{phase: "move2", shares: 14, cubes: pumpkin}.at(t)
		s = do(t, s, share)
		no(t, s, share, "HAL-10")
	})
	t.Run("AOS-031 shares are never bought back", func(t *testing.T) {
		for seed := range uint64(5) {
			shares, s, r := 0, deal(t, seed), seedOf(seed).Stream("try", 0)
			for s.Turn() >= 0 {
				l := s.Legal()
				s = do(t, s, l[r.Intn(len(l))])
				if n := s.Player(0).Shares; n < shares {
					t.Fatalf("%d shares after %d", n, shares)
				} else {
					shares = n
				}
			}
		}
	})
	t.Run("AOS-042 nobody declines an action", func(t *testing.T) {
		s := scene{phase: "action", cubes: pumpkin}.at(t)
		for _, a := range s.Legal() {
			if k := a.Kind(); k != "take" && k != "issue-share" {
				t.Errorf("%q is listed", a)
			}
		}
	})
	t.Run("AOS-046 Locomotive raises the level at once, not above 6", func(t *testing.T) {
		s := scene{phase: "action", loco: 5, cubes: pumpkin}.at(t)
		n, ev := tell(t, s, ageofsteam.Take{Role: ageofsteam.Locomotive})
		equal(t, "level", n.Player(0).Loco, 6)
		equal(t, "events", kinds(ev)["loco"], 1)
		s = scene{phase: "action", loco: 6, cubes: pumpkin}.at(t)
		n, ev = tell(t, s, ageofsteam.Take{Role: ageofsteam.Locomotive})
		equal(t, "level", n.Player(0).Loco, 6)
		equal(t, "events", kinds(ev)["loco"], 0)
	})
	t.Run("AOS-017 bounds of level, shares and income", func(t *testing.T) {
		s := scene{loco: 6, shares: 15, income: 300, links: "all", cubes: map[string]string{"C2": "R", "B1": "O"}}.at(t)
		no(t, s, play.Raise{}, "AOS-102")
		no(t, s, share, "HAL-10")
		equal(t, "income", do(t, s, move(t, rail.Red, "C2 C3 C4")).Player(0).Income, 302)
	})
	t.Run("AOS-018 the bank never runs out", func(t *testing.T) {
		s := scene{phase: "move2", income: 5000, cubes: pumpkin}.at(t)
		equal(t, "cash", do(t, s, play.Pass{}).Player(0).Cash, 5000)
	})
	t.Run("AOS-003 more than 20 discs", func(t *testing.T) {
		s := scene{phase: "build", cash: 5, cubes: pumpkin,
			links: "A1-A2 A2-A3 A3-A4 A4-A5 A1-B1 A2-B2 A3-B2 A3-B3 A4-B4 A5-B4 B1-B2 B3-B4 B1-C1 B1-C2 B2-C3 B3-C3 B3-C4 B4-C5 C2-C3 C3-C4"}.at(t)
		equal(t, "links", Discs(s).Count(0), 20)
		do(t, s, lay(t, "C1-D1"))
	})
}

func TestBaseBuilding(t *testing.T) {
	base := scene{phase: "build", cash: 10, role: ageofsteam.Urbanization, cubes: map[string]string{"B1": "O"}, column: map[string]string{"city A": "RB"}}
	t.Run("AOS-047 a new city needs Urbanization", func(t *testing.T) {
		do(t, base.at(t), city(t, "A", "A2"))
		c := base
		c.role = ageofsteam.Engineer
		no(t, c.at(t), city(t, "A", "A2"), "AOS-047")
	})
	t.Run("AOS-075 a link belongs to the player who builds it", func(t *testing.T) {
		s := do(t, base.at(t), lay(t, "A1-A2"))
		equal(t, "owner", Discs(s).Owner(link(t, "A1-A2")), s.Turn())
		equal(t, "owner of another", Discs(s).Owner(link(t, "A2-A3")), rules.Nobody)
	})
	t.Run("AOS-076 a link stays with its owner", func(t *testing.T) {
		c := base
		c.cash, c.cubes = 200, map[string]string{"B1": "O"}
		s, first := c.at(t), link(t, "A1-A2")
		s = do(t, s, lay(t, "A1-A2"))
		r := seedOf(5).Stream("try", 0)
		for s.Turn() >= 0 {
			equal(t, "owner", Discs(s).Owner(first), 0)
			no(t, s, lay(t, "A1-A2"), map[bool]string{true: "HAL-16", false: "AOS-025"}[s.Phase().ID == "build"])
			l := s.Legal()
			s = do(t, s, l[r.Intn(len(l))])
		}
	})
	t.Run("AOS-089 paid at once from cash, or refused", func(t *testing.T) {
		c := base
		c.cash = 4
		s := c.at(t)
		no(t, s, lay(t, "A1-A2"), "AOS-089")
		equal(t, "links open", count(s, "build"), 0)
		c.cash = 5
		equal(t, "cash", do(t, c.at(t), lay(t, "A1-A2")).Player(0).Cash, 0)
	})
	t.Run("AOS-091 on any grey house, before any link", func(t *testing.T) {
		equal(t, "choices", count(base.at(t), "urbanize"), 6*8)
		c := base
		c.links = "A1-A2"
		do(t, c.at(t), city(t, "A", "A2")) // joined
		do(t, c.at(t), city(t, "H", "C5")) // not joined
	})
	t.Run("AOS-092 a new city costs nothing and is no link", func(t *testing.T) {
		s := do(t, base.at(t), city(t, "A", "A2"))
		equal(t, "cash", s.Player(0).Cash, 10)
		equal(t, "links", s.Player(0).Lays, 0)
		do(t, s, lay(t, "A2-A3"))
	})
	t.Run("AOS-093 no new city on a new city", func(t *testing.T) {
		c := base
		c.cities = map[string]string{"A": "A2"}
		no(t, c.at(t), city(t, "B", "A2"), "AOS-093")
	})
	t.Run("AOS-099 a new city comes without cubes, and cubes on the town stay", func(t *testing.T) {
		s := do(t, base.at(t), city(t, "A", "A2"))
		equal(t, "cubes", len(s.Cubes(house(t, "A2"))), 0)
		c := base
		c.cubes = map[string]string{"B1": "O", "A2": "K"}
		s = do(t, c.at(t), city(t, "A", "A2"))
		equal(t, "cubes", s.Cubes(house(t, "A2")).Count(Witch), 1)
		// Its column brings the first in the same round at the earliest.
		came := false
		for seed := range uint64(60) {
			c := base
			c.seed = 2*seed + 1
			n := do(t, c.at(t), city(t, "A", "A2"), play.Done{}, play.Pass{}, play.Pass{}, ageofsteam.Pay{})
			came = came || n.Cubes(house(t, "A2")).Count(rail.Red) == 1
		}
		equal(t, "a cube comes in the same round", came, true)
	})
	t.Run("AOS-100 with no tile or no town left Urbanization has no effect", func(t *testing.T) {
		c := base
		c.cities = map[string]string{"A": "A2", "B": "A3", "C": "A5", "D": "C1", "G": "C5", "H": "D1"}
		s := c.at(t)
		equal(t, "choices", count(s, "urbanize"), 0)
		do(t, s, play.Done{})
	})
	t.Run("AOS-002 a black cube ends in a black new city only", func(t *testing.T) {
		c := scene{cubes: map[string]string{"B2": "K", "B1": "O"}, links: "A3-B2", cities: map[string]string{"A": "A3"}}
		no(t, c.at(t), fly(t, "B2 A3", ""), "AOS-105")
		c.cities = map[string]string{"C": "A3"}
		do(t, c.at(t), fly(t, "B2 A3", ""))
	})
}

func TestBaseMoves(t *testing.T) {
	base := scene{loco: 2, cash: 30, cubes: map[string]string{"A1": "RRBK", "B1": "O"}, links: "A1-B1 B1-C2 B1-B2"}
	red := move(t, rail.Red, "A1 B1 C2")
	t.Run("AOS-101 two rounds of moves, in each a cube, a level, or a pass", func(t *testing.T) {
		s := do(t, base.at(t), red)
		equal(t, "phase", s.Phase().ID, "move2")
		s = do(t, s, red)
		equal(t, "phase", s.Phase().ID, "income")
		do(t, base.at(t), play.Pass{}, play.Pass{})
		do(t, base.at(t), play.Raise{}, red)
		do(t, base.at(t), red, play.Raise{})
	})
	t.Run("AOS-102 the level is raised once instead of a move, for nothing, never above 6", func(t *testing.T) {
		s := do(t, base.at(t), play.Raise{})
		equal(t, "level", s.Player(0).Loco, 3)
		equal(t, "cash", s.Player(0).Cash, 30)
		no(t, s, play.Raise{}, "AOS-102")
		// The Locomotive action is apart from it, and the next round allows it again.
		s = scene{phase: "action", cash: 40, cubes: map[string]string{"B1": "O"}}.at(t)
		s = do(t, s, ageofsteam.Take{Role: ageofsteam.Locomotive}, play.Done{}, play.Raise{}, play.Pass{}, ageofsteam.Pay{})
		equal(t, "level", s.Player(0).Loco, 3)
		s = do(t, s, play.Done{}, ageofsteam.Take{Role: ageofsteam.Engineer}, play.Done{}, play.Raise{})
		equal(t, "level", s.Player(0).Loco, 4)
		s = scene{loco: 6, cubes: map[string]string{"B1": "O"}}.at(t)
		no(t, s, play.Raise{}, "AOS-102")
	})
	t.Run("AOS-103 over built links, within the level", func(t *testing.T) {
		c := base
		c.loco = 1
		no(t, c.at(t), red, "AOS-103")
		do(t, base.at(t), red)
		c.links = "A1-B1"
		no(t, c.at(t), red, "AOS-103")
		no(t, base.at(t), move(t, rail.Red, "B1 C2"), "AOS-103") // no such cube
		no(t, base.at(t), play.Deliver{Good: rail.Red}, "AOS-103")
	})
	t.Run("AOS-104 no place twice and never back to the start", func(t *testing.T) {
		s := scene{loco: 6, cubes: map[string]string{"C2": "R", "B4": "O"}, links: "C2-B1 B1-B2 B2-C3 C2-C3 C3-C4"}.at(t)
		no(t, s, move(t, rail.Red, "C2 B1 B2 C3 C2"), "AOS-104")
		no(t, s, move(t, rail.Red, "C2 C3 B2 C3 C4"), "AOS-104")
		do(t, s, move(t, rail.Red, "C2 B1 B2 C3 C4"))
		do(t, s, move(t, rail.Red, "C2 C3 C4"))
		equal(t, "ways", count(s, "deliver"), 2)
	})
	t.Run("AOS-105 it ends in the first place of its colour", func(t *testing.T) {
		s := scene{loco: 6, cubes: map[string]string{"B1": "RO"}, links: "B1-C2 C2-C3 C3-C4"}.at(t)
		no(t, s, move(t, rail.Red, "B1 C2 C3 C4"), "AOS-105")
		no(t, s, move(t, rail.Red, "B1 C2 C3"), "AOS-105")
		do(t, s, move(t, rail.Red, "B1 C2"))
		equal(t, "ways", count(s, "deliver"), 1)
	})
	t.Run("AOS-106 from a place of its colour to another one", func(t *testing.T) {
		s := scene{loco: 2, cubes: map[string]string{"B2": "B", "B1": "O"}, links: "B2-C3 C3-B3"}.at(t)
		do(t, s, move(t, rail.Blue, "B2 C3 B3"))
		equal(t, "ways", count(s, "deliver"), 1)
	})
	t.Run("AOS-108 each link raises its owner's income at once", func(t *testing.T) {
		s, ev := tell(t, base.at(t), red)
		equal(t, "income", s.Player(0).Income, 2)
		equal(t, "earned", ev[0].(ageofsteam.Delivered).Earned[0], 2)
	})
	t.Run("AOS-111 the cube goes into the bag", func(t *testing.T) {
		s := do(t, base.at(t), red)
		equal(t, "bag", s.Bag().Count(rail.Red), 1)
		equal(t, "left there", s.Cubes(house(t, "A1")).Count(rail.Red), 1)
	})
}

func TestBaseMoney(t *testing.T) {
	at := func(cash, income, shares, loco int) *ageofsteam.State {
		return scene{phase: "move2", cash: cash, income: income, shares: shares, loco: loco, cubes: map[string]string{"B1": "O"}}.at(t)
	}
	pay := func(s *ageofsteam.State) (*ageofsteam.State, map[string]int) {
		s, _ = tell(t, s, play.Pass{})
		s, ev := tell(t, s, ageofsteam.Pay{})
		return s, kinds(ev)
	}
	t.Run("AOS-112 $1 for each point of income", func(t *testing.T) {
		equal(t, "cash", do(t, at(3, 7, 2, 1), play.Pass{}).Player(0).Cash, 10)
	})
	t.Run("AOS-113 $1 for each share and each locomotive level", func(t *testing.T) {
		s, _ := pay(at(20, 0, 6, 3))
		equal(t, "cash", s.Player(0).Cash, 11)
		equal(t, "costs", s.Player(0).Costs, 9)
	})
	t.Run("AOS-114 what cash does not cover lowers income", func(t *testing.T) {
		s, _ := pay(at(0, 8, 9, 1)) // $8 in, $10 due
		equal(t, "cash", s.Player(0).Cash, 0)
		equal(t, "income", s.Player(0).Income, 6)
	})
	t.Run("AOS-115 income of 0 survives, below it is bankrupt", func(t *testing.T) {
		s, n := pay(at(0, 2, 3, 1)) // $2 in, $4 due: 2 short
		equal(t, "income", s.Player(0).Income, 0)
		equal(t, "eliminated", n["eliminated"], 0)
		equal(t, "round", s.Round(), 2)
		s, n = pay(at(0, 2, 4, 1)) // $2 in, $5 due: 3 short
		equal(t, "eliminated", n["eliminated"], 1)
		r, over := s.Result()
		equal(t, "over", over, true)
		equal(t, "why", r.Why, ageofsteam.EndBankrupt)
		equal(t, "income shown", s.Player(0).Income, 0)
	})
	t.Run("AOS-116 worked example", func(t *testing.T) {
		s, n := pay(at(2, 3, 6, 3))
		equal(t, "eliminated", n["eliminated"], 1)
		equal(t, "out", s.Player(0).Out, true)
		s = do(t, at(2, 4, 6, 3), play.Pass{})
		equal(t, "cash", s.Player(0).Cash, 6)
		s, n = pay(at(2, 4, 6, 3))
		equal(t, "eliminated", n["eliminated"], 0)
		equal(t, "income", s.Player(0).Income, 1)
		equal(t, "cash", s.Player(0).Cash, 0)
	})
	t.Run("AOS-119 nobody left, nobody wins", func(t *testing.T) {
		s, n := pay(at(0, 0, 15, 6))
		r, _ := s.Result()
		equal(t, "place", r.Places[0], 2)
		equal(t, "no dice any more", n["dice"], 0)
	})
	t.Run("AOS-120 income reduction by bands", func(t *testing.T) {
		for income := range 130 {
			by := 0
			switch {
			case income >= 50:
				by = 10
			case income >= 41:
				by = 8
			case income >= 31:
				by = 6
			case income >= 21:
				by = 4
			case income >= 11:
				by = 2
			}
			s, n := pay(at(20, income, 2, 1))
			equal(t, fmt.Sprintf("income %d", income), s.Player(0).Income, income-by)
			equal(t, "event", n["reduced"], min(by, 1))
		}
		// The income after expenses counts: 12 falls to 10 by 2 that are short, and is not reduced.
		s, _ := pay(at(0, 12, 12, 2))
		equal(t, "income", s.Player(0).Income, 10)
	})
	t.Run("AOS-121 worked example", func(t *testing.T) {
		for income, want := range map[int]int{10: 10, 11: 9, 49: 41, 50: 40} {
			s, _ := pay(at(20, income, 2, 1))
			equal(t, fmt.Sprintf("income %d", income), s.Player(0).Income, want)
		}
	})
}
