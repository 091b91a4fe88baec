package solve

import (
	"math/bits"

	"kettle/rules/rail/ageofsteam"
)

// expand goes through what can follow a node, without what is never better or, of links, what the plan has no use for.
func (d *deal) expand(n *node, each func(*node)) {
	try := func(do deed, a, b int8) {
		if c, ok := d.follow(n, step{do, a, b}); ok {
			each(&c)
		}
	}
	switch n.level {
	case choose:
		for _, r := range d.rules.Roles {
			if r != ageofsteam.Production || count(d, n.boxes, witch) > 0 {
				try(take, int8(r), 0)
			}
		}
	case settle:
		try(nothing, 0, 0)
		for t := range int8(tiles) {
			for at := range int8(houses) {
				try(city, t, at)
			}
		}
	case build, again:
		try(nothing, 0, 0)
		for l := d.plan(n).links &^ n.links; l != 0; l &= l - 1 {
			try(lay, int8(bits.TrailingZeros64(l)), 0)
		}
	case move1, move2:
		d.moves(n, try)
	case pay:
		for issued := int8(0); int(n.shares+issued) <= d.rules.MaxShares; issued++ {
			try(expenses, issued, 0)
			if int(n.cash)+int(issued)*(d.rules.SharePrice-1) >= int(n.shares)+int(n.loco) {
				break
			}
		}
	case produce:
		if n.role == ageofsteam.Production {
			if box := d.idle(n); box >= 0 {
				for at := range int8(houses) {
					try(place, box, at)
				}
			}
		}
		try(nothing, 0, 0)
	}
}

// moves leaves out flights without a pumpkin.
func (d *deal) moves(n *node, try func(do deed, a, b int8)) {
	try(nothing, 0, 0)
	try(raise, 0, 0)
	for k := red; k <= blue; k++ {
		for at, many := range n.cubes[k] {
			if many > 0 {
				try(deliver, int8(at), k)
			}
		}
	}
	for at, many := range n.cubes[witch] {
		for h, lies := range n.cubes[pumpkin] {
			if many > 0 && lies > 0 {
				try(fly, int8(at), int8(h))
			}
		}
	}
}

// follow is the node after a step; ok is false where the rules forbid it.
func (d *deal) follow(n *node, s step) (c node, ok bool) {
	c = *n
	c.step = s
	switch s.do {
	case nothing:
		ok = true
	case take:
		ok = c.take(d, ageofsteam.Role(s.a))
	case city:
		ok = c.settle(d, s.a, s.b)
	case lay:
		ok = c.lay(d, s.a)
	case raise:
		ok = !c.raised && int(c.loco) < d.rules.MaxLoco
		c.loco++
		c.raised = true
	case deliver:
		ok = c.deliver(d, s.b, s.a)
	case fly:
		ok = c.fly(d, s.a, s.b)
	case expenses:
		ok = c.pay(d, s.a)
	case place:
		ok = c.place(d, s.a, s.b)
	}
	if ok {
		c.goOn(d)
	}
	return c, ok
}

// goOn comes to the next decision.
func (n *node) goOn(d *deal) {
	switch n.level {
	case choose:
		if n.level = build; n.role == ageofsteam.Urbanization {
			n.level = settle
		}
	case settle:
		n.level = build
	case build, again:
		if n.level = move1; n.step.do == lay && int(n.lays) < d.most(n.role) {
			n.level = again
		}
	case move1:
		n.level = move2
	case move2:
		n.level = pay
		n.cash += n.income
	case pay:
		n.level = produce
	case produce:
		n.grow(d)
	}
}

// most is how many links may be built in a round.
func (d *deal) most(r ageofsteam.Role) int {
	if r == ageofsteam.Engineer {
		return d.links.Engineer
	}
	return d.links.Round
}

// count is how many cubes of a kind lie in these boxes of the display.
func count(d *deal, boxes uint64, k kind) (many int) {
	for b := boxes; b != 0; b &= b - 1 {
		if d.box[bits.TrailingZeros64(b)] == k {
			many++
		}
	}
	return many
}

// idle is the box of a witch in the display whom the dice never bring, or bring last; -1 if there is none.
func (d *deal) idle(n *node) (box int8) {
	var when [64]int
	boxes := n.boxes
	for r := int(n.round); r < d.rounds; r++ {
		before := boxes
		d.come(&boxes, &n.tile, r, func(kind, int8) {})
		for b := before &^ boxes; b != 0; b &= b - 1 {
			when[bits.TrailingZeros64(b)] = r
		}
	}
	box = -1
	for b := n.boxes; b != 0; b &= b - 1 {
		i := bits.TrailingZeros64(b)
		switch {
		case d.box[i] != witch:
		case when[i] == 0:
			return int8(i)
		case box < 0 || when[i] > when[box]:
			box = int8(i)
		}
	}
	return box
}
