package steamwatchers

import (
	"testing"

	"kettle/rules"
)

// TestWhatIsTypedCountsPlayersFromOne: actions that name a player can be typed as the table counts them.
func TestWhatIsTypedCountsPlayersFromOne(t *testing.T) {
	for want, a := range map[string]rules.Action{
		"offer player 2 logistics/catabatians for tech/rhone": Propose{With: 1, Give: "logistics/catabatians", Take: "tech/rhone"},
		"end the alliance with player 1":                      MakePeace{0},
		"name player 3":                                       Name{2},
	} {
		if got := a.String(); got != want {
			t.Errorf("%q is typed as %q", want, got)
		}
	}
}
