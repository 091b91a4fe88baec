package singapore

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
	"SIN-18": near(steam.Player{Loco: 2, VP: 13}, steam.Player{VP: 12}),
	"SIN-19": near(steam.Player{Loco: 2, VP: 13}, steam.Player{VP: 16}),
	"SIN-20": near(steam.Player{Income: -10, VP: 1}, steam.Player{VP: 3}),
	"SIN-21": near(steam.Player{VP: 4}, steam.Player{VP: 4}),
	"SIN-25": moved(2, 2),
	"SIN-30": {Players: rich(steam.Player{}), Supply: []string{"R"}, Track: []string{"0 straight N-S on F7", "0 ends", "0 ends", "0 straight N-S on B2", "0 ends", "0 straight N-S on A5"}},
}

// near is the way of the tests with players near an end.
func near(me, you steam.Player) scene.Scene {
	c := moved(me.Loco)
	c.Players = []steam.Player{me, you}
	return c
}

// TestScripts plays paragraphs of the rulebook.
func TestScripts(t *testing.T) {
	for name, c := range moments {
		c.Phase = PartAction
		moments[name] = c
	}
	scene.Scripts(t, game, moments)
}

func TestTranscripts(t *testing.T) {
	playtest.Transcripts(t, game, map[string]rules.Setup{
		"grow": {Seats: 2, Seed: 5},
		"once": {Seats: 2, Seed: 6, Options: map[string]string{"marks": "once"}},
	})
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
