package track

import (
	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
)

// Stops is how many stops there are: every hex counts, though lines end at few of them.
func (b *Board) Stops() int { return len(b.tile) }

// Spot is a hex with its name.
func (b *Board) Spot(s rail.Stop) rail.Spot { return b.m.Land.Hexes[s].Spot }

// Lines is the complete links as a net sees them, each of one locomotive level and worth its pieces of track (AOS-132).
// A line's ID is its place in Sections.
func (b *Board) Lines() []rail.Line {
	out := make([]rail.Line, 0, len(b.sections))
	for i, s := range b.links {
		out = append(out, b.line(i, s))
	}
	return out
}

func (b *Board) line(i int, s *Section) rail.Line {
	return rail.Line{A: s.Ends[0].Hex.Stop(), B: s.Ends[1].Hex.Stop(), Owner: s.Owner, Level: 1, Tiles: int8(min(s.Pieces, 127)), ID: int16(i)}
}

// Net is the complete links, joined. A map with free hops makes its own net from Lines and them (WDC-12).
func (b *Board) Net() *rail.Net { return rail.NewNet(b.Stops(), b.Lines()) }

// Completed lists the links of a board that were not complete before.
func (b *Board) Completed(before *Board) (out []rail.Line) {
	for i, s := range b.links {
		if !before.linked(s) {
			out = append(out, b.line(i, s))
		}
	}
	return out
}

// linked reports whether the track of a section, as far as it was there, was part of a complete link.
func (b *Board) linked(s *Section) bool {
	for _, p := range s.Path {
		if i := b.of[p.Hex][p.exit()]; i >= 0 && b.sections[i].Complete() {
			return true
		}
	}
	return false
}

// Gains goes through the hexes where a lay would give the seat track: the hex itself and those of unowned sections that
// it would take over (WDC-29).
func (b *Board) Gains(by rules.Seat, l Lay) (out []HexID) {
	h, _ := b.place(l)
	n := b.Put(by, l)
	for s := range hex.Side(hex.Sides) {
		if n.own[h][s] != int8(by) {
			continue
		}
		for _, p := range n.sections[n.of[h][s]].Path {
			if !b.Has(by, p.Hex) {
				out = append(out, p.Hex)
			}
		}
	}
	return out
}

// Pieces is what the complete links of a seat score for track (AOS-131, AOS-132).
func (b *Board) Pieces(seat rules.Seat) (n int) {
	for _, s := range b.links {
		if s.Owner == seat {
			n += s.Pieces
		}
	}
	return n
}

// Links is how many complete links a seat owns (STM-127).
func (b *Board) Links(seat rules.Seat) (n int) {
	for _, s := range b.links {
		if s.Owner == seat {
			n++
		}
	}
	return n
}
