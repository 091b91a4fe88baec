package steam

import (
	"slices"

	"kettle/rules"
)

// Weights are what the guide makes of a map where maps differ. They were found by trial over games of greedy players.
type Weights struct {
	Missing   float64 // of a delivery, for each half tile that is not laid
	Later     float64 // of points that can be moved for in the turns to come
	NewHope   float64 // points a turn from what is not there yet
	ReadyCash float64 // of a dollar that building may need in this turn of a Standard game
	BuildWish int     // $ that a build turn likes to have
}

// short are the weights of maps whose towns are printed and near.
var short = Weights{Missing: 0.78, Later: 0.72, NewHope: 0.5, ReadyCash: 0.4, BuildWish: 8}

// The other weights of the guide, in victory points unless they say otherwise. They were found by trial over games of greedy
// players.
const (
	levelLack  = 0.80  // and for each locomotive level that lacks
	soon       = 0.95  // of points that can be moved for in this turn
	basicBuild = 5.0   // $ that building costs in a turn of a Basic game on average
	saveBuild  = 3.0   // and in a Standard game, where the money is raised before
	ruinPoint  = 120.0 // of being bankrupt
	dollar     = 0.03  // of a dollar at the end
	rivalPoint = 0.15  // of the best rival's points
	placePoint = 0.5   // of each place further in front
)

// rolePoint is what the effect of an action tile promises before it comes.
var rolePoint = [numRoles]float64{TurnOrder: 0.9, FirstMove: 1.1, Engineer: 1.4, FirstBuild: 0.9, CityGrowth: 1.8, Urbanization: 2.2}

// Value says how good a position is for each seat: the points that its present course leads to, less some of the best
// rival's.
func (j *Judge) Value(p rules.Position) []float64 {
	s := p.(*State)
	own := make([]float64, s.Seats())
	r, over := s.Result()
	for i := range own {
		seat := rules.Seat(i)
		switch {
		case s.d.Players[i].Out:
			own[i] = -ruinPoint
		case over:
			own[i] = float64(r.Scores[i]) + float64(10*(len(own)-r.Places[i]))
		default:
			own[i] = j.course(s, seat)
		}
	}
	out := make([]float64, len(own))
	for i := range own {
		best := -ruinPoint
		for j, v := range own {
			if j != i {
				best = max(best, v)
			}
		}
		out[i] = own[i] - rivalPoint*best
	}
	return out
}

// An account is a player's figures as the guide carries them on, in fractions.
type account struct {
	cash, income, vp float64
	low              float64 // the lowest income
	high             float64
	debt             float64 // steps of capital that could not be raised
}

// pay takes money, raising capital for what is missing.
func (a *account) pay(dollars float64) {
	a.cash -= dollars
	if a.cash >= 0 {
		return
	}
	steps := -a.cash / stepCash
	a.cash = 0
	a.income -= steps
	if under := a.low - a.income; under > 0 {
		a.income = a.low
		a.vp -= stepVP * under
		if a.vp < 0 {
			a.debt -= a.vp / stepVP
			a.vp = 0
		}
	}
}

// take credits points where they serve better with so many turns to go.
func (a *account) take(points, wish float64) {
	up := min(points, max(0, wish-a.income), max(0, a.high-a.income))
	a.income += up
	a.vp += points - up
}

// course plays the turns that are left in the head: the best cubes are moved, points go to income while it is short,
// capital is raised where cash runs out.
func (j *Judge) course(s *State, seat rules.Seat) float64 {
	p := s.d.Players[seat]
	rules, w := &s.m.Rules, &s.m.Guide
	ready, hoped := j.Hopes(s, seat)
	left := s.d.Rounds - s.d.Round
	standard := !s.m.Form.Basic()
	a := account{cash: float64(p.Cash), income: float64(p.Income), vp: float64(p.VP), low: float64(rules.MinIncome), high: float64(rules.MaxIncome)}
	upkeep, building := 0.0, basicBuild
	if standard {
		upkeep, building = float64(p.Loco), saveBuild
	}
	a.pay(float64(s.owes(seat)))
	extra := s.promises(seat, p)
	for _, d := range s.d.Pending {
		if d.Ask == AskPoints && d.Seat == seat {
			a.take(float64(d.N), wishIncome(left+1, building+upkeep))
		}
	}
	take := func(from *[]float64, n int) (sum float64) {
		n = min(n, len(*from))
		for _, v := range (*from)[:n] {
			sum += v
		}
		*from = (*from)[n:]
		return sum
	}
	if now := s.movesLeft(seat); now > 0 {
		a.take(soon*take(&ready, now), wishIncome(left+1, building+upkeep))
		take(&hoped, now)
	}
	for r := 0; ; r++ {
		if r > 0 || !s.reached(PhaseIncome) {
			if net := a.income - upkeep; net >= 0 {
				a.cash += net
			} else {
				a.settle(-net, standard && r == 0) // later turns can raise capital for it before
			}
		}
		if r == left {
			break
		}
		a.take(w.Later*take(&hoped, 2)+w.NewHope, wishIncome(left-r, building+upkeep))
		a.pay(min(building, float64(left-r)*2))
	}
	v := a.vp + float64(s.d.Board.Links(seat)) + dollar*min(a.cash, 40) - 30*a.debt
	if a.income >= 0 {
		v += a.income / 2
	} else {
		v += 2 * a.income
	}
	return v + extra
}

