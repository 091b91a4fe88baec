package steamwatchers

import (
	"cmp"
	"slices"

	"kettle/rules"
)

// orders is what the tokens of a seat are good for, face up or in its plan. Two tokens are not good for the same target.
func (o *outlook) orders(seat rules.Seat) (v float64) {
	s := o.s
	if s.d.Phase != "planning" && s.d.Phase != "activation" || o.passed(seat) {
		return 0
	}
	aims := make([]float64, len(europa.Places)+1) // the best of each target
	u := usage{seat: seat}
	special := s.SpecialsLeft(seat) > 0 && s.d.Players[seat].Fuel.Total() > 0
	for _, a := range Lands() {
		if o.seat[a] != seat {
			continue
		}
		c := o.lord[a]
		may := special && c == s.Clan(seat) // PWW-22
		switch o.face(c, a) {
		case OrderMove:
			gain, to := o.move(c, a, false)
			if may {
				if far, end := o.move(c, a, true); far-2*barrelPoint > gain {
					gain, to = far-2*barrelPoint, end
				}
			}
			v += tokenPart * max(0, gain-aims[to]) // what is left of it for a second one
			aims[to] = max(aims[to], gain)
			v += 0.02
		case OrderDefense:
			gain := 0.03
			if s.Structures(a) < s.b.Structures && s.d.Turrets > 0 {
				gain += 0.25 * (1 - o.safe[a]) * o.prize[c][a]
			}
			u.tokens++
			if may {
				u.levy = max(u.levy, o.levy(c, a)-barrelPoint)
			}
			v += tokenPart * gain
		case OrderDecoy:
			v += 0.01
		}
	}
	for _, x := range o.counsels {
		if x.Orders != nil {
			v += x.Orders(o, &u)
		}
	}
	return v + tokenPart*u.best()
}

// usage is what Defense tokens are good for: each of some gains once, the best first.
type usage struct {
	seat   rules.Seat
	tokens int
	levy   float64   // a Mobilize
	more   []float64 // what modules add
}

func (u *usage) best() (v float64) {
	all := append(u.more, u.levy)
	slices.SortFunc(all, func(a, b float64) int { return cmp.Compare(b, a) })
	for _, x := range all[:min(u.tokens, len(all))] {
		v += max(0, x)
	}
	return v
}

// levy is what a Mobilize from an area brings.
func (o *outlook) levy(c Clan, at Area) float64 {
	room := 0
	for _, a := range append([]Area{at}, at.Place().Land...) {
		if o.s.Controller(a) == c {
			room += o.s.Room(a, c)
		}
	}
	return o.muster(c, min(room, o.s.b.Recruits))
}

// muster is what so much strength of recruits is worth.
func (o *outlook) muster(c Clan, strength int) float64 {
	seat, camp := o.s.SeatOf(c), o.s.Camp(c)
	n := min(strength, camp.Base+2*camp.Elite)
	fed := n
	if o.left > 0 {
		fed = max(0, min(n, o.s.Capacity(seat)-o.s.OnBoard(c).Units()))
	}
	return soldierPoint*float64(fed) + sparePoint*float64(n-fed)
}

// move is the best that the units of an area could gain by a Move or a Forced March, and where. Below 0 they had better
// stay.
func (o *outlook) move(c Clan, from Area, forced bool) (best float64, to Area) {
	best = -100
	try := func(a Area) {
		if v := o.gain(c, from, a, o.s.Force(from, c)); v > best {
			best, to = v, a
		}
	}
	o.reach(journey{Clan: c, From: from, Forced: forced}, try)
	return best, to
}

