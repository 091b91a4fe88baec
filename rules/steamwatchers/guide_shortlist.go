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
	if s.d.Pacts != nil && len(s.d.Pacts.Made) > 0 {
		legal = slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { // one offer a turn wearies nobody
			return a.Kind() == Propose{}.Kind() || a.Kind() == Counter{}.Kind()
		})
	}
	legal = slices.DeleteFunc(slices.Clone(legal), s.settled)
	prize := newOutlook(s).prize[s.Turn()]
	type ranked struct {
		a     rules.Action
		merit float64
	}
	best := make([]ranked, len(legal))
	for i, a := range legal {
		best[i] = ranked{a, merit(a, prize)}
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
	case TakeOrder:
		return true
	}
	return false
}

// merit is a rough worth of what an action points at: areas by their prize, soldiers by number.
func merit(a rules.Action, prize []float64) (v float64) {
	for _, t := range a.Targets() {
		switch {
		case t.Kind == TargetArea && t.ID > 0 && t.ID < len(prize):
			v += prize[t.ID]
		case t.Kind == TargetBase || t.Kind == TargetElite:
			v += 0.1 * float64(t.ID)
		}
	}
	return v
}
