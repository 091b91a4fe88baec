package hokkaido

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rulestest"
)

func TestTranscripts(t *testing.T) {
	playtest.Transcripts(t, game, map[string]rules.Setup{
		"basic":    {Seats: 2, Seed: 5},
		"standard": {Seats: 2, Seed: 6, Options: map[string]string{"variant": "standard"}},
	})
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
