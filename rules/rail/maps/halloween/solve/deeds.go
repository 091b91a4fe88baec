package solve

import "kettle/rules/rail/ageofsteam"

// The deeds of a node change it and report whether the rules allow them.

func (n *node) take(d *deal, r ageofsteam.Role) bool {
	n.role = r
	if r == ageofsteam.Locomotive {
		if int(n.loco) == d.rules.MaxLoco {
			return false
		}
		n.loco++
	}
	return true
}

// settle puts a new city on a grey house.
func (n *node) settle(d *deal, tile, at int8) bool {
	if n.tile[tile] >= 0 || n.greys(d)>>at&1 == 0 {
		return false
	}
	n.tile[tile] = at
	n.key ^= d.keys.tile[tile][at]
	return true
}

// greys are the houses without a colour.
func (n *node) greys(d *deal) uint32 {
	mask := d.greys
	for _, at := range n.tile {
		if at >= 0 {
			mask &^= 1 << at
		}
	}
	return mask
}

func (n *node) lay(d *deal, link int8) bool {
	if n.links>>link&1 != 0 || int(n.lays) == d.most(n.role) {
		return false
	}
	tied := ^n.greys(d)
	for i, e := range d.ends {
		if n.links>>i&1 != 0 {
			tied |= 1<<e[0] | 1<<e[1]
		}
	}
	if e := d.ends[link]; tied>>e[0]&1 == 0 && tied>>e[1]&1 == 0 || !n.afford(d, d.links.Cost) {
		return false
	}
	n.links |= 1 << link
	n.key ^= d.keys.link[link]
	n.lays++
	return true
}

// afford pays, and issues the shares without which the cash does not reach; false if there are too few.
func (n *node) afford(d *deal, cost int) bool {
	for int(n.cash) < cost {
		if int(n.shares) >= d.rules.MaxShares {
			return false
		}
		n.shares++
		n.cash += int32(d.rules.SharePrice)
	}
	n.cash -= int32(cost)
	return true
}

// open reports whether a way can be taken.
func (n *node) open(w *way) bool { return w.n <= n.loco && w.links&^n.links == 0 }

// deliver takes the longest way that there is.
func (n *node) deliver(d *deal, k kind, at int8) bool {
	if n.cubes[k][at] == 0 {
		return false
	}
	ways := d.runs(k, n.home(d, k)).within(at, n.loco)
	for i := range ways {
		if w := &ways[i]; n.open(w) {
			n.lift(d, k, at)
			n.income += int32(w.n)
			return true
		}
	}
	return false
}

func (n *node) fly(d *deal, from, at int8) bool {
	if n.cubes[witch][from] == 0 || n.cubes[pumpkin][at] == 0 {
		return false
	}
	ways := d.flights(n.home(d, witch)).with[from][at]
	for i := range ways {
		if n.open(&ways[i]) {
			n.lift(d, witch, from)
			n.lift(d, pumpkin, at)
			n.left--
			return true
		}
	}
	return false
}

// pay issues shares and pays the expenses; what is missing lowers the income.
func (n *node) pay(d *deal, issued int8) bool {
	n.shares += issued
	n.cash += int32(issued) * int32(d.rules.SharePrice)
	due := int32(n.shares) + int32(n.loco)
	n.income -= max(0, due-n.cash)
	n.cash = max(0, n.cash-due)
	if n.income < 0 || int(n.shares) > d.rules.MaxShares {
		return false
	}
	n.income -= d.cut(n.income)
	return true
}

// place puts a witch of the display on a house.
func (n *node) place(d *deal, box, at int8) bool {
	if n.role != ageofsteam.Production || n.boxes>>box&1 == 0 || d.box[box] != witch {
		return false
	}
	n.boxes &^= 1 << box
	n.key ^= d.keys.box[box]
	n.put(d, witch, at)
	return true
}
