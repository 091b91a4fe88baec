package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// A Levy says what a seat may recruit from its clan supply: soldiers of so much strength in all into these areas.
type Levy struct {
	Clan     Clan
	Strength int
	Areas    []Area
	Base     bool // base soldiers only
	Must     bool // as long as the supply and the room allow it; otherwise the seat may stop
}

// Bits of Pending.M of the step "recruit".
const (
	levyBase = 1
	levyMust = 2
)

// Levy lets the seat of a clan recruit, one soldier after the other, before anything that is on the stack already.
func (t *Turn) Levy(x Levy) {
	m := 0
	if x.Base {
		m |= levyBase
	}
	if x.Must {
		m |= levyMust
	}
	t.Push(Pending{Do: "recruit", Seat: t.SeatOf(x.Clan), Clan: x.Clan, N: x.Strength, M: m, Areas: x.Areas})
}

// CanLevy reports whether a clan could recruit a base or elite soldier into one of these areas.
func (s *State) CanLevy(c Clan, areas []Area, elite bool) bool {
	camp := s.Camp(c)
	if !one(elite).Within(Force{camp.Base, camp.Elite}) {
		return false
	}
	for _, a := range areas {
		if s.Room(a, c) > 0 {
			return true
		}
	}
	return false
}

// The decisions of a Levy.
type (
	// Muster recruits one soldier into an area.
	Muster struct {
		Area  Area `json:"area"`
		Elite bool `json:"elite,omitempty"`
	}
	// Enough ends what may be done several times.
	Enough struct{}
)

func (Muster) Kind() string { return "recruit" }
func (Enough) Kind() string { return "enough" }

func (a Muster) String() string { return fmt.Sprintf("recruit %s in %s", soldier(a.Elite), a.Area) }
func (Enough) String() string   { return "enough" }

func (a Muster) Targets() []rules.Target { return at(area(a.Area), unit(a.Elite)) }
func (Enough) Targets() []rules.Target   { return at(point(TargetButton, ButtonConfirm)) }

// Line is the action in words.
func (a Muster) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Recruit %s in %s", one(a.Elite).Words(), a.Area.Name()), Clause: "STW-090"}
}

// Line is the action in words.
func (Enough) Line(s *State) rules.Line {
	return rules.Line{Text: "That is all", Clause: s.Step().Clause}
}

func recruitSteps() []*Step {
	return []*Step{{ID: "recruit", Name: "Recruiting", Clause: "STW-090", Ask: "recruit a soldier.",
		Asks: func(s *State, p Pending) bool {
			return p.N > 0 && s.CanLevy(p.Clan, p.Areas, false) || p.N > 1 && p.M&levyBase == 0 && s.CanLevy(p.Clan, p.Areas, true)
		},
		Choices: []Choice{
			choice("STW-090", func(_ *State, p Pending, yield func(Muster)) {
				for _, a := range p.Areas {
					yield(Muster{a, false})
					yield(Muster{a, true})
				}
			}, checkMuster, func(t *Turn, p Pending, a Muster) {
				p.N -= one(a.Elite).Strength()
				t.Swap(p)
				t.Recruit(p.Clan, a.Area, one(a.Elite))
			}),
			choice("STW-090", just(Enough{}), func(_ *State, p Pending, _ Enough) error {
				if p.M&levyMust != 0 {
					return rules.Refuse("STW-090", "recruit first")
				}
				return nil
			}, func(t *Turn, _ Pending, _ Enough) { t.Pop() }),
		}}}
}

func checkMuster(s *State, p Pending, a Muster) error {
	listed := false
	for _, x := range p.Areas {
		listed = listed || x == a.Area
	}
	camp := s.Camp(p.Clan)
	switch {
	case !listed:
		return rules.Refuse("STW-091", "soldiers cannot be recruited there now")
	case a.Elite && p.M&levyBase != 0:
		return rules.Refuse("STW-090", "only base soldiers are recruited now")
	case one(a.Elite).Strength() > p.N:
		return rules.Refuse("STW-090", fmt.Sprintf("units of only %d strength are left to recruit", p.N))
	case !one(a.Elite).Within(Force{camp.Base, camp.Elite}):
		return rules.Refuse("STW-010", "no such soldier is in your clan supply")
	case s.Room(a.Area, p.Clan) == 0:
		return rules.Refuse("STW-035", fmt.Sprintf("an area holds at most %d units of a clan", s.b.Capacity))
	}
	return nil
}
