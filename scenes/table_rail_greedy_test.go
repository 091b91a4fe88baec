package scenes

import (
	"context"
	"sync"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// washingtonMatch deals a game of Washington D.C.
func washingtonMatch(t testing.TB, seats int, seed uint64) *match.Match {
	t.Helper()
	def := games.Find("age-of-steam/washington-dc")
	table := match.Table{Names: []string{"Ada", "Bruno", "Chiara", "Dmitri"}[:seats], Colours: []string{"ink", "sky", "vermilion", "yellow"}[:seats]}
	m, err := match.New(def, rules.Setup{Game: def.ID, Seats: seats, Seed: rng.Seed(seed)}, table)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// greedyLogs are the actions of games by greedy bots that tests have played, by seats and seed.
var greedyLogs sync.Map

// greedyLog is a whole game by greedy bots, played once a run.
func greedyLog(t testing.TB, seats int, seed uint64) []rules.Action {
	t.Helper()
	key := [2]uint64{uint64(seats), seed}
	if log, ok := greedyLogs.Load(key); ok {
		return log.([]rules.Action)
	}
	m := washingtonMatch(t, seats, seed)
	var log []rules.Action
	for m.Position().Turn() >= 0 {
		a := greedyChoice(t, m)
		if err := m.Do(a); err != nil {
			t.Fatal(err)
		}
		log = append(log, a)
	}
	greedyLogs.Store(key, log)
	return log
}

// greedily goes on with a fresh match as greedy bots do until it is over or see returns false, which is asked before
// each action.
func greedily(t testing.TB, m *match.Match, see func(rules.Position) bool) {
	t.Helper()
	for _, a := range greedyLog(t, m.Setup().Seats, uint64(m.Setup().Seed))[m.Len():] {
		if !see(m.Position()) {
			return
		}
		if err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// greedyChoice is what a greedy bot would do now.
func greedyChoice(t testing.TB, m *match.Match) rules.Action {
	t.Helper()
	by := m.Position().Turn()
	b := bot.Greedy{Guide: bot.Of(m.Definition()), Width: 12}
	a, err := b.Choose(context.Background(), m.Position().View(by), bot.Stream(m.Setup().Seed, by, m.Len()))
	if err != nil {
		t.Fatal(err)
	}
	return a
}
