package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

func TestConform(t *testing.T) {
	excused := map[string]string{
		"leak revealed": "what is revealed is open to all; Decoys then leave the board, and nobody has to remember them",
		"action fight":  "a move of the base game starts one combat at most; carriers start several (SOH-43)",
	}
	for _, what := range []string{"action trap", "action corsair", "event plundered", "action sentinel", "event sentinel", "action convert", "action breaker", "action give", "event given",
		"event wiped-out", "end last-one-left", "event contract-back"} {
		excused[what] = "rare; it has a test of its own"
	}
	rulestest.Conform(t, Definition(), rulestest.Options{Events: Events(), Seeds: 1, Choose: bold, Excused: excused})
}

// bold gives orders before it confirms, activates before it passes, and goes where others are: by chance alone hardly
// anybody moves, and fewer fight.
func bold(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*State)
	like := func(rules.Action) bool { return false }
	switch top := s.Top(); top.Do {
	case "plan":
		plan := s.Plan(top.Seat)
		like = func(a rules.Action) bool {
			x, ok := a.(PlaceOrder)
			return ok && plan.in(x.Area) == NoOrder && x.Order == []Order{OrderMove, OrderMove, OrderDefense}[r.Intn(3)]
		}
		if len(plan.Tokens) >= 4 {
			return Confirm{}
		}
	case "activate":
		like = func(a rules.Action) bool {
			switch x := a.(type) {
			case Activate:
				return x.Use != "turret"
			case Discard, TakeBeacon:
				return true
			}
			return false
		}
	case "way":
		like = func(a rules.Action) bool {
			x, ok := a.(Go)
			return ok && (s.Opposed(top.Clan, x.To) || s.Opposing(top.Clan, s.Controller(x.To)) || x.Via.Floe())
		}
	case "force":
		like = func(a rules.Action) bool {
			x, ok := a.(Send)
			return ok && x.Units() > 2
		}
	}
	if r.Intn(6) == 0 {
		return nil
	}
	liked := slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !like(a) })
	if len(liked) == 0 {
		return nil
	}
	return liked[r.Intn(len(liked))]
}
