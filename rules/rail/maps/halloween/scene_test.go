package halloween

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/play"
	"kettle/rules/rng"
)

var (
	game = Definition()
	land = func() *graph.Land { m, _ := load(); return m.Board.(*graph.Board).Land() }()
)

// A scene is a position made up for a test. What is left open is as at the start of a game; cubes that lie nowhere
// are out of the game.
type scene struct {
	phase                      string
	round, rounds              int
	cash, income, shares, loco int
	role                       ageofsteam.Role
	lays                       int
	raised, urbanized          bool
	cubes                      map[string]string // house ID to cubes, "KO"
	column                     map[string]string // "light 3" or "city A" to boxes from the top, "R.."
	cities                     map[string]string // new city to house ID
	links                      string            // "A1-A2 A2-B2", or "all"
	seed                       uint64
}

// at sets the scene.
func (c scene) at(t testing.TB) *ageofsteam.State {
	t.Helper()
	m, _ := load()
	def := func(v *int, d int) {
		if *v == 0 {
			*v = d
		}
	}
	if c.phase == "" {
		c.phase = "move1"
	}
	def(&c.round, 1)
	def(&c.rounds, 10)
	def(&c.shares, 2)
	def(&c.loco, 1)
	left := m.Rules.Total
	pile := func(s string) rail.Pile {
		var p rail.Pile
		if err := p.UnmarshalText([]byte(s)); err != nil {
			t.Fatal(err)
		}
		for _, g := range p {
			left[g]--
		}
		return p
	}
	cubes := make([]rail.Pile, len(land.Houses))
	for id, s := range c.cubes {
		cubes[house(t, id)] = pile(s)
	}
	display := make([]rail.Pile, len(m.Columns))
	blank := (ageofsteam.Deal{Seats: 1, Order: []rules.Seat{0}, Rounds: 10, Cubes: cubes, Display: display, Marks: []int{1}})
	names := m.Begin(blank)
	for i, col := range m.Columns {
		display[i] = make(rail.Pile, col.Boxes)
		if s, ok := c.column[names.ColumnName(i)]; ok {
			copy(display[i], pile(s))
		}
	}
	board := graph.NewBoard(land)
	for i := range land.Links {
		if c.links == "all" {
			board = board.Build(i, 0)
		}
	}
	if c.links != "all" {
		for _, l := range strings.Fields(c.links) {
			board = board.Build(link(t, l), 0)
		}
	}
	tiles := make([]rail.Stop, len(m.NewCities))
	for i, n := range m.NewCities {
		if tiles[i] = -1; c.cities[n.Letter] != "" {
			tiles[i] = house(t, c.cities[n.Letter])
		}
	}
	var box rail.Pile
	left[rail.None] = 0
	for g := rail.Red; g < rail.Goods; g++ {
		if left[g] < 0 {
			t.Fatalf("the scene has %d %s cubes too many", -left[g], g)
		}
		for range left[g] {
			box = append(box, g)
		}
	}
	slices.Sort(box)
	// The money that is there was earned, or else spent on building.
	player := map[string]any{"cash": c.cash, "income": c.income, "shares": c.shares, "loco": c.loco, "role": c.role, "lays": c.lays,
		"raised": c.raised, "urbanized": c.urbanized}
	if d := c.cash - deal(t, 1, "difficulty", "hard").Player(0).Cash - 5*(c.shares-2); d > 0 {
		player["earned"] = d
	} else {
		player["spent"] = -d
	}
	if c.role == ageofsteam.NoRole {
		delete(player, "role")
	}
	if c.seed == 0 {
		c.seed = 1
	}
	b, err := json.Marshal(map[string]any{"round": c.round, "rounds": c.rounds, "phase": c.phase, "place": 0, "order": []int{0},
		"players": []any{player}, "board": board, "tiles": tiles, "cubes": cubes, "display": display, "bag": "", "box": box, "marks": []int{12}, // hard
		"seed": strconv.FormatUint(c.seed, 10)})
	if err != nil {
		t.Fatal(err)
	}
	p, err := game.Codec.Position(b)
	if err != nil {
		t.Fatalf("%v in %s", err, b)
	}
	return p.(*ageofsteam.State)
}

