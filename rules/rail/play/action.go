package play

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
)

// Deliver moves one cube to a stop of its colour (AOS-103, STM-106).
type Deliver struct {
	Good rail.Good `json:"good"`
	Path rail.Path `json:"path"`
}

// Raise raises the locomotive level instead of a move (AOS-102, STM-105).
type Raise struct{}

// Pass moves nothing (AOS-101, STM-104).
type Pass struct{}

// Done ends the seat's part of a phase.
type Done struct{}

// A Delivery is an action that moves one cube along a path: a Deliver, or what a map has in its place.
type Delivery interface {
	rules.Action
	Cargo() (rail.Good, rail.Path)
}

// Cargo is the cube and its way.
func (a Deliver) Cargo() (rail.Good, rail.Path) { return a.Good, a.Path }

func (Deliver) Kind() string { return "deliver" }
func (Raise) Kind() string   { return "raise" }
func (Pass) Kind() string    { return "pass" }
func (Done) Kind() string    { return "done" }

func (a Deliver) String() string { return fmt.Sprintf("deliver %s from %s", a.Good, a.Path) }
func (Raise) String() string     { return "raise locomotive" }
func (Pass) String() string      { return "pass" }
func (Done) String() string      { return "done" }

// Targets is the cube, then every stop on the way.
func (a Deliver) Targets() []rules.Target { return PathTargets(a.Good, a.Path) }

// Targets is the locomotive board.
func (Raise) Targets() []rules.Target { return At(TargetLoco, 0) }

// Targets is the button.
func (Pass) Targets() []rules.Target { return At(TargetButton, 0) }

// Targets is the button.
func (Done) Targets() []rules.Target { return At(TargetButton, 0) }

// Register adds these actions to a codec.
func Register(c *rules.Codec) {
	rules.Register[Deliver](c)
	rules.Register[Raise](c)
	rules.Register[Pass](c)
	rules.Register[Done](c)
}
