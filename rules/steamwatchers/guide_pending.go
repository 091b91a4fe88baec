package steamwatchers

import "kettle/rules"

// pending is what each seat may expect of everything that is still to be done before the next turn: moves that are being
// decided, combats, payments, recruits.
func (o *outlook) pending() []float64 {
	s := o.s
	out := make([]float64, s.Seats())
	for _, p := range s.d.Stack {
		if !s.seated(p.Seat) {
			continue
		}
		v := &out[p.Seat]
		switch p.Do {
		case "way":
			gain, _ := o.move(p.Clan, p.From, p.M == 1)
			*v += gain
		case "force", "behind":
			*v += o.gain(p.Clan, p.From, p.Area, s.Force(p.From, p.Clan))
		case "beacon":
			*v += o.beaconed(p)
		case "arrive", "fights", "which fight":
			for _, a := range p.Areas {
				if s.Opposed(p.Clan, a) {
					o.clash(out, a, p.Clan, s.defender(p.Clan, a), o.assault(p.Clan, a, s.Force(a, p.Clan)))
				} else if s.Opposing(p.Clan, s.At(a).Beacon) {
					*v += o.prize[p.Seat][a]
				}
			}
		case "pay":
			*v -= o.price(p.Seat, p.N)
		case "recruit", "call to arms", "primus":
			*v += o.muster(p.Clan, p.N)
		case "mobilize":
			*v += o.levy(p.Clan, p.Area)
		case "contract", "legate":
			*v += 0.1
		case "room":
			*v += o.replaced(p)
		case "exile", "intercepted", "give", "infection", "quarantine":
			*v -= exilePoint
		case "incubate":
			*v -= bane * float64(p.N)
		case "reserve":
			*v += 0.1
		}
	}
	if f := s.d.Combat; f != nil && s.Contested(f.Area) {
		o.clash(out, f.Area, f.Attacker, f.Defender, o.won(f))
	}
	return out
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
		n := s.Load(a, c)
		dead := min(n, s.b.Losses)
		if home && !o.refuge(c, a) {
			dead = n
		}
		seat := s.SeatOf(c)
		out[seat] += win*o.prize[seat][a] - (1-win)*soldierPoint*float64(dead)
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
	return 0.9 * o.prize[p.Seat][p.Area]
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
		v += o.prize[p.Seat][p.Area]
	case Turret:
		v += 0.2
	}
	return v
}
