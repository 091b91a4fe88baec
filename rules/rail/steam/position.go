package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rng"
)

// Turn is the seat that decides, rules.Nobody after the end.
func (s *State) Turn() rules.Seat {
	if s.d.Over != nil {
		return rules.Nobody
	}
	if p, ok := s.Pending(); ok {
		return p.Seat
	}
	return s.Seat()
}

// Legal lists every action of the deciding seat, choice by choice of the phase.
func (s *State) Legal() []rules.Action {
	if s.d.Over != nil {
		return nil
	}
	return s.Phase().Legal(s)
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
	if s.d.Over != nil {
		return nil, rules.Refuse("STM-126", "the game is over")
	}
	on := s.Phase()
	if c := on.Choice(a.Kind()); c != nil {
		return c, c.Check(s, a)
	}
	for p, c := range s.m.Choices {
		if c.Kind != a.Kind() {
			continue
		}
		if c.When != "" {
			return nil, rules.Refuse(s.cite(c.Clause), c.When)
		}
		return nil, rules.Refuse(s.cite(c.Clause), fmt.Sprintf("that is for another moment, %s; now it is %s", p.Name, on.Name))
	}
	return nil, rules.Refuse("", "this game has no such action")
}

// cite is the clause that counts on this map.
func (s *State) cite(clause string) string { return s.m.cite(clause) }

// Apply plays an action and everything that follows from it without another choice.
func (s *State) Apply(a rules.Action) (rules.Outcome, error) {
	c, err := s.choice(a)
	if err != nil {
		return rules.Outcome{}, err
	}
	t := begin(s)
	c.Do(t, a)
	play.Settle(&s.m.Script, t)
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

// View hides the seed of what is drawn; everything else is open to all, the contents of the bag too, as they follow
// from what lies on the table.
func (s *State) View(rules.Seat) rules.Position {
	v := *s
	v.d.Seed = 0
	return &v
}

// Sample puts another seed where it is masked.
func (s *State) Sample(r *rng.Stream) rules.Position {
	v := *s
	if v.d.Seed == 0 {
		v.d.Seed = rng.Seed(r.Uint64() | 1)
	}
	return &v
}

// Why the game can end.
const (
	EndTurns = "out-of-turns"  // the last turn is played (STM-126)
	EndLast  = "last-one-left" // all others are bankrupt (STM-125)
)
