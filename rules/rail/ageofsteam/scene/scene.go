// Package scene sets up positions of Age of Steam maps for tests.
package scene

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/track"
)

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
func (c Scene) At(t playtest.T) *ageofsteam.State {
	t.Helper()
	c.defaults()
	names := c.Map.Begin(c.Map.Deal(c.Seats, c.Rounds, 1, func(rail.Stop) int { return 0 }))
	stock := &playtest.Cubes{T: t, Left: c.Map.Rules.Total}
	start := c.Map.Board.(*track.Board)
	cubes := stock.On(start.Land(), c.Cubes)
	display := make([]rail.Pile, len(c.Map.Columns))
	for i, col := range c.Map.Columns {
		display[i] = make(rail.Pile, col.Boxes)
		for _, line := range c.Column {
			if boxes, ok := strings.CutPrefix(line, names.ColumnName(i)+" "); ok {
				copy(display[i], stock.Pile(boxes))
			}
		}
	}
	bag, drawn := stock.Pile(c.Bag), stock.Pile(c.Drawn)
	slices.Sort(bag)
	slices.Sort(drawn)
	tiles := make([]rail.Stop, len(c.Map.NewCities))
	for i := range tiles {
		tiles[i] = -1
	}
	board := playtest.Build(t, start, c.Track, c.Fresh, func(letter string, at rail.Stop) {
		tiles[slices.IndexFunc(c.Map.NewCities, func(n rail.NewCity) bool { return n.Letter == letter })] = at
	})
	if c.Board != "" {
		board = c.Board
	}
	s := map[string]any{"round": c.Round, "rounds": c.Rounds, "phase": c.Phase, "place": c.Place, "order": c.Order, "players": c.Players,
		"board": board, "tiles": tiles, "cubes": cubes, "display": display, "bag": bag, "box": stock.Rest(), "seed": strconv.FormatUint(c.Seed, 10)}
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
