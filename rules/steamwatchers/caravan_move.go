package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The moves and the flight of a caravan.
type (
	// Haul moves the caravan, with soldiers or alone (SOH-12).
	Haul struct{ Force }
	// FleeWith takes the caravan and survivors of the loser to an area (SOH-17).
	FleeWith struct {
		Area Area `json:"area"`
		Force
	}
	// Scrap is a truck that is destroyed, by its slot, and the mobile building that takes its place (SOH-18, SOH-57).
	Scrap struct {
		Slot  int   `json:"slot"`
		Piece Piece `json:"piece,omitempty"`
	}
)

func (Haul) Kind() string     { return "haul" }
func (FleeWith) Kind() string { return "flee with" }
func (Scrap) Kind() string    { return "scrap" }

func (a Haul) String() string { return "haul " + a.Force.String() }
func (a FleeWith) String() string {
	return fmt.Sprintf("%s flee with the caravan to %s", a.Force, a.Area)
}
func (a Scrap) String() string {
	if a.Piece != NoPiece {
		return fmt.Sprintf("lose truck %d for the %s", a.Slot+1, a.Piece)
	}
	return fmt.Sprintf("lose truck %d", a.Slot+1)
}

func (a Haul) Targets() []rules.Target {
	return append(at(point(TargetCaravan, 0)), a.Force.targets()...)
}
func (a FleeWith) Targets() []rules.Target {
	return append(at(area(a.Area), point(TargetCaravan, 0)), a.Force.targets()...)
}
func (a Scrap) Targets() []rules.Target {
	if a.Piece != NoPiece {
		return at(point(TargetSlot, a.Slot), point(TargetPiece, int(a.Piece)))
	}
	return at(point(TargetSlot, a.Slot))
}

// Line is the action in words.
func (a Haul) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s to %s", title(party(a.Force, true)), s.Top().Area.Name()), Clause: "SOH-12"}
}

// Line is the action in words.
func (a FleeWith) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s %s to %s", title(party(a.Force, true)), flees(a.Force, true), a.Area.Name()), Clause: "SOH-17"}
}

// Line is the action in words.
func (a Scrap) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("Lose truck %d", a.Slot+1), Value: "-1", Clause: "SOH-18"}
	if v := s.Caravan(s.Top().Seat); a.Slot >= 0 && a.Slot < len(v.Slots) && v.Slots[a.Slot].Kit != NoKit {
		l.Text += " with the " + v.Slots[a.Slot].Kit.Name()
	}
	if a.Piece != NoPiece {
		l.Text += fmt.Sprintf("; the %s takes its place", a.Piece)
	}
	return l
}

// Ledger is what the board looks like afterwards, and what is known of a combat.
func (a Haul) Ledger(s *State) rules.Ledger {
	j := s.Top().journey()
	j.Haul = true
	return s.prospect(j, a.Force, Force{})
}

// Ledger is the trucks that are left, and the kit.
func (a Scrap) Ledger(s *State) rules.Ledger {
	seat := s.Top().Seat
	v := s.Caravan(seat)
	out := rules.Ledger{change("Your trucks", seat, v.Trucks(), v.Trucks()-1, 1, "SOH-18")}
	if k := v.Slots[a.Slot].Kit; k != NoKit {
		out = append(out, rules.Entry{Label: k.Name(), Seat: seat, After: "lost", Good: -1, Clause: "SOH-18"})
	}
	return out
}

// party is soldiers, with a caravan or without, in words.
func party(f Force, caravan bool) string {
	switch {
	case !caravan:
		return f.Words()
	case f.Units() == 0:
		return "the caravan"
	}
	return f.Words() + " and the caravan"
}

// flees is what such a party does: one flees, more of them flee.
func flees(f Force, caravan bool) string {
	if n := f.Units(); n == 1 && !caravan || n == 0 && caravan {
		return "flees"
	}
	return "flee"
}

