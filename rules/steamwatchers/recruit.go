package steamwatchers

import (
	"cmp"
	"fmt"
	"slices"

	"kettle/rules"
)

// A Levy says what a seat may recruit from its clan supply: soldiers of so much strength in all into these areas.
type Levy struct {
	As       string // ID of the step made by levyStep that asks; "recruit" for none
	Clan     Clan
	Strength int
	Areas    []Area
	Base     bool // base soldiers only
	One      bool // one soldier only
	Must     bool // as long as the supply and the room allow it; otherwise the seat may stop
}

// Bits of Pending.M of the step "recruit".
const (
	levyBase = 1 << iota
	levyMust
	levyOne
)

// Levy lets the seats of clans recruit, one soldier after the other, before anything that is on the stack already.
func (t *Turn) Levy(levies ...Levy) {
	var todo []Pending
	for _, x := range levies {
		m := levyBase*number(x.Base) | levyMust*number(x.Must) | levyOne*number(x.One)
		todo = append(todo, Pending{Do: cmp.Or(x.As, "recruit"), Seat: t.SeatOf(x.Clan), Clan: x.Clan, N: x.Strength, M: m, Areas: x.Areas})
	}
	t.Push(todo...)
}

// CanLevy reports whether a clan could recruit a base or elite soldier into one of these areas.
func (s *State) CanLevy(c Clan, areas []Area, elite bool) bool {
	for _, a := range areas {
		by := s.recruiter(c, a)
		if camp := s.Camp(by); one(elite).Within(Force{camp.Base, camp.Elite}) && s.Room(a, by) > 0 {
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
func (a Muster) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Recruit %s in %s", one(a.Elite).Words(), a.Area.Name()), Clause: s.Step().Clause}
}

// Line is the action in words.
func (Enough) Line(s *State) rules.Line {
	return rules.Line{Text: "That is all", Clause: s.Step().Clause}
}

// levyStep is a step by which a Levy is done: what gives it, and the clause that says where the soldiers go.
func levyStep(id, name, clause, where string) *Step {
	return &Step{ID: id, Name: name, Clause: clause, Ask: "recruit a soldier.",
		Asks: func(s *State, p Pending) bool {
			return p.N > 0 && s.CanLevy(p.Clan, p.Areas, false) || p.N > 1 && p.M&levyBase == 0 && s.CanLevy(p.Clan, p.Areas, true)
		},
		Choices: []Choice{
			choice(clause, func(_ *State, p Pending, yield func(Muster)) {
				for _, a := range p.Areas {
					yield(Muster{a, false})
					yield(Muster{a, true})
				}
			}, func(s *State, p Pending, a Muster) error { return s.mayMuster(p, a, clause, where) }, func(t *Turn, p Pending, a Muster) {
				if p.N -= one(a.Elite).Strength(); p.M&levyOne != 0 {
					p.N = 0
				}
				t.Swap(p)
				t.Recruit(t.recruiter(p.Clan, a.Area), a.Area, one(a.Elite))
			}),
			choice(clause, just(Enough{}), func(_ *State, p Pending, _ Enough) error {
				if p.M&levyMust != 0 {
					return rules.Refuse(clause, "recruit first")
				}
				return nil
			}, func(t *Turn, _ Pending, _ Enough) { t.Pop() }),
		}}
}

func recruitSteps() []*Step {
	return []*Step{levyStep("recruit", "Recruiting", "STW-090", "STW-091")}
}

func (s *State) mayMuster(p Pending, a Muster, clause, where string) error {
	by := p.Clan
	if a.Area.Land() {
		by = s.recruiter(p.Clan, a.Area)
	}
	camp := s.Camp(by)
	switch {
	case !slices.Contains(p.Areas, a.Area):
		return rules.Refuse(where, "soldiers cannot be recruited there now")
	case a.Elite && p.M&levyBase != 0:
		return rules.Refuse(clause, "only base soldiers are recruited now")
	case one(a.Elite).Strength() > p.N:
		return rules.Refuse(clause, fmt.Sprintf("units of only %d strength are left to recruit", p.N))
	case !one(a.Elite).Within(Force{camp.Base, camp.Elite}):
		return rules.Refuse("STW-010", "no such soldier is in your clan supply")
	case s.Room(a.Area, by) == 0:
		return rules.Refuse("STW-035", fmt.Sprintf("an area holds at most %d units of a clan", s.b.Capacity))
	}
	return nil
}
