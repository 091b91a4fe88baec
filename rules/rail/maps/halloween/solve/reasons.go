package solve

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// A story is a line that has been played, for telling what each step is good for.
type story struct {
	steps []Step
	at    []*ageofsteam.State // before each step
}

// explain gives every step its reason: mostly what comes of it later in the line.
func (y *story) explain() {
	for i := range y.steps {
		y.steps[i].Reason = y.reason(i)
	}
}

func (y *story) reason(i int) rules.Line {
	s := y.at[i]
	switch a := y.steps[i].Action.(type) {
	case ageofsteam.IssueShare:
		return y.share(i)
	case ageofsteam.Take:
		return y.role(i, a.Role)
	case ageofsteam.Urbanize:
		return y.city(i, a)
	case halloween.Build:
		return y.link(i, a.Link.Number())
	case play.Raise:
		return y.level(i)
	case play.Deliver:
		return raises(a, s.Player(0).Income)
	case halloween.Fly:
		return smashes(s, a)
	case halloween.Place:
		return y.witch(i, a.At)
	case ageofsteam.Pay:
		return pays(s.Forecast(0))
	}
	return goesOn(y.steps[i].Action)
}

// first is the first move from a step on that passes; -1 for none.
func (y *story) first(from int, pass func(g rail.Good, p rail.Path) bool) (at int) {
	for i := from; i < len(y.steps); i++ {
		if g, p := cargo(y.steps[i]); g != rail.None && pass(g, p) {
			return i
		}
	}
	return -1
}

// share tells what the next other action needs the money for.
func (y *story) share(i int) rules.Line {
	for _, st := range y.steps[i:] {
		switch st.Action.(type) {
		case ageofsteam.IssueShare:
		case halloween.Build:
			return paysFor("the link")
		default:
			return paysFor("the expenses")
		}
	}
	return paysFor("the expenses")
}

func (y *story) role(i int, r ageofsteam.Role) rules.Line {
	round := y.steps[i].Round
	builds := 0
	for j := i + 1; j < len(y.steps) && y.steps[j].Round == round; j++ {
		switch a := y.steps[j].Action.(type) {
		case halloween.Build:
			builds++
		case ageofsteam.Urbanize:
			return y.city(j, a)
		case halloween.Place:
			return y.witch(j, a.At)
		}
	}
	switch {
	case r == ageofsteam.Locomotive:
		return y.level(i)
	case r == ageofsteam.Engineer && builds > 1:
		return twoLinks(builds)
	}
	return noMatter()
}

// level tells what the locomotive is raised for.
func (y *story) level(i int) rules.Line {
	have := y.at[i].Player(0).Loco
	j := y.first(i, func(_ rail.Good, p rail.Path) bool { return p.Len()-1 > have })
	if j < 0 {
		return noNeed()
	}
	return needsLevel(y.steps[j], have+1)
}

// link tells which move runs over a link first, or else which link begins where it ends.
func (y *story) link(i, n int) rules.Line {
	land := halloween.Discs(y.at[i]).Land()
	j := y.first(i, func(_ rail.Good, p rail.Path) bool { return over(land, p, n) })
	if j < 0 {
		return leadsOn(land.Links[n])
	}
	return opens(y.steps[j])
}

func over(land *graph.Land, p rail.Path, n int) bool {
	l := land.Links[n]
	for k := 1; k < p.Len(); k++ {
		if a, b := p.At(k-1).Stop(), p.At(k).Stop(); a == l.A && b == l.B || a == l.B && b == l.A {
			return true
		}
	}
	return false
}

// city tells what ends in a new city, or what the dice bring to it.
func (y *story) city(i int, a ageofsteam.Urbanize) rules.Line {
	j := y.first(i, func(_ rail.Good, p rail.Path) bool { return p.End() == a.At })
	if j < 0 {
		j = y.first(i, func(_ rail.Good, p rail.Path) bool { return p.Start() == a.At })
	}
	if j < 0 {
		return noMatter()
	}
	return endsThere(y.steps[j], a.At)
}

// witch tells what a produced witch does.
func (y *story) witch(i int, at rail.Spot) rules.Line {
	j := y.first(i, func(g rail.Good, p rail.Path) bool { return g == halloween.Witch && p.Start() == at })
	if j < 0 {
		return waits(at)
	}
	return fetches(y.steps[j], at)
}
