package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// What elite soldiers do after a won combat.
type (
	// Yield gives a barrel off the stock to the Corsair (STW-024).
	Yield struct {
		Contra bool `json:"contra,omitempty"`
	}
	// Break removes an Order token or a turret by a Breaker (STW-020).
	Break struct {
		Area   Area `json:"area"`
		Turret bool `json:"turret,omitempty"`
	}
	// ConvertOne puts a base soldier into the place of a killed unit (STW-029).
	ConvertOne struct{}
)

func (Yield) Kind() string      { return "corsair" }
func (Break) Kind() string      { return "breaker" }
func (ConvertOne) Kind() string { return "convert" }

func (a Yield) String() string { return "give up " + barrel(a.Contra) }
func (a Break) String() string { return "break the " + a.what() + " in " + a.Area.String() }
func (ConvertOne) String() string {
	return "convert a killed unit"
}

func (a Break) what() string {
	if a.Turret {
		return "turret"
	}
	return "token"
}

func (a Yield) Targets() []rules.Target { return at(barrelOf(a.Contra)) }
func (a Break) Targets() []rules.Target {
	if a.Turret {
		return at(area(a.Area), point(TargetPiece, int(Turret)))
	}
	return at(area(a.Area), point(TargetButton, ButtonDiscard))
}
func (ConvertOne) Targets() []rules.Target { return at(point(TargetBase, 1)) }

// Line is the action in words.
func (a Yield) Line(*State) rules.Line {
	return rules.Line{Text: "The Corsair takes " + barrel(a.Contra), Value: "-1", Clause: "STW-024"}
}

// Line is the action in words.
func (a Break) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Remove the %s in %s", a.what(), a.Area.Name()), Clause: "STW-020"}
}

// Line is the action in words.
func (ConvertOne) Line(s *State) rules.Line {
	return rules.Line{Text: "Put 1 base soldier into " + s.d.Combat.Area.Name(), Value: "+1", Clause: "STW-029"}
}

func eliteSteps() []*Step {
	return []*Step{
		{ID: "plunder", Name: "Corsair", Clause: "STW-024", Run: func(t *Turn, _ Pending) {
			f := t.d.Combat
			if !f.Sea || f.Loser != f.Defender || f.Loser == NoClan || !t.wields(f, Attacking, Corsair) {
				return
			}
			if seat := t.SeatOf(f.Loser); t.Player(seat).Fuel.Pure+t.Player(seat).Fuel.Contra > 0 {
				t.Only(Pending{Do: "corsair", Seat: seat, Clan: f.Loser})
			}
		}},
		{ID: "corsair", Name: "Corsair", Clause: "STW-024", Ask: "choose the barrel that the Corsair takes.", Choices: []Choice{
			choice("STW-024", func(_ *State, _ Pending, yield func(Yield)) {
				yield(Yield{false})
				yield(Yield{true})
			}, func(s *State, p Pending, a Yield) error {
				fuel := &s.d.Players[p.Seat].Fuel
				if a.Contra && fuel.Contra == 0 || !a.Contra && fuel.Pure == 0 {
					return rules.Refuse("STW-024", "there is no such barrel on your stock")
				}
				return nil
			}, func(t *Turn, p Pending, a Yield) {
				t.Pop()
				to := t.SeatOf(t.d.Combat.Winner)
				loser, winner := &t.Player(p.Seat).Fuel, &t.Player(to).Fuel
				pure, contra := number(!a.Contra), number(a.Contra)
				loser.Pure, loser.Contra = loser.Pure-pure, loser.Contra-contra
				winner.PureOver, winner.ContraOver = winner.PureOver+pure, winner.ContraOver+contra
				t.Say(Plundered{to, p.Seat, a.Contra})
			}),
		}},
		{ID: "breaker", Name: "Breaker", Clause: "STW-020", Ask: "remove an Order token or a turret next to the area.", Asks: wants, Choices: []Choice{
			choice("STW-020", func(s *State, _ Pending, yield func(Break)) {
				for _, a := range s.d.Combat.Area.Place().Land {
					yield(Break{a, false})
					yield(Break{a, true})
				}
			}, checkBreak, func(t *Turn, p Pending, a Break) {
				t.Pop()
				if a.Turret {
					t.Demolish(p.Seat, a.Area, Turret, false)
				} else {
					t.ReturnToken(a.Area)
				}
			}),
			declining("STW-020"),
		}},
		{ID: "convert", Name: "Convert", Clause: "STW-029", Ask: "replace a killed unit by a base soldier.", Asks: wants, Choices: []Choice{
			choice("STW-029", just(ConvertOne{}), checkConvert, func(t *Turn, p Pending, _ ConvertOne) {
				t.Pop()
				t.Recruit(p.Clan, t.d.Combat.Area, Force{Base: 1})
			}),
			declining("STW-029"),
		}},
	}
}

func checkBreak(s *State, p Pending, a Break) error {
	f := s.d.Combat
	switch {
	case !s.wields(f, f.won(), Breaker):
		return rules.Refuse("STW-020", "no Breaker was in the force")
	case !f.Area.Next(a.Area):
		return rules.Refuse("STW-020", "only in an area next to the one fought over")
	case !s.Opposing(p.Clan, s.Controller(a.Area)):
		return rules.Refuse("STW-020", "only in an area of another clan")
	case a.Turret && s.At(a.Area).Turrets == 0, !a.Turret && s.At(a.Area).Token.Order == NoOrder:
		return rules.Refuse("STW-020", "there is nothing of that kind")
	}
	return nil
}

func checkConvert(s *State, p Pending, _ ConvertOne) error {
	f := s.d.Combat
	switch {
	case !s.wields(f, f.won(), Convert) || f.Killed.Units() == 0:
		return rules.Refuse("STW-029", "nobody was killed whom an own elite soldier could convert")
	case s.Camp(p.Clan).Base == 0:
		return rules.Refuse("STW-010", "no base soldier is left in your clan supply")
	case s.Room(f.Area, p.Clan) == 0:
		return rules.Refuse("STW-035", "there is no room in the area")
	}
	return nil
}
