package mesh

import (
	"math"
	"testing"

	"kettle/render/draw"
)

var ink = draw.Color{R: 200, G: 100, B: 50, A: 255}

// cover adds up alpha times area over all triangles: how much ink a shape has.
func cover(m *Mesh) (sum float64) {
	for i := 0; i < len(m.I); i += 3 {
		a, b, c := m.V[m.I[i]], m.V[m.I[i+1]], m.V[m.I[i+2]]
		area := math.Abs(float64((b.X-a.X)*(c.Y-a.Y)-(b.Y-a.Y)*(c.X-a.X))) / 2
		sum += area * float64(a.A+b.A+c.A) / 3
	}
	return sum
}

func near(t *testing.T, what string, got, want, off float64) {
	t.Helper()
	if math.Abs(got-want) > off {
		t.Errorf("%s: %.3f, want %.3f", what, got, want)
	}
}

func TestFillCoversItsArea(t *testing.T) {
	star := make([]draw.Point, 10)
	for i := range star {
		r, a := 40.0, float64(i)*math.Pi/5
		if i%2 == 1 {
			r = 16
		}
		star[i] = draw.Pt(float32(50+r*math.Sin(a)), float32(50-r*math.Cos(a)))
	}
	ell := []draw.Point{{X: 0, Y: 0}, {X: 30, Y: 0}, {X: 30, Y: 10}, {X: 10, Y: 10}, {X: 10, Y: 40}, {X: 0, Y: 40}}
	comb := []draw.Point{{X: 0, Y: 0}, {X: 50, Y: 0}, {X: 50, Y: 30}, {X: 40, Y: 30}, {X: 40, Y: 10}, {X: 30, Y: 10},
		{X: 30, Y: 30}, {X: 20, Y: 30}, {X: 20, Y: 10}, {X: 10, Y: 10}, {X: 10, Y: 30}, {X: 0, Y: 30}}
	for name, path := range map[string][]draw.Point{
		"box": draw.Rc(10, 10, 30, 20).Corners(), "disc": draw.Ellipse(draw.Rc(0, 0, 40, 40)),
		"rounded": draw.Rc(0, 0, 60, 30).Round(8), "star": star, "ell": ell, "comb": comb,
		"triangle": {{X: 0, Y: 0}, {X: 30, Y: 5}, {X: 10, Y: 40}},
	} {
		want := math.Abs(float64(area2(path))) / 2
		for _, turned := range []bool{false, true} {
			p := append([]draw.Point(nil), path...)
			if turned {
				for i, j := 0, len(p)-1; i < j; i, j = i+1, j-1 {
					p[i], p[j] = p[j], p[i]
				}
			}
			var m Mesh
			m.Fill(p, draw.Solid(ink))
			near(t, name, cover(&m), want, 0.02*want)
		}
	}
}

func TestThinShapesGrowPale(t *testing.T) {
	for _, w := range []float32{0.2, 0.5, 0.9} {
		var m Mesh
		m.Fill(draw.Rc(10, 10, w, 50).Corners(), draw.Solid(ink))
		near(t, "box", cover(&m), float64(50*w), 0.25*50*float64(w)+1)
		m.Reset()
		m.Stroke([]draw.Point{{X: 0, Y: 0}, {X: 50, Y: 0}}, false, w, ink, [2]float32{}, 0)
		near(t, "line", cover(&m), float64(50*w), 0.02*50)
		m.Reset()
		m.Stroke([]draw.Point{{X: 0, Y: 0}, {X: w, Y: 0}}, false, 4, ink, [2]float32{}, 0)
		near(t, "stub", cover(&m), float64(4*w), 0.7)
	}
}

