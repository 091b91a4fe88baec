package steamwatchers

import (
	"context"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rng"
)

// levels are the players of the program, weakest first; those that think look at a few lines only.
func levels() []bot.Bot {
	g := bot.Of(Definition())
	return []bot.Bot{
		bot.Greedy{Guide: g, Width: 12, Noise: 1}, bot.Greedy{Guide: g},
		bot.Search{Guide: g, Iterations: 3, Worlds: 2, Width: 6}, bot.Search{Guide: g, Iterations: 6, Worlds: 3, Width: 6},
	}
}

// Players of every level play each expansion, module and scenario to its end, by its rules, under the eyes of the referee.
func TestBotsPlayExpansions(t *testing.T) {
	for i, x := range []mixture{
		{Convoy, []string{ModVassals}}, {UnseenWires, []string{ModVassals}}, {AnyPort, []string{ModDiplomacy}}, {CruelGrip, []string{ModWolves}},
		{"mobile-bases", []string{ModHope}}, {"birthplace", []string{ModHope}}, {"the-long-white", []string{ModDiplomacy, ModHope, ModHopeCards}},
	} {
		t.Run(x.id(), func(t *testing.T) {
			t.Parallel()
			seats := 2
			if !x.fits(seats) {
				seats = 3
			}
			s := rules.Setup{Game: "steamwatchers", Seats: seats, Seed: rng.Seed(i + 1), Options: map[string]string{OptScenario: x.scenario}}
			for _, m := range x.modules {
				s.Options[m] = "on"
			}
			for seat := range seats {
				refereed(t, s, func(p rules.Position) bot.Bot {
					if int(p.Turn()) == seat {
						return levels()[(i+seat)%4]
					}
					return levels()[(i+seat+2)%4]
				})
			}
		})
	}
}

// refereed plays a game, each decision by whom pick says, and looks at every position that comes of it.
func refereed(t *testing.T, s rules.Setup, pick func(rules.Position) bot.Bot) {
	t.Helper()
	def := Definition()
	p, err := def.New(def.Complete(s))
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; ; n++ {
		if _, over := p.Result(); over {
			return
		}
		if n == def.MaxMoves {
			t.Fatalf("no end after %d decisions", n)
		}
		a, err := pick(p).Choose(context.Background(), p.View(p.Turn()), bot.Stream(s.Seed, p.Turn(), n))
		if err != nil {
			t.Fatal(err)
		}
		out, err := p.Apply(a)
		if err != nil {
			t.Fatalf("%q: %v", a, err)
		}
		p = out.Next
		if err := p.(*State).Audit(); err != nil {
			t.Fatalf("after %q: %v", a, err)
		}
	}
}
