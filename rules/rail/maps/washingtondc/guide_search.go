package washingtondc

import (
	"slices"

	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// linkTiles is how many half tiles may be missing of one hoped for link.
const linkTiles = 4

// search adds the links that a few tiles would lead from a stop to others with a higher number.
func (o *outlook) search(from rail.Stop) {
	copy(o.best, o.far)
	for s := range hex.Side(hex.Sides) {
		half, ok := o.leave(from, s)
		if ok {
			o.step(from, from, s, half, false)
		}
	}
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
		return 2, o.b.Has(o.seat, at) && o.b.Exits(at).Len() < 4
	}
	return 1, true
}

// step goes on from a hex by a side; laid says that the way has some track of its own already.
func (o *outlook) step(from, at rail.Stop, out hex.Side, half int8, laid bool) {
	b, next := o.b, o.w.next[at][out]
	if next == track.None || half > linkTiles {
		return
	}
	in := (out + 3) % hex.Sides
	if best := &o.best[int(next)*hex.Sides+int(in)]; *best <= half {
		return
	} else {
		*best = half
	}
	if b.City(next) || o.ringAt(next) {
		if laid && next != from {
			o.hope(from, next, half)
		}
		return
	}
	if b.Town(next) {
		if cost, ok := o.leave(next, in); ok && next != from {
			o.hope(from, next, half+cost)
		}
		return
	}
	exits := b.Exits(next)
	if owner, on := b.Owner(next, in); on {
		if owner == o.seat || owner == rules.Nobody {
			o.step(from, next, o.through(next, in), half, true)
		}
		return
	}
	if exits.Len() > 2 || half+2 > linkTiles {
		return
	}
	for s := range hex.Side(hex.Sides) {
		if s != in && !exits.Has(s) {
			o.step(from, next, s, half+2, true)
		}
	}
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
	if half == 0 || half > linkTiles || b < a && !o.ringAt(b) {
		return
	}
	for i, e := range o.edges[a] {
		if e.to == b && e.gain == 1 && !e.hop {
			if half < e.half {
				o.edges[a][i].half = half
				for j, back := range o.edges[b] {
					if back.to == a && back.gain == 1 && back.half == e.half {
						o.edges[b][j].half = half
					}
				}
			}
			return
		}
	}
	o.edges[a] = append(o.edges[a], edge{to: b, half: half, gain: 1})
	o.edges[b] = append(o.edges[b], edge{to: a, half: half, gain: 1})
}

func (o *outlook) ringAt(h rail.Stop) bool { return o.w.land.Hexes[h].Site == track.Ring }

// shortlist puts first what earns, then lays that go on from own track, then the rest in order.
func (w *washington) shortlist(p rules.Position, legal []rules.Action, k int) []rules.Action {
	s := p.(*ageofsteam.State)
	seat := s.Turn()
	_, high := rules.Nobody, 0
	if a := s.Auction(); a != nil {
		_, high = a.High()
	}
	rank := func(a rules.Action) int {
		switch x := a.(type) {
		case play.Deliver:
			return 10 - x.Path.Len()
		case ageofsteam.Bid:
			return x.Dollars - high
		case track.Lay:
			return w.rankLay(s, seat, x)
		case ageofsteam.Take:
			return 1
		}
		return 0
	}
	ranks := make(map[rules.Action]int, len(legal))
	for _, a := range legal {
		ranks[a] = rank(a)
	}
	out := slices.Clone(legal)
	slices.SortStableFunc(out, func(a, b rules.Action) int { return ranks[a] - ranks[b] })
	return out[:min(k, len(out))]
}

// rankLay is a rough order of lays: what completes a link, what goes on from own track, simple tiles from cities with
// cubes.
func (w *washington) rankLay(s *ageofsteam.State, seat rules.Seat, l track.Lay) int {
	b, h := s.Track(), rail.Stop(l.At.Number())
	rank := 20
	for _, t := range l.Tile.Tracks(int(l.Turn)) {
		ends := 0
		for _, side := range t.Sides() {
			n := b.Land().Next(h, side)
			if o, on := b.Owner(n, side.Opposite()); on && o == seat {
				rank -= 6
				ends++
			} else if b.City(n) || w.land.Hexes[n].Site == track.Ring {
				rank -= 3
				ends++
			} else if b.Town(n) {
				rank -= 2
				ends++
			}
		}
		if ends > 1 {
			rank -= 6
		}
	}
	if shape, _ := track.ShapeOf(l.Tile); shape.Class != track.Simple && shape.Class != track.TownTile {
		rank += 6
	}
	return max(rank, 1)
}
