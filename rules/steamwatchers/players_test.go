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

// anybody are the players of conformance with modules: by turns a greedy one, one who is sly, and one who uses the caravan.
func anybody(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*State)
	switch seed := s.d.Seed / 2 % 3; {
	case seed == 0:
		return greedy(p, legal, r)
	case seed == 1 && s.b.Has(ModHope), !s.b.Has(ModDiplomacy) && s.b.Has(ModHope):
		return driver(p, legal, r)
	}
	return sly(p, legal, r)
}

// steady is the bot of that name.
var steady = func() bot.Bot {
	b, err := bot.Named("steady", bot.Of(Definition()))
	if err != nil {
		panic(err)
	}
	return b
}()

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

// driver plays like bold, and uses the caravan.
func driver(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*State)
	like := func(a rules.Action) bool { return a.Kind() != Decline{}.Kind() }
	switch s.Top().Do {
	case "plan":
		if s.Caravan(s.Top().Seat).Down != NoOrder {
			return bold(p, legal, r)
		}
		like = func(a rules.Action) bool { return a.Kind() == PlaceBoard{}.Kind() }
	case "activate":
		if r.Intn(2) == 0 {
			return bold(p, legal, r)
		}
		like = func(a rules.Action) bool {
			switch x := a.(type) {
			case UseBoard, Exhaust, DiscardBoard:
				return true
			case Activate:
				return x.Use == UseKits
			}
			return false
		}
	case "force", "flee":
		like = func(a rules.Action) bool { return a.Kind() == Haul{}.Kind() || a.Kind() == FleeWith{}.Kind() }
	case "load", "set down", "kits", "operate", "birthright", "expedition":
	default:
		return bold(p, legal, r)
	}
	liked := slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !like(a) })
	if len(liked) == 0 || r.Intn(8) == 0 {
		return bold(p, legal, r)
	}
	return liked[r.Intn(len(liked))]
}

// sly is bold, and plays Diplomacy cards; of all offers it makes few.
func sly(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*State)
	if s.Top().Do == "activate" {
		var cards, offers []rules.Action
		for _, a := range legal {
			switch x := a.(type) {
			case PlayLogistics, PlayTech:
				cards = append(cards, a)
			case Propose:
				if k, c := x.Take.Pact(); c != s.Clan(s.Turn()) && k != NoPact {
					offers = append(offers, a)
				}
			}
		}
		switch n := r.Intn(4); {
		case n == 0 && len(cards) > 0:
			return cards[r.Intn(len(cards))]
		case n < 2 && len(offers) > 0 && len(s.Pacts().Made) < 2:
			return offers[r.Intn(len(offers))]
		}
		return bold(p, slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return a.Kind() == "propose" }), r)
	}
	return bold(p, legal, r)
}
