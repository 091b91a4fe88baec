package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/rules/rail"
)

// cubeSeat is where the cubes of a house lie around it, in order; more than that are told by a badge.
var cubeSeat = [...]draw.Point{{X: -33, Y: 10}, {X: 33, Y: 10}, {X: 33, Y: -8}, {X: -33, Y: -8}, {X: 33, Y: -26}, {X: -33, Y: -26}}

// cubeAt is the middle of the i-th cube of a house on the sheet.
func (p *plan) cubeAt(s rail.Stop, i int) draw.Point {
	return p.house[s].Add(cubeSeat[min(i, len(cubeSeat)-1)])
}

// show is the cubes of a pile in the order in which they lie about the house. Where not all find a place, each
// colour is shown before any is shown twice.
func show(p rail.Pile) rail.Pile {
	if len(p) <= len(cubeSeat) {
		return p
	}
	out := make(rail.Pile, 0, len(p))
	for turn := 0; len(out) < len(p); turn++ {
		for g := rail.Red; g < rail.Goods; g++ {
			if p.Count(g) > turn {
				out = append(out, g)
			}
		}
	}
	return out
}

// cubes paints what lies on a house, the far ones first.
func (p pen) cubes(pl *plan, n *Night, s rail.Stop, gone leavers) {
	pile := show(n.Cubes[s])
	for i := min(len(pile), len(cubeSeat)) - 1; i >= 0; i-- {
		if !gone.has(s, i) {
			p.cube(pl.cubeAt(s, i), cubeWide, pile[i])
		}
	}
	if len(pile) > len(cubeSeat) {
		p.count(pl.house[s].Add(draw.Pt(46, -34)), len(pile))
	}
}

// count paints a badge with a number.
func (p pen) count(c draw.Point, n int) {
	q, r := p.at(c), 8*p.v.k
	p.l.Disc(q, r, draw.Solid(draw.Hex(0x2a1808)))
	p.l.Ring(q, r, 1.2*p.v.k, draw.Hex(0xe3c28a))
	p.center(c, strconv.Itoa(n), draw.Type{Face: draw.Heading, Size: 11, Color: draw.Hex(0xfff2d8)})
}
