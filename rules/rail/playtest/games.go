package playtest

import (
	"context"
	"path/filepath"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rulestest"
)

// Transcripts compares games of greedy players with testdata/transcripts, by the names of the files.
func Transcripts(t *testing.T, d *rules.Definition, games map[string]rules.Setup) {
	for name, s := range games {
		s.Game = d.ID
		t.Run(name, func(t *testing.T) {
			rulestest.Transcript(t, d, s, bot.Greedy{Guide: bot.Of(d), Width: 100}, filepath.Join("testdata", "transcripts", name+".golden"))
		})
	}
}

// Busiest is the position of a game of greedy players that has most legal actions of those that fit.
func Busiest[S rules.Position](b testing.TB, d *rules.Definition, s rules.Setup, fits func(S) bool) (best S) {
	b.Helper()
	p, err := d.New(s)
	if err != nil {
		b.Fatal(err)
	}
	g := bot.Greedy{Guide: bot.Of(d), Width: 40}
	most := 0
	for n := 0; p.Turn() >= 0; n++ {
		if legal := len(p.Legal()); legal > most && fits(p.(S)) {
			best, most = p.(S), legal
		}
		a, err := g.Choose(context.Background(), p.View(p.Turn()), bot.Stream(s.Seed, p.Turn(), n))
		if err != nil {
			b.Fatal(err)
		}
		o, err := p.Apply(a)
		if err != nil {
			b.Fatal(err)
		}
		p = o.Next
	}
	b.Logf("%d legal actions", most)
	return best
}
