package ageofsteam_test

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/ageofsteam/scene"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
)

func TestProduction(t *testing.T) {
	full := []string{"light 1 RRR", "light 2 RRR", "light 3 RRR", "city A BB", "city B BB", "city C BB", "city D BB",
		"dark 1 PPP", "dark 2 PPP", "dark 3 PPP", "city E YY", "city F YY", "city G KK", "city H KK"}
	at := func(bag string, column ...string) *ageofsteam.State {
		return scene.Scene{Map: valeMap(), Phase: "move2", Place: 2, Bag: bag, Column: column,
			Players: []ageofsteam.Player{{Cash: 30, Role: ageofsteam.Production}, {Cash: 30}, {Cash: 30}}}.At(t)
	}
	t.Run("AOS-122 two cubes drawn and seen, then put into empty boxes, one each", func(t *testing.T) {
		s := playtest.Do(t, at("RBPYK"), "pass")
		playtest.Same(t, "phase", s.Phase().ID, "growth")
		playtest.Same(t, "turn", s.Turn(), 0)
		playtest.No(t, s, "put red into light 1 box 1", "AOS-122")
		o, err := s.Apply(ageofsteam.DrawCubes{})
		if err != nil || !o.Reveals {
			t.Fatal("drawing reveals nothing", err)
		}
		s = o.Next.(*ageofsteam.State)
		playtest.Same(t, "drawn", len(s.Drawn()), 2)
		playtest.Same(t, "bag", len(s.Bag()), 3)
		playtest.No(t, s, "draw cubes", "AOS-122")
		playtest.No(t, s, "done", "AOS-122")
		a, b := s.Drawn()[0], s.Drawn()[1]
		s = playtest.Do(t, s, ageofsteam.FillBox{Good: a, Column: 2, Box: 1, To: s.BoxName(2, 1)})
		playtest.Same(t, "phase", s.Phase().ID, "growth")
		playtest.No(t, s, ageofsteam.FillBox{Good: b, Column: 2, Box: 1, To: s.BoxName(2, 1)}, "AOS-122")
		s, ev := playtest.Tell(t, s, ageofsteam.FillBox{Good: b, Column: 2, Box: 0, To: s.BoxName(2, 0)})
		playtest.Same(t, "round", s.Round(), 2)
		if i := slices.IndexFunc(ev, func(e rules.Event) bool { return e.Kind() == "dice" }); i < 1 {
			t.Error("the dice are not thrown after it")
		}
		same := false // the same draw comes again
		again := playtest.Do(t, at("RBPYK"), "pass", "draw cubes")
		same = slices.Equal(again.Drawn(), rail.Pile{a, b})
		playtest.Same(t, "the same draw", same, true)
	})
	t.Run("AOS-048 Production may be left unused, and is asked before the dice", func(t *testing.T) {
		s := playtest.Do(t, at("RBPYK"), "pass")
		n, ev := playtest.Tell(t, s, "done")
		playtest.Same(t, "round", n.Round(), 2)
		playtest.Same(t, "bag", len(n.Bag()), 5)
		if !slices.ContainsFunc(ev, func(e rules.Event) bool { return e.Kind() == "dice" }) {
			t.Error("no dice")
		}
		without := scene.Scene{Map: valeMap(), Phase: "move2", Place: 2, Bag: "RB", Players: []ageofsteam.Player{{Cash: 30}, {Cash: 30}, {Cash: 30}}}.At(t)
		playtest.Same(t, "round", playtest.Do(t, without, "pass").Round(), 2)
	})
	t.Run("AOS-123 any empty box, as many as possible, a cube left over goes back", func(t *testing.T) {
		s := playtest.Do(t, at("RB"), "pass", "draw cubes", "put red into city H box 2", "put blue into dark 1 box 3")
		playtest.Same(t, "bag", len(s.Bag()), 0)
		playtest.Same(t, "round", s.Round(), 2)
		one := slices.Clone(full)
		one[4] = "city B B."
		s = playtest.Do(t, at("RY", one...), "pass", "draw cubes")
		playtest.Same(t, "drawn", s.Drawn(), rail.Pile{rail.Red, rail.Yellow})
		playtest.Same(t, "choices", playtest.Count(s, "fill"), 2) // which of the two, into the one box
		s = playtest.Do(t, s, "put yellow into city B box 2")
		playtest.Same(t, "bag", s.Bag(), rail.Pile{rail.Red})
		playtest.Same(t, "round", s.Round(), 2)
		s = playtest.Do(t, at("K"), "pass", "draw cubes")
		playtest.Same(t, "drawn", len(s.Drawn()), 1)
		s = playtest.Do(t, s, "put black into light 1 box 1")
		playtest.Same(t, "round", s.Round(), 2)
		playtest.Same(t, "no empty box", playtest.Do(t, at("RY", full...), "pass").Round(), 2)
		gone := scene.Scene{Map: valeMap(), Phase: "move2", Place: 2, Bag: "RB", // eliminated in the phase before
			Players: []ageofsteam.Player{{Cash: 0, Role: ageofsteam.Production}, {Cash: 30}, {Cash: 30}}}
		playtest.Same(t, "eliminated", playtest.Do(t, gone.At(t), "pass").Round(), 2)
		playtest.Same(t, "no cube", playtest.Do(t, at(""), "pass").Round(), 2)
	})
	t.Run("AOS-124 one die for each player who began, in each half", func(t *testing.T) {
		for seats := 3; seats <= 6; seats++ {
			c := scene.Scene{Map: valeMap(), Phase: "move2", Place: seats - 1, Seats: seats, Track: []string{"0 out"}}
			for range seats {
				c.Players = append(c.Players, ageofsteam.Player{Cash: 30})
			}
			c.Players[0] = ageofsteam.Player{Out: true}
			_, ev := playtest.Tell(t, c.At(t), "pass")
			var dice []int
			for _, e := range ev {
				if d, ok := e.(ageofsteam.DiceThrown); ok {
					dice = append(dice, len(d.Dice))
				}
			}
			playtest.Same(t, "dice", dice, []int{seats, seats})
		}
	})
}

