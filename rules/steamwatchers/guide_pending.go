package steamwatchers

import "kettle/rules"

// An expectation is what a seat may expect of a decision, or of anything else that is still to be done, by the ID of its
// step.
type expectation map[string]func(o *outlook, p Pending) float64

// expected are those of the base game.
var expected = expectation{
	"way": func(o *outlook, p Pending) float64 {
		if p.M == 2 {
			return o.haul(p.Clan)
		}
		gain, _ := o.move(p.Clan, p.From, p.M == 1)
		return gain
	},
	"force":        (*outlook).sent,
	"behind":       (*outlook).sent,
	"beacon":       (*outlook).beaconed,
	"arrive":       (*outlook).arrived,
	"fights":       (*outlook).arrived,
	"which fight":  (*outlook).arrived,
	"pay":          func(o *outlook, p Pending) float64 { return -o.price(p.Seat, p.N) },
	"recruit":      func(o *outlook, p Pending) float64 { return o.muster(p.Clan, p.N) },
	"call to arms": func(o *outlook, p Pending) float64 { return o.muster(p.Clan, p.N) },
	"primus":       func(o *outlook, p Pending) float64 { return o.muster(p.Clan, p.N) },
	"mobilize":     func(o *outlook, p Pending) float64 { return o.levy(p.Clan, p.Area) },
	"watch":        func(o *outlook, _ Pending) float64 { return watchPart * o.geo * titlePoint[Watcher] },
	"contract":     steadily(0.1),
	"legate":       steadily(0.1),
	"reserve":      steadily(0.1),
	"room":         (*outlook).replaced,
	"exile":        steadily(-exilePoint),
	"intercepted":  steadily(-exilePoint),
	"give":         steadily(-exilePoint),
	"infection":    steadily(-exilePoint),
	"quarantine":   steadily(-exilePoint),
	"incubate":     func(_ *outlook, p Pending) float64 { return -bane * float64(p.N) },
}

// steadily expects the same whatever the decision is about.
func steadily(v float64) func(*outlook, Pending) float64 {
	return func(*outlook, Pending) float64 { return v }
}

// pending is what each seat may expect of everything that is still to be done before the next turn: moves that are being
// decided, combats, payments, recruits.
func (o *outlook) pending() []float64 {
	s := o.s
	out := make([]float64, s.Seats())
	for _, p := range s.d.Stack {
		if !s.seated(p.Seat) {
			continue
		}
		if f := expected[p.Do]; f != nil {
			out[p.Seat] += f(o, p)
		}
		for _, x := range o.counsels {
			if f := x.Expected[p.Do]; f != nil {
				out[p.Seat] += f(o, p)
			}
		}
		for _, a := range p.Areas { // combats that wait hurt the others too
			if fights(p.Do) && s.Opposed(p.Clan, a) {
				o.clash(out, a, p.Clan, s.defender(p.Clan, a), o.assault(p.Clan, a, s.Force(a, p.Clan)))
			}
		}
	}
	if f := s.d.Combat; f != nil && (s.Contested(f.Area) || s.Neutral(f.Area) > 0) {
		o.clash(out, f.Area, f.Attacker, f.Defender, o.won(f))
	}
	return out
}

// fights reports whether units wait in the areas of a step for their combats.
func fights(do string) bool {
	return do == "arrive" || do == "fights" || do == "which fight" || do == "entered" || do == "land"
}

// sent is what the units bring that are about to go.
func (o *outlook) sent(p Pending) float64 {
	return o.gain(p.Clan, p.From, p.Area, o.s.Force(p.From, p.Clan))
}

// arrived is what beacons give that are about to fall.
func (o *outlook) arrived(p Pending) (v float64) {
	for _, a := range p.Areas {
		if !o.s.Opposed(p.Clan, a) && o.s.Opposing(p.Clan, o.s.At(a).Beacon) {
			v += o.prize[p.Clan][a]
		}
	}
	return v
}

// won is how likely the attacker wins the combat that is on.
func (o *outlook) won(f *Combat) float64 {
	if f.Decided() {
		return float64(number(f.Winner == f.Attacker))
	}
	a, d := float64(f.Sides[Attacking].Strength()), float64(f.Sides[Defending].Strength())
	mine, theirs := o.fuel(f.Attacker), o.fuel(f.Defender)
	if f.Secret != nil {
		a, mine = a+float64(max(0, f.Secret.Pure)+max(0, f.Secret.Contra)), 0
	}
	return odds(a - d + 0.4*(mine-theirs))
}

// clash is what a combat means for both sides: the area, and the soldiers who fall.
func (o *outlook) clash(out []float64, a Area, attacker, defender Clan, p float64) {
	s := o.s
	side := func(c Clan, win float64, home bool) {
		if c == NoClan {
			return
		}
		f := s.Force(a, c)
		dead := o.toll(f)
		if home && !o.refuge(c, a) {
			dead = f.Strength()
		}
		seat := s.SeatOf(c)
		out[seat] += win*o.prize[c][a] - (1-win)*soldierPoint*float64(dead)
	}
	side(attacker, p, false)
	side(defender, 1-p, true)
}

// refuge reports whether units of a clan could flee from an area by land (STW-121).
func (o *outlook) refuge(c Clan, a Area) bool {
	for _, b := range a.Place().Land {
		if who := o.s.Controller(b); o.s.Open(b) && (who == c && o.s.Room(b, c) > 0 || who == NoClan && !o.s.Contested(b)) {
			return true
		}
	}
	return false
}

// beaconed is the area that is being left, if a beacon can hold it.
func (o *outlook) beaconed(p Pending) float64 {
	if o.s.Load(p.Area, p.Clan) > 0 || o.s.At(p.Area).Beacon != NoClan || o.s.mayPlace(p.Clan, p.Area, Beacon) != nil {
		return 0
	}
	return 0.9 * o.prize[p.Clan][p.Area]
}

// price is what barrels cost that are still to be paid, and the Incubation of contraband.
func (o *outlook) price(seat rules.Seat, n int) float64 {
	pure, _ := o.s.d.Players[seat].Fuel.Barrels()
	v := bane * float64(max(0, n-pure))
	if o.early {
		v += barrelPoint * float64(n)
	}
	return v
}

// replaced is the structure that waits for room, less the one that gives way.
func (o *outlook) replaced(p Pending) float64 {
	g := &o.s.d.Ground[p.Area-1]
	v := -1.0 // a farm goes
	if g.Turrets > 0 || g.Beacon != NoClan && len(g.Troops) > 0 {
		v = -0.2
	}
	switch Piece(p.N) {
	case Farm:
		v++
	case Beacon:
		v += o.prize[p.Clan][p.Area]
	case Turret:
		v += 0.2
	}
	return v
}
