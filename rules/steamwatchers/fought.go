package steamwatchers

import (
	"fmt"
	"strings"

	"kettle/rules"
)

// The events of combats, step by step. Seat is whose it is, Nobody for a neutral force.
type (
	// CombatBegan says who fights where.
	CombatBegan struct {
		Seat     rules.Seat `json:"seat"` // attacks
		Against  rules.Seat `json:"against"`
		Area     Area       `json:"area"`
		Attacker Clan       `json:"attacker"`
		Defender Clan       `json:"defender,omitempty"`
	}
	// StrengthTold announces the base strength of a side, with the extra strengths known by then (STW-107).
	StrengthTold struct {
		Seat    rules.Seat `json:"seat"`
		Area    Area       `json:"area"`
		Attacks bool       `json:"attacks,omitempty"`
		Ledger  []Plus     `json:"ledger"`
	}
	// Supported says that the units of an area support a side.
	Supported struct {
		Seat rules.Seat `json:"seat"`
		Clan Clan       `json:"clan"`
		Area Area       `json:"area"`
		N    int        `json:"n"`
		Sum  int        `json:"sum"` // strength of the side by now
	}
	// Committed says that a seat has decided on its barrels.
	Committed struct {
		Seat rules.Seat `json:"seat"`
	}
	// FuelShown shows the barrels of both sides, attacker and defender.
	FuelShown struct {
		Seat    rules.Seat `json:"seat"`
		Against rules.Seat `json:"against"`
		Pure    int        `json:"pure"`
		Contra  int        `json:"contra"`
		Pure2   int        `json:"pure2"`
		Contra2 int        `json:"contra2"`
	}
	// CombatDecided says who won with which final strengths.
	CombatDecided struct {
		Winner   rules.Seat `json:"winner"`
		Loser    rules.Seat `json:"loser"`
		Area     Area       `json:"area"`
		Clan     Clan       `json:"clan,omitempty"` // that won
		Attacker int        `json:"attacker"`       // final strengths
		Defender int        `json:"defender"`
	}
	// FervorSet says how fervor changed.
	FervorSet struct {
		Seat rules.Seat `json:"seat"`
		From int        `json:"from"`
		To   int        `json:"to"`
	}
	// SentinelKept says that a Sentinel does not fall.
	SentinelKept struct {
		Seat rules.Seat `json:"seat"`
		Area Area       `json:"area"`
	}
	// Fled says where units fled, by which clause.
	Fled struct {
		Seat    rules.Seat `json:"seat"`
		Clan    Clan       `json:"clan"`
		From    Area       `json:"from"`
		To      Area       `json:"to"`
		Force   Force      `json:"force"`
		Caravan bool       `json:"caravan,omitempty"`
		Clause  string     `json:"clause"`
	}
	// Plundered says that a Corsair took a barrel.
	Plundered struct {
		Seat   rules.Seat `json:"seat"`
		From   rules.Seat `json:"from"`
		Contra bool       `json:"contra,omitempty"`
	}
)

func (CombatBegan) Kind() string   { return "combat" }
func (StrengthTold) Kind() string  { return "strength" }
func (Supported) Kind() string     { return "support" }
func (Committed) Kind() string     { return "committed" }
func (FuelShown) Kind() string     { return "fuel-shown" }
func (CombatDecided) Kind() string { return "decided" }
func (FervorSet) Kind() string     { return "fervor" }
func (SentinelKept) Kind() string  { return "sentinel" }
func (Fled) Kind() string          { return "fled" }
func (Plundered) Kind() string     { return "plundered" }

// combatEvents are the kinds of events of combats.
var combatEvents = []string{"combat", "strength", "support", "committed", "fuel-shown", "decided", "fervor", "sentinel", "fled", "plundered"}

// fighter is a side in a sentence.
func fighter(seat rules.Seat) string {
	if seat == rules.Nobody {
		return "a neutral force"
	}
	return who(seat)
}

// Line is the event in words.
func (e CombatBegan) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s attacks %s in %s", who(e.Seat), fighter(e.Against), e.Area.Name()), Clause: "STW-103", Heading: true}
}

// Line is the event in words.
func (e StrengthTold) Line(*State) rules.Line {
	var parts []string
	for _, x := range e.Ledger {
		parts = append(parts, fmt.Sprintf("%s %+d", x.Name, x.N))
	}
	does := "defends with"
	if e.Attacks {
		does = "attacks with"
	}
	return rules.Line{Text: fmt.Sprintf("%s %s %s", title(fighter(e.Seat)), does, strings.Join(parts, ", ")), Value: fmt.Sprint(strength(e.Ledger)), Clause: "STW-107"}
}

// Line is the event in words.
func (e Supported) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s supports %s from %s: strength %d", e.Clan.Name(), who(e.Seat), e.Area.Name(), e.Sum), Value: fmt.Sprintf("+%d", e.N), Clause: "STW-110"}
}

// Line is the event in words.
func (e Committed) Line(*State) rules.Line {
	return rules.Line{Text: who(e.Seat) + " has committed algofuel in secret", Clause: "STW-114"}
}

// Line is the event in words.
func (e FuelShown) Line(*State) rules.Line {
	var shown []string
	for _, x := range []struct {
		seat         rules.Seat
		pure, contra int
	}{{e.Seat, e.Pure, e.Contra}, {e.Against, e.Pure2, e.Contra2}} {
		if x.pure+x.contra > 0 {
			shown = append(shown, fmt.Sprintf("%s committed %s algofuel", who(x.seat), barrels(x.pure, x.contra)))
		}
	}
	if len(shown) == 0 {
		return rules.Line{Text: "Nobody committed algofuel", Clause: "STW-114"}
	}
	return rules.Line{Text: strings.Join(shown, ", "), Clause: "STW-114"}
}

// Line is the event in words.
func (e CombatDecided) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s wins in %s", title(fighter(e.Winner)), e.Area.Name()), Value: fmt.Sprintf("%d : %d", e.Attacker, e.Defender), Clause: "STW-115"}
}

// Line is the event in words.
func (e FervorSet) Line(*State) rules.Line {
	return rules.Line{Text: "Fervor of " + who(e.Seat), Value: arrow(e.From, e.To), Clause: "STW-129"}
}

// Line is the event in words.
func (e SentinelKept) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s keeps a Sentinel in %s", who(e.Seat), e.Area.Name()), Clause: "STW-018"}
}

// Line is the event in words.
func (e Fled) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s of %s %s to %s", title(party(e.Force, e.Caravan)), who(e.Seat), flees(e.Force, e.Caravan), e.To.Name()), Clause: e.Clause}
}

// Line is the event in words.
func (e Plundered) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The Corsair of %s takes %s from %s", who(e.Seat), barrel(e.Contra), who(e.From)), Clause: "STW-024"}
}
