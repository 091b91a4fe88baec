package mesh

import (
	"math"

	"kettle/render/draw"
)

// Snap moves a box, rounded or not, onto whole pixels so that its straight edges are sharp; width is that of its
// outline, 0 for a fill. An upright or level line of two points is moved too. Other paths come back as they are.
// The width comes back rounded when the path was moved.
func Snap(path []draw.Point, closed bool, width float32) ([]draw.Point, float32) {
	if width > 0 && width < 0.75 {
		return path, width
	}
	if width > 0 {
		if !closed && len(path) == 2 {
			return snapLine(path, round(max(1, width)), width)
		}
		if !closed {
			return path, width
		}
	}
	b := draw.Bounds(path)
	if b.W < 1 || b.H < 1 || !boxy(path, b) {
		return path, width
	}
	w := float32(0)
	if width > 0 {
		w = round(max(1, width))
	}
	to := draw.Rect{X: edge(b.X, w), Y: edge(b.Y, w)}
	to.W, to.H = edge(b.Right(), w)-to.X, edge(b.Bottom(), w)-to.Y
	if to.W <= 0 || to.H <= 0 {
		return path, width
	}
	out := make([]draw.Point, len(path))
	for i, p := range path {
		out[i] = draw.Point{X: to.X + (p.X-b.X)*to.W/b.W, Y: to.Y + (p.Y-b.Y)*to.H/b.H}
	}
	return out, w
}

func round(x float32) float32 { return float32(math.Floor(float64(x) + 0.5)) }

// edge moves the middle of a line w wide so that its sides lie between pixels.
func edge(x, w float32) float32 { return round(x-w/2) + w/2 }

func snapLine(p []draw.Point, w, width float32) ([]draw.Point, float32) {
	a, b := p[0], p[1]
	switch {
	case a.X == b.X && a.Y != b.Y:
		x := edge(a.X, w)
		return []draw.Point{{X: x, Y: round(a.Y)}, {X: x, Y: round(b.Y)}}, w
	case a.Y == b.Y && a.X != b.X:
		y := edge(a.Y, w)
		return []draw.Point{{X: round(a.X), Y: y}, {X: round(b.X), Y: y}}, w
	}
	return p, width
}

// boxy reports whether the path has a straight piece on each side of its bounds, as boxes and rounded boxes do.
func boxy(path []draw.Point, b draw.Rect) bool {
	const near = 1e-3
	is := func(p, q, edge float32) bool { return max(p-edge, edge-p, q-edge, edge-q) < near }
	var on [4]bool
	for i, p := range path {
		q := path[(i+1)%len(path)]
		if d := p.Sub(q); max(d.X, -d.X, d.Y, -d.Y) < near {
			continue
		}
		on[0] = on[0] || is(p.X, q.X, b.X)
		on[1] = on[1] || is(p.X, q.X, b.Right())
		on[2] = on[2] || is(p.Y, q.Y, b.Y)
		on[3] = on[3] || is(p.Y, q.Y, b.Bottom())
	}
	return on == [4]bool{true, true, true, true}
}
