package steamwatchers

import "slices"

// scenarios are those of all boxes, in menu order.
func scenarios() []*Scenario { return slices.Concat(coreScenarios(), wolfScenarios(), hopeScenarios()) }

// coreScenarios are those of the core box (STW-165).
func coreScenarios() []*Scenario {
	return []*Scenario{
		{ID: "the-long-white", Name: "The Long White", Kind: "Expansion", Min: 2, Max: 5, Text: "5 rounds, 3 columns, no special rule: the standard game.", Clause: "STW-167"},
		{ID: "first-thaw", Name: "First Thaw", Kind: "Tutorial", Min: 2, Max: 5, Text: "3 rounds; no Archon cards, a harmless Incubation track, titles that move on by themselves.", Clause: "STW-166", Add: func(b *Box) {
			b.Rounds = 3
			b.Track, b.BackTo = make([]SpaceEffect, b.MaxIncubation+1), b.MaxIncubation
			thaw(b)
		}},
		{ID: "narrow-ice", Name: "Narrow Ice", Kind: "Conquest", Min: 2, Max: 2, Text: "4 rounds for 2 players with two Ambassadors each; the east is closed.", Clause: "STW-168", Add: func(b *Box) {
			b.Rounds, b.Spawns, b.Ambassadors = 4, 2, 2
			b.Zones = []int{1, 2, 3, 5}
			b.Closed = areas("pomorze", "ruthenia", "carpatia", "mistreana", "valachia", "hellas", "skania")
			b.Columns = slices.DeleteFunc(b.Columns, func(c Card) bool { return slices.Contains(b.Closed, c.Area()) })
			b.Rules = append(b.Rules, Rule{"Narrow Ice", "STW-168", Hooks{Tells: telling(b.Closed, "Closed in this scenario.")}})
		}},
		{ID: "fires-of-the-old-world", Name: "Fires of the Old World", Kind: "Objective", Min: 2, Max: 5, Bars: []string{ModHope}, Text: "4 rounds; four depots give algofuel, and GEO at the end.", Clause: "STW-169", Add: func(b *Box) {
			b.Rounds = 4
			b.Rules = append(b.Rules, depots("Fires of the Old World", "STW-169"))
		}},
		{ID: "hostages", Name: "Hostages", Kind: "Objective", Min: 2, Max: 5, Text: "4 rounds; each player has a target in the left neighbour's land.", Clause: "STW-170", Add: func(b *Box) {
			b.Rounds = 4
			b.Steps = append(b.Steps, hostageStep())
			b.Rules = append(b.Rules, hostages("Hostages", "STW-170"))
		}},
		{ID: "harbour-kings", Name: "Harbour Kings", Kind: "Conquest", Min: 2, Max: 5, Text: "4 rounds; havens give GEO at the end, at most 4.", Clause: "STW-171", Add: func(b *Box) {
			b.Rounds = 4
			b.Rules = append(b.Rules, Rule{"Harbour Kings", "STW-171", Hooks{
				Tells: func(_ *State, a Area) string {
					if a.Place().Haven {
						return "Each haven gives its controller 1 GEO at the end, at most 4 in all."
					}
					return ""
				},
				Final: harbours,
			}})
		}},
		{ID: "steam-rush", Name: "Steam Rush", Kind: "Expansion", Min: 2, Max: 5, Text: "3 rounds; many columns, one level higher than shown.", Clause: "STW-172", Add: func(b *Box) {
			b.Rounds, b.Spawns = 3, b.Form.Seats+2
			b.Rules = append(b.Rules, Rule{"Steam Rush", "STW-172", Hooks{Raise: func(*State, int) int { return 1 }}})
		}},
		{ID: "bane-spring", Name: "Bane Spring", Kind: "Offensive", Min: 2, Max: 5, Text: "5 rounds, 4 columns; more exposure, and a penalty for Quarantine tokens.", Clause: "STW-173", Add: func(b *Box) {
			b.Spawns, b.Exposure = 4, 4
			b.Rules = append(b.Rules, Rule{"Bane Spring", "STW-173", Hooks{Final: sickest}})
		}},
		{ID: "iron-winter", Name: "Iron Winter", Kind: "Offensive", Min: 2, Max: 5, Text: "6 rounds; less supply, and algofuel for won attacks.", Clause: "STW-174", Add: func(b *Box) {
			b.Rounds, b.Supply = 6, b.Supply-1
			b.Rules = append(b.Rules, Rule{"Iron Winter", "STW-174", Hooks{Won: func(t *Turn, f *Combat, winner Clan) {
				if winner == f.Attacker {
					t.Gain(t.SeatOf(winner), 1, 0)
				}
			}}})
		}},
	}
}

// areas are those of these IDs. It panics for an unknown one.
func areas(ids ...string) (out []Area) {
	for _, id := range ids {
		a, ok := AreaNamed(id)
		if !ok {
			panic("steamwatchers: no area " + id)
		}
		out = append(out, a)
	}
	return out
}

// scenario is the one of an ID, nil for none.
func scenario(id string) *Scenario {
	all := scenarios()
	if i := slices.IndexFunc(all, func(s *Scenario) bool { return s.ID == id }); i >= 0 {
		return all[i]
	}
	return nil
}

// modules are the expansions in the order in which they change a box.
func modules() []*Module { return slices.Concat(wolfModules(), hopeModules()) }

// module is the one of an ID, nil for none.
func module(id string) *Module {
	all := modules()
	if i := slices.IndexFunc(all, func(m *Module) bool { return m.ID == id }); i >= 0 {
		return all[i]
	}
	return nil
}
