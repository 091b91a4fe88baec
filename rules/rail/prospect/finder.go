// Package prospect finds what a seat's track could become: the links that a few tiles would complete, and how far cubes are
// from where they are wanted. The guides of the railway games judge positions by it.
package prospect

import (
	"kettle/rules"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A Hope is a link that so many half tiles would complete. A tile that ends in a town, or takes one exit more there, counts as
// half of one that runs through a hex.
type Hope struct {
	To   rail.Stop
	Half int8
}

// A Finder finds the links that a seat may hope for. It remembers what it found on the first board it was set on, and on
// others it looks again only where they differ from that.
type Finder struct {
	Seat   rules.Seat
	Within int8 // half tiles that may be missing of one link
	// Joins reports whether a town with a tile takes one exit more of the seat.
	Joins func(b *track.Board, town rail.Stop) bool

	b, first       *track.Board
	sites, atFirst hexes // that are as good as towns, now and on the first board
	new            hexes // that are not as on the first board
	had            []*found
	best           []int8 // half tiles to a hex by side of entry, and one more; 0 where nothing came yet
	reached        []int  // what of best is set
	from           rail.Stop
	now            *found
}

// found is what one stop could be linked to.
type found struct {
	hopes []Hope
	seen  hexes // what was looked at
}

// On sets the board to look at. Of its hexes site says which would make good towns; nil is none.
func (f *Finder) On(b *track.Board, site func(rail.Stop) bool) {
	n := b.Stops()
	f.b = b
	if f.first == nil {
		f.first, f.had, f.best = b, make([]*found, n), make([]int8, n*hex.Sides)
		f.sites, f.atFirst, f.new = newHexes(n), newHexes(n), newHexes(n)
		f.mark(f.atFirst, site)
	}
	f.mark(f.sites, site)
	for i := range f.new {
		f.new[i] = f.sites[i] ^ f.atFirst[i]
	}
	for h := range b.Differ(f.first) {
		f.new.add(h)
	}
}

func (f *Finder) mark(to hexes, site func(rail.Stop) bool) {
	clear(to)
	if site == nil {
		return
	}
	for h := range rail.Stop(f.b.Stops()) {
		if site(h) {
			to.add(h)
		}
	}
}

// From is the links that few tiles would complete from a stop, one a stop that they lead to. They are lent.
func (f *Finder) From(at rail.Stop) []Hope {
	if x := f.had[at]; x != nil && !x.seen.meet(f.new) {
		return x.hopes
	}
	x := f.seek(at)
	if !x.seen.meet(f.new) {
		f.had[at] = x
	}
	return x.hopes
}

func (f *Finder) seek(from rail.Stop) *found {
	f.from, f.now = from, &found{seen: newHexes(len(f.had))}
	f.now.seen.add(from)
	for s := range hex.Side(hex.Sides) {
		if half, ok := f.leave(from, s); ok {
			f.step(from, s, half, false)
		}
	}
	for _, i := range f.reached {
		f.best[i] = 0
	}
	f.reached = f.reached[:0]
	return f.now
}

// leave is what an exit of a stop costs in half tiles.
func (f *Finder) leave(at rail.Stop, s hex.Side) (half int8, ok bool) {
	if f.b.City(at) {
		return 0, true
	}
	if owner, on := f.b.Owner(at, s); on {
		return 0, owner == f.Seat || owner == rules.Nobody
	}
	if f.b.TownTile(at) {
		return 2, f.Joins(f.b, at) && f.b.Exits(at).Len() < 4
	}
	return 1, true
}

// step goes on from a hex by a side; laid says that the way has some track of its own already.
func (f *Finder) step(at rail.Stop, out hex.Side, half int8, laid bool) {
	b := f.b
	if !b.Map().Crosses(at, out) || half > f.Within {
		return
	}
	next, in := b.Land().Next(at, out), out.Opposite()
	i := int(next)*hex.Sides + int(in)
	switch best := f.best[i]; {
	case best == 0:
		f.reached = append(f.reached, i)
	case best <= half+1:
		return
	}
	f.best[i] = half + 1
	f.now.seen.add(next)
	switch {
	case b.City(next) || b.Land().Hexes[next].Site == track.Ring:
		if laid {
			f.hope(next, half)
		}
		return
	case b.Town(next) || f.sites.has(next):
		if cost, ok := f.leave(next, in); ok {
			f.hope(next, half+cost)
		}
		return
	}
	if owner, on := b.Owner(next, in); on {
		if owner == f.Seat || owner == rules.Nobody {
			f.step(next, b.Through(next, in), half, true)
		}
		return
	}
	exits := b.Exits(next)
	if exits.Len() > 2 || half+2 > f.Within {
		return
	}
	for s := range hex.Side(hex.Sides) {
		if s != in && !exits.Has(s) {
			f.step(next, s, half+2, true)
		}
	}
}

// hope adds a link, or betters it.
func (f *Finder) hope(to rail.Stop, half int8) {
	if to == f.from || half == 0 || half > f.Within {
		return
	}
	all := f.now.hopes
	for i := range all {
		if all[i].To == to {
			all[i].Half = min(all[i].Half, half)
			return
		}
	}
	f.now.hopes = append(all, Hope{to, half})
}

// hexes is a set of hexes of the map.
type hexes []uint64

func newHexes(n int) hexes { return make(hexes, (n+63)/64) }

func (x hexes) add(h rail.Stop)      { x[h/64] |= 1 << (h % 64) }
func (x hexes) has(h rail.Stop) bool { return x[h/64]>>(h%64)&1 != 0 }

func (x hexes) meet(y hexes) bool {
	for i := range x {
		if x[i]&y[i] != 0 {
			return true
		}
	}
	return false
}
