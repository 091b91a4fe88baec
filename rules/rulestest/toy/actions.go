package toy

import (
	"fmt"

	"kettle/rules"
)

// Play plays a card for its points and draws another.
type Play struct {
	Card int `json:"card"`
}

func (Play) Kind() string              { return "play" }
func (a Play) String() string          { return fmt.Sprintf("play %d", a.Card) }
func (a Play) Targets() []rules.Target { return []rules.Target{{Kind: "card", ID: a.Card}} }

// Give chooses a card to give away; To says to whom.
type Give struct {
	Card int `json:"card"`
}

func (Give) Kind() string     { return "give" }
func (a Give) String() string { return fmt.Sprintf("give %d", a.Card) }
func (a Give) Targets() []rules.Target {
	return []rules.Target{{Kind: "card", ID: a.Card}, {Kind: "button", ID: 2}}
}

// To gives the chosen card to a seat.
type To struct {
	Seat rules.Seat `json:"seat"`
}

func (To) Kind() string              { return "to" }
func (a To) String() string          { return fmt.Sprintf("to seat %d", a.Seat) }
func (a To) Targets() []rules.Target { return []rules.Target{{Kind: "seat", ID: int(a.Seat)}} }

// Roll throws the die for points.
type Roll struct{}

func (Roll) Kind() string            { return "roll" }
func (Roll) String() string          { return "roll" }
func (Roll) Targets() []rules.Target { return []rules.Target{{Kind: "button", ID: 0}} }

// Pass does nothing.
type Pass struct{}

func (Pass) Kind() string            { return "pass" }
func (Pass) String() string          { return "pass" }
func (Pass) Targets() []rules.Target { return []rules.Target{{Kind: "button", ID: 1}} }

// Rolled is a throw of the die.
type Rolled struct {
	Pips int `json:"pips"`
}

func (Rolled) Kind() string { return "rolled" }

// Drew is a card drawn; only who drew it sees it.
type Drew struct {
	By   rules.Seat `json:"by"`
	Card int        `json:"card"`
}

func (Drew) Kind() string { return "drew" }

// For hides the card from everyone else.
func (e Drew) For(s rules.Seat) (rules.Event, bool) {
	if s != e.By {
		e.Card = unknown
	}
	return e, true
}

// Gave is a card that changed hands; the two see it, the others do not notice.
type Gave struct {
	From rules.Seat `json:"from"`
	To   rules.Seat `json:"to"`
	Card int        `json:"card"`
}

func (Gave) Kind() string { return "gave" }

// For is nothing at all for the others.
func (e Gave) For(s rules.Seat) (rules.Event, bool) { return e, s == e.From || s == e.To }

// Shown is the drawn card for everybody to see: what the bug LeaksEvent emits.
type Shown struct {
	Card int `json:"card"`
}

func (Shown) Kind() string { return "drew" }
