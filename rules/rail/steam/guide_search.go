package steam

import (
	"slices"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// outlook is what a seat could run cubes over: the links there are, and those that few tiles would complete.
type outlook struct {
	s           *State
	b           *track.Board
	seat        rules.Seat
	loco, reach int
	edges       [][]edge // by hex
	best        []int8   // of one search, by hex and side of entry
	touched     []int    // what of best is set
	color       []rail.Good
	top         [2][rail.Goods]float64 // of one source: by colour, ready and hoped
	seen        []bool
	used        [6]int8               // links of the present route by owner
	near        [farTiles + 1]float64 // what a delivery is worth of which so many half tiles are missing, of 1
	todo        []rail.Stop
	queued      []bool
}

// linkTiles is how many half tiles may be missing of one hoped for link.
const linkTiles = 5

// Hopes is the points that each cube could bring a seat, best first: what can be moved at once, and what may be hoped for.
func (s *State) Hopes(seat rules.Seat) (ready, hoped []float64) { return newOutlook(s, seat).cubes() }

func newOutlook(s *State, seat rules.Seat) *outlook {
	b, n := s.d.Board, s.Stops()
	o := &outlook{s: s, b: b, seat: seat, loco: s.d.Players[seat].Loco, reach: s.reach(seat), edges: make([][]edge, n),
		best: make([]int8, hex.Sides*n), seen: make([]bool, n), color: make([]rail.Good, n), queued: make([]bool, n)}
	for h := range o.color {
		o.color[h] = s.Color(rail.Stop(h))
	}
	for i := range o.best {
		o.best[i] = 100
	}
	o.near[0] = 1
	for i := range farTiles {
		o.near[i+1] = o.near[i] * s.m.Guide.Missing
	}
	sections := b.Sections()
	for i := range sections {
		x := &sections[i]
		if x.Owner == seat {
			for _, e := range x.Ends {
				if e.Stop {
					o.queue(e.Hex)
				}
			}
		}
		if x.Complete() {
			o.edges[x.Ends[0].Hex] = append(o.edges[x.Ends[0].Hex], edge{x.Ends[1].Hex, 0, x.Owner})
			o.edges[x.Ends[1].Hex] = append(o.edges[x.Ends[1].Hex], edge{x.Ends[0].Hex, 0, x.Owner})
		}
	}
	if s.d.Round == s.d.Rounds && s.reached("move1") {
		return o
	}
	// Links from where the seat is, then links from where these would lead. Who has no track yet hopes for nothing, so that
	// the first tile is a gain.
	for range 2 {
		now := o.todo
		o.todo = nil
		for _, h := range now {
			o.search(h)
		}
	}
	return o
}

func (o *outlook) queue(h rail.Stop) {
	if !o.queued[h] {
		o.queued[h] = true
		o.todo = append(o.todo, h)
	}
}

// search adds the links that a few tiles would lead from a stop to others.
func (o *outlook) search(from rail.Stop) {
	for s := range hex.Side(hex.Sides) {
		if !o.b.Map().Crosses(from, s) {
			continue
		}
		if half, ok := o.leave(from, s); ok {
			o.step(from, from, s, half, false)
		}
	}
	for _, i := range o.touched {
		o.best[i] = 100
	}
	o.touched = o.touched[:0]
}

// leave is what an exit of a stop costs in half tiles.
func (o *outlook) leave(at rail.Stop, s hex.Side) (half int8, ok bool) {
	if o.b.City(at) {
		return 0, true
	}
	if owner, on := o.b.Owner(at, s); on {
		return 0, owner == o.seat || owner == rules.Nobody
	}
	if o.b.TownTile(at) {
		return 2, o.b.Exits(at).Len() < 4
	}
	return 1, true
}

// step goes on from a hex by a side; laid says that the way has some track of its own already.
func (o *outlook) step(from, at rail.Stop, out hex.Side, half int8, laid bool) {
	b := o.b
	if !b.Map().Crosses(at, out) {
		return
	}
	next, in := b.Land().Next(at, out), out.Opposite()
	i := int(next)*hex.Sides + int(in)
	if half > linkTiles || o.best[i] <= half {
		return
	}
	if o.best[i] == 100 {
		o.touched = append(o.touched, i)
	}
	o.best[i] = half
	switch {
	case b.City(next):
		if laid && next != from {
			o.hope(from, next, half)
		}
		return
	case o.town(next):
		if cost, ok := o.leave(next, in); ok && next != from {
			o.hope(from, next, half+cost)
		}
		return
	}
	if owner, on := b.Owner(next, in); on {
		if owner == o.seat || owner == rules.Nobody {
			o.step(from, next, o.through(next, in), half, true)
		}
		return
	}
	exits := b.Exits(next)
	if exits.Len() > 2 || half+2 > linkTiles {
		return
	}
	for s := range hex.Side(hex.Sides) {
		if s != in && !exits.Has(s) {
			o.step(from, next, s, half+2, true)
		}
	}
}

// town reports whether a hex is a town, or would make a good one: where towns may be founded, those with cubes.
func (o *outlook) town(h rail.Stop) bool {
	if o.b.Town(h) {
		return true
	}
	return len(o.s.d.Cubes[h]) > 0 && o.b.Map().Policy.Founds != "" && !o.b.City(h)
}

// through is the other end of the track that enters a hex by a side.
func (o *outlook) through(h rail.Stop, in hex.Side) hex.Side {
	for _, t := range o.b.Tracks(h) {
		if t.Has(in) {
			for s := range hex.Side(hex.Sides) {
				if s != in && t.Has(s) {
					return s
				}
			}
		}
	}
	return in
}

// hope adds a link that so many half tiles would complete, unless one as good is there.
func (o *outlook) hope(a, b rail.Stop, half int8) {
	if half == 0 || half > linkTiles {
		return
	}
	o.queue(b)
	for i, e := range o.edges[a] {
		if e.to == b && e.owner == o.seat {
			if half < e.half {
				o.edges[a][i].half = half
				for j, back := range o.edges[b] {
					if back.to == a && back.owner == o.seat && back.half == e.half {
						o.edges[b][j].half = half
						break
					}
				}
			}
			return
		}
	}
	o.edges[a] = append(o.edges[a], edge{b, half, o.seat})
	o.edges[b] = append(o.edges[b], edge{a, half, o.seat})
}

// Shortlist puts first what earns, then lays that go on from own track, then the rest in order.
func Shortlist(p rules.Position, legal []rules.Action, k int) []rules.Action {
	s := p.(*State)
	seat := s.Turn()
	high := NoBid
	if a := s.d.Auction; a != nil {
		_, high = a.High()
	}
	type ranked struct {
		a    rules.Action
		rank int
	}
	list := make([]ranked, len(legal))
	for i, a := range legal {
		r := 0
		switch x := a.(type) {
		case play.Deliver:
			r = 12 - x.Path.Len()
		case Bid:
			r = x.Dollars - high
		case Capital:
			r = x.Steps
		case track.Lay:
			r = s.rankLay(seat, x)
		case Urbanize:
			r = s.rankCity(seat, x)
		case Grow:
			r = 2
			if s.d.Board.Has(seat, x.At.Stop()) {
				r = 1
			}
			r = 3*r - len(s.d.Supply[x.Space])
		default:
			if a.Kind() == "express" {
				r = 1
			}
		}
		list[i] = ranked{a, r}
	}
	slices.SortStableFunc(list, func(a, b ranked) int { return a.rank - b.rank })
	// Few lays of one hex at first, so that the list looks around.
	out, rest, on := make([]rules.Action, 0, k), []rules.Action(nil), make([]int8, s.Stops())
	for _, x := range list {
		if l, ok := x.a.(track.Lay); ok {
			if h := l.At.Stop(); on[h] == perHex {
				rest = append(rest, x.a)
				continue
			}
			on[l.At.Stop()]++
		}
		if out = append(out, x.a); len(out) == k {
			return out
		}
	}
	return append(out, rest[:min(len(rest), k-len(out))]...)
}

// perHex is how many lays of one hex come before the others.
const perHex = 2

// rankCity is a rough order of New Cities: where own track ends, in a colour that cubes have.
func (s *State) rankCity(seat rules.Seat, u Urbanize) int {
	rank := 12
	if h := u.At.Stop(); s.d.Board.Ends(seat, h) > 0 {
		rank -= 8
	} else if s.d.Board.TownTile(h) {
		rank -= 2
	}
	if u.Color == rail.Gray {
		rank++
	}
	return rank
}

// rankLay is a rough order of lays: what completes a link, what goes on from own track, simple tiles from cities.
func (s *State) rankLay(seat rules.Seat, l track.Lay) int {
	b, h := s.d.Board, l.At.Stop()
	shape, _ := track.ShapeOf(l.Tile)
	rank := 20
	for _, t := range l.Tile.Tracks(int(l.Turn)) {
		ends := 0
		for _, side := range t.Sides() {
			n := b.Land().Next(h, side)
			if b.Exits(h).Has(side) {
				continue
			}
			if o, on := b.Owner(n, side.Opposite()); on && o == seat {
				rank -= 6
				ends++
			} else if b.City(n) {
				rank -= 3
				ends++
			} else if b.Town(n) {
				rank--
				ends++
			} else if shape.Town() {
				rank += 3
			}
		}
		if ends > 1 && !shape.Town() {
			rank -= 6
		}
	}
	if shape.Class != track.Simple && shape.Class != track.TownTile {
		rank += 6
	}
	if n := len(s.d.Cubes[h]); n > 0 && !b.Town(h) { // a town takes them, plain track loses them (WWH-09)
		if shape.Town() {
			rank -= 3 + n
		} else {
			rank += 3 + n
		}
	}
	return max(rank, 1)
}
