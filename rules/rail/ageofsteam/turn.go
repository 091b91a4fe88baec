package ageofsteam

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
)

// A Turn is the private working copy of one Apply. Phases, choices and hooks change the game by its verbs only.
type Turn struct {
	*State
	events  []rules.Event
	reveals bool
}

// begin copies what the verbs write to; what they replace as a whole is shared.
func begin(s *State) *Turn {
	n := *s
	n.d.Clock = s.d.Clock.Clone()
	n.d.Players = slices.Clone(s.d.Players)
	n.d.Tiles = slices.Clone(s.d.Tiles)
	n.d.Cubes = slices.Clone(s.d.Cubes)
	n.d.Display = slices.Clone(s.d.Display)
	n.d.Marks = slices.Clone(s.d.Marks)
	if a := s.d.Auction; a != nil {
		n.d.Auction = &Auction{slices.Clone(a.Bids), slices.Clone(a.Out), a.Passed}
	}
	return &Turn{State: &n}
}

// Say reports an event.
func (t *Turn) Say(e rules.Event) { t.events = append(t.events, e) }

// EndTurn finishes the acting seat's part of the phase.
func (t *Turn) EndTurn() { t.d.Done = true }

// Now is the position as it is.
func (t *Turn) Now() *State { return t.State }

// Clock is where the game is.
func (t *Turn) Clock() *play.Clock { return &t.d.Clock }

// Seat is the acting seat.
func (t *Turn) Seat() rules.Seat { return t.seatAt(t.d.Place) }

// Build pays for building, counts one lay of the acting seat and lays the board as it is after it. Base is what the lay
// would have cost by itself.
func (t *Turn) Build(b Board, base, cost int) {
	p := &t.d.Players[t.Seat()]
	p.Cash -= cost
	p.Spent += cost
	p.Lays++
	if p.Cheapest == 0 || base < p.Cheapest {
		p.Cheapest = base
	}
	t.d.Board = b
}

// Earn raises incomes, by seat, and counts one cube moved by the acting seat.
func (t *Turn) Earn(by []int) {
	for i, n := range by {
		t.d.Players[i].Income += n
	}
	t.d.Players[t.Seat()].Moved++
}

// Put lays a cube on a stop.
func (t *Turn) Put(at rail.Stop, g rail.Good) { t.d.Cubes[at] = t.d.Cubes[at].With(g) }

// Lift takes a cube from a stop. It panics if there is none.
func (t *Turn) Lift(at rail.Stop, g rail.Good) {
	if t.d.Cubes[at].Count(g) == 0 {
		panic("ageofsteam: no such cube there")
	}
	t.d.Cubes[at] = t.d.Cubes[at].Without(g)
}

// ToBag puts a cube into the bag.
func (t *Turn) ToBag(g rail.Good) { t.d.Bag = sorted(t.d.Bag.With(g)) }

// ToBox puts a cube out of the game.
func (t *Turn) ToBox(g rail.Good) { t.d.Box = sorted(t.d.Box.With(g)) }

func sorted(p rail.Pile) rail.Pile {
	slices.Sort(p)
	return p
}

// SetMark changes one of the map's own counters.
func (t *Turn) SetMark(i, n int) { t.d.Marks[i] = n }

// Unbox takes the cube out of a box of the display and returns it, rail.None if the box is empty.
func (t *Turn) Unbox(column, box int) rail.Good {
	g := t.d.Display[column][box]
	p := slices.Clone(t.d.Display[column])
	p[box] = rail.None
	t.d.Display[column] = p
	return g
}

// Roll throws dice. The n-th throw of a purpose is the same whatever happens in between.
func (t *Turn) Roll(purpose string, n, dice int) []int {
	t.reveals = true
	return t.throw(purpose, n, dice)
}

// Finish ends the game.
func (t *Turn) Finish(r rules.Result) {
	if t.d.Over == nil {
		t.d.Over, t.d.Place = &r, 0
		t.Say(Ended{r})
	}
}

// Ended reports whether the game is over, and ends it where the map's goal is reached.
func (t *Turn) Ended() bool {
	if h := t.m.Hooks.Goal; h != nil {
		if r, over := h(t.State); over {
			t.Finish(r)
		}
	}
	return t.d.Over != nil
}

// EndRounds ends the game after the last round (AOS-027).
func (t *Turn) EndRounds() { t.Finish(t.score(EndRounds)) }

// NewRound counts the round and clears what counts for one.
func (t *Turn) NewRound() {
	t.d.Round++
	t.Say(RoundBegan{t.d.Round})
	for i := range t.d.Players {
		p := &t.d.Players[i]
		p.Last, p.Role, p.Lays, p.Cheapest, p.Urbanized, p.Raised = p.Role, NoRole, 0, 0, false, false
	}
}

// How a game can end, as far as the base game knows.
const (
	EndRounds   = "out-of-rounds" // the last round is played (AOS-027)
	EndBankrupt = "bankrupt"      // nobody is left (AOS-119)
	EndLast     = "last-one-left" // one of several is left (AOS-119)
)
