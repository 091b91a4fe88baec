package steamwatchers

import (
	"math"

	"kettle/rules"
)

// The weights of the guide, in GEO unless they say otherwise. They were found by trial over games of greedy players.
const (
	winPoint     = 10.0 // of each place further in front at the end
	rivalPoint   = 0.45 // of the best rival's worth
	meanPoint    = 0.25 // of the other rivals' worth
	lateLevel    = 0.65 // of a column's level that is still there at the end
	nextLevel    = 0.30 // of a level at the next count
	landPoint    = 0.15 // of an area that holds nothing
	sitePoint    = 0.25 // of a column with room for a farm
	farmPoint    = 0.45 // of a farm that can be built and paid for in this round
	soldierPoint = 0.28 // of 1 strength that can be supplied
	sparePoint   = 0.04 // of 1 strength beyond supply
	barrelPoint  = 0.07 // of a barrel as long as it can be used
	bane         = 0.10 // of a step of Incubation that does nothing yet
	exilePoint   = 0.35 // of a space with Death & Exile that is near
	closedPure   = 0.55 // of a closed space
	closedContra = 0.40
	fervorPoint  = 0.15
	cardPoint    = 0.12 // of a level on a card in the hand, for an area that is held
	tokenPart    = 0.75 // of what a token is good for as long as it lies there
	titlePart    = 0.85 // of the best title that may still be claimed
	watchPart    = 0.6  // of a Watcher's promise when it is redeemed
	threat       = 0.40 // how likely a neighbour that may attack does
	distant      = 0.10 // and one who cannot do so in this round
	wonAt        = 4.0  // of the GEO that wins at once, once it is surely there
	risePoint    = 0.8  // by which the highest level rises in a round
	lastPart     = 0.15 // of the last round, however near anybody is to winning before
	neutralFuel  = 0.9  // of a barrel of the attacker's against a neutral force
	trusted      = 0.5  // of an ally's threat
	tieGEO       = 0.15 // of GEO where it only breaks ties
)

// titlePoint is what a title promises for the next round.
var titlePoint = [numTitles]float64{Watcher: 1.3, Legate: 0.35, Archon: 0.6, Watcher2: 1.2, Primus: 0.6}

// value says how good a position is for each seat: the GEO that it may expect at the end, what else it has, and what is
// in hand; less some of what the others have. It reads only what the position shows.
func value(p rules.Position) []float64 {
	s := p.(*State)
	own := make([]float64, s.Seats())
	if r, over := s.Result(); over {
		for i := range own {
			own[i] = float64(r.Scores[i]) + winPoint*float64(len(own)-r.Places[i])
		}
	} else if p := s.Top(); p.Do == "answer" {
		own = s.answered(p)
	} else {
		own = newOutlook(s).worths()
	}
	out := make([]float64, len(own))
	for i := range own {
		out[i] = relative(own, i)
	}
	return out
}

// relative is what one has, less some of what the others have.
func relative(own []float64, i int) float64 {
	best, sum := math.Inf(-1), 0.0
	for j, v := range own {
		if j != i {
			best, sum = max(best, v), sum+v
		}
	}
	return own[i] - rivalPoint*best - meanPoint*sum/float64(len(own)-1)
}

// worths is what each seat has, counted for itself.
func (o *outlook) worths() []float64 {
	own := o.pending()
	for i := range own {
		seat := rules.Seat(i)
		p := &o.s.d.Players[i]
		if p.Out || p.Clan == NoClan {
			continue
		}
		own[i] += o.lands(seat) + o.soldiers(seat) + o.stock(seat) + o.health(p) + o.cards(seat) + o.title(seat) + o.orders(seat) + fervorPoint*float64(p.Fervor)
		for _, x := range o.counsels {
			if x.Seat != nil {
				own[i] += x.Seat(o, seat)
			}
		}
	}
	return own
}