func TestStrokeCoversItsArea(t *testing.T) {
	line := []draw.Point{{X: 0, Y: 0}, {X: 100, Y: 0}}
	var m Mesh
	m.Stroke(line, false, 5, ink, [2]float32{}, 0)
	near(t, "straight", cover(&m), 500, 1)
	m.Reset()
	m.Stroke(draw.Ellipse(draw.Rc(0, 0, 100, 100)), true, 4, ink, [2]float32{}, 0)
	near(t, "ring", cover(&m), math.Pi*100*4, 15)
	m.Reset()
	m.Stroke(draw.Rc(0, 0, 60, 40).Corners(), true, 6, ink, [2]float32{}, 0)
	near(t, "frame", cover(&m), 66*46-54*34-4*(9-math.Pi*9/4), 6)
	m.Reset()
	m.Stroke(draw.Cubic(draw.Pt(0, 0), draw.Pt(60, 0), draw.Pt(0, 60), draw.Pt(60, 60), 24), false, 8, ink, [2]float32{}, 0)
	n := cover(&m)
	m.Reset()
	m.Stroke(draw.Cubic(draw.Pt(0, 0), draw.Pt(60, 0), draw.Pt(0, 60), draw.Pt(60, 60), 96), false, 8, ink, [2]float32{}, 0)
	near(t, "a curve cut finely or coarsely", cover(&m), n, 0.02*n)
}

func TestDashes(t *testing.T) {
	line := []draw.Point{{X: 0, Y: 0}, {X: 30, Y: 0}, {X: 100, Y: 0}}
	for _, c := range []struct {
		shift  float32
		pieces int
		ink    float64
	}{{0, 10, 60}, {6, 10, 60}, {3, 11, 60}, {-4, 10, 60}, {1000003, 11, 60}} {
		got := dashes(line, [2]float32{6, 4}, c.shift)
		long := 0.0
		for _, piece := range got {
			for i := 1; i < len(piece); i++ {
				long += float64(piece[i].Sub(piece[i-1]).Len())
			}
		}
		if len(got) != c.pieces {
			t.Errorf("shift %g: %d pieces %v", c.shift, len(got), got)
		}
		near(t, "length", long, c.ink, 0.01)
	}
	var m Mesh
	m.Stroke(draw.Rc(0, 0, 50, 50).Corners(), true, 2, ink, [2]float32{5, 5}, 0)
	near(t, "a dashed frame", cover(&m), 200, 8)
}

func TestGradientRuns(t *testing.T) {
	red, blue := draw.Color{R: 255, A: 255}, draw.Color{B: 255, A: 255}
	var m Mesh
	m.Fill(draw.Rc(0, 0, 100, 10).Corners(), draw.Paint{Color: red, Color2: blue, From: draw.Pt(20, 0), To: draw.Pt(60, 0)})
	for i := 0; i < len(m.I); i += 3 {
		for _, at := range [3][3]float32{{1, 1, 1}, {4, 1, 1}, {1, 1, 6}} { // some places in the triangle
			var x, r, b, a float32
			sum := at[0] + at[1] + at[2]
			for k, w := range at {
				v := m.V[m.I[i+k]]
				x, r, b, a = x+v.X*w/sum, r+v.R*w/sum, b+v.B*w/sum, a+v.A*w/sum
			}
			if a < 0.99 {
				continue
			}
			want := max(0, min(1, (x-20)/40))
			near(t, "red", float64(r), float64(1-want), 0.02)
			near(t, "blue", float64(b), float64(want), 0.02)
		}
	}
	near(t, "ink", cover(&m), 1000, 5)
}

func TestGradientFromNothing(t *testing.T) {
	var m Mesh
	m.Fill(draw.Rc(0, 0, 10, 10).Corners(), draw.Down(draw.Rc(0, 0, 10, 10), draw.Color{}, draw.Color{A: 255}))
	near(t, "ink", cover(&m), 50, 3)
}

func TestClip(t *testing.T) {
	var m Mesh
	m.Fill(draw.Rc(-20, -20, 10, 10).Corners(), draw.Solid(ink))
	before := cover(&m)
	mark := m.Len()
	m.Fill(draw.Ellipse(draw.Rc(0, 0, 100, 100)), draw.Solid(ink))
	m.Clip(mark, draw.Rc(0, 0, 50, 50))
	near(t, "a quarter of a disc", cover(&m)-before, math.Pi*2500/4, 10)
	for _, i := range m.I[mark:] {
		if v := m.V[i]; v.X < -0.01 || v.X > 50.01 || v.Y < -0.01 || v.Y > 50.01 {
			t.Fatalf("vertex at %g, %g", v.X, v.Y)
		}
	}
	m.Clip(mark, draw.Rc(500, 500, 10, 10))
	if len(m.I) != mark {
		t.Error("something is left outside the clip")
	}
}

