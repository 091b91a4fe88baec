package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The decisions of losses.
type (
	// Losses are the own soldiers that the loser of a combat destroys (STW-118).
	Losses struct{ Force }
	// SaveSentinel pays a barrel to keep a Sentinel that was chosen as a loss (STW-018).
	SaveSentinel struct {
		Contra bool `json:"contra,omitempty"`
	}
)

func (Losses) Kind() string       { return "losses" }
func (SaveSentinel) Kind() string { return "sentinel" }

func (a Losses) String() string       { return "lose " + a.Force.String() }
func (a SaveSentinel) String() string { return "keep the Sentinel for " + barrel(a.Contra) }

func (a Losses) Targets() []rules.Target       { return a.Force.targets() }
func (a SaveSentinel) Targets() []rules.Target { return at(barrelOf(a.Contra)) }

// Line is the action in words.
func (a Losses) Line(s *State) rules.Line {
	return rules.Line{Text: "Lose " + a.Force.Words(), Value: fmt.Sprintf("-%d", a.Units()), Clause: "STW-118"}
}

// Line is the action in words.
func (a SaveSentinel) Line(*State) rules.Line {
	return rules.Line{Text: "Keep the Sentinel for " + barrel(a.Contra) + " algofuel", Value: "-1", Clause: "STW-018"}
}

func barrel(contra bool) string {
	if contra {
		return "1 contraband"
	}
	return "1 pure"
}

func barrelOf(contra bool) rules.Target {
	if contra {
		return point(TargetContra, 1)
	}
	return point(TargetPure, 1)
}

// lossSteps ask the loser which units it destroys. In "losses" Pending.N is how many; in "sentinel" N base and M elite
// soldiers are chosen.
func lossSteps() []*Step {
	return []*Step{
		{ID: "casualties", Name: "Losses", Clause: "STW-118", Run: func(t *Turn, _ Pending) {
			if c := t.d.Combat.Loser; c != NoClan {
				t.Only(Pending{Do: "losses", Seat: t.SeatOf(c), Clan: c, N: t.b.Losses})
			}
		}},
		{ID: "losses", Name: "Losses", Clause: "STW-118", Ask: "choose the units that are destroyed.", Choices: []Choice{
			choice("STW-118", func(s *State, p Pending, yield func(Losses)) {
				all := s.Force(s.d.Combat.Area, p.Clan)
				n := min(p.N, all.Units())
				for elite := max(0, n-all.Base); elite <= min(n, all.Elite); elite++ {
					yield(Losses{Force{n - elite, elite}})
				}
			}, checkLosses, func(t *Turn, p Pending, a Losses) {
				t.Pop()
				ask := Pending{Do: "sentinel", Seat: p.Seat, Clan: p.Clan, N: a.Base, M: a.Elite}
				if wants(t.State, ask) {
					t.Push(ask)
				} else {
					t.fall(a.Force)
				}
			}),
		}},
		{ID: "sentinel", Name: "Sentinel", Clause: "STW-018", Ask: "keep the Sentinel for 1 algofuel, or let it fall.", Choices: []Choice{
			choice("STW-018", func(_ *State, _ Pending, yield func(SaveSentinel)) {
				yield(SaveSentinel{false})
				yield(SaveSentinel{true})
			}, checkSentinel, func(t *Turn, p Pending, a SaveSentinel) {
				t.Pop()
				t.spendInCombat(t.d.Combat.lost(), number(!a.Contra), number(a.Contra))
				t.keepSentinel(p)
			}),
			choice("STW-018", just(Decline{}), free, func(t *Turn, p Pending, _ Decline) {
				t.Pop()
				t.fall(Force{p.N, p.M})
			}),
		}},
	}
}

func checkLosses(s *State, p Pending, a Losses) error {
	f := s.d.Combat
	all := s.Force(f.Area, p.Clan)
	if n := min(p.N, all.Units()); !a.Force.Within(all) || a.Units() != n {
		return rules.Refuse("STW-118", fmt.Sprintf("%s of the force, no more and no less", count(n, "unit")))
	}
	return s.ban(func(h *Hooks) error {
		if h.MayLose == nil {
			return nil
		}
		return h.MayLose(s, f, a.Force, p.N)
	})
}

func checkSentinel(s *State, p Pending, a SaveSentinel) error {
	pure, contra := s.d.Players[p.Seat].Fuel.Barrels()
	if err := s.maySave(p); err != nil {
		return err
	}
	switch {
	case a.Contra && contra == 0, !a.Contra && pure == 0:
		return rules.Refuse("STW-018", "you have no such barrel")
	}
	return nil
}

// maySave refuses the Sentinel where none was chosen as a loss.
func (s *State) maySave(p Pending) error {
	if f := s.d.Combat; !s.wields(f, f.lost(), Sentinel) || !s.sentinel(p.Clan).Within(Force{p.N, p.M}) {
		return rules.Refuse("STW-018", "no Sentinel was chosen as a loss")
	}
	return nil
}

// keepSentinel lets all chosen losses fall but the Sentinel.
func (t *Turn) keepSentinel(p Pending) {
	t.Say(SentinelKept{p.Seat, t.d.Combat.Area})
	t.fall(Force{p.N, p.M}.Minus(t.sentinel(p.Clan)))
}

// sentinel is the soldier of a clan that can be kept: its elite one, or a base soldier to whom the ability is lent.
func (s *State) sentinel(c Clan) Force { return one(s.HasElite(c, Sentinel)) }

// fall destroys soldiers of the loser (STW-118, STW-124).
func (t *Turn) fall(dead Force) {
	f := t.d.Combat
	if dead.Units() == 0 {
		return
	}
	f.Killed = f.Killed.Plus(dead)
	t.Lose(f.Loser, f.Area, dead)
}
