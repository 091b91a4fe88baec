package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// The decisions of Archon cards.
type (
	// Surge adds a level to a column (STW-176).
	Surge struct {
		Area Area `json:"area"`
	}
	// TakeFuel takes barrels of the Black Market, or none (STW-183).
	TakeFuel struct {
		Pure   int `json:"pure"`
		Contra int `json:"contra"`
	}
	// Name names another player for a card.
	Name struct {
		Seat rules.Seat `json:"seat"`
	}
	// Forgo discards a revealed Order token (STW-188).
	Forgo struct {
		Area Area `json:"area"`
	}
	// GiveBarrel gives a barrel to the Archon (STW-189).
	GiveBarrel struct {
		Contra bool `json:"contra,omitempty"`
	}
)

func (Surge) Kind() string      { return "surge" }
func (TakeFuel) Kind() string   { return "market" }
func (Name) Kind() string       { return "name" }
func (Forgo) Kind() string      { return "forgo" }
func (GiveBarrel) Kind() string { return "give" }

func (a Surge) String() string { return "raise the column of " + a.Area.String() }
func (a TakeFuel) String() string {
	if a == (TakeFuel{}) {
		return "take no algofuel"
	}
	return "take " + barrels(a.Pure, a.Contra)
}
func (a Name) String() string       { return "name " + player(a.Seat) }
func (a Forgo) String() string      { return "forgo the order in " + a.Area.String() }
func (a GiveBarrel) String() string { return "give " + barrel(a.Contra) }

func (a Surge) Targets() []rules.Target { return at(area(a.Area)) }
func (a TakeFuel) Targets() []rules.Target {
	return at(point(TargetPure, a.Pure), point(TargetContra, a.Contra))
}
func (a Name) Targets() []rules.Target       { return at(point(TargetSeat, int(a.Seat))) }
func (a Forgo) Targets() []rules.Target      { return at(area(a.Area)) }
func (a GiveBarrel) Targets() []rules.Target { return at(barrelOf(a.Contra)) }

// Line is the action in words.
func (a Surge) Line(*State) rules.Line {
	return rules.Line{Text: "Raise the column in " + a.Area.Name(), Value: "+1", Clause: "STW-176"}
}

// Line is the action in words.
func (a TakeFuel) Line(*State) rules.Line {
	if a == (TakeFuel{}) {
		return rules.Line{Text: "Take no algofuel", Clause: "STW-183"}
	}
	return rules.Line{Text: "Take " + barrels(a.Pure, a.Contra), Value: "+2", Clause: "STW-183"}
}

// Line is the action in words.
func (a Name) Line(s *State) rules.Line {
	return rules.Line{Text: "Name " + who(a.Seat), Clause: s.Step().Clause}
}

// Line is the action in words.
func (a Forgo) Line(*State) rules.Line {
	return rules.Line{Text: "Discard the token in " + a.Area.Name(), Clause: "STW-188"}
}

// Line is the action in words.
func (a GiveBarrel) Line(*State) rules.Line {
	return rules.Line{Text: "Give " + barrel(a.Contra), Value: "-1", Clause: "STW-189"}
}

