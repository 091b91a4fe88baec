package scenes

import (
	"kettle/rules"
	"kettle/rules/match"
	stw "kettle/rules/steamwatchers"
)

// The whole game with Spark of Hope that is played by script: Mobile Bases for two.
const (
	hopeSeed   = 8
	hopeChoice = `click hit option/scenario/Mobile Bases
move 1050 400
wheel -8
click hit option/spark-of-hope/With
`
)

// hopeMust is what happens in it.
var hopeMust = []string{"caravan-put", "board-revealed", "board-used", "action haul", "kit-bought", "kit-upgraded", "kit-operated", "loaded", "unloaded", "combat", "decided", "truck-lost", "geo", "ended"}

// braveHope is what a brave player does who uses the caravan for everything that it can do, each thing a few times.
func braveHope(m *match.Match) rules.Action {
	a, s := brave(m), stwState(m.Position())
	seen := map[string]int{}
	for _, x := range m.Log() {
		seen[hopeThing(x.Action)]++
	}
	r, best := m.Setup().Seed.Stream("hope", m.Len()), 5
	for _, x := range s.Legal() {
		k := hopeThing(x)
		switch x.(type) {
		case stw.TakeBoard:
			continue
		case stw.PlaceBoard:
			if s.Caravan(s.Turn()).Down != stw.NoOrder || r.Intn(2) == 0 {
				continue
			}
			return x
		}
		if n := seen[k]; k != "" && n < best && r.Intn(3) > 0 {
			a, best = x, n
		}
	}
	return a
}
