package steamwatchers

import (
	"fmt"
	"strconv"

	"kettle/rules"
)

// The events of the Conclave and of cards.
type (
	// TitleReserved says what title the Primus has reserved (STW-061).
	TitleReserved struct {
		Seat  rules.Seat `json:"seat"`
		Clan  Clan       `json:"clan,omitempty"`
		Title Title      `json:"title,omitempty"`
	}
	// ColumnLaid says that a Steam Column card lies face down; others do not see which (STW-212).
	ColumnLaid struct {
		Seat rules.Seat `json:"seat"`
		Card Card       `json:"card,omitempty"`
	}
	// DeckMade says that a deck was made anew from so many discards (STW-057).
	DeckMade struct {
		N      int  `json:"n"`
		Archon bool `json:"archon,omitempty"`
	}
	// WeatherSensed says what became of the card that a seat looked at; others do not see which (STW-021).
	WeatherSensed struct {
		Seat   rules.Seat `json:"seat"`
		Card   Card       `json:"card,omitempty"`
		Bottom bool       `json:"bottom,omitempty"`
	}
	// Temporized says what card was discarded instead of an activation (STW-028).
	Temporized struct {
		Seat rules.Seat `json:"seat"`
		Card Card       `json:"card,omitempty"`
	}
	// SeatNamed says whom a player named for a card; Step is the ID of the step.
	SeatNamed struct {
		Seat  rules.Seat `json:"seat"`
		Named rules.Seat `json:"named"`
		Step  string     `json:"step"`
	}
	// FuelGiven says what barrels went from one player to another.
	FuelGiven struct {
		Seat   rules.Seat `json:"seat"`
		To     rules.Seat `json:"to"`
		Pure   int        `json:"pure"`
		Contra int        `json:"contra"`
	}
)

func (TitleReserved) Kind() string { return "reserved" }
func (ColumnLaid) Kind() string    { return "laid" }
func (DeckMade) Kind() string      { return "deck" }
func (WeatherSensed) Kind() string { return "weather" }
func (Temporized) Kind() string    { return "temporized" }
func (SeatNamed) Kind() string     { return "named" }
func (FuelGiven) Kind() string     { return "given" }

// conclaveEvents are the kinds of events of the Conclave and its cards.
var conclaveEvents = []string{"reserved", "laid", "deck", "weather", "temporized", "named", "given"}

// For shows the card to its owner only.
func (e ColumnLaid) For(s rules.Seat) (rules.Event, bool) {
	if s != e.Seat {
		e.Card = ""
	}
	return e, true
}

// For shows the card to who looked at it only.
func (e WeatherSensed) For(s rules.Seat) (rules.Event, bool) {
	if s != e.Seat {
		e.Card = ""
	}
	return e, true
}

// Line is the event in words.
func (e TitleReserved) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s reserves %s for the next round", who(e.Seat), e.Title.Name()), Clause: "STW-061"}
}

// Line is the event in words.
func (e ColumnLaid) Line(*State) rules.Line {
	if e.Card == "" {
		return rules.Line{Text: who(e.Seat) + " lays a Steam Column card face down", Clause: "STW-212"}
	}
	return rules.Line{Text: fmt.Sprintf("%s lays %s face down", who(e.Seat), e.Card.Name()), Clause: "STW-212"}
}

// Line is the event in words.
func (e DeckMade) Line(*State) rules.Line {
	kind := "Steam Column"
	if e.Archon {
		kind = "Archon"
	}
	return rules.Line{Text: "The " + kind + " deck is made anew from its discards", Value: count(e.N, "card"), Clause: "STW-057"}
}

// Line is the event in words.
func (e WeatherSensed) Line(*State) rules.Line {
	what := "the top Steam Column card"
	if e.Card != "" {
		what = e.Card.Name()
	}
	if e.Bottom {
		return rules.Line{Text: fmt.Sprintf("%s puts %s at the bottom of the deck", who(e.Seat), what), Clause: "STW-021"}
	}
	return rules.Line{Text: fmt.Sprintf("%s looks at %s and leaves it", who(e.Seat), what), Clause: "STW-021"}
}

// Line is the event in words.
func (e Temporized) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s temporizes and discards %s", who(e.Seat), e.Card.Name()), Clause: "STW-028"}
}

// Line is the event in words.
func (e SeatNamed) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("%s names %s", who(e.Seat), who(e.Named))}
	if st := s.b.Step(e.Step); st != nil {
		l.Text, l.Clause = st.Name+": "+l.Text, st.Clause
	}
	return l
}

// Line is the event in words.
func (e FuelGiven) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s gives %s %s algofuel", who(e.Seat), who(e.To), barrels(e.Pure, e.Contra)), Value: strconv.Itoa(-e.Pure - e.Contra), Clause: "STW-189"}
}

// conclaveFacts are the Archon cards in play, whom they do not touch, and what cards the seats hold.
func (s *State) conclaveFacts() (out []rules.Fact) {
	for i, c := range s.d.Play {
		a, n := s.b.Archon(c), strconv.Itoa(i+1)
		out = append(out, rules.Fact{ID: "in-play-" + n, Label: a.ArchonSheet.Name, Value: a.Text, Seat: rules.Public, Clause: a.ArchonSheet.Clause})
		if seat := s.Spared(c); seat != rules.Nobody {
			out = append(out, rules.Fact{ID: "spared-" + n, Label: "Unaffected", Value: s.Clan(seat).Name(), Seat: rules.Public, Clause: a.ArchonSheet.Clause})
		}
	}
	for i := range s.d.Hands {
		h, seat := &s.d.Hands[i], rules.Seat(i)
		add := func(id, label string, n int, clause string) {
			out = append(out, rules.Fact{ID: id, Label: label, Value: strconv.Itoa(n), Seat: seat, Clause: clause})
		}
		add("columns", "Steam Column cards in hand", len(h.Columns), "STW-055")
		add("archons", "Archon cards in hand", len(h.Archons), "STW-058")
		add("down", "Steam Column cards face down", len(h.Down), "STW-212")
		if p := s.Top(); p.Seat == seat && (p.Do == "watch" || p.Do == "archon") {
			add("drawn", "Cards drawn now", p.N, s.Step().Clause)
		}
	}
	return out
}
