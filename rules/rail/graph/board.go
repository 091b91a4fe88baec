package graph

import (
	"fmt"
	"iter"

	"kettle/rules"
	"kettle/rules/rail"
)

// A Board is the land with the discs that lie on its links. It never changes; Build makes another. In JSON it
// is one character a link: a full stop, or the seat that owns it.
type Board struct {
	land *Land
	disc []byte
}

// NewBoard is the land without a disc.
func NewBoard(l *Land) *Board {
	b := &Board{l, make([]byte, len(l.Links))}
	for i := range b.disc {
		b.disc[i] = free
	}
	return b
}

const free = '.'

// Land is the map as printed.
func (b *Board) Land() *Land { return b.land }

// Owner is the seat whose disc lies on the link, rules.Nobody if there is none.
func (b *Board) Owner(link int) rules.Seat {
	if b.disc[link] == free {
		return rules.Nobody
	}
	return rules.Seat(b.disc[link] - '0')
}

// Built reports whether a disc lies on the link.
func (b *Board) Built(link int) bool { return b.disc[link] != free }

// Build is the board with a disc of that seat on a link without one.
func (b *Board) Build(link int, by rules.Seat) *Board {
	n := &Board{b.land, append([]byte(nil), b.disc...)}
	n.disc[link] = byte(by) + '0'
	return n
}

// Count is how many links a seat has built.
func (b *Board) Count(by rules.Seat) (n int) {
	for range b.Links(by) {
		n++
	}
	return n
}

// Links goes through the links of a seat.
func (b *Board) Links(by rules.Seat) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range b.disc {
			if b.Built(i) && b.Owner(i) == by && !yield(i) {
				return
			}
		}
	}
}

// Touches reports whether the house is an end of a link of that seat.
func (b *Board) Touches(by rules.Seat, s rail.Stop) bool {
	for i := range b.Links(by) {
		if b.land.Links[i].A == s || b.land.Links[i].B == s {
			return true
		}
	}
	return false
}

// Stops is how many houses there are.
func (b *Board) Stops() int { return len(b.land.Houses) }

// Spot is the house of that number.
func (b *Board) Spot(s rail.Stop) rail.Spot { return b.land.Houses[s].Spot }

// Color is the printed colour of the house, rail.None of a grey one.
func (b *Board) Color(s rail.Stop) rail.Good { return b.land.Houses[s].Color }

// Column is the column of the goods display that brings cubes to the house; zero for a grey one.
func (b *Board) Column(s rail.Stop) rail.Column { return b.land.Houses[s].Column }

// Lines is the built links as a net sees them, each of one locomotive level.
func (b *Board) Lines() []rail.Line {
	out := make([]rail.Line, 0, len(b.disc))
	for i, l := range b.land.Links {
		if b.Built(i) {
			out = append(out, rail.Line{A: l.A, B: l.B, Owner: b.Owner(i), Level: 1, Tiles: 1, ID: int16(i)})
		}
	}
	return out
}

// MarshalText writes one character a link.
func (b *Board) MarshalText() ([]byte, error) { return append([]byte(nil), b.disc...), nil }

// ReadBoard reads what MarshalText wrote for a game of that many seats.
func ReadBoard(l *Land, text string, seats int) (*Board, error) {
	if len(text) != len(l.Links) {
		return nil, fmt.Errorf("graph: a board of %d links; the map has %d", len(text), len(l.Links))
	}
	for _, c := range []byte(text) {
		if c != free && (c < '0' || int(c-'0') >= seats) {
			return nil, fmt.Errorf("graph: %q owns a link", c)
		}
	}
	return &Board{l, []byte(text)}, nil
}

// Town reports whether the house is grey, so that a new city may come there.
func (b *Board) Town(s rail.Stop) bool { return b.Color(s) == rail.None }
