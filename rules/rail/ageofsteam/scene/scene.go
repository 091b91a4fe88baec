// Package scene sets up positions of Age of Steam maps for tests.
package scene

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/track"
)

// T is what of a test a scene needs.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
	Errorf(format string, args ...any)
}

// A Scene is a position made up for a test. What is left open is as at the start of a game for three, in the first phase
// of moving goods; cubes that lie nowhere are out of the game.
type Scene struct {
	Map     *ageofsteam.Map
	Phase   string
	Round   int
	Rounds  int
	Seats   int
	Place   int
	Order   []rules.Seat
	Players []ageofsteam.Player // by seat; Shares and Loco of 0 stand for those of the start
	Track   []string            // "0 straight N-S on H6", "1 city A on Petworth", "0 ends": what was built, in order
	Board   string              // the board's text instead of Track
	Fresh   bool                // what Track lists last was built in this turn
	Cubes   []string            // "Georgetown RB"
	Column  []string            // "light 3 R.." from the top
	Bag     string
	Drawn   string
	Marks   []int
	Auction *ageofsteam.Auction
	Seed    uint64
}

// At sets the scene.
func (c Scene) At(t T) *ageofsteam.State {
	t.Helper()
	c.defaults()
	names := c.Map.Begin(c.Map.Deal(c.Seats, c.Rounds, 1, func(rail.Stop) int { return 0 }))
	left := c.Map.Rules.Total
	pile := func(s string) rail.Pile {
		var p rail.Pile
		if err := p.UnmarshalText([]byte(s)); err != nil {
			t.Fatalf("%v", err)
		}
		for _, g := range p {
			left[g]--
		}
		return p
	}
	land := c.Map.Board.(ageofsteam.Track).Land()
	cubes := make([]rail.Pile, len(land.Hexes))
	for _, line := range c.Cubes {
		i := strings.LastIndexByte(line, ' ')
		cubes[Hex(t, land, line[:i])] = pile(line[i+1:])
	}
	display := make([]rail.Pile, len(c.Map.Columns))
	for i, col := range c.Map.Columns {
		display[i] = make(rail.Pile, col.Boxes)
		for _, line := range c.Column {
			if boxes, ok := strings.CutPrefix(line, names.ColumnName(i)+" "); ok {
				copy(display[i], pile(boxes))
			}
		}
	}
	bag, drawn := pile(c.Bag), pile(c.Drawn)
	slices.Sort(bag)
	slices.Sort(drawn)
	tiles := make([]rail.Stop, len(c.Map.NewCities))
	for i := range tiles {
		tiles[i] = -1
	}
	board := c.build(t, tiles)
	var box rail.Pile
	for g := rail.Red; g < rail.Goods; g++ {
		if left[g] < 0 {
			t.Fatalf("the scene has %d %s cubes too many", -left[g], g)
		}
		for range left[g] {
			box = append(box, g)
		}
	}
	s := map[string]any{"round": c.Round, "rounds": c.Rounds, "phase": c.Phase, "place": c.Place, "order": c.Order, "players": c.Players,
		"board": board, "tiles": tiles, "cubes": cubes, "display": display, "bag": bag, "box": box, "seed": strconv.FormatUint(c.Seed, 10)}
	if len(c.Marks) > 0 {
		s["marks"] = c.Marks
	}
	if len(drawn) > 0 {
		s["drawn"] = drawn
	}
	if c.Auction != nil {
		s["auction"] = c.Auction
	}
	b, err := json.Marshal(s)
	if err != nil {
		t.Fatalf("%v", err)
	}
	p, err := c.Map.Read(b)
	if err != nil {
		t.Fatalf("%v in %s", err, b)
	}
	return p.(*ageofsteam.State)
}

func (c *Scene) defaults() {
	def := func(v *int, d int) {
		if *v == 0 {
			*v = d
		}
	}
	if c.Phase == "" {
		c.Phase = "move1"
	}
	def(&c.Seats, max(3, len(c.Players)))
	def(&c.Round, 1)
	def(&c.Rounds, max(c.Round, c.Map.Rules.Rounds[c.Seats]))
	if c.Order == nil {
		for i := range c.Seats {
			c.Order = append(c.Order, rules.Seat(i))
		}
	}
	c.Players = slices.Clone(c.Players)
	start := c.Map.Rules.Start
	for len(c.Players) < c.Seats {
		c.Players = append(c.Players, ageofsteam.Player{Cash: start.Cash})
	}
	for i := range c.Players {
		p := &c.Players[i]
		def(&p.Shares, start.Shares)
		def(&p.Loco, start.Loco)
		// The money that is there was earned, or else spent on building.
		if d := p.Cash - start.Cash - c.Map.Rules.SharePrice*(p.Shares-start.Shares); d > 0 {
			p.Earned = d
		} else {
			p.Spent = -d
		}
	}
	if c.Marks == nil {
		c.Marks = make([]int, c.Map.Marks)
	}
	if c.Phase == "auction" && c.Auction == nil {
		c.Auction = &ageofsteam.Auction{Bids: make([]int, c.Seats)}
	}
	if c.Seed == 0 {
		c.Seed = 1
	}
}

