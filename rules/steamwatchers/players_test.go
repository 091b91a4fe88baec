package steamwatchers

import (
	"context"
	"slices"

	"kettle/rules"
	"kettle/rules/bot"
	"kettle/rules/rng"
)

// several are the players of conformance: in half of their games one who is bold, in the others a greedy one.
func several(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	if p.(*State).d.Seed%2 == 0 {
		return bold(p, legal, r)
	}
	return greedy(p, legal, r)
}

// steady is a player who looks one action ahead.
var steady = bot.Greedy{Guide: bot.Of(Definition())}

// greedy plays from what the seat sees.
func greedy(p rules.Position, _ []rules.Action, r *rng.Stream) rules.Action {
	a, err := steady.Choose(context.Background(), p.View(p.Turn()), r)
	if err != nil {
		panic(err)
	}
	return a
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
