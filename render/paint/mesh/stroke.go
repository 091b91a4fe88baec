package mesh

import (
	"math"

	"kettle/render/draw"
)

// A section is a cut across a stroke: the four places where its soft edge begins and ends, left to right.
type section struct {
	at   [4]draw.Point
	full bool // else nothing of it shows: the soft end
}

// Stroke paints a line of the given width with round joins and butt ends. A line thinner than a pixel is a pixel
// wide and paler. Dash is on and off in pixels, shift how far into the pattern the line begins.
func (m *Mesh) Stroke(path []draw.Point, closed bool, width float32, c draw.Color, dash [2]float32, shift float32) {
	if width <= 0 || c.A == 0 {
		return
	}
	pts := m.clean(path, closed)
	if len(pts) < 2 {
		return
	}
	closed = closed && len(pts) > 2
	alpha := min(1, width)
	width = max(1, width)
	color := premul(c, alpha)
	if dash[0] > 0 && dash[1] > 0 {
		if closed {
			pts = append(pts, pts[0])
			m.poly = pts
		}
		for _, piece := range dashes(pts, dash, shift) {
			m.polyline(piece, false, width, color)
		}
		return
	}
	m.polyline(pts, closed, width, color)
}

// polyline paints a line whose points all differ.
func (m *Mesh) polyline(p []draw.Point, closed bool, width float32, color tint) {
	h := width / 2
	line := m.line[:0]
	n := len(p)
	dir := func(i int) draw.Point { return p[(i+1)%n].Sub(p[i%n]).Unit() }
	if closed {
		for i := range p {
			line = join(line, p[i], dir(i+n-1), dir(i), h, min(p[i].Sub(p[(i+n-1)%n]).Len(), p[(i+1)%n].Sub(p[i]).Len()))
		}
		line = append(line, line[0])
	} else {
		long := float32(0)
		for i := 1; i < n; i++ {
			long += p[i].Sub(p[i-1]).Len()
		}
		in := float32(feather)
		if long < 2*feather { // shorter than a pixel: paler
			in, color = long/2, color.mul(2*long/(1+long))
		}
		d := dir(0)
		line = append(line, across(p[0].Sub(d.Mul(feather)), d.Left(), h, false), across(p[0].Add(d.Mul(in)), d.Left(), h, true))
		for i := 1; i < n-1; i++ {
			line = join(line, p[i], dir(i-1), dir(i), h, min(p[i].Sub(p[i-1]).Len(), p[i+1].Sub(p[i]).Len()))
		}
		d = dir(n - 2)
		line = append(line, across(p[n-1].Sub(d.Mul(in)), d.Left(), h, true), across(p[n-1].Add(d.Mul(feather)), d.Left(), h, false))
	}
	m.line = line
	m.ribbon(line, color)
}

// ribbon joins the sections with triangles.
func (m *Mesh) ribbon(line []section, color tint) {
	base := uint32(len(m.V))
	for _, s := range line {
		inner := color
		if !s.full {
			inner = tint{}
		}
		m.vertex(s.at[0], tint{})
		m.vertex(s.at[1], inner)
		m.vertex(s.at[2], inner)
		m.vertex(s.at[3], tint{})
	}
	for i := range uint32(len(line) - 1) {
		a := base + 4*i
		for k := range uint32(3) {
			m.quad(a+k, a+k+1, a+k+4, a+k+5)
		}
	}
}

// across is a section of half width h at p; left is the way to its left, as long as the corner needs.
func across(p, left draw.Point, h float32, full bool) section {
	return section{[4]draw.Point{p.Add(left.Mul(h + feather)), p.Add(left.Mul(h - feather)),
		p.Sub(left.Mul(h - feather)), p.Sub(left.Mul(h + feather))}, full}
}

// join adds the sections of a corner: one where the line bends a little, a fan round the outside of a sharp bend.
func join(line []section, p, d0, d1 draw.Point, h, room float32) []section {
	n0, n1 := d0.Left(), d1.Left()
	dot := d0.X*d1.X + d0.Y*d1.Y
	side := miter(n0, n1)
	if dot > 0.9 {
		return append(line, across(p, side, h, true))
	}
	turn := d0.X*d1.Y - d0.Y*d1.X // positive: clockwise, the outside is left
	// The inner edge meets in one point, unless the pieces are too short for it.
	reach := min(1, max(room, h)/max(h*side.Len(), 1e-3))
	angle := math.Atan2(float64(turn), float64(dot))
	steps := max(1, int(math.Ceil(math.Abs(angle)/math.Max(0.2, 0.7/math.Sqrt(float64(h+1))))))
	for i := range steps + 1 {
		s, c := math.Sincos(angle * float64(i) / float64(steps))
		out := draw.Point{X: n0.X*float32(c) - n0.Y*float32(s), Y: n0.X*float32(s) + n0.Y*float32(c)}
		cut := across(p, out, h, true)
		in := across(p, side.Mul(reach), h, true)
		if turn > 0 {
			cut.at[2], cut.at[3] = in.at[2], in.at[3]
		} else {
			cut.at[0], cut.at[1] = in.at[0], in.at[1]
		}
		line = append(line, cut)
	}
	return line
}

// dashes cuts a line into the pieces of a pattern.
func dashes(p []draw.Point, dash [2]float32, shift float32) (out [][]draw.Point) {
	period := float64(dash[0] + dash[1])
	at := math.Mod(float64(shift), period)
	if at < 0 {
		at += period
	}
	on := at < float64(dash[0])
	left := float64(dash[0]) - at // of the present dash or gap
	if !on {
		left = period - at
	}
	var piece []draw.Point
	if on {
		piece = append(piece, p[0])
	}
	for i := 1; i < len(p); i++ {
		a, b := p[i-1], p[i]
		long := float64(b.Sub(a).Len())
		for done := 0.0; ; {
			if long-done < left {
				left -= long - done
				break
			}
			done += left
			q := a.Add(b.Sub(a).Mul(float32(done / long)))
			if on {
				out = append(out, append(piece, q))
				piece, left = nil, float64(dash[1])
			} else {
				piece, left = []draw.Point{q}, float64(dash[0])
			}
			on = !on
		}
		if on && (len(piece) == 0 || piece[len(piece)-1] != b) {
			piece = append(piece, b)
		}
	}
	if len(piece) > 1 {
		out = append(out, piece)
	}
	return out
}
