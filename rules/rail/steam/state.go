package steam

import (
	"iter"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
)

// A State is one moment of a game on a Steam map. It never changes.
type State struct {
	m *Map
	d data
}

// data is what a position's JSON holds.
type data struct {
	Form   Form `json:"form"`
	Round  int  `json:"turn"`  // STM-028; called a turn at the table
	Rounds int  `json:"turns"` // 0 where no turn is the last
	play.Clock
	Players []Player      `json:"players"`
	Auction *Auction      `json:"auction,omitempty"`
	Board   *track.Board  `json:"board"`
	Cities  rail.Pile     `json:"cities"`           // by stop: the colour of the New City there
	Growth  []rail.Stop   `json:"growth,omitempty"` // cities with a City Growth marker, as they came
	Cubes   []rail.Pile   `json:"cubes"`            // by stop
	Supply  []rail.Pile   `json:"supply"`           // by goods supply space
	Bag     rail.Pile     `json:"bag"`              // sorted
	Marks   []int         `json:"marks"`            // the map's own counters, seat by seat
	Over    *rules.Result `json:"over,omitempty"`
	Seed    rng.Seed      `json:"seed,string,omitempty"` // of what is drawn; absent where it is masked
}

// Map is the map that is played.
func (s *State) Map() *Map { return s.m }

// Form is the variant and options that are played.
func (s *State) Form() Form { return s.m.Form }

// Round is the turn of the turn track, from 1.
func (s *State) Round() int { return s.d.Round }

// Rounds is how many turns the game lasts, 0 where it has no fixed length.
func (s *State) Rounds() int { return s.d.Rounds }

// Stage is the phase of the turn that is on, whatever is pending.
func (s *State) Stage() *Phase { return &s.m.Phases[s.PhaseIndex()] }

// Phase is what is decided now: the pending decision, or else the phase that is on.
func (s *State) Phase() *Phase {
	if p, ok := s.Pending(); ok {
		return s.m.Aside(p.Ask)
	}
	return s.Stage()
}

// PhaseIndex is the place of the phase in Map.Phases.
func (s *State) PhaseIndex() int { return s.m.Index(s.d.Phase) }

// Headings are the phases of a turn in order.
func (s *State) Headings() []play.Heading { return s.m.Headings() }

// Heading is what is decided now: the pending decision, or else the phase that is on.
func (s *State) Heading() play.Heading { return s.Phase().Heading() }

// Moving reports whether it is time to move goods.
func (s *State) Moving() bool { return s.Phase().Moves() }

// Pending is the decision that comes first of those that are pending.
func (s *State) Pending() (p play.Pending, ok bool) {
	if n := len(s.d.Pending); n > 0 && s.d.Over == nil {
		return s.d.Pending[n-1], true
	}
	return play.Pending{}, false
}

// AllPending lists the pending decisions, the first one last. It is lent.
func (s *State) AllPending() []play.Pending { return s.d.Pending }

// Seats is how many players began.
func (s *State) Seats() int { return len(s.d.Players) }

// Player is what lies before a seat.
func (s *State) Player(seat rules.Seat) Player { return s.d.Players[seat] }

// Figures are what every economy knows of a seat.
func (s *State) Figures(seat rules.Seat) play.Figures {
	p := s.d.Players[seat]
	return play.Figures{Cash: p.Cash, Income: p.Income, Loco: p.Loco, Lays: p.Lays, Most: s.Lays(seat), Raised: p.Raised, Out: p.Out}
}

// MaxLoco is the highest locomotive level.
func (s *State) MaxLoco() int { return s.m.Rules.MaxLoco }

// Out reports whether a seat is bankrupt.
func (s *State) Out(seat rules.Seat) bool { return s.d.Players[seat].Out }

// Order is the turn order.
func (s *State) Order() []rules.Seat { return slices.Clone(s.d.Order) }

// PhaseOrder is the order in which the seats act in this phase (STM-027).
func (s *State) PhaseOrder() []rules.Seat {
	out := make([]rules.Seat, len(s.d.Order))
	for i := range out {
		out[i] = s.seatAt(i)
	}
	return out
}

// Seat is the seat whose part of the phase it is; while something is pending another may decide.
func (s *State) Seat() rules.Seat { return s.seatAt(s.d.Place) }

