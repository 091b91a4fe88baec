package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// kitPoint is what the two sides of a kit are good for in each round to come.
var kitPoint = [numKits][2]float64{
	HeavyCarrier: {0.10, 0.14}, Biomass: {0.10, 0.13}, Amphibious: {0.06, 0.10}, Tripods: {0.08, 0.12}, Sensors: {0.25, 0.38},
	Recycling: {0.20, 0.30}, Cannons: {0.05, 0.14}, Simulator: {0.45, 0.70}, EMPFields: {0.04, 0.10}, Greenhouse: {0.45, 0.65},
}

const (
	truckPoint = 0.15 // of a truck
	cargoPart  = 0.9  // of soldiers aboard, which need no supply
	shellPoint = 0.25 // of a building that Magnetic Cannons destroy
)

// caravanExpected are the decisions about caravans and kits.
var caravanExpected = expectation{
	"land":    (*outlook).landed,
	"kits":    func(o *outlook, p Pending) float64 { return o.shopping(p.Seat, p.N) },
	"operate": func(o *outlook, p Pending) float64 { return o.operations(p.Seat) },
	"bombard": steadily(shellPoint),
}

// guarded is how safe the area is where a seat's caravan stands, 0 for no caravan.
func (o *outlook) guarded(seat rules.Seat) float64 {
	at := o.s.CaravanAt(seat)
	if !at.Is() || o.seat[at] != seat {
		return 0
	}
	return o.safe[at]
}

// caravan is what trucks, kits and cargo are worth to a seat.
func (o *outlook) caravan(seat rules.Seat) (v float64) {
	x := o.s.Caravan(seat)
	if x.Trucks() == 0 {
		return 0
	}
	for _, slot := range x.Slots {
		v += o.kit(slot)
	}
	v += truckPoint * float64(x.Trucks()) * min(1, float64(o.left))
	v *= 0.5 + 0.5*o.guarded(seat)
	cargo := cargoPart * soldierPoint * float64(x.Cargo.Strength())
	if o.left == 0 {
		cargo /= 3
	}
	return v + cargo + 0.5*float64(x.Hold.Farms)
}

// kit is what a slot's kit is worth for the rounds to come.
func (o *outlook) kit(x Slot) float64 {
	if x.Kit == NoKit {
		return 0
	}
	return kitPoint[x.Kit][number(x.Advanced)] * float64(o.left)
}

// purchase is what it brings to buy a kit.
func (o *outlook) purchase(seat rules.Seat, a BuyKit) float64 {
	if a.Slot < 0 || a.Slot > 2 {
		return 0
	}
	return o.kit(Slot{Kit: a.Kit}) - o.kit(o.s.Caravan(seat).Slots[a.Slot])
}

// shopping is what so many credits bring, each spent for the best.
func (o *outlook) shopping(seat rules.Seat, credits int) (v float64) {
	slots := o.s.Caravan(seat).Slots
	var bought [3]bool
	for range credits {
		best, at, then := 0.0, 0, Slot{}
		try := func(slot int, x Slot) {
			if gain := o.kit(x) - o.kit(slots[slot]); gain > best {
				best, at, then = gain, slot, x
			}
		}
		for i, x := range slots {
			if !x.Truck {
				continue
			}
			if x.Kit != NoKit && !bought[i] {
				try(i, Slot{Truck: true, Kit: x.Kit, Advanced: true})
			}
			for _, k := range Kits() {
				if o.s.d.Kits[k] > 0 && !slices.ContainsFunc(slots[:], func(y Slot) bool { return y.Kit == k }) {
					try(i, Slot{Truck: true, Kit: k})
				}
			}
		}
		if best == 0 {
			break
		}
		v += best
		bought[at] = then.Kit != slots[at].Kit
		slots[at] = then
	}
	return v
}

// operations is what a seat's kits bring when they are operated now.
func (o *outlook) operations(seat rules.Seat) (v float64) {
	for _, x := range o.s.Caravan(seat).Slots {
		if x.Kit != NoKit && o.s.mayOperate(seat, x.Kit) == nil {
			v += max(0, o.operation(seat, x))
		}
	}
	return v
}

// operation is what one kit brings.
func (o *outlook) operation(seat rules.Seat, x Slot) float64 {
	c, up := o.s.Clan(seat), number(x.Advanced)
	switch x.Kit {
	case Biomass:
		return barrelPoint * (1.4 + 0.3*float64(up))
	case Recycling:
		return bane*float64(min(2+up, o.s.d.Players[seat].Incubation)) + barrelPoint*(0.7+0.3*float64(up))
	case Greenhouse:
		return o.muster(c, min(2+up, o.s.Room(o.s.CaravanAt(seat), c)))
	case Simulator:
		return o.levy(c, o.s.CaravanAt(seat)) - barrelPoint
	case Cannons:
		return shellPoint
	}
	return 0
}

// boardOrders is what the token on a seat's caravan board is good for, and what kits give Defense tokens to do.
func (o *outlook) boardOrders(u *usage) float64 {
	s, seat := o.s, u.seat
	v := s.Caravan(seat)
	if v.Trucks() == 0 {
		return 0
	}
	face := v.Token
	if face == NoOrder {
		face = v.Down
	}
	if face == OrderDefense {
		u.tokens++
	}
	if u.tokens > 0 {
		u.more = append(u.more, o.shopping(seat, s.Credits(seat)))
	}
	switch face {
	case OrderMove:
		return tokenPart * max(0, o.haul(s.Clan(seat)))
	case OrderDecoy:
		return tokenPart * o.operations(seat)
	case OrderDefense:
		u.more = append(u.more, o.operations(seat))
		return 0.03 * (1 - o.guarded(seat))
	}
	return 0
}

// haul is the best that a clan's caravan could gain by a move of its own.
func (o *outlook) haul(c Clan) float64 {
	s := o.s
	from := s.CaravanAt(s.SeatOf(c))
	if !from.Is() {
		return 0
	}
	cargo := s.Caravan(s.SeatOf(c)).Cargo
	best, stay := -100.0, 0.0
	if s.Force(from, c).Units() == 0 && s.At(from).Beacon != c {
		stay = o.safe[from] * o.prize[c][from]
	} else if o.front[from] {
		stay = 0.3 * o.prize[c][from]
	}
	o.reach(journey{Clan: c, From: from}.alone(), func(to Area) {
		best = max(best, o.arrival(c, to, Force{})-stay+o.delivery(c, to, cargo))
	})
	return best
}

// delivery is the best that cargo could bring, set down around an area.
func (o *outlook) delivery(c Clan, at Area, cargo Force) (best float64) {
	if cargo.Units() == 0 {
		return 0
	}
	aboard := cargoPart * soldierPoint * float64(cargo.Strength())
	for _, a := range append([]Area{at}, at.Place().Land...) {
		if o.s.Open(a) && o.s.mayEnter(c, a) == nil && o.s.Room(a, c) >= cargo.Units() {
			best = max(best, o.arrival(c, a, cargo)+soldierPoint*float64(cargo.Strength())-aboard)
		}
	}
	return best
}

// landed is what the cargo may still bring in the move that is going on.
func (o *outlook) landed(p Pending) float64 {
	s := o.s
	if !slices.ContainsFunc(s.d.Stack, func(x Pending) bool { return x.Do == "set down" && x.Seat == p.Seat }) {
		return 0
	}
	return o.delivery(p.Clan, s.CaravanAt(p.Seat), s.Caravan(p.Seat).Cargo)
}
