package steam

import (
	"math/bits"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// cubes is the points that each cube could bring the seat, best first: what can be moved at once, and what may be hoped
// for.
func (o *outlook) cubes() (ready, hoped []float64) {
	var wanted uint16 // goods that some stop takes
	for g := range rail.Goods {
		if o.Measure(g) {
			wanted |= 1 << g
		}
	}
	for h := range o.Edges {
		pile := o.s.d.Cubes[h]
		if len(pile) == 0 || len(o.Edges[h]) == 0 {
			continue
		}
		var alive uint16
		for _, g := range pile {
			alive |= 1 << g
		}
		o.top = [2][rail.Goods]float64{}
		if alive = o.promising(alive&wanted, rail.Stop(h), 0, 0); alive == 0 {
			continue
		}
		o.seen[h] = true
		o.run(rail.Stop(h), alive, 0, 0)
		o.seen[h] = false
		for _, g := range pile {
			if v := o.top[0][g]; v > 0 {
				ready = append(ready, v)
			}
			if v := o.top[1][g]; v > faintHope {
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

// faintHope is what a delivery must promise to be counted on.
const faintHope = 0.3

// run follows the cubes of one stop over built and hoped for links, those first that lack least.
func (o *outlook) run(at rail.Stop, alive uint16, links, half int) {
	for _, e := range o.Edges[at] {
		h, l := half+int(e.Half), links+1
		if h > farTiles {
			return // the others lack as much or more
		}
		if o.seen[e.To] {
			continue
		}
		if e.Owner >= 0 {
			o.used[e.Owner]++
		}
		live := alive
		if c := o.Color[e.To]; c != rail.None && alive&(1<<c) != 0 {
			live &^= 1 << c
			if v := o.worth(l); v > 0 {
				if h == 0 && l <= o.reach {
					o.top[0][c] = max(o.top[0][c], v)
				}
				v *= o.near[h]
				if l > o.reach {
					v *= levelLack
				}
				o.top[1][c] = max(o.top[1][c], v)
			}
		}
		if live = o.promising(live, e.To, l, h); live != 0 {
			o.seen[e.To] = true
			o.run(e.To, live, l, h)
			o.seen[e.To] = false
		}
		if e.Owner >= 0 {
			o.used[e.Owner]--
		}
	}
}

// promising is those of the goods that a way to a stop could still serve better: one of so many links that lacks so many half
// tiles.
func (o *outlook) promising(alive uint16, at rail.Stop, links, half int) (out uint16) {
	most := float64(o.loco) // no route brings more points than the level
	for away := o.Away(at); alive != 0; alive &= alive - 1 {
		g := bits.TrailingZeros16(alive)
		d := away[g]
		l, h := links+int(d.Levels), half+int(d.Half)
		if l > o.reach+1 || h > farTiles {
			continue
		}
		hoped := most * o.near[h]
		if l > o.reach {
			hoped *= levelLack
		}
		if hoped > max(o.top[1][g], faintHope) || h == 0 && l <= o.reach && most > o.top[0][g] {
			out |= 1 << g
		}
	}
	return out
}

// worth is what a route with the links used so far brings the seat: nothing where another's links are more (STM-110).
func (o *outlook) worth(links int) float64 {
	mine, others := int(o.used[o.seat]), 0
	for seat, n := range o.used {
		if rules.Seat(seat) != o.seat {
			if int(n) > mine {
				return 0
			}
			others += int(n)
		}
	}
	if h := o.s.m.Hooks.Scored; h != nil {
		return float64(h(o.s, o.seat, mine, others)) - 0.1*float64(others)
	}
	ignored := max(0, links-o.loco-others)
	return float64(max(0, mine-ignored)) - 0.1*float64(others)
}
