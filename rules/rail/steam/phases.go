package steam

import "kettle/rules/rail/play"

// Phases are those of a turn of the base game, in order (STM-025, STM-026). Setting up a new turn (STM-028) goes by
// itself.
func Phases(f Form) []Phase {
	moves := []Choice{Delivering(), RaisingLoco(), Ending(play.Pass{}, "STM-104", true)}
	const ask = "move a cube, improve the locomotive, or pass."
	take := Phase{ID: play.PhaseAction, Name: "Action tiles", Clause: "STM-050", Ask: "take an action tile.", Choices: []Choice{Taking()}}
	build := BuildPhase()
	move1 := Phase{ID: play.PhaseMove1, Name: "Moving goods 1", Clause: "STM-104", Ask: ask, Front: FirstMove, Choices: moves}
	move2 := Phase{ID: play.PhaseMove2, Name: "Moving goods 2", Clause: "STM-104", Ask: ask, Front: FirstMove, Choices: moves}
	if f.Basic() {
		return []Phase{seatsPhase(), take, build, move1, move2,
			{ID: PhaseIncome, Name: "Income", Clause: "STM-116", Enter: settleIncome, Last: true},
			{ID: "order", Name: "Next turn order", Clause: "STM-033", Enter: orderByTiles},
		}
	}
	return []Phase{
		{ID: "capital", Name: "Capital", Clause: "STM-048", Ask: "raise capital for the turn, or nothing.", Choices: []Choice{raisingCapital()}},
		auctionPhase(), take, build, move1, move2,
		{ID: PhaseIncome, Name: "Income and upkeep", Clause: "STM-117", Enter: settleIncome, Last: true},
	}
}

// Asides are the decisions of the base game that come up in the middle of something.
func Asides() []Phase {
	return []Phase{
		{ID: AskSupply, Name: "Cubes for a New City", Clause: "STM-102", Ask: "choose the supply space whose cubes come to the New City.", Choices: []Choice{Supplying()}},
		{ID: AskPoints, Name: "Points of a delivery", Clause: "STM-113", Ask: "take the points of the delivery as income, or as victory points?", Choices: []Choice{Crediting()}},
	}
}

// The asides of the base game, and the phase whose place in the turn matters to the projection of cash.
const (
	AskSupply   = "supply"
	AskPoints   = "points"
	PhaseIncome = "income"
)
