package steamwatchers

import "kettle/rules"

// phases are those of a round (STW-049).
func phases() []Phase {
	return []Phase{
		{"conclave", "Conclave", "STW-052", func(t *Turn) { t.Push(Pending{Do: "conclave"}) }},
		{"planning", "Order Planning", "STW-067", func(t *Turn) { t.Push(Pending{Do: "planning"}, Pending{Do: "reveal"}) }},
		{"activation", "Order Activation", "STW-071", func(t *Turn) { t.Push(Pending{Do: "activation", N: -1}) }},
		{"exploitation", "Exploitation", "STW-150", func(t *Turn) { t.Push(Pending{Do: "spawn"}, Pending{Do: "exploitation"}) }},
		{"whiteout", "Whiteout", "STW-152", func(t *Turn) { t.Push(Pending{Do: "whiteout"}) }},
	}
}

// baseSteps are everything that can lie on the stack in the base game.
func baseSteps() []*Step {
	out := []*Step{
		{ID: "round", Name: "Round", Clause: "STW-049", Run: func(t *Turn, _ Pending) {
			t.d.Round++
			t.Say(RoundBegan{t.d.Round})
			t.Push(Pending{Do: "phase"})
		}},
		{ID: "phase", Name: "Phase", Clause: "STW-049", Run: func(t *Turn, p Pending) {
			if p.N == len(t.b.Phases) {
				t.Push(Pending{Do: "round"})
				return
			}
			ph := &t.b.Phases[p.N]
			t.d.Phase = ph.ID
			t.Say(PhaseBegan{ph.ID})
			t.Push(Pending{Do: "phase", N: p.N + 1})
			ph.Start(t)
		}},
	}
	for _, more := range [][]*Step{setupSteps(), conclaveSteps(), planningSteps(), activationSteps(), moveSteps(), defenseSteps(), roomSteps(), recruitSteps(), arriveSteps(), combatSteps(), exploitationSteps(), whiteoutSteps(), fuelSteps(), baneSteps()} {
		out = append(out, more...)
	}
	return out
}

// Last reports whether this is the scenario's last round (STW-050).
func (s *State) Last() bool { return s.d.Round >= s.b.Rounds }

// seatsInPlay lists the seats that are not out.
func (s *State) seatsInPlay() (out []rules.Seat) {
	for i := range s.d.Players {
		if !s.d.Players[i].Out {
			out = append(out, rules.Seat(i))
		}
	}
	return out
}
