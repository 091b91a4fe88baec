package steamwatchers

import (
	"kettle/rules"
)

// DeathAndExile makes a seat move n of its units to the Death & Exile tile (STW-146).
func (t *Turn) DeathAndExile(seat rules.Seat, n int) {
	if n > 0 {
		t.Push(Pending{Do: "exile", Seat: seat, N: n})
	}
}

// Quarantine makes a seat close one of its stock spaces (STW-148); with none open it is Death & Exile 1 (STW-149).
func (t *Turn) Quarantine(seat rules.Seat) {
	t.Push(Pending{Do: "infection", Seat: seat})
}

// The decisions that the Bane forces.
type (
	// ToExile moves one unit to the Death & Exile tile, from the clan supply if Area is none (STW-146).
	ToExile struct {
		Area  Area `json:"area"`
		Elite bool `json:"elite,omitempty"`
	}
	// CloseSpace puts a Quarantine token on a stock space (STW-148).
	CloseSpace struct {
		Contra bool `json:"contra,omitempty"`
		Filled bool `json:"filled,omitempty"`
	}
)

func (ToExile) Kind() string    { return "exile" }
func (CloseSpace) Kind() string { return "quarantine" }

func (a ToExile) String() string {
	if !a.Area.Is() {
		return "exile " + soldier(a.Elite) + " from the supply"
	}
	return "exile " + soldier(a.Elite) + " from " + a.Area.String()
}

func (a CloseSpace) String() string {
	out := "close a pure space"
	if a.Contra {
		out = "close a contraband space"
	}
	if a.Filled {
		return out + " with a barrel"
	}
	return out
}

func (a ToExile) Targets() []rules.Target { return at(area(a.Area), unit(a.Elite)) }

func (a CloseSpace) Targets() []rules.Target {
	kind, n := TargetPure, 0
	if a.Contra {
		kind = TargetContra
	}
	if a.Filled {
		n = 1
	}
	return at(point(kind, n))
}

func baneSteps() []*Step {
	return []*Step{
		{ID: "incubate", Name: "Incubation", Clause: "STW-141", Run: incubate},
		{ID: "exile", Name: "Death & Exile", Clause: "STW-146", Ask: "move a unit to the Death & Exile tile.",
			Asks: func(s *State, p Pending) bool {
				camp := s.Camp(s.Clan(p.Seat))
				return s.OnBoard(camp.Clan).Units() > 0 || camp.Base+camp.Elite > 0
			},
			Choices: []Choice{choice("STW-146", unitsAnywhere(func(a Area, elite bool) ToExile { return ToExile{a, elite} }), checkExile, func(t *Turn, p Pending, a ToExile) {
				t.Pop()
				t.Exile(p.Seat, a.Area, one(a.Elite))
				if a.Area.Is() {
					t.Vacate(t.Clan(p.Seat), a.Area)
				}
				t.DeathAndExile(p.Seat, p.N-1)
			})}},
		{ID: "infection", Name: "Quarantine", Clause: "STW-148", Run: func(t *Turn, p Pending) {
			if t.sealed(p.Seat) { // STW-149
				t.DeathAndExile(p.Seat, 1)
				return
			}
			t.Push(Pending{Do: "quarantine", Seat: p.Seat})
		}},
		{ID: "quarantine", Name: "Quarantine", Clause: "STW-148", Ask: "close a stock space by a Quarantine token.",
			Choices: []Choice{choice("STW-148", func(_ *State, _ Pending, yield func(CloseSpace)) {
				for i := range 4 {
					yield(CloseSpace{i&2 != 0, i&1 != 0})
				}
			}, checkQuarantine, func(t *Turn, p Pending, a CloseSpace) {
				t.Pop()
				f := &t.Player(p.Seat).Fuel
				switch {
				case a.Contra:
					f.ContraClosed++
					f.Contra -= number(a.Filled)
				default:
					f.PureClosed++
					f.Pure -= number(a.Filled)
				}
				t.Say(SpaceClosed{p.Seat, a.Contra, a.Filled})
			})}},
	}
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// one is one soldier of a kind.
func one(elite bool) Force {
	if elite {
		return Force{Elite: 1}
	}
	return Force{Base: 1}
}

// unitsAnywhere lists an action for every kind of own unit in every area, and in the clan supply as no area.
func unitsAnywhere[A any](make func(Area, bool) A) func(*State, Pending, func(A)) {
	return func(s *State, p Pending, yield func(A)) {
		for _, a := range append([]Area{0}, Lands()...) {
			yield(make(a, false))
			yield(make(a, true))
		}
	}
}

func checkExile(s *State, p Pending, a ToExile) error {
	c := s.Clan(p.Seat)
	camp := s.Camp(c)
	switch {
	case a.Area.Land() && one(a.Elite).Within(s.Force(a.Area, c)):
		return nil
	case a.Area.Is():
		return rules.Refuse("STW-146", "you have no such unit there")
	case s.OnBoard(c).Units() > 0:
		return rules.Refuse("STW-146", "while you have units on the board, one of them goes")
	case !one(a.Elite).Within(Force{camp.Base, camp.Elite}):
		return rules.Refuse("STW-146", "you have no such unit")
	}
	return nil
}

// openSpaces is how many open stock spaces of a kind a seat has, with a barrel or without.
func (s *State) openSpaces(seat rules.Seat, contra, filled bool) int {
	f := &s.d.Players[seat].Fuel
	pure, con := s.Spaces(seat)
	n, full := pure-f.PureClosed, f.Pure
	if contra {
		n, full = con-f.ContraClosed, f.Contra
	}
	if filled {
		return full
	}
	return n - full
}

// sealed reports whether a seat has no open stock space left.
func (s *State) sealed(seat rules.Seat) bool {
	pure, contra := s.Spaces(seat)
	return s.d.Players[seat].Fuel.Quarantined() >= pure+contra
}

func checkQuarantine(s *State, p Pending, a CloseSpace) error {
	if s.openSpaces(p.Seat, a.Contra, a.Filled) < 1 {
		return rules.Refuse("STW-148", "you have no such open stock space")
	}
	return nil
}
