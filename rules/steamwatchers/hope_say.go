package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The events of Spark of Hope. Seat is whose it is.
type (
	// CaravanPut says where a caravan was deployed (SOH-02).
	CaravanPut struct {
		Seat rules.Seat `json:"seat"`
		Area Area       `json:"area,omitempty"`
	}
	// BoardPlaced says that a token was put face down on the caravan board or, without an order, taken back; only its owner
	// notices.
	BoardPlaced struct {
		Seat  rules.Seat `json:"seat"`
		Order Order      `json:"order,omitempty"`
	}
	// BoardRevealed shows the token on a caravan board; no order is one that stays hidden (SOH-40).
	BoardRevealed struct {
		Seat  rules.Seat `json:"seat"`
		Order Order      `json:"order,omitempty"`
	}
	// BoardUsed says what the token on a caravan board is used for; Swapped is the face that it is used as.
	BoardUsed struct {
		Seat    rules.Seat `json:"seat"`
		Order   Order      `json:"order"`
		Swapped Order      `json:"swapped"`
		Use     string     `json:"use"`
	}
	// BoardReturned says that the token of a caravan board went back to its clan supply; no order is a hidden one.
	BoardReturned struct {
		Seat  rules.Seat `json:"seat"`
		Order Order      `json:"order,omitempty"`
	}
	// KitBought says that a kit came on a caravan board.
	KitBought struct {
		Seat rules.Seat `json:"seat"`
		Kit  Kit        `json:"kit,omitempty"`
		Slot int        `json:"slot"`
	}
	// KitUpgraded says that a kit was turned to its advanced side.
	KitUpgraded struct {
		Seat rules.Seat `json:"seat"`
		Kit  Kit        `json:"kit,omitempty"`
	}
	// KitOperated says that an Operate or Exhaust effect is used.
	KitOperated struct {
		Seat rules.Seat `json:"seat"`
		Kit  Kit        `json:"kit,omitempty"`
	}
	// KitLost says that a kit went to the box.
	KitLost struct {
		Seat rules.Seat `json:"seat"`
		Kit  Kit        `json:"kit,omitempty"`
	}
	// TruckLost says that a truck is destroyed, how many are left, and which mobile building takes its place (SOH-57).
	TruckLost struct {
		Seat  rules.Seat `json:"seat"`
		Area  Area       `json:"area,omitempty"`
		Slot  int        `json:"slot"`
		Left  int        `json:"left"`
		Piece Piece      `json:"piece,omitempty"`
	}
	// CaravanGone says that a caravan is out of the game (SOH-19).
	CaravanGone struct {
		Seat rules.Seat `json:"seat"`
	}
	// CargoLost says that carried units and buildings went to the supplies (SOH-44).
	CargoLost struct {
		Seat  rules.Seat `json:"seat"`
		Force Force      `json:"force"`
		Hold  Buildings  `json:"hold"`
	}
	// Loaded says that soldiers or a building came aboard (SOH-42).
	Loaded struct {
		Seat  rules.Seat `json:"seat"`
		Area  Area       `json:"area,omitempty"`
		Force Force      `json:"force"`
		Piece Piece      `json:"piece,omitempty"`
	}
	// Unloaded says that carried soldiers or a building were set down.
	Unloaded struct {
		Seat  rules.Seat `json:"seat"`
		Area  Area       `json:"area,omitempty"`
		Force Force      `json:"force"`
		Piece Piece      `json:"piece,omitempty"`
	}
	// CardIgnored says that a player ignores an Archon card (SOH-40).
	CardIgnored struct {
		Seat rules.Seat `json:"seat"`
		Card Card       `json:"card,omitempty"`
	}
	// PrizeTaken says that a truck was taken; N are kept by now (SOH-57).
	PrizeTaken struct {
		Seat rules.Seat `json:"seat"`
		From rules.Seat `json:"from"`
		N    int        `json:"n"`
	}
)

func (CaravanPut) Kind() string    { return "caravan-put" }
func (BoardPlaced) Kind() string   { return "board-order" }
func (BoardRevealed) Kind() string { return "board-revealed" }
func (BoardUsed) Kind() string     { return "board-used" }
func (BoardReturned) Kind() string { return "board-returned" }
func (KitBought) Kind() string     { return "kit-bought" }
func (KitUpgraded) Kind() string   { return "kit-upgraded" }
func (KitOperated) Kind() string   { return "kit-operated" }
func (KitLost) Kind() string       { return "kit-lost" }
func (TruckLost) Kind() string     { return "truck-lost" }
func (CaravanGone) Kind() string   { return "caravan-gone" }
func (CargoLost) Kind() string     { return "cargo-lost" }
func (Loaded) Kind() string        { return "loaded" }
func (Unloaded) Kind() string      { return "unloaded" }
func (CardIgnored) Kind() string   { return "card-ignored" }
func (PrizeTaken) Kind() string    { return "prize" }

