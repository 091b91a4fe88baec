package scenes

import (
	"cmp"
	"fmt"

	stw "kettle/rules/steamwatchers"
)

// abilityBriefs are what abilities do in the few words that a card of the set-up has room for. Who points at the card
// reads the whole.
var abilityBriefs = map[stw.Ability]string{
	stw.Snowcoaster:  "A Move from mountains may go two areas.",
	stw.WeatherSense: "Looks at the top Steam Column card in each Conclave.",
	stw.Temporize:    "Once a round, a column card in place of an order.",
	stw.Sentinel:     "Chosen as a loss, it is kept for 1 algofuel.",
	stw.Breaker:      "After a win, removes an order or turret next to it.",
	stw.Corsair:      "After a win from the sea, takes a barrel.",
	stw.Convert:      "After a win, a killed unit becomes a base soldier.",
}

// abilityBrief is an ability on a card.
func abilityBrief(a stw.Ability, text string) string { return cmp.Or(abilityBriefs[a], text) }

// clanTip is what a clan and its elite soldiers can do, in full.
func clanTip(c *stw.ClanSheet) string {
	return fmt.Sprintf("%s: %s %s: %s", upperFirst(string(c.Ability)), c.Text, c.Elite, c.EliteText)
}
