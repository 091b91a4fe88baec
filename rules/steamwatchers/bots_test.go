package steamwatchers

import (
	"context"
	"os"
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
		bot.Search{Guide: g, Iterations: 1, Worlds: 1, Width: 3}, bot.Search{Guide: g, Iterations: 2, Worlds: 2, Width: 3},
	}
}

// Players of two levels each play every module and scenario of the expansions to its end, by its rules, under the eyes of the
// referee; with KETTLE_SEEDS set all levels play each at every seat.
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
			games := 1
			if os.Getenv("KETTLE_SEEDS") != "" {
				games = 4
			}
			for n := range games {
				refereed(t, s, func(p rules.Position) bot.Bot { return levels()[(i+n+2*int(p.Turn()))%4] })
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
