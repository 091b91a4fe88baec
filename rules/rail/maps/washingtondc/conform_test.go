package washingtondc

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rulestest"
)

var game = Definition()

var events = []string{"phase", "round", "share", "bid", "stayed", "order", "role", "city", "laid", "linked", "delivered", "loco", "passed",
	"collected", "expenses", "eliminated", "reduced", "dice", "came", "gridlock", "emergency", "ended"}

func TestConform(t *testing.T) {
	rulestest.Conform(t, game, rulestest.Options{Events: events})
}

func find(id string) *rules.Definition {
	if id == game.ID {
		return game
	}
	return nil
}