// The vale with two links of seats 0 and 1 between Birch and Dogwood by Glen, and one beside them.
var lines = []string{"0 straight N-S on D2", "0 straight with disc N, S on Glen", "0 ends", "0 ends", "1 straight N-S on D4"}

func TestMoving(t *testing.T) {
	at := func(levels int, track []string, cubes ...string) *ageofsteam.State {
		return scene.Scene{Map: valeMap(), Track: track, Cubes: cubes,
			Players: []ageofsteam.Player{{Cash: 20, Loco: levels}, {Cash: 20, Loco: levels}, {Cash: 20, Loco: levels}}}.At(t)
	}
	incomes := func(s *ageofsteam.State) (out []int) {
		for i := range rules.Seat(s.Seats()) {
			out = append(out, s.Player(i).Income)
		}
		return out
	}
	t.Run("AOS-107 every player's links may be used", func(t *testing.T) {
		s := at(2, lines, "Birch P")
		s = playtest.Do(t, s, "pass", "pass", "deliver purple from Birch by Glen to Dogwood")
		playtest.Same(t, "incomes", incomes(s), []int{1, 1, 0})
	})
	t.Run("AOS-108 each link raises its owner's income", func(t *testing.T) {
		s := playtest.Do(t, at(2, lines, "Birch P"), "deliver purple from Birch by Glen to Dogwood")
		playtest.Same(t, "incomes", incomes(s), []int{1, 1, 0})
		playtest.Same(t, "bag", s.Bag(), rail.Pile{rail.Purple})
	})
	t.Run("AOS-109 a link without an owner may be used and pays nobody", func(t *testing.T) {
		c := scene.Scene{Map: valeMap(), Track: append(slices.Clone(lines), "1 out"), Cubes: []string{"Birch P"},
			Players: []ageofsteam.Player{{Cash: 20, Loco: 2}, {Out: true}, {Cash: 20}}}
		s := playtest.Do(t, c.At(t), "deliver purple from Birch by Glen to Dogwood")
		playtest.Same(t, "incomes", incomes(s), []int{1, 0, 0})
	})
	t.Run("AOS-110 of several links between two stops the mover chooses one", func(t *testing.T) {
		two := []string{"0 straight N-S on A4", "1 gentle S-NW on B3", "1 gentle N-SW on B4"}
		s := at(1, two, "Ash B")
		playtest.Same(t, "ways", playtest.Count(s, "deliver"), 2)
		playtest.No(t, s, "deliver blue from Ash to Fir", "AOS-110")
		playtest.No(t, s, "deliver blue from Ash to Fir over C4", "AOS-110")
		a := playtest.Do(t, s, "deliver blue from Ash to Fir over A4")
		b := playtest.Do(t, s, "deliver blue from Ash to Fir over B3")
		playtest.Same(t, "over A4", incomes(a), []int{1, 0, 0})
		playtest.Same(t, "over B3", incomes(b), []int{0, 1, 0})
		// The other way round, and the target of the line.
		r := at(1, two, "Fir R")
		playtest.Do(t, r, "deliver red from Fir to Ash over B4")
		act, _ := s.Spell("deliver blue from Ash to Fir over B3")
		playtest.Same(t, "targets", act.Targets(), []rules.Target{{Kind: "cube", ID: play.CubeID(playtest.Hex(t, valeLand, "Ash"), rail.Blue)},
			{Kind: "stop", ID: int(playtest.Hex(t, valeLand, "Fir"))}, {Kind: "over", ID: int(playtest.Hex(t, valeLand, "B3"))}})
		playtest.No(t, at(1, two[:1], "Ash B"), "deliver blue from Ash to Fir over A4", "AOS-110")
	})
	t.Run("AOS-106 a cube in a city of its colour", func(t *testing.T) {
		s := at(1, []string{"0 straight N-S on A4"}, "Fir B")
		playtest.Same(t, "ways", playtest.Count(s, "deliver"), 0)
	})
}

