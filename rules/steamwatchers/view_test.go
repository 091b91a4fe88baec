package steamwatchers

import (
	"testing"

	"kettle/rules"
)

func TestView(t *testing.T) {
	t.Run("STW-114 nobody sees what the attacker has committed until the defender has, too", func(t *testing.T) {
		g := duel(t).Units(1, "elsass", 2, 0).Token(0, "tirol", OrderMove).At("activation")
		g.do(Activate{ar("tirol"), "move"}, Go{To: ar("elsass")}, Send{Force{Base: 3}}, Commit{2, 1}).turn(1, "commit")
		for viewer, want := range map[rules.Seat]Bid{0: {0, 2, 1}, 1: {0, -1, -1}, rules.Public: {0, -1, -1}} {
			if got := g.s.View(viewer).(*State).d.Combat.Secret; *got != want {
				t.Errorf("seat %d sees %+v", viewer, *got)
			}
		}
	})
}
