package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// Things that can be pointed at, in rules.Target.Kind.
const (
	TargetArea    = "area"    // Area
	TargetClan    = "clan"    // Clan, its board
	TargetTitle   = "title"   // Title, a place on the Title Claim track
	TargetZone    = "zone"    // a Deployment card
	TargetOrder   = "order"   // Order, a token of the own supply
	TargetPiece   = "piece"   // Piece, in the general or clan supply
	TargetBase    = "base"    // so many base soldiers
	TargetElite   = "elite"   // so many elite soldiers
	TargetColumn  = "column"  // Area of a Steam Column card
	TargetCard    = "card"    // an Archon card: its number
	TargetSeat    = "seat"    // another player
	TargetPure    = "pure"    // so many pure barrels
	TargetContra  = "contra"  // so many contraband barrels
	TargetCaravan = "caravan" // the own caravan, its board
	TargetKit     = "kit"     // Kit
	TargetSlot    = "slot"    // of the own caravan board, from 0
	TargetButton  = "button"  // one of the buttons below
)

// The buttons.
const (
	ButtonConfirm = iota // go on, confirm
	ButtonBack           // take back
	ButtonPass
	ButtonDiscard
	ButtonBottom // under the deck
)

func point(kind string, id int) rules.Target { return rules.Target{Kind: kind, ID: id} }

func at(ts ...rules.Target) []rules.Target { return ts }

func area(a Area) rules.Target { return point(TargetArea, int(a)) }

// The actions of the set-up and of every round. What belongs to one phase stands beside that phase.
type (
	// ChooseClan takes a clan board (STW-041).
	ChooseClan struct {
		Clan Clan `json:"clan"`
	}
	// ClaimTitle puts the Ambassador on a title in the set-up (STW-041).
	ClaimTitle struct {
		Title Title `json:"title"`
	}
	// TakeZone takes a Deployment card (STW-042).
	TakeZone struct {
		Zone int `json:"zone"`
	}
	// DeployUnits puts all units that are to stand in one area (STW-044).
	DeployUnits struct {
		Area Area `json:"area"`
		Force
	}
	// DeployPiece puts the steam column, a turret or a farm (STW-043).
	DeployPiece struct {
		Piece Piece `json:"piece"`
		Area  Area  `json:"area"`
	}
	// PlaceOrder puts a token face down in an own area, or changes the one there (STW-067).
	PlaceOrder struct {
		Area  Area  `json:"area"`
		Order Order `json:"order"`
	}
	// TakeOrder takes a face-down token back.
	TakeOrder struct {
		Area Area `json:"area"`
	}
	// Confirm ends the own planning (STW-068).
	Confirm struct{}
	// Pass leaves Order Activation and claims a title (STW-072, STW-073).
	Pass struct {
		Title Title `json:"title"`
	}
	// Discard uses up a token that allows nothing (STW-078).
	Discard struct {
		Area Area `json:"area"`
	}
	// Unsupply takes one unit off the board that cannot be supplied (STW-156).
	Unsupply struct {
		Area  Area `json:"area"`
		Elite bool `json:"elite,omitempty"`
	}
)

func (ChooseClan) Kind() string  { return "clan" }
func (ClaimTitle) Kind() string  { return "claim" }
func (TakeZone) Kind() string    { return "zone" }
func (DeployUnits) Kind() string { return "deploy" }
func (DeployPiece) Kind() string { return "put" }
func (PlaceOrder) Kind() string  { return "plan" }
func (TakeOrder) Kind() string   { return "take back" }
func (Confirm) Kind() string     { return "confirm" }
func (Pass) Kind() string        { return "pass" }
func (Discard) Kind() string     { return "discard" }
func (Unsupply) Kind() string    { return "unsupply" }

func (a ChooseClan) String() string  { return "take " + a.Clan.String() }
func (a ClaimTitle) String() string  { return "claim " + a.Title.String() }
func (a TakeZone) String() string    { return fmt.Sprintf("zone %d", a.Zone) }
func (a DeployUnits) String() string { return fmt.Sprintf("deploy %s in %s", a.Force, a.Area) }
func (a DeployPiece) String() string { return fmt.Sprintf("put %s in %s", a.Piece, a.Area) }
func (a PlaceOrder) String() string  { return fmt.Sprintf("order %s in %s", a.Order, a.Area) }
func (a TakeOrder) String() string   { return "take back " + a.Area.String() }
func (Confirm) String() string       { return "confirm" }
func (a Pass) String() string        { return "pass, claim " + a.Title.String() }
func (a Discard) String() string     { return "discard " + a.Area.String() }
func (a Unsupply) String() string    { return fmt.Sprintf("remove %s from %s", soldier(a.Elite), a.Area) }

func (a ChooseClan) Targets() []rules.Target { return at(point(TargetClan, int(a.Clan))) }
func (a ClaimTitle) Targets() []rules.Target { return at(point(TargetTitle, int(a.Title))) }
func (a TakeZone) Targets() []rules.Target   { return at(point(TargetZone, a.Zone)) }
func (a DeployUnits) Targets() []rules.Target {
	return append(at(area(a.Area)), a.Force.targets()...)
}
func (a DeployPiece) Targets() []rules.Target {
	return at(point(TargetPiece, int(a.Piece)), area(a.Area))
}
func (a PlaceOrder) Targets() []rules.Target {
	return at(area(a.Area), point(TargetOrder, int(a.Order)))
}
func (a TakeOrder) Targets() []rules.Target {
	return at(area(a.Area), point(TargetButton, ButtonBack))
}
func (Confirm) Targets() []rules.Target { return at(point(TargetButton, ButtonConfirm)) }
func (a Pass) Targets() []rules.Target {
	return at(point(TargetButton, ButtonPass), point(TargetTitle, int(a.Title)))
}
func (a Discard) Targets() []rules.Target {
	return at(area(a.Area), point(TargetButton, ButtonDiscard))
}
func (a Unsupply) Targets() []rules.Target { return at(area(a.Area), unit(a.Elite)) }

// unit points at one soldier of a kind.
func unit(elite bool) rules.Target {
	if elite {
		return point(TargetElite, 1)
	}
	return point(TargetBase, 1)
}

func soldier(elite bool) string {
	if elite {
		return "1 elite"
	}
	return "1 base"
}

// String is "3 base 1 elite".
func (f Force) String() string {
	switch {
	case f.Elite == 0:
		return fmt.Sprintf("%d base", f.Base)
	case f.Base == 0:
		return fmt.Sprintf("%d elite", f.Elite)
	}
	return fmt.Sprintf("%d base %d elite", f.Base, f.Elite)
}

// register adds every action of the base game and of the modules to a codec: those of the choices in their boxes.
func register(c *rules.Codec) {
	known := map[string]bool{}
	add := func(b *Box) {
		for _, st := range b.Steps {
			for _, x := range st.Choices {
				if !known[x.Kind] {
					known[x.Kind] = true
					x.register(c)
				}
			}
		}
	}
	for _, sc := range scenarios() {
		add(build(Form{Scenario: sc.ID, Seats: sc.Min, Losses: 2}))
	}
	for _, m := range modules() {
		add(build(Form{Scenario: scenarios()[0].ID, Seats: m.Min, Losses: 2, Modules: []string{m.ID}}))
	}
}
