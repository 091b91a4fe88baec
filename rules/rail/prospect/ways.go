package prospect

import (
	"math/bits"
	"slices"

	"kettle/rules/rail"
)

// Ways are what cubes could bring a seat over a web. What a way pays is told by who follows it.
type Ways struct {
	Web
	Levels, Most int    // of the locomotive: that there are, and that there soon may be
	Seen         []bool // stops that the way has been at

	near    [Far + 1]float64
	lacking float64
	top     [2][rail.Goods]float64 // of one source: by good, ready and hoped
}

// Far is how many half tiles a way may lack.
const Far = 7

// Faint is income or points of a delivery that are too little to hope for.
const Faint = 0.3

// Weigh sets what a delivery is worth: this much of it for each half tile that is missing, and that if a level lacks.
func (w *Ways) Weigh(missing, lacking float64) {
	w.near[0], w.lacking = 1, lacking
	for i := range Far {
		w.near[i+1] = w.near[i] * missing
	}
}

// Cubes is what each cube could bring, best first: what can be moved at once, and what may be hoped for. Follow is to follow the
// ways from a stop for the goods alive, one bit each, and Bring what they pay.
func (w *Ways) Cubes(cubes func(rail.Stop) rail.Pile, follow func(from rail.Stop, alive uint16)) (ready, hoped []float64) {
	w.Sort()
	if w.Seen == nil {
		w.Seen = make([]bool, len(w.Edges))
	}
	var wanted uint16 // goods that some stop takes
	for g := range rail.Goods {
		if w.Measure(g) {
			wanted |= 1 << g
		}
	}
	for h := range w.Edges {
		from := rail.Stop(h)
		var alive uint16
		for _, g := range cubes(from) {
			alive |= 1 << g
		}
		w.top = [2][rail.Goods]float64{}
		for g := range w.top[1] {
			w.top[1][g] = Faint
		}
		if alive = w.Promising(alive&wanted, from, 0, 0, float64(w.Levels), float64(w.Most)); alive == 0 {
			continue
		}
		w.Seen[h] = true
		follow(from, alive)
		w.Seen[h] = false
		for _, g := range cubes(from) {
			if v := w.top[0][g]; v > 0 {
				ready = append(ready, v)
			}
			if v := w.top[1][g]; v > Faint {
				hoped = append(hoped, v)
			}
		}
	}
	for _, x := range [][]float64{ready, hoped} {
		slices.Sort(x)
		slices.Reverse(x)
	}
	return ready, hoped
}

// Bring tells that a way of so many levels, that lacks so many half tiles, pays for a good.
func (w *Ways) Bring(g rail.Good, pays float64, levels, half int) {
	if half == 0 && levels <= w.Levels {
		w.top[0][g] = max(w.top[0][g], pays)
	}
	w.top[1][g] = max(w.top[1][g], w.Worth(pays, levels, half))
}

// Worth is what a delivery that pays so much may be counted on for, where so much is missing.
func (w *Ways) Worth(pays float64, levels, half int) float64 {
	pays *= w.near[half]
	if levels > w.Levels {
		pays *= w.lacking
	}
	return pays
}

// Promising is those of the goods alive that a way to a stop, of so many levels and half tiles, could still serve better, if it
// can come to pay so much with the levels that there are, or that there may be.
func (w *Ways) Promising(alive uint16, at rail.Stop, levels, half int, ready, hoped float64) (out uint16) {
	if w.Most > w.Levels {
		hoped *= w.lacking
	}
	for away := w.Away(at); alive != 0; alive &= alive - 1 {
		g := bits.TrailingZeros16(alive)
		l, h := levels+int(away[g].Levels), half+int(away[g].Half)
		if l > w.Most || h > Far {
			continue
		}
		most := hoped
		if l <= w.Levels {
			most = max(hoped, ready)
		}
		if most*w.near[h] > w.top[1][g] || h == 0 && l <= w.Levels && ready > w.top[0][g] {
			out |= 1 << g
		}
	}
	return out
}
