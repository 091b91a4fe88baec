package playtest

import (
	"slices"

	"kettle/rules/rail"
	"kettle/rules/rail/prospect"
)

// EveryWay is what prospect.Ways.Cubes finds, by trying every way. Judge says how many levels a way takes, what it pays and
// whether it may be gone.
func EveryWay(w *prospect.Ways, cubes func(rail.Stop) rail.Pile, judge func([]prospect.Edge) (levels int, pays float64, ok bool)) (ready, hoped []float64) {
	for h := range w.Edges {
		for _, g := range cubes(rail.Stop(h)) {
			now, soon := 0.0, prospect.Faint
			seen := make([]bool, len(w.Edges))
			var walk func(at rail.Stop, way []prospect.Edge, half int)
			walk = func(at rail.Stop, way []prospect.Edge, half int) {
				seen[at] = true
				for _, e := range w.Edges[at] {
					way, half := append(way, e), half+int(e.Half)
					levels, pays, ok := judge(way)
					switch {
					case seen[e.To] || !ok || half > prospect.Far || levels > w.Most:
					case w.Color[e.To] != g:
						walk(e.To, way, half)
					case pays > 0:
						if half == 0 && levels <= w.Levels {
							now = max(now, pays)
						}
						soon = max(soon, w.Worth(pays, levels, half))
					}
				}
				seen[at] = false
			}
			walk(rail.Stop(h), nil, 0)
			if now > 0 {
				ready = append(ready, now)
			}
			if soon > prospect.Faint {
				hoped = append(hoped, soon)
			}
		}
	}
	for _, x := range [][]float64{ready, hoped} {
		slices.Sort(x)
		slices.Reverse(x)
	}
	return ready, hoped
}
