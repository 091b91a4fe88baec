package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// hold is how many units and buildings a seat's Heavy Carrier takes, and whether base soldiers only (SOH-32).
func (s *State) hold(seat rules.Seat) (units, buildings int, base bool) {
	switch s.KitLevel(seat, HeavyCarrier) {
	case 1:
		return 3, 0, true
	case 2:
		return 5, 2, false
	}
	return 0, 0, true
}

// around are the caravan's area and those next to it, over borders that can be crossed.
func (s *State) around(seat rules.Seat) (out []Area) {
	at := s.CaravanAt(seat)
	if !at.Is() {
		return nil
	}
	out = []Area{at}
	for _, a := range at.Place().Land {
		if s.Open(a) && s.mayWalk(s.Clan(seat), at, a) == nil {
			out = append(out, a)
		}
	}
	return out
}

// canLoad reports whether a seat's Heavy Carrier could take anything aboard, or has something aboard.
func (s *State) canLoad(seat rules.Seat) bool {
	v := s.Caravan(seat)
	return v.Cargo != Force{} || v.Hold != Buildings{} || wants(s, Pending{Do: "load", Seat: seat, Clan: s.Clan(seat)})
}

// setOut begins a Move. Where the caravan has a Heavy Carrier, units are loaded first, and set down before or after; the
// combats of it all begin at the end (STW-106).
func (t *Turn) setOut(j journey) {
	p := j.pending(t.State)
	at := t.CaravanAt(p.Seat)
	if at != j.From || j.Clan != t.Clan(p.Seat) || t.KitLevel(p.Seat, HeavyCarrier) == 0 {
		t.Push(p)
		return
	}
	carry := func(do string, n int) Pending { return Pending{Do: do, Seat: p.Seat, Clan: p.Clan, From: at, N: n} }
	t.Push(carry("load", 0), carry("set down", 0), p, carry("set down", 1), carry("land", 0))
}

// carrierSteps are the decisions of a Heavy Carrier. In "set down" N is 1 after the move, From where the caravan was before.
// In "land" Areas are the areas entered so far.
func carrierSteps() []*Step {
	enough := func(clause string) Choice {
		return choice(clause, just(Decline{}), free, func(t *Turn, _ Pending, _ Decline) { t.Pop() })
	}
	return []*Step{
		{ID: "load", Name: "Heavy Carrier", Clause: "SOH-42", Ask: "load units on the Heavy Carrier.", Asks: wants, Choices: []Choice{
			choice("SOH-42", func(s *State, p Pending, yield func(Load)) {
				for _, a := range s.around(p.Seat) {
					s.Force(a, p.Clan).within(func(f Force) { yield(Load{a, f}) })
				}
			}, mayLoad, func(t *Turn, p Pending, a Load) {
				v := t.caravan(p.Seat)
				t.add(a.Area, p.Clan, Force{}.Minus(a.Force))
				v.Cargo = v.Cargo.Plus(a.Force)
				t.Say(Loaded{p.Seat, a.Area, a.Force, NoPiece})
				if t.Load(a.Area, p.Clan) == 0 {
					t.Push(Pending{Do: "beacon", Seat: p.Seat, Clan: p.Clan, Area: a.Area}, Pending{Do: "left", Seat: p.Seat, Clan: p.Clan, Area: a.Area})
				}
			}),
			choice("SOH-45", func(s *State, p Pending, yield func(LoadBuilding)) {
				for _, a := range s.around(p.Seat) {
					yield(LoadBuilding{a, Farm})
					yield(LoadBuilding{a, Turret})
				}
			}, mayLoadBuilding, func(t *Turn, p Pending, a LoadBuilding) {
				v, g := t.caravan(p.Seat), t.At(a.Area)
				if a.Piece == Farm {
					g.Farms, v.Hold.Farms = g.Farms-1, v.Hold.Farms+1
				} else {
					g.Turrets, v.Hold.Turrets = g.Turrets-1, v.Hold.Turrets+1
				}
				t.Say(Loaded{p.Seat, a.Area, Force{}, a.Piece})
			}),
			enough("SOH-42"),
		}},
		{ID: "set down", Name: "Heavy Carrier", Clause: "SOH-42", Ask: "set carried units down.", Asks: func(s *State, p Pending) bool {
			return (p.N == 0 || s.CaravanAt(p.Seat) != p.From) && wants(s, p)
		}, Choices: []Choice{
			choice("SOH-42", func(s *State, p Pending, yield func(SetDown)) {
				for _, a := range s.around(p.Seat) {
					s.Caravan(p.Seat).Cargo.within(func(f Force) { yield(SetDown{a, f}) })
				}
			}, maySetDown, func(t *Turn, p Pending, a SetDown) {
				v := t.caravan(p.Seat)
				v.Cargo = v.Cargo.Minus(a.Force)
				t.add(a.Area, p.Clan, a.Force)
				t.Say(Unloaded{p.Seat, a.Area, a.Force, NoPiece})
				t.deployed(p, a.Area)
			}),
			choice("SOH-45", func(s *State, p Pending, yield func(SetBuilding)) {
				for _, a := range s.around(p.Seat) {
					yield(SetBuilding{a, Farm})
					yield(SetBuilding{a, Turret})
				}
			}, maySetBuilding, func(t *Turn, p Pending, a SetBuilding) {
				v := t.caravan(p.Seat)
				if a.Piece == Farm {
					v.Hold.Farms, t.d.Farms = v.Hold.Farms-1, t.d.Farms+1
				} else {
					v.Hold.Turrets, t.d.Turrets = v.Hold.Turrets-1, t.d.Turrets+1
				}
				t.Say(Unloaded{p.Seat, a.Area, Force{}, a.Piece})
				t.deployed(p, 0)
				t.Place(p.Clan, a.Area, a.Piece)
			}),
			enough("SOH-42"),
		}},
		{ID: "land", Name: "Move", Clause: "SOH-43", Run: func(t *Turn, p Pending) { t.arrive(p) }},
	}
}

