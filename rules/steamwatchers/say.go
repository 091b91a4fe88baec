package steamwatchers

import (
	"fmt"
	"strings"

	"kettle/rules"
)

// who is a seat in a sentence.
func who(seat rules.Seat) string {
	if seat < 0 {
		return "nobody"
	}
	return fmt.Sprintf("@%d", seat)
}

// player is a seat in an action that is typed, where seats are counted from 1.
func player(seat rules.Seat) string { return fmt.Sprintf("player %d", seat+1) }

// barrels is "2 pure and 1 contraband".
func barrels(pure, contra int) string {
	switch {
	case contra == 0:
		return fmt.Sprintf("%d pure", pure)
	case pure == 0:
		return fmt.Sprintf("%d contraband", contra)
	}
	return fmt.Sprintf("%d pure and %d contraband", pure, contra)
}

// Words is "3 base soldiers and 1 elite soldier".
func (f Force) Words() string {
	var out []string
	if f.Base > 0 {
		out = append(out, count(f.Base, "base soldier"))
	}
	if f.Elite > 0 {
		out = append(out, count(f.Elite, "elite soldier"))
	}
	if len(out) == 0 {
		return "nothing"
	}
	return strings.Join(out, " and ")
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func arrow(from, to int) string { return fmt.Sprintf("%d → %d", from, to) }

// Line is the event in words.
func (e RoundBegan) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Round %d of %d", e.Round, s.b.Rounds), Clause: "STW-049", Heading: true}
}

// Line is the event in words.
func (e PhaseBegan) Line(s *State) rules.Line {
	for _, p := range s.b.Phases {
		if p.ID == e.Phase {
			return rules.Line{Text: p.Name, Clause: p.Clause, Heading: true}
		}
	}
	return rules.Line{}
}

// Line is the event in words.
func (e ClanChosen) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s takes %s", who(e.Seat), e.Clan.Name()), Icon: e.Clan.Sheet().Emblem, Clause: "STW-041"}
}

// Line is the event in words.
func (e TitleClaimed) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s claims %s", who(e.Seat), e.Title.Name()), Clause: "STW-073"}
}

// Line is the event in words.
func (e TitleTaken) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s is %s", who(e.Seat), e.Title.Name()), Clause: "STW-052"}
}

// Line is the event in words.
func (e ZoneTaken) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s deploys in the %s", who(e.Seat), europa.Zones[e.Zone-1].Name), Clause: "STW-042"}
}

// Line is the event in words.
func (e Recruited) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s puts %s into %s", who(e.Seat), e.Force.Words(), e.Area.Name()), Value: fmt.Sprintf("+%d", e.Force.Units()), Clause: "STW-003"}
}

// Line is the event in words.
func (e Lost) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s loses %s in %s", who(e.Seat), e.Force.Words(), e.Area.Name()), Value: fmt.Sprintf("-%d", e.Force.Units()), Clause: "STW-003"}
}

// Line is the event in words.
func (e Exiled) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s: %s to Death & Exile", who(e.Seat), e.Force.Words()), Value: fmt.Sprintf("-%d", e.Force.Units()), Clause: "STW-146"}
}

// Line is the event in words.
func (e Built) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s puts a %s in %s", who(e.Seat), e.Piece, e.Area.Name()), Clause: "STW-036"}
}

// Line is the event in words.
func (e Demolished) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The %s in %s is gone", e.Piece, e.Area.Name()), Clause: "STW-036"}
}

// Line is the event in words.
func (e BeaconSet) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s puts a beacon in %s", who(e.Seat), e.Area.Name()), Clause: "STW-094"}
}

// Line is the event in words.
func (e BeaconLifted) Line(*State) rules.Line {
	if e.Destroyed {
		return rules.Line{Text: fmt.Sprintf("The beacon of %s in %s is destroyed", who(e.Seat), e.Area.Name()), Clause: "STW-096"}
	}
	return rules.Line{Text: fmt.Sprintf("%s takes the beacon of %s back", who(e.Seat), e.Area.Name()), Clause: "STW-095"}
}

// Line is the event in words.
func (e TokenReturned) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The %s token of %s leaves %s", e.Order, who(e.Seat), e.Area.Name()), Clause: "STW-071"}
}

// Line is the event in words.
func (e Activated) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("%s activates %s", who(e.Seat), e.Area.Name()), Clause: "STW-071"}
	if u := s.b.use(e.Use); u != nil {
		l.Text, l.Clause = l.Text+": "+u.Name, u.Clause
	}
	return l
}

// Line is the event in words.
func (e ContractSet) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s has a contract on %s", who(e.Seat), e.Floe.Name()), Clause: "STW-092"}
}

// Line is the event in words.
func (e FuelGained) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s takes %s algofuel", who(e.Seat), barrels(e.Pure, e.Contra)), Value: fmt.Sprintf("+%d", e.Pure+e.Contra), Clause: "STW-136"}
}

