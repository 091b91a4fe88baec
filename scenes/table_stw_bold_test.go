package scenes

import (
	"slices"

	"kettle/rules"
	"kettle/rules/match"
	stw "kettle/rules/steamwatchers"
)

// bold plays as brave does, but takes what has been seen least: special actions, moves over the sea, barrels under the
// cloth, farms.
func bold(m *match.Match) rules.Action {
	s := stwState(m.Position())
	seen := happened(m)
	legal := s.Legal()
	like := func(rules.Action) bool { return false }
	switch stepOf(s) {
	case "activate":
		like = func(a rules.Action) bool {
			x, ok := a.(stw.Activate)
			return ok && specialOf(s, x) != stw.NoSpecial && seen["use "+x.Use] < 3
		}
	case "way":
		like = func(a rules.Action) bool { return a.(stw.Go).Via.Floe() }
	case "commit":
		like = func(a rules.Action) bool {
			x, ok := a.(stw.Commit)
			return ok && x.Pure+x.Contra == 1
		}
	case "farm":
		like = func(a rules.Action) bool { return a.Kind() == stw.BuildFarm{}.Kind() }
	}
	liked := slices.DeleteFunc(slices.Clone(legal), func(a rules.Action) bool { return !like(a) })
	if len(liked) == 0 {
		return brave(m)
	}
	return liked[m.Setup().Seed.Stream("bold", m.Len()).Intn(len(liked))]
}

// happened counts what has happened in a match: kinds of events and actions, uses of Order tokens, moves over the sea,
// barrels that came from under a cloth.
func happened(m *match.Match) map[string]int {
	out := map[string]int{}
	for _, line := range m.Log() {
		out["action "+line.Action.Kind()]++
		for _, e := range line.Events {
			out[e.Kind()]++
			switch e := e.(type) {
			case stw.Activated:
				out["use "+e.Use]++
			case stw.Moved:
				if len(e.Through) > 0 && e.Through[0].Floe() {
					out["sea move"]++
				}
			case stw.FuelShown:
				out["barrels"] += e.Pure + e.Contra + e.Pure2 + e.Contra2
			}
		}
	}
	out["vassal acts"], out["vassal passes"] = vassalsDid(m)
	return out
}
