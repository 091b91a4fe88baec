package board

import (
	"slices"
	"strconv"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// RailMarks are what the picture of a hex map says beyond what lies there. Targets are those of the engines: hex, stop
// and cube.
type RailMarks struct {
	Lit     []rules.Target // may be pointed at now; what is under the pointer is drawn stronger
	Chosen  []rules.Target // already pointed at in this decision
	Reach   []rules.Target // may be pointed at too, by keyboard as well, without light
	Refused rules.Target   // pointed at in vain
	Touched []rules.Target // what a line of the log is about
	Last    []rules.Target // what the last move was about
	Dim     bool           // everything that is not marked steps back

	Lays  []GhostLay   // tiles about to be laid
	Paper *track.Board // what if: a board with track on paper beside what lies there
	City  *GhostCity   // a new city about to be placed
	Route *Delivery    // a delivery about to be made
	Ways  []Delivery   // what the planner answers: every place that a cube could be brought to
	Net   *rules.Seat  // the network of this seat alone is bright
	// Leaving is a delivery in motion: its cube is not in its place.
	Leaving *Delivery

	Bare   bool // no cubes and no discs
	Mute   bool // no names
	Coords bool // the grid reference of each hex
}

// A GhostLay is a tile about to be laid.
type GhostLay struct {
	Hex   track.HexID
	Tile  track.Tile
	Turn  int
	Seat  rules.Seat
	Price string // "$5"; "" without a tag
}

// A GhostCity is a new city about to be placed.
type GhostCity struct {
	Hex  track.HexID
	City int      // place in Land.NewCities
	Tile CityTile // of a Steam map, instead of that
}

// A Delivery is the way of a cube over links and free hops.
type Delivery struct {
	Good  rail.Good
	Path  []rail.Stop
	Lines []int16  // by link: Line.ID, the place in Sections; nil finds a link by its ends. Others are free hops
	Notes []string // by link: what its owner earns, "+1"; nil: none
	Gains []Gain   // at the destination
	Gone  bool     // it is made: the cube has left its place and waits at its destination
}

// A Gain is what one owner earns.
type Gain struct {
	Seat rules.Seat
	Text string // "+2"
}

// lights reports whether a thing may be pointed at now.
func (m *RailMarks) lights(t rules.Target) bool {
	return t.Kind != "" && (slices.Contains(m.Lit, t) || slices.Contains(m.Reach, t))
}

// what a hex means when it is pointed at: a stop where that is lit, otherwise a hex.
func (m *RailMarks) hexTarget(h track.HexID) rules.Target {
	if t := Stop(h); m.lights(t) && !m.lights(Hex(h)) {
		return t
	}
	return Hex(h)
}

// text is what is marked, to notice when it changes.
func (m *RailMarks) text() string {
	k := make([]byte, 0, 256)
	num := func(v int) { k = append(strconv.AppendInt(k, int64(v), 36), ' ') }
	for _, list := range [...][]rules.Target{m.Lit, m.Chosen, m.Touched, m.Last} {
		for _, t := range list {
			k = append(k, t.Kind...)
			num(t.ID)
		}
		k = append(k, '/')
	}
	for _, g := range m.Lays {
		num(int(g.Hex))
		k = append(k, g.Tile...)
		num(g.Turn)
	}
	if m.City != nil {
		num(int(m.City.Hex))
		num(m.City.City)
		num(int(m.City.Tile.Color))
	}
	way := func(d *Delivery) {
		k = append(k, '>')
		num(int(d.Good))
		for _, s := range d.Path {
			num(int(s))
		}
		for _, l := range d.Lines {
			num(int(l))
		}
		for _, n := range d.Notes {
			k = append(k, n...)
		}
		if d.Gone {
			k = append(k, '.')
		}
	}
	if m.Route != nil {
		way(m.Route)
	}
	for i := range m.Ways {
		way(&m.Ways[i])
	}
	if m.Net != nil {
		k = append(k, '!')
		num(int(*m.Net))
	}
	return string(k)
}
