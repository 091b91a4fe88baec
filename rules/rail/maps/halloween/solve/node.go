package solve

import (
	"math/bits"

	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
	"kettle/rules/rail/play"
)

// A level is a decision of a round.
type level = int8

const (
	choose  level = iota // the action
	settle               // a new city
	build                // the first link
	again                // the second one of the Engineer
	move1                // both moves
	move2                //
	pay                  // the expenses; the income is there
	produce              // a witch by Production, and growth
	levels
)

// A node is a position as the search sees it: small enough to copy by the hundred thousand. Shares are no decision of
// their own but at the expenses: they are issued as late as they are needed, which is never worse.
type node struct {
	links  uint64
	boxes  uint64 // of the display that are not empty, by ageofsteam.BoxID
	key    uint64 // a sum of what lies where
	cubes  [kinds][houses]int8
	tile   [tiles]int8 // houses of the new cities, or -1
	cash   int32
	income int32
	shares int8
	loco   int8
	role   ageofsteam.Role
	lays   int8
	raised bool
	round  int8
	level  level
	left   int8  // pumpkins on the map
	parent int32 // in the level before
	step   step
	value  float32
}

// A step leads from a node to the next.
type step struct {
	do   deed
	a, b int8
}

type deed int8

const (
	nothing deed = iota
	take         // a: role
	city         // a: tile, b: house
	lay          // a: link
	fly          // a: house of the witch, b: of the pumpkin
	deliver      // a: house, b: kind
	raise
	expenses // a: shares issued for them
	place    // a: box, b: house
)

// keys tell positions apart.
type keys struct {
	cube [kinds][houses]uint64
	link [64]uint64
	box  [64]uint64
	tile [tiles][houses]uint64
}

func newKeys() (k keys) {
	x := uint64(1)
	fill := func(to []uint64) {
		for i := range to {
			x += 0x9e3779b97f4a7c15
			z := x
			z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
			z = (z ^ z>>27) * 0x94d049bb133111eb
			to[i] = z ^ z>>31
		}
	}
	for i := range k.cube {
		fill(k.cube[i][:])
	}
	fill(k.link[:])
	fill(k.box[:])
	for i := range k.tile {
		fill(k.tile[i][:])
	}
	return k
}

// first is the node of a position.
func (d *deal) first(s *ageofsteam.State) node {
	p := s.Player(0)
	n := node{cash: int32(p.Cash), income: int32(p.Income), shares: int8(p.Shares), loco: int8(p.Loco), role: p.Role, lays: int8(p.Lays),
		raised: p.Raised, round: int8(s.Round()), left: int8(s.OnMap(halloween.Pumpkin)), parent: -1}
	board := halloween.Discs(s)
	for i := range d.ends {
		if board.Built(i) {
			n.links |= 1 << i
		}
	}
	for c, col := range d.columns {
		for b, g := range s.Column(c) {
			if g != rail.None {
				n.boxes |= 1 << (int(col.first) + b)
			}
		}
	}
	for k, g := range goods {
		for at := range n.cubes[k] {
			n.cubes[k][at] = int8(s.Cubes(rail.Stop(at)).Count(g))
		}
	}
	for t := range n.tile {
		n.tile[t] = -1
		if at, ok := s.TileStop(t); ok {
			n.tile[t] = int8(at)
		}
	}
	switch s.Heading().ID {
	case "shares", "action":
		n.level = choose
	case "build":
		n.level = build
		if p.Role == ageofsteam.Urbanization && !p.Urbanized && p.Lays == 0 {
			n.level = settle
		}
		if p.Lays > 0 {
			n.level = again
		}
	case play.PhaseMove1:
		n.level = move1
	case play.PhaseMove2:
		n.level = move2
	case ageofsteam.PhaseIncome:
		n.level = pay
	default:
		n.level = produce
	}
	return n
}

func (n *node) put(d *deal, k kind, at int8) {
	n.cubes[k][at]++
	n.key += d.keys.cube[k][at]
}

func (n *node) lift(d *deal, k kind, at int8) {
	n.cubes[k][at]--
	n.key -= d.keys.cube[k][at]
}

// grow brings the cubes of a round's dice and begins the next round.
func (n *node) grow(d *deal) {
	left := n.boxes
	d.come(&n.boxes, &n.tile, int(n.round), func(k kind, at int8) { n.put(d, k, at) })
	for b := left &^ n.boxes; b != 0; b &= b - 1 {
		n.key ^= d.keys.box[bits.TrailingZeros64(b)]
	}
	n.round++
	n.level, n.role, n.lays, n.raised = choose, ageofsteam.NoRole, 0, false
}

// come takes out of the boxes what the dice of a round bring, one cube after another.
func (d *deal) come(boxes *uint64, tile *[tiles]int8, round int, each func(k kind, at int8)) {
	for _, c := range d.brings[round] {
		col := &d.columns[c]
		at := col.stop
		if col.tile >= 0 {
			if at = tile[col.tile]; at < 0 {
				continue
			}
		}
		for box := col.first; box < col.first+col.many; box++ {
			if *boxes>>box&1 != 0 {
				*boxes &^= 1 << box
				each(d.box[box], at)
				break
			}
		}
	}
}
