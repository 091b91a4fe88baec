package steamwatchers

import "kettle/rules"

// archonEffects are what the Archon cards do, by title.
func archonEffects() map[string]effect {
	return map[string]effect{
		"DDOS": {Hooks: Hooks{MaySupport: func(*State, Clan, Area) error {
			return rules.Refuse("STW-177", "DDOS: nobody supports in combat this round")
		}}},
		"Deep Freeze": {Hooks: Hooks{Shrink: func(s *State, at Area) int {
			if a := s.Archon(); a != rules.Nobody && s.Controls(a, at) {
				return 0
			}
			return 1
		}}},
		"Lean Rations": {Hooks: Hooks{Supply: func(s *State, seat rules.Seat) int {
			if s.Holder(Primus) == seat {
				return 0
			}
			return -1
		}}},
	}
}
