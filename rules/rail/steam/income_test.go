package steam_test

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

// settling is the last pass before income.
func settling(t *testing.T, options string, ps ...steam.Player) *steam.State {
	for len(ps) < 3 {
		ps = append(ps, player(9, 0, 0, 1))
	}
	return playtest.Do(t, at(t, scene.Scene{Options: options, Phase: "move2", Place: len(ps) - 1, Players: ps}), "pass")
}

func TestIncome(t *testing.T) {
	t.Run("STM-116 Basic: income is received or paid by capital, without upkeep", func(t *testing.T) {
		s := settling(t, "", player(1, 4, 0, 5), player(0, -3, 0, 5), player(7, -3, 0, 5))
		playtest.Same(t, "received", figures(s, 0), [4]int{5, 4, 0, 5})
		playtest.Same(t, "paid by capital", figures(s, 1), [4]int{2, -4, 0, 5})
		playtest.Same(t, "paid in cash", figures(s, 2), [4]int{4, -3, 0, 5})
	})
	t.Run("STM-117 Standard: income less locomotive as one sum", func(t *testing.T) {
		s := settling(t, standard, player(0, 5, 0, 3), player(4, 2, 0, 5), player(9, -2, 0, 2))
		playtest.Same(t, "received", figures(s, 0), [4]int{2, 5, 0, 3})
		playtest.Same(t, "paid", figures(s, 1), [4]int{1, 2, 0, 5})
		playtest.Same(t, "paid both", figures(s, 2), [4]int{5, -2, 0, 2})
	})
	t.Run("STM-118 high incomes are not reduced", func(t *testing.T) {
		for _, o := range []string{"", standard} {
			playtest.Same(t, "income", settling(t, o, player(0, 10, 0, 1)).Player(0).Income, 10)
		}
	})
	t.Run("STM-119 Standard: the cash, then 1 VP for each $2, then 1 income for each $2, and an odd dollar back", func(t *testing.T) {
		for _, c := range []struct{ cash, income, vp, loco, wantCash, wantIncome, wantVP int }{
			{2, -4, 5, 2, 0, -4, 3}, // $4 short: 2 VP
			{1, -4, 5, 2, 1, -4, 2}, // $5 short: 3 VP and $1 back
			{0, -1, 0, 3, 0, -3, 0}, // $4 short: 2 income
			{6, -3, 9, 3, 0, -3, 9}, // exactly
		} {
			s := settling(t, standard, player(c.cash, c.income, c.vp, c.loco))
			playtest.Same(t, "after", figures(s, 0), [4]int{c.wantCash, c.wantIncome, c.wantVP, c.loco})
		}
	})
	t.Run("STM-121 Standard: who owes at -10 is bankrupt", func(t *testing.T) {
		s := settling(t, standard, player(9, -10, 1, 2), player(9, -10, 2, 2))
		playtest.Same(t, "a dollar is owed", s.Player(0).Out, true)
		playtest.Same(t, "just enough", []any{s.Player(1).Out, figures(s, 1)}, []any{false, [4]int{1, -10, 0, 2}})
	})
	broke := scene.Scene{Phase: "move2", Place: 2, Players: []steam.Player{player(0, -10, 0, 1), player(9, 0, 0, 3)}, Cubes: []string{"Birch P"},
		Track: append(append([]string{}, line...), "0 straight N-S on A4", "0 gentle SE-SW on B2")}
	t.Run("STM-122 a bankrupt player leaves, and the tokens come off", func(t *testing.T) {
		s := playtest.Do(t, at(t, broke), "pass")
		playtest.Same(t, "out", s.Player(0).Out, true)
		for _, sec := range s.Track().Sections() {
			playtest.Same(t, "owner", sec.Owner, rules.Nobody)
		}
		for range 12 {
			if s.Turn() == 0 {
				t.Fatal("a bankrupt player is asked")
			}
			s = playtest.Do(t, s, s.Legal()[0])
		}
	})
	t.Run("STM-123 complete links stay as neutral track that scores for nobody", func(t *testing.T) {
		s := playtest.Do(t, at(t, broke), "pass")
		playtest.Same(t, "links", []int{len(s.Track().Lines()), s.Tally(0).Sum()}, []int{3, 0})
	})
	t.Run("STM-125 the turns and cubes stay; who is left alone wins at once", func(t *testing.T) {
		s := playtest.Do(t, at(t, broke), "pass")
		playtest.Same(t, "turns", s.Rounds(), 10)
		s = settling(t, "", player(0, -10, 0, 1), player(0, -10, 0, 1), player(0, -10, 1, 1))
		r, over := s.Result()
		playtest.Same(t, "result", []any{over, r.Why, r.Places}, []any{true, steam.EndLast, []int{2, 2, 1}})
	})
}

func TestEnd(t *testing.T) {
	last := func(t *testing.T, track []string, ps ...steam.Player) rules.Result {
		s := playtest.Do(t, at(t, scene.Scene{Phase: "move2", Turn: 10, Place: 2, Players: ps, Track: track}), "pass")
		r, over := s.Result()
		playtest.Same(t, "over", []any{over, r.Why, s.Turn()}, []any{true, steam.EndTurns, rules.Nobody})
		return r
	}
	t.Run("STM-126 the game ends after income of the last turn", func(t *testing.T) {
		s := playtest.Do(t, at(t, scene.Scene{Phase: "move2", Turn: 9, Place: 2}), "pass")
		playtest.Same(t, "turn", s.Round(), 10)
		last(t, nil, steam.Player{})
		s = playtest.Do(t, at(t, scene.Scene{Phase: "move2", Turn: 10, Place: 2, Players: []steam.Player{player(0, 3, 0, 1)}}), "pass")
		playtest.Same(t, "income is paid", s.Player(0).Cash, 3)
		playtest.No(t, s, "pass", "STM-126")
	})
	t.Run("STM-127 VP, half of a positive income, twice a negative one, links", func(t *testing.T) {
		r := last(t, line, player(0, 5, 7, 1), player(9, -3, 1, 1), player(0, 1, 4, 1))
		playtest.Same(t, "scores", r.Scores, []int{7 + 2 + 2, 1 - 6, 4})
	})
	t.Run("STM-128 incomplete links, tiles and cash score nothing", func(t *testing.T) {
		r := last(t, []string{"0 gentle SE-SW on B2", "0 straight SE-NW on C3"}, player(99, 0, 0, 1))
		playtest.Same(t, "scores", r.Scores, []int{0, 0, 0})
	})
	t.Run("STM-129 ties: higher income, then the lower number", func(t *testing.T) {
		a, b, c := player(0, 4, 2, 1), player(0, 2, 3, 1), player(0, 2, 3, 1)
		b.Role, c.Role = steam.Engineer, steam.FirstMove
		r := last(t, nil, a, b, c)
		playtest.Same(t, "result", []any{r.Scores, r.Places}, []any{[]int{4, 4, 4}, []int{1, 3, 2}})
	})
	t.Run("STM-130 below 0, and bankrupt players behind all others", func(t *testing.T) {
		r := last(t, nil, player(0, -10, 0, 1), player(20, -8, 0, 1), player(0, 0, 0, 1))
		playtest.Same(t, "result", []any{r.Scores, r.Places}, []any{[]int{0, -16, 0}, []int{3, 2, 1}})
	})
}