// hopeEvents are the kinds of events of Spark of Hope.
var hopeEvents = []string{"caravan-put", "board-order", "board-revealed", "board-used", "board-returned", "kit-bought", "kit-upgraded", "kit-operated", "kit-lost",
	"truck-lost", "caravan-gone", "cargo-lost", "loaded", "unloaded", "card-ignored", "prize"}

// For hides the event from others: nothing is shown until all are done (STW-068).
func (e BoardPlaced) For(s rules.Seat) (rules.Event, bool) { return e, s == e.Seat }

// Line is the event in words.
func (e CaravanPut) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The caravan of %s stands in %s", who(e.Seat), e.Area.Name()), Clause: "SOH-02"}
}

// Line is the event in words.
func (e BoardPlaced) Line(*State) rules.Line {
	if e.Order == NoOrder {
		return rules.Line{Text: "The token on the caravan board is taken back", Clause: "SOH-26"}
	}
	return rules.Line{Text: fmt.Sprintf("A %s token on the caravan board, face down", e.Order), Clause: "SOH-26"}
}

// Line is the event in words.
func (e BoardRevealed) Line(*State) rules.Line {
	if e.Order == NoOrder {
		return rules.Line{Text: fmt.Sprintf("The token on the caravan board of %s stays hidden", who(e.Seat)), Clause: "SOH-40"}
	}
	return rules.Line{Text: fmt.Sprintf("%s: caravan board %s", who(e.Seat), e.Order), Clause: "SOH-26"}
}

// Line is the event in words.
func (e BoardUsed) Line(s *State) rules.Line {
	l := rules.Line{Text: who(e.Seat) + " activates the caravan board", Clause: "SOH-26"}
	if u := s.boardUse(e.Use); u != nil {
		l.Text, l.Clause = l.Text+": "+u.Name, u.Clause
	}
	if e.Swapped != e.Order {
		l.Text += fmt.Sprintf("; a %s token is swapped for a %s token", e.Order, e.Swapped)
	}
	return l
}

// Line is the event in words.
func (e BoardReturned) Line(*State) rules.Line {
	what := "token"
	if e.Order != NoOrder {
		what = e.Order.String() + " token"
	}
	return rules.Line{Text: fmt.Sprintf("The %s leaves the caravan board of %s", what, who(e.Seat)), Clause: "STW-071"}
}

// Line is the event in words.
func (e KitBought) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s buys %s for slot %d", who(e.Seat), e.Kit.Name(), e.Slot+1), Clause: "SOH-21"}
}

// Line is the event in words.
func (e KitUpgraded) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s upgrades %s", who(e.Seat), e.Kit.Name()), Clause: "SOH-23"}
}

// Line is the event in words.
func (e KitOperated) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s operates %s", who(e.Seat), e.Kit.Name()), Clause: e.Kit.Sheet().Clause}
}

// Line is the event in words.
func (e KitLost) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s of %s goes to the box", e.Kit.Name(), who(e.Seat)), Clause: "SOH-18"}
}

// Line is the event in words.
func (e TruckLost) Line(*State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("%s loses truck %d in %s", who(e.Seat), e.Slot+1, e.Area.Name()), Value: arrow(e.Left+1, e.Left), Clause: "SOH-18"}
	if e.Piece != NoPiece {
		l.Text += fmt.Sprintf("; a mobile %s takes its place", e.Piece)
	}
	return l
}

// Line is the event in words.
func (e CaravanGone) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The caravan of %s is out of the game", who(e.Seat)), Clause: "SOH-19"}
}

// Line is the event in words.
func (e CargoLost) Line(*State) rules.Line {
	var text string
	if e.Force != (Force{}) {
		text = title(e.Force.Words()) + " aboard"
	}
	if n := e.Hold.Farms + e.Hold.Turrets; n > 0 {
		if text != "" {
			text += " and "
		}
		text += count(n, "building") + " aboard"
	}
	return rules.Line{Text: text + " go to the supplies", Clause: "SOH-44"}
}

// aboard is soldiers or a building in words.
func aboard(f Force, x Piece) string {
	if x != NoPiece {
		return "the " + x.String()
	}
	return f.Words()
}

// Line is the event in words.
func (e Loaded) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s loads %s in %s", who(e.Seat), aboard(e.Force, e.Piece), e.Area.Name()), Clause: "SOH-42"}
}

// Line is the event in words.
func (e Unloaded) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s sets %s down in %s", who(e.Seat), aboard(e.Force, e.Piece), e.Area.Name()), Clause: "SOH-42"}
}

// Line is the event in words.
func (e CardIgnored) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s ignores %s", who(e.Seat), e.Card.Name()), Clause: "SOH-40"}
}

// Line is the event in words.
func (e PrizeTaken) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("%s keeps a truck of %s", who(e.Seat), who(e.From)), Value: fmt.Sprint(e.N), Clause: "SOH-57"}
}
