package solve

import (
	"math/bits"
	"slices"

	"kettle/rules/rail/ageofsteam"
)

// weights say what of a plan is how far from the end.
type weights struct {
	Link, Level, Produce, Late     float32 // a link to build, a level to raise, a witch to produce, a witch who is still to come
	Flight, Stuck                  float32 // a pumpkin to smash; one for which there is no plan
	NoMove, NoAction, NoBuild      float32 // one that is missing
	Share, Debt, Cash, Spare, Soon float32
	Tight                          float32
	PathLink, PathLevel, PathProd  float32 // in the choice of a way
	Gain, Grow                     float32
	Jam                            float32
}

var usual = weights{
	Link: 2, Level: 2, Produce: 2, Late: 0.5,
	Flight: 1, Stuck: 40,
	NoMove: 12, NoAction: 6, NoBuild: 6,
	Share: 0.6, Debt: 2.5, Cash: 0.05, Spare: 0.3, Soon: 0.1,
	Tight:    0.5,
	PathLink: 1, PathLevel: 1, PathProd: 1.2,
	Gain: 0.8, Grow: 0.1,
	Jam: 6,
}

// value is the less, the farther the node is from the end by a plan that takes the nearest flight for each pumpkin.
func (d *deal) value(n *node, w *weights) float32 {
	rounds := d.rounds - int(n.round) // after this one
	moves := 2 * rounds
	actions, builds := rounds, rounds
	switch n.level {
	case choose:
		moves, actions, builds = moves+2, actions+1, builds+1
	case settle, build:
		moves, builds = moves+2, builds+1
		if n.role == ageofsteam.Engineer {
			builds++
		}
	case again:
		moves += 2
		builds++
	case move1:
		moves += 2
	case move2:
		moves++
	}
	if n.round > int8(d.rounds) {
		moves, actions, builds = 0, 0, 0
	}
	v := float32(0)
	// The witches, those to come with the round from which on they are there.
	var witches [houses]int8
	var soon [houses]int8 // of those, how many are there now
	witches = n.cubes[witch]
	soon = witches
	var cargo [2][houses]int8
	boxes := n.boxes
	var arrive [houses]int8
	for r := int(n.round); r < d.rounds; r++ {
		d.come(&boxes, &n.tile, r, func(k kind, at int8) {
			switch k {
			case witch:
				witches[at]++
				if arrive[at] == 0 {
					arrive[at] = int8(r + 1)
				}
			default:
				cargo[k][at]++
			}
		})
	}
	display := 0
	for b := boxes; b != 0; b &= b - 1 {
		if d.box[bits.TrailingZeros64(b)] == witch {
			display++
		}
	}
	products := min(display, max(0, actions-1))
	pending := 0
	if n.role == ageofsteam.Production && n.level <= produce && rounds > 0 && display > 0 {
		pending = 1
	}
	if n.level > choose || actions == 0 {
		products = min(display, actions)
	}
	if actions > 0 && n.level == choose {
		products = min(display, rounds)
	} else if rounds > 0 {
		products = min(display, rounds-1)
	} else {
		products = 0
	}
	products = min(products+pending, display)

	f := d.flights(n.home(d, witch))
	planned, loco := n.links, n.loco
	produced, late := 0, float32(0)
	var need [32]int8 // flights by the round from which on their witch is there
	// the pumpkins in order of nearness
	type want struct {
		at   int8
		cost float32
	}
	var wants [16]want
	nw := 0
	missing := func(x way) float32 {
		return w.PathLink*float32(bits.OnesCount64(x.links&^planned)) + w.PathLevel*float32(max(0, x.n-loco))
	}
	for h, many := range n.cubes[pumpkin] {
		if many == 0 {
			continue
		}
		best := float32(1000)
		for at := range witches {
			if witches[at] == 0 || f.of[at]>>h&1 == 0 {
				continue
			}
			for _, x := range f.with[at][h] {
				best = min(best, missing(x))
			}
		}
		for _, x := range f.with[h][h] {
			best = min(best, w.PathProd+missing(x))
		}
		for range many {
			wants[nw] = want{int8(h), best}
			nw++
		}
	}
	slices.SortFunc(wants[:nw], func(a, b want) int {
		switch {
		case a.cost < b.cost:
			return -1
		case a.cost > b.cost:
			return 1
		}
		return int(a.at) - int(b.at)
	})
	stuck := 0
	for _, p := range wants[:nw] {
		best, by, from, made := float32(1000), way{}, int8(-1), false
		for at := range witches {
			if witches[at] == 0 || f.of[at]>>p.at&1 == 0 {
				continue
			}
			wait := float32(0)
			if soon[at] == 0 {
				wait = w.Late
			}
			for _, x := range f.with[at][p.at] {
				if c := missing(x) + wait; c < best {
					best, by, from, made = c, x, int8(at), false
				}
			}
		}
		if produced < products {
			for _, x := range f.with[p.at][p.at] {
				if c := w.PathProd + missing(x); c < best {
					best, by, from, made = c, x, p.at, true
				}
			}
		}
		if from < 0 {
			stuck++
			continue
		}
		planned |= by.links
		loco = max(loco, by.n)
		if made {
			produced++
			continue
		}
		witches[from]--
		if soon[from] > 0 {
			soon[from]--
		} else {
			late++
			need[arrive[from]]++
		}
	}
	flights := int(n.left)
	raises := int(loco - n.loco)
	lays := bits.OnesCount64(planned &^ n.links)
	// what actions are for
	made := max(0, produced-pending)
	actionsLeft := actions - made - max(0, lays-builds)
	byAction := min(max(0, actionsLeft), raises)
	spare := moves - flights - (raises - byAction)
	v -= w.Link*float32(lays) + w.Level*float32(raises) + w.Produce*float32(made) + w.Late*late + w.Flight*float32(flights) + w.Stuck*float32(stuck)
	if spare < 0 {
		v += w.NoMove * float32(spare)
	}
	if actionsLeft < 0 {
		v += w.NoAction * float32(actionsLeft)
	}
	sum := 0
	for r := d.rounds; r > int(n.round); r-- {
		sum += int(need[r])
		if over := sum - 2*(d.rounds-r+1); over > 0 {
			v -= w.Jam * float32(over)
			break
		}
	}
	// cargo over the planned network
	var gains [8]int
	for k := red; k <= blue; k++ {
		runs := d.runs(k, n.home(d, k))
		for at := range n.cubes[k] {
			many := n.cubes[k][at]
			if many+cargo[k][at] == 0 {
				continue
			}
			for _, x := range runs.from[at] {
				if x.n <= loco && x.links&^planned == 0 {
					gains[x.n] += int(many)
					gains[0] += int(x.n) * int(cargo[k][at])
					break
				}
			}
		}
	}
	// money
	cash, income, shares := float32(n.cash), float32(n.income), int(n.shares)
	engine := float32(n.loco)
	debt := float32(0)
	g := 6
	get := func() float32 {
		for g > 0 && gains[g] == 0 {
			g--
		}
		if g == 0 {
			return 0
		}
		gains[g]--
		return float32(g)
	}
	toBuild, toRaise := lays, raises
	buy := func(cost float32) {
		for cash < cost {
			shares++
			cash += 5
			if shares > d.rules.MaxShares {
				debt += 5
			}
		}
		cash -= cost
	}
	m := moves - 2*rounds
	can := builds - rounds
	spareMoves := max(0, spare)
	for r := 0; r <= rounds; r++ {
		for range min(can, toBuild) {
			buy(5)
			toBuild--
		}
		if toRaise > 0 && r > 0 {
			toRaise--
			engine++
		}
		for range m {
			if spareMoves > 0 {
				spareMoves--
				income += get() * w.Gain
				if r > 0 {
					income += w.Grow
				}
			}
		}
		if r == rounds {
			break
		}
		if r > 0 || n.level < pay {
			cash += income
		}
		if r > 0 || n.level <= pay {
			due := float32(shares) + engine
			for cash < due && shares < d.rules.MaxShares+10 {
				if r == rounds-1 && income >= due-cash {
					income -= due - cash
					cash = due
					break
				}
				shares++
				due++
				cash += 5
				if shares > d.rules.MaxShares {
					debt += 5
				}
			}
			cash = max(0, cash-due)
			if income > 10 {
				income -= 2
			}
		}
		can, m = 1, 2
		if toBuild > rounds-r {
			can = 2
		}
	}
	v -= w.Share*float32(shares) + w.Debt*debt
	v += w.Cash*min(cash, 20) + w.Spare*float32(min(spare, 6)) + w.Soon*float32(n.income)
	return v
}

// movesLeft is how many moves the game still has.
func (d *deal) movesLeft(n *node) int {
	left := 2 * (d.rounds - int(n.round))
	switch {
	case n.level <= move1:
		left += 2
	case n.level == move2:
		left++
	}
	return left
}
