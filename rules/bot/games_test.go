package bot_test

import (
	"context"
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/games"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
	"kettle/rules/rulestest/toy"
)

// quick are the levels with as little thought as makes them search at all.
func quick(g bot.Guide) map[string]bot.Bot {
	return map[string]bot.Bot{
		"novice": bot.Greedy{Guide: g, Width: 6, Noise: 1}, "steady": bot.Greedy{Guide: g, Width: 6},
		"search": bot.Search{Guide: g, Iterations: 12, Worlds: 3, Width: 6},
	}
}

// TestToyConforms holds the toy to its promises while the levels play it.
func TestToyConforms(t *testing.T) {
	def := toy.Scored()
	for name, b := range quick(bot.Of(def)) {
		t.Run(name, func(t *testing.T) {
			rulestest.Conform(t, def, rulestest.Options{Seeds: 3, Choose: func(p rules.Position, _ []rules.Action, r *rng.Stream) rules.Action {
				a, err := b.Choose(context.Background(), p.View(p.Turn()), r)
				if err != nil {
					t.Error(err)
					return nil
				}
				return a
			}})
		})
	}
}

// TestNeverIllegal plays whole games: what is chosen from a view is played on the position behind it, which refuses
// what is not legal there.
func TestNeverIllegal(t *testing.T) {
	for _, c := range []struct {
		game  string
		seats int
	}{{"age-of-steam/washington-dc", 3}, {"steam/singapore", 2}} {
		def := games.Find(c.game)
		levels := quick(bot.Of(def))
		for _, name := range []string{"novice", "steady", "search"} {
			t.Run(fmt.Sprintf("%s, %s", def.Name, name), func(t *testing.T) {
				setup := def.Complete(rules.Setup{Game: def.ID, Seats: c.seats, Seed: 4})
				bots := []bot.Bot{levels[name], levels["steady"], levels["novice"]}[:c.seats]
				if g, err := bot.Play(context.Background(), def, setup, bots); err != nil {
					t.Errorf("after %d actions: %v", g.Decisions, err)
				}
			})
		}
	}
}
