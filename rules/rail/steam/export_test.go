package steam

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/prospect"
)

// Looks are outlooks that remember, by seat, and a judge that does.
type Looks struct {
	had   []*outlook
	judge *Judge
}

// Compare is an error where a seat's outlook has other links than one that remembers nothing, or, on demand, promises its cubes
// something else than every way that they could take. It counts the hopes.
func (l *Looks) Compare(s *State, seat rules.Seat, ways bool) (found int, err error) {
	for len(l.had) <= int(seat) {
		l.had = append(l.had, newOutlook(rules.Seat(len(l.had))))
	}
	if l.judge == nil {
		l.judge = NewJudge()
	}
	o, anew := l.had[seat], newOutlook(seat)
	o.look(s)
	anew.look(s)
	for h := range o.Edges {
		if !slices.Equal(o.Edges[h], anew.Edges[h]) {
			return 0, fmt.Errorf("links of %v are remembered as %v, found as %v", s.Spot(rail.Stop(h)), o.Edges[h], anew.Edges[h])
		}
	}
	ready, hoped := l.judge.Hopes(s, seat)
	if r, h := anew.cubes(); !slices.Equal(ready, r) || !slices.Equal(hoped, h) {
		return 0, fmt.Errorf("%v and %v are remembered, %v and %v found", ready, hoped, r, h)
	}
	if !ways || o.Levels > 6 { // few levels, so that all ways can be tried
		return 0, nil
	}
	ready, hoped = o.cubes()
	r, h := o.everyWay()
	if !slices.Equal(ready, r) || !slices.Equal(hoped, h) {
		return 0, fmt.Errorf("%v and %v instead of %v and %v", ready, hoped, r, h)
	}
	return len(hoped), nil
}

// everyWay is what cubes finds, by trying every way.
func (o *outlook) everyWay() (ready, hoped []float64) {
	return playtest.EveryWay(&o.Ways, o.s.Cubes, func(way []prospect.Edge) (levels int, pays float64, ok bool) {
		o.used = [6]int8{}
		for _, e := range way {
			o.use(e, 1)
		}
		pays = o.worth(len(way))
		o.used = [6]int8{}
		return len(way), pays, true
	})
}
