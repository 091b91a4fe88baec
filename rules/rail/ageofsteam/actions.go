package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Kinds of targets, besides those of the map's own actions.
const (
	TargetShare  = "share"  // 0: the shares board
	TargetRole   = "role"   // a Role
	TargetTile   = "tile"   // a new city tile by its place in Map.NewCities
	TargetStop   = "stop"   // a house, a city, a town by its number
	TargetCube   = "cube"   // a cube on a stop, see CubeID
	TargetBox    = "box"    // a box of the goods display, see BoxID
	TargetLoco   = "loco"   // 0: the locomotive board
	TargetButton = "button" // 0: go on (done, pass, pay, drop out); 1: pass by Turn Order
	TargetBid    = "bid"    // $
	TargetOver   = "over"   // which of several lines: where it leads first, by number
	TargetBag    = "bag"    // 0: the bag
	TargetDrawn  = "drawn"  // a colour of the cubes that Production has drawn
)

// CubeID is the target of the cubes of one colour on one stop.
func CubeID(s rail.Stop, g rail.Good) int { return int(s)*int(rail.Goods) + int(g) }

// CubeOf is what CubeID was made of; the stop of nonsense is -1.
func CubeOf(id int) (rail.Stop, rail.Good) {
	if id < 0 || id > 1<<14 {
		return -1, rail.None
	}
	return rail.Stop(id / int(rail.Goods)), rail.Good(id % int(rail.Goods))
}

// MaxBoxes is the most boxes of one column.
const MaxBoxes = 3

// BoxID is the target of one box of the goods display: column by its place in Map.Columns, box 0 at the top.
func BoxID(column, box int) int { return column*MaxBoxes + box }

// BoxOf is what BoxID was made of.
func BoxOf(id int) (column, box int) { return id / MaxBoxes, id % MaxBoxes }

// IssueShare issues one share (AOS-029).
type IssueShare struct{}

// Take takes one action for the round (AOS-042).
type Take struct {
	Role Role `json:"role"`
}

// Urbanize puts a new city tile on a town (AOS-091).
type Urbanize struct {
	Tile string    `json:"tile"` // its letter
	N    int       `json:"n"`    // its place among the tiles of the map
	At   rail.Spot `json:"at"`
}

// Deliver moves one cube to a stop of its colour (AOS-103).
type Deliver struct {
	Good rail.Good `json:"good"`
	Path rail.Path `json:"path"`
}

// Raise raises the locomotive level instead of a move (AOS-102).
type Raise struct{}

// Pass moves nothing (AOS-101).
type Pass struct{}

// Pay ends the time for shares and pays the expenses (AOS-113).
type Pay struct{}

// Done ends the seat's part of a phase.
type Done struct{}

func (IssueShare) Kind() string { return "issue-share" }
func (Take) Kind() string       { return "take" }
func (Urbanize) Kind() string   { return "urbanize" }
func (Deliver) Kind() string    { return "deliver" }
func (Raise) Kind() string      { return "raise" }
func (Pass) Kind() string       { return "pass" }
func (Pay) Kind() string        { return "pay" }
func (Done) Kind() string       { return "done" }

func (IssueShare) String() string { return "issue a share" }
func (a Take) String() string     { return "take " + a.Role.String() }
func (a Urbanize) String() string { return fmt.Sprintf("urbanize %s with %s", a.At, a.Tile) }
func (a Deliver) String() string  { return fmt.Sprintf("deliver %s from %s", a.Good, a.Path) }
func (Raise) String() string      { return "raise locomotive" }
func (Pass) String() string       { return "pass" }
func (Pay) String() string        { return "pay expenses" }
func (Done) String() string       { return "done" }

func at(kind string, id int) []rules.Target { return []rules.Target{{Kind: kind, ID: id}} }

// Targets is the shares board.
func (IssueShare) Targets() []rules.Target { return at(TargetShare, 0) }

// Targets is the action's tile.
func (a Take) Targets() []rules.Target { return at(TargetRole, int(a.Role)) }

// Targets is the tile, then the town.
func (a Urbanize) Targets() []rules.Target {
	return append(at(TargetTile, a.N), rules.Target{Kind: TargetStop, ID: a.At.Number()})
}

// Targets is the cube, then every stop on the way.
func (a Deliver) Targets() []rules.Target { return PathTargets(a.Good, a.Path) }

// Targets is the locomotive board.
func (Raise) Targets() []rules.Target { return at(TargetLoco, 0) }

// Targets is the button.
func (Pass) Targets() []rules.Target { return at(TargetButton, 0) }

// Targets is the button.
func (Pay) Targets() []rules.Target { return at(TargetButton, 0) }

// Targets is the button.
func (Done) Targets() []rules.Target { return at(TargetButton, 0) }

// PathTargets is the cube at the start of a path, then every stop after it, each followed by the line where there are
// several.
func PathTargets(g rail.Good, p rail.Path) []rules.Target {
	if p.Len() == 0 {
		return nil
	}
	out := make([]rules.Target, 1, p.Len()+1)
	out[0] = rules.Target{Kind: TargetCube, ID: CubeID(p.Start().Stop(), g)}
	for i := 1; i < p.Len(); i++ {
		out = append(out, rules.Target{Kind: TargetStop, ID: p.At(i).Number()})
		if by := p.By(i); !by.IsZero() {
			out = append(out, rules.Target{Kind: TargetOver, ID: by.Number()})
		}
	}
	return out
}

// Register adds the actions that all maps have to a codec.
func Register(c *rules.Codec) {
	rules.Register[IssueShare](c)
	rules.Register[Take](c)
	rules.Register[Urbanize](c)
	rules.Register[Deliver](c)
	rules.Register[Raise](c)
	rules.Register[Pass](c)
	rules.Register[Done](c)
}

// RegisterPay adds the action that ends the time for shares, on a map where they are issued until expenses are paid.
func RegisterPay(c *rules.Codec) { rules.Register[Pay](c) }

// RegisterAuction adds the actions of the auction to a codec.
func RegisterAuction(c *rules.Codec) {
	rules.Register[Bid](c)
	rules.Register[Drop](c)
	rules.Register[StayIn](c)
}

// RegisterTrack adds the lay of a tile to a codec.
func RegisterTrack(c *rules.Codec) { rules.Register[track.Lay](c) }

// RegisterProduction adds the actions of Production to a codec.
func RegisterProduction(c *rules.Codec) {
	rules.Register[DrawCubes](c)
	rules.Register[FillBox](c)
}
