package singapore

import (
	"math"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// A guide judges positions for bots: it carries both players' figures on until one of them is at the goal and compares them
// there, and it weighs the figures as they stand. Its weights are in victory points unless they say otherwise; they were
// found by trial over games of greedy players.
type guide struct {
	goal     Goal
	longest  int     // turns of each player that are looked ahead at most
	shortest float64 // and at least
	patience float64 // of what comes a turn later
	building float64 // $ that a turn's building costs
	wish     float64 // the income that serves well as long as the goal is far
	near     float64 // how far it is where income is not wished for any more
	income   float64 // of a point of income
	debt     float64 // of a point of negative income
	dollar   float64 // of a dollar that is left
	burden   float64 // of an unfinished link, and of each token on it
	lasting  float64 // of the rent that is still due a turn later: a link is extended, or a player gives up acting
	rival    float64 // of the opponent's figures
	ample    float64 // a lead that all but decides the game
}

func newGuide(goal Goal) guide {
	return guide{goal: goal, longest: 14, shortest: 1, patience: 0.92, building: 2.5, wish: 5, near: 5, income: 0.3, debt: 2, dollar: 0.05, burden: 0.5, lasting: 0.7, rival: 0.8, ample: 20}
}

// victory is what winning is worth, ruin what capital is that nobody lends, by step.
const (
	victory = 200.0
	ruin    = 20.0
)

// judge is who judges positions in one thought.
func (g guide) judge() func(rules.Position) []float64 {
	j := steam.NewJudge()
	return func(p rules.Position) []float64 { return g.value(j, p.(*steam.State)) }
}

// value says how good a position is for each seat: what its course leads to, less some of what the opponent's does.
func (g guide) value(j *steam.Judge, s *steam.State) []float64 {
	own := [2]float64{}
	if r, over := s.Result(); over {
		for seat := range own {
			own[seat] = float64(r.Scores[seat])
			if r.Places[seat] < r.Places[1-seat] {
				own[seat] += victory
			}
		}
	} else {
		ways, end := [2]course{}, float64(g.longest)
		for seat := range own {
			x := lookOf(j, s, rules.Seat(seat))
			own[seat] = x.standing(s)
			ways[seat] = g.course(s, x)
			end = min(end, ways[seat].there)
		}
		for seat := range own {
			own[seat] += ways[seat].at(max(g.shortest, end))
		}
	}
	return []float64{g.felt(own[0] - g.rival*own[1]), g.felt(own[1] - g.rival*own[0])}
}

// felt is what a lead, or being behind, is worth, up to ample: who is twice as far ahead does not win twice as often.
func (g guide) felt(lead float64) float64 { return g.ample * math.Tanh(lead/g.ample) }

// A look is what a position holds for a seat beside its figures.
type look struct {
	seat         rules.Seat
	due          []float64 // points that are to be taken
	ready, hoped []float64 // what cubes could bring, see steam.Judge.Hopes
	loose        float64   // unfinished links, and the tokens on them
	rent, growth float64   // $ that those marked cost with the next expenses, and by how much that grows while they are left alone
}

func lookOf(j *steam.Judge, s *steam.State, seat rules.Seat) look {
	x := look{seat: seat}
	x.ready, x.hoped = j.Hopes(s, seat)
	for _, d := range s.AllPending() {
		if d.Ask == steam.AskPoints && d.Seat == seat {
			x.due = append(x.due, float64(d.N))
		}
	}
	for _, l := range s.Track().Sections() {
		if l.Owner != seat || l.Complete() {
			continue
		}
		x.loose += float64(1 + l.Marks)
		if !l.Fresh {
			x.rent += float64(l.Marks+1) / 2
			x.growth += 0.5
		}
	}
	return x
}

// A course is what becomes of a seat's figures.
type course struct {
	worth []float64 // now and after each turn to come
	there float64   // after how many turns it is at the goal
}

// at is the worth after some turns and a part of one.
func (c course) at(turns float64) float64 {
	n := min(int(turns), len(c.worth)-2)
	part := min(1, turns-float64(n))
	return (1-part)*c.worth[n] + part*c.worth[n+1]
}

// course carries a seat's figures on over the turns to come: its best cubes are moved one a turn, for income as long as the
// goal is far. What can be moved at once is used by who may act now, best first like what may be hoped for.
func (g guide) course(s *steam.State, x look) course {
	p := s.Player(x.seat)
	a := account{low: float64(s.Map().Rules.MinIncome), high: float64(s.Map().Rules.MaxIncome), cash: float64(p.Cash), income: float64(p.Income), vp: float64(p.VP)}
	far := func() float64 { return float64(g.goal.VP) - a.vp - min(0, a.income) }
	take := func(points float64) {
		wish := g.wish
		if far() < g.near {
			wish = 0
		}
		a.take(points, wish)
	}
	for _, points := range x.due {
		take(points)
	}
	burden := g.burden * x.loose
	out := course{worth: []float64{g.worth(a) - burden}, there: math.Inf(1)}
	if far() <= 0 {
		out.there = 0
	}
	acting := s.Seat() == x.seat && p.Role == steam.NoRole && s.Stage().ID != PartExpenses
	hoped, rent := x.hoped, x.rent
	weight, due := 1.0, 1.0
	for turn := range g.longest + 1 {
		if turn > 0 || acting {
			before, from := far(), hoped
			if turn == 0 {
				from = x.ready
			}
			if len(from) > 0 {
				take(weight * from[0])
				hoped = hoped[min(1, len(hoped)):]
			}
			weight *= g.patience
			if a.income > 0 {
				a.cash += a.income / 2
			} else {
				a.pay(-a.income)
			}
			a.pay(rent * due)
			rent, due = rent+x.growth, g.lasting*due
			if turn > 0 {
				a.pay(g.building)
			}
			if after := far(); before > 0 && after <= 0 {
				out.there = min(out.there, float64(turn)+before/(before-after))
			}
		}
		out.worth = append(out.worth, g.worth(a)-burden)
	}
	return out
}

// worth is what figures are worth if the game ends with them.
func (g guide) worth(a account) float64 {
	v := a.vp + g.dollar*min(a.cash, 30) - ruin*a.lacks
	if a.income < 0 {
		return v + g.debt*a.income
	}
	return v + g.income*a.income
}

// What a seat's figures are worth as they stand, in victory points: the weights that told best who won, over 300 games of
// greedy players.
const (
	perIncome = 1.04
	perDollar = 0.25 // of the first mostCash
	perHope   = 0.4  // of a point that the best few cubes could bring
	perLink   = 0.35
	perRent   = -1.05 // of a dollar of rent a turn
	mostCash  = 30.0
	fewCubes  = 8
)

// standing is what a seat has, and what it lacks if it earns nothing in the next turns.
func (x look) standing(s *steam.State) float64 {
	p := s.Player(x.seat)
	v := float64(p.VP) + perIncome*float64(p.Income) + perDollar*min(mostCash, float64(p.Cash)) + perLink*float64(s.Track().Links(x.seat))
	for _, points := range x.due {
		v += points
	}
	for _, points := range x.hoped[:min(fewCubes, len(x.hoped))] {
		v += perHope * points
	}
	a := account{low: float64(s.Map().Rules.MinIncome), cash: float64(p.Cash), income: float64(p.Income)}
	const turns, building = 4, 2
	for range turns {
		a.pay(max(0, -a.income) + x.rent + building)
	}
	return v + perRent*x.rent - ruin*a.lacks
}

// An account is a seat's figures as the guide carries them on, in fractions.
type account struct {
	cash, income, vp float64
	low, high        float64 // ends of the income track
	lacks            float64 // steps of capital that nobody lends
}

// take credits points, as income up to the one that is wished for.
func (a *account) take(points, wish float64) {
	up := max(0, min(points, wish-a.income, a.high-a.income))
	a.income += up
	a.vp += points - up
}

// pay takes money, raising capital for what is missing.
func (a *account) pay(dollars float64) {
	if a.cash -= dollars; a.cash >= 0 {
		return
	}
	a.income += a.cash / 5
	a.cash = 0
	if a.income < a.low {
		a.lacks += a.low - a.income
		a.income = a.low
	}
}

// Shortlist is steam's, but as a turn has many kinds of action at once, a part of the list is for deliveries, those that bring
// most first, and a part for City Growth: the fullest spaces for cities with an own link.
func (guide) Shortlist(p rules.Position, legal []rules.Action, k int) []rules.Action {
	s := p.(*steam.State)
	var moves, grow, rest []rules.Action
	for _, a := range legal {
		switch x := a.(type) {
		case play.Deliver:
			moves = append(moves, x)
		case steam.Grow:
			if s.Track().Ends(s.Turn(), x.At.Stop()) > 0 {
				grow = append(grow, x)
			}
		default:
			rest = append(rest, a)
		}
	}
	best(s, moves)
	slices.SortStableFunc(grow, func(a, b rules.Action) int {
		return len(s.Space(b.(steam.Grow).Space)) - len(s.Space(a.(steam.Grow).Space))
	})
	out := append(moves[:min(len(moves), max(1, k/3))], grow[:min(len(grow), k/4)]...)
	if len(out) < k {
		out = append(out, steam.Shortlist(p, rest, k-len(out))...)
	}
	return out
}

// best sorts deliveries by what they bring the mover more than the opponent.
func best(s *steam.State, moves []rules.Action) {
	if len(moves) < 2 {
		return
	}
	net, by := s.Net(), mover(s)
	lead := make(map[rules.Action]int, len(moves))
	for _, a := range moves {
		d := a.(play.Deliver)
		if r, err := s.CheckPath(net, d.Good, d.Path, rail.MaxStops); err == nil {
			p := points(s, net, r)
			lead[a] = p[by] - p[other(by)]
		}
	}
	slices.SortStableFunc(moves, func(a, b rules.Action) int { return lead[b] - lead[a] })
}