func TestGlowHasNoAlpha(t *testing.T) {
	var m Mesh
	m.Quad([4]Corner{{0, 0, 1, 1}, {9, 0, 2, 1}, {9, 9, 2, 2}, {0, 9, 1, 2}}, draw.Color{R: 255, G: 128, A: 128}, true)
	if v := m.V[0]; v.A != 0 || v.R < 0.49 || v.R > 0.51 {
		t.Errorf("%+v", v)
	}
}

func TestSnap(t *testing.T) {
	for _, c := range []struct {
		path   []draw.Point
		closed bool
		width  float32
		want   draw.Rect
		wide   float32
	}{
		{draw.Rc(10.3, 20.6, 30, 10).Corners(), true, 0, draw.Rc(10, 21, 30, 10), 0},
		{draw.Rc(10, 20, 30, 10).Round(4), true, 1, draw.Rc(10.5, 20.5, 30, 10), 1},
		{draw.Rc(10, 20, 30, 10).Corners(), true, 2, draw.Rc(10, 20, 30, 10), 2},
		{draw.Rc(10, 20, 30, 10).Corners(), true, 1.5, draw.Rc(10, 20, 30, 10), 2},
		{[]draw.Point{{X: 5, Y: 7}, {X: 25, Y: 7}}, false, 1, draw.Rc(5, 7.5, 20, 0), 1},
		{[]draw.Point{{X: 5, Y: 7}, {X: 25, Y: 8}}, false, 1, draw.Rc(5, 7, 20, 1), 1},
		{draw.Ellipse(draw.Rc(0.3, 0.3, 10, 10)), true, 0, draw.Rc(0.3, 0.3, 10, 10), 0},
		{draw.Rc(1, 1, 5, 5).Corners(), true, 0.5, draw.Rc(1, 1, 5, 5), 0.5},
	} {
		got, wide := Snap(c.path, c.closed, c.width)
		b := draw.Bounds(got)
		if d := max(b.X-c.want.X, c.want.X-b.X, b.Y-c.want.Y, c.want.Y-b.Y, b.W-c.want.W, c.want.W-b.W, b.H-c.want.H, c.want.H-b.H); d > 0.11 || wide != c.wide {
			t.Errorf("%v wide %g: %v wide %g, want %v wide %g", c.path, c.width, b, wide, c.want, c.wide)
		}
	}
}

// TestOddPathsDoNoHarm: paths that no scene should make.
func TestOddPathsDoNoHarm(t *testing.T) {
	for _, path := range [][]draw.Point{nil, {{X: 1, Y: 1}}, {{X: 1, Y: 1}, {X: 1, Y: 1}, {X: 1, Y: 1}},
		{{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 20, Y: 0}}, {{X: 0, Y: 0}, {X: 10, Y: 10}, {X: 10, Y: 0}, {X: 0, Y: 10}},
		{{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 0, Y: 0}, {X: 10, Y: 0}}, {{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 0, Y: 0}}} {
		for _, closed := range []bool{true, false} {
			var m Mesh
			m.Fill(path, draw.Down(draw.Rc(0, 0, 5, 5), ink, draw.Color{}))
			m.Stroke(path, closed, 3, ink, [2]float32{}, 0)
			m.Stroke(path, closed, 3, ink, [2]float32{2, 2}, 1)
			for _, v := range m.V {
				if v.X != v.X || v.Y != v.Y || v.A != v.A {
					t.Fatalf("%v: %+v", path, v)
				}
			}
		}
	}
}

func BenchmarkHexes(b *testing.B) {
	hex := draw.Ellipse(draw.Rc(0, 0, 40, 40))[:6]
	var m Mesh
	for b.Loop() {
		m.Reset()
		for range 320 {
			m.Fill(hex, draw.Solid(ink))
			m.Stroke(hex, true, 1.5, ink, [2]float32{}, 0)
		}
	}
}

func BenchmarkCurves(b *testing.B) {
	curve := draw.Cubic(draw.Pt(0, 0), draw.Pt(60, 0), draw.Pt(0, 60), draw.Pt(60, 60), 16)
	var m Mesh
	for b.Loop() {
		m.Reset()
		for range 60 {
			m.Stroke(curve, false, 8, ink, [2]float32{}, 0)
			m.Stroke(curve, false, 2, ink, [2]float32{5, 6}, 0)
		}
	}
}