// lands is what the areas of a seat are worth, and the victory that they may bring.
func (o *outlook) lands(seat rules.Seat) (v float64) {
	level, vents, site := 0.0, 0, false
	for _, a := range Lands() {
		if o.seat[a] != seat {
			continue
		}
		g := &o.s.d.Ground[a-1]
		v += o.safe[a] * o.prize[o.lord[a]][a]
		level += o.safe[a] * float64(o.column(a)+g.Farms)
		if g.Column > 0 {
			vents++
			site = site || o.s.Structures(a) < o.s.b.Structures
		}
	}
	for _, w := range o.s.granted(seat, func(h *Hooks) Grant { return h.GEO }) {
		level += o.safe[w.Area] * float64(w.N)
	}
	if win := float64(o.s.b.WinGEO); win > 0 {
		near := min(1, max(0, level-win/2)/(win/2))
		v += wonAt * near * near * near / float64(1+max(0, o.s.b.WinFrom-max(1, o.s.d.Round)))
	}
	if o.early {
		v -= bane * float64(min(vents, o.s.b.Exposure))
	}
	if site && o.early && o.s.CanPay(seat, o.s.b.FarmCost) {
		v += farmPoint * o.geo
	}
	return v
}

// soldiers is what units are worth, wherever they are.
func (o *outlook) soldiers(seat rules.Seat) (v float64) {
	s := o.s
	f := s.OnBoard(s.Clan(seat))
	fed := f.Units()
	if o.left > 0 {
		fed = min(fed, s.Capacity(seat))
	}
	if f.Units() > 0 {
		each := float64(f.Strength()) / float64(f.Units())
		v = each * (soldierPoint*float64(fed) + sparePoint*float64(f.Units()-fed))
	}
	if x := s.Vassal(seat); x != NoClan {
		v += soldierPoint * float64(s.OnBoard(x).Strength()) // PWW-26
	}
	beacons := s.Camp(s.Clan(seat)).Beacons
	return v + 0.02*float64(min(beacons, 3))
}

// stock is what barrels are worth: little, once the stock is about to be refilled.
func (o *outlook) stock(seat rules.Seat) float64 {
	f := &o.s.d.Players[seat].Fuel
	pure, contra := o.s.Spaces(seat)
	v := -closedPure*float64(f.PureClosed) - closedContra*float64(f.ContraClosed)
	if o.left == 0 {
		v /= 3
	}
	if !o.early {
		return v + barrelPoint*(float64(pure-f.PureClosed)+0.7*float64(contra-f.ContraClosed))
	}
	p, c := f.Barrels()
	return v + barrelPoint*(float64(p)+0.7*float64(c))
}

// health is what Incubation costs: the steps themselves, and the spaces that are near.
func (o *outlook) health(p *Player) (v float64) {
	b := o.s.b
	v = -bane * float64(p.Incubation)
	for n := 1; n <= 3 && p.Incubation+n <= b.MaxIncubation; n++ {
		part := 1 / float64(n+1)
		switch b.Track[p.Incubation+n] {
		case ExileOne:
			v -= exilePoint * part
		case QuarantineOne:
			v -= closedContra * part
		}
	}
	if o.left == 0 {
		v /= 3
	}
	return v
}

// cards is what a hand promises: columns for areas that are held.
func (o *outlook) cards(seat rules.Seat) (v float64) {
	h := &o.s.d.Hands[seat]
	for _, c := range h.Columns {
		if c != "" && o.left > 0 && o.seat[c.Area()] == seat {
			v += o.geo * cardPoint * float64(o.s.Levels(c))
		}
	}
	for _, c := range h.Down {
		if c == "" {
			continue
		}
		if who := o.seat[c.Area()]; who == seat {
			v += o.geo * float64(o.s.Levels(c)) * (lateLevel + nextLevel) / 2
		} else if who != rules.Nobody {
			v -= o.geo * float64(o.s.Levels(c)) * (lateLevel + nextLevel) / 2
		}
	}
	return v
}

// title is what a seat's claim promises, or those that are still free.
func (o *outlook) title(seat rules.Seat) (v float64) {
	if o.left == 0 {
		return 0
	}
	for _, a := range o.s.d.Ambassadors {
		if a.Seat != seat {
			continue
		}
		best := titlePoint[a.Claim]
		if a.Claim == NoTitle {
			if best = titlePoint[a.Reserved]; a.Reserved == NoTitle && o.s.d.Phase != "" {
				for _, t := range o.s.Claims(a) {
					best = max(best, titlePart*titlePoint[t])
				}
			}
		}
		v += best
	}
	return v
}
