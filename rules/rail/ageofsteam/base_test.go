package ageofsteam_test

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/ageofsteam/scene"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/track"
)

func deal(t testing.TB, seats int, seed uint64) *ageofsteam.State {
	t.Helper()
	p, err := vale.New(rules.Setup{Game: vale.ID, Seats: seats, Seed: seedOf(seed)})
	if err != nil {
		t.Fatal(err)
	}
	return p.(*ageofsteam.State)
}

func TestBaseSetup(t *testing.T) {
	t.Run("AOS-001 96 cubes", func(t *testing.T) {
		total := valeMap().Rules.Total
		playtest.Same(t, "cubes", [...]int{total[rail.Red], total[rail.Blue], total[rail.Purple], total[rail.Yellow], total[rail.Black], total[rail.White]}, [...]int{20, 20, 20, 20, 16, 0})
	})
	t.Run("AOS-003 more than 20 links and sections of one player are no hindrance", func(t *testing.T) {
		m := valeMap()
		b := m.Board.(*track.Board)
		for range 30 {
			for l := range b.Lays(0) { // another section from a city
				if n := b.Put(0, l); len(n.Sections()) > len(b.Sections()) {
					b = n
					break
				}
			}
		}
		n := 0
		for _, s := range b.Sections() {
			if s.Owner == 0 {
				n++
			}
		}
		if n < 21 {
			t.Fatalf("%d sections", n)
		}
		more := 0
		for range b.Lays(0) {
			more++
		}
		if more == 0 {
			t.Error("nothing more can be built")
		}
	})
	t.Run("AOS-020 a random cube for every box of the display", func(t *testing.T) {
		a, b := deal(t, 3, 1), deal(t, 3, 2)
		differ := false
		for c, col := range a.Map().Columns {
			playtest.Same(t, "boxes", len(a.Column(c)), map[bool]int{true: 2, false: 3}[col.Tile >= 0])
			playtest.Same(t, "empty boxes", a.Column(c).Count(rail.None), 0)
			differ = differ || !slices.Equal(a.Column(c), b.Column(c))
		}
		if !differ {
			t.Error("two deals alike")
		}
		if err := a.Audit(); err != nil {
			t.Error(err)
		}
	})
	t.Run("AOS-021 each printed city gets as many cubes as the map says", func(t *testing.T) {
		s, n := deal(t, 4, 3), 0
		for h, x := range valeLand.Hexes {
			playtest.Same(t, x.Spot.String(), len(s.Cubes(rail.Stop(h))), x.StartCubes)
			n += x.StartCubes
		}
		playtest.Same(t, "bag", len(s.Bag()), 96-n-34)
	})
	t.Run("AOS-022 $10, 2 shares, income 0, level 1", func(t *testing.T) {
		s := deal(t, 5, 1)
		for seat := range rules.Seat(5) {
			playtest.Same(t, "player", s.Player(seat), ageofsteam.Player{Cash: 10, Shares: 2, Loco: 1})
		}
	})
	t.Run("AOS-023 the first order is drawn by lot", func(t *testing.T) {
		first := map[rules.Seat]int{}
		for seed := range uint64(300) {
			o := deal(t, 3, seed).Order()
			if !slices.Equal(slices.Sorted(slices.Values(o)), []rules.Seat{0, 1, 2}) {
				t.Fatal(o)
			}
			first[o[0]]++
		}
		for seat := range rules.Seat(3) {
			if n := first[seat]; n < 70 || n > 130 {
				t.Errorf("seat %d is first %d times of 300", seat, n)
			}
		}
	})
	t.Run("AOS-024 rounds by number of players", func(t *testing.T) {
		for seats, rounds := range map[int]int{3: 10, 4: 8, 5: 7, 6: 6} {
			playtest.Same(t, "rounds", deal(t, seats, 1).Rounds(), rounds)
		}
	})
	t.Run("AOS-025 phases in order", func(t *testing.T) {
		var all []string
		for _, p := range valeMap().Phases {
			all = append(all, p.ID)
		}
		playtest.Same(t, "phases", all, []string{"shares", "auction", "action", "build", "move1", "move2", "income", "expenses", "reduction", "growth"})
	})
}

