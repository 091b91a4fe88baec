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
	loose := s.loose(seat)
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
			r = s.rankLay(seat, x, loose)
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
const perHex = 3

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

// What speaks for a lay, in the shares in which they told best, over a thousand turns of greedy players on four maps, which lay
// these then liked.
const (
	layStart   = 20 // less what follows is its rank
	layOwn     = 7  // a track that goes on from own track
	layUnowned = 6  // or from track of nobody
	layCity    = 6  // or from a city
	layTown    = -1 // or from a town
	layOpen    = -1 // or ends in the open
	layWhole   = 1  // a track between two of these
	layAway    = -3 // one that leaves an own unfinished link alone
	layHas     = 5  // a hex with track
	layStop    = 2  // a tile with a town
	layJoined  = -2 // where the seat has track already
	layComplex = -5 // two tracks
	layCube    = 1  // a cube on a hex that is no town yet (WWH-09)
	layDollar  = -1 // of what it costs
)

// rankLay is a rough order of lays; loose says that the seat has an unfinished link.
func (s *State) rankLay(seat rules.Seat, l track.Lay, loose bool) int {
	b, h := s.d.Board, l.At.Stop()
	shape, _ := track.ShapeOf(l.Tile)
	worth := 0
	for _, t := range l.Tile.Tracks(int(l.Turn)) {
		ends, fresh, joined := 0, false, false
		for _, side := range t.Sides() {
			n := b.Land().Next(h, side)
			if b.Exits(h).Has(side) {
				continue
			}
			fresh = true
			owner, on := b.Owner(n, side.Opposite())
			switch {
			case b.City(n):
				worth += layCity
				ends++
			case on && owner == seat:
				worth += layOwn
				ends, joined = ends+1, true
			case on && owner == rules.Nobody:
				worth += layUnowned
				ends, joined = ends+1, true
			case on: // a rival's, which goes its own way
			case b.Town(n):
				worth += layTown
				ends++
			default:
				worth += layOpen
			}
		}
		if ends > 1 && !shape.Town() {
			worth += layWhole
		}
		if loose && fresh && !joined {
			worth += layAway
		}
	}
	switch {
	case shape.Town():
		worth += layStop
		if b.Ends(seat, h) > 0 {
			worth += layJoined
		}
	case shape.Class != track.Simple:
		worth += layComplex
	}
	if b.Exits(h).Len() > 0 {
		worth += layHas
	}
	if !b.Town(h) {
		worth += layCube * len(s.d.Cubes[h])
	}
	cost, _ := b.Cost(l)
	worth += layDollar * cost
	return max(1, layStart-worth)
}

// loose reports whether a seat has an unfinished link.
func (s *State) loose(seat rules.Seat) bool {
	return slices.ContainsFunc(s.d.Board.Sections(), func(x track.Section) bool { return x.Owner == seat && !x.Complete() })
}
