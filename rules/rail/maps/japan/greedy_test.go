package japan

import (
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

func TestStrength(t *testing.T) {
	scene.Strength(t, game, func(s *steam.State, seat rules.Seat) string { return fmt.Sprint("express ", Level(s, seat)) })
}
