package solve

import "math/bits"

// A purse is the money of a plan as its rounds go by.
type purse struct {
	p            *plan
	cash, income float32
	due          float32 // expenses
	shares       int
	debt         float32 // $ that no share brings
}

// money plays the rounds that are left: links are bought as soon as they can be, the best cargo goes first, shares are
// issued where the cash runs out.
func (p *plan) money() float32 {
	n := p.n
	x := purse{p: p, cash: float32(n.cash), income: float32(n.income), shares: int(n.shares), due: float32(n.shares) + float32(n.loco)}
	lays, raises := bits.OnesCount64(p.links&^n.links), int(p.loco-n.loco)
	free, cargo := p.moves-2*p.rounds, max(0, p.spare)
	now := p.builds - p.rounds
	for r := range p.rounds + 1 {
		for ; now > 0 && lays > 0; now-- {
			x.pay(float32(p.d.links.Cost))
			lays--
		}
		if raises > 0 && r > 0 {
			raises--
			x.due++
		}
		for ; free > 0 && cargo > 0; free-- {
			cargo--
			x.haul(r > 0)
		}
		if r == p.rounds {
			break
		}
		if r > 0 || n.level < pay {
			x.cash += x.income
		}
		if r > 0 || n.level <= pay {
			x.expenses(r == p.rounds-1)
		}
		now, free = 1, 2
		if lays > p.rounds-r {
			now = 2
		}
	}
	w := p.w
	return w.Cash*min(x.cash, 20) + w.Income*float32(n.income) - w.Share*float32(x.shares) - w.Debt*x.debt
}

// pay pays with cash and shares.
func (x *purse) pay(cost float32) {
	for x.cash < cost {
		x.issue()
	}
	x.cash -= cost
}

func (x *purse) issue() {
	price := float32(x.p.d.rules.SharePrice)
	x.shares++
	x.due++
	x.cash += price
	if x.shares > x.p.d.rules.MaxShares {
		x.debt += price
	}
}

// expenses takes the dues; before the last round what is missing may as well lower the income.
func (x *purse) expenses(last bool) {
	for x.cash < x.due {
		if owed := x.due - x.cash; last && x.income >= owed {
			x.income -= owed
			x.cash = x.due
			break
		}
		x.issue()
		if x.debt > 100 {
			break
		}
	}
	x.cash = max(0, x.cash-x.due)
	x.income -= float32(x.p.d.cut(int32(x.income)))
}

// haul moves one more cube, the best there is.
func (x *purse) haul(later bool) {
	p := x.p
	from, part := &p.ready, p.w.Gain
	if later {
		from, part = &p.gains, p.w.Later
	}
	for g := len(from) - 1; g > 0; g-- {
		if from[g] > 0 {
			from[g]--
			if !later {
				p.used(g)
			}
			x.income += float32(g) * part
			return
		}
	}
	if later && p.grown > 0 {
		g := min(p.grown, int(p.loco))
		p.grown -= g
		x.income += float32(g) * p.w.Grow
	}
}

// used strikes a cube that went now from those that could go later, where it may have brought more.
func (p *plan) used(g int) {
	for ; g < len(p.gains); g++ {
		if p.gains[g] > 0 {
			p.gains[g]--
			return
		}
	}
}
