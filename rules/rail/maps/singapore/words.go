package singapore

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// TurnPassed says that a seat has neither built nor acted in its turn (SIN-21).
type TurnPassed struct {
	Seat rules.Seat `json:"seat"`
}

// TokensAdded says how many tokens came on links of a seat that it left alone (SIN-09).
type TokensAdded struct {
	Seat   rules.Seat `json:"seat"`
	Tokens int        `json:"tokens"`
}

// RentDue says what the marked links of a seat add to its expenses (SIN-17).
type RentDue struct {
	Seat    rules.Seat `json:"seat"`
	Dollars int        `json:"dollars"`
}

// EndTriggered says that a move of a seat has triggered the end, and who meets what it asks (SIN-18).
type EndTriggered struct {
	Seat rules.Seat `json:"seat"`
	By   rules.Seat `json:"by"`
}

func (TurnPassed) Kind() string   { return "turn-passed" }
func (TokensAdded) Kind() string  { return "tokens" }
func (RentDue) Kind() string      { return "rent" }
func (EndTriggered) Kind() string { return "end-triggered" }

// Line is the event in words.
func (e TurnPassed) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d passes the turn", e.Seat), Clause: "SIN-21"}
}

// Line is the event in words.
func (e TokensAdded) Line(*steam.State) rules.Line {
	text := "@%d left an unfinished link alone: a token more"
	if e.Tokens > 1 {
		text = "@%d left unfinished links alone: a token more on each"
	}
	return rules.Line{Text: fmt.Sprintf(text, e.Seat), Value: fmt.Sprintf("+%d", e.Tokens), Clause: "SIN-09"}
}

// Line is the event in words.
func (e RentDue) Line(*steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d owes %s of rent for marked links", e.Seat, play.Dollars(e.Dollars)), Icon: "coins", Clause: "SIN-17"}
}

// Line is the event in words.
func (e EndTriggered) Line(s *steam.State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The end is near: @%d has %d points. Whoever begins a turn with most points and an income of 0 or more wins", e.By, s.Player(e.By).VP), Clause: "SIN-18"}
}
