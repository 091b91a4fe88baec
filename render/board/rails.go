package board

import (
	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Rails is what lies on a hex map at one moment.
type Rails struct {
	Board  *track.Board
	Livery []Livery    // by seat
	Cubes  []rail.Pile // by hex; nil: none anywhere
	City   []int       // by hex: 1 + the place in Land.NewCities of the tile on it, 0 for none; nil: none anywhere
	Tile   []CityTile  // by hex: the city tile of a Steam map on it; nil: none anywhere
	Locked []bool      // by hex: a gridlock marker lies on this 495 hex; nil: none anywhere
	Growth []int       // by hex: growth markers; nil: none anywhere

	Numbers  bool   // printed cities show how many cubes they began with (STM-015)
	Subtitle string // under the title of the map
	Notes    []Note // at the lower corners: left, then right
}

// A CityTile is a city tile of a Steam map: a New City on a town, or one that covers a printed city (STM-095, WWH-18).
type CityTile struct {
	Color rail.Good // rail.None: no tile
	Name  string    // its own name; "" leaves that of the place
}

// A Note is a small printed table at a corner of the sheet.
type Note struct {
	Title string
	Rows  []NoteRow
}

// A NoteRow is a line of a note.
type NoteRow struct {
	Swatch      draw.Color // a colour of the map; zero: none
	Text, Value string
	Lit         bool // it counts now
}

// Targets of a hex map, as the engines name them. A cube is Cube(hex, good).
const (
	HexKind  = "hex"  // ID: the hex
	StopKind = "stop" // ID: the hex, as a stop of a path or the place of a new city
)

// Hex is the target of a hex; Stop of a hex as a stop.
func Hex(h track.HexID) rules.Target { return rules.Target{Kind: HexKind, ID: int(h)} }

// Stop: see Hex.
func Stop(h track.HexID) rules.Target { return rules.Target{Kind: StopKind, ID: int(h)} }

func (n *Rails) land() *track.Land { return n.Board.Land() }

// cubes are the cubes on a hex.
func (n *Rails) cubes(h track.HexID) rail.Pile {
	if int(h) < len(n.Cubes) {
		return n.Cubes[h]
	}
	return nil
}

// newCity is the tile that makes a hex a new city.
func (n *Rails) newCity(h track.HexID) (c rail.NewCity, ok bool) {
	if int(h) < len(n.City) && n.City[h] > 0 && n.City[h] <= len(n.land().NewCities) {
		return n.land().NewCities[n.City[h]-1], true
	}
	return rail.NewCity{}, false
}

// tile is the city tile of a Steam map on a hex.
func (n *Rails) tile(h track.HexID) (t CityTile, ok bool) {
	if int(h) < len(n.Tile) {
		t = n.Tile[h]
	}
	return t, t.Color != rail.None
}

// city reports whether a hex is a city, printed or new.
func (n *Rails) city(h track.HexID) bool {
	_, lettered := n.newCity(h)
	_, tiled := n.tile(h)
	return lettered || tiled || n.Board.City(h)
}

// color is the colour of a city now.
func (n *Rails) color(h track.HexID) rail.Good {
	if c, ok := n.newCity(h); ok {
		return c.Color
	}
	if t, ok := n.tile(h); ok {
		return t.Color
	}
	return n.land().Hexes[h].Color
}

// column is the column of the goods display that brings cubes to a city.
func (n *Rails) column(h track.HexID) rail.Column {
	if c, ok := n.newCity(h); ok {
		return c.Column
	}
	return n.land().Hexes[h].Column
}

func (n *Rails) locked(h track.HexID) bool { return int(h) < len(n.Locked) && n.Locked[h] }

func (n *Rails) growth(h track.HexID) int {
	if int(h) < len(n.Growth) {
		return n.Growth[h]
	}
	return 0
}

// named is the name written beside a hex that is no city: of a town, or of a place that cubes lie on.
func (n *Rails) named(h track.HexID) string {
	x := &n.land().Hexes[h]
	switch {
	case x.Site == track.Ring || n.city(h):
		return ""
	case x.Site == track.Town:
		return typographic(x.Name)
	case x.Place != "" && (n.Board.Town(h) || x.StartCubes > 0):
		return typographic(x.Place)
	}
	return ""
}

// title is the name on a city's plate.
func (n *Rails) title(h track.HexID) string {
	if t, _ := n.tile(h); t.Name != "" {
		return typographic(t.Name)
	}
	x := &n.land().Hexes[h]
	if x.Name != "" {
		return typographic(x.Name)
	}
	return typographic(x.Place)
}

// livery is the livery of a seat.
func (n *Rails) livery(s rules.Seat) (Livery, bool) {
	if s >= 0 && int(s) < len(n.Livery) {
		return n.Livery[s], true
	}
	return Livery{}, false
}
