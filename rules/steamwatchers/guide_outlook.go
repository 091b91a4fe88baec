package steamwatchers

import (
	"math"

	"kettle/rules"
)

// An outlook is what the guide reads off a position once: who holds what, what an area is worth to whom, and how safe
// it is.
type outlook struct {
	s        *State
	left     int                 // rounds after the present one
	early    bool                // Exploitation is still to come in this round
	end      float64             // what 1 GEO of the end of the game is worth now
	geo      float64             // what 1 GEO counts for
	seat     []rules.Seat        // who controls an area, Nobody for none
	lord     []Clan              // by which clan
	prize    [numClans][]float64 // by clan and area: what it is worth to control it
	safe     []float64           // by area: how likely its holder keeps it
	front    []bool              // an opponent's units stand next to it
	counsels []*counsel          // of the scenario and the modules in play
}

func newOutlook(s *State) *outlook {
	n := len(europa.Places) + 1
	o := &outlook{s: s, left: max(0, s.b.Rounds-max(1, s.d.Round)), seat: make([]rules.Seat, n), lord: make([]Clan, n), safe: make([]float64, n), front: make([]bool, n), geo: 1, counsels: s.counsels()}
	o.early = s.d.Phase != "exploitation" && s.d.Phase != "whiteout"
	for i := range o.seat {
		o.seat[i] = rules.Nobody
	}
	if s.pointing() != nil {
		o.geo = tieGEO
	}
	for _, a := range Lands() {
		if o.lord[a] = s.Controller(a); o.lord[a] != NoClan && s.Neutral(a) > 0 {
			o.lord[a] = NoClan // it is being fought over, or was lost just now
		}
		o.seat[a] = s.SeatOf(o.lord[a])
	}
	if len(o.counsels) > 0 {
		o.end = o.final()
	}
	for i := range s.d.Camps {
		c := s.d.Camps[i].Clan
		o.prize[c] = o.prizes(c)
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

// prizes is what each area is worth to a clan that controls it.
func (o *outlook) prizes(c Clan) []float64 {
	s := o.s
	out := make([]float64, len(europa.Places)+1)
	for _, a := range Lands() {
		g, n := &s.d.Ground[a-1], o.column(a)
		v := float64(g.Farms) + nextLevel*float64(n) + lateLevel*float64(max(0, n-o.left*s.b.Shrink))
		if o.left == 0 {
			v += (1 - nextLevel - lateLevel) * float64(n)
		}
		if g.Column > 0 && s.Structures(a) < s.b.Structures {
			v += sitePoint
		}
		out[a] = landPoint + o.geo*v
		for _, x := range o.counsels {
			if x.Prize != nil {
				out[a] += x.Prize(o, c, a)
			}
		}
	}
	return out
}

// watch finds how safe an area is: its neighbours' best attack against what defends it.
func (o *outlook) watch(a Area) {
	s, c := o.s, o.lord[a]
	defense, worst := o.defense(c, a), 0.0
	for _, from := range a.Place().Land {
		e := o.lord[from]
		if !s.Opposing(c, e) || s.Load(from, e) == 0 {
			continue
		}
		o.front[a] = true
		may := distant
		if o.early && !o.passed(o.seat[from]) {
			may = threat
		}
		if s.Allied(o.seat[from], o.seat[a]) {
			may *= trusted
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
	return float64(o.strength(c, from, Attacking) + o.s.d.Players[o.s.SeatOf(c)].Fervor)
}

// defense is the strength of an area against an attack, before support and algofuel. An own Defense token that is still
// face down counts.
func (o *outlook) defense(c Clan, a Area) float64 {
	s, g := o.s, &o.s.d.Ground[a-1]
	f := s.Force(a, c)
	n := o.strength(c, a, Defending) + s.b.TurretStrength*g.Turrets + s.d.Players[s.SeatOf(c)].Fervor
	if o.face(c, a) == OrderDefense {
		n += s.b.DefenseStrength + number(s.Has(c, DugIn))
	}
	return float64(n + number(f.Elite > 0 && s.HasElite(c, Bulwark)))
}

// strength is that of the units of a clan in an area, in a role.
func (o *outlook) strength(c Clan, a Area, r Role) int {
	n := o.s.Force(a, c).Strength()
	for _, x := range o.counsels {
		if x.Units != nil {
			n += strength(x.Units(o.s, c, a, r))
		}
	}
	return n
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
