// Package scene sets up positions of Steam maps for tests.
package scene

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rng"
)

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
	Pending []play.Pending
}

// At sets the scene.
func (c Scene) At(t playtest.T) *steam.State {
	t.Helper()
	b := c.JSON(t)
	p, err := c.Game.Codec.Position(b)
	if err != nil {
		t.Fatalf("%v in %s", err, b)
	}
	return p.(*steam.State)
}

// JSON is the scene as a position is written.
func (c Scene) JSON(t playtest.T) []byte {
	t.Helper()
	if c.Seats == 0 {
		c.Seats = max(min(3, c.Game.MaxSeats), len(c.Players))
	}
	s := Deal(t, c.Game, c.Seats, 1, c.Options)
	c.defaults(s)
	stock := &playtest.Cubes{T: t, Left: s.Map().Rules.Total}
	land := s.Track().Land()
	cubes := stock.On(land, c.Cubes)
	supply := make([]rail.Pile, s.Spaces())
	for i, text := range c.Supply {
		supply[i] = stock.Pile(text)
	}
	var growth []rail.Stop
	for _, name := range c.Growth {
		growth = append(growth, playtest.Hex(t, land, name))
	}
	cities := make(rail.Pile, s.Stops())
	board := playtest.Build(t, s.Track(), c.Track, c.Fresh, func(color string, at rail.Stop) {
		g, known := rail.GoodNamed(color)
		if !known {
			t.Fatalf("no New City %q", color)
		}
		cities[at] = g
	})
	d := map[string]any{"form": s.Form(), "turn": c.Turn, "turns": c.Turns, "phase": c.Phase, "place": c.Place, "order": c.Order, "players": c.Players,
		"board": board, "cities": cities, "cubes": cubes, "supply": supply, "bag": stock.Rest(), "marks": c.Marks, "seed": strconv.Itoa(1)}
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

// Deal is the beginning of a game with options, "variant=standard tiles=limited".
func Deal(t playtest.T, d *rules.Definition, seats int, seed rng.Seed, options string) *steam.State {
	t.Helper()
	setup := rules.Setup{Seats: seats, Seed: seed, Options: map[string]string{}}
	for word := range strings.FieldsSeq(options) {
		k, v, _ := strings.Cut(word, "=")
		setup.Options[k] = v
	}
	p, err := d.New(setup)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return p.(*steam.State)
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