// deployed notes an area into which the Heavy Carrier has set something down: it does so before the move or after, not both.
func (t *Turn) deployed(p Pending, a Area) {
	if p.N == 0 {
		t.d.Stack = slices.DeleteFunc(t.d.Stack, func(x Pending) bool { return x.Do == "set down" && x.N == 1 })
	}
	if a.Is() {
		t.await(Pending{Clan: p.Clan, From: t.CaravanAt(p.Seat), Areas: []Area{a}})
	}
}

// await adds the areas that units have entered to those of the action that is going on, and reports whether there is one: it
// ends with the step "land".
func (t *Turn) await(p Pending) bool {
	i := slices.IndexFunc(t.d.Stack, func(x Pending) bool { return x.Do == "land" && x.Clan == p.Clan })
	if i < 0 {
		return false
	}
	land := &t.d.Stack[i]
	areas, froms := slices.Clone(land.Areas), slices.Clone(land.Froms)
	for k, a := range p.Areas {
		if slices.Contains(areas, a) {
			continue
		}
		areas, froms = append(areas, a), append(froms, p.From)
		if p.N == k+1 {
			land.N = len(areas)
		}
	}
	land.Areas, land.Froms = areas, froms
	return true
}

func mayLoad(s *State, p Pending, a Load) error {
	units, _, base := s.hold(p.Seat)
	cargo := s.Caravan(p.Seat).Cargo
	switch {
	case !slices.Contains(s.around(p.Seat), a.Area):
		return rules.Refuse("SOH-42", "only the caravan's area and those next to it are loaded from")
	case a.Area != s.CaravanAt(p.Seat) && s.Controller(a.Area) != p.Clan:
		return rules.Refuse("SOH-42", "you do not control that area")
	case !a.Force.Within(s.Force(a.Area, p.Clan)):
		return rules.Refuse("SOH-42", "you have no such units there")
	case a.Units() == 0:
		return rules.Refuse("SOH-42", "at least one unit is loaded")
	case base && a.Elite > 0:
		return rules.Refuse("SOH-32", "the basic Heavy Carrier takes base soldiers only")
	case cargo.Units()+a.Units() > units:
		return rules.Refuse("SOH-32", fmt.Sprintf("the Heavy Carrier takes at most %d units", units))
	}
	return nil
}

func mayLoadBuilding(s *State, p Pending, a LoadBuilding) error {
	_, buildings, _ := s.hold(p.Seat)
	v := s.Caravan(p.Seat)
	switch {
	case !slices.Contains(s.around(p.Seat), a.Area):
		return rules.Refuse("SOH-42", "only the caravan's area and those next to it are loaded from")
	case s.Controller(a.Area) != p.Clan:
		return rules.Refuse("SOH-42", "you do not control that area")
	case a.Piece != Farm && a.Piece != Turret || a.Piece == Farm && s.At(a.Area).Farms == 0 || a.Piece == Turret && s.At(a.Area).Turrets == 0:
		return rules.Refuse("SOH-45", "there is no such building")
	case v.Hold.Farms+v.Hold.Turrets >= buildings:
		return rules.Refuse("SOH-32", fmt.Sprintf("the Heavy Carrier takes %s", count(buildings, "building")))
	}
	return nil
}

func maySetDown(s *State, p Pending, a SetDown) error {
	switch {
	case !slices.Contains(s.around(p.Seat), a.Area):
		return rules.Refuse("SOH-42", "units are set down in the caravan's area or next to it")
	case a.Units() == 0 || !a.Force.Within(s.Caravan(p.Seat).Cargo):
		return rules.Refuse("SOH-42", "no such units are aboard")
	case a.Units() > s.Room(a.Area, p.Clan):
		return rules.Refuse("STW-035", fmt.Sprintf("an area holds at most %d units of a clan", s.b.Capacity))
	}
	return s.mayEnter(p.Clan, a.Area)
}

func maySetBuilding(s *State, p Pending, a SetBuilding) error {
	v := s.Caravan(p.Seat)
	switch {
	case !slices.Contains(s.around(p.Seat), a.Area):
		return rules.Refuse("SOH-42", "buildings are set down in the caravan's area or next to it")
	case a.Piece != Farm && a.Piece != Turret || a.Piece == Farm && v.Hold.Farms == 0 || a.Piece == Turret && v.Hold.Turrets == 0:
		return rules.Refuse("SOH-45", "no such building is aboard")
	}
	return s.mayStand(p.Clan, a.Area, a.Piece)
}
