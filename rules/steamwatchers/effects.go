package steamwatchers

import "kettle/rules"

// An effect is what the cards of a title do: Play when they are played, Hooks for the whole round (STW-059). Spares is
// the title whose holder they do not touch.
type effect struct {
	Play   func(*Turn)
	Spares Title
	Hooks
}

// archonEffects are what the Archon cards do, by title. Modules add theirs to the table.
func archonEffects() map[string]effect {
	return map[string]effect{
		"Thermal Surge": {Play: archonDecides("surge")},
		"DDOS": {Hooks: Hooks{MaySupport: func(*State, Clan, Area) error {
			return rules.Refuse("STW-177", "DDOS: nobody supports in combat this round")
		}}},
		"Algae Blight": {Spares: Archon, Hooks: Hooks{Unfilled: func(s *State, seat rules.Seat) int {
			return number(seat != s.Archon())
		}}},
		"Careeners' Embargo": {Spares: Legate, Hooks: Hooks{MaySpecial: func(s *State, c Clan, x Special, _ Area) error {
			if x != ContractAction || s.SeatOf(c) == s.Holder(Legate) {
				return nil
			}
			return rules.Refuse("STW-179", "Careeners' Embargo: only the Legate makes contracts this round")
		}}},
		"Frozen Mounts": {Spares: Archon, Hooks: Hooks{Turret: func(s *State, f *Combat) int {
			return -number(s.SeatOf(f.Defender) != s.Archon())
		}}},
		"Call to Arms": {Play: callToArms},
		"Bane Tide": {Spares: Archon, Hooks: Hooks{Exposure: func(s *State, seat rules.Seat) int {
			return number(seat != s.Archon() && len(s.Vents(seat)) > 0)
		}}},
		"Black Market": {Play: func(t *Turn) { t.inOrder("market") }},
		"Field Hospitals": {Play: func(t *Turn) {
			t.eachInOrder(func(seat rules.Seat, more int) { t.Soothe(seat, 1+more) })
		}},
		"Deep Freeze": {Spares: Archon, Hooks: Hooks{Shrink: func(s *State, at Area) int {
			a := s.Archon()
			return number(a == rules.Nobody || !s.Controls(a, at))
		}}},
		"Truce of the Glasshouse": {Spares: Archon, Hooks: Hooks{MayFight: func(s *State, c Clan, at Area) error {
			if s.At(at).Farms == 0 || s.SeatOf(c) == s.Archon() {
				return nil
			}
			return rules.Refuse("STW-186", "Truce of the Glasshouse: only the Archon starts a combat where a farm is")
		}}},
		"Lean Rations": {Spares: Primus, Hooks: Hooks{Supply: func(s *State, seat rules.Seat) int {
			return -number(seat != s.Holder(Primus))
		}}},
		"Intercepted Orders": {Hooks: Hooks{Revealed: archonDecides("intercept")}},
		"Tithe":              {Play: archonDecides("tithe")},
		"Zeal": {Play: func(t *Turn) {
			t.eachInOrder(func(seat rules.Seat, more int) { t.SetFervor(seat, t.Player(seat).Fervor+1+more) })
		}},
	}
}

// archonDecides asks the Archon; what the Archon may do is left out while there is none (STW-065).
func archonDecides(step string) func(*Turn) {
	return func(t *Turn) {
		if a := t.Archon(); a != rules.Nobody && !t.Ignores(a, t.b.Step(step).Name) {
			t.Push(Pending{Do: step, Seat: a})
		}
	}
}

// inOrder asks all players in order (STW-054).
func (t *Turn) inOrder(step string) {
	var todo []Pending
	for _, seat := range t.heeding() {
		todo = append(todo, Pending{Do: step, Seat: seat})
	}
	t.Push(todo...)
}

// eachInOrder does something for all players in order (STW-054); more is 1 for the Archon.
func (t *Turn) eachInOrder(do func(seat rules.Seat, more int)) {
	for _, seat := range t.heeding() {
		do(seat, number(seat == t.Archon()))
	}
}

// callToArms lets all players recruit one soldier, the Archon an elite one if wanted (STW-181).
func callToArms(t *Turn) {
	var todo []Levy
	t.eachInOrder(func(seat rules.Seat, more int) {
		c := t.Clan(seat)
		todo = append(todo, Levy{As: "call to arms", Clan: c, Strength: 1 + more, Areas: t.Held(c), Base: more == 0, Must: true, One: true})
	})
	t.Levy(todo...)
}