// seatAt is the seat that acts in a place of this phase: the holder of the phase's action in front, then turn order.
func (s *State) seatAt(place int) rules.Seat {
	front := s.Stage().Front
	if front == NoRole {
		return s.d.Order[place]
	}
	return s.d.SeatAt(place, func(seat rules.Seat) bool { return s.d.Players[seat].Role == front && !s.d.Players[seat].Out })
}

// Track is what is built.
func (s *State) Track() *track.Board { return s.d.Board }

// Stops is how many stops the map has.
func (s *State) Stops() int { return s.d.Board.Stops() }

// Spot is a stop with its name.
func (s *State) Spot(at rail.Stop) rail.Spot { return s.d.Board.Spot(at) }

// Has reports whether the spot is a hex of this map.
func (s *State) Has(at rail.Spot) bool { return play.Has(s, at) }

// Color is the colour that counts at a stop: of the New City on it, or the printed one; rail.None of a town.
func (s *State) Color(at rail.Stop) rail.Good {
	if g := s.d.Cities[at]; g != rail.None {
		return g
	}
	return s.d.Board.Color(at)
}

// NewCity is the colour of the New City on a stop; ok is false where there is none.
func (s *State) NewCity(at rail.Stop) (g rail.Good, ok bool) {
	return s.d.Cities[at], s.d.Cities[at] != rail.None
}

// NewCities are the New City tiles of the game: a colour and nothing else.
func (s *State) NewCities() []rail.NewCity {
	out := make([]rail.NewCity, len(s.m.Rules.NewCities))
	for i, g := range s.m.Rules.NewCities {
		out[i].Color = g
	}
	return out
}

// TileAt is the New City on a stop, by the first place of its colour in NewCities.
func (s *State) TileAt(at rail.Stop) (tile int, ok bool) {
	g, ok := s.NewCity(at)
	return max(0, slices.Index(s.m.Rules.NewCities, g)), ok
}

// CitiesLeft is how many New City tiles of a colour are left.
func (s *State) CitiesLeft(g rail.Good) int {
	return s.m.Rules.NewCities.Count(g) - s.d.Cities.Count(g)
}

// Grown reports whether a City Growth marker lies on a stop, or is printed there (STM-060).
func (s *State) Grown(at rail.Stop) bool {
	return s.d.Cities[at] != rail.None || slices.Contains(s.d.Growth, at)
}

// MarkersLeft is how many City Growth markers are left.
func (s *State) MarkersLeft() int { return s.m.Rules.Markers - len(s.d.Growth) }

// Cubes is what lies on a stop. It is lent, not to be changed.
func (s *State) Cubes(at rail.Stop) rail.Pile { return s.d.Cubes[at] }

// Spaces is how many goods supply spaces there are.
func (s *State) Spaces() int { return len(s.d.Supply) }

// Space is what lies in a goods supply space, from 0. It is lent.
func (s *State) Space(i int) rail.Pile { return s.d.Supply[i] }

// Bag is what is in the bag, sorted by colour. It is lent.
func (s *State) Bag() rail.Pile { return s.d.Bag }

// Mark is one of the map's own counters of a seat, Map.Marks of them.
func (s *State) Mark(seat rules.Seat, i int) int { return s.d.Marks[int(seat)*s.m.Marks+i] }

// Auction is the bidding that is on; nil outside its phase. It is lent.
func (s *State) Auction() *Auction { return s.d.Auction }

// InPlay goes through the seats that are not bankrupt, in turn order.
func (s *State) InPlay() iter.Seq[rules.Seat] {
	return func(yield func(rules.Seat) bool) {
		for _, seat := range s.d.Order {
			if !s.d.Players[seat].Out && !yield(seat) {
				return
			}
		}
	}
}

// inPlay is how many seats are not bankrupt.
func (s *State) inPlay() (n int) {
	for range s.InPlay() {
		n++
	}
	return n
}

// Lays is how many track tiles a seat may lay in its build turn (STM-057, STM-065).
func (s *State) Lays(seat rules.Seat) int {
	if s.d.Players[seat].Role == Engineer {
		return s.m.Rules.Engineer
	}
	return s.m.Rules.Lays
}

// actor is the seat that decides, or after the end the first one.
func (s *State) actor() rules.Seat {
	if t := s.Turn(); t >= 0 {
		return t
	}
	return 0
}

// reached reports whether a phase of this turn has begun.
func (s *State) reached(phase string) bool {
	i := s.m.Index(phase)
	return i >= 0 && s.PhaseIndex() >= i
}
