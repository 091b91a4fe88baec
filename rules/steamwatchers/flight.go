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
	return at(area(a.Area), point(TargetBase, a.Base), point(TargetElite, a.Elite))
}

// Line is the action in words.
func (a Flee) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s flee to %s", title(a.Force.Words()), a.Area.Name()), Clause: s.d.Combat.fleeing(a.Area)}
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
			if f.Loser == NoClan || t.Force(f.Area, f.Loser).Units() == 0 {
				return
			}
			if to := t.refuges(f); len(to) > 0 {
				t.Only(Pending{Do: "flee", Seat: t.SeatOf(f.Loser), Clan: f.Loser, Areas: to})
				return
			}
			t.fall(t.Force(f.Area, f.Loser)) // STW-124
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
				t.Say(Fled{p.Seat, p.Clan, f.Area, a.Area, a.Force, f.fleeing(a.Area)})
				if f.fleeing(a.Area) == "STW-120" {
					t.Push(Pending{Do: "flight"}) // those without room there
					return
				}
				t.fall(t.Force(f.Area, p.Clan)) // STW-124
			}),
		}},
	}
}

// checkFlee says the most useful reason first.
func checkFlee(s *State, p Pending, a Flee) error {
	all := s.Force(s.d.Combat.Area, p.Clan)
	switch {
	case !a.Area.Land():
		return rules.Refuse("STW-037", "units cannot stand on a floe")
	case s.Contested(a.Area) || s.Opposing(p.Clan, s.Controller(a.Area)):
		return rules.Refuse("STW-123", "nobody flees where another clan is")
	case !slices.Contains(p.Areas, a.Area) && s.Room(a.Area, p.Clan) == 0:
		return rules.Refuse("STW-124", "there is no room there")
	case !slices.Contains(p.Areas, a.Area):
		return rules.Refuse(s.Step().Clause, "your units do not flee there now")
	}
	if n := min(s.Room(a.Area, p.Clan), all.Units()); !a.Force.Within(all) || a.Units() != n {
		return rules.Refuse("STW-121", fmt.Sprintf("%s flee there together", count(n, "unit")))
	}
	return nil
}

// refuges are the areas of the first kind that offers one: for an attacker where it came from (STW-120), then
// neighbours of the own, then those of nobody (STW-121), at last havens over the ice for a defender (STW-122).
func (s *State) refuges(f *Combat) []Area {
	c := f.Loser
	if c == f.Attacker && s.shelter(c, f.From) {
		return []Area{f.From}
	}
	var own, free, sea []Area
	for _, a := range f.Area.Place().Land {
		switch {
		case !s.shelter(c, a):
		case s.Controller(a) == c:
			own = append(own, a)
		default:
			free = append(free, a)
		}
	}
	if c == f.Defender {
		for _, w := range s.crossings(c, f.Area, f.Area.Place().Floes, 0) {
			if s.shelter(c, w.To) {
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

// shelter reports whether units of a clan may flee to an area: it is the clan's or nobody's, nobody fights there, and it
// has room (STW-123).
func (s *State) shelter(c Clan, a Area) bool {
	return s.Open(a) && !s.Contested(a) && s.Neutral(a) == 0 && !s.Opposing(c, s.At(a).Beacon) && (s.Controller(a) == c || s.Controller(a) == NoClan) && s.Room(a, c) > 0
}
