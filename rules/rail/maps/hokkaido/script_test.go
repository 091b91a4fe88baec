package hokkaido

import (
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rulestest"
)

func TestTranscripts(t *testing.T) {
	for name, s := range map[string]rules.Setup{
		"basic":    {Seats: 2, Seed: 5},
		"standard": {Seats: 2, Seed: 6, Options: map[string]string{"variant": "standard"}},
	} {
		s.Game = game.ID
		t.Run(name, func(t *testing.T) {
			rulestest.Transcript(t, game, s, bot.Greedy{Guide: bot.Of(game), Width: 100}, "testdata/transcripts/"+name+".golden")
		})
	}
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
