package washingtondc

import (
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/playtest"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

var game = Definition()

var events = []string{"phase", "round", "share", "bid", "stayed", "order", "role", "city", "laid", "linked", "delivered", "loco", "passed",
	"collected", "expenses", "eliminated", "reduced", "dice", "came", "gridlock", "emergency", "ended"}

// guided takes what the guide likes best of a few, now and then anything. It passes by Turn Order whenever it may.
func guided(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	if r.Intn(20) == 0 {
		return nil
	}
	s := p.(*ageofsteam.State)
	if a := (ageofsteam.StayIn{}); s.Check(a) == nil {
		return a
	}
	return playtest.Best(game, p, legal, 7)
}

func TestConform(t *testing.T) {
	rulestest.Conform(t, game, rulestest.Options{Events: events, Choose: guided, Excused: map[string]string{
		"end bankrupt": "Too rare while one player in three plays well; the vale of the base rules meets it.",
	}})
}

func TestTranscripts(t *testing.T) {
	for seats, file := range map[int]string{3: "three.golden", 4: "four.golden"} {
		t.Run(file, func(t *testing.T) {
			rulestest.Transcript(t, game, rules.Setup{Game: game.ID, Seats: seats, Seed: 31}, bot.Greedy{Guide: bot.Of(game), Width: 10}, "testdata/transcripts/"+file)
		})
	}
}

func FuzzPlay(f *testing.F)   { rulestest.FuzzPlay(f, game) }
func FuzzDecode(f *testing.F) { rulestest.FuzzDecode(f, game) }
