// Package rules says what a game is to the rest of the program. Everything below it is pure: no clock,
// no file, no window, no shared randomness.
package rules

import "kettle/rules/rng"

// A Seat is a player by place at the table, counted from 0.
type Seat int8

const (
	// Nobody is the turn of a finished game and the owner of what nobody owns.
	Nobody Seat = -1
	// Public is the viewer who sits at no seat: View(Public) shows what everyone may see.
	Public Seat = -2
)

// An Action is one decision of the seat to act. Its dynamic type is a small comparable struct, so two
// actions are the same decision exactly when they are ==.
type Action interface {
	// Kind is the tag in save files: unique in a game, never renamed.
	Kind() string
	// String is the action in words a person can type; unique among the legal actions of a position.
	String() string
	// Targets is what a player points at, in order, to say this.
	Targets() []Target
}

// A Target is one thing on the table that can be pointed at: {"house", 7}, {"link", 12}, {"button", 0}.
type Target struct {
	Kind string `json:"kind"`
	ID   int    `json:"id"`
}

// An Event is one thing that happened because of an action, for the log and for motion. Its dynamic type
// marshals to JSON; it never holds a sentence (see Words).
type Event interface {
	Kind() string
}

// A Secret is an event that not every seat may see in full.
type Secret interface {
	Event
	// For is the event as seat s sees it, and whether s notices it at all.
	For(s Seat) (Event, bool)
}

// A Position is one moment of one game. It never changes; Apply makes another. Its JSON is its canonical
// form: two positions are the same moment exactly when their JSON is the same.
type Position interface {
	// Turn is the seat that decides now, Nobody when the game is over.
	Turn() Seat
	// Legal lists every action open to that seat, complete, finite, in a fixed order, each once.
	Legal() []Action
	// Check is nil for an action that Apply takes, otherwise a *Refusal.
	Check(Action) error
	// Apply plays the action and never changes the receiver. What Check refuses, it refuses alike.
	Apply(Action) (Outcome, error)
	// Result is how the game ended, and whether it has.
	Result() (Result, bool)
	// View is the position as a seat sees it, everything secret masked.
	View(Seat) Position
	// Sample replaces what is masked by something that fits all that the viewer has seen.
	Sample(*rng.Stream) Position
}

// An Outcome is what an action led to.
type Outcome struct {
	Next   Position
	Events []Event
	// Reveals says that the mover now knows something that could not be known before (dice, a drawn card):
	// undo stops here.
	Reveals bool
}

// A Result is how a finished game ended.
type Result struct {
	Scores []int  `json:"scores"` // by seat; what a score counts is the game's own matter
	Places []int  `json:"places"` // by seat, from 1; shared places are equal. A game that nobody wins has place 2 for all.
	Why    string `json:"why"`    // one of Definition.Ends
}

// A Setup is everything that decides how a game begins. The same setup gives the same game.
type Setup struct {
	Game    string            `json:"game"`
	Seats   int               `json:"seats"`
	Options map[string]string `json:"options,omitempty"`
	Seed    rng.Seed          `json:"seed,string"`
}

// An Option is one choice of the set-up screen, all of its values enumerable.
type Option struct {
	ID, Name string
	Text     string // one sentence
	Values   []Value
	Default  string // the ID of a value
}

// A Value is one value of an option.
type Value struct {
	ID, Name string
	Text     string // one sentence on what it changes
	Clause   string
}

// A Definition is one game of the program: how to set it up and how to read it back.
type Definition struct {
	ID     string // "age-of-steam/halloween"
	Name   string // "Halloween"
	Family string // "Age of Steam"
	Tag    string // prefix of seed codes, "HAL"
	Text   string // two or three sentences for the set-up screen

	MinSeats, MaxSeats int
	Minutes            int // usual length, as printed on the box

	Options []Option
	Version int // rules version; raised when an old log could mean another game
	// MaxMoves bounds the number of actions of any game.
	MaxMoves int
	// Secrets are slash-separated JSON paths into a position that others must not see; a * is the owning seat:
	// "seed", "hands/*". A path after an @ leads to the seat that may see it: "fuel/secret@fuel/by".
	Secrets []string
	// Ends lists every value that Result.Why can take.
	Ends []string
	// Map is the fingerprint of the player's own map that the game is played on, "" for a game of the program. A save goes
	// on with the same map only.
	Map string
	// Books are the rulebook files a player of this game may be referred to, own clauses first.
	Books []string

	// New deals. It refuses a Setup it does not know with one plain sentence.
	New   func(Setup) (Position, error)
	Codec *Codec
	Words Words

	// Open is that nothing is hidden, hardly anything is drawn, and seats take whole turns, one after the other: whoever looks
	// at an action once knows what it leads to, and may compare it with another so many turns later.
	Open bool

	// Value says how good a position, over or not, is for each seat; more is better, and only differences between
	// positions of one game count. It reads views and sampled worlds, so it must not rely on what is masked. Nil: only
	// bots that need no judgement can play.
	Value func(Position) []float64
	// Judge makes a Value for one thought of one bot, which may remember what it has worked out. Nil: Value is as quick.
	Judge func() func(Position) []float64
	// Shortlist picks the at most k actions of legal most worth a thought, best first. Nil: all are looked at.
	Shortlist func(p Position, legal []Action, k int) []Action
}
