package steam

import (
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/prospect"
)

// cubes is the points that each cube could bring the seat, best first: what can be moved at once, and what may be hoped
// for.
func (o *outlook) cubes() (ready, hoped []float64) {
	return o.Cubes(o.s.Cubes, func(from rail.Stop, alive uint16) { o.run(from, alive, 0, 0) })
}

// run follows the cubes of one stop over built and hoped for links, those first that lack least.
func (o *outlook) run(at rail.Stop, alive uint16, links, half int) {
	most := float64(o.loco) // no route brings more points than the level
	for _, e := range o.Edges[at] {
		h, l := half+int(e.Half), links+1
		if h > prospect.Far {
			return // the others lack as much or more
		}
		if o.Seen[e.To] {
			continue
		}
		o.use(e, 1)
		live := alive
		if c := o.Color[e.To]; c != rail.None && alive&(1<<c) != 0 {
			live &^= 1 << c
			if v := o.worth(l); v > 0 {
				o.Bring(c, v, l, h)
			}
		}
		if live = o.Promising(live, e.To, l, h, most, most); live != 0 {
			o.Seen[e.To] = true
			o.run(e.To, live, l, h)
			o.Seen[e.To] = false
		}
		o.use(e, -1)
	}
}

// use counts a link of the present route, or one less.
func (o *outlook) use(e prospect.Edge, n int8) {
	if e.Owner >= 0 {
		o.used[e.Owner] += n
	}
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
