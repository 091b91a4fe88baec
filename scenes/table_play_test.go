package scenes

import (
	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// sensible chooses an action as somebody would who has read the rules: share when short, build where most can be
// moved then, smash, deliver far.
func sensible(p rules.Position) rules.Action {
	s := aosState(p)
	var best rules.Action
	most := -1
	for i, a := range p.Legal() {
		if w := worthOf(s, a, i); w > most {
			best, most = a, w
		}
	}
	return best
}

func worthOf(s *ageofsteam.State, a rules.Action, i int) int {
	me := s.Player(0)
	switch a := a.(type) {
	case ageofsteam.IssueShare:
		if f := s.Forecast(0); f.Short > 0 || s.Phase().ID == "shares" && me.Cash+me.Income-me.Due() < 5 {
			return 900
		}
		return 0
	case ageofsteam.Take:
		switch {
		case a.Role == ageofsteam.Engineer && s.Round() < 3:
			return 50
		case a.Role == ageofsteam.Locomotive && me.Loco < 3:
			return 20
		}
		return (i*7+s.Round()*5)%11 + 1
	case halloween.Build:
		return 100 + reachAfter(s, a)
	case ageofsteam.Urbanize:
		return 80 + i*7%13
	case halloween.Place:
		return 50 + i*7%13
	case play.Deliver:
		return 100 + 10*a.Path.Len()
	case halloween.Fly:
		if a.Pumpkin.IsZero() {
			return 0
		}
		return 500
	case play.Raise:
		if me.Loco < 3 && s.Round() > 1 {
			return 115
		}
		return 0
	}
	return 5
}

// reachAfter is how much could be moved after an action.
func reachAfter(s *ageofsteam.State, a rules.Action) (n int) {
	out, err := s.Apply(a)
	if err != nil {
		return 0
	}
	next := aosState(out.Next)
	for at, g := range next.Movable() {
		for _, p := range next.Plans(at, g) {
			n += len(p.Actions)
		}
	}
	return n
}

// until plays sensibly up to a phase of a round.
func until(round int, phase string) func(rules.Position) rules.Action {
	return func(p rules.Position) rules.Action {
		s := aosState(p)
		if s.Round() > round || s.Round() == round && s.Phase().ID == phase {
			return nil
		}
		return sensible(p)
	}
}

func halloweenLand(r *rig) *graph.Land { return halloween.Discs(aosState(r.m.Position())).Land() }
