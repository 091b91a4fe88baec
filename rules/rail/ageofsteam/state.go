package ageofsteam

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rng"
)

// A State is one moment of a game on an Age of Steam map. It never changes.
type State struct {
	m *Map
	d data
}

var _ play.State = (*State)(nil)

// data is what a position's JSON holds.
type data struct {
	Round      int           `json:"round"`
	Rounds     int           `json:"rounds"`
	play.Clock               // nothing is ever pending
	Players    []Player      `json:"players"`
	Auction    *Auction      `json:"auction,omitempty"` // while the player order is auctioned
	Board      Board         `json:"board"`
	Tiles      []rail.Stop   `json:"tiles"` // by new city: the stop it lies on, or -1
	Cubes      []rail.Pile   `json:"cubes"` // by stop
	Display    []rail.Pile   `json:"display"`
	Bag        rail.Pile     `json:"bag"`             // sorted
	Box        rail.Pile     `json:"box"`             // out of the game; sorted
	Drawn      rail.Pile     `json:"drawn,omitempty"` // by Production, to be put into boxes; sorted
	Marks      []int         `json:"marks,omitempty"` // the map's own counters
	Over       *rules.Result `json:"over,omitempty"`
	Seed       rng.Seed      `json:"seed,string,omitempty"` // of the dice; absent where it is masked
}

// Map is the map that is played.
func (s *State) Map() *Map { return s.m }

// Round is the round, from 1.
func (s *State) Round() int { return s.d.Round }

// Rounds is how many rounds the game lasts.
func (s *State) Rounds() int { return s.d.Rounds }

// Phase is the phase that is on.
func (s *State) Phase() *Phase { return &s.m.Phases[s.PhaseIndex()] }

// PhaseIndex is the place of the phase in Map.Phases.
func (s *State) PhaseIndex() int { return s.m.Index(s.d.Phase) }

// Headings are the phases of a round in order.
func (s *State) Headings() []play.Heading { return s.m.Headings() }

// Heading is the phase that is on.
func (s *State) Heading() play.Heading { return s.Phase().Heading() }

// Moving reports whether it is time to move goods.
func (s *State) Moving() bool { return s.Phase().Moves() }

// Seats is how many players began.
func (s *State) Seats() int { return len(s.d.Players) }

// Player is what lies before a seat.
func (s *State) Player(seat rules.Seat) Player { return s.d.Players[seat] }

// Figures are what every economy knows of a seat.
func (s *State) Figures(seat rules.Seat) play.Figures {
	p := s.d.Players[seat]
	return play.Figures{Cash: p.Cash, Income: p.Income, Loco: p.Loco, Lays: p.Lays, Most: s.Lays(p), Raised: p.Raised, Out: p.Out}
}

// MaxLoco is the highest locomotive level.
func (s *State) MaxLoco() int { return s.m.Rules.MaxLoco }

// Out reports whether a seat is eliminated.
func (s *State) Out(seat rules.Seat) bool { return s.d.Players[seat].Out }

// NewCities are the new city tiles of the game.
func (s *State) NewCities() []rail.NewCity { return s.m.NewCities }

// Order is the player order.
func (s *State) Order() []rules.Seat { return slices.Clone(s.d.Order) }

// PhaseOrder is the order in which the seats act in this phase (AOS-026).
func (s *State) PhaseOrder() []rules.Seat {
	out := make([]rules.Seat, len(s.d.Order))
	for i := range out {
		out[i] = s.seatAt(i)
	}
	return out
}

// seatAt is the seat that acts in a place of this phase: the holder of the phase's action in front, then player order.
func (s *State) seatAt(place int) rules.Seat {
	front := s.Phase().Front
	if front == NoRole {
		return s.d.Order[place]
	}
	return s.d.SeatAt(place, func(seat rules.Seat) bool { return s.d.Players[seat].Role == front })
}

// Board is what is built; its type is the map's own.
func (s *State) Board() Board { return s.d.Board }

// Stops is how many stops the map has.
func (s *State) Stops() int { return s.d.Board.Stops() }

// Spot is a stop with its name.
func (s *State) Spot(at rail.Stop) rail.Spot { return s.d.Board.Spot(at) }

// Color is the colour that counts at a stop: of the new city on it, or the printed one; rail.None of a town.
func (s *State) Color(at rail.Stop) rail.Good {
	if t, ok := s.TileAt(at); ok {
		return s.m.NewCities[t].Color
	}
	return s.d.Board.Color(at)
}

// TileAt is the new city on a stop, by its place in Map.NewCities.
func (s *State) TileAt(at rail.Stop) (tile int, ok bool) {
	for t, on := range s.d.Tiles {
		if on == at {
			return t, true
		}
	}
	return 0, false
}

// TileStop is the stop on which a new city lies; ok is false while it is unused.
func (s *State) TileStop(tile int) (at rail.Stop, ok bool) {
	return s.d.Tiles[tile], s.d.Tiles[tile] >= 0
}

// Cubes is what lies on a stop. It is lent, not to be changed.
func (s *State) Cubes(at rail.Stop) rail.Pile { return s.d.Cubes[at] }

// Column is the boxes of a column of the display from the top, rail.None where one is empty. It is lent.
func (s *State) Column(column int) rail.Pile { return s.d.Display[column] }

// ColumnStop is the stop that a column brings cubes to; ok is false while its new city is not on the map.
func (s *State) ColumnStop(column int) (at rail.Stop, ok bool) {
	c := s.m.Columns[column]
	if c.Tile >= 0 {
		return s.TileStop(c.Tile)
	}
	return c.Stop, true
}

// Bag is what is in the bag, sorted by colour. It is lent.
func (s *State) Bag() rail.Pile { return s.d.Bag }

// Box is what is out of the game, sorted by colour. It is lent.
func (s *State) Box() rail.Pile { return s.d.Box }

// Mark is one of the map's own counters, Map.Marks of them.
func (s *State) Mark(i int) int { return s.d.Marks[i] }

// OnMap is how many cubes of a colour lie on stops.
func (s *State) OnMap(g rail.Good) (n int) {
	for _, p := range s.d.Cubes {
		n += p.Count(g)
	}
	return n
}

// OnDisplay is how many cubes of a colour lie in the goods display.
func (s *State) OnDisplay(g rail.Good) (n int) {
	for _, p := range s.d.Display {
		n += p.Count(g)
	}
	return n
}

// Drawn is what Production has drawn and not yet put into boxes. It is lent.
func (s *State) Drawn() rail.Pile { return s.d.Drawn }

// Net is the lines that cubes run over now.
func (s *State) Net() *rail.Net {
	lines := s.d.Board.Lines()
	if h := s.m.Hooks.Lines; h != nil {
		lines = h(s, lines)
	}
	return rail.NewNet(s.Stops(), lines)
}

// actor is the seat that acts, or after the end the first one.
func (s *State) actor() rules.Seat {
	if t := s.Turn(); t >= 0 {
		return t
	}
	return 0
}
