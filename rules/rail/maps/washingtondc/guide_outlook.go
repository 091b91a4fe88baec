package washingtondc

import (
	"math/bits"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/track"
)

// outlook is what a seat could run cubes over: the links there are, and those that few tiles would complete.
type outlook struct {
	w     *washington
	s     *ageofsteam.State
	b     *track.Board
	seat  rules.Seat
	me    ageofsteam.Player
	most  int      // levels of the locomotive it soon may have
	edges [][]edge // by hex
	best  []int8   // of one search, by hex and side of entry
	far   []int8   // before a search
	color []rail.Good
	top   [2][rail.Goods]float64 // of one source: by colour, ready and hoped
	seen  []bool
}

type edge struct {
	to   rail.Stop
	half int8 // half tiles that are missing
	gain int8 // 1 pays the seat
	hop  bool
}

func newOutlook(w *washington, s *ageofsteam.State, seat rules.Seat) *outlook {
	b := s.Track()
	n := s.Stops()
	o := &outlook{w: w, s: s, b: b, seat: seat, me: s.Player(seat), edges: make([][]edge, n), best: make([]int8, 6*n), seen: make([]bool, n)}
	o.far = slices.Repeat([]int8{100}, 6*n)
	o.most = min(o.me.Loco+1, s.Map().Rules.MaxLoco)
	o.color = make([]rail.Good, n)
	for h := range o.color {
		o.color[h] = s.Color(rail.Stop(h))
	}
	sections := b.Sections()
	for i := range sections {
		if x := &sections[i]; x.Complete() {
			e := edge{to: x.Ends[1].Hex}
			if x.Owner == seat {
				e.gain = 1
			}
			o.edges[x.Ends[0].Hex] = append(o.edges[x.Ends[0].Hex], e)
			e.to = x.Ends[0].Hex
			o.edges[x.Ends[1].Hex] = append(o.edges[x.Ends[1].Hex], e)
		}
	}
	if mayBuildYet(s) {
		for h := range n {
			if b.City(rail.Stop(h)) || b.Town(rail.Stop(h)) {
				o.search(rail.Stop(h))
			}
		}
	}
	for i, x := range w.ring {
		for _, y := range w.ring[i+1:] {
			e := edge{to: y, hop: true}
			if locked(s, w.ring, x) || locked(s, w.ring, y) {
				e.half = 2
			}
			o.edges[x] = append(o.edges[x], e)
			e.to = x
			o.edges[y] = append(o.edges[y], e)
		}
	}
	for _, x := range o.edges {
		slices.SortStableFunc(x, func(a, b edge) int { return int(a.half - b.half) })
	}
	return o
}

// cubes is the income that each cube could bring the seat, best first: what can be moved at once, and what may be hoped
// for.
func (o *outlook) cubes() (ready, hoped []float64) {
	for h := range o.edges {
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
	last := -1
	for _, e := range o.edges[at] {
		h := half + int(e.half)
		if h != last && (h > farTiles || !o.better(alive, gain, o.most-levels, h)) {
			return // the others lack as much or more
		}
		last = h
		if o.seen[e.to] || e.hop && hopped {
			continue
		}
		l := levels
		if !e.hop {
			l++
		}
		g := gain + int(e.gain)
		live := alive
		if c := o.color[e.to]; c != rail.None && alive&(1<<c) != 0 {
			live &^= 1 << c
			if g > 0 {
				v := float64(g)
				if h == 0 && l <= o.me.Loco {
					o.top[0][c] = max(o.top[0][c], v)
				}
				v *= halfWeights[h]
				if l > o.me.Loco {
					v *= levelLack
				}
				o.top[1][c] = max(o.top[1][c], v)
			}
		}
		if live != 0 && l < o.most {
			o.seen[e.to] = true
			o.run(e.to, live, l, h, g, hopped || e.hop)
			o.seen[e.to] = false
		}
	}
}

// better reports whether a way that has gained so much, and lacks so many half tiles, could serve one of the colours better
// with so many levels more.
func (o *outlook) better(alive uint16, gain, levels, half int) bool {
	now := float64(gain + levels)
	hoped := now
	if o.most > o.me.Loco { // the last level lacks
		now--
		hoped = max(now, hoped*levelLack)
	}
	hoped *= halfWeights[half]
	for ; alive != 0; alive &= alive - 1 {
		if g := bits.TrailingZeros16(alive); hoped > o.top[1][g] || half == 0 && now > o.top[0][g] {
			return true
		}
	}
	return false
}
