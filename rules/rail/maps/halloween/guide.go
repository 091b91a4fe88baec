package halloween

import (
	"math/bits"
	"slices"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/graph"
	"kettle/rules/rail/play"
)

// The weights of the guide, in points; a dollar at the end is about one and a half. They were found by trial
// on deals of easy and normal.
const (
	wonPoints      = 5000.0
	lostPoints     = 3000.0
	smashPoints    = 94.0
	flightPoints   = 33.6 // of a pumpkin that a witch can reach now
	missingFactor  = 0.62 // for each link of the flight that is not built
	levelFactor    = 0.69 // for each locomotive level that the flight lacks
	soon           = 0.81 // of the income that cargo could bring in this round
	later          = 0.75 // and in the rounds to come
	growing        = 0.12 // income a round from cubes that are not there yet
	cargoMoves     = 2    // moves a round that cargo gets in this reckoning
	sharePoints    = 2.4  // of a share that need not be issued
	debtPoints     = 6.0  // of a dollar that is missing
	buildPoints    = 9.4  // of a link that can still be paid and built in this round
	producePoints  = 35.8 // of Production while witches are scarce
	urbanizePoints = 4.0
	moneyShare     = 1.6 // of a dollar at the end, up to moneyEnough
	moneyEnough    = 31
	farthest       = 2 // links missing beyond which the guide does not look
)

// value says how good a position is for the player: pumpkins smashed, flights within reach, and money to the end.
func value(p rules.Position) []float64 {
	s := p.(*ageofsteam.State)
	if r, over := s.Result(); over {
		if r.Why == EndCleared {
			return []float64{wonPoints}
		}
		return []float64{-lostPoints + smashPoints*float64(CountOf(s).Smashed)}
	}
	l := newLook(s)
	v := smashPoints*float64(CountOf(s).Smashed) + l.money() + l.flights() + l.role()
	return []float64{v}
}

// look is what the guide sees of one position.
type look struct {
	s        *ageofsteam.State
	land     *graph.Land
	board    *graph.Board
	me       ageofsteam.Player
	color    []rail.Good
	next     [][]hop
	movesAll int // moves left in the game
	best     []float64
}

type hop struct {
	to   rail.Stop
	open bool // the link is built
}

func newLook(s *ageofsteam.State) *look {
	b := Discs(s)
	l := &look{s: s, land: b.Land(), board: b, me: s.Player(0), color: make([]rail.Good, s.Stops()), next: make([][]hop, s.Stops()),
		movesAll: MovesLeft(s)}
	for i := range l.color {
		l.color[i] = s.Color(rail.Stop(i))
	}
	for i, k := range l.land.Links {
		l.next[k.A] = append(l.next[k.A], hop{k.B, b.Built(i)})
		l.next[k.B] = append(l.next[k.B], hop{k.A, b.Built(i)})
	}
	return l
}

// flights adds up the pumpkins that witches could still smash, the nearest first, as many as there are witches and
// moves for.
func (l *look) flights() (sum float64) {
	l.best = make([]float64, len(l.color))
	witches := 0
	for at := range l.color {
		if n := l.s.Cubes(rail.Stop(at)).Count(Witch); n > 0 {
			witches += n
			l.fly(rail.Stop(at), 1<<at, l.pumpkin(rail.Stop(at)), 0, 0, 0)
		}
	}
	var all []float64
	for at, w := range l.best {
		for range l.s.Cubes(rail.Stop(at)).Count(Pumpkin) {
			all = append(all, w)
			w *= 0.8
		}
	}
	slices.Sort(all)
	slices.Reverse(all)
	for i, w := range all {
		switch {
		case i >= l.movesAll:
			w = 0
		case i >= witches:
			w *= 0.35
		}
		sum += flightPoints * w
	}
	return sum
}

func (l *look) pumpkin(at rail.Stop) uint32 {
	if l.s.Cubes(at).Count(Pumpkin) > 0 {
		return 1 << at
	}
	return 0
}

// fly follows a witch: seen are the houses of her way, held those with a pumpkin not yet brought to an orange house,
// done those with one that is.
func (l *look) fly(at rail.Stop, seen, held, done uint32, levels, missing int) {
	if levels == min(l.me.Loco+2, l.s.Map().Rules.MaxLoco) {
		return
	}
	for _, h := range l.next[at] {
		m := missing
		if !h.open {
			m++
		}
		if m > farthest || seen&(1<<h.to) != 0 {
			continue
		}
		if l.color[h.to] == Witch {
			if done != 0 {
				l.note(done, weight(m, levels+1-l.me.Loco))
			}
			continue
		}
		hold, did := held, done
		if l.color[h.to] == Pumpkin {
			did, hold = did|hold, 0
		}
		l.fly(h.to, seen|1<<h.to, hold|l.pumpkin(h.to), did, levels+1, m)
	}
}

func (l *look) note(houses uint32, w float64) {
	for ; houses != 0; houses &= houses - 1 {
		at := bits.TrailingZeros32(houses)
		l.best[at] = max(l.best[at], w)
	}
}

func weight(missing, short int) float64 {
	w := 1.0
	for range missing {
		w *= missingFactor
	}
	for range short {
		w *= levelFactor
	}
	return w
}