// caravanMoves lets caravans move, flee and lose trucks.
func caravanMoves(b *Box) {
	b.Offer("force", choice("SOH-12", func(s *State, p Pending, yield func(Haul)) {
		s.Force(p.From, p.Clan).within(func(f Force) { yield(Haul{f}) })
	}, func(s *State, p Pending, a Haul) error {
		j := p.journey()
		switch {
		case !s.CaravanIn(p.From, p.Clan):
			return rules.Refuse("SOH-12", "your caravan is not there")
		case j.Forced:
			return rules.Refuse("SOH-13", "a caravan makes no Forced March")
		}
		if err := s.mayPark(p.Area, p.Clan); err != nil {
			return err
		}
		j.Haul = true
		return s.maySend(j, a.Force)
	}, func(t *Turn, p Pending, a Haul) {
		t.Pop()
		j := p.journey()
		if j.Haul = true; a.Force.Units() == 0 {
			j = j.alone()
		}
		t.travel(j, a.Force, Force{})
	}))
	b.Offer("flee", choice("SOH-17", func(s *State, p Pending, yield func(FleeWith)) {
		all := s.Force(s.d.Combat.Area, p.Clan)
		for _, a := range p.Areas {
			n := s.escort(p.Clan, a)
			for elite := max(0, n-all.Base); elite <= min(n, all.Elite); elite++ {
				yield(FleeWith{a, Force{n - elite, elite}})
			}
		}
	}, checkFleeWith, func(t *Turn, p Pending, a FleeWith) {
		t.Pop()
		f := t.d.Combat
		t.Shift(p.Clan, f.Area, a.Area, a.Force)
		t.haul(p.Clan, f.Area, a.Area)
		t.Say(Fled{p.Seat, p.Clan, f.Area, a.Area, a.Force, true, f.fleeing(a.Area)})
		t.fled(a.Area)
	}))
	b.Offer("losses", scrapping("SOH-16", func(s *State, p Pending) error {
		if !s.CaravanIn(s.d.Combat.Area, p.Clan) {
			return rules.Refuse("SOH-16", "no caravan is in the force")
		}
		return nil
	}, func(t *Turn, p Pending) {
		if p.N--; p.N > 0 && t.Load(t.d.Combat.Area, p.Clan) > 0 {
			t.Only(p)
		}
	}))
	b.Offer("trap", scrapping("STW-015", func(s *State, p Pending) error {
		if !s.CaravanIn(p.Area, p.Clan) {
			return rules.Refuse("STW-015", "no caravan has moved in")
		}
		return nil
	}, func(t *Turn, p Pending) {
		if t.Controller(p.Area) != p.Clan {
			t.LostArea(p.Clan, p.Area)
		}
	}))
	b.Rules = append(b.Rules, Rule{"Caravans", "SOH-16", Hooks{MayLose: func(s *State, f *Combat, lost Force, n int) error {
		switch {
		case !s.CaravanIn(f.Area, f.Loser):
			return nil
		case n == s.b.Losses:
			return rules.Refuse("SOH-16", "one of the losses is a truck")
		case lost.Units() < n:
			return rules.Refuse("SOH-16", "trucks make up the rest of the losses")
		}
		return nil
	}}})
}

// scrapping is the choice of a truck that is destroyed; may refuses it, then goes on.
func scrapping(clause string, may func(*State, Pending) error, then func(*Turn, Pending)) Choice {
	return choice(clause, func(s *State, p Pending, yield func(Scrap)) {
		for i := range s.Caravan(p.Seat).Slots {
			for _, x := range []Piece{NoPiece, Turret, Farm} {
				yield(Scrap{i, x})
			}
		}
	}, func(s *State, p Pending, a Scrap) error {
		if err := may(s, p); err != nil {
			return err
		}
		v := s.Caravan(p.Seat)
		f := s.d.Combat
		swap := f != nil && f.Loser == p.Clan && v.Mobile != Buildings{}
		switch {
		case a.Slot < 0 || a.Slot >= len(v.Slots) || !v.Slots[a.Slot].Truck:
			return rules.Refuse("SOH-18", "there is no truck in that slot")
		case swap && a.Piece == NoPiece:
			return rules.Refuse("SOH-57", "a mobile building takes the truck's place")
		case !swap && a.Piece != NoPiece, a.Piece == Turret && v.Mobile.Turrets == 0, a.Piece == Farm && v.Mobile.Farms == 0, a.Piece > Farm || a.Piece == Column:
			return rules.Refuse("SOH-57", "there is no such mobile building on the caravan board")
		}
		return nil
	}, func(t *Turn, p Pending, a Scrap) {
		t.Pop()
		t.wreck(p.Seat, a.Slot, a.Piece)
		then(t, p)
	})
}

// escort is how many soldiers flee to an area along with the caravan.
func (s *State) escort(c Clan, to Area) int {
	return max(0, min(s.Room(to, c)-s.Caravan(s.SeatOf(c)).Trucks(), s.Force(s.d.Combat.Area, c).Units()))
}

// mayBring refuses an area to which the loser's caravan cannot flee along with so many soldiers (SOH-17).
func (s *State) mayBring(c Clan, to Area, soldiers int) error {
	f := s.d.Combat
	switch {
	case !s.CaravanIn(f.Area, c):
		return rules.Refuse("SOH-17", "no caravan is there to flee")
	case !f.Area.Next(to) && !s.amphibious(c):
		return rules.Refuse("SOH-13", "a caravan does not flee by sea")
	case s.Caravan(s.SeatOf(c)).Trucks()+soldiers > s.Room(to, c):
		return rules.Refuse("SOH-08", "there is no room for the trucks there")
	}
	return nil
}

func checkFleeWith(s *State, p Pending, a FleeWith) error {
	if err := s.mayRefuge(p, a.Area); err != nil {
		return err
	}
	if err := s.mayBring(p.Clan, a.Area, 0); err != nil {
		return err
	}
	if n := s.escort(p.Clan, a.Area); !a.Force.Within(s.Force(s.d.Combat.Area, p.Clan)) || a.Units() != n {
		return rules.Refuse("STW-121", fmt.Sprintf("the caravan and %s flee there together", count(n, "unit")))
	}
	return nil
}
