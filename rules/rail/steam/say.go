package steam

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// Line is the event in words.
func (e RoundBegan) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("Turn %d of %d", e.Turn, s.Rounds()), Clause: s.cite("STM-028"), Heading: true}
	if s.Rounds() == 0 {
		l.Text = fmt.Sprintf("Turn %d: @%d", e.Turn, e.First)
	}
	return l
}

func phaseLine(s *State, e play.PhaseBegan) rules.Line {
	i := s.m.Index(e.Phase)
	if i < 0 {
		return rules.Line{}
	}
	return rules.Line{Text: s.m.Phases[i].Name, Clause: s.m.Phases[i].Clause, Heading: true}
}

// Line is the event in words.
func (e BidMade) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d bids", e.Seat), Value: play.Dollars(e.Dollars), Icon: "coins", Clause: s.auctionClause()}
}

func (s *State) auctionClause() string {
	if s.m.Form.Basic() {
		return "STM-029"
	}
	return "STM-034"
}

// Line is the event in words.
func (e StayedIn) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d passes by Turn Order", e.Seat), Icon: TurnOrder.Icon(), Clause: "STM-037"}
}

// Line is the event in words.
func (e Folded) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d passes", e.Seat), Icon: "coins", Clause: "STM-029"}
}

// Line is the event in words.
func (e PlaceTaken) Line(s *State) rules.Line {
	places := [...]string{"", "first", "second", "third", "fourth", "fifth", "sixth"}
	return rules.Line{Text: fmt.Sprintf("@%d is %s", e.Seat, places[e.Place]), Value: play.Signed(-e.Paid), Icon: "coins", Clause: s.auctionClause()}
}

// Line is the event in words.
func (e BidLost) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d pays half of the bid", e.Seat), Value: play.Signed(-e.Paid), Icon: "coins", Clause: s.cite("STM-030")}
}

// Line is the event in words.
func (e OrderSet) Line(s *State) rules.Line {
	names := make([]string, len(e.Order))
	for i, seat := range e.Order {
		names[i] = fmt.Sprintf("@%d", seat)
	}
	l := rules.Line{Text: "Turn order: " + strings.Join(names, ", "), Clause: "STM-027"}
	if s.m.Form.Basic() && s.d.Auction == nil {
		l.Clause = "STM-033"
	}
	return l
}

// Line is the event in words.
func (e CapitalRaised) Line(*State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("@%d raises capital", e.Seat), Value: play.Signed(e.Dollars), Icon: "coins", Clause: "STM-042"}
	switch {
	case e.VP == 0:
		l.Text += fmt.Sprintf(": income falls by %d", e.Income)
	case e.Income == 0:
		l.Text, l.Clause = l.Text+fmt.Sprintf(" for %d VP", e.VP), "STM-044"
	default:
		l.Text, l.Clause = l.Text+fmt.Sprintf(": income falls by %d, and %d VP are paid", e.Income, e.VP), "STM-044"
	}
	return l
}

// Line is the event in words.
func (e RoleTaken) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("@%d takes %s", e.Seat, e.Role), Icon: e.Role.Icon(), Clause: s.cite(e.Role.Clause())}
	if e.Idle {
		l.Text, l.Clause = l.Text+" and passes its effect", "STM-052"
	}
	return l
}

// Line is the event in words.
func (e CityPlaced) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d makes %s a city, %s", e.Seat, e.At, e.Color), Icon: Urbanization.Icon(), Clause: "STM-095"}
}

// Line is the event in words.
func (e CityGrown) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d lets %s grow", e.Seat, e.At), Icon: "growth-marker", Clause: s.cite("STM-059")}
}

// Line is the event in words.
func (e Stocked) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("From supply space %d to %s: %s", e.Space+1, e.At, play.Cubes(e.Cubes)), Value: fmt.Sprintf("+%d", len(e.Cubes)), Clause: s.cite("STM-102")}
}

// Line is the event in words.
func (e Laid) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d lays %s on %s", e.Seat, e.Lay.Tile, e.Lay.At), Value: play.Signed(-e.Cost), Clause: s.cite("STM-065")}
}

// Line is the event in words.
func (e Completed) Line(*State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("Link %s - %s", e.A, e.B), Value: "+1", Clause: "STM-088"}
	if e.Owner >= 0 {
		l.Text = fmt.Sprintf("@%d links %s and %s", e.Owner, e.A, e.B)
	}
	return l
}

// Line is the event in words.
func (e Delivered) Line(*State) rules.Line {
	var parts []string
	for seat, n := range e.Points {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("@%d +%d", seat, n))
		}
	}
	return rules.Line{Text: fmt.Sprintf("%s, %s to %s: %s", play.Title(e.Good.String()), e.Path.Start(), e.Path.End(), strings.Join(parts, ", ")),
		Value: fmt.Sprintf("+%d", play.Sum(e.Points)), Icon: "cube-" + e.Good.String(), Clause: "STM-112"}
}

// Line is the event in words.
func (e Credited) Line(*State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("@%d takes income", e.Seat), Value: fmt.Sprintf("+%d", e.Income), Icon: "loco-wood", Clause: "STM-113"}
	switch {
	case e.Income == 0 && e.VP == 0:
		l.Text, l.Clause = fmt.Sprintf("@%d has the highest income: the points are lost", e.Seat), "STM-115"
	case e.Income == 0:
		l.Text, l.Value = fmt.Sprintf("@%d takes victory points", e.Seat), fmt.Sprintf("+%d", e.VP)
	case e.VP > 0:
		l.Text, l.Clause = fmt.Sprintf("@%d takes income, and %d VP for what does not fit", e.Seat, e.VP), "STM-114"
	}
	return l
}

// Line is the event in words.
func (e LocoRaised) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d improves the locomotive", e.Seat), Value: play.Arrow(e.Level-1, e.Level), Icon: "loco-wood", Clause: "STM-062"}
}

// Line is the event in words.
func (e Passed) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d moves nothing", e.Seat), Clause: "STM-104"}
}

// Line is the event in words.
func (e Settled) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("@%d receives income", e.Seat), Value: play.Signed(e.Got), Icon: "coins", Clause: s.incomeClause()}
	if e.Paid > 0 {
		l.Text, l.Value = fmt.Sprintf("@%d pays", e.Seat), play.Signed(e.Got-e.Paid)
	}
	if short := e.FromVP - e.VP + e.FromRate - e.Rate; short > 0 && !s.m.Form.Basic() {
		l.Text, l.Clause = fmt.Sprintf("@%d is short: VP %s, income %s", e.Seat, play.Arrow(e.FromVP, e.VP), play.Arrow(e.FromRate, e.Rate)), "STM-119"
	}
	return l
}

// Line is the event in words.
func (e Bankrupt) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d is bankrupt and leaves the game", e.Seat), Clause: "STM-122"}
}

// Line is the event in words.
func (e Ended) Line(s *State) rules.Line { return s.m.endLine(e.Result) }
