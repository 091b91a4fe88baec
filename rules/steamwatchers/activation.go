package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// activationSteps go round the Conclave track until all have passed (STW-071 to STW-075). A choice of the step
// "activate" ends its turn by taking the Pending off; what the activation starts is pushed and done before the next turn.
func activationSteps() []*Step {
	return []*Step{
		{ID: "activation", Name: "Order Activation", Clause: "STW-071", Run: func(t *Turn, p Pending) {
			t.Sweep()
			t.rules(func(r *Rule) {
				if r.TurnBegan != nil {
					r.TurnBegan(t)
				}
			})
			order := t.Conclave()
			for i := range order {
				at := (p.N + 1 + i) % len(order)
				if a := t.d.Ambassadors[order[at]]; !a.Passed && !t.d.Players[a.Seat].Out {
					t.Push(Pending{Do: "activate", Seat: a.Seat, Clan: a.Clan, N: order[at]}, Pending{Do: "activation", N: at})
					return
				}
			}
		}},
		{ID: "activate", Name: "Order Activation", Clause: "STW-071", Ask: "activate an Order token, or pass.", Choices: []Choice{
			activating(),
			takingBeacons(),
			temporizing(),
			choice("STW-073", func(s *State, p Pending, yield func(Pass)) {
				for _, x := range s.Claims(s.d.Ambassadors[p.N]) {
					yield(Pass{x})
				}
			}, func(s *State, p Pending, a Pass) error {
				if err := s.mayLeaveTurn(p.Seat); err != nil {
					return err
				}
				return s.mayClaim(s.d.Ambassadors[p.N], a.Title)
			}, func(t *Turn, p Pending, a Pass) {
				t.Pop()
				who := &t.d.Ambassadors[p.N]
				who.Passed, who.Claim, who.Reserved = true, a.Title, NoTitle
				t.Say(TitleClaimed{who.Seat, who.Clan, a.Title})
			}),
			choice("STW-078", func(s *State, p Pending, yield func(Discard)) {
				for _, a := range Lands() {
					yield(Discard{a})
				}
			}, func(s *State, p Pending, a Discard) error {
				if err := s.mayActivate(p, a.Area); err != nil {
					return err
				}
				if s.allows(p, a.Area) {
					return rules.Refuse("STW-078", "only a token that allows nothing may be discarded")
				}
				return nil
			}, func(t *Turn, p Pending, a Discard) {
				t.Pop()
				t.ReturnToken(a.Area)
			}),
		}},
	}
}

// mayActivate refuses an area without a token of the Ambassador whose turn it is.
func (s *State) mayActivate(p Pending, a Area) error {
	if !a.Land() || s.At(a).Token.Order == NoOrder || s.At(a).Token.Clan != p.Clan {
		return rules.Refuse("STW-071", "you have no Order token there")
	}
	return nil
}

// ordering reports whether a clan has an Order token to activate, on the board or on its caravan board.
func (s *State) ordering(c Clan) bool {
	return s.Caravan(s.SeatOf(c)).Ordered() || slices.ContainsFunc(s.d.Ground, func(g Ground) bool { return g.Token.Clan == c && c != NoClan })
}

// mayLeaveTurn refuses to end a turn without an activation where a rule asks for one.
func (s *State) mayLeaveTurn(seat rules.Seat) error {
	return s.ban(func(h *Hooks) error {
		if h.MayLeave == nil {
			return nil
		}
		return h.MayLeave(s, seat)
	})
}
