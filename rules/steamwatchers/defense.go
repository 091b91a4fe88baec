package steamwatchers

import "kettle/rules"

// defenseUses are what a Defense token can be activated for (STW-080).
func defenseUses() []TokenUse {
	return []TokenUse{
		{ID: "turret", Name: "Build a turret", Clause: "STW-089", Order: OrderDefense, Can: func(s *State, c Clan, at Area) error {
			if s.Camp(c).Vassal {
				return rules.Refuse("PWW-22", "vassals never build")
			}
			return s.mayPlace(c, at, Turret)
		}, Do: func(t *Turn, c Clan, at Area) { t.Place(c, at, Turret) }},
		{ID: "mobilize", Name: "Mobilize", Clause: "STW-090", Order: OrderDefense, Special: Mobilize, Can: (*State).CanMobilize,
			Do: func(t *Turn, c Clan, at Area) {
				t.Push(Pending{Do: "mobilize", Seat: t.SeatOf(c), Clan: c, Area: at})
			}},
		{ID: "contract", Name: "Contract", Clause: "STW-092", Order: OrderDefense, Special: ContractAction,
			Can: func(s *State, c Clan, _ Area) error { return s.CanContract(c) },
			Do:  func(t *Turn, c Clan, _ Area) { t.Push(Pending{Do: "contract", Seat: t.SeatOf(c), Clan: c}) }},
	}
}

// defenseSteps are the decisions of what Defense tokens do.
func defenseSteps() []*Step {
	return []*Step{
		{ID: "mobilize", Name: "Mobilize", Clause: "STW-090", Run: func(t *Turn, p Pending) {
			t.mobilize(p.Clan, p.Area)
		}},
		contractStep("contract", "Contract", "STW-092"),
	}
}

// mobilize recruits what a Mobilize gives: soldiers of so much strength, and what rules add on top (STW-090).
func (t *Turn) mobilize(c Clan, at Area) {
	areas := t.Mobilized(c, at)
	levies := []Levy{{Clan: c, Strength: t.b.Recruits, Areas: areas}}
	if more := t.recruits(c); more > 0 {
		levies = append(levies, Levy{Clan: c, Strength: more, Areas: areas, Base: true})
	}
	t.Levy(levies...)
}

// recruits is how many base soldiers a Mobilize of a clan recruits on top.
func (s *State) recruits(c Clan) int {
	return s.sum(func(h *Hooks) int {
		if h.Recruits == nil {
			return 0
		}
		return h.Recruits(s, c)
	})
}

// Mobilized lists where a clan mobilizes from an area: there and in adjacent areas, those that it controls (STW-091).
func (s *State) Mobilized(c Clan, at Area) (out []Area) {
	for _, a := range append([]Area{at}, at.Place().Land...) {
		if s.Controller(a) == c || s.recruiter(c, a) != c {
			out = append(out, a)
		}
	}
	return out
}

// CanMobilize refuses a Mobilize that would recruit nobody.
func (s *State) CanMobilize(c Clan, at Area) error {
	areas, left := s.Mobilized(c, at), false
	for _, a := range areas {
		camp := s.Camp(s.recruiter(c, a))
		left = left || camp.Base+camp.Elite > 0
	}
	switch {
	case !left:
		return rules.Refuse("STW-010", "no soldier is left in your clan supply")
	case !s.CanLevy(c, areas, false) && !s.CanLevy(c, areas, true):
		return rules.Refuse("STW-035", "there is no room for recruits")
	}
	return nil
}
