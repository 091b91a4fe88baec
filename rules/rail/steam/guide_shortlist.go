package steam

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

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
