package japan

import (
	"testing"

	"kettle/rules/rail/steam/scene"
	"kettle/rules/rulestest"
)

var game = Definition()

func TestConform(t *testing.T) {
	rulestest.Conform(t, game, rulestest.Options{Events: scene.Events("express-raised", "fee"), Choose: scene.Guided(game)})
}
