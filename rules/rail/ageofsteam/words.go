package ageofsteam

import (
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
		return endLine(s, r)
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
		return layLine(s, a)
	case play.Deliver:
		return rules.Line{Text: fmt.Sprintf("Move %s from %s", a.Good, a.Path), Icon: "cube-" + a.Good.String(), Clause: "AOS-103"}
	case play.Raise:
		l := s.Player(s.actor()).Loco
		return rules.Line{Text: "Raise the locomotive", Value: play.Arrow(l, l+1), Icon: "loco-wood", Clause: s.cite("AOS-102")}
	case play.Pass:
		return rules.Line{Text: "Move nothing", Clause: "AOS-101"}
	case play.Done:
		return rules.Line{Text: "Go on", Clause: s.Phase().Clause}
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
	case TargetShare:
		return "a share"
	case play.TargetLoco:
		return "the locomotive"
	case play.TargetButton:
		if t.ID == 1 {
			return "pass by Turn Order"
		}
		for _, c := range s.Phase().Choices {
			if n := buttons[c.Kind]; n != "" {
				return n
			}
		}
		return "go on"
	case play.TargetRole:
		return Role(t.ID).String()
	case TargetBag:
		return "the bag"
	case TargetDrawn:
		return "the " + s.m.Cube(rail.Good(t.ID)).Noun + " that was drawn"
	case play.TargetCity:
		if t.ID >= 0 && t.ID < len(s.m.NewCities) {
			return fmt.Sprintf("new city %s, %s", s.m.NewCities[t.ID].Letter, s.m.NewCities[t.ID].Color)
		}
	case play.TargetCube:
		if at, g := play.CubeOf(t.ID); at >= 0 && int(at) < s.Stops() {
			return fmt.Sprintf("%s on %s", s.m.Cube(g).Noun, s.Spot(at))
		}
	case TargetBox:
		if c, b := BoxOf(t.ID); t.ID >= 0 && c < len(s.m.Columns) {
			return s.BoxName(c, b)
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

// buttons is what the button says by the kind of action.
var buttons = map[string]string{play.Pass{}.Kind(): "move nothing", Pay{}.Kind(): "pay the expenses", play.Done{}.Kind(): "go on", Drop{}.Kind(): "drop out"}

// Line is the action in words.
func (IssueShare) Line(s *State) rules.Line {
	return rules.Line{Text: "Issue a share", Value: play.Signed(s.m.Rules.SharePrice), Icon: "share", Clause: s.cite("AOS-029")}
}

// Line is the action in words.
func (a Take) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s: %s", a.Role, s.m.Text(a.Role)), Icon: a.Role.Icon(), Clause: s.cite(a.Role.Clause())}
}

// Line is the action in words.
func (a Urbanize) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("New city %s on %s", a.Tile, a.At), Icon: plaque(s, a.N), Clause: s.cite("AOS-091")}
}

func plaque(s *State, tile int) string {
	if tile >= 0 && tile < len(s.m.NewCities) {
		return "plaque-" + s.m.NewCities[tile].Color.String()
	}
	return ""
}

// Line is the action in words.
func (Pay) Line(s *State) rules.Line {
	return rules.Line{Text: "Pay the expenses", Value: play.Signed(-s.Player(s.actor()).Due()), Icon: "coins", Clause: "AOS-113"}
}

// Line is the event in words.
func (e RoundBegan) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Round %d of %d", e.Round, s.Rounds()), Clause: s.cite("AOS-024"), Heading: true}
}

func phaseLine(s *State, e play.PhaseBegan) rules.Line {
	i := s.m.Index(e.Phase)
	if i < 0 {
		return rules.Line{}
	}
	verb := " begins"
	if strings.HasSuffix(s.m.Phases[i].Name, "s") {
		verb = " begin"
	}
	return rules.Line{Text: s.m.Phases[i].Name + verb, Clause: s.m.Phases[i].Clause, Heading: true}
}

// Line is the event in words.
func (e ShareIssued) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d issues 1 share", e.Seat), Value: play.Signed(e.Cash), Icon: "share", Clause: s.cite("AOS-029")}
}

