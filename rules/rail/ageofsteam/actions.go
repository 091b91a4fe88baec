package ageofsteam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// Kinds of targets, besides those that all rail maps share and those of the map's own actions.
const (
	TargetShare = "share" // 0: the shares board
	TargetBox   = "box"   // a box of the goods display, see BoxID
	TargetBag   = "bag"   // 0: the bag
	TargetDrawn = "drawn" // a colour of the cubes that Production has drawn
)

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

// Pay ends the time for shares and pays the expenses (AOS-113).
type Pay struct{}

func (IssueShare) Kind() string { return "issue-share" }
func (Take) Kind() string       { return "take" }
func (Urbanize) Kind() string   { return "urbanize" }
func (Pay) Kind() string        { return "pay" }

func (IssueShare) String() string { return "issue a share" }
func (a Take) String() string     { return "take " + a.Role.String() }
func (a Urbanize) String() string { return fmt.Sprintf("urbanize %s with %s", a.At, a.Tile) }
func (Pay) String() string        { return "pay expenses" }

// Targets is the shares board.
func (IssueShare) Targets() []rules.Target { return play.At(TargetShare, 0) }

// Targets is the action's tile.
func (a Take) Targets() []rules.Target { return play.At(play.TargetRole, int(a.Role)) }

// Targets is the tile, then the town.
func (a Urbanize) Targets() []rules.Target {
	return append(play.At(play.TargetCity, a.N), rules.Target{Kind: play.TargetStop, ID: a.At.Number()})
}

// Targets is the button.
func (Pay) Targets() []rules.Target { return play.At(play.TargetButton, 0) }

// Register adds the actions that all maps have to a codec.
func Register(c *rules.Codec) {
	rules.Register[IssueShare](c)
	rules.Register[Take](c)
	rules.Register[Urbanize](c)
	play.Register(c)
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