// settle pays what income lacks: by capital, or when it is too late for that by points and income (STM-119).
func (a *account) settle(due float64, late bool) {
	if !late {
		a.pay(due)
		return
	}
	paid := min(due, a.cash)
	a.cash -= paid
	short := (due - paid) / shortCash
	fromVP := min(short, a.vp)
	a.vp -= fromVP
	a.income -= short - fromVP
	if a.income < a.low {
		a.debt += a.low - a.income
		a.income = a.low
	}
}

// wishIncome is the income that serves well with so many turns of income to come, of which each costs so much.
func wishIncome(turns int, costs float64) float64 {
	switch {
	case turns <= 1:
		return 0
	case turns == 2:
		return costs / 3
	}
	return costs - 1
}

// owes is what a seat will pay for the bid that stands.
func (s *State) owes(seat rules.Seat) int {
	a := s.d.Auction
	if a == nil || !s.in(seat) {
		return 0
	}
	if high, bid := a.High(); high == seat {
		return bid
	}
	if !s.m.Form.Basic() {
		return s.Fee(seat)
	}
	return 0
}

// movesLeft is how many cubes a seat may still move in this turn.
func (s *State) movesLeft(seat rules.Seat) int {
	switch s.d.Phase {
	case "move1":
		if s.turnOver(seat) {
			return 1
		}
		return 2
	case "move2":
		if s.turnOver(seat) {
			return 0
		}
		return 1
	}
	if s.reached(PhaseIncome) {
		return 0
	}
	return 2
}

// turnOver reports whether a seat has acted in the phase already.
func (s *State) turnOver(seat rules.Seat) bool {
	order := s.PhaseOrder()
	at := slices.Index(order, seat)
	return at < s.d.Place || at == s.d.Place && s.d.Done
}

// promises is what the state of the turn promises beside cubes: a place in the order, an action tile, cash to build with.
func (s *State) promises(seat rules.Seat, p Player) (v float64) {
	n := float64(s.Seats())
	before := s.d.Phase
	switch before {
	case "seats", "auction":
		v += placePoint * (n - s.place(seat))
	case "action":
		if p.Role == NoRole && !(s.d.Done && s.Seat() == seat) {
			v += 1
		}
	}
	built := s.reached("build") && (s.d.Phase != "build" || s.turnOver(seat))
	if tile := s.m.tile(p.Role); tile != nil && !p.Idle {
		switch {
		case tile.Built && (p.Used || built), p.Role == Engineer && built, p.Role == FirstBuild && s.reached("move1"), p.Role == FirstMove && s.reached("move2"):
		default:
			v += rolePoint[p.Role]
		}
	}
	if tile := s.m.tile(p.Role); tile != nil && s.m.Form.Basic() && s.d.Round < s.d.Rounds {
		v += 0.25 * float64(len(s.m.Tiles)-tile.Number)
	}
	for _, d := range s.d.Pending {
		if d.Ask == AskSupply && d.Seat == seat {
			v += 1.5
		}
	}
	if !s.m.Form.Basic() && !built {
		wish := s.m.Guide.BuildWish
		if s.d.Round == s.d.Rounds {
			wish = 3
		}
		wish += max(0, p.Loco-p.Income)
		v += s.m.Guide.ReadyCash * float64(min(p.Cash-s.owes(seat), wish))
	}
	return v
}

// place is the place in the order that a seat may hope for, from 1.
func (s *State) place(seat rules.Seat) float64 {
	a := s.d.Auction
	if a == nil {
		return float64(1 + slices.Index(s.d.Order, seat))
	}
	if i := slices.Index(a.Won, seat); i >= 0 {
		return float64(i + 1)
	}
	first, last := float64(len(a.Won)+1), float64(s.inPlay())
	if !s.m.Form.Basic() {
		last = float64(s.Bidders())
		if i := slices.Index(a.Out, seat); i >= 0 {
			return float64(s.inPlay() - i)
		}
	}
	switch high, _ := a.High(); {
	case high == seat:
		return first
	case slices.Contains(a.Out, seat):
		return (first + 1 + last) / 2
	}
	return (first+last)/2 + 0.2
}
