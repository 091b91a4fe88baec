package steamwatchers

import (
	"encoding/json"
	"testing"

	"kettle/rules"
	"kettle/rules/rulestest"
)

// shop has two havens, and the caravan of seat 0 in Neustria with a Defense token.
func shop(t *testing.T) *sceneT {
	return trek(t).Kit(0, 0, HeavyCarrier, false).Beacon(0, "breizh").Beacon(0, "albion").Token(0, "neustria", OrderDefense)
}

// cart has the caravan of seat 0 and soldiers in Occitania Bassa, more in Catalunya; seat 1 is far away.
func cart(t *testing.T) *sceneT {
	return hope(t, Rhone, Menrau).Kit(1, 0, NoKit, false).dry().Units(0, "occitania-bassa", 2, 0).Caravan(0, "occitania-bassa").Units(0, "catalunya", 4, 1).Units(1, "sikelia", 2, 0)
}

// scripted are the scenes at which the scripts of testdata begin, in Order Activation. go test -update writes them.
var scripted = map[string]func(*testing.T) *sceneT{
	"SOH-65": shop,
	"SOH-66": func(t *testing.T) *sceneT {
		return cart(t).Units(1, "burgundie", 1, 0).Units(1, "elsass", 1, 0).Token(0, "occitania-bassa", OrderMove)
	},
}

// TestScripts plays worked examples of the rulebooks on the map.
func TestScripts(t *testing.T) {
	for name, of := range scripted {
		position, err := json.Marshal(of(t).At("activation").s)
		if err != nil {
			t.Fatal(err)
		}
		rulestest.Keep(t, name, position)
	}
	d := Definition()
	rulestest.Scripts(t, "testdata", func(id string) *rules.Definition {
		if id == d.ID {
			return d
		}
		return nil
	})
}
