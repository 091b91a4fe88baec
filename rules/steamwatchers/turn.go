package steamwatchers

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// A Turn is the private working copy of one Apply. Steps, choices and hooks change the game by its verbs.
type Turn struct {
	*State
	mover   rules.Seat // whose action it is
	events  []rules.Event
	reveals bool
}

// begin copies what the verbs write to.
func begin(s *State) *Turn {
	n := *s
	d := &n.d
	d.Stack = slices.Clone(d.Stack)
	d.Players = slices.Clone(d.Players)
	for i := range d.Players {
		d.Players[i].Used = slices.Clone(d.Players[i].Used)
	}
	d.Camps = slices.Clone(d.Camps)
	d.Ambassadors = slices.Clone(d.Ambassadors)
	d.Ground = slices.Clone(d.Ground)
	for i := range d.Ground {
		g := &d.Ground[i]
		g.Troops, g.Contracts, g.Targets = slices.Clone(g.Troops), slices.Clone(g.Contracts), slices.Clone(g.Targets)
	}
	d.Columns, d.Archons = d.Columns.clone(), d.Archons.clone()
	d.Play = slices.Clone(d.Play)
	d.Pacts = d.Pacts.clone()
	d.Hands = slices.Clone(d.Hands)
	for i := range d.Hands {
		h := &d.Hands[i]
		h.Columns, h.Archons, h.Down = slices.Clone(h.Columns), slices.Clone(h.Archons), slices.Clone(h.Down)
	}
	d.Plans = slices.Clone(d.Plans)
	for i := range d.Plans {
		d.Plans[i].Tokens = slices.Clone(d.Plans[i].Tokens)
	}
	d.Caravans, d.Ignored = slices.Clone(d.Caravans), slices.Clone(d.Ignored)
	if d.Deploy != nil {
		x := *d.Deploy
		d.Deploy = &x
	}
	if d.Looked != nil {
		x := *d.Looked
		x.Cards = slices.Clone(x.Cards)
		d.Looked = &x
	}
	if d.Combat != nil {
		x := *d.Combat
		for i := range x.Sides {
			x.Sides[i].Ledger = slices.Clone(x.Sides[i].Ledger)
		}
		if x.Secret != nil {
			bid := *x.Secret
			x.Secret = &bid
		}
		d.Combat = &x
	}
	return &Turn{State: &n, mover: s.Turn()}
}

func (k Deck) clone() Deck {
	return Deck{slices.Clone(k.Draw), slices.Clone(k.Out), slices.Clone(k.Discard)}
}

// Say reports an event.
func (t *Turn) Say(e rules.Event) { t.events = append(t.events, e) }

// Reveal says that the mover learns what could not be known before: undo stops here.
func (t *Turn) Reveal() { t.reveals = true }

// Roll is a run of chance of its own.
func (t *Turn) Roll(purpose string) *rng.Stream {
	t.d.Draws++
	return t.d.Seed.Stream(purpose, t.d.Draws)
}

// Push puts things on the stack that are to be done next, the first one first.
func (t *Turn) Push(todo ...Pending) {
	for i := range todo {
		t.d.Stack = append(t.d.Stack, todo[len(todo)-1-i])
	}
}

// Pop takes the next thing off the stack: the decision that is made.
func (t *Turn) Pop() Pending {
	p := t.Top()
	t.d.Stack = t.d.Stack[:len(t.d.Stack)-1]
	return p
}

// Swap changes the decision that is being made and stays the next one.
func (t *Turn) Swap(p Pending) { t.d.Stack[len(t.d.Stack)-1] = p }

// Only asks what is pushed, unless there is only one thing to choose: that is done at once.
func (t *Turn) Only(p Pending) {
	t.Push(p)
	if legal := t.Legal(); len(legal) == 1 {
		c, _ := t.choice(legal[0])
		c.Do(t, p, legal[0])
	}
}

// Player is what lies before a seat, to be changed.
func (t *Turn) Player(seat rules.Seat) *Player { return &t.d.Players[seat] }

// At is what lies in an area, to be changed.
func (t *Turn) At(a Area) *Ground { return &t.d.Ground[a-1] }

// Use marks a once-a-round effect as used.
func (t *Turn) Use(seat rules.Seat, what string) {
	p := &t.d.Players[seat]
	p.Used = append(p.Used, what)
}

// settle goes on until a seat is asked or the game is over.
func (t *Turn) settle() {
	for t.d.Over == nil {
		p := t.Top()
		st := t.b.Step(p.Do)
		switch {
		case st == nil:
			panic("steamwatchers: nothing to do: " + p.Do)
		case st.Run != nil:
			t.Pop()
			st.Run(t, p)
		case st.Asks != nil && !st.Asks(t.State, p):
			t.Pop()
		default:
			return
		}
	}
	t.d.Stack, t.d.Combat, t.d.Looked = nil, nil, nil
}
