package ageofsteam

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
)

// Turn is the seat that decides, rules.Nobody after the end.
func (s *State) Turn() rules.Seat {
	if s.d.Over != nil {
		return rules.Nobody
	}
	return s.seatAt(s.d.Place)
}

// Legal lists every action of the acting seat, choice by choice of the phase.
func (s *State) Legal() (out []rules.Action) {
	if s.d.Over != nil {
		return nil
	}
	for _, c := range s.Phase().Choices {
		c.Legal(s, func(a rules.Action) { out = append(out, a) })
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
	if s.d.Over != nil {
		return nil, rules.Refuse(s.cite("AOS-027"), "the game is over")
	}
	on := s.Phase()
	for i := range on.Choices {
		if c := &on.Choices[i]; c.Kind == a.Kind() {
			return c, c.Check(s, a)
		}
	}
	for _, p := range s.m.Phases {
		for _, c := range p.Choices {
			switch {
			case c.Kind != a.Kind():
			case c.When != "":
				return nil, rules.Refuse(s.cite(c.Clause), c.When)
			default:
				return nil, rules.Refuse(s.cite("AOS-025"), s.elsewhere(a.Kind()))
			}
		}
	}
	return nil, rules.Refuse("", "this game has no such action")
}

// elsewhere says in which phases an action is possible, because the present one is another.
func (s *State) elsewhere(kind string) string {
	var in []string
	for _, p := range s.m.Phases {
		for _, c := range p.Choices {
			if c.Kind == kind {
				in = append(in, p.Name)
				break
			}
		}
	}
	what := s.m.Doings[kind]
	if what == "" {
		what = doings[kind]
	}
	if what == "" {
		what = "that is"
	}
	if len(in) == 1 {
		return fmt.Sprintf("%s in the %s phase; this is %s", what, in[0], s.Phase().Name)
	}
	return fmt.Sprintf("%s in the phases %s; this is %s", what, strings.Join(in[:len(in)-1], ", ")+" and "+in[len(in)-1], s.Phase().Name)
}

// doings say of a kind of action what is done by it, to go on with the phase.
var doings = map[string]string{
	Take{}.Kind(): "actions are taken", Urbanize{}.Kind(): "new cities are placed", Deliver{}.Kind(): "cubes move", Raise{}.Kind(): "the locomotive is raised",
	Pay{}.Kind(): "expenses are paid", Bid{}.Kind(): "bids are made", IssueShare{}.Kind(): "shares are issued", track.Lay{}.Kind(): "track is built",
	Pass{}.Kind(): "a move is passed", Done{}.Kind(): "a step is ended without more", Drop{}.Kind(): "players drop out",
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

// View hides the seed of the dice; everything else is open to all.
func (s *State) View(rules.Seat) rules.Position {
	v := *s
	v.d.Seed = 0
	return &v
}

// Sample draws another seed for dice that are masked.
func (s *State) Sample(r *rng.Stream) rules.Position {
	v := *s
	if v.d.Seed == 0 {
		v.d.Seed = rng.Seed(r.Uint64() | 1)
	}
	return &v
}
