package scenes

import "kettle/rules/rail/ageofsteam"

const railShareText = "Each share brings $5 at once, costs $1 in every round that follows and 3 points at the end. No share is ever bought back."

// aosChips are the chips of the ribbon.
var aosChips = []railChip{
	{"Shares", "shares", "Issue shares: each brings $5 at once, and costs $1 a round from then on."},
	{"Order", "auction", "Bid for the order of the round, or drop out."},
	{"Actions", "action", "Take one of the actions that are left."},
	{"Build", "build", "Lay track."},
	{"Move", "move1", "Two rounds: move a cube, raise the locomotive, or pass."},
	{"Income", "income", "Collect $1 for each point of income, pay for shares and engine, then income is reduced."},
	{"Growth", "growth", "Dice bring cubes from the goods display to the cities."},
}

// railRoleText says what each action gives, in the few words of its card.
var railRoleText = map[ageofsteam.Role]string{
	ageofsteam.FirstMove:    "First in both rounds of moving.",
	ageofsteam.FirstBuild:   "Builds before all others.",
	ageofsteam.Engineer:     "Lays one tile more.",
	ageofsteam.Locomotive:   "The engine rises by one at once.",
	ageofsteam.Urbanization: "A new city in the build turn.",
	ageofsteam.Production:   "Brings two cubes before the dice.",
	ageofsteam.TurnOrder:    "One free pass in the next auction.",
	ageofsteam.Emergency:    "One good ignores gridlock.",
}
