package halloween

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// phases are those of a round for one player: no auction (HAL-31), shares until expenses are paid (HAL-11).
func phases(f *figures) []ageofsteam.Phase {
	share := ageofsteam.Sharing()
	share.When = "shares are issued before the expenses of the round are paid"
	done := func(clause string) ageofsteam.Choice { return ageofsteam.Ending(play.Done{}, clause, false) }
	moves := []ageofsteam.Choice{ageofsteam.Delivering(carry), flying(), ageofsteam.Raising(),
		ageofsteam.Ending(play.Pass{}, "AOS-101", true), share}
	return []ageofsteam.Phase{
		{ID: "shares", Name: "Shares", Clause: "HAL-11", Ask: "issue shares, or go on?",
			Choices: []ageofsteam.Choice{share, done("AOS-028")}},
		{ID: "action", Name: "Action", Clause: "HAL-32", Ask: "take an action for this round.",
			Choices: []ageofsteam.Choice{ageofsteam.Taking(), share}},
		{ID: "build", Name: "Build", Clause: "HAL-17", Asking: f.askBuild,
			Choices: []ageofsteam.Choice{ageofsteam.Urbanizing(), f.building(), done("HAL-17"), share}},
		{ID: "move1", Name: "Move 1", Clause: "AOS-101", Ask: "move a cube, raise the locomotive, or pass.", Choices: moves},
		{ID: "move2", Name: "Move 2", Clause: "AOS-101", Ask: "move a cube, raise the locomotive, or pass.", Choices: moves},
		{ID: ageofsteam.PhaseIncome, Name: "Income", Clause: "HAL-11", Ask: "issue shares, or pay the expenses?", Enter: ageofsteam.CollectIncome,
			Choices: []ageofsteam.Choice{share, ageofsteam.Ending(ageofsteam.Pay{}, "AOS-113", false)}},
		{ID: ageofsteam.PhaseExpenses, Name: "Expenses", Clause: "AOS-113", Enter: ageofsteam.PayExpenses},
		{ID: "reduction", Name: "Reduction", Clause: "AOS-120", Enter: ageofsteam.ReduceIncome},
		{ID: "growth", Name: "Growth", Clause: "HAL-42", Ask: "place a witch from the display, or go on?", Asks: produces,
			Choices: []ageofsteam.Choice{producing(), done("HAL-42")}, Leave: ageofsteam.Grow},
	}
}

// askBuild asks for what can still be done in the build turn.
func (f *figures) askBuild(s *ageofsteam.State) string {
	switch p := s.Player(s.Turn()); {
	case p.Role == ageofsteam.Urbanization && !p.Urbanized && p.Lays == 0:
		return "place a new city first, light a lantern, or go on?"
	case p.Lays >= f.limit(p) && p.Lays == 1:
		return "the lantern of this round is lit: go on?"
	case p.Lays >= f.limit(p):
		return "the lanterns of this round are lit: go on?"
	case p.Cash < f.linkCost:
		return fmt.Sprintf("a lantern costs $%d: issue a share, or go on?", f.linkCost)
	case p.Lays > 0:
		return "light another lantern, or go on?"
	}
	return "light a lantern, or go on?"
}

// goal ends the game when no pumpkin is left on the map (HAL-09).
func goal(s *ageofsteam.State) (rules.Result, bool) {
	if s.OnMap(Pumpkin) > 0 {
		return rules.Result{}, false
	}
	return rules.Result{Scores: []int{1}, Places: []int{1}, Why: EndCleared}, true
}

// score is a game lost: there is no other score than cleared or not (HAL-27).
func score(_ *ageofsteam.State, why string) rules.Result {
	return rules.Result{Scores: []int{0}, Places: []int{2}, Why: why}
}
