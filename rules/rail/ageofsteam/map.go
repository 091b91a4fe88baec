// Package ageofsteam is the economy of the Age of Steam maps: shares, the auction, actions, track, deliveries, income,
// expenses, goods growth and the score. A map is a Map: figures and phases as data, and a few named hooks. Phases are
// those of the base game on a map of hexes; a map without hexes brings a board and a way of building of its own.
package ageofsteam

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// A Map is everything in which one map differs from another. Positions share it; it never changes once the
// first game is dealt. Standard fills in the base game.
type Map struct {
	play.Script[*State, *Turn, *Ledger, Role]
	Rules     Rules
	Columns   []Column       // of the goods display, in the order in which it is shown
	NewCities []rail.NewCity // the tiles of the game, in the order in which they are shown
	Hooks     Hooks
	Board     Board                                       // as at the beginning of a game
	ReadBoard func(text string, seats int) (Board, error) // reads what Board.MarshalText wrote

	Marks  int               // how many counters of its own the map keeps
	Texts  map[Role]string   // what an action gives, where the map differs
	Hop    string            // on a map with free hops: the clause that sends a cube on from another stop
	Once   string            // and the one that allows it once in a move
	Cubes  [rail.Goods]Cube  // what a colour is called; zero where it goes by its colour
	Doings map[string]string // what is done by the kinds of action that the map adds: "links are built"
	Cite   map[string]string // base clause to the clause of the map that wins over it
}

// Rules are the figures of a map.
type Rules struct {
	Total      [rail.Goods]int // cubes of each colour in play
	Start      Player          // AOS-022
	Rounds     [7]int          // by number of players, AOS-024
	MaxShares  int             // AOS-030
	SharePrice int             // $, AOS-029
	MaxLoco    int             // AOS-017
	Roles      []Role          // that can be chosen, AOS-042
	Lays       int             // tiles a build turn, AOS-050
	Engineer   int             // tiles a build turn of the Engineer, AOS-045
	FreeLay    int             // so many lays in a build turn make the cheapest of them free; 0 never does
	Produced   int             // cubes that Production draws, AOS-122
	Dice       int             // for each half and player who began, AOS-124
	Reduction  []Band          // AOS-120, from low to high
}

// A Cube is what the cubes of one colour are called on a map.
type Cube struct {
	Noun string // "red cube", "witch"
	Icon string // sprite
}

// Cube is what the cubes of a colour are called here.
func (m *Map) Cube(g rail.Good) Cube {
	if c := m.Cubes[g%rail.Goods]; c.Noun != "" {
		return c
	}
	return Cube{g.String() + " cube", "cube-" + g.String()}
}

// A Band of income loses By once a round, from the income From on.
type Band struct{ From, By int }

// A Column of the goods display.
type Column struct {
	rail.Column
	Boxes int       // from top to bottom, AOS-015
	Stop  rail.Stop // printed city that it serves; -1 in the column of a new city
	Tile  int       // index in Map.NewCities; -1 in the column of a printed city
}

// A Phase of a round, and a Choice of it.
type (
	Phase  = play.Phase[*State, *Turn, *Ledger, Role]
	Choice = play.Choice[*State, *Turn, *Ledger]
)

// Hooks are what a map does in its own way; nil is the printed rule.
type Hooks struct {
	// Lines adds to what cubes run over: free hops.
	Lines func(s *State, built []rail.Line) []rail.Line
	// Enter says why the acting seat's cube may not run through a stop now; nil where it may.
	Enter func(s *State, at rail.Stop) error
	// Moved is told of every cube that was moved.
	Moved func(t *Turn, r rail.Route)
	// Goal ends the game as soon as over is true; it is asked after everything that happens.
	Goal func(s *State) (r rules.Result, over bool)
	// Score is the result after the last round, or when elimination has ended the game; nil counts victory points.
	Score func(s *State, why string) rules.Result
	// Start is what a seat begins with, where that is not the same in every game; nil is Rules.Start.
	Start func(s *State) Player
	// Facts are the map's own figures.
	Facts func(s *State) []rules.Fact
	// Target names one of the map's own targets.
	Target func(s *State, t rules.Target) string
	// End says how a game ended: a sentence, a sprite, a clause; nil names the winners.
	End func(s *State, r rules.Result) (text, icon, clause string)
}

// A Board is what is built on a map. It never changes.
type Board interface {
	// Stops is how many stops there are.
	Stops() int
	// Spot is a stop with its name.
	Spot(rail.Stop) rail.Spot
	// Color is the printed colour of a city, rail.None of any other stop.
	Color(rail.Stop) rail.Good
	// Town reports whether a new city may come there.
	Town(rail.Stop) bool
	// Lines is what cubes run over, in a fixed order.
	Lines() []rail.Line
	// MarshalText is the board in the position's JSON.
	MarshalText() ([]byte, error)
}

// Text is what an action gives here, in a few words.
func (m *Map) Text(r Role) string {
	if own, ok := m.Texts[r]; ok {
		return own
	}
	return r.Text()
}

// Standard is the base game without map, phases and columns.
func Standard() Map {
	return Map{
		Rules: Rules{
			Start:     Player{Cash: 10, Shares: 2, Loco: 1},
			Rounds:    [7]int{3: 10, 4: 8, 5: 7, 6: 6},
			MaxShares: 15, SharePrice: 5, MaxLoco: 6, Dice: 1, Lays: 3, Engineer: 4, Produced: 2,
			Roles:     []Role{FirstMove, FirstBuild, Engineer, Locomotive, Urbanization, Production, TurnOrder},
			Reduction: []Band{{0, 0}, {11, 2}, {21, 4}, {31, 6}, {41, 8}, {50, 10}},
		},
	}
}

// cite is the clause that counts on this map.
func (m *Map) cite(clause string) string {
	if own, ok := m.Cite[clause]; ok {
		return own
	}
	return clause
}
