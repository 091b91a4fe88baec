// Package hex is the geometry of flat-top hexes: places, sides and the steps between them.
package hex

import "fmt"

// A Side of a hex, clockwise from the north (AOS-005).
type Side int8

// The sides.
const (
	N Side = iota
	NE
	SE
	S
	SW
	NW
	// Sides is how many sides a hex has.
	Sides = 6
)

var names = [Sides]string{"N", "NE", "SE", "S", "SW", "NW"}

// Valid reports whether s is one of the six sides.
func (s Side) Valid() bool { return s >= 0 && s < Sides }

// Opposite is the side across the hex, which is also the same edge as seen from the neighbour.
func (s Side) Opposite() Side { return s.Turn(3) }

// Turn is the side n steps on, clockwise; n may be negative.
func (s Side) Turn(n int) Side { return Side(((int(s)+n)%Sides + Sides) % Sides) }

// String is "N", "NE", "SE", "S", "SW" or "NW".
func (s Side) String() string {
	if s.Valid() {
		return names[s]
	}
	return fmt.Sprintf("side %d", int8(s))
}

// An At is the place of a hex in axial coordinates: Q grows to the east, R to the south.
type At struct{ Q, R int }

var steps = [Sides]At{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}

// Step is the neighbour across a side. It panics for a side that is none.
func (a At) Step(s Side) At { return At{a.Q + steps[s].Q, a.R + steps[s].R} }

// Toward is the side of a across which its neighbour b lies; ok is false when they are no neighbours.
func (a At) Toward(b At) (s Side, ok bool) {
	for s := range Side(Sides) {
		if a.Step(s) == b {
			return s, true
		}
	}
	return 0, false
}

// Distance is how many steps lie between two places.
func (a At) Distance(b At) int {
	q, r := a.Q-b.Q, a.R-b.R
	return max(abs(q), abs(r), abs(q+r))
}

func abs(n int) int { return max(n, -n) }

// Row counts the hexes of a column from the north, so that neighbouring columns stay level: r + q/2, rounded down.
func (a At) Row() int { return a.R + a.Q>>1 }

// String is "(q, r)".
func (a At) String() string { return fmt.Sprintf("(%d, %d)", a.Q, a.R) }

// A Set of sides, one bit a side.
type Set uint8

// All is the set of the six sides.
const All Set = 1<<Sides - 1

// SetOf is the set of these sides.
func SetOf(sides ...Side) (m Set) {
	for _, s := range sides {
		m |= 1 << s
	}
	return m
}

// Has reports whether the side is in the set.
func (m Set) Has(s Side) bool { return s.Valid() && m>>s&1 != 0 }

// Len is how many sides are in the set.
func (m Set) Len() (n int) {
	for ; m != 0; m &= m - 1 {
		n++
	}
	return n
}

// Turn is the set turned n steps clockwise, 0 <= n < 6.
func (m Set) Turn(n int) Set { return (m<<n | m>>(Sides-n)) & All }

// Sides lists the sides clockwise from the north.
func (m Set) Sides() (out []Side) {
	for s := range Side(Sides) {
		if m.Has(s) {
			out = append(out, s)
		}
	}
	return out
}

// String is "N S NW", empty for the empty set.
func (m Set) String() (out string) {
	for _, s := range m.Sides() {
		if out != "" {
			out += " "
		}
		out += s.String()
	}
	return out
}