// Line is the event in words.
func (e FuelSpent) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s spends %s algofuel", who(e.Seat), barrels(e.Pure, e.Contra)), Value: fmt.Sprintf("-%d", e.Pure+e.Contra), Clause: "STW-137"}
}

// Line is the event in words.
func (e Incubated) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Incubation of %s", who(e.Seat)), Value: arrow(e.From, e.To), Clause: "STW-141"}
}

// Line is the event in words.
func (e SpaceClosed) Line(*State) rules.Line {
	kind := "pure"
	if e.Contra {
		kind = "contraband"
	}
	return rules.Line{Text: fmt.Sprintf("Quarantine closes a %s space of %s", kind, who(e.Seat)), Clause: "STW-148"}
}

// Line is the event in words.
func (e Drawn) Line(*State) rules.Line {
	kind, clause := "Steam Column card", "STW-055"
	if e.Archon {
		kind, clause = "Archon card", "STW-058"
	}
	l := rules.Line{Text: fmt.Sprintf("%s draws %s", who(e.Seat), count(e.N, kind)), Clause: clause}
	var names []string
	for _, c := range e.Cards {
		names = append(names, c.Name())
	}
	if len(names) > 0 {
		l.Text += ": " + strings.Join(names, ", ")
	}
	return l
}

// Line is the event in words.
func (e ColumnRaised) Line(*State) rules.Line {
	l := rules.Line{Text: "Steam column in " + e.Area.Name(), Value: arrow(e.Now-e.Levels, e.Now), Clause: "STW-056"}
	if e.Seat != rules.Nobody {
		l.Text += ", raised by " + who(e.Seat)
	}
	return l
}

// Line is the event in words.
func (e ColumnShrunk) Line(*State) rules.Line {
	return rules.Line{Text: "The steam column in " + e.Area.Name() + " shrinks", Value: fmt.Sprint(e.Now), Clause: "STW-132"}
}

// Line is the event in words.
func (e ArchonPlayed) Line(s *State) rules.Line {
	l := rules.Line{Text: "Archon card: " + e.Card.Name(), Clause: "STW-059"}
	if e.Seat != rules.Nobody {
		l.Text = who(e.Seat) + " plays " + e.Card.Name()
	}
	if a := s.b.Archon(e.Card); a != nil {
		l.Text, l.Clause = l.Text+". "+a.Text, a.ArchonSheet.Clause
	}
	return l
}

// Line is the event in words.
func (e OrderPlaced) Line(*State) rules.Line {
	if e.Order == NoOrder {
		return rules.Line{Text: "The token in " + e.Area.Name() + " is taken back", Clause: "STW-067"}
	}
	return rules.Line{Text: fmt.Sprintf("A %s token in %s, face down", e.Order, e.Area.Name()), Clause: "STW-067"}
}

// Line is the event in words.
func (e Planned) Line(*State) rules.Line {
	return rules.Line{Text: who(e.Seat) + " has placed the Order tokens", Clause: "STW-068"}
}

// Line is the event in words.
func (e Revealed) Line(*State) rules.Line {
	var out []string
	for _, t := range e.Tokens {
		out = append(out, fmt.Sprintf("%s %s", t.At.Name(), t.Order))
	}
	if len(out) == 0 {
		out = []string{"no Order token"}
	}
	return rules.Line{Text: fmt.Sprintf("%s: %s", who(e.Seat), strings.Join(out, ", ")), Clause: "STW-069"}
}

// Line is the event in words.
func (e GEOCounted) Line(*State) rules.Line {
	return rules.Line{Text: "GEO of " + who(e.Seat), Value: arrow(e.From, e.To), Clause: "STW-153"}
}

// Line is the event in words.
func (e Refilled) Line(*State) rules.Line {
	if e.Pure+e.Contra == 0 {
		return rules.Line{}
	}
	return rules.Line{Text: fmt.Sprintf("%s refills %s algofuel", who(e.Seat), barrels(e.Pure, e.Contra)), Value: fmt.Sprintf("+%d", e.Pure+e.Contra), Clause: "STW-157"}
}

// Line is the event in words.
func (e WipedOut) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s of %s is wiped out", e.Clan.Name(), who(e.Seat)), Clause: "STW-163"}
}

// Line is the event in words.
func (e Ended) Line(s *State) rules.Line { return s.endLine(e.Result) }

func (s *State) endLine(r rules.Result) rules.Line {
	l, unit := rules.Line{Heading: true, Clause: "STW-161"}, "GEO"
	if s.pointing() != nil {
		unit = "victory points"
	}
	for seat, place := range r.Places {
		if place == 1 {
			l.Text = fmt.Sprintf("@%d wins with %d %s", seat, r.Scores[seat], unit)
		}
	}
	switch r.Why {
	case EndGEO:
		l.Clause = "STW-154"
	case EndLast:
		l.Clause = "STW-164"
	case EndPoints:
		l.Clause = "PWW-35"
	}
	return l
}