// reach goes through the areas where a move may end.
func (o *outlook) reach(j journey, try func(Area)) {
	s := o.s
	if s.Load(j.From, j.Clan) == 0 {
		return
	}
	enter := func(a Area) {
		if a != j.From && s.Open(a) && s.mayEnter(j.Clan, a) == nil && (!j.Alone || s.mayPark(a, j.Clan) == nil) {
			try(a)
		}
	}
	two := s.stride(j) != ""
	for _, a := range j.From.Place().Land {
		enter(a)
		if two && s.mayPass(j, a) == nil {
			for _, b := range a.Place().Land {
				enter(b)
			}
		}
	}
	if j.Alone && !s.amphibious(j.Clan) {
		return
	}
	if j.From.Place().Haven && (s.FreeFloes(j.Clan) > 0 || s.Camp(j.Clan).Contracts < s.b.Contracts) {
		for _, w := range s.voyages(j.Clan, j.From) {
			enter(w.To)
		}
	}
}

// gain is what it is worth to send soldiers from one area to another: all, or all but one who stays.
func (o *outlook) gain(c Clan, from, to Area, f Force) float64 {
	best := o.arrival(c, to, f) - o.leaving(c, from, f)
	if f.Units() > 1 {
		stays := one(f.Base == 0)
		best = max(best, o.arrival(c, to, f.Minus(stays))-o.leaving(c, from, f.Minus(stays)))
	}
	return best
}

// leaving is what an area is worth less without some of its soldiers.
func (o *outlook) leaving(c Clan, from Area, f Force) float64 {
	s := o.s
	prize := o.safe[from] * o.prize[c][from]
	switch gone := f.Units() == s.Load(from, c); {
	case gone && s.At(from).Beacon != c && (s.Camp(c).Beacons == 0 || s.Structures(from) >= s.b.Structures):
		return prize
	case gone && o.front[from]:
		return 0.35*prize + 0.05
	case gone:
		return 0.1*prize + 0.05
	case o.front[from]:
		return prize * threat * 0.2 * float64(f.Units())
	}
	return 0
}

// arrival is what soldiers bring by entering an area.
func (o *outlook) arrival(c Clan, to Area, f Force) float64 {
	s := o.s
	prize := o.prize[c][to] - o.treason(c, to)
	holder := o.lord[to]
	switch {
	case s.Opposed(c, to):
		p := o.assault(c, to, f)
		def, hurt := s.defender(c, to), 0.0
		if def != NoClan {
			hurt = rivalPoint * (o.prize[def][to] + soldierPoint*float64(o.toll(s.Force(to, def))))
		}
		return p*(prize+hurt) - (1-p)*soldierPoint*float64(o.toll(f)+1) - barrelPoint
	case s.Mine(holder, c):
		return 0.4 * (1 - o.safe[to]) * prize
	case s.Opposing(c, holder):
		v := prize + rivalPoint*o.prize[holder][to]
		if s.Has(holder, BoobyTraps) {
			v -= soldierPoint
		}
		return v
	}
	return 0.85 * prize
}

// toll is the strength that a force loses with a combat.
func (o *outlook) toll(f Force) int {
	n := min(f.Units(), o.s.b.Losses)
	for _, x := range o.counsels {
		if x.EliteFirst {
			return n + min(n, f.Elite)
		}
	}
	return n + max(0, n-f.Base)
}

// assault is how likely soldiers that enter an area win the combat there.
func (o *outlook) assault(c Clan, to Area, f Force) float64 {
	s := o.s
	attack := float64(f.Strength() + s.d.Players[s.SeatOf(c)].Fervor)
	def := s.defender(c, to)
	if def == NoClan {
		return odds(attack - float64(s.Neutral(to)) + neutralFuel*o.fuel(c) + o.backing(c, to))
	}
	return o.chance(c, def, attack, o.defense(def, to)+o.backing(def, to))
}

// backing is the support that the defender of an area may expect.
func (o *outlook) backing(c Clan, a Area) (v float64) {
	for _, b := range a.Place().Land {
		if o.s.Controller(b) == c && o.s.At(b).Token.Clan == c {
			v += 0.5 * float64(o.s.Force(b, c).Strength())
		}
	}
	return v
}