// build lays what Track lists and returns the board's text.
func (c *Scene) build(t T, tiles []rail.Stop) string {
	b := c.Map.Board.(ageofsteam.Track).Board
	for _, line := range c.Track {
		who, what, _ := strings.Cut(line, " ")
		seat, err := strconv.Atoi(who)
		if err != nil {
			t.Fatalf("%q begins with no seat", line)
		}
		by := rules.Seat(seat)
		if what == "ends" {
			b = b.EndBuild(by)
			continue
		}
		if what == "out" {
			b = b.Eliminate(by)
			continue
		}
		if city, ok := strings.CutPrefix(what, "city "); ok {
			letter, name, _ := strings.Cut(city, " on ")
			at := Hex(t, b.Land(), name)
			i := slices.IndexFunc(c.Map.NewCities, func(n rail.NewCity) bool { return n.Letter == letter })
			tiles[i], b = at, b.PutCity(by, at)
			continue
		}
		b = b.Put(by, Lay(t, b, what))
	}
	text, _ := b.MarshalText()
	if c.Board != "" {
		return c.Board
	}
	if !c.Fresh {
		var parts []string
		for part := range strings.SplitSeq(string(text), "; ") {
			if !strings.HasPrefix(part, "laid ") && !strings.HasPrefix(part, "fresh ") {
				parts = append(parts, part)
			}
		}
		return strings.Join(parts, "; ")
	}
	return string(text)
}

// Hex finds a hex by name or grid reference.
func Hex(t T, l *track.Land, name string) rail.Stop {
	t.Helper()
	h, ok := l.Named(name)
	if !ok {
		t.Fatalf("no hex %q", name)
	}
	return h
}

// Lay finds the lay that reads so, "straight N-S on H6".
func Lay(t T, b *track.Board, text string) track.Lay {
	t.Helper()
	i := strings.LastIndex(text, " on ")
	h := Hex(t, b.Land(), text[i+4:])
	text = text[:i] + " on " + b.Spot(h).String()
	for _, s := range b.Map().Code.Shapes() {
		for turn := range hex.Sides {
			l := track.Lay{At: b.Spot(h), Tile: s.Name, Turn: int8(turn)}
			if l.String() == "lay "+text {
				if first, ok := b.LayOn(h, s.Name, turn); ok {
					return first
				}
			}
		}
	}
	t.Fatalf("no lay reads %q", text)
	return track.Lay{}
}

// Do plays actions, each of which must be legal and listed. Strings are read as legal actions.
func Do(t T, s *ageofsteam.State, as ...any) *ageofsteam.State {
	t.Helper()
	s, _ = Tell(t, s, as...)
	return s
}

// Tell is Do with the events of the last action.
func Tell(t T, s *ageofsteam.State, as ...any) (*ageofsteam.State, []rules.Event) {
	t.Helper()
	var events []rules.Event
	for _, a := range as {
		act := find(t, s, a)
		if !slices.Contains(s.Legal(), act) {
			t.Fatalf("%q is not listed: %v", act, s.Check(act))
		}
		o, err := s.Apply(act)
		if err != nil {
			t.Fatalf("%q: %v", act, err)
		}
		s, events = o.Next.(*ageofsteam.State), o.Events
		if err := s.Audit(); err != nil {
			t.Fatalf("after %q: %v", act, err)
		}
	}
	return s, events
}

func find(t T, s *ageofsteam.State, a any) rules.Action {
	t.Helper()
	if act, ok := a.(rules.Action); ok {
		return act
	}
	act, ok := s.Spell(a.(string))
	if !ok {
		var all []string
		for _, l := range s.Legal() {
			all = append(all, l.String())
		}
		t.Fatalf("%q is no action; seat %d may %s", a, s.Turn(), strings.Join(all[:min(len(all), 40)], "; "))
	}
	return act
}

// No asks that an action is refused with that clause, and not listed.
func No(t T, s *ageofsteam.State, a any, clause string) {
	t.Helper()
	act := find(t, s, a)
	var r *rules.Refusal
	if err := s.Check(act); !errors.As(err, &r) {
		t.Errorf("%q is not refused: %v", act, err)
	} else if r.Clause != clause {
		t.Errorf("%q is refused by %s (%s), want %s", act, r.Clause, r.Text, clause)
	}
	if slices.Contains(s.Legal(), act) {
		t.Errorf("%q is listed", act)
	}
}

// Count is how many legal actions are of a kind.
func Count(s *ageofsteam.State, kind string) (n int) {
	for _, a := range s.Legal() {
		if a.Kind() == kind {
			n++
		}
	}
	return n
}

// Same asks that two values are equal; they are compared as they are printed.
func Same(t T, what string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got %s, want %s", what, g, w)
	}
}
