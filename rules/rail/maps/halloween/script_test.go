package halloween

import (
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rail/playtest"
	"kettle/rules/rulestest"
)

// TestCleared and the other scripts of testdata are the rulebook, played.
func TestCleared(t *testing.T) { playtest.Scripts(t, game) }

func TestTranscripts(t *testing.T) {
	for _, level := range difficulties {
		t.Run(level, func(t *testing.T) {
			rulestest.Transcript(t, game, rules.Setup{Game: game.ID, Seats: 1, Seed: 31, Options: map[string]string{"difficulty": level}},
				bot.Greedy{Guide: bot.Of(game)}, "testdata/transcripts/"+level+".golden")
		})
	}
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
