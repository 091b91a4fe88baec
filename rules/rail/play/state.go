package play

import (
	"iter"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A State is a position of a rail game as a table of hexes sees it, whatever its economy. What only one economy knows, as
// shares, auctions and where cubes come from, a table asks the economy's own State for.
type State interface {
	rules.Position
	CubeMap
	Course

	Figures(rules.Seat) Figures
	MaxLoco() int

	// Track is the hexes and tiles; nil on a map of houses.
	Track() *track.Board
	// NewCities are the new city tiles of the game, used or not, in the order in which they are shown.
	NewCities() []rail.NewCity
	// TileAt is the new city on a stop, by its place in NewCities; of tiles that are alike, the first.
	TileAt(rail.Stop) (tile int, ok bool)
	// Has reports whether the spot is a stop of this map.
	Has(rail.Spot) bool

	// TilesAt is the tile picker of a hex for the acting seat, in every phase as if it were building; nil on a map of houses.
	TilesAt(rail.Stop) []TileChoice
	// LayPrice is what a lay would cost the acting seat now, and the clause that says so.
	LayPrice(track.Lay) (dollars int, clause string)

	// Movable goes through the cubes on the map: stop by stop, each colour on it once.
	Movable() iter.Seq2[rail.Stop, rail.Good]
	// Plans lists every way of one colour of cube from a stop that the acting seat may take (after the end: seat 0), in
	// every phase.
	Plans(from rail.Stop, g rail.Good) []Plan
	// Reach refuses a destination that a cube cannot come to, with the reason that is nearest; nil where it can.
	Reach(from rail.Stop, g rail.Good, to rail.Stop) error
	// Steps is what happens at each stop of an action that moves a cube; nil for any other action.
	Steps(rules.Action) []Step
	// Net is the lines that cubes run over now.
	Net() *rail.Net

	// Why is the refusal of the action that a target would mean after those that are chosen; nil where nothing forbids it
	// or nothing can be said.
	Why(chosen []rules.Target, t rules.Target) error
	// OnTrack is the position with another track and another locomotive level of one seat, for a planner that asks "what
	// if". Nothing is paid; the game could not reach it.
	OnTrack(b *track.Board, seat rules.Seat, level int) State

	// Facts are the figures that panels show.
	Facts() []rules.Fact
	// Preview is what an action costs and earns.
	Preview(rules.Action) rules.Ledger
}

// A Course is where a game is.
type Course interface {
	// Seats is how many players began.
	Seats() int
	// Round is the round, from 1, and Rounds how many the game lasts.
	Round() int
	Rounds() int
	// Headings are the phases of a round, and PhaseIndex the place of the one that is on.
	Headings() []Heading
	PhaseIndex() int
	// Heading is what is decided now: the phase that is on, or a decision in the middle of it.
	Heading() Heading
	// Moving reports whether it is time to move goods.
	Moving() bool
	// Order is the player order, and PhaseOrder the one in which the seats act in this phase.
	Order() []rules.Seat
	PhaseOrder() []rules.Seat
}

// Figures are what every economy knows of a seat.
type Figures struct {
	Cash   int // $
	Income int
	Loco   int  // locomotive level
	Lays   int  // tiles laid in this build turn
	Most   int  // tiles it may lay in one
	Raised bool // has improved instead of a move in this round
	Out    bool // eliminated
}

// The phases that the maps of both economies have.
const (
	PhaseAuction = "auction"
	PhaseAction  = "action"
	PhaseBuild   = "build"
	PhaseMove1   = "move1"
	PhaseMove2   = "move2"
)
