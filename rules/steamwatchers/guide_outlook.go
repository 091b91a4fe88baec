package steamwatchers

import (
	"math"

	"kettle/rules"
)

// An outlook is what the guide reads off a position once: who holds what, what an area is worth to whom, and how safe
// it is.
type outlook struct {
	s     *State
	left  int          // rounds after the present one
	early bool         // Exploitation is still to come in this round
	seat  []rules.Seat // who controls an area, Nobody for none
	prize [][]float64  // by seat and area: what it is worth to control it
	safe  []float64    // by area: how likely its holder keeps it
	front []bool       // an opponent's units stand next to it
}

func newOutlook(s *State) *outlook {
	n := len(europa.Places) + 1
	o := &outlook{s: s, left: max(0, s.b.Rounds-max(1, s.d.Round)), seat: make([]rules.Seat, n), safe: make([]float64, n), front: make([]bool, n), prize: make([][]float64, s.Seats())}
	o.early = s.d.Phase != "exploitation" && s.d.Phase != "whiteout"
	for i := range o.seat {
		o.seat[i] = rules.Nobody
	}
	for _, a := range Lands() {
		o.seat[a] = s.SeatOf(s.Controller(a))
	}
	for i := range o.prize {
		o.prize[i] = o.prizes(rules.Seat(i))
	}
	for _, a := range Lands() {
		if o.seat[a] != rules.Nobody {
			o.watch(a)
		}
	}
	return o
}

// column is the levels of an area at the next count.
func (o *outlook) column(a Area) int {
	n := o.s.d.Ground[a-1].Column
	if o.s.b.Form.AfterThaw {
		n -= o.s.b.Shrink
	}
	return max(0, n)
}

// prizes is what each area is worth to a seat that controls it.
func (o *outlook) prizes(seat rules.Seat) []float64 {
	s := o.s
	out := make([]float64, len(europa.Places)+1)
	o.goals(seat, out)
	for _, a := range Lands() {
		g, n := &s.d.Ground[a-1], o.column(a)
		out[a] += landPoint + float64(g.Farms) + nextLevel*float64(n) + lateLevel*float64(max(0, n-o.left*s.b.Shrink))
		if o.left == 0 {
			out[a] += (1 - nextLevel - lateLevel) * float64(n)
		}
		if g.Column > 0 && s.Structures(a) < s.b.Structures {
			out[a] += sitePoint
		}
	}
	return out
}

// goals adds what the end of the game gives for the control of each area, as if the seat held that one alone.
func (o *outlook) goals(seat rules.Seat, out []float64) {
	rule := o.s.ending()
	if rule == nil || o.s.Clan(seat) == NoClan {
		return
	}
	lone := *o.s
	lone.d.Ground = make([]Ground, len(o.s.d.Ground))
	for i := range lone.d.Ground {
		lone.d.Ground[i].Targets = o.s.d.Ground[i].Targets
	}
	held := []Troop{{Clan: o.s.Clan(seat), Force: Force{Base: 1}}}
	part := 1 / (1 + 0.15*float64(o.left))
	for _, a := range Lands() {
		lone.d.Ground[a-1].Troops = held
		for _, w := range rule.Final(&lone, seat) {
			if w.Area == a {
				out[a] += part * float64(w.N)
			}
		}
		lone.d.Ground[a-1].Troops = nil
	}
}

// watch finds how safe an area is: its neighbours' best attack against what defends it.
func (o *outlook) watch(a Area) {
	s, c := o.s, o.s.Controller(a)
	defense, worst := o.defense(c, a), 0.0
	for _, from := range a.Place().Land {
		e := s.Controller(from)
		if !s.Opposing(c, e) || s.Load(from, e) == 0 {
			continue
		}
		o.front[a] = true
		may := distant
		if o.early && !o.passed(o.seat[from]) {
			may = threat
		}
		if s.Load(a, c) > 0 {
			may *= o.chance(e, c, o.attack(e, from), defense)
		}
		worst = max(worst, may)
	}
	o.safe[a] = 1 - worst
}

// passed reports whether all Ambassadors of a seat have passed in this Order Activation.
func (o *outlook) passed(seat rules.Seat) bool {
	for _, a := range o.s.d.Ambassadors {
		if a.Seat == seat && !a.Passed {
			return false
		}
	}
	return o.s.d.Phase == "activation"
}

// attack is the strength with which the units of an area would attack.
func (o *outlook) attack(c Clan, from Area) float64 {
	return float64(o.s.Force(from, c).Strength() + o.s.d.Players[o.s.SeatOf(c)].Fervor)
}

// defense is the strength of an area against an attack, before support and algofuel. An own Defense token that is still
// face down counts.
func (o *outlook) defense(c Clan, a Area) float64 {
	s, g := o.s, &o.s.d.Ground[a-1]
	f := s.Force(a, c)
	n := f.Strength() + s.b.TurretStrength*g.Turrets + s.d.Players[s.SeatOf(c)].Fervor
	if o.face(c, a) == OrderDefense {
		n += s.b.DefenseStrength + number(s.Has(c, DugIn))
	}
	return float64(n + number(f.Elite > 0 && s.HasElite(c, Bulwark)))
}

// face is the token of a clan in an area, face up or in a plan.
func (o *outlook) face(c Clan, a Area) Order {
	if t := o.s.d.Ground[a-1].Token; t.Clan == c {
		return t.Order
	}
	return o.s.d.Plans[o.s.SeatOf(c)].in(a)
}

// chance is how likely an attack wins, with the algofuel that both sides could commit.
func (o *outlook) chance(attacker, defender Clan, attack, defense float64) float64 {
	return odds(attack - defense + 0.4*(o.fuel(attacker)-o.fuel(defender)))
}

// fuel is the barrels that a clan may commit in a combat.
func (o *outlook) fuel(c Clan) float64 {
	if c == NoClan {
		return 0
	}
	return float64(min(o.s.b.MaxFuel, o.s.d.Players[o.s.SeatOf(c)].Fuel.Total()))
}

// odds is how likely an attack wins that is stronger by so much; a tie is the defender's.
func odds(more float64) float64 { return 1 / (1 + math.Exp((0.5-more)/1.2)) }
