package board

import (
	"math"

	"kettle/render/draw"
	"kettle/rules/hex"
	"kettle/rules/rail/track"
)

// centreSide is the side of a step towards the town in the middle of its hex.
const centreSide hex.Side = hex.Sides

// arc is the line of one piece of track: an arc of radius half a side between neighbouring sides, of one side and a
// half between next but one, a straight line between opposite ones; a spur where one end is the middle.
func arc(c draw.Point, r float32, a, b hex.Side) []draw.Point {
	switch {
	case a == centreSide && b == centreSide:
		return nil
	case a == centreSide:
		return []draw.Point{c, sideMid(c, r, b)}
	case b == centreSide:
		return []draw.Point{sideMid(c, r, a), c}
	}
	p, q := sideMid(c, r, a), sideMid(c, r, b)
	apart := min((int(a)-int(b)+6)%6, (int(b)-int(a)+6)%6)
	if apart == 3 || apart == 0 {
		return []draw.Point{p, q}
	}
	radius, steps := r*1.5, 10
	if apart == 1 {
		radius, steps = r/2, 10
	}
	// The middle of the circle lies on the line of side a, towards b.
	along := p.Sub(c).Unit().Left()
	if d := q.Sub(p); d.X*along.X+d.Y*along.Y < 0 {
		along = along.Mul(-1)
	}
	m := p.Add(along.Mul(radius))
	from, to := angle(p.Sub(m)), angle(q.Sub(m))
	for to-from > math.Pi {
		to -= 2 * math.Pi
	}
	for from-to > math.Pi {
		to += 2 * math.Pi
	}
	return draw.Arc(m, radius, from, to, steps)
}

func angle(d draw.Point) float32 { return float32(math.Atan2(float64(d.Y), float64(d.X))) }

// line is the track of a step.
func (p *hexPlan) line(s track.Step) []draw.Point { return arc(p.c[s.Hex], p.r, s.In, s.Out) }

// lines is the track of a section: one line, or more where it goes on in a panel set aside.
func (p *hexPlan) lines(path []track.Step) (out [][]draw.Point) {
	for _, s := range path {
		l := p.line(s)
		if n := len(out); n > 0 && touching(out[n-1][len(out[n-1])-1], l[0], p.r*0.1) {
			out[n-1] = append(out[n-1], l[1:]...)
		} else {
			out = append(out, l)
		}
	}
	return out
}

func touching(a, b draw.Point, d float32) bool { return a.Sub(b).Len() < d }

// cut is the part of a line from a to b along it, in units.
func cut(line []draw.Point, a, b float32) (out []draw.Point) {
	at := float32(0)
	for i := 1; i < len(line); i++ {
		p, q := line[i-1], line[i]
		d := q.Sub(p).Len()
		if at+d > a && at < b && d > 0 {
			if len(out) == 0 {
				out = append(out, p.Add(q.Sub(p).Mul(max(0, (a-at)/d))))
			}
			out = append(out, p.Add(q.Sub(p).Mul(min(1, (b-at)/d))))
		}
		at += d
	}
	return out
}

// length is how long a line is.
func length(line []draw.Point) (sum float32) {
	for i := 1; i < len(line); i++ {
		sum += line[i].Sub(line[i-1]).Len()
	}
	return sum
}

// onLine is the point at a distance along a line, and the direction there.
func onLine(line []draw.Point, at float32) (p, dir draw.Point) {
	for i := 1; i < len(line); i++ {
		d := line[i].Sub(line[i-1])
		if l := d.Len(); at <= l || i == len(line)-1 {
			return line[i-1].Add(d.Unit().Mul(min(at, l))), d.Unit()
		} else {
			at -= l
		}
	}
	return line[0], draw.Point{}
}

// crossed reports whether two tracks of one hex cross: their sides interleave.
func crossed(a, b, c, d hex.Side) bool {
	lo, hi := min(a, b), max(a, b)
	in := func(s hex.Side) bool { return lo < s && s < hi }
	return in(c) != in(d)
}
