package steamwatchers

import (
	"strings"

	"kettle/rules"
)

// Turn is the seat that decides, rules.Nobody after the end.
func (s *State) Turn() rules.Seat {
	if s.d.Over != nil {
		return rules.Nobody
	}
	return s.Top().Seat
}

// Step is what is decided now, nil after the end.
func (s *State) Step() *Step {
	if s.d.Over != nil {
		return nil
	}
	return s.b.Step(s.Top().Do)
}

// Legal lists every action of the deciding seat, choice by choice.
func (s *State) Legal() (out []rules.Action) {
	st := s.Step()
	if st == nil {
		return nil
	}
	for i := range st.Choices {
		st.Choices[i].Legal(s, s.Top(), func(a rules.Action) { out = append(out, a) })
	}
	return out
}

// Check is nil for an action that Apply takes.
func (s *State) Check(a rules.Action) error {
	_, err := s.choice(a)
	return err
}

// choice finds and checks the choice that the action belongs to.
func (s *State) choice(a rules.Action) (*Choice, error) {
	if a == nil {
		return nil, rules.Refuse("", "nothing was chosen")
	}
	on := s.Step()
	if on == nil {
		return nil, rules.Refuse("STW-050", "the game is over")
	}
	for i := range on.Choices {
		if c := &on.Choices[i]; c.Kind == a.Kind() {
			return c, c.Check(s, s.Top(), a)
		}
	}
	for _, st := range s.b.Steps {
		for _, c := range st.Choices {
			if c.Kind == a.Kind() {
				return nil, rules.Refuse(c.Clause, "not now: "+strings.TrimSuffix(on.Ask, "."))
			}
		}
	}
	return nil, rules.Refuse("", "this game has no such action")
}

// Apply plays an action and everything that follows from it without another choice.
func (s *State) Apply(a rules.Action) (rules.Outcome, error) {
	c, err := s.choice(a)
	if err != nil {
		return rules.Outcome{}, err
	}
	t := begin(s)
	c.Do(t, t.Top(), a)
	t.settle()
	return rules.Outcome{Next: t.State, Events: t.events, Reveals: t.reveals}, nil
}

// Result is how the game ended.
func (s *State) Result() (rules.Result, bool) {
	if s.d.Over == nil {
		return rules.Result{}, false
	}
	r := *s.d.Over
	r.Scores, r.Places = append([]int(nil), r.Scores...), append([]int(nil), r.Places...)
	return r, true
}
