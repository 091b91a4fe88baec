package westwardho

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rulestest"
)

// toSantaFe is track of two seats from Santa Fe towards St. Louis; the tile that joins it is joinsStLouis.
var toSantaFe = []string{"1 straight NE-SW on J6", "1 town straight NE, SW on Dodge City", "2 straight NE-SW on L5", "2 gentle SE-SW on M5",
	"2 town gentle NE, NW on Independence"}

const (
	joinsStLouis = "lay gentle SE-SW on O5"
	joinsChicago = "lay gentle NE-S on P4"
)

// moments are the positions at which the scripts of testdata begin. go test -update writes them.
var moments = map[string]scene.Scene{
	"WWH-13": {Seats: 5, Phase: "build", Players: []steam.Player{{Cash: 9}, {}, {Cash: 9}}, Track: toSantaFe},
}

// TestScripts plays the worked examples of the rulebook.
func TestScripts(t *testing.T) { scene.Scripts(t, game, moments) }

func TestTranscripts(t *testing.T) {
	playtest.Transcripts(t, game, map[string]rules.Setup{
		"basic-4":    {Seats: 4, Seed: 5},
		"basic-6":    {Seats: 6, Seed: 6, Options: map[string]string{OptCubes: "on"}},
		"standard-5": {Seats: 5, Seed: 8, Options: map[string]string{"variant": "standard"}},
	})
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