// Line is the event in words.
func (e RoleTaken) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d takes %s", e.Seat, e.Role), Icon: e.Role.Icon(), Clause: s.cite(e.Role.Clause())}
}

// Line is the event in words.
func (e CityPlaced) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("New city %s on %s", s.m.NewCities[e.Tile].Letter, e.At), Icon: plaque(s, e.Tile), Clause: s.cite("AOS-091")}
}

// Line is the event in words.
func (e Delivered) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s, %s to %s", play.Title(e.Good.String()), e.Path.Start(), e.Path.End()),
		Value: fmt.Sprintf("+%d", play.Sum(e.Earned)), Icon: s.m.Cube(e.Good).Icon, Clause: "AOS-108"}
}

// Line is the event in words.
func (e LocoRaised) Line(s *State) rules.Line {
	return rules.Line{Text: "Locomotive", Value: play.Arrow(e.Level-1, e.Level), Icon: "loco-wood", Clause: s.cite("AOS-102")}
}

// Line is the event in words.
func (e Passed) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d passes", e.Seat), Clause: "AOS-101"}
}

// Line is the event in words.
func (e Collected) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d collects income", e.Seat), Value: "+" + play.Dollars(e.Amount), Icon: "coins", Clause: "AOS-112"}
}

// Line is the event in words.
func (e ExpensesPaid) Line(s *State) rules.Line {
	short := e.Due - e.Paid
	if short > 0 && s.Player(e.Seat).Out {
		return rules.Line{Text: fmt.Sprintf("@%d has $%d of $%d: bankrupt", e.Seat, e.Paid, e.Due), Value: play.Signed(-e.Paid), Icon: "coins", Clause: "AOS-115"}
	}
	if short > 0 {
		return rules.Line{Text: fmt.Sprintf("@%d pays $%d of $%d: income falls by %d", e.Seat, e.Paid, e.Due, short), Value: play.Signed(-e.Paid), Icon: "coins", Clause: "AOS-114"}
	}
	return rules.Line{Text: fmt.Sprintf("@%d pays expenses", e.Seat), Value: play.Signed(-e.Paid), Icon: "coins", Clause: "AOS-113"}
}

// Line is the event in words.
func (e Eliminated) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d is bankrupt", e.Seat), Clause: "AOS-115"}
}

// Line is the event in words.
func (e IncomeReduced) Line(*State) rules.Line {
	return rules.Line{Text: "Income is reduced", Value: play.Arrow(e.From, e.To), Icon: "coins", Clause: "AOS-120"}
}

// Line is the event in words.
func (e DiceThrown) Line(s *State) rules.Line {
	text := make([]string, len(e.Dice))
	for i, d := range e.Dice {
		text[i] = fmt.Sprint(d)
	}
	l := rules.Line{Text: play.Title(e.Half.String()) + " half", Value: strings.Join(text, ", "), Clause: s.cite("AOS-124")}
	if len(e.Dice) > 0 {
		l.Icon = fmt.Sprintf("die-%s-%d", e.Half, e.Dice[0])
	}
	return l
}

// Line is the event in words.
func (e CubeCame) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s comes to %s", play.Title(s.m.Cube(e.Good).Noun), e.At), Icon: s.m.Cube(e.Good).Icon, Clause: "AOS-125"}
}

// Line is the event in words.
func (e Ended) Line(s *State) rules.Line { return endLine(s, e.Result) }

func endLine(s *State, r rules.Result) rules.Line {
	l := rules.Line{Heading: true}
	if f := s.m.Hooks.End; f != nil {
		l.Text, l.Icon, l.Clause = f(s, r)
		return l
	}
	first := play.Winners(r)
	switch {
	case r.Why == EndBankrupt:
		l.Text, l.Clause, l.Icon = "Everybody is bankrupt: nobody wins", s.cite("AOS-119"), "coins"
	case r.Why == EndLast:
		l.Text, l.Clause = first[0]+" is the only one left and wins", s.cite("AOS-119")
	case len(first) == 1:
		l.Text, l.Clause = fmt.Sprintf("%s wins with %d points", first[0], slices.Max(r.Scores)), "AOS-134"
	default:
		l.Text, l.Clause = "A tie: "+strings.Join(first, " and "), "AOS-134"
	}
	return l
}
