package solve

import (
	"math/bits"

	"kettle/rules/rail/ageofsteam"
)

// expand goes through what can follow a node.
func (d *deal) expand(n *node, each func(*node)) {
	c := *n
	c.step = step{}
	switch n.level {
	case choose:
		d.actions(&c, each)
	case settle:
		d.cities(&c, each)
	case build, again:
		d.lays(&c, each)
	case move1, move2:
		d.moves(&c, each)
	case pay:
		d.payments(&c, each)
	case produce:
		d.places(&c, each)
	}
}

// try hands on a copy.
func try(n *node, s step, change func(*node), each func(*node)) {
	c := *n
	c.step = s
	change(&c)
	each(&c)
}

func (d *deal) actions(n *node, each func(*node)) {
	for _, role := range d.rules.Roles {
		c := *n
		c.role, c.step, c.level = role, step{take, int8(role), 0}, build
		switch role {
		case ageofsteam.Urbanization:
			c.level = settle
		case ageofsteam.Locomotive:
			if int(c.loco) == d.rules.MaxLoco {
				continue
			}
			c.loco++
		case ageofsteam.Production:
			if d.inDisplay(&c, witch) == 0 {
				continue
			}
		}
		each(&c)
	}
}

func (d *deal) inDisplay(n *node, k kind) (many int) {
	for b := n.boxes; b != 0; b &= b - 1 {
		if d.box[bits.TrailingZeros64(b)] == k {
			many++
		}
	}
	return many
}

func (d *deal) cities(n *node, each func(*node)) {
	n.level = build
	each(n)
	used := uint32(0)
	for _, at := range n.tile {
		if at >= 0 {
			used |= 1 << at
		}
	}
	for t := range int8(tiles) {
		if n.tile[t] >= 0 {
			continue
		}
		for at := range int8(houses) {
			if d.color[at] == grey && used>>at&1 == 0 {
				c := *n
				c.tile[t], c.step = at, step{city, t, at}
				c.key ^= d.keys.tile[t][at]
				each(&c)
			}
		}
	}
}

func (d *deal) lays(n *node, each func(*node)) {
	most := d.links.Round
	if n.role == ageofsteam.Engineer {
		most = d.links.Engineer
	}
	pass := *n
	pass.level = move1
	each(&pass)
	if int(n.lays) >= most {
		return
	}
	tied := ^d.greys(n)
	for i, e := range d.ends {
		if n.links>>i&1 != 0 {
			tied |= 1<<e[0] | 1<<e[1]
		}
	}
	for i, e := range d.ends {
		if n.links>>i&1 != 0 || tied>>e[0]&1 == 0 && tied>>e[1]&1 == 0 {
			continue
		}
		c := *n
		if !c.afford(d, d.links.Cost) {
			return
		}
		c.links |= 1 << i
		c.key ^= d.keys.link[i]
		c.lays++
		c.step = step{lay, int8(i), 0}
		if c.level = again; int(c.lays) == most {
			c.level = move1
		}
		each(&c)
	}
}

// greys are the houses without a colour.
func (d *deal) greys(n *node) (mask uint32) {
	for at, c := range d.color {
		if c == grey {
			mask |= 1 << at
		}
	}
	for _, at := range n.tile {
		if at >= 0 {
			mask &^= 1 << at
		}
	}
	return mask
}

// moves leaves out what is never better: a flight without a pumpkin, a shorter way of a cube than another.
func (d *deal) moves(n *node, each func(*node)) {
	n.level++
	if n.level == pay {
		n.cash += n.income
	}
	each(n)
	if !n.raised && int(n.loco) < d.rules.MaxLoco {
		c := *n
		c.raised, c.step = true, step{raise, 0, 0}
		c.loco++
		each(&c)
	}
	for k := red; k <= blue; k++ {
		runs := d.runs(k, n.home(d, k))
		for at, many := range n.cubes[k] {
			if many == 0 {
				continue
			}
			for _, w := range runs.from[at] {
				if w.n <= n.loco && w.links&^n.links == 0 {
					c := *n
					c.lift(d, k, int8(at))
					c.income += int16(w.n)
					if c.level == pay {
						c.cash += int16(w.n)
					}
					c.step = step{deliver, int8(at), k}
					each(&c)
					break
				}
			}
		}
	}
	f := d.flights(n.home(d, witch))
	for at, many := range n.cubes[witch] {
		if many == 0 {
			continue
		}
		can := uint32(0)
		for _, w := range f.from[at] {
			if w.n <= n.loco && w.links&^n.links == 0 {
				can |= w.smash
			}
		}
		for ; can != 0; can &= can - 1 {
			h := int8(bits.TrailingZeros32(can))
			if n.cubes[pumpkin][h] == 0 {
				continue
			}
			c := *n
			c.lift(d, witch, int8(at))
			c.lift(d, pumpkin, h)
			c.left--
			c.step = step{fly, int8(at), h}
			each(&c)
		}
	}
}

// payments are the numbers of shares that could be issued for the expenses: none that pays nothing.
func (d *deal) payments(n *node, each func(*node)) {
	for issued := int8(0); int(n.shares) <= d.rules.MaxShares; issued++ {
		c := *n
		due := int16(c.shares) + int16(c.loco)
		owed := max(0, due-c.cash)
		c.cash = max(0, c.cash-due)
		c.income -= owed
		if c.income >= 0 {
			c.income -= d.cut(c.income)
			c.level = produce
			c.step = step{expenses, issued, 0}
			each(&c)
		}
		if owed == 0 {
			return
		}
		n.shares++
		n.cash += int16(d.rules.SharePrice)
	}
}

// places are a witch by Production: one that the dice would not bring, as far as there are such.
func (d *deal) places(n *node, each func(*node)) {
	if n.role == ageofsteam.Production {
		for _, box := range d.spare(n) {
			for at := range int8(houses) {
				c := *n
				c.boxes &^= 1 << box
				c.key ^= d.keys.box[box]
				c.put(d, witch, at)
				c.step = step{place, box, at}
				c.grow(d)
				each(&c)
			}
		}
	}
	n.grow(d)
	each(n)
}

// spare is a witch of the display that comes last by itself or never, and one under which the next cube would come earlier.
func (d *deal) spare(n *node) (out []int8) {
	when := [64]int{}
	boxes := n.boxes
	for r := int(n.round); r < d.rounds; r++ {
		before := boxes
		d.come(&boxes, &n.tile, r, func(kind, int8) {})
		for b := before &^ boxes; b != 0; b &= b - 1 {
			when[bits.TrailingZeros64(b)] = r
		}
	}
	best, last := int8(-1), -1
	for b := n.boxes; b != 0; b &= b - 1 {
		box := int8(bits.TrailingZeros64(b))
		if d.box[box] != witch {
			continue
		}
		if when[box] == 0 {
			return []int8{box}
		}
		if when[box] > last {
			best, last = box, when[box]
		}
	}
	if best >= 0 {
		out = append(out, best)
	}
	return out
}
