package singapore

import (
	"math"
	"slices"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// A guide judges positions for bots. Its weights are in victory points unless they say otherwise; they were found by trial
// over games of greedy players.
type guide struct {
	goal     Goal
	longest  float64 // turns of each player that a whole game lasts
	shortest float64 // turns that are looked ahead at least
	patience float64 // of what comes a turn later
	building float64 // $ that a turn's building costs
	wish     float64 // the income that serves well as long as there is time to earn it back
	income   float64 // of a point of income at the end
	debt     float64 // of a point of negative income at the end
	dollar   float64 // of a dollar that is left
	burden   float64 // of an unfinished link, and of each token on it
	lasting  float64 // of the rent that is still due a turn later: a link is extended, or a player gives up acting
	rival    float64 // of the opponent's course
}

func newGuide(goal Goal) guide {
	return guide{goal: goal, longest: 14, shortest: 4, patience: 0.92, building: 2.5, wish: 5, income: 0.3, debt: 2, dollar: 0.05, burden: 0.5, lasting: 0.7, rival: 0.8}
}

// victory is what winning is worth, ruin what capital is that nobody lends, by step.
const (
	victory = 100.0
	ruin    = 20.0
)

// Value says how good a position is for each seat: the points its present course leads to, less some of the opponent's.
func (g guide) Value(p rules.Position) []float64 {
	s := p.(*steam.State)
	own := [2]float64{}
	r, over := s.Result()
	for seat := range own {
		switch {
		case !over:
			own[seat] = g.course(s, rules.Seat(seat))
		case r.Places[seat] == 1:
			own[seat] = victory + float64(r.Scores[seat])
		default:
			own[seat] = float64(r.Scores[seat])
		}
	}
	return []float64{own[0] - g.rival*own[1], own[1] - g.rival*own[0]}
}

// left is how many turns of each player are likely to come, by the points of the leader.
func (g guide) left(s *steam.State) float64 {
	most := max(s.Player(0).VP, s.Player(1).VP)
	return g.shortest + (g.longest-g.shortest)*max(0, 1-float64(most)/float64(g.goal.VP))
}

// course carries a seat's figures on over the turns to come: its best cubes are moved one a turn, for income as long as
// there is time for it to pay.
func (g guide) course(s *steam.State, seat rules.Seat) float64 {
	a := account{low: float64(s.Map().Rules.MinIncome), high: float64(s.Map().Rules.MaxIncome)}
	p := s.Player(seat)
	a.cash, a.income, a.vp = float64(p.Cash), float64(p.Income), float64(p.VP)
	ready, hoped := s.Hopes(seat)
	turns := g.left(s)
	wish := func(turn int) float64 {
		if turns-float64(turn) <= g.shortest {
			return 0
		}
		return g.wish
	}
	for _, d := range s.AllPending() {
		if d.Ask == steam.AskPoints && d.Seat == seat {
			a.take(float64(d.N), wish(0))
		}
	}
	rent, growth := rents(s, seat)
	weight, due := 1.0, 1.0
	for turn := range int(math.Ceil(turns)) {
		from := hoped
		if turn == 0 {
			if s.Seat() != seat || s.Player(seat).Role != steam.NoRole || s.Stage().ID == PartExpenses {
				continue
			}
			from = ready
		}
		if len(from) > 0 {
			a.take(weight*min(1, turns-float64(turn))*from[0], wish(turn)) // a part of the last turn
			hoped = hoped[min(1, len(hoped)):]
		}
		weight *= g.patience
		if a.income > 0 {
			a.cash += a.income / 2
		} else {
			a.pay(-a.income)
		}
		a.pay(rent * due)
		rent, due = rent+growth, g.lasting*due
		if turn > 0 {
			a.pay(g.building)
		}
	}
	for _, x := range s.Track().Sections() {
		if x.Owner == seat && !x.Complete() {
			a.vp -= g.burden * float64(1+x.Marks)
		}
	}
	v := a.vp + g.dollar*min(a.cash, 30) - ruin*a.lacks
	if a.income < 0 {
		return v + g.debt*a.income
	}
	return v + g.income*a.income
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

// rents is what the marked links of a seat cost with the next expenses, and by how much that grows with each turn in which
// they are left alone.
func rents(s *steam.State, seat rules.Seat) (rent, growth float64) {
	for _, x := range s.Track().Sections() {
		if x.Owner == seat && !x.Complete() && !x.Fresh {
			rent += float64(x.Marks+1) / 2
			growth += 0.5
		}
	}
	return rent, growth
}

// Shortlist is steam's, but as a turn has many kinds of action at once, a part of the list is for deliveries, the longest
// first, and a part for City Growth: the fullest spaces for cities with an own link.
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
	slices.SortStableFunc(moves, func(a, b rules.Action) int { return b.(play.Deliver).Path.Len() - a.(play.Deliver).Path.Len() })
	slices.SortStableFunc(grow, func(a, b rules.Action) int {
		return len(s.Space(b.(steam.Grow).Space)) - len(s.Space(a.(steam.Grow).Space))
	})
	out := append(moves[:min(len(moves), max(1, k/3))], grow[:min(len(grow), k/4)]...)
	if len(out) < k {
		out = append(out, steam.Shortlist(p, rest, k-len(out))...)
	}
	return out
}