// playedSteps are the decisions of Archon cards.
func playedSteps() []*Step {
	return []*Step{
		{ID: "surge", Name: "Thermal Surge", Clause: "STW-176", Ask: "raise a steam column by 1 level.", Asks: wants, Choices: []Choice{
			choice("STW-176", func(_ *State, _ Pending, yield func(Surge)) {
				for _, a := range Lands() {
					yield(Surge{a})
				}
			}, func(s *State, _ Pending, a Surge) error {
				switch {
				case !a.Area.Land() || s.At(a.Area).Column == 0:
					return rules.Refuse("STW-176", "no steam column stands there")
				case s.At(a.Area).Column >= s.b.MaxColumn:
					return rules.Refuse("STW-131", "that steam column is at its highest")
				}
				return nil
			}, func(t *Turn, p Pending, a Surge) {
				t.Pop()
				t.Raise(p.Seat, a.Area, 1)
			}),
		}},
		levyStep("call to arms", "Call to Arms", "STW-181", "STW-181"),
		{ID: "market", Name: "Black Market", Clause: "STW-183", Ask: "take 2 barrels of algofuel, or none.", Choices: []Choice{
			choice("STW-183", func(_ *State, _ Pending, yield func(TakeFuel)) {
				yield(TakeFuel{0, 2})
				yield(TakeFuel{2, 0})
				yield(TakeFuel{})
			}, func(s *State, p Pending, a TakeFuel) error {
				switch a {
				case TakeFuel{}, TakeFuel{0, 2}:
					return nil
				case TakeFuel{2, 0}:
					if p.Seat != s.Archon() {
						return rules.Refuse("STW-183", "only the Archon takes pure algofuel")
					}
					return nil
				}
				return rules.Refuse("STW-183", "the Black Market gives 2 barrels of a kind")
			}, func(t *Turn, p Pending, a TakeFuel) {
				t.Pop()
				if a != (TakeFuel{}) {
					t.Gain(p.Seat, a.Pure, a.Contra)
				}
			}),
		}},
		naming("intercept", "Intercepted Orders", "STW-188", "name a player who discards an Order token.", func(t *Turn, _, named rules.Seat) {
			if len(t.tokens(named)) > 0 || t.Caravan(named).Token != NoOrder {
				t.Only(Pending{Do: "intercepted", Seat: named})
			}
		}),
		{ID: "intercepted", Name: "Intercepted Orders", Clause: "STW-188", Ask: "discard one of your revealed Order tokens.", Choices: []Choice{
			choice("STW-188", func(s *State, p Pending, yield func(Forgo)) {
				for _, a := range s.tokens(p.Seat) {
					yield(Forgo{a})
				}
			}, func(s *State, p Pending, a Forgo) error {
				if !slices.Contains(s.tokens(p.Seat), a.Area) {
					return rules.Refuse("STW-188", "you have no Order token there")
				}
				return nil
			}, func(t *Turn, p Pending, a Forgo) {
				t.Pop()
				t.ReturnToken(a.Area)
			}),
		}},
		naming("tithe", "Tithe", "STW-189", "name a player who gives you a barrel.", func(t *Turn, _, named rules.Seat) {
			if t.Player(named).Fuel.Total() > 0 {
				t.Only(Pending{Do: "give", Seat: named})
			}
		}),
		{ID: "give", Name: "Tithe", Clause: "STW-189", Ask: "give the Archon a barrel.", Choices: []Choice{
			choice("STW-189", func(_ *State, _ Pending, yield func(GiveBarrel)) {
				yield(GiveBarrel{false})
				yield(GiveBarrel{true})
			}, func(s *State, p Pending, a GiveBarrel) error {
				pure, contra := s.d.Players[p.Seat].Fuel.Barrels()
				if s.Archon() == rules.Nobody || a.Contra && contra == 0 || !a.Contra && pure == 0 {
					return rules.Refuse("STW-189", "there is no such barrel to give")
				}
				return nil
			}, func(t *Turn, p Pending, a GiveBarrel) {
				t.Pop()
				t.Give(p.Seat, t.Archon(), number(!a.Contra), number(a.Contra))
			}),
		}},
	}
}

// naming is the decision to name another player for a card, and what follows for that player.
func naming(id, name, clause, ask string, then func(t *Turn, by, named rules.Seat)) *Step {
	return &Step{ID: id, Name: name, Clause: clause, Ask: ask, Asks: wants, Choices: []Choice{
		choice(clause, func(s *State, _ Pending, yield func(Name)) {
			for _, seat := range s.seatsInPlay() {
				yield(Name{seat})
			}
		}, func(s *State, p Pending, a Name) error {
			switch {
			case a.Seat == p.Seat:
				return rules.Refuse(clause, "name another player")
			case s.Ignores(a.Seat, name):
				return rules.Refuse("SOH-40", "that player ignores the card")
			case !slices.Contains(s.seatsInPlay(), a.Seat):
				return rules.Refuse(clause, "there is no such player")
			}
			return nil
		}, func(t *Turn, p Pending, a Name) {
			t.Pop()
			t.Say(SeatNamed{p.Seat, a.Seat, p.Do})
			then(t, p.Seat, a.Seat)
		}),
	}}
}

// tokens lists the areas in which revealed Order tokens of a seat lie.
func (s *State) tokens(seat rules.Seat) (out []Area) {
	for _, a := range Lands() {
		if c := s.At(a).Token.Clan; c != NoClan && s.SeatOf(c) == seat {
			out = append(out, a)
		}
	}
	return out
}
