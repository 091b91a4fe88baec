package track

import (
	"slices"

	"kettle/rules"
	"kettle/rules/hex"
)

// A checker looks at the lays of one seat, hex by hex: look first, then face for each way a tile can lie there.
type checker struct {
	b    *Board
	by   rules.Seat
	left []int8 // by tile on the hex and new tile: whether the supply has one, -1 if not yet asked; nil asks each time

	h       HexID
	old     *face
	start   hex.Set // sides at which new track may start (AOS-058)
	hostile hex.Set // sides at which it would join another player's track (AOS-054)
	foreign hex.Set // sides at which it would join unowned track that the seat may not extend
	city    hex.Set // sides towards a city
	mine    hex.Set // sides towards own track
	here    bool    // a town tile lies here and the seat owns track at it
	closed  hex.Set // sides that track may not cross
}

// look gathers what lies round a hex; false means that the seat can lay nothing there.
func (c *checker) look(h HexID) bool {
	b := c.b
	*c = checker{b: b, by: c.by, left: c.left, h: h, old: b.face(h), closed: hex.All &^ b.m.open[h]}
	if b.ends(h) {
		return false
	}
	c.here = c.old.town && b.holds(c.by, h)
	for s := range hex.Side(hex.Sides) {
		if c.closed.Has(s) {
			continue
		}
		bit, n := hex.SetOf(s), b.m.Land.next[h][s]
		if b.City(n) {
			c.city |= bit
			c.start |= bit
		} else if o := b.own[n][s.Opposite()]; o != noTrack && !c.old.exits.Has(s) {
			switch {
			case o == int8(c.by):
				c.mine |= bit
				c.start |= bit
			case o >= 0:
				c.hostile |= bit
			case b.MayClaim(c.by, &b.sections[b.of[n][s.Opposite()]]):
				c.start |= bit
			default:
				c.foreign |= bit
			}
		}
		if p := b.m.Policy.Starts; p != nil && !c.start.Has(s) && p(b, c.by, h, s) {
			c.start |= bit
		}
	}
	if b.m.Code.OncePerHex {
		if slices.Contains(b.laid, h) {
			return false
		}
	}
	return c.start&^c.old.exits != 0 || c.here || c.old.exits != 0 && !c.old.town && c.loose()
}

// loose reports whether a track on the hex ends there and might be redirected.
func (c *checker) loose() bool {
	for s := range hex.Side(hex.Sides) {
		if c.old.exits.Has(s) && c.open(s) {
			return true
		}
	}
	return false
}

// open reports whether the track of the hex has an open end at a side.
func (c *checker) open(s hex.Side) bool {
	_, _, end, on := view{b: c.b, at: None}.cross(c.h, s)
	return !on && !end.Stop
}

// face checks one way a tile can lie on the hex.
func (c *checker) face(id faceID) why {
	f := &c.b.m.Code.faces[id]
	if w := c.fits(f); w != allowed {
		return w
	}
	if w := c.supplied(f); w != allowed {
		return w
	}
	if f.town {
		return c.townFace(f)
	}
	return c.plainFace(f)
}

// fits checks the hex alone: which tiles it takes, and the sides that track may cross.
func (c *checker) fits(f *face) why {
	b, h := c.b, &c.b.m.Land.Hexes[c.h]
	switch {
	case b.City(c.h):
		return onCity
	case h.Site == Ring:
		return onRing
	case h.Terrain == Tunnel && c.old.shape != nil:
		return fixedStays
	case h.Terrain == Tunnel && (f.shape.Class != Token || f.exits != h.Fixed):
		return fixedAlone
	case h.Terrain != Tunnel && f.shape.Class == Token:
		return tunnelElsewhere
	case b.Town(c.h) && !f.town:
		return needsTown
	case f.town && !b.Town(c.h):
		if b.m.Policy.Founds == "" || h.Site != Open || h.Terrain == Bay || h.Terrain == Tunnel {
			return needsPlain
		}
		if c.old.shape != nil {
			return needsEmpty
		}
	}
	if b.m.Code.OncePerHex {
		if slices.Contains(b.laid, c.h) {
			return built
		}
	}
	if off := f.exits & c.closed; off != 0 {
		for s := range hex.Side(hex.Sides) {
			if off.Has(s) && b.m.Land.next[c.h][s] == None {
				return offMap
			}
		}
		return closedSide
	}
	return allowed
}

// supplied asks the supply, to which the tile on the hex goes back (AOS-013).
func (c *checker) supplied(f *face) why {
	b := c.b
	if len(b.m.supply.sets) == 0 || f.shape.Class == Token || c.old.shape == f.shape {
		return allowed
	}
	row := 0 // of c.left: no tile on the hex, or which one
	if c.old.shape != nil {
		row = 1 + int(c.old.number)
	}
	key := row*len(b.m.Code.shapes) + int(f.number)
	if c.left != nil && c.left[key] >= 0 {
		return noSupplyUnless(c.left[key] > 0)
	}
	used := b.used
	if c.old.shape != nil {
		used = slices.Clone(used)
		used[c.old.number]--
	}
	some := b.m.supply.left(f.number, used) > 0
	if c.left != nil {
		c.left[key] = 0
		if some {
			c.left[key] = 1
		}
	}
	return noSupplyUnless(some)
}

func noSupplyUnless(some bool) why {
	if some {
		return allowed
	}
	return noSupply
}

// begins checks a player's first tile of the game (AOS-056).
func (c *checker) begins(f *face) why {
	switch {
	case !c.b.m.Code.FirstAtCity || c.b.begun.has(c.by):
		return allowed
	case f.shape.Class != Simple:
		return firstSimple
	case f.exits&c.city == 0:
		return firstCity
	}
	return allowed
}

// townFace checks a tile with a town: a first one, or one with more exits (AOS-061, AOS-065).
func (c *checker) townFace(f *face) why {
	added := f.exits &^ c.old.exits
	if c.old.exits&^f.exits != 0 {
		return townTurned
	}
	if added == 0 {
		return nothing
	}
	if w := c.begins(f); w != allowed {
		return w
	}
	if added&c.hostile != 0 {
		return joins
	}
	if !c.here && added&c.start == 0 {
		if added&c.foreign != 0 || c.old.shape != nil {
			return townOfOthers
		}
		return unmet
	}
	v := view{b: c.b, at: c.h, f: f}
	for s := range hex.Side(hex.Sides) {
		if !added.Has(s) {
			continue
		}
		if e := v.leave(c.h, s).end; e.Stop && e.Hex == c.h {
			return sameStop
		}
	}
	return allowed
}
