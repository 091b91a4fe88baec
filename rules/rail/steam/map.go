// Package steam is the economy of the Steam maps in both forms, Basic and Standard: action tiles, capital, auctions,
// deliveries for income or victory points. A map is a Map: figures, action tiles and phases as data, and a few named
// hooks.
package steam

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// A Variant is one of the two forms of the rules.
type Variant string

// The variants.
const (
	Basic    Variant = "basic"
	Standard Variant = "standard"
)

// A Form is what the players have chosen before a game, as far as the rules ask for it later.
type Form struct {
	Variant Variant `json:"variant"`
	Limited bool    `json:"limited,omitempty"` // track tiles are (STM-006)
	Lost    bool    `json:"lost,omitempty"`    // surplus income is (STM-115)
	Own     string  `json:"own,omitempty"`     // what the map's own option adds; empty by default
	Seats   int     `json:"-"`                 // who began
}

// Basic reports whether the Basic game is played.
func (f Form) Basic() bool { return f.Variant == Basic }

// A Map is everything in which one map differs from another, for one Form. Positions share it; it never changes once
// the first game is dealt. Base fills in the base game.
type Map struct {
	play.Script[*State, *Turn, *Ledger, Role]
	Form  Form
	Rules Rules
	Tiles []ActionTile // in the order of their numbers
	Hooks Hooks
	Track *track.Map
	Marks int               // how many counters of its own the map keeps for each seat
	Cite  map[string]string // base clause to the clause of the map that wins over it
	Ends  map[string]Verdict
	Guide Weights
}

// A Verdict is how the end of a game is told where a map ends in its own ways, by rules.Result.Why.
type Verdict struct {
	Text   string // of the one who wins, after the name
	Clause string
}

// Rules are the figures of a map.
type Rules struct {
	Total     [rail.Goods]int // cubes of each colour in play (STM-001)
	NewCities rail.Pile       // colours of the New City tiles, sorted as they are shown (STM-009)
	Markers   int             // City Growth markers (STM-010)
	Fill      []track.Fill    // of the goods supply spaces, in order (STM-013, STM-016)
	Cash      []int           // at set-up, by place in the first turn order; none is $0 (STM-019, SIN-02)
	Turns     int             // STM-023; 0 where no turn is the last
	MaxLoco   int             // STM-012
	MaxIncome int
	MinIncome int
	Lays      int // tiles a build turn (STM-065)
	Engineer  int // tiles a build turn of the Engineer (STM-057)
	CityCubes int // most cubes that come to a New City with it; 0 is all of the space (STM-102)
}

// An ActionTile is one of the tiles of STM-011.
type ActionTile struct {
	Role   Role
	Number int  // STM-033, STM-129
	Built  bool // its effect comes in the build turn; in the Basic game it may be passed when it is taken (STM-052)
	// Price is what its effect costs; nil is nothing. Clause says so.
	Price  func(s *State, seat rules.Seat) int
	Clause string
	// Use says why its effect could not be carried out now, so that it can only be passed; nil always can.
	Use func(s *State, seat rules.Seat) error
	// Effect is what happens when it is taken with its effect: it pays the price, too. Nil does nothing.
	Effect func(t *Turn)
	// Text is what it gives, in a few words.
	Text string
}

// A Phase of a turn, and a Choice of it.
type (
	Phase  = play.Phase[*State, *Turn, *Ledger, Role]
	Choice = play.Choice[*State, *Turn, *Ledger]
)

