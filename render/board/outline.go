package board

import (
	"fmt"
	"math"

	"kettle/render/draw"
	"kettle/rules/rail"
)

// houseOutline is what of a house can be pointed at, on the sheet: roof, walls and the name plate below.
func houseOutline(c draw.Point, plate draw.Rect, city, named bool) []draw.Point {
	up, r := float32(houseUp), plate
	if city {
		up = cityUp
	}
	if !named {
		r = draw.Rc(c.X-20, c.Y+plateTop, 40, 1)
	}
	return []draw.Point{
		{X: c.X - 8, Y: c.Y - up}, {X: c.X + 10, Y: c.Y - up}, {X: c.X + 25, Y: c.Y - 14}, {X: c.X + 20, Y: c.Y + plateTop - 2},
		{X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}, {X: r.X, Y: r.Y},
		{X: c.X - 22, Y: c.Y + plateTop - 2}, {X: c.X - 27, Y: c.Y - 10},
	}
}

// cubeOutline is the hexagon of a cube of that width.
func cubeOutline(c draw.Point, w float32) []draw.Point {
	out := make([]draw.Point, 6)
	for i := range out {
		sin, cos := math.Sincos(float64(i)*math.Pi/3 + math.Pi/6)
		out[i] = draw.Pt(c.X+w*0.58*float32(cos), c.Y+w*0.56*float32(sin))
	}
	return out
}

// cubeHit is the hit of the i-th cube of a house.
func cubeHit(n *Night, s rail.Stop, g rail.Good, i int) string {
	return fmt.Sprintf("cube/%s/%s/%d", n.Land.Houses[s].Name, g, i)
}

// clip is the part of a polygon inside r, by its four edges in turn.
func clip(poly []draw.Point, r draw.Rect) []draw.Point {
	b := draw.Bounds(poly)
	if b.X >= r.X && b.Y >= r.Y && b.Right() <= r.Right() && b.Bottom() <= r.Bottom() {
		return poly
	}
	for _, edge := range [...]func(draw.Point) float32{
		func(p draw.Point) float32 { return p.X - r.X },
		func(p draw.Point) float32 { return r.Right() - p.X },
		func(p draw.Point) float32 { return p.Y - r.Y },
		func(p draw.Point) float32 { return r.Bottom() - p.Y },
	} {
		var out []draw.Point
		for i, q := range poly {
			was := poly[(i+len(poly)-1)%len(poly)]
			d, dWas := edge(q), edge(was)
			if (d >= 0) != (dWas >= 0) {
				out = append(out, was.Add(q.Sub(was).Mul(dWas/(dWas-d))))
			}
			if d >= 0 {
				out = append(out, q)
			}
		}
		poly = out
	}
	return poly
}
