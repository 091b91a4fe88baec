package solve

import (
	"kettle/rules/rail/ageofsteam"
)

// weights say how much of a plan is how far from the end. They were found by trial on some hundred deals.
type weights struct {
	Link, Level, Produce float32 // a link to build, a level to raise, a witch to produce
	Late, Jam            float32 // a witch who is still to come; one who comes when there are no moves left
	Flight, Stuck        float32 // a pumpkin to smash; one for which there is no flight
	NoMove, NoAction     float32 // one that is missing
	Share, Debt          float32 // a share issued by the end; a dollar that they do not bring
	Cash, Income, Spare  float32 // a dollar at the end; income as it is; a move without a use
	PathLink, PathLevel  float32 // in the choice of a flight: a link, a level
	PathMade, PathLate   float32 // and a witch to produce or to wait for
	Gain, Later, Grow    float32 // of the income that cargo could bring: now, in later rounds; of cargo that is still to come
}

// value is the less, the farther a node is from the end by the plan.
func (d *deal) value(n *node) float32 {
	p := d.plan(n)
	p.haul()
	return p.work() + p.money()
}

// A plan takes for each pumpkin the nearest flight there is, one after another, over links and levels that the flights
// before it need too; the moves that this leaves carry cargo.
type plan struct {
	d *deal
	n *node
	w *weights

	rounds  int // after this one
	moves   int // left in the game
	actions int // to be chosen
	builds  int // links that could be built without Engineer

	witches  [houses]int8    // now or to come
	here     [houses]int8    // of those, now
	since    [houses]int8    // the round from which on the first of the others is there
	cargo    [2][houses]int8 // cubes to come
	products int             // witches that Production could still bring in time
	sure     int             // of those, by the action of this round

	links    uint64 // built or needed
	loco     int8
	produced int
	stuck    int
	late     int
	need     [100]int8 // flights by the round from which on their witch is there

	spare int    // moves that no flight and no level needs
	gains [8]int // cubes by the income that they could bring
	ready [8]int // of those, now
	grown int    // income from cubes to come
}

// plan is the plan from a node, without its cargo.
func (d *deal) plan(n *node) plan {
	p := plan{d: d, n: n, w: d.w}
	p.time()
	p.people()
	p.fly()
	return p
}

// time counts what is left of the game.
func (p *plan) time() {
	n := p.n
	p.rounds = max(0, p.d.rounds-int(n.round))
	p.moves, p.actions, p.builds = p.d.movesLeft(n), p.rounds, p.rounds*p.d.links.Round
	if int(n.round) > p.d.rounds {
		return
	}
	switch n.level {
	case choose:
		p.actions++
		p.builds += p.d.links.Round
	case settle, build, again:
		p.builds += p.d.links.Round
		if n.role == ageofsteam.Engineer {
			p.builds += p.d.links.Engineer - p.d.links.Round
		}
		p.builds -= int(n.lays)
	}
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
	return max(0, left)
}

// people looks who and what is there and who comes by the dice.
func (p *plan) people() {
	n := p.n
	p.witches, p.here = n.cubes[witch], n.cubes[witch]
	boxes := n.boxes
	for r := int(n.round); r < p.d.rounds; r++ {
		p.d.come(&boxes, &n.tile, r, func(k kind, at int8) {
			if k != witch {
				p.cargo[k][at]++
				return
			}
			p.witches[at]++
			if p.since[at] == 0 {
				p.since[at] = int8(r + 1)
			}
		})
	}
	if n.level == choose {
		p.products = p.rounds
	} else {
		p.products = max(0, p.rounds-1)
	}
	if n.role == ageofsteam.Production && p.rounds > 0 {
		p.sure = 1
	}
	stay := count(p.d, boxes, witch)
	p.sure = min(p.sure, stay)
	p.products = min(p.products+p.sure, stay)
}
