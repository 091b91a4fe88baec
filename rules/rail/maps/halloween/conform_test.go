package halloween

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

var events = []string{"phase", "round", "share", "role", "city", "built", "delivered", "flown", "loco", "passed", "collected",
	"expenses", "eliminated", "reduced", "dice", "came", "placed", "ended"}

// guided takes what the guide likes best, now and then anything, so that games last.
func guided(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	if r.Intn(15) == 0 {
		return nil
	}
	best, top := legal[0], 0.0
	for i, a := range legal {
		o, err := p.Apply(a)
		if err != nil {
			return a // the kit will say so
		}
		if v := value(o.Next)[0]; i == 0 || v > top {
			best, top = a, v
		}
	}
	return best
}

const cleared = "Too rare for chance; TestCleared plays such a game."

func TestConform(t *testing.T) {
	rulestest.Conform(t, Definition(), rulestest.Options{Events: events, Excused: map[string]string{
		"end cleared":       cleared,
		"end out-of-rounds": "Chance goes bankrupt; the guided games of the next test do not.",
		"event reduced":     "Chance earns too little; the guided games of the next test earn enough.",
	}})
}

func TestConformGuided(t *testing.T) {
	rulestest.Conform(t, Definition(), rulestest.Options{Events: events, Choose: guided, Excused: map[string]string{"end cleared": cleared}})
}