func TestScore(t *testing.T) {
	over := func(track []string, ps ...ageofsteam.Player) rules.Result {
		for i := range ps {
			ps[i].Cash += ps[i].Shares + max(ps[i].Loco, 1)
		}
		c := scene.Scene{Map: valeMap(), Phase: "move2", Place: len(ps) - 1, Round: 10, Rounds: 10, Players: ps, Track: track}
		for c.Place > 0 && ps[c.Place].Out {
			c.Place--
		}
		r, _ := playtest.Do(t, c.At(t), "pass").Result()
		return r
	}
	t.Run("AOS-027 the last round is played to its end, growth and all", func(t *testing.T) {
		c := scene.Scene{Map: valeMap(), Phase: "move2", Place: 2, Round: 10, Rounds: 10, Players: []ageofsteam.Player{{Cash: 9}, {Cash: 9}, {Cash: 9}}}
		s, ev := playtest.Tell(t, c.At(t), "pass")
		if !slices.ContainsFunc(ev, func(e rules.Event) bool { return e.Kind() == "dice" }) {
			t.Error("no dice in the last round")
		}
		r, over := s.Result()
		playtest.Same(t, "over", over, true)
		playtest.Same(t, "why", r.Why, ageofsteam.EndRounds)
	})
	t.Run("AOS-131 three for income, less three for each share, plus the pieces of track", func(t *testing.T) {
		r := over(lines, ageofsteam.Player{Income: 9, Shares: 4}, ageofsteam.Player{Income: 5, Shares: 2}, ageofsteam.Player{Income: 30, Shares: 2, Loco: 3})
		// Income is reduced once more: 30 loses 4.
		playtest.Same(t, "scores", r.Scores, []int{27 - 12 + 2, 15 - 6 + 2, 78 - 6})
		playtest.Same(t, "places", r.Places, []int{2, 3, 1})
	})
	t.Run("AOS-133 unfinished sections and cash score nothing", func(t *testing.T) {
		r := over([]string{"0 straight N-S on D2", "0 gentle N-SE on D4"}, ageofsteam.Player{Cash: 50, Shares: 2}, ageofsteam.Player{Shares: 2}, ageofsteam.Player{Cash: 9, Shares: 2})
		playtest.Same(t, "scores", r.Scores, []int{-6, -6, -6})
	})
	t.Run("AOS-134 most points win, a tie is shared", func(t *testing.T) {
		r := over(nil, ageofsteam.Player{Income: 4, Shares: 2, Cash: 40}, ageofsteam.Player{Income: 4, Shares: 2}, ageofsteam.Player{Income: 1, Shares: 2})
		playtest.Same(t, "places", r.Places, []int{1, 1, 3})
	})
	t.Run("AOS-135 below 0, and eliminated players behind all others", func(t *testing.T) {
		r := over([]string{"0 out"}, ageofsteam.Player{Out: true, Shares: 9}, ageofsteam.Player{Shares: 15}, ageofsteam.Player{Shares: 2})
		playtest.Same(t, "scores", r.Scores, []int{0, -45, -6})
		playtest.Same(t, "places", r.Places, []int{3, 2, 1})
	})
}

