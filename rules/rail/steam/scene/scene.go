// Package scene sets up positions of Steam maps for tests.
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
	"kettle/rules/rail/steam"
	"kettle/rules/rail/track"
)

// T is what of a test a scene needs.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
	Errorf(format string, args ...any)
}

// A Scene is a position made up for a test. What is left open is as at the start of a game for three, in the first round
// of moving goods; cubes that lie nowhere are in the bag.
type Scene struct {
	Game    *rules.Definition
	Options string // "variant=standard tiles=limited"
	Phase   string
	Turn    int
	Turns   int
	Seats   int
	Place   int
	Done    bool
	Order   []rules.Seat
	Players []steam.Player // by seat; Loco of 0 stands for 1
	Track   []string       // "0 straight N-S on H6", "1 city red on Glen", "0 ends", "0 out": what was built, in order
	Fresh   bool           // what Track lists last was built in this turn
	Cubes   []string       // "Glen RB"
	Growth  []string       // cities with a marker
	Supply  []string       // by space: "RBP"; those that are left open are empty
	Marks   []int          // seat by seat
	Auction *steam.Auction
	Pending []steam.Pending
}

// At sets the scene.
func (c Scene) At(t T) *steam.State {
	t.Helper()
	b := c.JSON(t)
	p, err := c.Game.Codec.Position(b)
	if err != nil {
		t.Fatalf("%v in %s", err, b)
	}
	return p.(*steam.State)
}

// JSON is the scene as a position is written.
func (c Scene) JSON(t T) []byte {
	t.Helper()
	if c.Seats == 0 {
		c.Seats = max(min(3, c.Game.MaxSeats), len(c.Players))
	}
	setup := rules.Setup{Seats: c.Seats, Seed: 1, Options: map[string]string{}}
	for word := range strings.FieldsSeq(c.Options) {
		k, v, _ := strings.Cut(word, "=")
		setup.Options[k] = v
	}
	dealt, err := c.Game.New(setup)
	if err != nil {
		t.Fatalf("%v", err)
	}
	s := dealt.(*steam.State)
	c.defaults(s)
	left := s.Map().Rules.Total
	pile := func(text string) rail.Pile {
		p := rail.Pile{}
		if err := p.UnmarshalText([]byte(text)); err != nil {
			t.Fatalf("%v", err)
		}
		for _, g := range p {
			left[g]--
		}
		return p
	}
	land := s.Track().Land()
	cubes := make([]rail.Pile, len(land.Hexes))
	for _, line := range c.Cubes {
		i := strings.LastIndexByte(line, ' ')
		cubes[Hex(t, land, line[:i])] = pile(line[i+1:])
	}
	supply := make([]rail.Pile, s.Spaces())
	for i, text := range c.Supply {
		supply[i] = pile(text)
	}
	var growth []rail.Stop
	for _, name := range c.Growth {
		growth = append(growth, Hex(t, land, name))
	}
	board, cities := c.build(t, s.Track())
	bag := rail.Pile{}
	for g := rail.Red; g < rail.Goods; g++ {
		if left[g] < 0 {
			t.Fatalf("the scene has %d %s cubes too many", -left[g], g)
		}
		for range left[g] {
			bag = append(bag, g)
		}
	}
	d := map[string]any{"form": s.Form(), "turn": c.Turn, "turns": c.Turns, "phase": c.Phase, "place": c.Place, "order": c.Order, "players": c.Players,
		"board": board, "cities": cities, "cubes": cubes, "supply": supply, "bag": bag, "marks": c.Marks, "seed": strconv.Itoa(1)}
	if len(growth) > 0 {
		d["growth"] = growth
	}
	if c.Auction != nil {
		d["auction"] = c.Auction
	}
	if len(c.Pending) > 0 {
		d["pending"] = c.Pending
	}
	if c.Done {
		d["done"] = true
	}
	b, err := json.Marshal(d)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return b
}

