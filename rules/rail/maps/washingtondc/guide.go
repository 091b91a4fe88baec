package washingtondc

import (
	"slices"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/prospect"
)

// The weights of the guide, in victory points. They were found by trial over games of four greedy players.
const (
	missing     = 0.80  // of a delivery, for each half tile that is not laid
	levelLack   = 0.72  // and for each locomotive level that lacks
	soon        = 0.92  // of the income that can be moved for in this round
	later       = 0.75  // and in the rounds to come
	growing     = 0.8   // income a round from what is not there yet
	sharePoint  = 3.0   // of a share (AOS-131)
	debtPoint   = 7.0   // of a dollar that shares cannot bring any more
	outPoint    = 120.0 // of being eliminated
	readyCash   = 0.75  // of a dollar that building may need in this round
	dollar      = 0.04  // of any other
	buildWish   = 10    // $ that a build turn likes to have
	rivalPoint  = 0.2   // of the best rival's points
	firstPlace  = 1.7   // of choosing an action first
	dollarOfBid = 0.15  // of a dollar bid
)

// value says how good a position is for each seat: the points that its present course leads to, less some of the best
// rival's.
func (j *judge) value(p rules.Position) []float64 {
	s := p.(*ageofsteam.State)
	own := make([]float64, s.Seats())
	r, over := s.Result()
	about := j.about(s)
	for i := range own {
		seat := rules.Seat(i)
		switch {
		case s.Player(seat).Out:
			own[i] = -outPoint
		case over:
			own[i] = float64(r.Scores[i])
			if r.Places[i] == 1 {
				own[i] += 10
			}
		default:
			own[i] = j.course(s, seat, about)
		}
	}
	out := make([]float64, len(own))
	for i := range own {
		best := -outPoint
		for j, v := range own {
			if j != i {
				best = max(best, v)
			}
		}
		out[i] = own[i] - rivalPoint*best
	}
	return out
}

// course plays the rounds that are left in the head: the best cubes are moved, expenses paid, shares issued where cash
// runs out.
func (j *judge) course(s *ageofsteam.State, seat rules.Seat, about prospect.Question) float64 {
	p := s.Player(seat)
	ready, hoped := j.hopes(s, seat, about)
	left := s.Rounds() - s.Round()
	owed := 0
	if a := s.Auction(); a != nil && !slices.Contains(a.Out, seat) {
		if high, bid := a.High(); high == seat {
			owed = bid
		} else {
			owed = s.Fee(seat)
		}
	}
	p.Cash -= owed
	f := s.Forecast(seat)
	income, shares, loco := float64(p.Income), p.Shares, p.Loco
	take := func(from *[]float64, n int) (sum float64) {
		n = min(n, len(*from))
		for _, v := range (*from)[:n] {
			sum += v
		}
		*from = (*from)[n:]
		return sum
	}
	cash, debt := float64(f.Cash-f.Short-owed), 0.0
	if now := movesLeft(s, seat); now > 0 {
		got := soon * take(&ready, now)
		take(&hoped, now)
		income += got
		cash += got
	}
	if phaseOf(s) != "shares" && cash < 0 { // shares come too late for this round (AOS-114)
		if income += cash; income < 0 {
			return -0.8*outPoint + income
		}
		cash = 0
	}
	for r := 0; ; r++ {
		for cash < 0 && shares < s.Map().Rules.MaxShares {
			cash, shares = cash+4, shares+1
		}
		if cash < 0 {
			debt -= cash
			cash = 0
		}
		if !s.Collected() || r > 0 {
			income -= cut(income)
		}
		if r == left {
			break
		}
		got := later*take(&hoped, 2) + growing
		income += got
		cash += income - float64(shares+loco) - spending(left-r)
	}
	v := 3*income - sharePoint*float64(shares) + float64(s.Points(seat).Track) - debtPoint*min(debt, 12) + dollar*min(cash, 40)
	return v + j.round(s, seat, p, left)
}

// spending is what building costs in a round on average, the less the nearer the end.
func spending(left int) float64 { return min(3, float64(left)) }

// cut is what income reduction takes.
func cut(income float64) float64 {
	switch {
	case income < 10.5:
		return 0
	case income < 20.5:
		return 2
	case income < 30.5:
		return 4
	}
	return 6
}

func phaseOf(s *ageofsteam.State) string { return s.Phase().ID }

// movesLeft is how many cubes a seat may still move in this round.
func movesLeft(s *ageofsteam.State, seat rules.Seat) int {
	switch phaseOf(s) {
	case "shares", "auction", "action", "build":
		return 2
	case "move1":
		if turnOver(s, seat) {
			return 1
		}
		return 2
	case "move2":
		if turnOver(s, seat) {
			return 0
		}
		return 1
	}
	return 0
}

// turnOver reports whether a seat has acted in the phase already.
func turnOver(s *ageofsteam.State, seat rules.Seat) bool {
	order := s.PhaseOrder()
	return slices.Index(order, seat) < slices.Index(order, s.Turn())
}

// round is what the state of the round promises beside cubes: cash to build with, a place in the order, an action.
func (w *washington) round(s *ageofsteam.State, seat rules.Seat, p ageofsteam.Player, left int) (v float64) {
	phase := phaseOf(s)
	switch phase {
	case "shares", "auction", "action":
	case "build":
		if turnOver(s, seat) {
			return 0
		}
	default:
		return 0
	}
	wish := buildWish + max(0, p.Due()-p.Income)
	if left == 0 {
		wish = 4
	}
	v += readyCash * float64(min(p.Cash, wish))
	switch {
	case phase == "auction":
		v += w.bidding(s, seat)
	case phase == "action" && p.Role == ageofsteam.NoRole:
		return v
	}
	switch p.Role {
	case ageofsteam.Engineer:
		v += 2.2
	case ageofsteam.Urbanization:
		if !p.Urbanized && p.Lays == 0 {
			v += 2.4
		}
	case ageofsteam.FirstMove:
		v += 1.6
	case ageofsteam.FirstBuild:
		v += 1.3
	case ageofsteam.TurnOrder:
		v += 0.9
	case ageofsteam.Emergency:
		v += 0.6
		for _, ring := range w.ring {
			if locked(s, w.ring, ring) {
				v += 0.5
			}
		}
	}
	return v
}

// bidding is what the auction promises.
func (w *washington) bidding(s *ageofsteam.State, seat rules.Seat) float64 {
	a := s.Auction()
	n := s.Seats()
	place := func(i int) float64 { return firstPlace * float64(n-i) / float64(n-1) }
	if i := slices.Index(a.Out, seat); i >= 0 {
		return place(n - i)
	}
	if high, bid := a.High(); high == seat {
		return place(1) - dollarOfBid*float64(bid)
	}
	return place(n-len(a.Out)) + 0.1
}
