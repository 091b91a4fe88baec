package playtest

import (
	"iter"
	"path/filepath"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rulestest"
)

// Scripts plays the scripts of testdata, all of them of one game.
func Scripts(t *testing.T, d *rules.Definition) {
	t.Helper()
	rulestest.Scripts(t, "testdata", func(id string) *rules.Definition {
		if id == d.ID {
			return d
		}
		return nil
	})
}

// Transcripts compares games of greedy players with testdata/transcripts, by the names of the files.
func Transcripts(t *testing.T, d *rules.Definition, games map[string]rules.Setup) {
	for name, s := range games {
		s.Game = d.ID
		t.Run(name, func(t *testing.T) {
			rulestest.Transcript(t, d, s, bot.Greedy{Guide: bot.Of(d), Width: 100}, filepath.Join("testdata", "transcripts", name+".golden"))
		})
	}
}

// Greedy plays a game of greedy players to its end.
func Greedy(t testing.TB, d *rules.Definition, s rules.Setup, width int) bot.Game {
	t.Helper()
	g, err := bot.Play(t.Context(), d, s, slices.Repeat([]bot.Bot{bot.Greedy{Guide: bot.Of(d), Width: width}}, s.Seats))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Moments goes through a game once more: every position in which a seat decided, and its action.
func Moments(t testing.TB, d *rules.Definition, g bot.Game) iter.Seq2[rules.Position, rules.Action] {
	return func(yield func(rules.Position, rules.Action) bool) {
		p, err := d.New(g.Setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range g.Actions {
			if !yield(p, a) {
				return
			}
			o, err := p.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			p = o.Next
		}
	}
}

// Busiest is the position of a game of greedy players that has most legal actions of those that fit.
func Busiest[S rules.Position](b testing.TB, d *rules.Definition, s rules.Setup, fits func(S) bool) (best S) {
	b.Helper()
	most := 0
	for p := range Moments(b, d, Greedy(b, d, s, 40)) {
		if legal := len(p.Legal()); legal > most && fits(p.(S)) {
			best, most = p.(S), legal
		}
	}
	b.Logf("%d legal actions", most)
	return best
}

// Best is what the guide likes best of its k first actions.
func Best(d *rules.Definition, p rules.Position, legal []rules.Action, k int) (best rules.Action) {
	top := 0.0
	for _, a := range d.Shortlist(p, legal, k) {
		o, err := p.Apply(a)
		if err != nil {
			return a // the kit will say so
		}
		if v := d.Value(o.Next)[p.Turn()]; best == nil || v > top {
			best, top = a, v
		}
	}
	return best
}
