package steam

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"kettle/rules"
	"kettle/rules/rail"
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
	return rules.Line{Text: fmt.Sprintf("@%d, %s", s.Turn(), ph.Ask), Clause: ph.Clause}
}

// Action says what an action would do.
func (Words) Action(p rules.Position, a rules.Action) rules.Line {
	s := p.(*State)
	if x, ok := a.(track.Lay); ok {
		cost, clause := s.d.Board.Cost(x)
		return rules.Line{Text: Title(x.String()), Value: Signed(-cost), Clause: clause}
	}
	if x, ok := a.(speaker); ok {
		return x.Line(s)
	}
	return rules.Line{Text: a.String()}
}

// Event says what happened.
func (Words) Event(p rules.Position, e rules.Event) rules.Line {
	if l, ok := e.(speaker); ok {
		return l.Line(p.(*State))
	}
	return rules.Line{}
}

// Target names a thing on the table.
func (Words) Target(p rules.Position, t rules.Target) string {
	s := p.(*State)
	switch t.Kind {
	case TargetLoco:
		return "the locomotive"
	case TargetButton:
		return s.button(t.ID)
	case TargetRole:
		return Role(t.ID % int(numRoles)).String()
	case TargetBid:
		return "a bid of " + Dollars(t.ID)
	case TargetCapital:
		return "capital of " + Dollars(stepCash*t.ID)
	case TargetPoints:
		return [...]string{"income", "victory points"}[t.ID&1]
	case TargetSpace:
		return fmt.Sprintf("supply space %d", t.ID+1)
	case TargetLeave:
		return fmt.Sprintf("the %s cube that stays", rail.Good(t.ID%int(rail.Goods)))
	case TargetCity:
		return fmt.Sprintf("the %s New City", rail.Good(t.ID%int(rail.Goods)))
	case track.TargetTile:
		if tile, ok := track.TileWith(t.ID); ok {
			return string(tile)
		}
	case track.TargetTurn:
		return fmt.Sprintf("turned by %d°", 60*t.ID)
	case TargetStop, TargetOver, track.TargetHex:
		if t.ID >= 0 && t.ID < s.Stops() {
			return s.Spot(rail.Stop(t.ID)).String()
		}
	case TargetCube:
		if at, g := CubeOf(t.ID); at >= 0 && int(at) < s.Stops() {
			return fmt.Sprintf("the %s cube in %s", g, s.Spot(at))
		}
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
	case s.Phase().has(Pass{}.Kind()):
		return "move nothing"
	case s.Phase().has(Fold{}.Kind()):
		return "pass"
	}
	return s.goOn()
}

// Title is a text with its first letter as a capital.
func Title(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

func arrow(a, b int) string { return fmt.Sprintf("%d → %d", a, b) }

// Line is the action in words.
func (a Bid) Line(s *State) rules.Line {
	return rules.Line{Text: "Bid " + Dollars(a.Dollars), Icon: "coins", Clause: s.Phase().Clause}
}

// Line is the action in words.
func (Fold) Line(s *State) rules.Line {
	l := rules.Line{Text: "Pass", Icon: "coins", Clause: s.Phase().Clause}
	if s.d.Auction != nil && !s.m.Form.Basic() {
		l.Text, l.Value = fmt.Sprintf("Pass: take place %d", s.Bidders()), Signed(-s.Fee(s.actor()))
	}
	return l
}

// Line is the action in words.
func (StayIn) Line(*State) rules.Line {
	return rules.Line{Text: "Pass by Turn Order", Icon: TurnOrder.Icon(), Clause: "STM-037"}
}

// Line is the action in words.
func (a Capital) Line(*State) rules.Line {
	return rules.Line{Text: Title(a.String()), Value: Signed(stepCash * a.Steps), Icon: "coins", Clause: "STM-048"}
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
		l.Value = Signed(-n)
	}
	return l
}

// Line is the action in words.
func (a Urbanize) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("New City on %s, %s", a.At, a.Color), Icon: "plaque-" + a.Color.String(), Clause: "STM-095"}
}

// Line is the action in words.
func (a Supply) Line(s *State) rules.Line {
	l := rules.Line{Text: Title(a.String()), Clause: s.cite("STM-102")}
	if a.Space >= 0 && a.Space < len(s.d.Supply) {
		l.Value = pile(s.d.Supply[a.Space].Without(a.Leave))
	}
	return l
}

// Line is the action in words.
func (a Grow) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("City Growth in %s from space %d", a.At, a.Space+1), Icon: "growth-marker", Clause: "STM-059"}
	if a.Space >= 0 && a.Space < len(s.d.Supply) {
		l.Value = pile(s.d.Supply[a.Space])
	}
	return l
}

// pile is "red, red, blue".
func pile(p rail.Pile) string {
	out := make([]string, len(p))
	for i, g := range p {
		out[i] = g.String()
	}
	return strings.Join(out, ", ")
}

// Line is the action in words.
func (a Deliver) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Move %s from %s", a.Good, a.Path), Icon: "cube-" + a.Good.String(), Clause: "STM-106"}
}

// Line is the action in words.
func (a Credit) Line(s *State) rules.Line {
	l := rules.Line{Text: Title(a.String()), Clause: "STM-113", Icon: "loco-wood"}
	if p, ok := s.Pending(); ok {
		l.Value = fmt.Sprintf("+%d", p.N)
	}
	return l
}

// Line is the action in words.
func (Raise) Line(s *State) rules.Line {
	l := s.Player(s.actor()).Loco
	return rules.Line{Text: "Improve the locomotive", Value: arrow(l, l+1), Icon: "loco-wood", Clause: s.cite("STM-105")}
}

// Line is the action in words.
func (Pass) Line(*State) rules.Line { return rules.Line{Text: "Move nothing", Clause: "STM-104"} }

// Line is the action in words.
func (Done) Line(s *State) rules.Line {
	return rules.Line{Text: Title(s.goOn()), Clause: s.Phase().Clause}
}

func (s *State) goOn() string { return cmp.Or(s.Phase().Done, "go on") }

func (m *Map) endLine(r rules.Result) rules.Line {
	l := rules.Line{Heading: true, Clause: "STM-127"}
	var first []string
	for seat, place := range r.Places {
		if place == 1 {
			first = append(first, fmt.Sprintf("@%d", seat))
		}
	}
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
