package steamwatchers

import (
	"context"
	"testing"

	"kettle/rules/bot"
	"kettle/rules/rng"
)

// A token may be taken back freely until the plan is confirmed (STW-067); who looks ahead does not do so for ever.
func TestBotsConfirmTheirPlans(t *testing.T) {
	guide := bot.Of(Definition())
	plain, err := bot.Named("steady", guide)
	if err != nil {
		t.Fatal(err)
	}
	for name, b := range map[string]bot.Bot{"steady": plain, "search": bot.Search{Guide: guide, Iterations: 6, Worlds: 2}} {
		t.Run(name, func(t *testing.T) {
			g := scene(t, Rhone, Menrau).Units(0, "tirol", 4, 0).Units(0, "bohemia", 1, 0).Units(1, "sikelia", 2, 0).Column("catabatia", 3).At("planning")
			for n := range 3 { // two areas, and the confirmation
				if g.s.Turn() != 0 {
					return
				}
				a, err := b.Choose(context.Background(), g.s.View(0), rng.Seed(9).Stream("plan", n))
				if err != nil {
					t.Fatal(err)
				}
				g.do(a)
			}
			if g.s.Turn() == 0 {
				t.Error("three decisions have not ended the plan of two areas")
			}
		})
	}
}
