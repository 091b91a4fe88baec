package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// cruelGrip is Cruel Grip (PWW-39, PWW-40).
func cruelGrip(name, clause string) Rule {
	return Rule{name, clause, Hooks{
		Zoned: func(t *Turn, seat rules.Seat) { t.Push(Pending{Do: "annex", Seat: seat}) },
		Raise: func(*State, int) int { return -1 },
		MayLose: func(s *State, f *Combat, lost Force, _ int) error {
			if elite := s.Force(f.Area, f.Loser).Elite; lost.Elite < min(elite, lost.Units()) {
				return rules.Refuse("PWW-40", "elite soldiers fall first")
			}
			return nil
		},
	}}
}

// Annex treats a free area as part of the starting territory (PWW-39); no area leaves it.
type Annex struct {
	Area Area `json:"area,omitempty"`
}

func (Annex) Kind() string { return "annex" }

func (a Annex) String() string {
	if !a.Area.Is() {
		return "no area more"
	}
	return "deploy in " + a.Area.String() + " too"
}

func (a Annex) Targets() []rules.Target {
	if !a.Area.Is() {
		return at(point(TargetButton, ButtonPass))
	}
	return at(area(a.Area))
}

// Line is the action in words.
func (a Annex) Line(*State) rules.Line {
	if !a.Area.Is() {
		return rules.Line{Text: "Deploy in the three areas alone", Clause: "PWW-39"}
	}
	return rules.Line{Text: "Deploy in " + a.Area.Name() + " too", Clause: "PWW-39"}
}

// Ledger is the areas to deploy in.
func (a Annex) Ledger(s *State) rules.Ledger {
	n := len(s.d.Deploy.Areas)
	return rules.Ledger{change("Areas, each with a unit", s.Turn(), n, n+number(a.Area.Is()), 0, "PWW-39")}
}

// annexStep lets a seat take a free area next to its deployment areas into its starting territory: one that is on no
// Deployment card and that nobody has taken.
func annexStep() *Step {
	return &Step{ID: "annex", Name: "Starting territory", Clause: "PWW-39", Ask: "take a free area into your starting territory, or none.", Choices: []Choice{
		choice("PWW-39", func(_ *State, _ Pending, yield func(Annex)) {
			yield(Annex{})
			for _, a := range Lands() {
				yield(Annex{a})
			}
		}, func(s *State, _ Pending, a Annex) error {
			switch {
			case s.d.Deploy == nil:
				return rules.Refuse("PWW-39", "nobody deploys")
			case a.Area == 0:
				return nil
			case !a.Area.Land() || !slices.ContainsFunc(s.d.Deploy.Areas, a.Area.Next):
				return rules.Refuse("PWW-39", "the area lies next to one of your deployment areas")
			case a.Area.Place().Zone != 0:
				return rules.Refuse("PWW-39", "that area is on a Deployment card")
			case s.Controller(a.Area) != NoClan || s.Structures(a.Area) > 0:
				return rules.Refuse("PWW-39", "that area is not free")
			}
			return nil
		}, func(t *Turn, p Pending, a Annex) {
			t.Pop()
			if d := t.d.Deploy; a.Area.Is() {
				d.Areas = append(slices.Clip(d.Areas), a.Area)
				d.Left.Spread = len(d.Areas)
				t.Say(Annexed{p.Seat, a.Area})
			}
		}),
	}}
}

// Annexed says that an area belongs to a starting territory (PWW-39).
type Annexed struct {
	Seat rules.Seat `json:"seat"`
	Area Area       `json:"area"`
}

func (Annexed) Kind() string { return "annexed" }

// Line is the event in words.
func (e Annexed) Line(*State) rules.Line {
	return rules.Line{Text: who(e.Seat) + " deploys in " + e.Area.Name() + " too", Clause: "PWW-39"}
}
