package washingtondc

import (
	"kettle/rules/rail"
	"kettle/rules/rail/prospect"
)

// cubes is the income that each cube could bring the seat, best first: what can be moved at once, and what may be hoped
// for.
func (o *outlook) cubes() (ready, hoped []float64) {
	return o.Cubes(o.s.Cubes, func(from rail.Stop, alive uint16) { o.run(from, alive, 0, 0, 0, false) })
}

// run follows the cubes of one stop over built and hoped for links, those first that lack least.
func (o *outlook) run(at rail.Stop, alive uint16, levels, half, gain int, hopped bool) {
	for _, e := range o.Edges[at] {
		l, h, g := levels, half+int(e.Half), gain
		if h > prospect.Far {
			return // the others lack as much or more
		}
		if o.Seen[e.To] || e.Hop && hopped {
			continue
		}
		if !e.Hop {
			l++
		}
		if e.Owner == o.seat {
			g++
		}
		live := alive
		if c := o.Color[e.To]; c != rail.None && alive&(1<<c) != 0 {
			live &^= 1 << c
			if g > 0 {
				o.Bring(c, float64(g), l, h)
			}
		}
		if live = o.Promising(live, e.To, l, h, float64(g+o.Levels-l), float64(g+o.Most-l)); live != 0 {
			o.Seen[e.To] = true
			o.run(e.To, live, l, h, g, hopped || e.Hop)
			o.Seen[e.To] = false
		}
	}
}