// Hooks are what a map does in its own way; nil is the printed rule.
type Hooks struct {
	// Begin ends the set-up: what a map lays out besides.
	Begin func(t *Turn)
	// Start reports whether a cube may lie on a stop when a game with these options begins; another one is drawn if not
	// (HOK-02, WWH-06).
	Start func(o map[string]string, at rail.Stop, g rail.Good) bool
	// MayLay is an extra ban of lays that looks at more than the board (WWH-07). It is asked about lays that are legal
	// otherwise.
	MayLay func(s *State, l track.Lay) error
	// MaySupply is an extra ban of a goods supply space whose cubes are wanted (WWH-31).
	MaySupply func(s *State, space int) error
	// MayTake is an extra ban of an action tile.
	MayTake func(s *State, seat rules.Seat, r Role) error
	// Taken is told of every action tile that is taken.
	Taken func(t *Turn, r Role)
	// MayBuild says why a seat may lay no tile now, whatever the tile; nil is the number of tiles (STM-057, STM-065).
	MayBuild func(s *State, seat rules.Seat) error
	// MayUse says why the deciding seat may not carry out an action; nil asks for its tile (STM-059, STM-095).
	MayUse func(s *State, r Role) error
	// Settle is a seat after income and expenses, by what is on the table; ok is false for who is bankrupt.
	Settle func(s *State, seat rules.Seat, p Player) (after Player, ok bool)
	// Tally is what a seat would score now (SIN-18); nil is STM-127.
	Tally func(s *State, seat rules.Seat) Tally
	// Scored is how many of a seat's own links score on a way with so many of its own and of others (SIN-25), for who looks
	// ahead; nil is all of them.
	Scored func(s *State, seat rules.Seat, own, others int) int
	// Loser is what the last one without a place pays of that seat's own bid when the first turn order is auctioned
	// (HOK-05); nil is nothing (STM-030).
	Loser func(bid int) int
	// Levels is how many links more than its locomotive level a seat's cubes may run over (JPN-17), for who looks ahead.
	Levels func(s *State, seat rules.Seat) int
	// Facts are the map's own figures.
	Facts func(s *State) []rules.Fact
	// Target names one of the map's own targets.
	Target func(s *State, t rules.Target) string
}

// Base is the base game on a map of hexes, without a map's own rules.
func Base(f Form, t *track.Map) *Map {
	land := t.Land
	m := &Map{Form: f, Track: t, Tiles: ActionTiles(f), Guide: short}
	m.Phases, m.Asides = Phases(f), Asides()
	r := Rules{
		Total: land.Total, NewCities: rail.Pile{rail.Red, rail.Blue, rail.Yellow, rail.Purple, rail.Gray, rail.Gray, rail.Gray, rail.Gray},
		Markers: 10, Turns: [7]int{2: 10, 3: 10, 4: 8, 5: 7, 6: 7}[f.Seats],
		MaxLoco: 6, MaxIncome: 10, MinIncome: -10, Lays: 3, Engineer: 4,
		Fill: []track.Fill{{Spaces: 12, Cubes: 3}},
	}
	if f.Seats == 3 {
		r.Fill[0].Cubes = 2
	}
	own := land.Figures
	if n := own.Turns[f.Seats]; n > 0 {
		r.Turns = n
	}
	if own.Tiles > 0 {
		r.Lays = own.Tiles
	}
	if own.EngineerTiles > 0 {
		r.Engineer = own.EngineerTiles
	}
	if own.Supply != nil {
		r.Fill = own.Supply
	}
	if f.Basic() && own.Order != nil {
		m.renumber(own.Order)
	}
	m.Rules = r
	return m
}

// renumber puts the action tiles in another order and leaves out those that are not in it.
func (m *Map) renumber(order []string) {
	old := m.Tiles
	m.Tiles = nil
	for i, id := range order {
		for _, t := range old {
			if roles[t.Role].id == id {
				t.Number = i + 1
				m.Tiles = append(m.Tiles, t)
			}
		}
	}
}

// Spaces is how many goods supply spaces there are.
func (r *Rules) Spaces() (n int) {
	for _, f := range r.Fill {
		n += f.Spaces
	}
	return n
}

// tile is the action tile of a role; nil where the map has none.
func (m *Map) tile(r Role) *ActionTile {
	for i := range m.Tiles {
		if m.Tiles[i].Role == r {
			return &m.Tiles[i]
		}
	}
	return nil
}

// Number is the number that a role counts as in the turn order and in ties: of its tile, or one more than the highest
// without a tile (HOK-19).
func (m *Map) Number(r Role) (n int) {
	for i := range m.Tiles {
		if m.Tiles[i].Role == r {
			return m.Tiles[i].Number
		}
		n = max(n, m.Tiles[i].Number)
	}
	return n + 1
}

// cite is the clause that counts on this map.
func (m *Map) cite(clause string) string {
	if own, ok := m.Cite[clause]; ok {
		return own
	}
	return clause
}
