package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The events of Diplomacy.
type (
	// Offered says that a swap is offered (PWW-05).
	Offered struct{ Offer }
	// Declined says that an offer is refused.
	Declined struct{ Offer }
	// Swapped says that two Diplomacy cards have changed hands.
	Swapped struct{ Offer }
	// Allied says that two seats are allies now (PWW-06).
	Allied struct {
		Seat rules.Seat `json:"seat"`
		With rules.Seat `json:"with"`
	}
	// AllianceEnded says that an alliance is over, broken by the first of the two or in peace.
	AllianceEnded struct {
		Seat   rules.Seat `json:"seat"`
		With   rules.Seat `json:"with"`
		Broken bool       `json:"broken,omitempty"`
	}
	// PactPlayed says that a Diplomacy card is played.
	PactPlayed struct {
		Seat rules.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
	// TechGiven says who stands on bases of a Tech Support card.
	TechGiven struct {
		Seat rules.Seat `json:"seat"`
		Card Card       `json:"card"`
		Area Area       `json:"area"`
		N    int        `json:"n"`
	}
	// TechEnded says that a Tech Support card goes to the box.
	TechEnded struct {
		Seat rules.Seat `json:"seat"`
		Card Card       `json:"card"`
	}
)

func (Offered) Kind() string       { return "offered" }
func (Declined) Kind() string      { return "declined" }
func (Swapped) Kind() string       { return "swapped" }
func (Allied) Kind() string        { return "allied" }
func (AllianceEnded) Kind() string { return "alliance-ended" }
func (PactPlayed) Kind() string    { return "pact" }
func (TechGiven) Kind() string     { return "tech" }
func (TechEnded) Kind() string     { return "tech-ended" }

// The kinds of events of Peace With Wolves alone.
var (
	pactEvents   = []string{"offered", "declined", "swapped", "allied", "alliance-ended", "pact", "tech", "tech-ended", "retrieved"}
	vassalEvents = []string{"vassal", "point"}
	wolfEvents   = []string{"ransomed", "cache", "tap", "annexed"}
)

// Line is the event in words.
func (e Offered) Line(*State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("%s offers %s %s for %s", who(e.From), who(e.To), e.Give.Name(), e.Take.Name()), Clause: "PWW-05"}
	if e.Ally {
		l.Text += ", and an alliance"
	}
	return l
}

// Line is the event in words.
func (e Declined) Line(*State) rules.Line {
	return rules.Line{Text: who(e.To) + " refuses the offer of " + who(e.From), Clause: "PWW-05"}
}

// Line is the event in words.
func (e Swapped) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s gives %s %s for %s", who(e.From), who(e.To), e.Give.Name(), e.Take.Name()), Clause: "PWW-05"}
}

// Line is the event in words.
func (e Allied) Line(*State) rules.Line {
	return rules.Line{Text: who(e.Seat) + " and " + who(e.With) + " are allies", Clause: "PWW-06"}
}

// Line is the event in words.
func (e AllianceEnded) Line(*State) rules.Line {
	if e.Broken {
		return rules.Line{Text: who(e.Seat) + " breaks the alliance with " + who(e.With), Clause: "PWW-08"}
	}
	return rules.Line{Text: "The alliance of " + who(e.Seat) + " and " + who(e.With) + " ends", Clause: "PWW-06"}
}

// Line is the event in words.
func (e PactPlayed) Line(*State) rules.Line {
	k, c := e.Card.Pact()
	return rules.Line{Text: who(e.Seat) + " plays " + e.Card.Name(), Icon: c.Sheet().Emblem, Clause: k.Sheet().Clause}
}

// Line is the event in words.
func (e TechGiven) Line(*State) rules.Line {
	_, c := e.Card.Pact()
	return rules.Line{Text: fmt.Sprintf("%s of %s in %s: %s until the end of the round", title(count(e.N, "base soldier")), who(e.Seat), e.Area.Name(), c.Sheet().EliteAbil), Value: fmt.Sprintf("+%d", e.N), Clause: "PWW-13"}
}

// Line is the event in words.
func (e TechEnded) Line(*State) rules.Line {
	return rules.Line{Text: e.Card.Name() + " of " + who(e.Seat) + " ends", Clause: "PWW-13"}
}
