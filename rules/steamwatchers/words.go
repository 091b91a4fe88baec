package steamwatchers

import (
	"fmt"
	"strings"

	"kettle/rules"
)

// Words speaks for the game. Actions and events speak for themselves by a method Line(*State) rules.Line; an action
// without one is said by its String.
type Words struct{}

type speaker interface{ Line(*State) rules.Line }

// Prompt is whose decision it is and what is asked.
func (Words) Prompt(p rules.Position) rules.Line {
	s := p.(*State)
	if r, over := s.Result(); over {
		return s.endLine(r)
	}
	return rules.Line{Text: fmt.Sprintf("@%d, %s", s.Turn(), s.Step().Ask), Clause: s.Step().Clause}
}

// Action says what an action would do.
func (Words) Action(p rules.Position, a rules.Action) rules.Line {
	s := p.(*State)
	if x, ok := a.(speaker); ok {
		return x.Line(s)
	}
	l := rules.Line{Text: title(a.String())}
	if st := s.Step(); st != nil {
		l.Clause = st.Clause
	}
	return l
}

// Event says what happened.
func (Words) Event(p rules.Position, e rules.Event) rules.Line {
	if l, ok := e.(speaker); ok {
		return l.Line(p.(*State))
	}
	return rules.Line{}
}

// Hides says why the curtain is down.
func (Words) Hides() (string, []string) {
	return "hand cards, face-down Order tokens and committed algofuel are hidden", []string{"STW-006", "STW-068", "STW-114"}
}

// Colours says what gives a seat its colour.
func (Words) Colours() rules.Line {
	return rules.Line{Text: "The clan that a player takes at the table gives the colour.", Clause: "STW-007"}
}

// Target names a thing on the table.
func (Words) Target(p rules.Position, t rules.Target) string {
	switch t.Kind {
	case TargetArea, TargetColumn:
		if a := Area(t.ID); a.Is() {
			return a.Name()
		}
		return "the clan supply"
	case TargetClan:
		return Clan(t.ID).Name()
	case TargetTitle:
		return Title(t.ID).Name()
	case TargetZone:
		if t.ID > 0 && t.ID <= len(europa.Zones) {
			return "Deployment card " + europa.Zones[t.ID-1].Name
		}
	case TargetOrder:
		return title(Order(t.ID).String()) + " token"
	case TargetPiece:
		return "the " + Piece(t.ID).String()
	case TargetBase:
		return count(t.ID, "base soldier")
	case TargetElite:
		return count(t.ID, "elite soldier")
	case TargetPure:
		return count(t.ID, "pure barrel")
	case TargetContra:
		return count(t.ID, "contraband barrel")
	case TargetSeat:
		return fmt.Sprintf("@%d", t.ID)
	case TargetCard:
		for _, a := range archonSheets {
			if t.ID >= a.First && t.ID < a.First+a.Cards {
				return a.Name
			}
		}
	case TargetPact:
		return pactOf(t.ID).Name()
	case TargetTreaty:
		return count(t.ID, "Treaty token")
	case TargetSpecial:
		if t.ID == 0 {
			return "a Special Action token"
		}
		return "the Special Action token of " + Special(t.ID).String()
	case TargetUse:
		if t.ID >= 0 && t.ID < len(useNames) {
			return useNames[t.ID]
		}
	case TargetButton:
		names := []string{"confirm", "take back", "pass", "discard", "put under the deck"}
		if t.ID >= 0 && t.ID < len(names) {
			return names[t.ID]
		}
	}
	return hopeTarget(t)
}

// title is a text with its first letter as a capital.
func title(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// Line is the action in words.
func (a ChooseClan) Line(*State) rules.Line {
	sh := a.Clan.Sheet()
	return rules.Line{Text: sh.Name + ": " + sh.Text, Icon: sh.Emblem, Clause: sh.Clause}
}

// Line is the action in words.
func (a ClaimTitle) Line(s *State) rules.Line {
	return rules.Line{Text: title(a.Title.Name()) + ": " + s.b.Titles[a.Title].Text, Clause: s.b.Titles[a.Title].Clause}
}

// Line is the action in words.
func (a TakeZone) Line(*State) rules.Line {
	z := europa.Zones[a.Zone-1]
	names := make([]string, len(z.Areas))
	for i, x := range z.Areas {
		names[i] = x.Name()
	}
	return rules.Line{Text: z.Name + ": " + strings.Join(names, ", "), Clause: "STW-039"}
}

// Line is the action in words.
func (a DeployUnits) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s into %s", a.Force.Words(), a.Area.Name()), Clause: "STW-044"}
}

// Line is the action in words.
func (a DeployPiece) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s in %s", title(a.Piece.String()), a.Area.Name()), Clause: "STW-043"}
}

// Line is the action in words.
func (a PlaceOrder) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s token in %s", title(a.Order.String()), a.Area.Name()), Clause: "STW-067"}
}

// Line is the action in words.
func (a TakeOrder) Line(*State) rules.Line {
	return rules.Line{Text: "Take the token back from " + a.Area.Name(), Clause: "STW-067"}
}

// Line is the action in words.
func (Confirm) Line(*State) rules.Line {
	return rules.Line{Text: "Confirm the orders", Clause: "STW-068"}
}

// Line is the action in words.
func (a Pass) Line(s *State) rules.Line {
	return rules.Line{Text: "Pass and claim " + a.Title.Name(), Clause: "STW-073"}
}

// Line is the action in words.
func (a Discard) Line(*State) rules.Line {
	return rules.Line{Text: "Discard the token in " + a.Area.Name(), Clause: "STW-078"}
}

// Line is the action in words.
func (a Unsupply) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Remove %s from %s", one(a.Elite).Words(), a.Area.Name()), Clause: "STW-156"}
}

// Line is the action in words.
func (a ToExile) Line(*State) rules.Line {
	from := "the clan supply"
	if a.Area.Is() {
		from = a.Area.Name()
	}
	return rules.Line{Text: fmt.Sprintf("%s from %s to Death & Exile", title(one(a.Elite).Words()), from), Clause: "STW-146"}
}
