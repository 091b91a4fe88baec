package bot_test

import (
	"context"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/games"
	"kettle/rules/rng"
	"kettle/rules/rulestest/toy"
)

// bench plays whole games of one kind of bot and reports decisions a second.
func bench(b *testing.B, def *rules.Definition, seats int, kind string) {
	one, err := bot.Named(kind, bot.Of(def))
	if err != nil {
		b.Skip(err)
	}
	bots := make([]bot.Bot, seats)
	for i := range bots {
		bots[i] = one
	}
	n := 0
	for i := 0; b.Loop(); i++ {
		s := def.Complete(rules.Setup{Seats: seats, Seed: rng.Seed(i + 1)})
		g, err := bot.Play(context.Background(), def, s, bots)
		if err != nil {
			b.Fatal(err)
		}
		n += g.Decisions
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(n)/float64(b.N), "decisions/op")
}

// BenchmarkToy measures the bots themselves: the toy's rules cost next to nothing.
func BenchmarkToy(b *testing.B) {
	def := toy.Scored()
	for _, k := range bot.Kinds() {
		b.Run(k.Name, func(b *testing.B) { bench(b, def, 4, k.Name) })
	}
}

// BenchmarkGames measures every kind of bot in every game, with as many seats as it takes.
func BenchmarkGames(b *testing.B) {
	for _, def := range games.All {
		for _, k := range bot.Kinds() {
			b.Run(def.ID+"/"+k.Name, func(b *testing.B) { bench(b, def, def.MaxSeats, k.Name) })
		}
	}
}
