package japan

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rulestest"
)

// moments are the positions at which the scripts of testdata begin. go test -update writes them.
var moments = map[string]scene.Scene{
	"JPN-08":  {Phase: "action", Marks: []int{1, 0, 0}, Players: []steam.Player{{Cash: 20, Loco: 3}}},
	"JPN-19":  route(4, 1),
	"STM-045": {Phase: "action", Marks: []int{1, 0, 0}, Players: []steam.Player{{Income: -9, VP: 3, Loco: 3}}},
	"STM-120": {Options: standard, Phase: "move2", Place: 2, Players: []steam.Player{{Cash: 2, Income: -2, VP: 1, Loco: 5}, {Cash: 9}, {Cash: 9}}},
}

// TestScripts plays the worked examples of the rulebook.
func TestScripts(t *testing.T) { scene.Scripts(t, game, moments) }

func TestTranscripts(t *testing.T) {
	playtest.Transcripts(t, game, map[string]rules.Setup{
		"basic-3":    {Seats: 3, Seed: 5},
		"basic-4":    {Seats: 4, Seed: 6},
		"standard-3": {Seats: 3, Seed: 7, Options: map[string]string{"variant": "standard"}},
		"standard-4": {Seats: 4, Seed: 8, Options: map[string]string{"variant": "standard"}},
	})
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
