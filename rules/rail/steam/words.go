package steam

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// Words speaks for every map of this economy. A map's own actions and events speak for themselves by a method
// Line(*State) rules.Line.
type Words struct{}

type speaker interface{ Line(*State) rules.Line }

// Prompt is whose decision it is and what is asked.
func (Words) Prompt(p rules.Position) rules.Line {
	s := p.(*State)
	if r, over := s.Result(); over {
		return s.m.endLine(r)
	}
	ph := s.Phase()
	return rules.Line{Text: fmt.Sprintf("@%d, %s", s.Turn(), ph.Question(s)), Clause: ph.Clause}
}

// Action says what an action would do.
func (Words) Action(p rules.Position, a rules.Action) rules.Line {
	s := p.(*State)
	switch a := a.(type) {
	case speaker:
		return a.Line(s)
	case track.Lay:
		cost, clause := s.d.Board.Cost(a)
		return rules.Line{Text: play.Title(a.String()), Value: play.Signed(-cost), Clause: clause}
	case play.Deliver:
		return rules.Line{Text: fmt.Sprintf("Move %s from %s", a.Good, a.Path), Icon: "cube-" + a.Good.String(), Clause: "STM-106"}
	case play.Raise:
		l := s.Player(s.actor()).Loco
		return rules.Line{Text: "Improve the locomotive", Value: play.Arrow(l, l+1), Icon: "loco-wood", Clause: s.cite("STM-105")}
	case play.Pass:
		return rules.Line{Text: "Move nothing", Clause: "STM-104"}
	case play.Done:
		return rules.Line{Text: play.Title(s.goOn()), Clause: s.Phase().Clause}
	}
	return rules.Line{Text: a.String()}
}

// Event says what happened.
func (Words) Event(p rules.Position, e rules.Event) rules.Line {
	switch e := e.(type) {
	case speaker:
		return e.Line(p.(*State))
	case play.PhaseBegan:
		return phaseLine(p.(*State), e)
	}
	return rules.Line{}
}

// Target names a thing on the table.
func (Words) Target(p rules.Position, t rules.Target) string {
	s := p.(*State)
	switch t.Kind {
	case play.TargetLoco:
		return "the locomotive"
	case play.TargetButton:
		return s.button(t.ID)
	case play.TargetRole:
		return Role(t.ID % int(numRoles)).String()
	case TargetCapital:
		return "capital of " + play.Dollars(stepCash*t.ID)
	case TargetPoints:
		return [...]string{"income", "victory points"}[t.ID&1]
	case TargetSpace:
		return fmt.Sprintf("supply space %d", t.ID+1)
	case TargetLeave:
		return fmt.Sprintf("the %s cube that stays", rail.Good(t.ID%int(rail.Goods)))
	case play.TargetCity:
		return fmt.Sprintf("the %s New City", rail.Good(t.ID%int(rail.Goods)))
	case play.TargetCube:
		if at, g := play.CubeOf(t.ID); at >= 0 && int(at) < s.Stops() {
			return fmt.Sprintf("the %s cube in %s", g, s.Spot(at))
		}
	}
	if n := play.TargetName(s, t); n != "" {
		return n
	}
	if f := s.m.Hooks.Target; f != nil {
		return f(s, t)
	}
	return ""
}

// button is what a button says.
func (s *State) button(id int) string {
	switch {
	case id == 1:
		return "pass by Turn Order"
	case id == 2:
		return "without its effect"
	case s.Phase().Has(play.Pass{}.Kind()):
		return "move nothing"
	case s.Phase().Has(Fold{}.Kind()):
		return "pass"
	}
	return s.goOn()
}

// Line is the action in words.
func (a Bid) Line(s *State) rules.Line {
	return rules.Line{Text: "Bid " + play.Dollars(a.Dollars), Icon: "coins", Clause: s.Phase().Clause}
}

// Line is the action in words.
func (Fold) Line(s *State) rules.Line {
	l := rules.Line{Text: "Pass", Icon: "coins", Clause: s.Phase().Clause}
	if s.d.Auction != nil && !s.m.Form.Basic() {
		l.Text, l.Value = fmt.Sprintf("Pass: take place %d", s.Bidders()), play.Signed(-s.Fee(s.actor()))
	}
	return l
}

// Line is the action in words.
func (StayIn) Line(*State) rules.Line {
	return rules.Line{Text: "Pass by Turn Order", Icon: TurnOrder.Icon(), Clause: "STM-037"}
}

// Line is the action in words.
func (a Capital) Line(*State) rules.Line {
	return rules.Line{Text: play.Title(a.String()), Value: play.Signed(stepCash * a.Steps), Icon: "coins", Clause: "STM-048"}
}

// Line is the action in words.
func (a Take) Line(s *State) rules.Line {
	l := rules.Line{Text: a.Role.String(), Icon: a.Role.Icon(), Clause: s.cite(a.Role.Clause())}
	if tile := s.m.tile(a.Role); tile != nil {
		l.Text = fmt.Sprintf("%s: %s", a.Role, tile.Text)
	}
	if a.Idle {
		l.Text, l.Clause = a.Role.String()+" without its effect", "STM-052"
	} else if n := s.Price(a.Role, s.actor()); n > 0 {
		l.Value = play.Signed(-n)
	}
	return l
}

// Line is the action in words.
func (a Urbanize) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("New City on %s, %s", a.At, a.Color), Icon: Urbanization.Icon(), Clause: "STM-095"}
}

// Line is the action in words.
func (a Supply) Line(s *State) rules.Line {
	l := rules.Line{Text: play.Title(a.String()), Clause: s.cite("STM-102")}
	if a.Space >= 0 && a.Space < len(s.d.Supply) {
		l.Value = play.Cubes(s.d.Supply[a.Space].Without(a.Leave))
	}
	return l
}

// Line is the action in words.
func (a Grow) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("City Growth in %s from space %d", a.At, a.Space+1), Icon: "growth-marker", Clause: "STM-059"}
	if a.Space >= 0 && a.Space < len(s.d.Supply) {
		l.Value = play.Cubes(s.d.Supply[a.Space])
	}
	return l
}

// Line is the action in words.
func (a Credit) Line(s *State) rules.Line {
	l := rules.Line{Text: play.Title(a.String()), Clause: "STM-113", Icon: "loco-wood"}
	if p, ok := s.Pending(); ok {
		l.Value = fmt.Sprintf("+%d", p.N)
	}
	return l
}

func (s *State) goOn() string { return cmp.Or(s.Phase().Done, "go on") }

func (m *Map) endLine(r rules.Result) rules.Line {
	l := rules.Line{Heading: true, Clause: "STM-127"}
	first := play.Winners(r)
	own, ok := m.Ends[r.Why]
	if ok {
		l.Clause = own.Clause
	}
	switch {
	case ok && len(first) == 1:
		l.Text = first[0] + " " + own.Text
	case ok:
		l.Text = "A draw"
	case r.Why == EndLast:
		l.Text, l.Clause = first[0]+" is the only one left and wins", "STM-125"
	case len(first) == 1:
		l.Text = fmt.Sprintf("%s wins with %d points", first[0], r.Scores[slices.Index(r.Places, 1)])
	default:
		l.Text, l.Clause = "A tie: "+strings.Join(first, " and "), "STM-129"
	}
	return l
}
