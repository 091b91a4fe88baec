package mesh

import "kettle/render/draw"

// A half is a half-plane: the points where x·X + y·Y ≥ d.
type half struct{ x, y, d float32 }

func (h half) of(v Vertex) float32 { return v.X*h.x + v.Y*h.y - h.d }

func between(a, b Vertex, t float32) Vertex {
	l := func(p, q float32) float32 { return p + (q-p)*t }
	return Vertex{l(a.X, b.X), l(a.Y, b.Y), l(a.U, b.U), l(a.V, b.V), l(a.R, b.R), l(a.G, b.G), l(a.B, b.B), l(a.A, b.A)}
}

// Clip cuts off what the triangles from the mark on paint outside r.
func (m *Mesh) Clip(mark int, r draw.Rect) {
	if m.inside(mark, r) {
		return
	}
	for _, h := range [4]half{{1, 0, r.X}, {-1, 0, -r.Right()}, {0, 1, r.Y}, {0, -1, -r.Bottom()}} {
		m.split(mark, h, false)
	}
}

func (m *Mesh) inside(mark int, r draw.Rect) bool {
	for _, i := range m.I[mark:] {
		if v := m.V[i]; v.X < r.X || v.Y < r.Y || v.X > r.Right() || v.Y > r.Bottom() {
			return false
		}
	}
	return true
}

// split cuts every triangle from the mark on at the edge of h, and drops what is outside unless it is to be kept.
func (m *Mesh) split(mark int, h half, keep bool) {
	old := append([]uint32(nil), m.I[mark:]...)
	m.I = m.I[:mark]
	for i := 0; i < len(old); i += 3 {
		t := [3]uint32{old[i], old[i+1], old[i+2]}
		var d [3]float32
		in, out := 0, 0
		for k, v := range t {
			d[k] = h.of(m.V[v])
			if d[k] >= 0 {
				in++
			}
			if d[k] <= 0 {
				out++
			}
		}
		switch {
		case in == 3 || keep && out == 3:
			m.I = append(m.I, t[:]...)
		case out == 3:
		default:
			m.part(t, d, 1)
			if keep {
				m.part(t, d, -1)
			}
		}
	}
}

// part adds the part of a cut triangle that lies on one side.
func (m *Mesh) part(t [3]uint32, d [3]float32, sign float32) {
	var out [4]uint32
	n := 0
	for k := range t {
		next := (k + 1) % 3
		a, b := d[k]*sign, d[next]*sign
		if a >= 0 {
			out[n] = t[k]
			n++
		}
		if a > 0 && b < 0 || a < 0 && b > 0 {
			m.V = append(m.V, between(m.V[t[k]], m.V[t[next]], a/(a-b)))
			out[n] = uint32(len(m.V) - 1)
			n++
		}
	}
	for k := 2; k < n; k++ {
		m.tri(out[0], out[k-1], out[k])
	}
}
