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
	// Counter answers it with another offer between the two, to be accepted or refused (PWW-05).
	Counter struct {
		Give Card `json:"give"`
		Take Card `json:"take"`
		Ally bool `json:"ally,omitempty"`
	}
)

func (Propose) Kind() string { return "propose" }
func (Accept) Kind() string  { return "accept" }
func (Reject) Kind() string  { return "reject" }
func (Counter) Kind() string { return "counter" }

func (a Propose) String() string {
	return "offer " + player(a.With) + " " + string(a.Give) + " for " + string(a.Take) + withAlliance(a.Ally)
}
func (Accept) String() string { return "accept the offer" }
func (Reject) String() string { return "refuse the offer" }
func (a Counter) String() string {
	return "offer " + string(a.Give) + " for " + string(a.Take) + withAlliance(a.Ally) + " instead"
}

func withAlliance(ally bool) string {
	if ally {
		return " and an alliance"
	}
	return ""
}

func (a Propose) Targets() []rules.Target {
	return at(point(TargetSeat, int(a.With)), PactTarget(a.Give), PactTarget(a.Take), point(TargetTreaty, number(a.Ally)))
}
func (Accept) Targets() []rules.Target { return at(point(TargetButton, ButtonConfirm)) }
func (Reject) Targets() []rules.Target { return at(point(TargetButton, ButtonPass)) }
func (a Counter) Targets() []rules.Target {
	return at(PactTarget(a.Give), PactTarget(a.Take), point(TargetTreaty, number(a.Ally)))
}

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

// Line is the action in words.
func (a Counter) Line(s *State) rules.Line {
	l := rules.Line{Text: "Offer " + a.Give.Name() + " for " + a.Take.Name() + " instead", Clause: "PWW-05"}
	if a.Ally {
		l.Text, l.Clause = l.Text+", and an alliance", "PWW-06"
	}
	return l
}

// Ledger is what would change hands.
func (a Propose) Ledger(s *State) rules.Ledger {
	return s.swapped(Offer{s.Turn(), a.With, a.Give, a.Take, a.Ally})
}

// Ledger is what would change hands.
func (a Counter) Ledger(s *State) rules.Ledger { return s.swapped(s.instead(a)) }

// instead is an answer as the offer that it is.
func (s *State) instead(a Counter) Offer {
	o := s.d.Pacts.Offer
	return Offer{o.To, o.From, a.Give, a.Take, a.Ally}
}

// Ledger is what changes hands.
func (Accept) Ledger(s *State) rules.Ledger { return s.swapped(*s.d.Pacts.Offer) }

func (s *State) swapped(o Offer) rules.Ledger {
	out := rules.Ledger{
		{Label: who(o.From) + " gets " + o.Take.Name(), Seat: o.From, Clause: "PWW-05"},
		{Label: who(o.To) + " gets " + o.Give.Name(), Seat: o.To, Clause: "PWW-05"},
	}
	if o.Ally {
		for _, seat := range []rules.Seat{o.From, o.To} {
			n := s.d.Pacts.Treaties[seat]
			out = append(out, change("Treaty tokens of "+who(seat), seat, n, n-1, 0, "PWW-06"))
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
		t.offer(Offer{p.Seat, a.With, a.Give, a.Take, a.Ally}, 0)
	})
}

func checkPropose(s *State, p Pending, a Propose) error {
	switch {
	case !s.ordering(p.Clan):
		return rules.Refuse("PWW-05", "swaps are offered before you activate an Order token, and you have none")
	case a.With == p.Seat || !slices.Contains(s.seatsInPlay(), a.With):
		return rules.Refuse("PWW-05", "swap with another player")
	}
	return s.mayOffer(Offer{p.Seat, a.With, a.Give, a.Take, a.Ally})
}

func checkCounter(s *State, p Pending, a Counter) error {
	o := s.instead(a)
	switch was := s.d.Pacts.Offer; {
	case p.M > 0:
		return rules.Refuse("PWW-05", "another offer is accepted or refused")
	case o.Give == was.Take && o.Take == was.Give && o.Ally == was.Ally:
		return rules.Refuse("PWW-05", "that is what you are offered")
	}
	return s.mayOffer(o)
}

// mayOffer refuses an offer that cannot be made between two players.
func (s *State) mayOffer(o Offer) error {
	x := s.d.Pacts
	switch {
	case !slices.Contains(x.Hands[o.From], o.Give):
		return rules.Refuse("PWW-05", "you have no such card to give")
	case !slices.Contains(x.Hands[o.To], o.Take):
		return rules.Refuse("PWW-05", "that player has no such card")
	case slices.Contains(x.Made, o):
		return rules.Refuse("PWW-05", "that offer was made in this turn")
	case o.Ally && s.Allied(o.From, o.To):
		return rules.Refuse("PWW-08", "you are allies already")
	case o.Ally && (x.Treaties[o.From] == 0 || x.Treaties[o.To] == 0):
		return rules.Refuse("PWW-07", "an alliance needs a Treaty token of both")
	}
	return nil
}

// offer puts an offer before the player to whom it is made; again is 1 for one that answers another.
func (t *Turn) offer(o Offer, again int) {
	t.d.Pacts.Offer, t.d.Pacts.Made = &o, append(t.d.Pacts.Made, o)
	t.Say(Offered{o})
	t.Push(Pending{Do: "answer", Seat: o.To, M: again})
}

// swapSteps are the answers to offers. Pending.M is 1 where the offer answers another.
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
		choice("PWW-05", func(s *State, p Pending, yield func(Counter)) {
			for _, give := range s.PactCards(p.Seat) {
				for _, take := range s.PactCards(s.d.Pacts.Offer.From) {
					yield(Counter{give, take, false})
					yield(Counter{give, take, true})
				}
			}
		}, checkCounter, func(t *Turn, _ Pending, a Counter) {
			t.Pop()
			t.offer(t.instead(a), 1)
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
