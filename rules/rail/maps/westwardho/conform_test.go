package westwardho

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

var game = Definition()

func TestConform(t *testing.T) {
	rulestest.Conform(t, game, rulestest.Options{Events: scene.Events("drawn", "swept", "arrived"), Choose: guided, Excused: map[string]string{
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
	return playtest.Best(game, p, legal, 12)
}
