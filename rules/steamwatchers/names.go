package steamwatchers

import (
	"fmt"
	"slices"
)

// A Clan is one of the seven; in saves and actions it is written by its ID. The zero Clan is none.
type Clan uint8

// The clans (STW-007).
const (
	NoClan Clan = iota
	Rhone
	Catabatians
	RheinStamm
	Menrau
	FreeFleet
	Alliance
	Apostles
	numClans
)

// An Order is the face of an Order token. The zero Order is none.
type Order uint8

// The faces (STW-008).
const (
	NoOrder Order = iota
	OrderMove
	OrderDefense
	OrderDecoy
	numOrders
)

// A Special is one of the special actions, each with its spaces on the clan board (STW-084).
type Special uint8

// The special actions.
const (
	NoSpecial Special = iota
	ForcedMarch
	Mobilize
	ContractAction
	numSpecials
)

// A Title is a place on the Title Claim track and on the Conclave track (STW-051). The zero Title is none.
type Title uint8

// The titles, in the order of their places. Sixth has no power (STW-206).
const (
	NoTitle Title = iota
	Watcher
	Legate
	Archon
	Watcher2
	Primus
	Sixth
	numTitles
)

// A Piece is what is put on the board besides soldiers. The zero Piece is none.
type Piece uint8

// The pieces. A column is no structure (STW-002).
const (
	NoPiece Piece = iota
	Column
	Turret
	Farm
	Beacon
	numPieces
)

var (
	clanIDs    = []string{"", "rhone", "catabatians", "rhein-stamm", "menrau", "free-fleet", "western-alliance", "highglimmer"}
	orderIDs   = []string{"", "move", "defense", "decoy"}
	specialIDs = []string{"", "forced march", "mobilize", "contract"}
	titleIDs   = []string{"", "watcher", "legate", "archon", "watcher 2", "primus", "sixth"}
	pieceIDs   = []string{"", "column", "turret", "farm", "beacon"}
)

// word is an entry of a list of names, "?" outside it.
func word[N ~uint8](list []string, n N) string {
	if int(n) < len(list) {
		return list[n]
	}
	return "?"
}

// find puts the number of a name into n.
func find[N ~uint8](list []string, b []byte, what string, n *N) error {
	i := slices.Index(list, string(b))
	if i < 0 {
		return fmt.Errorf("steamwatchers: no %s %q", what, b)
	}
	*n = N(i)
	return nil
}

func (c Clan) String() string    { return word(clanIDs, c) }
func (o Order) String() string   { return word(orderIDs, o) }
func (x Special) String() string { return word(specialIDs, x) }
func (t Title) String() string   { return word(titleIDs, t) }
func (p Piece) String() string   { return word(pieceIDs, p) }

// MarshalText writes the ID.
func (c Clan) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// MarshalText writes the ID.
func (o Order) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

// MarshalText writes the ID.
func (x Special) MarshalText() ([]byte, error) { return []byte(x.String()), nil }

// MarshalText writes the ID.
func (t Title) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// MarshalText writes the ID.
func (p Piece) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads an ID and refuses what is none.
func (c *Clan) UnmarshalText(b []byte) error { return find(clanIDs, b, "clan", c) }

// UnmarshalText reads an ID and refuses what is none.
func (o *Order) UnmarshalText(b []byte) error { return find(orderIDs, b, "order", o) }

// UnmarshalText reads an ID and refuses what is none.
func (x *Special) UnmarshalText(b []byte) error { return find(specialIDs, b, "special action", x) }

// UnmarshalText reads an ID and refuses what is none.
func (t *Title) UnmarshalText(b []byte) error { return find(titleIDs, b, "title", t) }

// UnmarshalText reads an ID and refuses what is none.
func (p *Piece) UnmarshalText(b []byte) error { return find(pieceIDs, b, "piece", p) }
