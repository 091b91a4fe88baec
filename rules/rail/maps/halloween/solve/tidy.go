package solve

import "slices"

// tidy strikes the links, new cities, levels and witches that a line has no need of, the last ones first.
func (d *deal) tidy(from node, deeds []deeded) []deeded {
	for i := len(deeds) - 1; i >= 0; i-- {
		less := slices.Clone(deeds)
		switch deeds[i].do {
		case lay, city:
			less = slices.Delete(less, i, i+1)
		case raise, place:
			less[i].step = step{}
		default:
			continue
		}
		if tried, ok := d.retake(from, less); ok {
			deeds = tried
		}
	}
	return deeds
}

// retake takes the deeds of a line once more, with no more shares than they need; ok is false where the rules forbid one
// of them or a pumpkin is left at the end.
func (d *deal) retake(n node, deeds []deeded) (out []deeded, ok bool) {
	take := func(s step) bool {
		c, ok := d.follow(&n, s)
		if ok {
			out = append(out, deeded{n.level, s})
			n = c
		}
		return ok
	}
	for _, x := range deeds {
		if x.do == nothing && x.level <= again {
			continue // comes by itself where nothing is built
		}
		for n.level <= again && n.level > choose && x.do != city && x.do != lay {
			take(step{})
		}
		if x.do == lay && n.level == settle {
			take(step{})
		}
		if x.do == expenses {
			for x.a > 0 && int(n.cash)+int(x.a-1)*(d.rules.SharePrice-1) >= int(n.shares)+int(n.loco) {
				x.a--
			}
		}
		if !take(x.step) {
			return nil, false
		}
	}
	return out, n.left == 0
}
