package ageofsteam

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail/play"
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
		return nil, rules.Refuse(s.cite("AOS-027"), "the game is over")
	}
	if c := s.Phase().Choice(a.Kind()); c != nil {
		return c, c.Check(s, a)
	}
	for _, c := range s.m.Choices {
		switch {
		case c.Kind != a.Kind():
		case c.When != "":
			return nil, rules.Refuse(s.cite(c.Clause), c.When)
		default:
			return nil, rules.Refuse(s.cite("AOS-025"), s.elsewhere(a.Kind()))
		}
	}
	return nil, rules.Refuse("", "this game has no such action")
}

// elsewhere says in which phases an action is possible, because the present one is another.
func (s *State) elsewhere(kind string) string {
	in := s.m.Names(kind)
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
	Take{}.Kind(): "actions are taken", Urbanize{}.Kind(): "new cities are placed", play.Deliver{}.Kind(): "cubes move", play.Raise{}.Kind(): "the locomotive is raised",
	Pay{}.Kind(): "expenses are paid", Bid{}.Kind(): "bids are made", IssueShare{}.Kind(): "shares are issued", track.Lay{}.Kind(): "track is built",
	play.Pass{}.Kind(): "a move is passed", play.Done{}.Kind(): "a step is ended without more", Drop{}.Kind(): "players drop out",
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
