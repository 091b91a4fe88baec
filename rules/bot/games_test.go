package bot_test

import (
	"context"
	"fmt"
	"slices"
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
		"search": bot.Search{Guide: g, Iterations: 12, Worlds: 3, Width: 6}, "foresight": bot.Foresight{Guide: g, Stops: 12, Width: 6, Reply: 6},
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

// seldom lets one bot think over a decision here and there and another take the rest.
type seldom struct {
	bot.Bot
	rest bot.Bot
	n    *int
}

func (b seldom) Choose(ctx context.Context, view rules.Position, r *rng.Stream) (rules.Action, error) {
	if *b.n++; *b.n%7 == 0 {
		return b.Bot.Choose(ctx, view, r)
	}
	return b.rest.Choose(ctx, view, r)
}

// TestNeverIllegal plays whole games: what is chosen from a view is played on the position behind it, which refuses
// what is not legal there.
func TestNeverIllegal(t *testing.T) {
	for _, def := range games.All {
		levels := quick(bot.Of(def))
		ahead := "search"
		if def.Open {
			ahead = "foresight"
		}
		for _, name := range []string{"novice", ahead} {
			t.Run(fmt.Sprintf("%s, %s", def.Name, name), func(t *testing.T) {
				n := 0
				bots := slices.Repeat([]bot.Bot{seldom{levels[name], levels["steady"], &n}}, def.MinSeats)
				g, err := bot.Play(context.Background(), def, def.Complete(rules.Setup{Game: def.ID, Seats: def.MinSeats, Seed: 4}), bots)
				if err != nil {
					t.Errorf("after %d actions: %v", g.Decisions, err)
				}
			})
		}
	}
}
