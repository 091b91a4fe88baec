package track

import (
	"slices"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
)

// Stops is how many stops there are: every hex counts, though lines end at few of them.
func (b *Board) Stops() int { return len(b.tile) }

// Spot is a hex with its name.
func (b *Board) Spot(s rail.Stop) rail.Spot { return b.m.Land.Hexes[s].Spot }

// Color is the printed colour of a city, rail.None of any other hex, new cities among them.
func (b *Board) Color(s rail.Stop) rail.Good { return b.m.Land.Hexes[s].Color }

// Lines is the complete links as a net sees them, each of one locomotive level and worth its pieces of track (AOS-132).
// A line's ID is its place in Sections. It is told from others between the same stops by the hex to which it leads first
// (AOS-110, STM-112).
func (b *Board) Lines() []rail.Line {
	out := make([]rail.Line, 0, len(b.sections))
	for i, s := range b.links {
		l := b.line(i, s)
		l.FromA, l.FromB = b.first(s, 0), b.first(s, 1)
		out = append(out, l)
	}
	return out
}

// first is the hex beside the stop at an end of a complete section, on its track.
func (b *Board) first(s *Section, end int) rail.Spot {
	step := s.Path[end*(len(s.Path)-1)]
	if step.Hex != s.Ends[end].Hex { // the stop is a city or ring hex across the side
		return b.Spot(step.Hex)
	}
	side := step.In // a town: its exit is the side of the step that is one
	if !side.Valid() {
		side = step.Out
	}
	return b.Spot(b.m.Land.Next(step.Hex, side))
}

func (b *Board) line(i int, s *Section) rail.Line {
	return rail.Line{A: s.Ends[0].Hex, B: s.Ends[1].Hex, Owner: s.Owner, Level: 1, Tiles: int8(min(s.Pieces, 127)), ID: int16(i)}
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

// Gains lists the hexes where a legal lay would give the seat its first track: the hex itself, and those of unowned
// sections that it would take over (WDC-29).
func (b *Board) Gains(by rules.Seat, l Lay) (out []HexID) {
	h, id := b.place(l)
	add := func(s *Section) {
		for _, p := range s.Path {
			if !b.Has(by, p.Hex) {
				out = append(out, p.Hex)
			}
		}
	}
	added, redirected := b.difference(by, h, &b.m.Code.faces[id])
	if redirected != [2]change{} {
		n := b.Put(by, l)
		for s := range hex.Side(hex.Sides) {
			if n.own[h][s] == int8(by) {
				add(&n.sections[n.of[h][s]])
			}
		}
		return out
	}
	if !b.Has(by, h) {
		out = append(out, h)
	}
	for s := range hex.Side(hex.Sides) {
		if n := b.m.Land.next[h][s]; added.Has(s) && n != None && b.own[n][s.Opposite()] == int8(rules.Nobody) {
			add(&b.sections[b.of[n][s.Opposite()]])
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

// EndsAfter is Ends after a legal lay: how many sections of the seat would end at a stop (SIN-08, WDC-05, WWH-07). It is
// quick for lays that change nothing there, for plain track on an empty hex and for exits of a town.
func (b *Board) EndsAfter(by rules.Seat, l Lay, stop HexID) int {
	h, id := b.place(l)
	near, unowned := h == stop, false
	for s := range hex.Side(hex.Sides) {
		n := b.m.Land.next[h][s]
		near = near || n == stop && (b.own[h][s] != noTrack || b.m.Code.faces[id].exits.Has(s))
		unowned = unowned || b.own[h][s] == int8(rules.Nobody) || n != None && b.own[n][s.Opposite()] == int8(rules.Nobody)
	}
	f, old := &b.m.Code.faces[id], b.face(h)
	switch {
	case unowned:
	case !near:
		return b.Ends(by, stop)
	case f.town && h == stop && (old.town || old.exits == 0):
		return b.Ends(by, stop) + b.branches(by, h, f.exits&^old.exits)
	case !f.town && old.exits == 0 && f.exits.Len() == 2:
		return b.Ends(by, stop) + b.joins(by, h, f.exits, stop)
	}
	return b.Put(by, l).Ends(by, stop)
}

// joins is how many more sections of a seat end at a stop with new track through an empty hex, which makes one of what it meets.
func (b *Board) joins(by rules.Seat, h HexID, exits hex.Set, stop HexID) int {
	before, after, met := 0, 0, int16(-1)
	for _, s := range exits.Sides() {
		n := b.m.Land.next[h][s]
		switch {
		case n == None:
		case b.own[n][s.Opposite()] == int8(by):
			if i := b.of[n][s.Opposite()]; i != met && b.sections[i].At(stop) {
				before, after, met = before+1, 1, i
			}
		case n == stop && b.ends(n):
			after = 1
		}
	}
	return after - before
}

// branches is how many more sections of a seat end at a town with new exits.
func (b *Board) branches(by rules.Seat, town HexID, exits hex.Set) (more int) {
	var met []int16
	for _, s := range exits.Sides() {
		if n := b.m.Land.next[town][s]; n != None && b.own[n][s.Opposite()] == int8(by) {
			i := b.of[n][s.Opposite()]
			if b.sections[i].At(town) || slices.Contains(met, i) {
				continue
			}
			met = append(met, i)
		}
		more++
	}
	return more
}

// Reached reports whether an exit leads into a hex, whoever owns it (WDC-21).
func (b *Board) Reached(h HexID) bool {
	for s := range hex.Side(hex.Sides) {
		if n := b.m.Land.next[h][s]; n != None && b.own[n][s.Opposite()] != noTrack {
			return true
		}
	}
	return false
}
