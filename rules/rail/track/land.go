// Package track is the layer of hexes and tiles on which the hex maps stand: the printed map, the tiles of both
// families, who owns which section of track, and which lays the rules allow. It knows no money but prices, no
// phases and no cubes.
package track

import (
	"slices"

	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/mapfile"
)

// A HexID is a hex by its place in the map file, from 0. Every hex is a stop of the net, though lines end at few.
type HexID = rail.Stop

// None is no hex.
const None HexID = -1

// A Terrain decides what the first tile in a hex costs.
type Terrain uint8

// The terrains. A bay costs like a river; a tunnel takes its fixed track alone.
const (
	Plain Terrain = iota
	Mountain
	Bay
	Tunnel
)

var terrains = [...]string{"plain", "mountain", "bay", "tunnel"}

// String is the word of the map files.
func (t Terrain) String() string { return terrains[t] }

// A Site is what is printed on a hex.
type Site uint8

// The sites. Lines end at a ring hex and nothing is laid on it (WDC-06, WDC-07).
const (
	Open Site = iota
	City
	Town
	Ring
)

var sites = [...]string{"open", "city", "town", "ring"}

// String is the word of the map files, "open" for a hex without a site.
func (s Site) String() string { return sites[s] }

// A Hex is one hex as printed.
type Hex struct {
	At         hex.At
	Spot       rail.Spot // its HexID and the name of its site or place, or else its grid reference
	Terrain    Terrain
	River      bool
	Site       Site
	Name       string    // of a site
	Place      string    // name of a hex without a site, should a town come there
	Color      rail.Good // of a city
	StartCubes int       // at set-up
	Open       hex.Set   // sides that track may cross
	Blocked    hex.Set   // sides towards another hex that track may not cross
	Zone       string
	Column     rail.Column // of the goods display that serves a city; zero on a Steam map
	Gridlock   []int       // die faces that lock a ring hex
	Panel      string
	Flags      []string // what a clause singles out
	Label      string   // letter or number of such a place
	Fixed      hex.Set  // the two sides of a tunnel's track; empty elsewhere
	BuildCost  int      // $ of a tunnel
	Lat, Lon   float64  // where it really lies; 0, 0 if not given
	Line       int      // in the map file
}

// Flagged reports whether the hex carries the flag.
func (h *Hex) Flagged(flag string) bool { return slices.Contains(h.Flags, flag) }

// Wet reports whether the first tile pays for a river: a river, or a bay.
func (h *Hex) Wet() bool { return h.River || h.Terrain == Bay }

// A Land is a map as printed. Every position shares it; it never changes.
type Land struct {
	mapfile.Head
	Figures Figures
	Hexes   []Hex // by HexID
	Panels  []Panel
	Bridges []Bridge
	Drawing Drawing
	Sea     []hex.At // cells for the picture only

	next  [][hex.Sides]HexID // the neighbour across a side, open or not
	cells map[hex.At]HexID
}

// A Panel is a part of the board.
type Panel struct {
	ID, Title string
	Seats     []int // numbers of players who use it
}

// A Bridge is a crossing of the sea, for the picture; its side is open already.
type Bridge struct {
	A, B HexID
	Name string
}

// A Drawing is what only the picture of a map needs.
type Drawing struct {
	Avenues []Avenue
	Potomac []hex.At
}

// An Avenue is a thick line between the centres of two hexes.
type Avenue struct {
	Name     string
	From, To hex.At
}

// Next is the neighbour across a side, None where the map ends. The side may be closed.
func (l *Land) Next(h HexID, s hex.Side) HexID { return l.next[h][s] }

// Find is the hex at a place.
func (l *Land) Find(at hex.At) (HexID, bool) {
	h, ok := l.cells[at]
	return h, ok
}

// Named finds a hex by the name of its site or place, or by its grid reference.
func (l *Land) Named(name string) (HexID, bool) {
	for i := range l.Hexes {
		if l.Hexes[i].Spot.String() == name || l.Ref(HexID(i)) == name {
			return HexID(i), true
		}
	}
	return None, false
}

// Flagged is the first hex that carries the flag.
func (l *Land) Flagged(flag string) (HexID, bool) {
	for i := range l.Hexes {
		if l.Hexes[i].Flagged(flag) {
			return HexID(i), true
		}
	}
	return None, false
}

// Only is the land with the hexes of these panels alone; hexes without a panel stay. Sides towards hexes that are left
// out are closed (STM-068). The numbers of the hexes change.
func (l *Land) Only(panels ...string) *Land {
	out := *l
	out.Hexes, out.Bridges = nil, nil
	for _, h := range l.Hexes {
		if h.Panel == "" || slices.Contains(panels, h.Panel) {
			out.Hexes = append(out.Hexes, h)
		}
	}
	out.index()
	for i := range out.Hexes {
		for s := range hex.Side(hex.Sides) {
			if out.next[i][s] == None {
				out.Hexes[i].Open &^= hex.SetOf(s)
				out.Hexes[i].Blocked &^= hex.SetOf(s)
			}
		}
	}
	for _, b := range l.Bridges {
		x, okA := out.Find(l.Hexes[b.A].At)
		y, okB := out.Find(l.Hexes[b.B].At)
		if okA && okB {
			out.Bridges = append(out.Bridges, Bridge{x, y, b.Name})
		}
	}
	return &out
}

// For is the land that so many players use: all of it, unless the map file gives panels by players (JPN-01).
func (l *Land) For(seats int) *Land {
	var used []string
	listed := false
	for _, p := range l.Panels {
		listed = listed || len(p.Seats) > 0
		if slices.Contains(p.Seats, seats) {
			used = append(used, p.ID)
		}
	}
	if !listed || len(used) == len(l.Panels) {
		return l
	}
	return l.Only(used...)
}

// index fills in what follows from the hexes.
func (l *Land) index() {
	l.cells = make(map[hex.At]HexID, len(l.Hexes))
	for i, h := range l.Hexes {
		l.cells[h.At] = HexID(i)
	}
	l.next = make([][hex.Sides]HexID, len(l.Hexes))
	for i := range l.Hexes {
		for s := range hex.Side(hex.Sides) {
			l.next[i][s] = None
			if n, ok := l.cells[l.Hexes[i].At.Step(s)]; ok {
				l.next[i][s] = n
			}
		}
	}
	for i := range l.Hexes {
		h := &l.Hexes[i]
		name := h.Name
		if name == "" {
			name = h.Place
		}
		if name == "" {
			name = l.Ref(HexID(i))
		}
		h.Spot = rail.NewSpot(i, name)
	}
}

// Ref is the grid reference of a hex, unique on its map: a letter a column from the west, a number a row from the
// north, "C4".
func (l *Land) Ref(h HexID) string {
	q0, r0 := l.Hexes[0].At.Q, l.Hexes[0].At.Row()
	for i := range l.Hexes {
		q0, r0 = min(q0, l.Hexes[i].At.Q), min(r0, l.Hexes[i].At.Row())
	}
	return ref(l.Hexes[h].At.Q-q0, l.Hexes[h].At.Row()-r0)
}
