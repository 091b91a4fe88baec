package track

import (
	"kettle/rules"
	"kettle/rules/hex"
)

// A Section is an unbranched run of track: a link when both its ends are stops, otherwise unfinished (AOS-072).
type Section struct {
	Owner  rules.Seat // rules.Nobody is unowned
	Ends   [2]End     // in the order of Path
	Path   []Step
	Marks  int  // tokens added to the owner's (SIN-09)
	Fresh  bool // begun or extended in this turn
	Pieces int  // of track, for scoring (AOS-132)
}

// An End is where a section ends: at a stop, or open.
type End struct {
	Stop bool
	Hex  HexID    // the stop, or the last hex of the track
	Side hex.Side // of Hex by which an open end leaves
}

// A Step is one piece of track: it runs through Hex from side In to side Out. In a town the side towards the town is 6.
type Step struct {
	Hex     HexID
	In, Out hex.Side
}

// Complete reports whether both ends are stops.
func (s *Section) Complete() bool { return s.Ends[0].Stop && s.Ends[1].Stop }

// At reports whether the section ends at that stop.
func (s *Section) At(h HexID) bool {
	return s.Ends[0].Stop && s.Ends[0].Hex == h || s.Ends[1].Stop && s.Ends[1].Hex == h
}

// Sections lists all track, in the order of the first hex and side that each touches. It is lent.
func (b *Board) Sections() []Section { return b.sections }

// SectionAt is the section at a side of a hex, as a place in Sections; -1 without track.
func (b *Board) SectionAt(h HexID, s hex.Side) int { return int(b.of[h][s]) }

// derive fills in what follows from the tiles.
func (b *Board) derive() {
	exits := 0
	b.used = make([]int16, len(b.m.Code.shapes))
	for _, id := range b.tile {
		if id != 0 {
			exits += b.m.Code.faces[id].exits.Len()
			b.used[b.m.Code.faces[id].number]++
		}
	}
	b.of = make([][hex.Sides]int16, len(b.tile))
	for h := range b.of {
		b.of[h] = [hex.Sides]int16{-1, -1, -1, -1, -1, -1}
	}
	path := make([]Step, 0, exits)
	b.sections = make([]Section, 0, exits)
	v := view{b: b, at: None}
	for h := range b.tile {
		if b.tile[h] == 0 {
			continue
		}
		for s := range hex.Side(hex.Sides) {
			if b.own[h][s] != noTrack && b.of[h][s] < 0 {
				path = b.trace(v, HexID(h), s, path)
			}
		}
	}
}

// trace adds the section at an exit and appends its path to those before.
func (b *Board) trace(v view, h HexID, s hex.Side, path []Step) []Step {
	n, from := int16(len(b.sections)), len(path)
	first := v.leave(h, s) // outwards from the exit; then inwards from that end
	sec := Section{Ends: [2]End{first.end}, Owner: rules.Seat(b.own[h][s]), Marks: int(b.marks[h][s])}
	mark := func(h HexID, s hex.Side) {
		b.of[h][s] = n
		sec.Fresh = sec.Fresh || b.fresh[h].Has(s)
	}
	at, in := first.h, first.s
	if first.end.Stop && first.end.Hex == at { // out of a town
		path = append(path, Step{at, centre, in})
		mark(at, in)
		var on bool
		if at, in, sec.Ends[1], on = v.cross(at, in); !on {
			at = None
		}
	}
	for at != None {
		out := b.face(at).partner[in]
		path = append(path, Step{at, in, out})
		mark(at, in)
		if out == centre {
			sec.Ends[1] = End{Stop: true, Hex: at}
			break
		}
		mark(at, out)
		next, side, end, on := v.cross(at, out)
		if !on || b.of[next][side] == n { // a ring of track has no end
			sec.Ends[1] = end
			break
		}
		at, in = next, side
	}
	sec.Path = path[from:len(path):len(path)]
	sec.Pieces = len(sec.Path)
	b.sections = append(b.sections, sec)
	return path
}

// lines is the complete links with their places in Sections.
func (b *Board) links(yield func(i int, s *Section) bool) {
	for i := range b.sections {
		if s := &b.sections[i]; s.Complete() && !yield(i, s) {
			return
		}
	}
}

// holds reports whether a seat owns track that ends at a hex as its stop.
func (b *Board) holds(seat rules.Seat, h HexID) bool {
	for i := range b.sections {
		if s := &b.sections[i]; s.Owner == seat && s.At(h) {
			return true
		}
	}
	return false
}

// Ends counts the sections of a seat, complete or not, that end at a stop; one with both ends there counts once.
func (b *Board) Ends(seat rules.Seat, h HexID) (n int) {
	for i := range b.sections {
		if s := &b.sections[i]; s.Owner == seat && s.At(h) {
			n++
		}
	}
	return n
}

// MayClaim reports whether a seat may extend an unfinished section that nobody owns: anybody if it starts at a city,
// otherwise who owns track at the town where it starts (AOS-081, STM-092).
func (b *Board) MayClaim(seat rules.Seat, s *Section) bool {
	if s.Owner != rules.Nobody || s.Complete() {
		return false
	}
	for _, e := range s.Ends {
		if e.Stop && (b.City(e.Hex) || b.face(e.Hex).town && b.holds(seat, e.Hex)) {
			return true
		}
	}
	return false
}
