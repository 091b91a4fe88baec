package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// PutContract puts a contract of the own clan supply on a floe (STW-060, STW-092).
type PutContract struct {
	Floe Area `json:"floe"`
}

func (PutContract) Kind() string              { return "contract" }
func (a PutContract) String() string          { return "contract on " + a.Floe.String() }
func (a PutContract) Targets() []rules.Target { return at(area(a.Floe)) }

// Line is the action in words.
func (a PutContract) Line(s *State) rules.Line {
	return rules.Line{Text: "A contract on " + a.Floe.Name(), Clause: s.Step().Clause}
}

// contractStep lets a clan put a contract on a floe; the step falls away if there is none or no space for it.
func contractStep(id, name, clause string) *Step {
	return &Step{ID: id, Name: name, Clause: clause, Ask: "put a Careeners' contract on a floe.",
		Asks: func(s *State, p Pending) bool { return s.CanContract(p.Clan) == nil },
		Choices: []Choice{
			choice("STW-092", func(_ *State, _ Pending, yield func(PutContract)) {
				for _, f := range Floes() {
					yield(PutContract{f})
				}
			}, func(s *State, p Pending, a PutContract) error { return s.mayContract(p.Clan, a.Floe) }, func(t *Turn, p Pending, a PutContract) {
				t.Pop()
				t.SetContract(p.Clan, a.Floe)
			}),
		}}
}

// CanContract refuses a clan that can put a contract nowhere.
func (s *State) CanContract(c Clan) (why error) {
	for _, f := range Floes() {
		if why = s.mayContract(c, f); why == nil {
			return nil
		}
	}
	return why
}

func (s *State) mayContract(c Clan, floe Area) error {
	switch {
	case !floe.Floe():
		return rules.Refuse("STW-092", "contracts go on floes")
	case s.Camp(c).Contracts == 0:
		return rules.Refuse("STW-010", "no contract is left in your clan supply")
	case slices.Contains(s.At(floe).Contracts, c):
		return rules.Refuse("STW-038", "you have a contract on "+floe.Name()+" already")
	case len(s.At(floe).Contracts) >= s.b.FloeSpaces:
		return rules.Refuse("STW-038", fmt.Sprintf("the %d contract spaces of %s are taken", s.b.FloeSpaces, floe.Name()))
	}
	return nil
}