func TestOrder(t *testing.T) {
	order := []rules.Seat{1, 2, 0}
	rich := func(roles ...ageofsteam.Role) (out []ageofsteam.Player) {
		for _, r := range roles {
			out = append(out, ageofsteam.Player{Cash: 40, Role: r})
		}
		return out
	}
	turns := func(t *testing.T, s *ageofsteam.State, action string) (out []rules.Seat) {
		for phase := s.Phase().ID; s.Phase().ID == phase; {
			out = append(out, s.Turn())
			s = playtest.Do(t, s, action)
		}
		return out
	}
	t.Run("AOS-026 player order in every phase but for First Build and First Move", func(t *testing.T) {
		players := rich(ageofsteam.FirstMove, ageofsteam.Engineer, ageofsteam.FirstBuild)
		at := func(phase string) *ageofsteam.State {
			return scene.Scene{Map: valeMap(), Phase: phase, Order: order, Players: players}.At(t)
		}
		playtest.Same(t, "shares", turns(t, at("shares"), "done"), order)
		playtest.Same(t, "build", turns(t, at("build"), "done"), []int{2, 1, 0})
		playtest.Same(t, "move 1", turns(t, at("move1"), "pass"), []int{0, 1, 2})
		playtest.Same(t, "move 2", turns(t, at("move2"), "pass"), []int{0, 1, 2})
		playtest.Same(t, "order after it", playtest.Do(t, at("move2"), "pass", "pass", "pass").Order(), order)
	})
	t.Run("AOS-043 First Move comes first in both rounds of moving", func(t *testing.T) {
		s := scene.Scene{Map: valeMap(), Phase: "move1", Order: order, Players: rich(0, 0, ageofsteam.FirstMove)}.At(t)
		playtest.Same(t, "move 1", turns(t, s, "pass"), []int{2, 1, 0})
		s = playtest.Do(t, s, "pass", "pass", "pass")
		playtest.Same(t, "move 2", turns(t, s, "pass"), []int{2, 1, 0})
		s = scene.Scene{Map: valeMap(), Phase: "build", Order: order, Players: rich(0, 0, ageofsteam.FirstMove)}.At(t)
		playtest.Same(t, "build", turns(t, s, "done"), order)
	})
	t.Run("AOS-044 First Build builds first", func(t *testing.T) {
		s := scene.Scene{Map: valeMap(), Phase: "build", Order: order, Players: rich(ageofsteam.FirstBuild, 0, 0)}.At(t)
		playtest.Same(t, "build", turns(t, s, "done"), []int{0, 1, 2})
		s = scene.Scene{Map: valeMap(), Phase: "move1", Order: order, Players: rich(ageofsteam.FirstBuild, 0, 0)}.At(t)
		playtest.Same(t, "move", turns(t, s, "pass"), order)
	})
	t.Run("AOS-042 seven actions, none twice, none declined", func(t *testing.T) {
		s := scene.Scene{Map: valeMap(), Phase: "action", Order: order}.At(t)
		playtest.Same(t, "actions", playtest.Count(s, "take"), 7)
		s = playtest.Do(t, s, "take Engineer")
		playtest.No(t, s, "take Engineer", "AOS-042")
		playtest.No(t, s, "take Emergency", "AOS-042")
		playtest.No(t, s, "done", "AOS-025")
		playtest.Same(t, "actions", playtest.Count(s, "take"), 6)
	})
	t.Run("AOS-028 shares in the order of the round before, any number or none", func(t *testing.T) {
		s := scene.Scene{Map: valeMap(), Phase: "shares", Order: order}.At(t)
		s = playtest.Do(t, s, "issue a share", "issue a share", "done", "done", "issue a share", "done")
		playtest.Same(t, "cash", cash(s), []int{15, 20, 10})
	})
	t.Run("AOS-031 shares in their phase only", func(t *testing.T) {
		for _, phase := range []string{"auction", "action", "build", "move1", "move2"} {
			playtest.No(t, scene.Scene{Map: valeMap(), Phase: phase}.At(t), "issue a share", "AOS-031")
		}
	})
}

