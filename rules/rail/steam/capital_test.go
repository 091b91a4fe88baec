package steam_test

import (
	"fmt"
	"testing"

	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

// builder is a build turn of seat 0 with Engineer.
func builder(t *testing.T, p steam.Player, options string) *steam.State {
	p.Role = steam.Engineer
	return at(t, scene.Scene{Options: options, Phase: "build", Players: []steam.Player{p}})
}

func TestCapital(t *testing.T) {
	t.Run("STM-041 at the moment of a payment only, cash first", func(t *testing.T) {
		s := builder(t, player(3, 0, 0, 1), "")
		playtest.Same(t, "actions", playtest.Count(s, "capital"), 0)
		s = playtest.Do(t, s, "lay straight N-S on D2")
		playtest.Same(t, "from cash", figures(s, 0), [4]int{1, 0, 0, 1})
		s = playtest.Do(t, s, "lay straight N-S on D4")
		playtest.Same(t, "by capital", figures(s, 0), [4]int{4, -1, 0, 1})
	})
	t.Run("STM-042 one income for $5, no more steps than needed, the change stays", func(t *testing.T) {
		s := builder(t, player(0, 3, 5, 1), "")
		a, _ := s.Spell("lay straight N-S on A4")
		var got []string
		for _, l := range s.Preview(a) {
			got = append(got, fmt.Sprintf("%s %s %s %s", l.Label, l.Before, l.After, l.Clause))
		}
		playtest.Same(t, "ledger", got[:4], []string{"Price  −$2 STM-085", "Capital  +$5 STM-042", "Income 3 2 STM-042", "Cash $0 $3 STM-085"})
		s = playtest.Do(t, s, a)
		playtest.Same(t, "after", figures(s, 0), [4]int{3, 2, 5, 1})
	})
	t.Run("STM-043 steps by shortage", func(t *testing.T) {
		for short := 1; short <= 20; short++ {
			c := scene.Scene{Phase: "move2", Place: 2, Players: []steam.Player{player(0, 0, 0, 1), player(0, 0, 0, 1)}}
			c.Phase, c.Place, c.Seats = "seats", 0, 3
			s := playtest.Do(t, at(t, c), fmt.Sprintf("bid $%d", short), "pass", "pass")
			steps := (short + 4) / 5
			playtest.Same(t, fmt.Sprint("short ", short), figures(s, 0), [4]int{5*steps - short, -steps, 0, 1})
		}
	})
	t.Run("STM-044 at -10 each $5 costs 2 VP, and nothing more below 2", func(t *testing.T) {
		s := builder(t, player(0, -10, 3, 1), "")
		playtest.Same(t, "means", s.Means(0), 5)
		s = playtest.Do(t, s, "lay straight N-S on D2")
		playtest.Same(t, "after", figures(s, 0), [4]int{3, -10, 1, 1})
		s = playtest.Do(t, s, "lay straight N-S on D4")
		playtest.No(t, s, "lay straight N-S on A4", "STM-046")
	})
	t.Run("STM-046 what cannot be raised cannot be chosen", func(t *testing.T) {
		s := builder(t, player(1, -10, 1, 1), "")
		playtest.No(t, s, "lay straight N-S on D2", "STM-046")
		playtest.Same(t, "lays", playtest.Count(s, "lay"), 0)
	})
	t.Run("STM-047 a payment that must be made and cannot be raised makes bankrupt", func(t *testing.T) {
		c := scene.Scene{Phase: "move2", Place: 2, Players: []steam.Player{player(4, -10, 2, 1), player(5, -10, 2, 1)}}
		s := playtest.Do(t, at(t, c), "pass")
		playtest.Same(t, "out", []bool{s.Player(0).Out, s.Player(1).Out, s.Player(2).Out}, []bool{true, false, false})
		playtest.Same(t, "seat 1 could just pay", figures(s, 1), [4]int{0, -10, 0, 1})
	})
	buying := func(t *testing.T, p steam.Player) *steam.State {
		return at(t, scene.Scene{Options: "variant=standard", Phase: "capital", Players: []steam.Player{p}})
	}
	t.Run("STM-048 any number of steps, in turn order", func(t *testing.T) {
		s := buying(t, player(1, -8, 5, 1))
		playtest.May(t, s, "raise nothing", "raise $5", "raise $20")
		playtest.No(t, s, "raise $25", "STM-044")
		s = playtest.Do(t, s, "raise $15")
		playtest.Same(t, "after", figures(s, 0), [4]int{16, -10, 3, 1})
		playtest.Same(t, "turn", s.Turn(), 1)
		s = playtest.Do(t, s, "raise nothing", "raise $5")
		playtest.Same(t, "others", []any{figures(s, 1), figures(s, 2), s.Phase().ID}, []any{[4]int{0, 0, 0, 1}, [4]int{5, -1, 0, 1}, "auction"})
	})
	t.Run("STM-049 outside its phase cash alone pays", func(t *testing.T) {
		s := builder(t, player(3, 5, 9, 1), "variant=standard")
		s = playtest.Do(t, s, "lay straight N-S on D2")
		playtest.No(t, s, "lay straight N-S on D4", "STM-049")
		playtest.No(t, s, "raise $5", "STM-048")
		playtest.Same(t, "means", s.Means(0), 1)
	})
}

// TestRaise compares paying with the arithmetic of the clauses.
func TestRaise(t *testing.T) {
	for income := -10; income <= 3; income++ {
		for vp := range 6 {
			for have := range 2 {
				for bid := have; bid < 30; bid += 3 {
					ps := []steam.Player{player(have, income, vp, 1)}
					s := at(t, scene.Scene{Phase: "seats", Players: ps})
					steps := max(0, (bid-have+4)/5)
					down := min(steps, income+10)
					points := 2 * (steps - down)
					a := steam.Bid{Dollars: bid}
					if points > vp {
						if s.Check(a) == nil {
							t.Fatalf("income %d, %d VP, $%d can bid $%d", income, vp, have, bid)
						}
						continue
					}
					s = playtest.Do(t, s, a, "pass", "pass")
					if got, want := figures(s, 0), [4]int{have + 5*steps - bid, income - down, vp - points, 1}; got != want {
						t.Fatalf("income %d, %d VP, $%d bid $%d: %v, want %v", income, vp, have, bid, got, want)
					}
				}
			}
		}
	}
}
