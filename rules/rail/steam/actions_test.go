package steam_test

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

// takes is the choice of action tiles by seat 0; taken are the tiles of the seats before.
func takes(t *testing.T, options string, p steam.Player, taken ...steam.Role) *steam.State {
	c := scene.Scene{Options: options, Phase: "action", Supply: []string{"RBP"}, Players: []steam.Player{p}, Seats: max(3, 1+len(taken))}
	for i, r := range taken {
		c.Players = append(c.Players, steam.Player{Role: r})
		c.Order = append(c.Order, rules.Seat(i+1))
	}
	c.Place = len(c.Order)
	c.Order = append(c.Order, 0)
	for i := len(c.Order); i < c.Seats; i++ {
		c.Order = append(c.Order, rules.Seat(i))
	}
	return at(t, c)
}

const standard = "variant=standard"

func TestActionTiles(t *testing.T) {
	rich := player(20, 0, 0, 1)
	t.Run("STM-050 one of those that are left, and nobody declines", func(t *testing.T) {
		s := takes(t, "", rich, steam.FirstMove)
		playtest.No(t, s, "take First Move", "STM-050")
		playtest.No(t, s, "done", "STM-065")
		playtest.Same(t, "kinds", playtest.Count(s, "take"), len(s.Legal()))
		playtest.Same(t, "turn", playtest.Do(t, s, "take Engineer").Turn(), 2)
	})
	t.Run("STM-051 City Growth $2, Locomotive $4 and the level moved into, Urbanization $6, when taken", func(t *testing.T) {
		for text, want := range map[string]int{"City Growth": 18, "Locomotive": 14, "Urbanization": 14, "Turn Order": 20, "First Move": 20, "Engineer": 20, "First Build": 20} {
			playtest.Same(t, text, playtest.Do(t, takes(t, "", rich), "take "+text).Player(0).Cash, want)
		}
		s := playtest.Do(t, takes(t, "", player(0, 0, 0, 3)), "take Locomotive")
		playtest.Same(t, "from level 3 for $8 by capital", figures(s, 0), [4]int{2, -2, 0, 4})
	})
	t.Run("STM-052 the effect of City Growth or Urbanization may be passed instead of paying", func(t *testing.T) {
		for _, r := range []string{"City Growth", "Urbanization"} {
			s := playtest.Do(t, takes(t, "", rich), "take "+r+" without its effect")
			playtest.Same(t, "passed", []any{s.Player(0).Cash, s.Player(0).Idle}, []any{20, true})
		}
		playtest.No(t, takes(t, "", rich), "take Engineer without its effect", "STM-052")
		s := at(t, scene.Scene{Phase: "build", Supply: []string{"R"}, Players: []steam.Player{{Role: steam.CityGrowth, Idle: true}}})
		playtest.No(t, s, "grow Ash from space 1", "STM-052")
		playtest.May(t, s, "done")
	})
	t.Run("STM-053 what is paid must be carried out; what has become impossible lapses", func(t *testing.T) {
		c := scene.Scene{Phase: "build", Supply: []string{"R"}, Players: []steam.Player{{Role: steam.CityGrowth}}}
		s := at(t, c)
		playtest.No(t, s, "done", "STM-053")
		playtest.May(t, playtest.Do(t, s, "grow Ash from space 1"), "done")
		c.Supply = nil
		playtest.May(t, at(t, c), "done")
		c = scene.Scene{Phase: "build", Players: []steam.Player{{Role: steam.Urbanization}}}
		playtest.No(t, at(t, c), "done", "STM-053")
		c.Track = []string{"1 city red on Glen", "1 city blue on Hill", "1 city gray on Inn"}
		playtest.May(t, at(t, c), "done")
	})
	t.Run("STM-054 Standard: nothing costs, and the use is decided in the build turn", func(t *testing.T) {
		for _, r := range []string{"City Growth", "Locomotive", "Urbanization"} {
			playtest.Same(t, r, playtest.Do(t, takes(t, standard, rich), "take "+r).Player(0).Cash, 20)
		}
		playtest.No(t, takes(t, standard, rich), "take Urbanization without its effect", "STM-054")
		s := at(t, scene.Scene{Options: standard, Phase: "build", Supply: []string{"R"}, Players: []steam.Player{{Role: steam.Urbanization}}})
		playtest.May(t, s, "urbanize Glen with red", "done")
	})
	t.Run("STM-055 Turn Order does nothing in its turn, and makes the holder first in the next", func(t *testing.T) {
		s := playtest.Do(t, takes(t, "", rich, steam.FirstBuild), "take Turn Order", "take First Move", "done", "done", "done")
		playtest.Same(t, "order of moves", s.PhaseOrder(), []rules.Seat{2, 1, 0})
		s = playtest.Do(t, s, "pass", "pass", "pass", "pass", "pass", "pass")
		playtest.Same(t, "order", s.Order(), []rules.Seat{0, 2, 1})
	})
	t.Run("STM-056 First Move is first in both rounds", func(t *testing.T) {
		for _, phase := range []string{"move1", "move2"} {
			playtest.Same(t, phase, at(t, scene.Scene{Phase: phase, Players: []steam.Player{{}, {}, {Role: steam.FirstMove}}}).Turn(), 2)
		}
	})
	t.Run("STM-057 Engineer lays four tiles", func(t *testing.T) {
		s := builder(t, player(20, 0, 0, 1), "")
		playtest.Same(t, "lays", s.Lays(0), 4)
		s = playtest.Do(t, s, "lay straight N-S on D2", "lay straight N-S on D4", "lay straight N-S on A4", "lay straight SE-NW on B3")
		playtest.No(t, s, "lay straight SE-NW on C4", "STM-057")
	})
	t.Run("STM-065 three tiles without Engineer", func(t *testing.T) {
		s := at(t, scene.Scene{Phase: "build", Players: []steam.Player{player(20, 0, 0, 1)}})
		s = playtest.Do(t, s, "lay straight N-S on D2", "lay straight N-S on D4", "lay straight N-S on A4")
		playtest.No(t, s, "lay straight SE-NW on B3", "STM-065")
		playtest.May(t, s, "done")
	})
	t.Run("STM-058 First Build builds first", func(t *testing.T) {
		playtest.Same(t, "turn", at(t, scene.Scene{Phase: "build", Players: []steam.Player{{}, {Role: steam.FirstBuild}}}).Turn(), 1)
	})
	t.Run("STM-062 Locomotive rises by 1 at once", func(t *testing.T) {
		playtest.Same(t, "level", playtest.Do(t, takes(t, standard, rich), "take Locomotive").Player(0).Loco, 2)
		s := playtest.Do(t, takes(t, "", rich), "take Locomotive")
		playtest.Same(t, "improving later is apart", s.Player(0).Raised, false)
	})
	t.Run("STM-063 at level 6 Locomotive has no effect and costs nothing", func(t *testing.T) {
		for _, o := range []string{"", standard} {
			s := playtest.Do(t, takes(t, o, player(1, -10, 0, 6)), "take Locomotive")
			playtest.Same(t, "figures", figures(s, 0), [4]int{1, -10, 0, 6})
		}
	})
	t.Run("STM-064 who has nothing but Locomotive may pass its effect", func(t *testing.T) {
		playtest.No(t, takes(t, "", rich, steam.Engineer), "take Locomotive without its effect", "STM-064")
		// with six players one tile is left over, so this is a matter of maps with fewer tiles
		m := *deal(t, 6, 1, "first", "on").Map()
		m.Tiles = m.Tiles[4:6] // City Growth, Locomotive
		s := m.Deal(1, map[string]string{steam.OptFirst: "on"})
		playtest.No(t, s, "take Locomotive without its effect", "STM-064")
		s = playtest.Do(t, s, "take City Growth without its effect")
		playtest.May(t, s, "take Locomotive", "take Locomotive without its effect")
		s = s.View(0).(*steam.State)
		out, err := s.Apply(steam.Take{Role: steam.Locomotive, Idle: true})
		if err != nil {
			t.Fatal(err)
		}
		playtest.Same(t, "nothing is paid", out.Next.(*steam.State).Player(s.Turn()).Loco, 1)
	})
	t.Run("STM-046 a tile that cannot be paid cannot be taken with its effect", func(t *testing.T) {
		s := takes(t, "", player(1, -10, 1, 1))
		playtest.No(t, s, "take Urbanization", "STM-046")
		playtest.No(t, s, "take Locomotive", "STM-046")
		playtest.May(t, s, "take Urbanization without its effect")
	})
}
