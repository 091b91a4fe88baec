package scenes

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/games"
	"kettle/rules/match"
	"kettle/rules/rng"
)

// A railDeal is a game on a map of hexes as tests deal it.
type railDeal struct {
	game    string
	seats   int
	seed    uint64
	options string // "variant=standard"; "" for the defaults
}

// washington is a deal of Washington D.C.
func washington(seats int, seed uint64) railDeal {
	return railDeal{game: "age-of-steam/washington-dc", seats: seats, seed: seed}
}

func (d railDeal) String() string {
	name := fmt.Sprintf("%s, %d seats", d.game[strings.LastIndexByte(d.game, '/')+1:], d.seats)
	if d.options != "" {
		name += ", " + d.options
	}
	return name
}

// match deals it.
func (d railDeal) match(t testing.TB) *match.Match {
	t.Helper()
	def := games.Find(d.game)
	setup := rules.Setup{Game: def.ID, Seats: d.seats, Seed: rng.Seed(d.seed), Options: map[string]string{}}
	for o := range strings.FieldsSeq(d.options) {
		id, value, _ := strings.Cut(o, "=")
		setup.Options[id] = value
	}
	colours := []string{"ink", "sky", "vermilion", "yellow", "violet", "grey"}
	m, err := match.New(def, setup, match.Table{Names: slices.Clone(scriptNames[:d.seats]), Colours: colours[:d.seats]})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A deal is a game as tests deal it.
type deal interface {
	comparable
	match(t testing.TB) *match.Match
}

// gameLogs are the actions of whole games that tests have played, by deal.
var gameLogs sync.Map

// gameLog is the whole game of a deal as choice plays it, played once a run.
func gameLog[D deal](t testing.TB, d D, choice func(testing.TB, *match.Match) rules.Action) []rules.Action {
	t.Helper()
	if log, ok := gameLogs.Load(d); ok {
		return log.([]rules.Action)
	}
	m := d.match(t)
	var log []rules.Action
	for m.Position().Turn() >= 0 {
		a := choice(t, m)
		if err := m.Do(a); err != nil {
			t.Fatal(err)
		}
		log = append(log, a)
	}
	gameLogs.Store(d, log)
	return log
}

// log is the whole game by greedy bots.
func (d railDeal) log(t testing.TB) []rules.Action {
	t.Helper()
	return gameLog(t, d, greedyChoice)
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
