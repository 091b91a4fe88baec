package steamwatchers

import "testing"

// TestFits refuses numbers of players and modules that a scenario does not take, by the clause that says so.
func TestFits(t *testing.T) {
	// refused asks that a set-up is refused in these words.
	refused := func(t *testing.T, want, scenario string, seats int, modules ...string) {
		t.Helper()
		if got := named(scenario, seats, modules...); got != want {
			t.Errorf("%s with %d and %v: %q, want %q", scenario, seats, modules, got, want)
		}
	}
	t.Run("PWW-32 these scenarios are played without Spark of Hope", func(t *testing.T) {
		refused(t, "The Convoy is played without Spark of Hope (PWW-32)", Convoy, 2, ModVassals, ModHope)
		refused(t, "Unseen Wires is played without Spark of Hope (PWW-32)", UnseenWires, 2, ModVassals, ModHope)
		refused(t, "Any Port in a Storm is played without Spark of Hope (PWW-32)", AnyPort, 2, ModHope)
		refused(t, "Cruel Grip is played without Spark of Hope (PWW-32)", CruelGrip, 3, ModHope, ModDiplomacy)
	})
	t.Run("PWW-33 The Convoy is for two or three players", func(t *testing.T) {
		refused(t, "", Convoy, 3, ModVassals)
		refused(t, "The Convoy is for 2 to 3 players, not for 4 (PWW-33)", Convoy, 4, ModVassals)
	})
	t.Run("PWW-34 Unseen Wires is for two or three players", func(t *testing.T) {
		refused(t, "", UnseenWires, 3, ModVassals)
		refused(t, "Unseen Wires is for 2 to 3 players, not for 4 (PWW-34)", UnseenWires, 4, ModVassals)
	})
	t.Run("SOH-68 a scenario of Spark of Hope needs it, and takes nothing of Peace With Wolves", func(t *testing.T) {
		refused(t, "Mobile Bases needs the module Spark of Hope (SOH-68)", "mobile-bases", 3)
		refused(t, "Birthplace is played without Diplomacy (SOH-68)", "birthplace", 3, ModHope, ModDiplomacy)
		refused(t, "Birthplace is played without Archon cards of Peace With Wolves (SOH-68)", "birthplace", 3, ModHope, ModWolves)
	})
	t.Run("STW-168 Narrow Ice is for two players", func(t *testing.T) {
		refused(t, "", "narrow-ice", 2)
		refused(t, "Narrow Ice is for 2 players, not for 3 (STW-168)", "narrow-ice", 3)
	})
	t.Run("STW-169 Fires of the Old World is played without caravans", func(t *testing.T) {
		refused(t, "Fires of the Old World is played without Spark of Hope (STW-169)", "fires-of-the-old-world", 2, ModHope)
	})
}