func TestBuildTurn(t *testing.T) {
	at := func(role ageofsteam.Role, dollars int, track ...string) *ageofsteam.State {
		return scene.Scene{Map: valeMap(), Phase: "build", Players: []ageofsteam.Player{{Cash: dollars, Role: role}, {}, {}}, Track: track}.At(t)
	}
	lays := []any{"lay straight N-S on D2", "lay straight N-S on A4", "lay straight N-S on G4", "lay straight N-S on D4"}
	t.Run("AOS-050 up to three lays or none", func(t *testing.T) {
		s := playtest.Do(t, at(0, 40), lays[:3]...)
		playtest.No(t, s, lays[3], "AOS-050")
		playtest.Same(t, "next", playtest.Do(t, s, "done").Turn(), 1)
		playtest.Same(t, "next", playtest.Do(t, at(0, 40), "done").Turn(), 1)
	})
	t.Run("AOS-045 four lays with Engineer", func(t *testing.T) {
		s := playtest.Do(t, at(ageofsteam.Engineer, 40), lays...)
		playtest.No(t, s, "lay straight N-S on A2", "AOS-045")
		playtest.Same(t, "cash", s.Player(0).Cash, 40-8)
	})
	t.Run("AOS-079 an idle section becomes unowned at the end of the build turn", func(t *testing.T) {
		track := []string{"0 straight N-S on D2", "0 straight N-S on A2"}
		s := playtest.Do(t, at(0, 40, track...), "lay acute SE-S on A1", "done")
		b := s.Track()
		for _, x := range []struct {
			hex   string
			owner rules.Seat
		}{{"D2", rules.Nobody}, {"A2", 0}, {"A1", 0}} {
			o, _ := b.Owner(playtest.Hex(t, valeLand, x.hex), 3)
			playtest.Same(t, x.hex, o, x.owner)
		}
	})
	t.Run("AOS-089 each lay is paid at once and must be covered", func(t *testing.T) {
		s := playtest.Do(t, at(0, 5), lays[0])
		playtest.Same(t, "cash", s.Player(0).Cash, 3)
		s = playtest.Do(t, s, lays[1])
		playtest.No(t, s, lays[2], "AOS-089")
	})
	city := "urbanize Glen with C"
	t.Run("AOS-047 a new city for the holder of Urbanization", func(t *testing.T) {
		playtest.Do(t, at(ageofsteam.Urbanization, 10), city)
		playtest.No(t, at(ageofsteam.Engineer, 10), city, "AOS-047")
	})
	t.Run("AOS-091 one new city before any lay, on any town", func(t *testing.T) {
		s := at(ageofsteam.Urbanization, 10)
		playtest.Same(t, "choices", playtest.Count(s, "urbanize"), 3*8)
		playtest.No(t, s, "urbanize Birch with C", "AOS-091")
		playtest.No(t, s, "urbanize A1 with C", "AOS-091")
		s = playtest.Do(t, s, city)
		playtest.No(t, s, "urbanize Hill with A", "AOS-091")
		s = playtest.Do(t, s, "done")
		playtest.Same(t, "colour", s.Color(playtest.Hex(t, valeLand, "Glen")), rail.Black)
	})
	t.Run("AOS-092 it costs nothing and is no lay", func(t *testing.T) {
		s := playtest.Do(t, at(ageofsteam.Urbanization, 40), city)
		playtest.Same(t, "cash", s.Player(0).Cash, 40)
		s = playtest.Do(t, s, lays[:3]...)
		playtest.No(t, playtest.Do(t, at(ageofsteam.Urbanization, 40), lays[0]), city, "AOS-092")
		playtest.Same(t, "lays", s.Player(0).Lays, 3)
	})
	t.Run("AOS-093 no new city on a new city", func(t *testing.T) {
		playtest.No(t, at(ageofsteam.Urbanization, 40, "1 city A on Glen"), city, "AOS-093")
	})
	t.Run("AOS-094 the tile goes, and the new city's links stay with their owners", func(t *testing.T) {
		track := []string{"1 straight N-S on D2", "1 straight with disc N, S on Glen", "1 straight N-S on D4"}
		s := at(ageofsteam.Urbanization, 40, track...)
		playtest.Same(t, "pieces before", s.Points(1).Track, 4)
		s = playtest.Do(t, s, city)
		_, _, tile := s.Track().Tile(playtest.Hex(t, valeLand, "Glen"))
		playtest.Same(t, "tile", tile, false)
		playtest.Same(t, "pieces", s.Points(1).Track, 2)
		playtest.Same(t, "links", s.Track().Links(1), 2)
	})
	t.Run("AOS-099 without cubes, and the column of it brings the first", func(t *testing.T) {
		s := playtest.Do(t, at(ageofsteam.Urbanization, 40), city)
		playtest.Same(t, "cubes", len(s.Cubes(playtest.Hex(t, valeLand, "Glen"))), 0)
		for c := range s.Map().Columns {
			if s.ColumnName(c) == "city C" {
				stop, ok := s.ColumnStop(c)
				playtest.Same(t, "column", stop, playtest.Hex(t, valeLand, "Glen"))
				playtest.Same(t, "counts", ok, true)
			}
		}
	})
	t.Run("AOS-100 with no town left the action has no effect", func(t *testing.T) {
		s := at(ageofsteam.Urbanization, 40, "1 city A on Glen", "1 city B on Hill", "1 city C on Inn")
		playtest.Same(t, "choices", playtest.Count(s, "urbanize"), 0)
		playtest.Do(t, s, "done")
	})
}
