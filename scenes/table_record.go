package scenes

import (
	"slices"

	"kettle/rules/match"
)

// A tallied is the try at this table that stands in the table of results.
type tallied struct {
	at   glassKey   // the end that was looked at
	sum  string     // of its last position
	deal dealRecord // all tries at the deal
}

// record enters the game into the table of results when it has ended. An end that was undone makes way for the one
// that is reached instead.
func (t *Table) record() {
	res, over := t.g.Now().Result()
	if !over || t.replay != nil || botsOnly(t.g.m) || t.desk.Home.Data == "" || t.tallied.at == t.g.key {
		return
	}
	m := t.g.m
	first := ranked(res)[0]
	r := Record{Game: m.Definition().ID, Code: m.Code(), Player: m.Table().Name(first), Date: t.desk.Now(), Setup: m.Setup(),
		Table: m.Table(), Sum: match.Sum(m.Position()), Steps: m.Len(), Why: res.Why, Won: res.Places[first] == 1}
	r.Rounds, r.Of, _ = t.game.round(m.Position())
	if m.Setup().Seats > 1 {
		r.Level, r.Score = count(m.Setup().Seats, "player"), &res.Scores[first]
	}
	if k, ok := t.game.(recorder); ok {
		k.record(t.g.Now(), &r)
	}
	list, err := t.desk.tally(r, m, t.tallied.sum)
	if err != nil {
		t.desk.logf("results: " + err.Error())
		t.desk.Sorry(sentence(err.Error()))
	}
	t.tallied = tallied{at: t.g.key, sum: r.Sum}
	deals := byDeal(list)
	if i := slices.IndexFunc(deals, func(d dealRecord) bool { return d.Code == r.Code }); i >= 0 {
		t.tallied.deal = deals[i]
	}
}
