package westwardho

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/steam"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

var game = Definition()

var events = []string{"turn", "phase", "bid", "stayed", "folded", "place", "order", "capital", "role", "city", "grown", "stocked",
	"laid", "linked", "delivered", "credited", "loco", "passed", "settled", "bankrupt", "ended", "drawn", "swept", "arrived"}

func TestConform(t *testing.T) {
	rulestest.Conform(t, game, rulestest.Options{Events: events, Choose: guided, Excused: map[string]string{
		"action grow":  "nobody holds City Growth (WWH-19)",
		"action allot": "set-up leaves 21 cubes in the bag at least, and five cities draw 15",
	}})
}

// guided builds and moves as the guide likes it best, most of the time: by chance alone nothing on this wide map is joined
// to Chicago before all are ruined.
func guided(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	switch p.(*steam.State).Phase().ID {
	case "seats", "auction":
		for _, a := range legal {
			if a == (steam.StayIn{}) && r.Intn(2) > 0 || a == (steam.Fold{}) && r.Intn(4) > 0 {
				return a
			}
		}
		return nil
	case "action":
		return nil
	}
	if r.Intn(12) == 0 {
		return nil
	}
	var best rules.Action
	most := 0.0
	for _, a := range game.Shortlist(p, legal, 12) {
		o, err := p.Apply(a)
		if err != nil {
			panic(err)
		}
		if v := game.Value(o.Next)[p.Turn()]; best == nil || v > most {
			best, most = a, v
		}
	}
	return best
}

func find(id string) *rules.Definition {
	if id == game.ID {
		return game
	}
	return nil
}
