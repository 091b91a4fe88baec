package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// plusCaravan is the name of a caravan in a strength.
const plusCaravan = "caravan"

// caravanStrength is what a clan's caravan in an area adds in a role of combat (SOH-10, SOH-28, SOH-38).
func caravanStrength(s *State, c Clan, a Area, r Role) (out []Plus) {
	if r == SupportingFar || !s.CaravanIn(a, c) {
		return nil
	}
	seat := s.SeatOf(c)
	switch r {
	case Attacking:
		return []Plus{{What: PlusUnit, Name: plusCaravan, N: 1, Clause: "SOH-10"}}
	case Supporting:
		if s.caravanHelped(a) {
			return nil
		}
		out = []Plus{{What: PlusUnit, Name: plusCaravan, N: 1, Clause: "SOH-10"}}
		if s.KitLevel(seat, Cannons) > 0 {
			out = append(out, Plus{What: PlusUnit, Name: Cannons.Name(), N: 1, Clause: "SOH-38"})
		}
		return out
	}
	out = []Plus{{What: PlusUnit, Name: plusCaravan, N: 4, Clause: "SOH-10"}}
	if s.Caravan(seat).Token == OrderDefense {
		out = append(out, Plus{What: PlusDefense, Name: "Defense token on the caravan board", N: 1, Clause: "SOH-28"})
	}
	return out
}

// CaravanStrength is what a seat's caravan adds to its clan in a role of combat where it stands, with the turrets on its board.
func (s *State) CaravanStrength(seat rules.Seat, r Role) int {
	c, at := s.Clan(seat), s.CaravanAt(seat)
	if !at.Is() {
		return 0
	}
	return strength(caravanStrength(s, c, at, r)) + strength(mobileStrength(s, c, at, r))
}

// caravanHelped reports whether a caravan has supported from an area in the combat that is on by its Tripods (SOH-35).
func (s *State) caravanHelped(a Area) bool {
	return s.helped(a, func(x Plus) bool { return x.Clause == "SOH-35" })
}

// helped reports whether support of some kind from an area counts in the combat that is on.
func (s *State) helped(a Area, kind func(Plus) bool) bool {
	if s.d.Combat == nil {
		return false
	}
	for i := range s.d.Combat.Sides {
		if slices.ContainsFunc(s.d.Combat.Sides[i].Ledger, func(x Plus) bool { return x.What == PlusSupport && x.Area == a && kind(x) }) {
			return true
		}
	}
	return false
}

// SupportCaravan supports with the caravan alone, without an Order token, by Hydraulic Support Tripods (SOH-35).
type SupportCaravan struct{}

func (SupportCaravan) Kind() string            { return "support caravan" }
func (SupportCaravan) String() string          { return "support with the caravan" }
func (SupportCaravan) Targets() []rules.Target { return at(point(TargetCaravan, 0)) }

// Line is the action in words.
func (SupportCaravan) Line(s *State) rules.Line {
	x, _ := s.caravanHelp(s.Top())
	return rules.Line{Text: "Support with the caravan", Value: fmt.Sprintf("+%d", x.N), Clause: "SOH-35"}
}

// Ledger is the strength.
func (SupportCaravan) Ledger(s *State) rules.Ledger {
	x, err := s.caravanHelp(s.Top())
	if err != nil {
		return nil
	}
	return rules.Ledger{s.sideStrength(x.N, "SOH-35")}
}

// caravanHelp is what a caravan with Tripods adds to the side that decides, or why it does not.
func (s *State) caravanHelp(p Pending) (Plus, error) {
	f, at := s.d.Combat, s.CaravanAt(p.Seat)
	switch {
	case s.KitLevel(p.Seat, Tripods) == 0 || !at.Is():
		return Plus{}, rules.Refuse("SOH-35", "your caravan has no Hydraulic Support Tripods")
	case !at.Next(f.Area) || s.Contested(at):
		return Plus{}, rules.Refuse("SOH-35", "your caravan is not next to the area fought over")
	case s.caravanHelped(at), s.helped(at, func(x Plus) bool { return x.Clause != "SOH-35" }):
		return Plus{}, rules.Refuse("SOH-35", "your caravan has supported in this combat")
	}
	if err := s.maySupport(f.Clan(Role(p.N)), at); err != nil {
		return Plus{}, err
	}
	return Plus{What: PlusSupport, Name: "caravan in " + at.Name(), Area: at, N: strength(caravanStrength(s, s.Clan(p.Seat), at, Supporting)), Clause: "SOH-35"}, nil
}

// caravanFights lets caravans fight and support.
func caravanFights(b *Box) {
	b.Rules = append(b.Rules, Rule{"Caravan", "SOH-10", Hooks{Units: caravanStrength}})
	b.Offer("support", choice("SOH-35", just(SupportCaravan{}), func(s *State, p Pending, _ SupportCaravan) error {
		_, err := s.caravanHelp(p)
		return err
	}, func(t *Turn, p Pending, _ SupportCaravan) {
		x, _ := t.caravanHelp(p)
		t.Strengthen(Role(p.N), x)
		t.Say(Supported{p.Seat, t.Clan(p.Seat), x.Area, x.N, t.d.Combat.Sides[p.N].Strength()})
	}))
}
