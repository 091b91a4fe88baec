package washingtondc

import (
	"math/bits"
	"slices"

	"kettle/rules/rail"
)

// cubes is the income that each cube could bring the seat, best first: what can be moved at once, and what may be hoped
// for.
func (o *outlook) cubes() (ready, hoped []float64) {
	var wanted uint16 // colours that some stop takes
	for g := range rail.Goods {
		if o.Measure(g) {
			wanted |= 1 << g
		}
	}
	for h := range o.Edges {
		pile := o.s.Cubes(rail.Stop(h))
		if len(pile) == 0 {
			continue
		}
		var alive uint16
		for _, g := range pile {
			alive |= 1 << g
		}
		o.top = [2][rail.Goods]float64{}
		for g := range o.top[1] {
			o.top[1][g] = leastHope
		}
		if alive = o.promising(alive&wanted, rail.Stop(h), 0, 0, 0); alive == 0 {
			continue
		}
		o.seen[h] = true
		o.run(rail.Stop(h), alive, 0, 0, 0, false)
		o.seen[h] = false
		for _, g := range pile {
			if v := o.top[0][g]; v > 0 {
				ready = append(ready, v)
			}
			if v := o.top[1][g]; v > leastHope {
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

var halfWeights = func() (out [farTiles + 1]float64) {
	v := 1.0
	for i := range out {
		out[i] = v
		v *= missing
	}
	return out
}()

// run follows the cubes of one stop over built and hoped for links, those first that lack least.
func (o *outlook) run(at rail.Stop, alive uint16, levels, half, gain int, hopped bool) {
	for _, e := range o.Edges[at] {
		h := half + int(e.Half)
		if h > farTiles {
			return // the others lack as much or more
		}
		if o.seen[e.To] || e.Hop && hopped {
			continue
		}
		l := levels
		if !e.Hop {
			l++
		}
		g := gain
		if e.Owner == o.seat {
			g++
		}
		live := alive
		if c := o.Color[e.To]; c != rail.None && alive&(1<<c) != 0 {
			live &^= 1 << c
			if g > 0 {
				v := float64(g)
				if h == 0 && l <= o.loco {
					o.top[0][c] = max(o.top[0][c], v)
				}
				v *= halfWeights[h]
				if l > o.loco {
					v *= levelLack
				}
				o.top[1][c] = max(o.top[1][c], v)
			}
		}
		if live = o.promising(live, e.To, l, h, g); live != 0 {
			o.seen[e.To] = true
			o.run(e.To, live, l, h, g, hopped || e.Hop)
			o.seen[e.To] = false
		}
	}
}

// promising is those of the colours that a way to a stop could still serve better: one that took so many levels, lacks so many
// half tiles and gained so much.
func (o *outlook) promising(alive uint16, at rail.Stop, levels, half, gain int) (out uint16) {
	most := float64(gain + o.most - levels)
	if o.most > o.loco { // the last level lacks
		most *= levelLack
	}
	now := float64(gain + o.loco - levels)
	for away := o.Away(at); alive != 0; alive &= alive - 1 {
		g := bits.TrailingZeros16(alive)
		d := away[g]
		l, h := levels+int(d.Levels), half+int(d.Half)
		if l > o.most || h > farTiles {
			continue
		}
		hoped := most
		if l <= o.loco {
			hoped = max(most, now)
		}
		if hoped*halfWeights[h] > o.top[1][g] || h == 0 && l <= o.loco && now > o.top[0][g] {
			out |= 1 << g
		}
	}
	return out
}
