package scenes

import (
	"slices"

	"kettle/rules"
	"kettle/rules/match"
	stw "kettle/rules/steamwatchers"
)

// The whole games of Peace With Wolves that are played by script: Any Port in a Storm with Diplomacy for three, The Convoy
// with vassals for two.
const (
	pactSeed   = 7
	pactChoice = `click hit option/scenario/Any Port in a Storm
move 1050 400
wheel -8
click hit option/diplomacy/With
`
	vassalSeed   = 3
	vassalChoice = `click hit option/scenario/The Convoy
move 1050 400
wheel -8
click hit option/vassals/With
`
)

// What happens in them.
var (
	pactMust   = []string{"offered", "swapped", "declined", "action counter", "allied", "pact", "tech", "cache", "combat", "geo", "ended"}
	vassalMust = []string{"vassal", "action depot", "vassal acts", "vassal passes", "moved", "recruited", "geo", "ended"}
)

// braveWolf is what a brave player does who trades, plays Diplomacy cards, and sends the vassal out.
func braveWolf(m *match.Match) rules.Action {
	a, s := brave(m), stwState(m.Position())
	seen := map[string]int{}
	for _, x := range m.Log() {
		seen[x.Action.Kind()]++
	}
	r, best := m.Setup().Seed.Stream("wolves", m.Len()), 4
	for _, x := range s.Legal() {
		k := x.Kind()
		if n := seen[k]; slices.Contains(wolfKinds, k) && n < best && r.Intn(3) > 0 {
			a, best = x, n
		}
	}
	v := s.Vassal(s.Turn())
	for _, x := range s.Legal() {
		switch x := x.(type) {
		case stw.PlaceOrder:
			if v != stw.NoClan && s.Controller(x.Area) == v && laid(s, x.Area) == stw.NoOrder && x.Order == stw.OrderMove {
				return x
			}
		case stw.Activate:
			if vassalActs(s, s.Turn()) {
				return x
			}
		}
	}
	return a
}

// vassalsDid counts what vassals did in a game: orders used, and passes.
func vassalsDid(m *match.Match) (acts, passes int) {
	for i, line := range m.Log() {
		p := stwState(m.At(i))
		if p.Turn() < 0 || !vassalActs(p, p.Turn()) {
			continue
		}
		switch line.Action.(type) {
		case stw.Activate:
			acts++
		case stw.Pass:
			passes++
		}
	}
	return acts, passes
}
