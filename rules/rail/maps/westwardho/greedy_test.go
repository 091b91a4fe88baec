package westwardho

import (
	"testing"

	"kettle/rules/rail/steam/scene"
)

func TestStrength(t *testing.T) { scene.Strength(t, game, nil) }
