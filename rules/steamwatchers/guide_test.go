package steamwatchers

import (
	"context"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

// plays lets the greedy player decide for the seat to act until it is another's turn, and returns what it did.
func (g *playT) plays() (out []rules.Action) {
	g.t.Helper()
	for seat := g.s.Turn(); g.s.Turn() == seat && len(out) < 30; {
		a := greedy(g.s, nil, rng.Seed(3).Stream("guide", len(out)))
		out = append(out, a)
		g.do(a)
	}
	return out
}

// on reports whether an action is among those that were done.
func on(done []rules.Action, want rules.Action) bool {
	for _, a := range done {
		if a == want {
			return true
		}
	}
	return false
}

func TestGreedySense(t *testing.T) {
	t.Run("takes a steam column next door", func(t *testing.T) {
		g := scene(t, Rhone, Menrau).Units(0, "tirol", 4, 0).Units(1, "sikelia", 2, 0).Column("catabatia", 3).Token(0, "tirol", OrderMove).At("activation")
		if done := g.plays(); !on(done, Activate{ar("tirol"), "move"}) || !on(done, Go{To: ar("catabatia")}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("leaves a fortress alone", func(t *testing.T) {
		g := scene(t, Rhone, Menrau).Units(0, "tirol", 1, 0).Units(1, "catabatia", 5, 0).Turrets("catabatia", 2).Column("catabatia", 3).Token(0, "tirol", OrderMove).At("activation")
		if done := g.plays(); on(done, Go{To: ar("catabatia")}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("attacks where it is stronger by far", func(t *testing.T) {
		g := scene(t, Rhone, Menrau).Units(0, "tirol", 3, 2).Units(1, "catabatia", 1, 0).Column("catabatia", 4).Fuel(1, 0, 0).Token(0, "tirol", OrderMove).At("activation")
		if done := g.plays(); !on(done, Go{To: ar("catabatia")}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("orders a Move where there is something to take", func(t *testing.T) {
		g := scene(t, Rhone, Menrau).Units(0, "tirol", 4, 0).Units(1, "sikelia", 2, 0).Column("catabatia", 3).At("planning")
		if done := g.plays(); !on(done, PlaceOrder{ar("tirol"), OrderMove}) || !on(done, Confirm{}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("builds a farm, and pays in pure algofuel", func(t *testing.T) {
		g := scene(t, Rhone, Menrau).Units(0, "tirol", 4, 0).Units(1, "sikelia", 2, 0).Column("tirol", 2).At("exploitation")
		if done := g.plays(); !on(done, BuildFarm{ar("tirol")}) || !on(done, PayMix{2, 0}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("plays a column for itself", func(t *testing.T) {
		g := scene(t, Rhone, Alliance).Units(0, "tirol", 4, 0).Units(1, "sikelia", 2, 0).Columns(0, "tirol").Titles(Watcher, Primus).At("conclave")
		if done := g.plays(); !on(done, PlayColumn{ColumnCard(ar("tirol"))}) {
			t.Errorf("it does %v", done)
		}
	})
}

func TestGreedyBeatsChance(t *testing.T) {
	d := Definition()
	won := 0
	for n := range 6 {
		bots := []bot.Bot{bot.Random{}, bot.Random{}}
		bots[n%2] = bot.Greedy{Guide: bot.Of(d)}
		g, err := bot.Play(context.Background(), d, d.Complete(rules.Setup{Game: d.ID, Seats: 2, Seed: rng.Seed(n + 1)}), bots)
		if err != nil {
			t.Fatal(err)
		}
		won += number(g.Result.Places[n%2] == 1)
	}
	if won < 5 {
		t.Errorf("greedy wins %d games of 6 against chance", won)
	}
}

func TestShortlist(t *testing.T) {
	s := scene(t, Rhone, Menrau).Units(0, "tirol", 4, 0).Units(0, "bohemia", 1, 0).Column("tirol", 3).At("planning").s
	list := shortlist(s, s.Legal(), 3)
	if len(list) != 3 || !on(list, Confirm{}) || !on(list, PlaceOrder{ar("tirol"), OrderMove}) {
		t.Errorf("of %d actions it takes %v", len(s.Legal()), list)
	}
	if all := shortlist(s, s.Legal(), 1000); len(all) != len(s.Legal()) {
		t.Errorf("%d of %d actions", len(all), len(s.Legal()))
	}
}

func TestTranscripts(t *testing.T) {
	d := Definition()
	for file, s := range map[string]rules.Setup{
		"testdata/transcripts/the-long-white-2.txt": {Seats: 2, Seed: 4},
		"testdata/transcripts/hostages-5.txt":       {Seats: 5, Seed: 2, Options: map[string]string{OptScenario: "hostages"}},
	} {
		t.Run(file, func(t *testing.T) {
			s.Game = d.ID
			rulestest.Transcript(t, d, d.Complete(s), bot.Greedy{Guide: bot.Of(d)}, file)
		})
	}
}
