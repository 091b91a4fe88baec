package steam

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
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
	n.d.Cities = slices.Clone(s.d.Cities)
	n.d.Growth = slices.Clone(s.d.Growth)
	n.d.Cubes = slices.Clone(s.d.Cubes)
	n.d.Supply = slices.Clone(s.d.Supply)
	n.d.Marks = slices.Clone(s.d.Marks)
	if a := s.d.Auction; a != nil {
		n.d.Auction = a.clone()
	}
	return &Turn{State: &n}
}

// Say reports an event.
func (t *Turn) Say(e rules.Event) { t.events = append(t.events, e) }

// EndTurn finishes the part of the seat that acts in the phase, as soon as nothing is pending any more.
func (t *Turn) EndTurn() { t.d.Done = true }

// Now is the position as it is.
func (t *Turn) Now() *State { return t.State }

// Clock is where the game is.
func (t *Turn) Clock() *play.Clock { return &t.d.Clock }

// Push makes a decision pending: it comes before those that are pending already.
func (t *Turn) Push(p play.Pending) { t.d.Pending = append(t.d.Pending, p) }

// Pop takes the decision that is made off the pending ones and returns it.
func (t *Turn) Pop() play.Pending {
	n := len(t.d.Pending) - 1
	p := t.d.Pending[n]
	t.d.Pending = t.d.Pending[:n]
	return p
}

// Receive pays a seat another player's money.
func (t *Turn) Receive(seat rules.Seat, dollars int) {
	p := &t.d.Players[seat]
	p.Cash += dollars
	p.Book.Got += dollars
}

// Lay puts the board as it is after a lay of the deciding seat and counts the lay.
func (t *Turn) Lay(b *track.Board) {
	t.d.Players[t.Turn()].Lays++
	t.d.Board = b
}

// Put lays a cube on a stop.
func (t *Turn) Put(at rail.Stop, g rail.Good) { t.d.Cubes[at] = t.d.Cubes[at].With(g) }

// Lift takes a cube from a stop. It panics if there is none.
func (t *Turn) Lift(at rail.Stop, g rail.Good) {
	if t.d.Cubes[at].Count(g) == 0 {
		panic("steam: no such cube there")
	}
	t.d.Cubes[at] = t.d.Cubes[at].Without(g)
}

// ToBag puts a cube into the bag.
func (t *Turn) ToBag(g rail.Good) {
	t.d.Bag = t.d.Bag.With(g)
	slices.Sort(t.d.Bag)
}

// Draw takes cubes from the bag at random, in the order drawn, all of them if it holds fewer. The n-th draw of a purpose
// depends on what is in the bag alone.
func (t *Turn) Draw(purpose string, n, cubes int) (out rail.Pile) {
	t.reveals = true
	st := t.d.Seed.Stream(purpose, n)
	for range min(cubes, len(t.d.Bag)) {
		g := t.d.Bag[st.Intn(len(t.d.Bag))]
		t.d.Bag = t.d.Bag.Without(g)
		out = append(out, g)
	}
	return out
}

// FromBag takes a cube from the bag. It panics if there is none of its colour.
func (t *Turn) FromBag(g rail.Good) {
	if t.d.Bag.Count(g) == 0 {
		panic("steam: no such cube in the bag")
	}
	t.d.Bag = t.d.Bag.Without(g)
}

// Grow puts a City Growth marker on a city (STM-059, WWH-12).
func (t *Turn) Grow(at rail.Stop) {
	t.d.Growth = append(t.d.Growth, at)
	t.Say(CityGrown{t.Turn(), t.Spot(at)})
}

// Unload moves the cubes of a supply space to a stop, all but one of the colour left, and returns them; rail.None leaves
// none.
func (t *Turn) Unload(space int, left rail.Good, at rail.Stop) rail.Pile {
	pile := t.d.Supply[space]
	if left == rail.None {
		t.d.Supply[space] = rail.Pile{}
	} else {
		t.d.Supply[space] = rail.Pile{left}
		pile = pile.Without(left)
	}
	for _, g := range pile {
		t.Put(at, g)
	}
	return pile
}

// Stock is Unload by the deciding seat.
func (t *Turn) Stock(space int, left rail.Good, at rail.Stop) {
	t.Say(Stocked{t.Turn(), t.Spot(at), t.Unload(space, left, at), space})
}

// SetMark changes one of the map's own counters of a seat.
func (t *Turn) SetMark(seat rules.Seat, i, n int) { t.d.Marks[int(seat)*t.m.Marks+i] = n }

// RaiseLoco raises a seat's locomotive by 1, but not above the highest level (STM-012, STM-062).
func (t *Turn) RaiseLoco(seat rules.Seat) {
	if p := &t.d.Players[seat]; p.Loco < t.m.Rules.MaxLoco {
		p.Loco++
		t.Say(LocoRaised{seat, p.Loco})
	}
}

// Act says that the deciding seat has taken an action that nobody holds a tile for (SIN-10).
func (t *Turn) Act(r Role) { t.d.Players[t.Turn()].Role = r }

// SetOrder is a new turn order.
func (t *Turn) SetOrder(order ...rules.Seat) { t.d.Order = order }

// EndBuild closes what a seat has built in its turn (STM-091).
func (t *Turn) EndBuild(seat rules.Seat) { t.d.Board = t.d.Board.EndBuild(seat) }

// Improve says that the deciding seat has improved instead of a move: not again this turn (STM-105).
func (t *Turn) Improve() { t.d.Players[t.Turn()].Raised = true }

// Finish ends the game.
func (t *Turn) Finish(r rules.Result) {
	if t.d.Over == nil {
		t.d.Over, t.d.Place, t.d.Done, t.d.Pending, t.d.Auction = &r, 0, false, nil, nil
		t.Say(Ended{r})
	}
}

// Ended reports whether the game is over.
func (t *Turn) Ended() bool { return t.d.Over != nil }

// EndRounds ends the game after the last turn (STM-126).
func (t *Turn) EndRounds() { t.Finish(t.score(EndTurns)) }

// NewRound sets up a new turn (STM-028): what counts for one turn is cleared.
func (t *Turn) NewRound() {
	t.d.Round++
	t.Say(RoundBegan{t.d.Round, t.d.Order[0]})
	for i := range t.d.Players {
		p := &t.d.Players[i]
		p.Last, p.Role, p.Idle, p.Lays, p.Used, p.Raised = p.Role, NoRole, false, 0, false, false
	}
}
