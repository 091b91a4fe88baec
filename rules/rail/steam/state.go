package steam

import (
	"iter"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
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
	Form    Form          `json:"form"`
	Round   int           `json:"turn"`  // STM-028; called a turn at the table
	Rounds  int           `json:"turns"` // 0 where no turn is the last
	Phase   string        `json:"phase"`
	Place   int           `json:"place"`             // in PhaseOrder, of the seat whose part it is
	Done    bool          `json:"done,omitempty"`    // that part is over as soon as nothing is pending
	Pending []Pending     `json:"pending,omitempty"` // decisions in the middle of something, the last one first
	Order   []rules.Seat  `json:"order"`
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

// A Pending is a decision that comes up in the middle of something.
type Pending struct {
	Ask  string     `json:"ask"`  // ID of the aside
	Seat rules.Seat `json:"seat"` // who decides
	At   rail.Spot  `json:"at,omitzero"`
	N    int        `json:"n,omitempty"`
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
		return s.m.aside(p.Ask)
	}
	return s.Stage()
}

// PhaseIndex is the place of the phase in Map.Phases.
func (s *State) PhaseIndex() int {
	i, _ := s.m.phase(s.d.Phase)
	return i
}

// Pending is the decision that comes first of those that are pending.
func (s *State) Pending() (p Pending, ok bool) {
	if n := len(s.d.Pending); n > 0 && s.d.Over == nil {
		return s.d.Pending[n-1], true
	}
	return Pending{}, false
}

// AllPending lists the pending decisions, the first one last. It is lent.
func (s *State) AllPending() []Pending { return s.d.Pending }

// Seats is how many players began.
func (s *State) Seats() int { return len(s.d.Players) }

// Player is what lies before a seat.
func (s *State) Player(seat rules.Seat) Player { return s.d.Players[seat] }

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
	for i, seat := range s.d.Order {
		switch {
		case s.d.Players[seat].Role != front || s.d.Players[seat].Out:
		case place == 0:
			return seat
		case place <= i:
			return s.d.Order[place-1]
		}
	}
	return s.d.Order[place]
}

// Track is what is built.
func (s *State) Track() *track.Board { return s.d.Board }

// Stops is how many stops the map has.
func (s *State) Stops() int { return s.d.Board.Stops() }

// Spot is a stop with its name.
func (s *State) Spot(at rail.Stop) rail.Spot { return s.d.Board.Spot(at) }

// Has reports whether the spot is a hex of this map.
func (s *State) Has(at rail.Spot) bool {
	n := at.Number()
	return n >= 0 && n < s.Stops() && s.Spot(rail.Stop(n)) == at
}

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
	i, ok := s.m.phase(phase)
	return ok && s.PhaseIndex() >= i
}
