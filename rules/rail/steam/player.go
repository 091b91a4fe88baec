package steam

import "fmt"

// A Player is what lies before one seat.
type Player struct {
	Cash   int  `json:"cash"`             // $
	Income int  `json:"income"`           // on the track, from -10 to +10
	VP     int  `json:"vp"`               // victory points on the track
	Loco   int  `json:"loco"`             // locomotive level
	Role   Role `json:"role,omitzero"`    // action tile of the turn
	Idle   bool `json:"idle,omitempty"`   // its effect was passed when it was taken (STM-052)
	Last   Role `json:"last,omitzero"`    // action tile of the turn before
	Out    bool `json:"out,omitempty"`    // bankrupt
	Lays   int  `json:"lays,omitempty"`   // track tiles laid this turn
	Used   bool `json:"used,omitempty"`   // City Growth or Urbanization is carried out
	Raised bool `json:"raised,omitempty"` // the locomotive, or what a map offers in its place, instead of a move (STM-105)
	Book   Book `json:"book,omitzero"`
}

// A Book is what a player was paid and has paid in the whole game, in $.
type Book struct {
	Start   int `json:"start,omitempty"`   // at set-up (STM-021)
	Capital int `json:"capital,omitempty"` // raised
	Income  int `json:"income,omitempty"`  // received
	Upkeep  int `json:"upkeep,omitempty"`  // of negative income and locomotives
	Bids    int `json:"bids,omitempty"`
	Tiles   int `json:"tiles,omitempty"` // action tiles
	Track   int `json:"track,omitempty"`
	Fees    int `json:"fees,omitempty"`  // to other players
	Got     int `json:"got,omitempty"`   // from other players
	Moved   int `json:"moved,omitempty"` // cubes, not $
}

// Cash is what the book leaves.
func (b Book) Cash() int {
	return b.Start + b.Capital + b.Income + b.Got - b.Upkeep - b.Bids - b.Tiles - b.Track - b.Fees
}

// A Purpose is what money is paid for.
type Purpose uint8

// The purposes.
const (
	ForUpkeep Purpose = iota
	ForBid
	ForTile
	ForTrack
	ForFee
)

func (b *Book) page(p Purpose) *int {
	return [...]*int{&b.Upkeep, &b.Bids, &b.Tiles, &b.Track, &b.Fees}[p]
}

// A Role is the action of one of the action tiles (STM-011).
type Role uint8

// The actions, by the numbers of the base game.
const (
	NoRole Role = iota
	TurnOrder
	FirstMove
	Engineer
	FirstBuild
	CityGrowth
	Locomotive
	Urbanization
	numRoles
)

var roles = [numRoles]struct{ id, name, icon, clause string }{
	TurnOrder:    {"turn-order", "Turn Order", "action-steam-turn-order", "STM-055"},
	FirstMove:    {"first-move", "First Move", "action-steam-first-move", "STM-056"},
	Engineer:     {"engineer", "Engineer", "action-steam-engineer", "STM-057"},
	FirstBuild:   {"first-build", "First Build", "action-steam-first-build", "STM-058"},
	CityGrowth:   {"city-growth", "City Growth", "action-steam-city-growth", "STM-059"},
	Locomotive:   {"locomotive", "Locomotive", "action-steam-locomotive", "STM-062"},
	Urbanization: {"urbanization", "Urbanization", "action-steam-urbanization", "STM-095"},
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
	return fmt.Errorf("steam: unknown action %q", b)
}
