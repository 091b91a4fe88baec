// Package play is what the economies of the rail maps have in common: the script of phases and choices and the machine that
// runs it, the actions that every map of hexes or houses knows, the tile picker, the planner of deliveries, what is spelt and
// what money looks like. An economy adds its money, its auctions and its score. State is a position as a table of hexes sees
// it, whatever its economy.
package play

import (
	"kettle/rules"
	"kettle/rules/rail"
)

// Kinds of targets that the economies share, besides those of track.
const (
	TargetRole   = "role"   // an action of the round, by the economy's number
	TargetCity   = "tile"   // a new city tile, by the economy's number
	TargetStop   = "stop"   // a house, a city, a town by its number
	TargetCube   = "cube"   // a cube on a stop, see CubeID
	TargetLoco   = "loco"   // 0: the locomotive board
	TargetButton = "button" // 0: go on (done, pass, pay, drop out); 1: pass by Turn Order; more are the economy's
	TargetBid    = "bid"    // $
	TargetOver   = "over"   // which of several lines: where it leads first, by number
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

// At lists a single target.
func At(kind string, id int) []rules.Target { return []rules.Target{{Kind: kind, ID: id}} }

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
