package rules

import (
	"fmt"
	"strings"
)

// Words is how one engine speaks to players. Rules emit typed events and refusals; sentences are made here.
// In every text "@0" stands for the name of seat 0, "@1" for seat 1, and so on (see Name).
type Words interface {
	// Prompt is whose decision it is and what is asked, with the clause.
	Prompt(p Position) Line
	// Action says what the action would do, as a short phrase for lists and confirmation.
	Action(p Position, a Action) Line
	// Event says what happened; p is the position after it. An empty Text means it is not worth a line.
	Event(p Position, e Event) Line
	// Target names a thing on the table, as printed beside it.
	Target(p Position, t Target) string
}

// A Hider's words say what the seats of its game hide from each other: why the curtain is down when the device changes
// hands, as in "order tokens and hand cards are hidden", and the clauses that say so.
type Hider interface {
	Hides() (what string, clauses []string)
}

// A Coloured game's words say what gives a seat its colour where players do not choose it.
type Coloured interface {
	Colours() Line
}

// A Candid position can say of a game with secrets that a seat keeps none and makes none now, as before its first cards are
// dealt: the device may be handed to it in the sight of all.
type Candid interface {
	Candid(s Seat) bool
}

// A Line is one sentence or phrase with its figure, picture and clause.
type Line struct {
	Text   string
	Value  string // right-hand figure: "+$5", "6 → 5"
	Icon   string // name of a sprite, or ""
	Clause string
	// Heading marks the beginning of a phase or round in the log.
	Heading bool
}

// Name puts the seats' names into a text.
func Name(text string, names []string) string {
	for i := len(names) - 1; i >= 0; i-- {
		text = strings.ReplaceAll(text, fmt.Sprintf("@%d", i), names[i])
	}
	return text
}

// A Fact is one figure that a side panel shows, so that map-specific counters need no code in the screens.
type Fact struct {
	ID     string // "cash", "income": unique per seat in a position
	Label  string
	Value  string
	Icon   string
	Seat   Seat // Public for a fact of the whole table
	Clause string
}

// A Factual position lists the figures worth showing.
type Factual interface {
	Facts() []Fact
}

// A Crested position has a sprite of its own for a seat, such as the emblem of its clan, and a style, what the seat is
// called besides its player's name; "" for none yet. Both are open to all.
type Crested interface {
	Crest(Seat) string
	Style(Seat) string
}

// A Ledger is what an action would cost and earn, line by line.
type Ledger []Entry

// An Entry is one line of a ledger. Before and After are shown as "before → after" when they differ.
type Entry struct {
	Label  string
	Icon   string
	Seat   Seat
	Before string
	After  string
	Good   int // +1 welcome, -1 unwelcome, 0 neither: the colour of the figure
	Clause string
}

// A Previewer can say what an action costs and earns before it is made. Preview is called with actions that
// Check accepts.
type Previewer interface {
	Preview(a Action) Ledger
}
