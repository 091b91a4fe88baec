package mesh

import (
	"math"

	"kettle/render/draw"
)

// feather is half the width of a soft edge.
const feather = 0.5

// Fill paints a polygon, convex or not, with an edge that fades over a pixel. Gradients run in pixels.
func (m *Mesh) Fill(path []draw.Point, p draw.Paint) {
	poly := m.clean(path, true)
	if len(poly) < 3 {
		return
	}
	area := area2(poly)
	if area == 0 {
		return
	}
	if area < 0 { // make it clockwise as seen on the screen
		for i, j := 0, len(poly)-1; i < j; i, j = i+1, j-1 {
			poly[i], poly[j] = poly[j], poly[i]
		}
	}
	mark, first := len(m.I), len(m.V)
	// What is thinner than a pixel is painted a pixel wide and paler.
	in, alpha := float32(feather), float32(1)
	if b := draw.Bounds(poly); min(b.W, b.H) < 2*feather {
		in = min(b.W, b.H) / 2
		alpha = 4 * in / (1 + 2*in)
	}
	full := premul(p.Color, alpha)
	if p.From != p.To {
		full = tint{a: alpha} // until gradient colours it
	}
	side := m.sides(poly)
	n := uint32(len(poly))
	base := uint32(len(m.V))
	for i, q := range poly {
		m.vertex(q.Sub(side[i].Mul(in)), full)
		m.vertex(q.Add(side[i].Mul(feather)), tint{})
	}
	m.triangulate(poly, func(a, b, c uint32) { m.tri(base+2*a, base+2*b, base+2*c) })
	for i := range n {
		j := (i + 1) % n
		m.quad(base+2*i, base+2*j, base+2*i+1, base+2*j+1)
	}
	if p.From != p.To {
		m.gradient(mark, first, p)
	}
}

// gradient colours the vertices from first on, whose alpha says how much of them shows. Triangles are cut where
// the run of colours begins and ends: between, it is even.
func (m *Mesh) gradient(mark, first int, p draw.Paint) {
	d := p.To.Sub(p.From)
	k := 1 / (d.X*d.X + d.Y*d.Y)
	start := half{d.X * k, d.Y * k, (p.From.X*d.X + p.From.Y*d.Y) * k}
	end := half{start.x, start.y, start.d + 1}
	m.split(mark, start, true)
	m.split(mark, end, true)
	a, b := premul(p.Color, 1), premul(p.Color2, 1)
	for i := first; i < len(m.V); i++ {
		v := &m.V[i]
		t := max(0, min(1, start.of(*v)))
		s := v.A
		v.R, v.G, v.B, v.A = (a.r+(b.r-a.r)*t)*s, (a.g+(b.g-a.g)*t)*s, (a.b+(b.b-a.b)*t)*s, (a.a+(b.a-a.a)*t)*s
	}
}

// clean copies a path without points that repeat; a closed one does not end where it began.
func (m *Mesh) clean(path []draw.Point, closed bool) []draw.Point {
	const near = 1e-3
	same := func(a, b draw.Point) bool {
		return max(a.X-b.X, b.X-a.X, a.Y-b.Y, b.Y-a.Y) < near
	}
	out := m.poly[:0]
	for _, p := range path {
		if len(out) == 0 || !same(p, out[len(out)-1]) {
			out = append(out, p)
		}
	}
	for closed && len(out) > 1 && same(out[0], out[len(out)-1]) {
		out = out[:len(out)-1]
	}
	m.poly = out
	return out
}

// sides returns for each corner of a clockwise polygon the way outwards that moves both edges out by one.
func (m *Mesh) sides(poly []draw.Point) []draw.Point {
	out := m.side[:0]
	n := len(poly)
	for i, p := range poly {
		a := p.Sub(poly[(i+n-1)%n]).Unit().Left()
		b := poly[(i+1)%n].Sub(p).Unit().Left()
		out = append(out, miter(a, b))
	}
	m.side = out
	return out
}

// miter is the way from a corner that moves along both unit normals by one; at most 3 long.
func miter(a, b draw.Point) draw.Point {
	s := a.Add(b)
	k := 1 + a.X*b.X + a.Y*b.Y // 2 cos² of half the angle
	if k < 0.22 {
		if l := s.Len(); l > 1e-3 {
			return s.Mul(3 / l)
		}
		return a
	}
	return s.Mul(1 / k)
}

// area2 is twice the area of a polygon, positive when it is clockwise on the screen.
func area2(poly []draw.Point) float32 {
	var s float64
	for i, p := range poly {
		q := poly[(i+1)%len(poly)]
		s += float64(p.X)*float64(q.Y) - float64(q.X)*float64(p.Y)
	}
	return float32(s)
}

// cross is positive where the way a-b-c turns clockwise on the screen.
func cross(a, b, c draw.Point) float32 {
	return (b.X-a.X)*(c.Y-b.Y) - (b.Y-a.Y)*(c.X-b.X)
}

// triangulate cuts a clockwise polygon: a fan if it is convex, else ear by ear.
func (m *Mesh) triangulate(poly []draw.Point, tri func(a, b, c uint32)) {
	n := len(poly)
	convex := true
	turned := 0.0
	for i := range poly {
		a, b, c := poly[i], poly[(i+1)%n], poly[(i+2)%n]
		if cross(a, b, c) < -1e-3 {
			convex = false
			break
		}
		p, q := b.Sub(a), c.Sub(b)
		turned += math.Atan2(float64(p.X*q.Y-p.Y*q.X), float64(p.X*q.X+p.Y*q.Y))
	}
	if convex && turned < 2*math.Pi+0.1 {
		for i := 2; i < n; i++ {
			tri(0, uint32(i-1), uint32(i))
		}
		return
	}
	left := m.ears[:0]
	for i := range poly {
		left = append(left, uint32(i))
	}
	m.ears = left
	for len(left) > 3 {
		ear := findEar(poly, left)
		k := len(left)
		tri(left[(ear+k-1)%k], left[ear], left[(ear+1)%k])
		left = append(left[:ear], left[ear+1:]...)
	}
	tri(left[0], left[1], left[2])
}

// findEar returns the place in left of a corner that can be cut off; of a polygon that crosses itself, any.
func findEar(poly []draw.Point, left []uint32) int {
	k := len(left)
	for i := range left {
		ia, ib, ic := left[(i+k-1)%k], left[i], left[(i+1)%k]
		a, b, c := poly[ia], poly[ib], poly[ic]
		if cross(a, b, c) <= 0 {
			continue
		}
		free := true
		for _, j := range left {
			if p := poly[j]; j != ia && j != ib && j != ic && p != a && p != b && p != c &&
				cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0 {
				free = false
				break
			}
		}
		if free {
			return i
		}
	}
	for i := range left { // no true ear: at least one without a wrong turn
		if cross(poly[left[(i+k-1)%k]], poly[left[i]], poly[left[(i+1)%k]]) >= 0 {
			return i
		}
	}
	return 0
}
