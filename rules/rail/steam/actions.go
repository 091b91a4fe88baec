package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Kinds of targets, besides those of track and of a map's own actions.
const (
	TargetRole    = "role"    // a Role
	TargetCity    = "tile"    // a New City tile by its rail.Good
	TargetStop    = "stop"    // a city or town by its number
	TargetCube    = "cube"    // a cube on a stop, see CubeID
	TargetSpace   = "space"   // a goods supply space
	TargetLeave   = "leave"   // a rail.Good of the chosen space that stays there
	TargetLoco    = "loco"    // 0: the locomotive track
	TargetButton  = "button"  // 0: go on (done, pass, fold); 1: pass by Turn Order; 2: pass the effect of a tile
	TargetBid     = "bid"     // $
	TargetOver    = "over"    // which of several links: where it leads first, by number
	TargetCapital = "capital" // steps of capital
	TargetPoints  = "points"  // 0: income; 1: victory points
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

// Deliver moves one cube to a stop of its colour (STM-106).
type Deliver struct {
	Good rail.Good `json:"good"`
	Path rail.Path `json:"path"`
}

// Credit takes all points of a delivery as victory points, or as income (STM-113).
type Credit struct {
	VP bool `json:"vp,omitempty"`
}

// Raise improves the locomotive instead of a move (STM-105).
type Raise struct{}

// Pass moves nothing (STM-104).
type Pass struct{}

// Done ends the seat's part of a phase.
type Done struct{}

func (Take) Kind() string     { return "take" }
func (Urbanize) Kind() string { return "urbanize" }
func (Supply) Kind() string   { return "supply" }
func (Grow) Kind() string     { return "grow" }
func (Deliver) Kind() string  { return "deliver" }
func (Credit) Kind() string   { return "credit" }
func (Raise) Kind() string    { return "raise" }
func (Pass) Kind() string     { return "pass" }
func (Done) Kind() string     { return "done" }

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
func (a Grow) String() string    { return fmt.Sprintf("grow %s from space %d", a.At, a.Space+1) }
func (a Deliver) String() string { return fmt.Sprintf("deliver %s from %s", a.Good, a.Path) }
func (a Credit) String() string {
	if a.VP {
		return "take victory points"
	}
	return "take income"
}
func (Raise) String() string { return "raise locomotive" }
func (Pass) String() string  { return "pass" }
func (Done) String() string  { return "done" }

func at(kind string, id int) []rules.Target { return []rules.Target{{Kind: kind, ID: id}} }

// Targets is the action's tile, and the button for who passes its effect.
func (a Take) Targets() []rules.Target {
	if a.Idle {
		return append(at(TargetRole, int(a.Role)), rules.Target{Kind: TargetButton, ID: 2})
	}
	return at(TargetRole, int(a.Role))
}

// Targets is the tile, then the town.
func (a Urbanize) Targets() []rules.Target {
	return append(at(TargetCity, int(a.Color)), rules.Target{Kind: TargetStop, ID: a.At.Number()})
}

// Targets is the space, then the cube that stays.
func (a Supply) Targets() []rules.Target {
	if a.Leave != rail.None {
		return append(at(TargetSpace, a.Space), rules.Target{Kind: TargetLeave, ID: int(a.Leave)})
	}
	return at(TargetSpace, a.Space)
}

// Targets is the city, then the space.
func (a Grow) Targets() []rules.Target {
	return append(at(TargetStop, a.At.Number()), rules.Target{Kind: TargetSpace, ID: a.Space})
}

// Targets is the cube, then every stop on the way.
func (a Deliver) Targets() []rules.Target { return PathTargets(a.Good, a.Path) }

// Targets is one of the two tracks.
func (a Credit) Targets() []rules.Target {
	if a.VP {
		return at(TargetPoints, 1)
	}
	return at(TargetPoints, 0)
}

// Targets is the locomotive track.
func (Raise) Targets() []rules.Target { return at(TargetLoco, 0) }

// Targets is the button.
func (Pass) Targets() []rules.Target { return at(TargetButton, 0) }

// Targets is the button.
func (Done) Targets() []rules.Target { return at(TargetButton, 0) }

// PathTargets is the cube at the start of a path, then every stop after it, each followed by the link where there are
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
	rules.Register[Deliver](c)
	rules.Register[Credit](c)
	rules.Register[Raise](c)
	rules.Register[Pass](c)
	rules.Register[Done](c)
}