// cargo is what the red and blue cubes could still raise the income by, the best first; ready are those of them that
// can be moved now.
func (l *look) cargo() (all, ready []float64) {
	for at, g := range l.s.Movable() {
		if g == Witch || g == Pumpkin {
			continue
		}
		w := l.carry(at, g, 1<<at, 0, 0, farthest, min(l.me.Loco+1, l.s.Map().Rules.MaxLoco))
		if w == 0 {
			continue
		}
		now := l.carry(at, g, 1<<at, 0, 0, 0, l.me.Loco)
		for range l.s.Cubes(at).Count(g) {
			if all = append(all, w); now > 0 {
				ready = append(ready, now)
			}
		}
	}
	for _, x := range [][]float64{all, ready} {
		slices.Sort(x)
		slices.Reverse(x)
	}
	return all, ready
}

// carry is the most income that a cube could bring, the less the more links and levels are missing.
func (l *look) carry(at rail.Stop, g rail.Good, seen uint32, levels, missing, lack, most int) (best float64) {
	if levels == most {
		return 0
	}
	for _, h := range l.next[at] {
		m := missing
		if !h.open {
			m++
		}
		switch {
		case m > lack || seen&(1<<h.to) != 0:
		case l.color[h.to] == g:
			best = max(best, float64(levels+1)*weight(m, levels+1-l.me.Loco))
		default:
			best = max(best, l.carry(h.to, g, seen|1<<h.to, levels+1, m, lack, most))
		}
	}
	return best
}

// role is what the action of the round still promises.
func (l *look) role() (v float64) {
	building := false
	switch l.s.Phase().ID {
	case "build":
		building = true
	case "shares", "action":
	case "move1", "move2", "income", "expenses", "reduction", "growth":
		if l.me.Role == ageofsteam.Production && l.s.OnDisplay(Witch) > 0 && l.s.OnMap(Witch) < l.s.OnMap(Pumpkin)+1 {
			return producePoints
		}
		return 0
	}
	if building {
		links := 1
		if l.me.Role == ageofsteam.Engineer {
			links = 2
		}
		v += buildPoints * float64(min(links-l.me.Lays, max(l.me.Cash, 0)/5))
		if l.me.Role == ageofsteam.Urbanization && !l.me.Urbanized && l.me.Lays == 0 {
			v += urbanizePoints
		}
		if l.me.Role == ageofsteam.Production && l.s.OnDisplay(Witch) > 0 && l.s.OnMap(Witch) < l.s.OnMap(Pumpkin)+1 {
			v += producePoints
		}
	}
	return v
}

// money plays the rounds that are left: each brings the best cargo, shares are issued where cash runs out. It says
// what the end is worth, and how deep in debt the game would be.
func (l *look) money() float64 {
	s, p, left := l.s, l.me, l.s.Rounds()-l.s.Round()
	all, ready := l.cargo()
	load := func(from *[]float64, moves int) (sum float64) {
		moves = min(moves, len(*from))
		for _, w := range (*from)[:moves] {
			sum += w
		}
		*from = (*from)[moves:]
		return sum
	}
	f := s.Forecast(0)
	income, spare, shares := float64(p.Income), s.Map().Rules.MaxShares-p.Shares, p.Shares
	moves := min(l.movesAll-2*left, len(ready))
	now := load(&ready, moves) * soon
	load(&all, moves)
	cash, debt := float64(f.Cash-f.Short), 0.0
	if !s.Collected() {
		cash += now
	}
	income += now
	for r := 0; ; r++ {
		for cash < 0 && spare > 0 {
			cash, spare, shares = cash+4, spare-1, shares+1
		}
		if cash < 0 {
			debt, cash = debt-cash, 0
		}
		if r == left {
			break
		}
		income += load(&all, cargoMoves)*later + growing
		income -= cut(income)
		cash += income - float64(shares+p.Loco)
	}
	return moneyShare*min(cash, moneyEnough) + 0.1*max(cash-moneyEnough, 0) + sharePoints*float64(spare) - debtPoints*debt
}

// cut is what income reduction takes, roughly.
func cut(income float64) float64 {
	if income > 10 {
		return 2
	}
	return 0
}

// shortlist puts first what smashes, then what earns, then the rest in order.
func shortlist(p rules.Position, legal []rules.Action, k int) []rules.Action {
	s := p.(*ageofsteam.State)
	rank := func(a rules.Action) int {
		switch x := a.(type) {
		case Fly:
			if x.Pumpkin.IsZero() {
				return 3
			}
			return 0
		case play.Deliver:
			return 9 - x.Path.Len()
		case Build:
			return 1
		case play.Raise, play.Done, ageofsteam.Pay, play.Pass, ageofsteam.IssueShare:
			return 0
		case Place:
			if s.Cubes(x.At.Stop()).Count(Pumpkin) > 0 {
				return 1
			}
			return 2
		}
		return 2
	}
	out := slices.Clone(legal)
	slices.SortStableFunc(out, func(a, b rules.Action) int { return rank(a) - rank(b) })
	return out[:min(k, len(out))]
}
