package singapore

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

var game = Definition()

var events = []string{"turn", "phase", "capital", "city", "grown", "stocked", "laid", "linked", "delivered", "credited", "loco", "settled", "bankrupt",
	"ended", "turn-passed", "tokens", "rent", "end-triggered"}

func TestConform(t *testing.T) {
	const base = "this map has neither auctions nor action tiles to take, and a turn is ended, not passed"
	excused := map[string]string{"end standstill": "SIN-35 has a test; players who are not blind do not turn tiles to and fro"}
	for _, kind := range []string{"bid", "fold", "stay-in", "capital", "take", "pass"} {
		excused["action "+kind] = base
	}
	rulestest.Conform(t, game, rulestest.Options{Events: events, Choose: guided, Excused: excused})
}

// guided mostly takes the best of a few actions by the guide's own judgement, so that games come to their ends.
func guided(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	if r.Intn(12) == 0 {
		return nil
	}
	return playtest.Best(game, p, legal, 12)
}
