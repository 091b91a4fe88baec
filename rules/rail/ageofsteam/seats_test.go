package ageofsteam_test

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rng"
)

func seedOf(n uint64) rng.Seed { return rng.Seed(n) }

// table seats several players at the printed links, to test what a map for one never meets.
func table(t testing.TB, seats int, start ageofsteam.Player) *ageofsteam.State {
	t.Helper()
	s := fresh(t, 4)
	m := *s.Map()
	m.Rules.Start = start
	m.Hooks.Facts, m.Hooks.Goal = nil, nil
	m.Hooks.Score = func(s *ageofsteam.State, why string) rules.Result {
		return rules.Result{Scores: make([]int, seats), Places: make([]int, seats), Why: why}
	}
	d := ageofsteam.Deal{Seats: seats, Rounds: 10, Marks: []int{0}, Box: slices.Clone(s.Box()), Seed: 7}
	for i := range seats {
		d.Order = append(d.Order, rules.Seat(seats-1-i))
	}
	for at := range rail.Stop(s.Stops()) {
		d.Cubes = append(d.Cubes, s.Cubes(at))
	}
	for c := range m.Columns {
		d.Display = append(d.Display, s.Column(c))
	}
	return m.Begin(d)
}

// until passes through everything up to a round, or the end, and returns the events.
func until(t testing.TB, s *ageofsteam.State, round int) (*ageofsteam.State, []rules.Event) {
	t.Helper()
	var ev []rules.Event
	for s.Turn() >= 0 && s.Round() < round {
		l := s.Legal()
		i := slices.IndexFunc(l, func(a rules.Action) bool {
			return a.Kind() == "done" || a.Kind() == "pass" || a.Kind() == "pay" || a.Kind() == "take"
		})
		o, err := s.Apply(l[i])
		if err != nil {
			t.Fatal(err)
		}
		s, ev = o.Next.(*ageofsteam.State), append(ev, o.Events...)
	}
	return s, ev
}

func TestSeats(t *testing.T) {
	t.Run("players act in player order, each once a phase", func(t *testing.T) {
		s := table(t, 3, ageofsteam.Player{Cash: 30, Shares: 2, Loco: 1})
		for _, text := range []string{"done", "take Engineer", "done", "pass", "pass"} {
			for _, seat := range []rules.Seat{2, 1, 0} {
				same(t, "turn", s.Turn(), seat)
				if text == "take Engineer" && seat < 2 {
					if err := s.Check(ageofsteam.Take{Role: ageofsteam.Engineer}); err == nil {
						t.Error("an action is taken twice in a round")
					}
					s = say(t, s, []string{"take Production", "take Locomotive"}[seat])
				} else {
					s = say(t, s, text)
				}
			}
		}
		same(t, "phase", s.Phase().ID, "income")
	})
	t.Run("a link pays its owner, whoever moves", func(t *testing.T) {
		s := table(t, 2, ageofsteam.Player{Cash: 30, Shares: 2, Loco: 6})
		s = say(t, s, "done", "done", "take Engineer", "take Locomotive", "build Witches' Steeple - Ember Forge", "done", "build Red Lantern Inn - Witches' Steeple", "done")
		for _, a := range s.Legal() {
			d, ok := a.(play.Deliver)
			if !ok {
				continue
			}
			o, err := s.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			n := o.Next.(*ageofsteam.State)
			same(t, "income of both", n.Player(0).Income+n.Player(1).Income, d.Path.Len()-1)
			if d.Path.Len() == 3 {
				same(t, "income of each", n.Player(0).Income, n.Player(1).Income)
			}
		}
	})
	t.Run("eliminated players are asked nothing more; the last one left wins", func(t *testing.T) {
		s := table(t, 3, ageofsteam.Player{Cash: 1, Shares: 2, Loco: 1})
		for range 2 {
			s = say(t, s, "issue a share", "issue a share", "done") // seats 2 and 1 can pay
		}
		s, _ = until(t, s, 2)
		same(t, "seat 0 is out", s.Player(0).Out, true)
		same(t, "round", s.Round(), 2)
		s = say(t, s, "issue a share", "issue a share", "done")
		same(t, "turn", s.Turn(), rules.Seat(1))
		s = say(t, s, "done")
		same(t, "turn after the last in play", s.Turn(), rules.Seat(2))
		s, ev := until(t, s, 3)
		for _, e := range ev {
			if d, ok := e.(ageofsteam.DiceThrown); ok {
				same(t, "dice as for those who began", len(d.Dice), 3)
			}
		}
		if r, over := s.Result(); over {
			same(t, "why", r.Why, ageofsteam.EndLast)
		}
	})
}
