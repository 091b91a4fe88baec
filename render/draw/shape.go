package draw

import "math"

// A Point is a place in units, x right and y down.
type Point struct{ X, Y float32 }

// Pt is Point{x, y}.
func Pt(x, y float32) Point { return Point{x, y} }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Mul returns p times k.
func (p Point) Mul(k float32) Point { return Point{p.X * k, p.Y * k} }

// Len is the length of p as a way.
func (p Point) Len() float32 { return float32(math.Hypot(float64(p.X), float64(p.Y))) }

// Unit is p made 1 long; a way of no length stays as it is.
func (p Point) Unit() Point {
	if l := p.Len(); l > 0 {
		return p.Mul(1 / l)
	}
	return p
}

// Left is p turned by a quarter to the left as seen on the screen.
func (p Point) Left() Point { return Point{p.Y, -p.X} }

// A Rect is a box in units.
type Rect struct{ X, Y, W, H float32 }

// Rc is Rect{x, y, w, h}.
func Rc(x, y, w, h float32) Rect { return Rect{x, y, w, h} }

// Around is the box of that size with c in its middle.
func Around(c Point, w, h float32) Rect { return Rect{c.X - w/2, c.Y - h/2, w, h} }

// Has reports whether p lies in r.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Mid is the middle of r.
func (r Rect) Mid() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Right and Bottom are the far edges.
func (r Rect) Right() float32  { return r.X + r.W }
func (r Rect) Bottom() float32 { return r.Y + r.H }

// Inset is r with d cut off on every side; a negative d grows it.
func (r Rect) Inset(d float32) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Pad is r with dx cut off left and right, dy above and below.
func (r Rect) Pad(dx, dy float32) Rect { return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy} }

// Move is r shifted.
func (r Rect) Move(dx, dy float32) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// CutTop splits r into its top h units and the rest; CutBottom, CutLeft and CutRight do alike. Layouts are made
// by cutting.
func (r Rect) CutTop(h float32) (top, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h, r.W, r.H - h}
}

// CutBottom: see CutTop.
func (r Rect) CutBottom(h float32) (bottom, rest Rect) {
	return Rect{r.X, r.Y + r.H - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h}
}

// CutLeft: see CutTop.
func (r Rect) CutLeft(w float32) (left, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w, r.Y, r.W - w, r.H}
}

// CutRight: see CutTop.
func (r Rect) CutRight(w float32) (right, rest Rect) {
	return Rect{r.X + r.W - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w, r.H}
}

// Meet is the part that r and s share; it is empty (zero) when they share none.
func (r Rect) Meet(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	x2, y2 := min(r.Right(), s.Right()), min(r.Bottom(), s.Bottom())
	if x2 <= x || y2 <= y {
		return Rect{}
	}
	return Rect{x, y, x2 - x, y2 - y}
}

// Corners are the four corners, clockwise from the top left.
func (r Rect) Corners() []Point {
	return []Point{{r.X, r.Y}, {r.X + r.W, r.Y}, {r.X + r.W, r.Y + r.H}, {r.X, r.Y + r.H}}
}

// Round is the outline of r with rounded corners.
func (r Rect) Round(radius float32) []Point {
	radius = min(radius, r.W/2, r.H/2)
	if radius <= 0 {
		return r.Corners()
	}
	n := int(4 + radius/3)
	out := make([]Point, 0, 4*(n+1))
	for i, c := range []Point{{r.Right() - radius, r.Y + radius}, {r.Right() - radius, r.Bottom() - radius},
		{r.X + radius, r.Bottom() - radius}, {r.X + radius, r.Y + radius}} {
		out = append(out, Arc(c, radius, float32(i-1)*math.Pi/2, float32(i)*math.Pi/2, n)...)
	}
	return out
}

// Arc is n+1 points on a circle from angle a to b (radians, clockwise on the screen from the right).
func Arc(c Point, radius, a, b float32, n int) []Point {
	out := make([]Point, n+1)
	for i := range out {
		t := float64(a + (b-a)*float32(i)/float32(n))
		out[i] = Point{c.X + radius*float32(math.Cos(t)), c.Y + radius*float32(math.Sin(t))}
	}
	return out
}

// Ellipse is the outline of an ellipse in r.
func Ellipse(r Rect) []Point {
	n := max(12, int(math.Sqrt(float64(r.W+r.H))*4))
	out := make([]Point, n)
	for i := range out {
		t := 2 * math.Pi * float64(i) / float64(n)
		out[i] = Point{r.X + r.W/2 + r.W/2*float32(math.Cos(t)), r.Y + r.H/2 + r.H/2*float32(math.Sin(t))}
	}
	return out
}

// Cubic is a Bézier curve as n+1 points.
func Cubic(a, b, c, d Point, n int) []Point {
	out := make([]Point, n+1)
	for i := range out {
		t := float32(i) / float32(n)
		u := 1 - t
		out[i] = a.Mul(u * u * u).Add(b.Mul(3 * u * u * t)).Add(c.Mul(3 * u * t * t)).Add(d.Mul(t * t * t))
	}
	return out
}

// Inside reports whether p lies in the closed polygon.
func Inside(poly []Point, p Point) bool {
	in := false
	for i, a := range poly {
		b := poly[(i+len(poly)-1)%len(poly)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y)+a.X {
			in = !in
		}
	}
	return in
}

// within is the part of a convex polygon that lies in r; nothing if there is none.
func within(poly []Point, r Rect) []Point {
	for _, edge := range [...]struct {
		d     Point   // inwards
		least float32 // of the product with it
	}{{Pt(1, 0), r.X}, {Pt(-1, 0), -r.Right()}, {Pt(0, 1), r.Y}, {Pt(0, -1), -r.Bottom()}} {
		far := func(p Point) float32 { return p.X*edge.d.X + p.Y*edge.d.Y - edge.least }
		cut := false
		for _, p := range poly {
			cut = cut || far(p) < 0
		}
		if !cut {
			continue
		}
		var out []Point
		for i, p := range poly {
			q := poly[(i+1)%len(poly)]
			a, b := far(p), far(q)
			if a >= 0 {
				out = append(out, p)
			}
			if (a < 0) != (b < 0) {
				out = append(out, p.Add(q.Sub(p).Mul(a/(a-b))))
			}
		}
		poly = out
	}
	return poly
}
