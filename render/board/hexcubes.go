package board

import (
	"fmt"
	"slices"
	"strconv"

	"kettle/render/draw"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// shownCubes is how many cubes a hex shows; a badge counts them where there are more.
const shownCubes = 6

// faceOf is the sprite of a cube seen from the front, with its letter.
func faceOf(g rail.Good) string {
	if name := "cube-face-" + g.String(); hasSprite(name) {
		return name
	}
	return cubeSprite[g]
}

// cubeSeats are the places of so many cubes about the middle of a hex, in sides of a cube: rows of three, two by two on
// a small map.
func cubeSeats(count int, small bool) (seats []draw.Point, side float32) {
	count = min(count, shownCubes)
	rows := []int{count}
	side = 1
	switch {
	case count <= 3 && !small, count <= 2:
	case small:
		rows, side = []int{(count + 1) / 2, count / 2}, 0.85
	case count == 4:
		side = 0.78
	default:
		rows, side = []int{(count + 1) / 2, count / 2}, 0.74
	}
	for j, k := range rows {
		y := (float32(j) - float32(len(rows)-1)/2) * side * 0.92
		for i := range k {
			seats = append(seats, draw.Pt((float32(i)-float32(k-1)/2)*side*0.92, y))
		}
	}
	return seats, side
}

// cubeSide is the side of a cube on a hex, in the sheet's units.
func (pl *hexPlan) cubeSide(k float32) float32 {
	if !pl.roomy(k) {
		return min(0.8*pl.r, max(0.5*pl.r, 12/k))
	}
	return 0.55 * pl.r
}

// cubesAt is where the cubes of a hex lie, with their side.
func (pl *hexPlan) cubesAt(n *Rails, h track.HexID, k float32) (at []draw.Point, side float32) {
	pile := n.cubes(h)
	if len(pile) == 0 {
		return nil, 0
	}
	seats, f := cubeSeats(len(pile), !pl.roomy(k))
	side = pl.cubeSide(k)
	c := pl.c[h]
	switch {
	case n.city(h) && pl.roomy(k):
		c.Y += 0.06 * pl.r
		if len(seats) > 4 { // two rows, between badges and plate
			c.Y -= 0.02 * pl.r
		}
	case !n.city(h) && n.Board.Exits(h) != 0: // beside the track
		c = c.Add(draw.Pt(0.1*pl.r, -0.6*pl.r))
		side *= 0.85
	}
	for _, s := range seats {
		at = append(at, c.Add(s.Mul(side)))
	}
	return at, side * f
}

// shownPile is the cubes of a pile in the order in which they are shown: each colour before any comes twice, if not all
// are shown.
func shownPile(p rail.Pile) rail.Pile {
	if len(p) <= shownCubes {
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

// face paints a cube from the front, its face side units wide.
func (p pen) face(at draw.Point, side float32, g rail.Good, alpha float32) {
	const faceOfSprite = 0.82
	w := side / faceOfSprite
	it := p.sprite(faceOf(g), draw.Around(at.Add(draw.Pt(0, w*0.045)), w, w))
	if alpha < 1 {
		it.Tint = white(alpha)
	}
}

// hexCubes paints the cubes of a hex; gone is the place of one that is on its way, -1 for none.
func (p pen) hexCubes(pl *hexPlan, n *Rails, h track.HexID, gone int) {
	at, side := pl.cubesAt(n, h, p.v.k)
	if len(at) == 0 {
		return
	}
	if !n.city(h) && n.Board.Exits(h) == 0 { // a paper disc under cubes in the open
		c := p.at(pl.c[h])
		r := pl.r * 0.55 * p.v.k
		p.l.Disc(c, r, draw.Solid(draw.Color{R: 0xff, G: 0xfb, B: 0xee, A: 150}))
		p.l.Ring(c, r, pl.r*0.04*p.v.k, draw.Fade(pl.theme.ink, 0.55)).Dash = [2]float32{3, 2.5}
	}
	pile := shownPile(n.cubes(h))
	for i, q := range at {
		if i != gone {
			p.face(q, side, pile[i], 1)
		}
	}
	if len(pile) > shownCubes {
		c := pl.c[h].Add(draw.Pt(pl.r*0.84, pl.r*0.08))
		p.badge(c, badgeWide(pl.r, p.v.k)*0.95, strconv.Itoa(len(pile)), draw.Hex(0x2a1808), draw.Hex(0xfff2d8), false)
	}
}

// placeIn is the place of a cube of that colour on a hex, -1 for none.
func placeIn(n *Rails, h track.HexID, g rail.Good) int {
	i := slices.Index(shownPile(n.cubes(h)), g)
	if i >= shownCubes {
		return -1
	}
	return i
}

// hexCubeHit is the hit of the i-th cube of a hex.
func hexCubeHit(n *Rails, h track.HexID, g rail.Good, i int) string {
	return fmt.Sprintf("cube/%s/%s/%d", n.land().Hexes[h].Spot.String(), g, i)
}
