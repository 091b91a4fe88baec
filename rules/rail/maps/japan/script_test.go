package japan

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
	"JPN-08":  {Phase: "action", Marks: []int{1, 0, 0}, Players: []steam.Player{{Cash: 20, Loco: 3}}},
	"JPN-19":  route(4, 1),
	"STM-045": {Phase: "action", Marks: []int{1, 0, 0}, Players: []steam.Player{{Income: -9, VP: 3, Loco: 3}}},
	"STM-120": {Options: standard, Phase: "move2", Place: 2, Players: []steam.Player{{Cash: 2, Income: -2, VP: 1, Loco: 5}, {Cash: 9}, {Cash: 9}}},
}

// TestScripts plays the worked examples of the rulebook.
func TestScripts(t *testing.T) {
	for name, c := range moments {
		c.Game = game
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
		"basic-3":    {Seats: 3, Seed: 5},
		"basic-4":    {Seats: 4, Seed: 6},
		"standard-3": {Seats: 3, Seed: 7, Options: map[string]string{"variant": "standard"}},
		"standard-4": {Seats: 4, Seed: 8, Options: map[string]string{"variant": "standard"}},
	} {
		s.Game = game.ID
		t.Run(name, func(t *testing.T) {
			rulestest.Transcript(t, game, s, bot.Greedy{Guide: bot.Of(game), Width: 100}, "testdata/transcripts/"+name+".golden")
		})
	}
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
