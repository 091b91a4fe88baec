package play

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// A Clock is where in its round a game is, as it stands in a position's JSON.
type Clock struct {
	Phase   string       `json:"phase"`
	Place   int          `json:"place"`             // in the order of the phase, of the seat whose part it is
	Done    bool         `json:"done,omitempty"`    // that part is over as soon as nothing is pending
	Pending []Pending    `json:"pending,omitempty"` // decisions in the middle of something, the last one first
	Order   []rules.Seat `json:"order"`             // player order
}

// A Pending is a decision that comes up in the middle of something.
type Pending struct {
	Ask  string     `json:"ask"`  // ID of the aside
	Seat rules.Seat `json:"seat"` // who decides
	At   rail.Spot  `json:"at,omitzero"`
	N    int        `json:"n,omitempty"`
}

// Clone copies what a Turn writes to.
func (c Clock) Clone() Clock {
	c.Order, c.Pending = slices.Clone(c.Order), slices.Clone(c.Pending)
	return c
}

// SeatAt is the seat that acts in a place of a phase: the one that front picks out, then player order.
func (c *Clock) SeatAt(place int, front func(rules.Seat) bool) rules.Seat {
	for i, seat := range c.Order {
		switch {
		case !front(seat):
		case place == 0:
			return seat
		case place <= i:
			return c.Order[place-1]
		}
	}
	return c.Order[place]
}

// PhaseBegan opens a phase.
type PhaseBegan struct {
	Phase string `json:"phase"` // its ID
}

// Kind is "phase".
func (PhaseBegan) Kind() string { return "phase" }

// A Turn is an economy's working copy of one Apply, as the machine drives it.
type Turn[S any] interface {
	Now() S           // the position as it is
	Clock() *Clock    // its own
	Seat() rules.Seat // in Clock.Place
	Out(rules.Seat) bool
	Round() int
	Rounds() int
	Result() (rules.Result, bool)
	Ended() bool // the game is over; it is ended here where the map's goal is reached
	NewRound()   // counts the round and clears what counts for one
	EndRounds()  // the last round is played
	Say(rules.Event)
}

// Settle goes on until a seat is asked or the game is over.
func Settle[S any, T Turn[S], L, R any](script *Script[S, T, L, R], t T) {
	c := t.Clock()
	for !t.Ended() && len(c.Pending) == 0 && (c.Done || !asked(script, t)) {
		p := &script.Phases[script.Index(c.Phase)]
		if p.After != nil && c.Done {
			p.After(t)
		}
		c.Done = false
		next := c.Place + 1
		if p.Next != nil {
			next = p.Next(t.Now())
		}
		if next < 0 || next >= len(c.Order) {
			nextPhase(script, t)
		} else {
			c.Place = next
		}
	}
	if len(c.Pending) == 0 {
		c.Done = false
	}
}

// asked reports whether the seat in Place has a decision in this phase.
func asked[S any, T Turn[S], L, R any](script *Script[S, T, L, R], t T) bool {
	p, seat := &script.Phases[script.Index(t.Clock().Phase)], t.Seat()
	return len(p.Choices) > 0 && !t.Out(seat) && (p.Asks == nil || p.Asks(t.Now(), seat))
}

func nextPhase[S any, T Turn[S], L, R any](script *Script[S, T, L, R], t T) {
	i := script.Index(t.Clock().Phase)
	p := &script.Phases[i]
	if p.Leave != nil {
		p.Leave(t)
		if _, over := t.Result(); over {
			return
		}
	}
	if (p.Last || i == len(script.Phases)-1) && t.Round() == t.Rounds() {
		t.EndRounds()
		return
	}
	for i++; ; i++ {
		if i == len(script.Phases) {
			t.NewRound()
			i = 0
		}
		if when := script.Phases[i].When; when == nil || when(t.Now()) {
			break
		}
	}
	BeginPhase(script, t, i)
}

// BeginPhase opens a phase by its place in the script.
func BeginPhase[S any, T Turn[S], L, R any](script *Script[S, T, L, R], t T, i int) {
	c, p := t.Clock(), &script.Phases[i]
	c.Phase, c.Place = p.ID, 0
	t.Say(PhaseBegan{p.ID})
	if p.Enter != nil {
		p.Enter(t)
	}
}
