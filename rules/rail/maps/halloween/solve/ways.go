package solve

import (
	"math/bits"
	"slices"
)

// A way is what a flight or a delivery needs: these links, as many levels as they are. A flight can smash a pumpkin from
// one of these houses.
type way struct {
	links uint64
	smash uint32 // by house
	n     int8
}

// flights are the ways of witches while the same houses are black.
type flights struct {
	with [houses][houses][]way // by the house where she sets out and the house of the pumpkin, none that another makes needless
	of   [houses]uint32        // the houses whose pumpkins have a way, by the house where she sets out
}

// runs are the ways of cubes of a colour while the same houses have it, the longest first.
type runs struct {
	from [houses][]way
	at   [houses][8]int // by levels: the first of from that needs no more
}

// within are the ways from a house that need no more than these levels.
func (r *runs) within(from, levels int8) []way { return r.from[from][r.at[from][levels]:] }

// home are the houses where cubes of a kind are delivered.
func (n *node) home(d *deal, k kind) (mask uint32) {
	mask = d.printed[k]
	for t, at := range n.tile {
		if at >= 0 && d.tile[t] == k {
			mask |= 1 << at
		}
	}
	return mask
}

func (d *deal) flights(home uint32) *flights {
	if f := d.witches[home]; f != nil {
		return f
	}
	f := &flights{}
	d.witches[home] = f
	for at := range int8(houses) {
		var all []way
		d.walk(at, home, func(stops []int8, links uint64) {
			w := way{links: links, n: int8(len(stops) - 1)}
			held := uint32(0)
			for _, s := range stops {
				if d.color[s] == pumpkin {
					w.smash |= held
				}
				held |= 1 << s
			}
			if w.smash != 0 {
				all = append(all, w)
			}
		})
		for _, w := range needed(all) {
			f.of[at] |= w.smash
			for m := w.smash; m != 0; m &= m - 1 {
				h := bits.TrailingZeros32(m)
				f.with[at][h] = append(f.with[at][h], w)
			}
		}
		for h := range f.with[at] {
			f.with[at][h] = needed(slices.Clone(f.with[at][h]))
		}
	}
	return f
}

// needed strikes the ways of which another uses fewer links and smashes as much.
func needed(all []way) (out []way) {
	slices.SortStableFunc(all, func(a, b way) int { return int(a.n) - int(b.n) })
	for _, w := range all {
		if !slices.ContainsFunc(out, func(o way) bool { return o.links&^w.links == 0 && w.smash&^o.smash == 0 }) {
			out = append(out, w)
		}
	}
	return out
}

func (d *deal) runs(k kind, home uint32) *runs {
	if r := d.cargo[k][home]; r != nil {
		return r
	}
	r := &runs{}
	d.cargo[k][home] = r
	for at := range int8(houses) {
		d.walk(at, home, func(stops []int8, links uint64) {
			r.from[at] = append(r.from[at], way{links: links, n: int8(len(stops) - 1)})
		})
		slices.SortStableFunc(r.from[at], func(a, b way) int { return int(b.n) - int(a.n) })
		for levels := range r.at[at] {
			for r.at[at][levels] < len(r.from[at]) && int(r.from[at][r.at[at][levels]].n) > levels {
				r.at[at][levels]++
			}
		}
	}
	return r
}

// walk goes through the ways from a house to the first house of home.
func (d *deal) walk(from int8, home uint32, each func(stops []int8, links uint64)) {
	var on func(stops []int8, seen uint32, links uint64)
	on = func(stops []int8, seen uint32, links uint64) {
		if len(stops) > d.rules.MaxLoco {
			return
		}
		for _, h := range d.next[stops[len(stops)-1]] {
			if seen>>h.to&1 != 0 {
				continue
			}
			s, l := append(stops, h.to), links|1<<h.link
			if home>>h.to&1 != 0 {
				each(s, l)
			} else {
				on(s, seen|1<<h.to, l)
			}
		}
	}
	on([]int8{from}, 1<<from, 0)
}
