package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// Pacts are what the Diplomacy module has on the table. Nothing of it is hidden: everybody knows with which cards a seat
// began, and swaps are public (PWW-05).
type Pacts struct {
	Hands    [][]Card `json:"hands"`            // Diplomacy cards, by seat
	Treaties []int    `json:"treaties"`         // Treaty tokens in the clan supplies, by seat
	Allies   []Bond   `json:"allies,omitempty"` // PWW-06
	Offer    *Offer   `json:"offer,omitempty"`  // that waits for its answer
	Made     []Offer  `json:"made,omitempty"`   // in this turn
	Played   bool     `json:"played,omitempty"` // the active player has played a card in this turn (PWW-09)
	Techs    []Tech   `json:"techs,omitempty"`  // Tech Support cards in play
	Boxed    []Card   `json:"boxed,omitempty"`
}

// A Bond is an alliance: two seats that have given each other a Treaty token.
type Bond struct {
	A rules.Seat `json:"a"`
	B rules.Seat `json:"b"`
}

// An Offer is a swap of one Diplomacy card for one, perhaps with an alliance (PWW-05, PWW-06).
type Offer struct {
	From rules.Seat `json:"from"`
	To   rules.Seat `json:"to"`
	Give Card       `json:"give"`
	Take Card       `json:"take"`
	Ally bool       `json:"ally,omitempty"`
}

// A Tech is a Tech Support card in play with its bases.
type Tech struct {
	Card  Card       `json:"card"`
	Seat  rules.Seat `json:"seat"`
	Bases []Base     `json:"bases,omitempty"`
}

// A Base is how many base soldiers of an area stand on bases of a Tech Support card. Went is how many of them came by the
// move that is being made.
type Base struct {
	Area Area `json:"area"`
	N    int  `json:"n"`
	Went int  `json:"went,omitempty"`
}

// addDiplomacy puts the Diplomacy module into the box.
func addDiplomacy(b *Box) {
	addWolves(b)
	b.Steps = slices.Concat(b.Steps, swapSteps(), pactSteps(), techSteps(), assistSteps(), treatySteps())
	for _, c := range []Choice{proposing(), playingLogistics(), playingTech()} {
		b.Offer("activate", c)
	}
	b.Rules = append(b.Rules,
		Rule{"Diplomacy", "PWW-04", Hooks{
			Dealt: func(t *Turn) {
				n := t.Seats()
				t.d.Pacts = &Pacts{Hands: make([][]Card, n), Treaties: make([]int, n)}
				for i := range n {
					t.d.Pacts.Treaties[i] = Treaties(n)
				}
			},
			Enlisted: func(t *Turn, c Clan, seat rules.Seat) {
				t.d.Pacts.Hands[seat] = append(t.d.Pacts.Hands[seat], pactCards(c)...)
			},
			TurnBegan: func(t *Turn) { t.d.Pacts.Played, t.d.Pacts.Made = false, nil },
			MayLeave: func(s *State, _ rules.Seat) error {
				if s.d.Pacts.Played {
					return rules.Refuse("PWW-11", "a card was played right before an activation: activate an Order token now")
				}
				return nil
			},
			Entered:   betray,
			Forecast:  forebode,
			Announced: assisting,
			WipedOut:  func(t *Turn, c *Camp) { t.recant(c.Seat) },
		}},
		techSupport())
}

// Treaties is how many Treaty tokens each player has, at a table for so many (PWW-04).
func Treaties(seats int) int {
	if seats == 5 {
		return 3
	}
	return 2
}

// Pacts is what the Diplomacy module has on the table, nil without it. It is lent.
func (s *State) Pacts() *Pacts { return s.d.Pacts }

// PactCards are the Diplomacy cards of a seat. They are lent.
func (s *State) PactCards(seat rules.Seat) []Card {
	if s.d.Pacts == nil {
		return nil
	}
	return s.d.Pacts.Hands[seat]
}

// Allied reports whether two seats are allies.
func (s *State) Allied(a, b rules.Seat) bool { return slices.Contains(s.AlliesOf(a), b) }

// AlliesOf lists the allies of a seat in the order in which they became so.
func (s *State) AlliesOf(seat rules.Seat) (out []rules.Seat) {
	if s.d.Pacts == nil {
		return nil
	}
	for _, x := range s.d.Pacts.Allies {
		switch seat {
		case x.A:
			out = append(out, x.B)
		case x.B:
			out = append(out, x.A)
		}
	}
	return out
}

// clone copies what verbs write to.
func (p *Pacts) clone() *Pacts {
	if p == nil {
		return nil
	}
	n := *p
	n.Hands = slices.Clone(p.Hands)
	for i := range n.Hands {
		n.Hands[i] = slices.Clone(n.Hands[i])
	}
	n.Treaties, n.Allies, n.Made, n.Boxed = slices.Clone(p.Treaties), slices.Clone(p.Allies), slices.Clone(p.Made), slices.Clone(p.Boxed)
	n.Techs = slices.Clone(p.Techs)
	for i := range n.Techs {
		n.Techs[i].Bases = slices.Clone(n.Techs[i].Bases)
	}
	return &n
}

// recant takes a seat that is out of the game out of the Diplomacy too: its cards go to the box, its alliances end.
func (t *Turn) recant(seat rules.Seat) {
	p := t.d.Pacts
	for _, ally := range t.AlliesOf(seat) {
		t.unally(seat, ally, false)
	}
	p.Boxed = append(p.Boxed, p.Hands[seat]...)
	p.Hands[seat], p.Treaties[seat] = nil, 0
	p.Techs = slices.DeleteFunc(p.Techs, func(x Tech) bool {
		if x.Seat == seat {
			p.Boxed = append(p.Boxed, x.Card)
		}
		return x.Seat == seat
	})
}
