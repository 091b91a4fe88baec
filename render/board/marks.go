package board

import (
	"slices"
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// Marks are what the picture says beyond what lies there: where one may point, what is about to happen.
type Marks struct {
	Lit     []rules.Target // may be pointed at now; what is under the pointer is drawn stronger
	Chosen  []rules.Target // already pointed at in this decision
	Reach   []rules.Target // may be pointed at too, by keyboard as well, without light
	Refused rules.Target   // pointed at in vain
	Dim     bool           // everything that is not lit steps back
	Touched []rules.Target // what a line of the log is about

	Ghost  *Ghost  // a link about to be built
	Paper  []Ghost // links that lie there on paper only: what if
	Tile   *Tile   // a new city about to be placed
	Flight *Flight // a delivery about to be made
	Plan   *Plan   // what the planner answers
	// Leaving is a delivery in motion: its pieces are not in their places.
	Leaving *Flight

	Bare bool // no pieces: houses, links and names only
	Mute bool // no names
}

// A Ghost is a link about to be built.
type Ghost struct {
	Link int
	Seat rules.Seat
}

// A Tile is a new city tile about to lie on a house.
type Tile struct {
	House rail.Stop
	City  int // place in Land.NewCities
}

// A Flight is a delivery about to be made: of a witch, or of a cube.
type Flight struct {
	Good rail.Good
	Path []rail.Stop
	Seat rules.Seat // whose move it is
	// Rider says that a pumpkin rides: from Path[Pick] to Path[Smash].
	Rider       bool
	Pick, Smash int
}

// rides reports whether a pumpkin rides, from one house of the path to a later one.
func (f *Flight) rides() bool {
	return f.Rider && f.Pick >= 0 && f.Pick < f.Smash && f.Smash < len(f.Path)
}

// A Plan is every place that a cube could be brought to.
type Plan struct {
	From rail.Stop
	Good rail.Good
	Ways []Way
}

// A Way is one answer of the planner. Of several ways to one house the first gives the badge.
type Way struct {
	Path []rail.Stop
	Gain string // badge on the house: "+2"
}

// An Answer says what the pointer met on a board in this build.
type Answer struct {
	Hot     rules.Target // zero: nothing
	HotBox  draw.Rect    // what a tool tip stands beside
	Clicked rules.Target // by the left button or by Enter
	Right   bool         // the right button was clicked on the board
	Void    bool         // the left button was clicked on the board where nothing lies
}

func (a *Answer) meet(t rules.Target, s ui.State, box draw.Rect) {
	if s.Hot || s.Focused {
		a.Hot, a.HotBox = t, box
	}
	if s.Clicked {
		a.Clicked = t
	}
	a.Right = a.Right || s.RightClicked
}

// isLit reports whether a thing may be pointed at now.
func (m *Marks) isLit(t rules.Target) bool { return slices.Contains(m.Lit, t) }

// cubeTarget is what a cube means: a pumpkin that may ride is that.
func (m *Marks) cubeTarget(s rail.Stop, g rail.Good) rules.Target {
	if ride := (rules.Target{Kind: RiderKind, ID: int(s)}); g == rail.Orange && m.isLit(ride) {
		return ride
	}
	return Cube(s, g)
}

// text is what is marked, to notice when it changes.
func (m *Marks) text() string {
	k := make([]byte, 0, 128)
	num := func(v int) { k = append(strconv.AppendInt(k, int64(v), 36), ' ') }
	for _, list := range [...][]rules.Target{m.Lit, m.Chosen, m.Touched} {
		for _, t := range list {
			k = append(k, t.Kind...)
			num(t.ID)
		}
		k = append(k, '/')
	}
	if m.Ghost != nil {
		num(m.Ghost.Link)
	}
	for _, g := range m.Paper {
		k = append(k, '=')
		num(g.Link)
	}
	if m.Tile != nil {
		num(int(m.Tile.House))
		num(m.Tile.City)
	}
	if f := m.Flight; f != nil {
		num(int(f.Good))
		for _, s := range f.Path {
			num(int(s))
		}
		if f.Rider {
			num(f.Pick)
			num(f.Smash)
		}
	}
	if p := m.Plan; p != nil {
		k = append(k, '?')
		num(int(p.From))
		num(int(p.Good))
	}
	return string(k)
}