func (c *Scene) defaults(s *steam.State) {
	def := func(v *int, d int) {
		if *v == 0 {
			*v = d
		}
	}
	if c.Phase == "" {
		c.Phase = "move1"
	}
	def(&c.Turn, 1)
	if n := s.Map().Rules.Turns; n > 0 {
		def(&c.Turns, max(c.Turn, n))
	}
	if c.Order == nil {
		for i := range c.Seats {
			c.Order = append(c.Order, rules.Seat(i))
		}
	}
	c.Players = slices.Clone(c.Players)
	for len(c.Players) < c.Seats {
		c.Players = append(c.Players, steam.Player{})
	}
	for i := range c.Players {
		p := &c.Players[i]
		def(&p.Loco, 1)
		if p.Book == (steam.Book{}) {
			p.Book.Start = p.Cash
		}
	}
	if c.Marks == nil {
		c.Marks = make([]int, s.Map().Marks*c.Seats)
	}
	if c.Phase == "auction" || c.Phase == "seats" {
		if c.Auction == nil {
			c.Auction = &steam.Auction{}
			for range c.Seats {
				c.Auction.Bids = append(c.Auction.Bids, steam.NoBid)
			}
		}
	}
}

// build lays what Track lists and returns the board's text and the new cities.
func (c *Scene) build(t T, empty *track.Board) (string, rail.Pile) {
	b := empty
	cities := make(rail.Pile, b.Stops())
	for _, line := range c.Track {
		who, what, _ := strings.Cut(line, " ")
		seat, err := strconv.Atoi(who)
		if err != nil {
			t.Fatalf("%q begins with no seat", line)
		}
		by := rules.Seat(seat)
		if city, ok := strings.CutPrefix(what, "city "); ok {
			color, name, _ := strings.Cut(city, " on ")
			g, known := rail.GoodNamed(color)
			if !known {
				t.Fatalf("no colour in %q", line)
			}
			at := Hex(t, b.Land(), name)
			cities[at], b = g, b.PutCity(by, at)
			continue
		}
		switch what {
		case "ends":
			b = b.EndBuild(by)
		case "out":
			b = b.Eliminate(by)
		default:
			b = b.Put(by, Lay(t, b, what))
		}
	}
	text, _ := b.MarshalText()
	if c.Fresh {
		return string(text), cities
	}
	var parts []string
	for part := range strings.SplitSeq(string(text), "; ") {
		if !strings.HasPrefix(part, "laid ") && !strings.HasPrefix(part, "fresh ") {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, "; "), cities
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

// Do plays actions, each of which must be legal and listed. Strings are read as actions.
func Do(t T, s *steam.State, as ...any) *steam.State {
	t.Helper()
	s, _ = Tell(t, s, as...)
	return s
}

// Tell is Do with the events of the last action.
func Tell(t T, s *steam.State, as ...any) (*steam.State, []rules.Event) {
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
		s, events = o.Next.(*steam.State), o.Events
		if err := s.Audit(); err != nil {
			t.Fatalf("after %q: %v", act, err)
		}
	}
	return s, events
}

func find(t T, s *steam.State, a any) rules.Action {
	t.Helper()
	if act, ok := a.(rules.Action); ok {
		return act
	}
	var all []string
	for _, l := range s.Legal() {
		if l.String() == a.(string) {
			return l
		}
		all = append(all, l.String())
	}
	act, ok := s.Spell(a.(string))
	if !ok {
		t.Fatalf("%q is no action; in %s seat %d may %s", a, s.Phase().ID, s.Turn(), strings.Join(all[:min(len(all), 40)], "; "))
	}
	return act
}

// No asks that an action is refused with that clause, and not listed.
func No(t T, s *steam.State, a any, clause string) {
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

// May asks that actions are legal.
func May(t T, s *steam.State, as ...any) {
	t.Helper()
	for _, a := range as {
		if act := find(t, s, a); !slices.Contains(s.Legal(), act) {
			t.Errorf("%q is not legal: %v", act, s.Check(act))
		}
	}
}

// Count is how many legal actions are of a kind.
func Count(s *steam.State, kind string) (n int) {
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