func house(t testing.TB, id string) rail.Stop {
	t.Helper()
	for i, h := range land.Houses {
		if h.ID == id {
			return rail.Stop(i)
		}
	}
	t.Fatalf("no house %q", id)
	return 0
}

func spot(t testing.TB, id string) rail.Spot { return land.Houses[house(t, id)].Spot }

func link(t testing.TB, ids string) int {
	t.Helper()
	a, b, _ := strings.Cut(ids, "-")
	i, ok := land.Between(house(t, a), house(t, b))
	if !ok {
		t.Fatalf("no link %q", ids)
	}
	return i
}

// lay, way, fly and move make actions of house IDs.
func lay(t testing.TB, ids string) Build { return Build{land.Links[link(t, ids)].Spot} }

func way(t testing.TB, ids string) rail.Path {
	var stops []rail.Spot
	for _, id := range strings.Fields(ids) {
		stops = append(stops, spot(t, id))
	}
	return rail.NewPath(stops...)
}

func fly(t testing.TB, ids, pumpkin string) Fly {
	f := Fly{Path: way(t, ids)}
	if pumpkin != "" {
		f.Pumpkin = spot(t, pumpkin)
	}
	return f
}

func move(t testing.TB, g rail.Good, ids string) play.Deliver {
	return play.Deliver{Good: g, Path: way(t, ids)}
}

func city(t testing.TB, letter, id string) ageofsteam.Urbanize {
	t.Helper()
	for i, n := range land.NewCities {
		if n.Letter == letter {
			return ageofsteam.Urbanize{Tile: letter, N: i, At: spot(t, id)}
		}
	}
	return ageofsteam.Urbanize{Tile: letter, N: len(land.NewCities), At: spot(t, id)}
}

// do plays actions, each of which must be legal and listed.
func do(t testing.TB, s *ageofsteam.State, as ...rules.Action) *ageofsteam.State {
	t.Helper()
	s, _ = tell(t, s, as...)
	return s
}

// tell is do with the events of the last action.
func tell(t testing.TB, s *ageofsteam.State, as ...rules.Action) (*ageofsteam.State, []rules.Event) {
	t.Helper()
	var events []rules.Event
	for _, a := range as {
		if !slices.Contains(s.Legal(), a) {
			t.Fatalf("%q is not listed: %v", a, s.Check(a))
		}
		o, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%q: %v", a, err)
		}
		s, events = o.Next.(*ageofsteam.State), o.Events
		if err := s.Audit(); err != nil {
			t.Fatalf("after %q: %v", a, err)
		}
	}
	return s, events
}

// no asks that an action is refused with that clause, and not listed.
func no(t testing.TB, s *ageofsteam.State, a rules.Action, clause string) {
	t.Helper()
	var r *rules.Refusal
	if err := s.Check(a); !errors.As(err, &r) {
		t.Errorf("%q is not refused: %v", a, err)
	} else if r.Clause != clause {
		t.Errorf("%q is refused by %s (%s), want %s", a, r.Clause, r.Text, clause)
	}
	if slices.Contains(s.Legal(), a) {
		t.Errorf("%q is listed", a)
	}
}

// count is how many legal actions are of a kind.
func count(s *ageofsteam.State, kind string) (n int) {
	for _, a := range s.Legal() {
		if a.Kind() == kind {
			n++
		}
	}
	return n
}

func equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// deal is a fresh game.
func deal(t testing.TB, seed uint64, options ...string) *ageofsteam.State {
	t.Helper()
	set := rules.Setup{Game: game.ID, Seats: 1, Seed: rng.Seed(seed)}
	set.Options = map[string]string{}
	for i := 0; i+1 < len(options); i += 2 {
		set.Options[options[i]] = options[i+1]
	}
	p, err := game.New(set)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*ageofsteam.State)
}

func seedOf(n uint64) rng.Seed { return rng.Seed(n) }
