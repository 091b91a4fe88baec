package steam

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
)

// Looks are outlooks that remember, by seat.
type Looks struct{ had []*outlook }

// Compare is an error where a seat's outlook has other links than one that remembers nothing, or, on demand, promises its cubes
// something else than every way that they could take. It counts the hopes.
func (l *Looks) Compare(s *State, seat rules.Seat, ways bool) (found int, err error) {
	for len(l.had) <= int(seat) {
		l.had = append(l.had, newOutlook(s.m, rules.Seat(len(l.had))))
	}
	o, anew := l.had[seat], newOutlook(s.m, seat)
	o.look(s)
	anew.look(s)
	for h := range o.Edges {
		if !slices.Equal(o.Edges[h], anew.Edges[h]) {
			return 0, fmt.Errorf("links of %v are remembered as %v, found as %v", s.Spot(rail.Stop(h)), o.Edges[h], anew.Edges[h])
		}
	}
	if !ways || o.reach > 6 { // few levels, so that all ways can be tried
		return 0, nil
	}
	ready, hoped := o.cubes()
	r, h := o.everyWay()
	if !slices.Equal(ready, r) || !slices.Equal(hoped, h) {
		return 0, fmt.Errorf("%v and %v instead of %v and %v", ready, hoped, r, h)
	}
	return len(hoped), nil
}

// everyWay is what cubes finds, by trying every way.
func (o *outlook) everyWay() (ready, hoped []float64) {
	for h := range o.Edges {
		for _, g := range o.s.d.Cubes[h] {
			now, soon := 0.0, 0.0
			seen := make([]bool, len(o.Edges))
			var walk func(at rail.Stop, links, half int)
			walk = func(at rail.Stop, links, half int) {
				seen[at] = true
				for _, e := range o.Edges[at] {
					l, h := links+1, half+int(e.Half)
					if seen[e.To] || h > farTiles || l > o.reach+1 {
						continue
					}
					if e.Owner >= 0 {
						o.used[e.Owner]++
					}
					if o.Color[e.To] != g {
						walk(e.To, l, h)
					} else if v := o.worth(l); v > 0 {
						if h == 0 && l <= o.reach {
							now = max(now, v)
						}
						if v *= o.near[h]; l > o.reach {
							v *= levelLack
						}
						soon = max(soon, v)
					}
					if e.Owner >= 0 {
						o.used[e.Owner]--
					}
				}
				seen[at] = false
			}
			walk(rail.Stop(h), 0, 0)
			if now > 0 {
				ready = append(ready, now)
			}
			if soon > faintHope {
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