func TestElimination(t *testing.T) {
	pay := func(t *testing.T, track []string, ps ...ageofsteam.Player) *ageofsteam.State {
		c := scene.Scene{Map: valeMap(), Phase: "move2", Place: len(ps) - 1, Players: ps, Track: track}
		return playtest.Do(t, c.At(t), "pass")
	}
	t.Run("AOS-115 out below income 0, in at exactly 0", func(t *testing.T) {
		s := pay(t, nil, ageofsteam.Player{Cash: 2, Income: 0}, ageofsteam.Player{Cash: 1, Income: 1}, ageofsteam.Player{Cash: 9})
		playtest.Same(t, "out", [...]bool{s.Player(0).Out, s.Player(1).Out, s.Player(2).Out}, [...]bool{true, false, false})
		playtest.Same(t, "income", s.Player(1).Income, 0)
	})
	t.Run("AOS-117 unfinished sections become unowned", func(t *testing.T) {
		s := pay(t, []string{"0 straight N-S on D2", "0 straight N-S on A4"}, ageofsteam.Player{Cash: 0}, ageofsteam.Player{Cash: 9}, ageofsteam.Player{Cash: 9})
		o, on := s.Track().Owner(playtest.Hex(t, valeLand, "D2"), 0)
		playtest.Same(t, "owner", o, rules.Nobody)
		playtest.Same(t, "track", on, true)
		playtest.Same(t, "turn", s.Turn(), 1)
	})
	t.Run("AOS-118 links stay, without an owner, and nobody claims them", func(t *testing.T) {
		s := pay(t, lines, ageofsteam.Player{Cash: 0, Income: 1}, ageofsteam.Player{Cash: 9}, ageofsteam.Player{Cash: 9})
		playtest.Same(t, "links", [...]int{s.Track().Links(0), s.Track().Links(rules.Nobody), s.Track().Links(1)}, [...]int{0, 1, 1})
	})
	t.Run("AOS-119 rounds stay; the last one left wins; none left, nobody wins", func(t *testing.T) {
		s := pay(t, nil, ageofsteam.Player{}, ageofsteam.Player{Cash: 9}, ageofsteam.Player{Cash: 9})
		playtest.Same(t, "rounds", s.Rounds(), 10)
		r, over := pay(t, nil, ageofsteam.Player{}, ageofsteam.Player{Cash: 9}, ageofsteam.Player{}).Result()
		playtest.Same(t, "over", over, true)
		playtest.Same(t, "why", r.Why, ageofsteam.EndLast)
		playtest.Same(t, "places", r.Places, []int{2, 1, 2})
		r, over = pay(t, nil, ageofsteam.Player{}, ageofsteam.Player{}, ageofsteam.Player{}).Result()
		playtest.Same(t, "over", over, true)
		playtest.Same(t, "why", r.Why, ageofsteam.EndBankrupt)
		playtest.Same(t, "places", r.Places, []int{2, 2, 2})
	})
}
