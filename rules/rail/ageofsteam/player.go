package ageofsteam

import "fmt"

// A Player is what lies before one seat.
type Player struct {
	Cash   int  `json:"cash"`          // $
	Income int  `json:"income"`        // points, $1 each a round
	Shares int  `json:"shares"`        // issued
	Loco   int  `json:"loco"`          // locomotive level
	Role   Role `json:"role,omitzero"` // action of the round
	Last   Role `json:"last,omitzero"` // action of the round before
	Out    bool `json:"out,omitempty"` // eliminated

	Lays      int  `json:"lays,omitempty"`      // links or tiles built this round
	Cheapest  int  `json:"cheapest,omitempty"`  // $ of the cheapest of them, 0 before the first
	Urbanized bool `json:"urbanized,omitempty"` // has placed a new city this round
	Raised    bool `json:"raised,omitempty"`    // has raised the locomotive instead of a move this round (AOS-102)

	Earned int `json:"earned,omitempty"` // $ of income collected in the game
	Spent  int `json:"spent,omitempty"`  // $ paid for building in the game
	Bids   int `json:"bids,omitempty"`   // $ paid in auctions in the game
	Costs  int `json:"costs,omitempty"`  // $ of expenses paid in the game
	Moved  int `json:"moved,omitempty"`  // cubes moved in the game
}

// Due is the expenses of a round in $ (AOS-113).
func (p Player) Due() int { return p.Shares + p.Loco }

// A Role is one of the actions of the rulebook that a player takes for a round (AOS-042).
type Role uint8

// The actions.
const (
	NoRole Role = iota
	FirstMove
	FirstBuild
	Engineer
	Locomotive
	Urbanization
	Production
	TurnOrder
	Emergency // in the place of Production on a map with gridlock (WDC-11)
	numRoles
)

var roles = [numRoles]struct{ id, name, icon, clause, text string }{
	FirstMove:    {"first-move", "First Move", "action-aos-first-move", "AOS-043", "first in both rounds of moving goods"},
	FirstBuild:   {"first-build", "First Build", "action-aos-first-build", "AOS-044", "build first"},
	Engineer:     {"engineer", "Engineer", "action-aos-engineer", "AOS-045", "build one more"},
	Locomotive:   {"locomotive", "Locomotive", "action-aos-locomotive", "AOS-046", "the locomotive level rises by 1 at once"},
	Urbanization: {"urbanization", "Urbanization", "action-aos-urbanization", "AOS-047", "place a new city before building"},
	Production:   {"production", "Production", "action-aos-production", "AOS-048", "bring cubes before the dice of goods growth"},
	TurnOrder:    {"turn-order", "Turn Order", "action-aos-turn-order", "AOS-049", "pass once in the next auction"},
	Emergency:    {"emergency", "Emergency", "action-aos-emergency", "WDC-11", "one cube of the round ignores gridlock"},
}

// String is the printed name, "Turn Order".
func (r Role) String() string {
	if r == NoRole || r >= numRoles {
		return "no action"
	}
	return roles[r].name
}

// Icon is the sprite of the action's tile.
func (r Role) Icon() string { return roles[r%numRoles].icon }

// Text is what the action gives, in a few words of the base game.
func (r Role) Text() string { return roles[r%numRoles].text }

// Clause is the base clause of the action.
func (r Role) Clause() string { return roles[r%numRoles].clause }

// MarshalText writes "turn-order".
func (r Role) MarshalText() ([]byte, error) { return []byte(roles[r%numRoles].id), nil }

// UnmarshalText reads what MarshalText wrote.
func (r *Role) UnmarshalText(b []byte) error {
	for i := range roles {
		if roles[i].id == string(b) {
			*r = Role(i)
			return nil
		}
	}
	return fmt.Errorf("ageofsteam: unknown action %q", b)
}
