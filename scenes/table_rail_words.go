package scenes

import "kettle/rules/rail/ageofsteam"

// The sentences of the hex maps' tables.
const (
	wordsSketch   = "Click a hex and a tile to lay it on paper, the hex again to take it off. Point at a cube to see where it could go then."
	wordsNetOf    = "This player's network alone"
	railShareText = "Each share brings $5 at once, costs $1 in every round that follows and 3 points at the end. No share is ever bought back."
)

// railPhaseText says what each phase is for.
var railPhaseText = map[string]string{
	"shares":    "Issue shares: each brings $5 at once, and costs $1 a round from then on.",
	"auction":   "Bid for the order of the round, or drop out.",
	"action":    "Take one of the actions that are left.",
	"build":     "Lay track.",
	"move1":     "Two rounds: move a cube, raise the locomotive, or pass.",
	"move2":     "Two rounds: move a cube, raise the locomotive, or pass.",
	"income":    "Collect $1 for each point of income, pay for shares and engine, then income is reduced.",
	"expenses":  "Pay $1 for each share and each locomotive level.",
	"reduction": "A high income loses some points each round.",
	"growth":    "Dice bring cubes from the goods display to the cities.",
}

// railRoleText says what each action gives, in the few words of its card.
var railRoleText = map[ageofsteam.Role]string{
	ageofsteam.FirstMove:    "Comes first in both rounds of moving goods.",
	ageofsteam.FirstBuild:   "Builds before all others.",
	ageofsteam.Engineer:     "Lays one tile more.",
	ageofsteam.Locomotive:   "The engine rises by one at once.",
	ageofsteam.Urbanization: "May place a new city in the build turn.",
	ageofsteam.Production:   "Brings two cubes before the dice.",
	ageofsteam.TurnOrder:    "One free pass in the next auction.",
	ageofsteam.Emergency:    "One good this round ignores gridlock.",
}

// zoneWords names the zones of a map.
var zoneWords = map[string]string{"centre": "city centre", "boundary": "boundary", "suburb": "suburbs"}
