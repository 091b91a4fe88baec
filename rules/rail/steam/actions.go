package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// Kinds of targets, besides those that all rail maps share and those of a map's own actions. A new city tile is pointed at
// by its rail.Good; the button 2 passes the effect of an action tile.
const (
	TargetSpace   = "space"   // a goods supply space
	TargetLeave   = "leave"   // a rail.Good of the chosen space that stays there
	TargetCapital = "capital" // steps of capital
	TargetPoints  = "points"  // 0: income; 1: victory points
)

// Take takes one action tile for the turn (STM-050), or takes it and passes its effect (STM-052).
type Take struct {
	Role Role `json:"role"`
	Idle bool `json:"idle,omitempty"`
}

// Urbanize puts a New City tile on a town (STM-095).
type Urbanize struct {
	Color rail.Good `json:"color"`
	At    rail.Spot `json:"at"`
}

// Supply brings the cubes of one goods supply space to the New City that waits for them, all but one of a colour where
// not all may come (STM-102, HOK-22).
type Supply struct {
	Space int       `json:"space"` // from 0
	Leave rail.Good `json:"leave,omitzero"`
}

// Grow brings all cubes of a supply space to a city, with a City Growth marker (STM-059).
type Grow struct {
	At    rail.Spot `json:"at"`
	Space int       `json:"space"`
}

// Credit takes all points of a delivery as victory points, or as income (STM-113).
type Credit struct {
	VP bool `json:"vp,omitempty"`
}

func (Take) Kind() string     { return "take" }
func (Urbanize) Kind() string { return "urbanize" }
func (Supply) Kind() string   { return "supply" }
func (Grow) Kind() string     { return "grow" }
func (Credit) Kind() string   { return "credit" }

func (a Take) String() string {
	if a.Idle {
		return "take " + a.Role.String() + " without its effect"
	}
	return "take " + a.Role.String()
}
func (a Urbanize) String() string { return fmt.Sprintf("urbanize %s with %s", a.At, a.Color) }
func (a Supply) String() string {
	if a.Leave != rail.None {
		return fmt.Sprintf("cubes from space %d but one %s", a.Space+1, a.Leave)
	}
	return fmt.Sprintf("cubes from space %d", a.Space+1)
}
func (a Grow) String() string { return fmt.Sprintf("grow %s from space %d", a.At, a.Space+1) }
func (a Credit) String() string {
	if a.VP {
		return "take victory points"
	}
	return "take income"
}

// Targets is the action's tile, and the button for who passes its effect.
func (a Take) Targets() []rules.Target {
	if a.Idle {
		return append(play.At(play.TargetRole, int(a.Role)), rules.Target{Kind: play.TargetButton, ID: 2})
	}
	return play.At(play.TargetRole, int(a.Role))
}

// Targets is the tile, then the town.
func (a Urbanize) Targets() []rules.Target {
	return append(play.At(play.TargetCity, int(a.Color)), rules.Target{Kind: play.TargetStop, ID: a.At.Number()})
}

// Targets is the space, then the cube that stays.
func (a Supply) Targets() []rules.Target {
	if a.Leave != rail.None {
		return append(play.At(TargetSpace, a.Space), rules.Target{Kind: TargetLeave, ID: int(a.Leave)})
	}
	return play.At(TargetSpace, a.Space)
}

// Targets is the city, then the space.
func (a Grow) Targets() []rules.Target {
	return append(play.At(play.TargetStop, a.At.Number()), rules.Target{Kind: TargetSpace, ID: a.Space})
}

// Targets is one of the two tracks.
func (a Credit) Targets() []rules.Target {
	if a.VP {
		return play.At(TargetPoints, 1)
	}
	return play.At(TargetPoints, 0)
}

// register adds the actions that all maps have to a codec.
func register(c *rules.Codec) {
	rules.Register[Bid](c)
	rules.Register[Fold](c)
	rules.Register[StayIn](c)
	rules.Register[Capital](c)
	rules.Register[Take](c)
	rules.Register[track.Lay](c)
	rules.Register[Urbanize](c)
	rules.Register[Supply](c)
	rules.Register[Grow](c)
	rules.Register[Credit](c)
	play.Register(c)
}
