package singapore

import (
	"fmt"
	"testing"

	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

func TestExpenses(t *testing.T) {
	after := func(t *testing.T, p steam.Player, a string) []int {
		return figures(playtest.Do(t, at(t, scene.Scene{Players: rich(p), Supply: []string{"R"}}), a), 0)
	}
	const act = "grow Bishan from space 1"
	t.Run("SIN-16 half of a positive income, all of a negative one, nothing for the locomotive", func(t *testing.T) {
		for income, got := range map[int]int{0: 0, 1: 0, 2: 1, 5: 2, 10: 5, -1: -1, -4: -4} {
			playtest.Same(t, fmt.Sprint("income ", income), after(t, steam.Player{Income: income, Loco: 4}, act), []int{30 + got, income, 0})
		}
		playtest.Same(t, "by capital", after(t, steam.Player{Cash: 1, Income: -3}, act), []int{3, -4, 0})
	})
	t.Run("SIN-31 without an additional action nothing is paid or received, for marked links too", func(t *testing.T) {
		for _, income := range []int{-4, 6} {
			playtest.Same(t, "figures", after(t, steam.Player{Income: income}, "done"), []int{30, income, 0})
		}
		s := playtest.Do(t, at(t, scene.Scene{Players: rich(steam.Player{}), Track: []string{"0 straight N-S on F7", "0 ends", "0 ends", "0 ends"}}), "done")
		playtest.Same(t, "marked", []int{s.Player(0).Cash, Rent(s.Track(), 0)}, []int{30, 2})
	})
	t.Run("SIN-17 $1 for each 2 tokens on a marked link", func(t *testing.T) {
		s := at(t, scene.Scene{Players: rich(steam.Player{Income: 4}), Supply: []string{"R"}, Track: []string{"0 straight N-S on F7", "0 ends", "0 ends"}})
		income, rent := Bill(s, 0)
		playtest.Same(t, "announced", []int{income, rent}, []int{2, 2})
		playtest.Same(t, "cash", playtest.Do(t, s, act).Player(0).Cash, 30+2-2)
		preview := ""
		for _, e := range s.Preview(steam.Grow{At: s.Spot(playtest.Hex(t, s.Track().Land(), "Bishan"))}) {
			if e.Label == "After income" {
				preview = e.After
			}
		}
		playtest.Same(t, "preview", preview, "$30, income 4, 0 VP")
		s = playtest.Do(t, at(t, scene.Scene{Players: []steam.Player{{Cash: 1}, {}}, Supply: []string{"R"}, Track: []string{"0 straight N-S on F7", "0 ends", "0 ends"}}), act)
		playtest.Same(t, "by capital", figures(s, 0), []int{4, -1, 0})
	})
	t.Run("SIN-30 link by link, the owner's own token included", func(t *testing.T) {
		for added, rent := range map[int]int{1: 1, 2: 2, 3: 2, 4: 3, 5: 3} {
			c := scene.Scene{Players: rich(steam.Player{}), Supply: []string{"R"}, Track: []string{"0 straight N-S on F7"}}
			if added > 1 { // the first end is that of the turn in which it was begun, the last one comes with this turn
				for range added {
					c.Track = append(c.Track, "0 ends")
				}
			}
			s := playtest.Do(t, at(t, c), act)
			playtest.Same(t, fmt.Sprint(added, " added"), []any{30 - s.Player(0).Cash, MarkedLinks(s.Track(), 0)[0].Tokens}, []any{rent, added + 1})
		}
		c := scene.Scene{Players: rich(steam.Player{}), Supply: []string{"R"}, Track: []string{"0 straight N-S on F7", "0 straight N-S on A2"}}
		playtest.Same(t, "two links", 30-playtest.Do(t, at(t, c), act).Player(0).Cash, 2)
	})
}

func TestEnds(t *testing.T) {
	// seat 0 moves a red cube of so many points
	move := func(me, you steam.Player) scene.Scene {
		me.Cash, you.Cash = 30, 30
		return scene.Scene{Players: []steam.Player{me, you}, Track: line(), Cubes: []string{"Bishan R"}, Supply: []string{"R"}}
	}
	why := func(s *steam.State) string {
		r, over := s.Result()
		if !over {
			return "goes on"
		}
		return fmt.Sprint(r.Why, r.Places, r.Scores)
	}
	t.Run("SIN-18 a move to 15 VP triggers; whoever then begins a turn with most VP and no negative income wins", func(t *testing.T) {
		s := playtest.Do(t, at(t, move(steam.Player{Loco: 2, VP: 13}, steam.Player{VP: 12})), way)
		s, events := playtest.Tell(t, s, "take victory points")
		seat, ok := Triggered(s)
		playtest.Same(t, "triggered", []any{seat, ok, len(kinds(events, "end-triggered")), why(s), s.Turn()}, []any{0, true, 1, "goes on", 1})
		s = playtest.Do(t, s, "done", "raise locomotive")
		playtest.Same(t, "links do not count", why(s), "most-points[1 2] [15 12]")
		s = playtest.Do(t, at(t, move(steam.Player{Loco: 2, VP: 12}, steam.Player{})), way, "take victory points")
		_, ok = Triggered(s)
		playtest.Same(t, "14 VP", ok, false)
		s = playtest.Do(t, at(t, move(steam.Player{Loco: 2, VP: 13, Income: -1}, steam.Player{})), way, "take victory points")
		_, ok = Triggered(s)
		playtest.Same(t, "negative income", ok, false)
		c := move(steam.Player{Loco: 2, VP: 20, Income: -1}, steam.Player{VP: 4})
		c.Marks = []int{0, 0, 1, 0, 0, 0}
		s = playtest.Do(t, at(t, c), "grow Bishan from space 1")
		playtest.Same(t, "the leader is in debt, the other behind", why(playtest.Do(t, s, "done", "raise locomotive")), "goes on")
		c = move(steam.Player{Loco: 2, VP: 20}, steam.Player{VP: 4})
		s = playtest.Do(t, at(t, c), "grow Bishan from space 1", "done", "raise locomotive")
		_, ok = Triggered(s)
		playtest.Same(t, "without a move", ok, false)
	})
	t.Run("SIN-18 the opponent's points can trigger it, and after upkeep counts", func(t *testing.T) {
		c := move(steam.Player{Loco: 2}, steam.Player{VP: 14})
		c.Track[2] = "1 gentle NE-NW on E8"
		s := playtest.Do(t, at(t, c), way, "take income", "take victory points")
		playtest.Same(t, "seat 1 wins at the beginning of its turn", why(s), "most-points[2 1] [0 15]")
		c = move(steam.Player{Loco: 2, VP: 13}, steam.Player{})
		c.Players[0].Cash = 0
		c.Track = append(c.Track, "0 straight SE-NW on B4")
		s = playtest.Do(t, at(t, c), way, "take victory points")
		_, ok := Triggered(s)
		playtest.Same(t, "rent by capital", []any{s.Player(0).Income, ok}, []any{-1, false})
	})
	t.Run("SIN-19 an opponent who has more VP and income 0-10 wins at once, whoever triggered the end", func(t *testing.T) {
		s := playtest.Do(t, at(t, move(steam.Player{Loco: 2, VP: 13}, steam.Player{VP: 16})), way, "take victory points")
		playtest.Same(t, "the end", why(s), "most-points[2 1] [15 16]")
		s = playtest.Do(t, at(t, move(steam.Player{Loco: 2, VP: 13}, steam.Player{VP: 16, Income: -1})), way, "take victory points")
		playtest.Same(t, "in debt", why(s), "goes on")
	})
	t.Run("SIN-32 with the same VP nobody has won yet", func(t *testing.T) {
		s := playtest.Do(t, at(t, move(steam.Player{Loco: 2, VP: 13}, steam.Player{VP: 15})), way, "take victory points")
		playtest.Same(t, "15 each", why(s), "goes on")
		s = playtest.Do(t, s, "done", "raise locomotive")
		playtest.Same(t, "and again", why(s), "goes on")
	})
	t.Run("SIN-20 the bankrupt loses at once", func(t *testing.T) {
		c := move(steam.Player{VP: 0, Income: -10}, steam.Player{})
		c.Players[0].Cash = 0
		s := playtest.Do(t, at(t, c), "grow Bishan from space 1")
		playtest.Same(t, "the end", why(s), "last-one-left[2 1] [0 0]")
		r, _ := s.Result()
		playtest.Same(t, "told", game.Words.Event(s, steam.Ended{Result: r}).Clause, "SIN-20")
	})
	t.Run("SIN-21 two passes in a row end the game; most VP win, then links", func(t *testing.T) {
		pass := func(me, you steam.Player, track ...string) *steam.State {
			c := scene.Scene{Phase: PartBuild, Players: []steam.Player{me, you}, Track: track}
			return playtest.Do(t, at(t, c), "done", "done", "done", "done")
		}
		playtest.Same(t, "most VP", why(pass(steam.Player{VP: 3}, steam.Player{VP: 5})), "both-passed[2 1] [3 5]")
		playtest.Same(t, "links", why(pass(steam.Player{VP: 5}, steam.Player{VP: 5}, line()...)), "both-passed[1 2] [5 5]")
		playtest.Same(t, "links only break ties", why(pass(steam.Player{VP: 4}, steam.Player{VP: 5}, line()...)), "both-passed[2 1] [4 5]")
		c := scene.Scene{Phase: PartBuild, Players: rich(steam.Player{})}
		s := playtest.Do(t, at(t, c), "done", "done")
		playtest.Same(t, "passes", Passes(s), 1)
		s = playtest.Do(t, s, "lay straight N-S on F7", "done", "done", "done")
		playtest.Same(t, "who builds has not passed", why(s), "goes on")
		s = playtest.Do(t, s, "done", "raise locomotive", "done", "done")
		playtest.Same(t, "nor who acts", why(s), "goes on")
		playtest.Same(t, "now both", why(playtest.Do(t, s, "done", "done")), "both-passed[1 1] [0 0]")
	})
	t.Run("SIN-33 income adds nothing, and a tie in links too is a draw", func(t *testing.T) {
		c := scene.Scene{Phase: PartBuild, Players: []steam.Player{{VP: 5, Income: 8}, {VP: 5, Income: -3}}}
		s := playtest.Do(t, at(t, c), "done", "done", "done", "done")
		playtest.Same(t, "a draw", why(s), "both-passed[1 1] [5 5]")
		playtest.Same(t, "told", game.Words.Prompt(s).Text, "A draw")
	})
	t.Run("SIN-35 five turns of each player without anything new end the game", func(t *testing.T) {
		// Both turn their last tile to and fro.
		c := scene.Scene{Supply: []string{"R"}, Phase: PartBuild, Players: []steam.Player{{Cash: 90, VP: 1}, {Cash: 90}}, Track: []string{"0 straight N-S on F7", "1 straight N-S on A2"}, Marks: []int{0, 1, 0, 0, 0, 0}}
		s := at(t, c)
		for turn := range 5 {
			playtest.Same(t, "turn", []any{why(s), Still(s, 0)}, []any{"goes on", turn + 1})
			if turn%2 == 0 {
				s = playtest.Do(t, s, "lay gentle S-NW on F7", "done", "lay gentle NE-S on A2", "done")
			} else {
				s = playtest.Do(t, s, "lay straight N-S on F7", "done", "lay straight N-S on A2", "done")
			}
		}
		playtest.Same(t, "the end", why(s), "standstill[1 2] [1 0]")
		s = playtest.Do(t, at(t, c), "lay gentle S-NW on F7", "done", "done", "grow Bishan from space 1")
		playtest.Same(t, "an action is something new", []int{Still(s, 0), Still(s, 1)}, []int{2, 0})
	})
}
