package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// Flee takes survivors of the loser to an area (STW-120, STW-121).
type Flee struct {
	Area Area `json:"area"`
	Force
}

func (Flee) Kind() string     { return "flee" }
func (a Flee) String() string { return fmt.Sprintf("%s flee to %s", a.Force, a.Area) }
func (a Flee) Targets() []rules.Target {
	return append(at(area(a.Area)), a.Force.targets()...)
}

// Line is the action in words.
func (a Flee) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s %s to %s", title(a.Force.Words()), flees(a.Force, false), a.Area.Name()), Clause: s.d.Combat.fleeing(a.Area)}
}

// fleeing is the clause by which the loser's units get to an area.
func (f *Combat) fleeing(to Area) string {
	switch {
	case f.Loser == f.Attacker && to == f.From:
		return "STW-120"
	case f.Area.Next(to):
		return "STW-121"
	}
	return "STW-122"
}

// flightSteps are the flight of the loser's units. In "flee" Pending.Areas is where they may go.
func flightSteps() []*Step {
	return []*Step{
		{ID: "flight", Name: "Flight", Clause: "STW-120", Run: func(t *Turn, _ Pending) {
			f := t.d.Combat
			if f.Loser == NoClan || t.Load(f.Area, f.Loser) == 0 {
				return
			}
			if to := t.refuges(f); len(to) > 0 {
				t.Only(Pending{Do: "flee", Seat: t.SeatOf(f.Loser), Clan: f.Loser, Areas: to})
				return
			}
			t.perish()
		}},
		{ID: "flee", Name: "Flight", Clause: "STW-121", Ask: "choose where your units flee.", Choices: []Choice{
			choice("STW-121", func(s *State, p Pending, yield func(Flee)) {
				all := s.Force(s.d.Combat.Area, p.Clan)
				for _, a := range p.Areas {
					n := min(s.Room(a, p.Clan), all.Units())
					for elite := max(0, n-all.Base); elite <= min(n, all.Elite); elite++ {
						yield(Flee{a, Force{n - elite, elite}})
					}
				}
			}, checkFlee, func(t *Turn, p Pending, a Flee) {
				t.Pop()
				f := t.d.Combat
				t.Shift(p.Clan, f.Area, a.Area, a.Force)
				t.Say(Fled{p.Seat, p.Clan, f.Area, a.Area, a.Force, false, f.fleeing(a.Area)})
				t.fled(a.Area)
			}),
		}},
	}
}

// checkFlee says the most useful reason first.
func checkFlee(s *State, p Pending, a Flee) error {
	if err := s.mayRefuge(p, a.Area); err != nil {
		return err
	}
	all := s.Force(s.d.Combat.Area, p.Clan)
	switch {
	case all.Units() == 0 || s.mayBring(p.Clan, a.Area, all.Units()) == nil:
		return rules.Refuse("SOH-17", "the caravan flees with the others")
	case s.Room(a.Area, p.Clan) == 0:
		return rules.Refuse("STW-124", "there is no room there")
	}
	if n := min(s.Room(a.Area, p.Clan), all.Units()); !a.Force.Within(all) || a.Units() != n {
		return rules.Refuse("STW-121", fmt.Sprintf("%s flee there together", count(n, "unit")))
	}
	return nil
}

// mayRefuge refuses an area to which nobody flees now.
func (s *State) mayRefuge(p Pending, to Area) error {
	switch {
	case !to.Land():
		return rules.Refuse("STW-037", "units cannot stand on a floe")
	case s.Contested(to) || s.Opposing(p.Clan, s.Controller(to)):
		return rules.Refuse("STW-123", "nobody flees where another clan is")
	case !slices.Contains(p.Areas, to) && s.Room(to, p.Clan) == 0:
		return rules.Refuse("STW-124", "there is no room there")
	case !slices.Contains(p.Areas, to):
		return rules.Refuse(s.Step().Clause, "your units do not flee there now")
	}
	return nil
}

// refuges are the areas of the first kind that offers one: for an attacker where it came from (STW-120), then
// neighbours of the own, then those of nobody (STW-121), at last havens over the ice for a defender (STW-122).
func (s *State) refuges(f *Combat) []Area {
	c := f.Loser
	if c == f.Attacker && s.shelter(f, f.From) {
		return []Area{f.From}
	}
	var own, free, sea []Area
	for _, a := range f.Area.Place().Land {
		switch {
		case !s.shelter(f, a):
		case s.Controller(a) == c:
			own = append(own, a)
		default:
			free = append(free, a)
		}
	}
	if c == f.Defender {
		for _, w := range s.crossings(c, f.Area, f.Area.Place().Floes, 0) {
			if s.shelter(f, w.To) {
				sea = append(sea, w.To)
			}
		}
	}
	for _, to := range [][]Area{own, free} {
		if len(to) > 0 {
			return to
		}
	}
	return sea
}

// shelter reports whether units of the loser may flee to an area: it is the clan's or nobody's, nobody fights there, and
// it has room for at least one of them (STW-123).
func (s *State) shelter(f *Combat, a Area) bool {
	c := f.Loser
	if !s.Open(a) || s.Contested(a) || s.Neutral(a) > 0 || s.Opposing(c, s.At(a).Beacon) || s.Controller(a) != c && s.Controller(a) != NoClan {
		return false
	}
	if f.Area.Next(a) && s.mayWalk(c, f.Area, a) != nil {
		return false
	}
	return s.Force(f.Area, c).Units() > 0 && s.Room(a, c) > 0 || s.mayBring(c, a, 0) == nil
}

// fled goes on when units have fled to an area: those without room where they came from look further (STW-120); those
// without room elsewhere are destroyed.
func (t *Turn) fled(to Area) {
	if t.d.Combat.fleeing(to) == "STW-120" {
		t.Push(Pending{Do: "flight"})
		return
	}
	t.perish()
}

// perish destroys the loser's units that are left in the area (STW-124, SOH-19).
func (t *Turn) perish() {
	f := t.d.Combat
	t.fall(t.Force(f.Area, f.Loser))
	t.strand(f.Loser, f.Area)
}
