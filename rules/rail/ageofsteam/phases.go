package ageofsteam

import "kettle/rules/rail/play"

// Phases are those of a round of the base game on a map of hexes, in order (AOS-025).
func Phases() []Phase {
	moves := []Choice{Delivering(EveryCube), Raising(), Ending(play.Pass{}, "AOS-101", true)}
	const ask = "move a cube, raise the locomotive, or pass."
	return []Phase{
		{ID: "shares", Name: "Shares", Clause: "AOS-028", Ask: "issue shares, or go on?",
			Choices: []Choice{Sharing(), Ending(play.Done{}, "AOS-028", false)}},
		AuctionPhase(),
		{ID: play.PhaseAction, Name: "Actions", Clause: "AOS-042", Ask: "take an action for this round.", Choices: []Choice{Taking()}},
		BuildPhase(),
		{ID: play.PhaseMove1, Name: "Move goods 1", Clause: "AOS-101", Ask: ask, Front: FirstMove, Choices: moves},
		{ID: play.PhaseMove2, Name: "Move goods 2", Clause: "AOS-101", Ask: ask, Front: FirstMove, Choices: moves},
		{ID: PhaseIncome, Name: "Income", Clause: "AOS-112", Enter: CollectIncome},
		{ID: PhaseExpenses, Name: "Expenses", Clause: "AOS-113", Enter: PayExpenses},
		{ID: "reduction", Name: "Reduction", Clause: "AOS-120", Enter: ReduceIncome},
		GrowthPhase(),
	}
}
