package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// The decisions about swaps.
type (
	// Propose offers a swap, perhaps with an alliance (PWW-05, PWW-06).
	Propose struct {
		With rules.Seat `json:"with"`
		Give Card       `json:"give"`
		Take Card       `json:"take"`
		Ally bool       `json:"ally,omitempty"`
	}
	// Accept agrees to the offer.
	Accept struct{}
	// Reject refuses it.
	Reject struct{}
)

func (Propose) Kind() string { return "propose" }
func (Accept) Kind() string  { return "accept" }
func (Reject) Kind() string  { return "reject" }

func (a Propose) String() string {
	out := "offer " + who(a.With) + " " + string(a.Give) + " for " + string(a.Take)
	if a.Ally {
		out += " and an alliance"
	}
	return out
}
func (Accept) String() string { return "accept the offer" }
func (Reject) String() string { return "refuse the offer" }

func (a Propose) Targets() []rules.Target {
	return at(point(TargetSeat, int(a.With)), PactTarget(a.Give), PactTarget(a.Take), point(TargetTreaty, number(a.Ally)))
}
func (Accept) Targets() []rules.Target { return at(point(TargetButton, ButtonConfirm)) }
func (Reject) Targets() []rules.Target { return at(point(TargetButton, ButtonPass)) }

// Line is the action in words.
func (a Propose) Line(*State) rules.Line {
	l := rules.Line{Text: "Offer " + who(a.With) + " " + a.Give.Name() + " for " + a.Take.Name(), Clause: "PWW-05"}
	if a.Ally {
		l.Text, l.Clause = l.Text+", and an alliance", "PWW-06"
	}
	return l
}

// Line is the action in words.
func (Accept) Line(s *State) rules.Line {
	o := s.d.Pacts.Offer
	l := rules.Line{Text: "Give " + o.Take.Name() + " for " + o.Give.Name(), Clause: "PWW-05"}
	if o.Ally {
		l.Text, l.Clause = l.Text+", and become allies", "PWW-06"
	}
	return l
}

// Line is the action in words.
func (Reject) Line(*State) rules.Line {
	return rules.Line{Text: "Refuse the offer", Clause: "PWW-05"}
}

// Ledger is what would change hands.
func (a Propose) Ledger(s *State) rules.Ledger {
	return s.swapped(Offer{s.Turn(), a.With, a.Give, a.Take, a.Ally})
}

// Ledger is what changes hands.
func (Accept) Ledger(s *State) rules.Ledger { return s.swapped(*s.d.Pacts.Offer) }

func (s *State) swapped(o Offer) rules.Ledger {
	out := rules.Ledger{
		{Label: "Diplomacy card", Seat: o.From, Before: o.Give.Name(), After: o.Take.Name(), Clause: "PWW-05"},
		{Label: "Diplomacy card", Seat: o.To, Before: o.Take.Name(), After: o.Give.Name(), Clause: "PWW-05"},
	}
	if o.Ally {
		for _, seat := range []rules.Seat{o.From, o.To} {
			n := s.d.Pacts.Treaties[seat]
			out = append(out, change("Treaty tokens", seat, n, n-1, 0, "PWW-06"))
		}
	}
	return out
}

// proposing is the active player's choice to offer a swap.
func proposing() Choice {
	return choice("PWW-05", func(s *State, p Pending, yield func(Propose)) {
		for _, with := range s.seatsInPlay() {
			for _, give := range s.PactCards(p.Seat) {
				for _, take := range s.PactCards(with) {
					yield(Propose{with, give, take, false})
					yield(Propose{with, give, take, true})
				}
			}
		}
	}, checkPropose, func(t *Turn, p Pending, a Propose) {
		o := Offer{p.Seat, a.With, a.Give, a.Take, a.Ally}
		t.d.Pacts.Offer, t.d.Pacts.Made = &o, append(t.d.Pacts.Made, o)
		t.Say(Offered{o})
		t.Push(Pending{Do: "answer", Seat: a.With})
	})
}

func checkPropose(s *State, p Pending, a Propose) error {
	x := s.d.Pacts
	switch {
	case !s.ordering(p.Clan):
		return rules.Refuse("PWW-05", "swaps are offered before you activate an Order token, and you have none")
	case a.With == p.Seat || !slices.Contains(s.seatsInPlay(), a.With):
		return rules.Refuse("PWW-05", "swap with another player")
	case !slices.Contains(x.Hands[p.Seat], a.Give):
		return rules.Refuse("PWW-05", "you have no such card to give")
	case !slices.Contains(x.Hands[a.With], a.Take):
		return rules.Refuse("PWW-05", "that player has no such card")
	case slices.Contains(x.Made, Offer{p.Seat, a.With, a.Give, a.Take, a.Ally}):
		return rules.Refuse("PWW-05", "that offer was made in this turn")
	case a.Ally && s.Allied(p.Seat, a.With):
		return rules.Refuse("PWW-08", "you are allies already")
	case a.Ally && (x.Treaties[p.Seat] == 0 || x.Treaties[a.With] == 0):
		return rules.Refuse("PWW-07", "an alliance needs a Treaty token of both")
	}
	return nil
}

// swapSteps are the answers to offers.
func swapSteps() []*Step {
	return []*Step{{ID: "answer", Name: "An offer", Clause: "PWW-05", Ask: "accept or refuse the offer.", Choices: []Choice{
		choice("PWW-05", just(Accept{}), free, func(t *Turn, p Pending, _ Accept) {
			t.Pop()
			t.swap()
		}),
		choice("PWW-05", just(Reject{}), free, func(t *Turn, p Pending, _ Reject) {
			t.Pop()
			t.Say(Declined{*t.d.Pacts.Offer})
			t.d.Pacts.Offer = nil
		}),
	}}}
}

// swap does what the offer says.
func (t *Turn) swap() {
	x := t.d.Pacts
	o := *x.Offer
	x.Offer = nil
	x.Hands[o.From] = append(remove(x.Hands[o.From], o.Give), o.Take)
	x.Hands[o.To] = append(remove(x.Hands[o.To], o.Take), o.Give)
	t.Say(Swapped{o})
	if o.Ally {
		x.Treaties[o.From]--
		x.Treaties[o.To]--
		x.Allies = append(x.Allies, Bond{o.From, o.To})
		t.Say(Allied{o.From, o.To})
	}
}
