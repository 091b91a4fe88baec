// Package board draws what lies on the table: the map with its pieces, the printed tracks, the goods display,
// tiles and dice. It takes plain data, made from a view of a position by NightOf and its like, and answers
// with hits; it decides nothing.
package board

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/graph"
)

// A Night is what lies on a map of houses at one moment.
type Night struct {
	Land   *graph.Land
	Livery []Livery     // by seat
	Owner  []rules.Seat // by link; rules.Nobody for a link without a disc
	Cubes  []rail.Pile  // by house
	City   []int        // by house: 1 + the place in Land.NewCities of the tile on it, 0 for none
	Round  int          // from 1: the moon in the corner
	Rounds int          // how many there are
}

// Color is the colour of the house now, printed or by its tile; rail.None of a grey one.
func (n *Night) Color(s rail.Stop) rail.Good {
	if c := n.City[s]; c > 0 {
		return n.Land.NewCities[c-1].Color
	}
	return n.Land.Houses[s].Color
}

// Targets of the map, as the engine names them.
const (
	HouseKind = "stop"    // ID: the stop
	LinkKind  = "link"    // ID: the link
	CubeKind  = "cube"    // ID: see Cube
	RiderKind = "pumpkin" // ID: the stop where a pumpkin lies that may ride
)

// House, Link and Cube are the targets of things on the map.
func House(s rail.Stop) rules.Target { return rules.Target{Kind: HouseKind, ID: int(s)} }

// Link: see House.
func Link(i int) rules.Target { return rules.Target{Kind: LinkKind, ID: i} }

// Cube: see House. Cubes of one colour on one house are one target.
func Cube(s rail.Stop, g rail.Good) rules.Target {
	return rules.Target{Kind: CubeKind, ID: int(s)*int(rail.Goods) + int(g)}
}
