package singapore

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
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
		c.Game = game
		if c.Phase == "" {
			c.Phase = PartAction
		}
		var b bytes.Buffer
		if err := json.Indent(&b, c.JSON(t), "", " "); err != nil {
			t.Fatal(err)
		}
		b.WriteByte('\n')
		file := filepath.Join("testdata", name+".json")
		if rulestest.Update() {
			if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if have, err := os.ReadFile(file); err != nil || !bytes.Equal(have, b.Bytes()) {
			t.Errorf("%s is not as the test says (%v); go test -update writes it", file, err)
		}
	}
	rulestest.Scripts(t, "testdata", find)
}

func TestTranscripts(t *testing.T) {
	for name, s := range map[string]rules.Setup{
		"grow": {Seats: 2, Seed: 5},
		"once": {Seats: 2, Seed: 6, Options: map[string]string{"marks": "once"}},
	} {
		s.Game = game.ID
		t.Run(name, func(t *testing.T) {
			rulestest.Transcript(t, game, s, bot.Greedy{Guide: bot.Of(game), Width: 100}, "testdata/transcripts/"+name+".golden")
		})
	}
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
