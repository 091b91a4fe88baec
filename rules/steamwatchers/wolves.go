package steamwatchers

import "slices"

// The modules of Peace With Wolves.
const (
	ModDiplomacy = "diplomacy"
	ModVassals   = "vassals"
	ModWolves    = "wolves" // its Archon cards alone
)

// The scenarios of Peace With Wolves.
const (
	Convoy      = "the-convoy"
	UnseenWires = "unseen-wires"
	AnyPort     = "any-port-in-a-storm"
	CruelGrip   = "cruel-grip"
)

// wolfModules are the modules of Peace With Wolves (PWW-01, PWW-03).
func wolfModules() []*Module {
	return []*Module{
		{ID: ModDiplomacy, Name: "Diplomacy", Min: 3, Max: 5, Text: "Diplomacy cards are swapped and played, and players become allies. About 30 minutes more.", Clause: "PWW-01", Bars: []string{ModVassals}, Add: addDiplomacy},
		{ID: ModVassals, Name: "Vassal Clans", Min: 2, Max: 3, Text: "Each player leads a vassal clan besides. About 40 minutes more; only for The Convoy and Unseen Wires.", Clause: "PWW-01",
			Only: []string{Convoy, UnseenWires}, Bars: []string{ModDiplomacy, ModHope, ModHopeCards}, Add: addVassals},
		{ID: ModWolves, Name: "Archon cards of Peace With Wolves", Min: 2, Max: 5, Text: "Six of them come in for six random core cards.", Off: "Without them, but its modules and scenarios bring them in all the same.", Clause: "PWW-03", Add: addWolves},
	}
}

// addWolves brings the six Archon cards in, once (PWW-03).
func addWolves(b *Box) {
	if cards := archonSet("PWW"); !slices.Contains(b.Extra, cards[0]) {
		b.Extra = append(b.Extra, cards...)
	}
}

// wolfScenarios are those of Peace With Wolves (PWW-32). They have its Archon cards.
func wolfScenarios() []*Scenario {
	return []*Scenario{
		{ID: Convoy, Name: "The Convoy", Kind: "Objective", Min: 2, Max: 3, Needs: ModVassals, Bars: []string{ModHope}, Text: "4 rounds with vassals; the vassal is to reach the own depot.", Clause: "PWW-33", Add: func(b *Box) {
			b.Rounds = 4
			b.Steps = append(b.Steps, depotStep())
			b.Rules = append(b.Rules, convoy("The Convoy", "PWW-33"))
		}},
		{ID: UnseenWires, Name: "Unseen Wires", Kind: "Offensive", Min: 2, Max: 3, Needs: ModVassals, Bars: []string{ModHope}, Text: "4 rounds with vassals; three sanctuaries give victory points, which decide.", Clause: "PWW-34", Add: func(b *Box) {
			b.Rounds, b.WinGEO = 4, 0
			b.Columns = slices.DeleteFunc(b.Columns, func(c Card) bool { return slices.Contains(sanctuaries(), c.Area()) })
			b.Rules = append(b.Rules, wires("Unseen Wires", "PWW-35"))
		}},
		{ID: AnyPort, Name: "Any Port in a Storm", Kind: "Conquest", Min: 2, Max: 5, Bars: []string{ModHope}, Text: "4 rounds; barrels on the board are algofuel for now, or GEO at the end.", Clause: "PWW-36", Add: func(b *Box) {
			b.Rounds = 4
			addWolves(b)
			anyPort(b)
		}},
		{ID: CruelGrip, Name: "Cruel Grip", Kind: "Offensive", Min: 2, Max: 5, Bars: []string{ModHope}, Text: "4 rounds; more elite soldiers, who fall first, and lower columns.", Clause: "PWW-39", Add: func(b *Box) {
			b.Rounds, b.Spawns = 4, b.Form.Seats
			b.Start.Elite, b.Start.Farms, b.Start.Column = b.Start.Elite+2, b.Start.Farms+1, b.Start.Column-1
			addWolves(b)
			b.Steps = append(b.Steps, annexStep())
			b.Rules = append(b.Rules, cruelGrip("Cruel Grip", "PWW-40"))
		}},
	}
}
