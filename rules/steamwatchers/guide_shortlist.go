package steamwatchers

import (
	"cmp"
	"slices"

	"kettle/rules"
)

// shortlist takes actions of every kind in turn, so that ways to go on and ways to stop are all looked at; within a kind
// those first that concern the areas of most worth, and the larger forces.
func shortlist(p rules.Position, legal []rules.Action, k int) []rules.Action {
	s := p.(*State)
	if s.Clan(s.Turn()) == NoClan {
		return legal[:min(k, len(legal))]
	}
	offered := s.d.Pacts != nil && len(s.d.Pacts.Made) > 0 // one offer a turn wearies nobody
	legal = slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool {
		return s.settled(a) || offered && a.Kind() == Propose{}.Kind()
	})
	o, who := newOutlook(s), s.Clan(s.Turn())
	if s.Mine(s.Top().Clan, who) {
		who = s.Top().Clan
	}
	type ranked struct {
		a     rules.Action
		merit float64
	}
	best := make([]ranked, len(legal))
	for i, a := range legal {
		best[i] = ranked{a, o.merit(a, who)}
	}
	slices.SortStableFunc(best, func(a, b ranked) int { return -cmp.Compare(a.merit, b.merit) })
	var kinds []string
	by := map[string][]rules.Action{}
	for _, x := range best {
		kind := x.a.Kind()
		if by[kind] == nil {
			kinds = append(kinds, kind)
		}
		by[kind] = append(by[kind], x.a)
	}
	var out []rules.Action
	for n := 0; len(out) < min(k, len(legal)); n++ {
		for _, kind := range kinds {
			if n < len(by[kind]) && len(out) < k {
				out = append(out, by[kind][n])
			}
		}
	}
	return out
}

// settled reports whether an action takes back a token that was put down in this planning: who could always change a plan
// would never confirm it.
func (s *State) settled(a rules.Action) bool {
	switch x := a.(type) {
	case PlaceOrder:
		return s.d.Plans[s.Turn()].in(x.Area) != NoOrder
	case PlaceBoard:
		return s.Caravan(s.Turn()).Down != NoOrder
	case TakeOrder, TakeBoard:
		return true
	}
	return false
}

// merit is a rough worth of what an action of a clan points at: areas by their prize, soldiers by number, kits and cards by
// what they are good for.
func (o *outlook) merit(a rules.Action, c Clan) (v float64) {
	for _, t := range a.Targets() {
		switch {
		case t.Kind == TargetArea && t.ID > 0 && t.ID < len(o.prize[c]):
			v += o.prize[c][t.ID]
		case t.Kind == TargetBase || t.Kind == TargetElite:
			v += 0.1 * float64(t.ID)
		}
	}
	switch x := a.(type) {
	case BuyKit:
		v += o.purchase(o.s.Turn(), x)
	case Propose:
		v += o.offered(Offer{o.s.Turn(), x.With, x.Give, x.Take, x.Ally})
	case Counter:
		v += o.offered(o.s.instead(x))
	}
	return v
}
