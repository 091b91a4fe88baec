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
	p, err := game.New(rules.Setup{Seats: 2, Seed: rng.Seed(seed)})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*steam.State)
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
