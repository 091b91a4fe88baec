// Package mesh turns shapes into triangles with soft edges, in pixels. It knows neither images nor windows: the
// painter gives the triangles to the graphics card, tests look at them.
package mesh

import "kettle/render/draw"

// A Vertex is a place in pixels, the place on the source picture, and a colour with premultiplied alpha.
type Vertex struct{ X, Y, U, V, R, G, B, A float32 }

// A Mesh is a growing heap of triangles, painted in order.
type Mesh struct {
	V []Vertex
	I []uint32

	// U and V0 are where the source picture is white: shapes take their colour from their vertices.
	U, V0 float32

	ears []uint32 // scratch
	poly []draw.Point
	side []draw.Point
	line []section
}

// Reset empties the mesh and keeps its memory.
func (m *Mesh) Reset() { m.V, m.I = m.V[:0], m.I[:0] }

// Len is a mark for Clip: the number of indices so far.
func (m *Mesh) Len() int { return len(m.I) }

// A tint is a colour with premultiplied alpha, 0 to 1.
type tint struct{ r, g, b, a float32 }

func premul(c draw.Color, a float32) tint {
	a *= float32(c.A) / 255
	return tint{float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a}
}

func (t tint) mul(k float32) tint { return tint{t.r * k, t.g * k, t.b * k, t.a * k} }

// vertex adds a vertex of a shape and returns its index.
func (m *Mesh) vertex(p draw.Point, t tint) uint32 {
	m.V = append(m.V, Vertex{p.X, p.Y, m.U, m.V0, t.r, t.g, t.b, t.a})
	return uint32(len(m.V) - 1)
}

func (m *Mesh) tri(a, b, c uint32) { m.I = append(m.I, a, b, c) }

// quad adds two triangles between the edges a-b and c-d.
func (m *Mesh) quad(a, b, c, d uint32) { m.I = append(m.I, a, b, c, b, d, c) }

// A Corner is one corner of a picture: where it goes and where it comes from.
type Corner struct{ X, Y, U, V float32 }

// Quad paints a picture through four corners, in the order top left, top right, bottom right, bottom left. Glow
// is added to what lies below instead of covering it: light has colour but no alpha.
func (m *Mesh) Quad(c [4]Corner, color draw.Color, glow bool) {
	t := premul(color, 1)
	if glow {
		t.a = 0
	}
	n := uint32(len(m.V))
	for _, p := range c {
		m.V = append(m.V, Vertex{p.X, p.Y, p.U, p.V, t.r, t.g, t.b, t.a})
	}
	m.I = append(m.I, n, n+1, n+2, n, n+2, n+3)
}
