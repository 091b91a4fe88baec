package scenes

import (
	"fmt"
	"slices"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rng"
	stw "kettle/rules/steamwatchers"
)

// A stwDeal is a game of Steamwatchers as tests deal it. With one person the others are computers, so that there is no
// curtain.
type stwDeal struct {
	seats    int
	seed     uint64
	scenario string // "" for the first
	people   int    // 0: one
}

func (d stwDeal) String() string { return fmt.Sprintf("%d seats, seed %d", d.seats, d.seed) }

func (d stwDeal) match(t testing.TB) *match.Match {
	t.Helper()
	def := stw.Definition()
	setup := rules.Setup{Game: def.ID, Seats: d.seats, Seed: rng.Seed(d.seed), Options: map[string]string{}}
	if d.scenario != "" {
		setup.Options[stw.OptScenario] = d.scenario
	}
	table := match.Table{Names: []string{"Ada", "Brannoc", "Ines", "Moritz", "Tove"}[:d.seats]}
	for i := range d.seats {
		bot := "random"
		if i < max(1, d.people) {
			bot = ""
		}
		table.Bots = append(table.Bots, bot)
	}
	m, err := match.New(def, setup, table)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// log is the whole game as brave plays it.
func (d stwDeal) log(t testing.TB) []rules.Action {
	t.Helper()
	return gameLog(t, d, func(_ testing.TB, m *match.Match) rules.Action { return brave(m) })
}

// brave is what a player does who gives orders and looks for a fight, by the chance of the seed.
func brave(m *match.Match) rules.Action {
	s := stwState(m.Position())
	legal := s.Legal()
	r := m.Setup().Seed.Stream("brave", m.Len())
	top := s.Top()
	like := func(a rules.Action) bool { return false }
	switch stepOf(s) {
	case "plan":
		if plan := s.Plan(top.Seat); len(plan.Tokens) >= 5 || !slices.ContainsFunc(legal, func(a rules.Action) bool { return isNewOrder(plan, a) }) {
			return stw.Confirm{}
		}
		want := []stw.Order{stw.OrderMove, stw.OrderMove, stw.OrderDefense}[r.Intn(3)]
		like = func(a rules.Action) bool {
			x, _ := a.(stw.PlaceOrder)
			return isNewOrder(s.Plan(top.Seat), a) && (x.Order == want || s.TokensLeft(s.Clan(top.Seat), want) == 0)
		}
	case "activate":
		like = func(a rules.Action) bool { return a.Kind() == stw.Activate{}.Kind() }
	case "way":
		like = func(a rules.Action) bool {
			x, ok := a.(stw.Go)
			return ok && (s.Opposed(top.Clan, x.To) || s.Opposing(top.Clan, s.Controller(x.To)) || x.Via.Floe())
		}
	case "force":
		like = func(a rules.Action) bool {
			x, ok := a.(stw.Send)
			return ok && x.Units() > 2
		}
	case "support":
		like = func(a rules.Action) bool { return a.Kind() == stw.Support{}.Kind() }
	}
	liked := slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !like(a) })
	if len(liked) > 0 && r.Intn(7) > 0 {
		legal = liked
	}
	if stepOf(s) == "plan" && len(liked) > 0 {
		legal = liked
	}
	return legal[r.Intn(len(legal))]
}

func isNewOrder(plan stw.Plan, a rules.Action) bool {
	x, ok := a.(stw.PlaceOrder)
	return ok && !slices.ContainsFunc(plan.Tokens, func(o stw.Token) bool { return o.At == x.Area })
}

// A stwMoment is a moment of a game: how many actions came before it.
type stwMoment struct {
	deal stwDeal
	n    int
}

// find looks through games for the first moments at which ok holds, before the action that is then made.
func findStw(t testing.TB, deals []stwDeal, ok func(s *stw.State, next rules.Action) bool) (out stwMoment, found bool) {
	t.Helper()
	for _, d := range deals {
		log := d.log(t)
		m := d.match(t)
		for i, a := range log {
			if ok(stwState(m.Position()), a) {
				return stwMoment{d, i}, true
			}
			if err := m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if ok(stwState(m.Position()), nil) {
			return stwMoment{d, len(log)}, true
		}
	}
	return out, false
}

// at is the match at a moment.
func (x stwMoment) at(t testing.TB) *match.Match {
	t.Helper()
	m := x.deal.match(t)
	for _, a := range x.deal.log(t)[:x.n] {
		if err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// stwRig opens a match on a table.
func stwRig(t testing.TB, m *match.Match, w, h float32) *rig {
	t.Helper()
	r := rigOf(t, m)
	r.w, r.h = w, h
	r.open(nil)
	r.tick(input.Frame{Away: true})
	return r
}
