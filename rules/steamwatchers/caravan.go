package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// A Caravan is a seat's caravan board and what lies on it (SOH-06). Where its trucks stand says the Troop of its clan.
type Caravan struct {
	Slots   [3]Slot   `json:"slots"`
	Token   Order     `json:"token,omitempty"`   // open, in the order space (SOH-26)
	Down    Order     `json:"down,omitempty"`    // face down; its owner alone knows it
	Covered bool      `json:"covered,omitempty"` // a token stays face down after the reveal (SOH-40)
	Cargo   Force     `json:"cargo,omitzero"`    // carried by the Heavy Carrier (SOH-42)
	Hold    Buildings `json:"hold,omitzero"`     // carried, too (SOH-45)
	Mobile  Buildings `json:"mobile,omitzero"`   // on the board and working (SOH-55)
	Prizes  int       `json:"prizes,omitempty"`  // enemy trucks kept (SOH-57)
}

// A Slot is a truck's place on the caravan board. Without the truck it is blocked for good (SOH-18).
type Slot struct {
	Truck    bool  `json:"truck,omitempty"`
	Kit      Kit   `json:"kit,omitempty"`
	Advanced bool  `json:"advanced,omitempty"`
	Piece    Piece `json:"piece,omitempty"` // the mobile building in the truck's place (SOH-57)
}

// Trucks is how many trucks are left; none means that there is no caravan (SOH-19).
func (v Caravan) Trucks() (n int) {
	for _, x := range v.Slots {
		n += number(x.Truck)
	}
	return n
}

// Ordered reports whether an Order token lies in the order space.
func (v Caravan) Ordered() bool { return v.Token != NoOrder || v.Covered }

// buildings are all farms and turrets on the board.
func (v Caravan) buildings() Buildings {
	out := Buildings{v.Hold.Farms + v.Mobile.Farms, v.Hold.Turrets + v.Mobile.Turrets}
	for _, x := range v.Slots {
		out.Farms, out.Turrets = out.Farms+number(x.Piece == Farm), out.Turrets+number(x.Piece == Turret)
	}
	return out
}

// Caravan is a seat's caravan board, the zero Caravan where there is none.
func (s *State) Caravan(seat rules.Seat) Caravan {
	if seat < 0 || int(seat) >= len(s.d.Caravans) {
		return Caravan{}
	}
	return s.d.Caravans[seat]
}

// CaravanIn reports whether a clan's caravan stands in an area.
func (s *State) CaravanIn(a Area, c Clan) bool {
	for _, x := range s.d.Ground[a-1].Troops {
		if x.Clan == c {
			return x.Caravan
		}
	}
	return false
}

// CaravanAt is where a seat's caravan stands, no area for none.
func (s *State) CaravanAt(seat rules.Seat) Area {
	if s.Caravan(seat).Trucks() == 0 {
		return 0
	}
	return s.lastStand(seat)
}

// mayPark refuses an area without room for the trucks of a clan's caravan (SOH-08).
func (s *State) mayPark(a Area, c Clan) error {
	if n := s.Caravan(s.SeatOf(c)).Trucks(); n > s.Room(a, c) {
		return rules.Refuse("SOH-08", fmt.Sprintf("the %s of the caravan need room of their own there", count(n, "truck")))
	}
	return nil
}

// caravan is a seat's caravan board, to be changed.
func (t *Turn) caravan(seat rules.Seat) *Caravan { return &t.d.Caravans[seat] }

// park puts a clan's caravan into an area, or takes it off.
func (t *Turn) park(a Area, c Clan, there bool) {
	g := t.At(a)
	i := slices.IndexFunc(g.Troops, func(x Troop) bool { return x.Clan == c })
	if i < 0 {
		g.Troops = append(g.Troops, Troop{Clan: c})
		i = len(g.Troops) - 1
	}
	g.Troops[i].Caravan = there
	t.add(a, c, Force{}) // nothing stays of a clan that has no units there
}

// haul moves a clan's caravan from one area to another.
func (t *Turn) haul(c Clan, from, to Area) {
	t.park(from, c, false)
	t.park(to, c, true)
}

// wreck destroys a truck: its slot is blocked, a kit there goes to the box (SOH-18), and a mobile building may take its
// place (SOH-57). With the last truck the caravan is out of the game.
func (t *Turn) wreck(seat rules.Seat, slot int, x Piece) {
	v := t.caravan(seat)
	t.unkit(seat, slot)
	v.Slots[slot] = Slot{Piece: x}
	v.Mobile.Farms, v.Mobile.Turrets = v.Mobile.Farms-number(x == Farm), v.Mobile.Turrets-number(x == Turret)
	c := t.Clan(seat)
	t.Say(TruckLost{seat, t.lastStand(seat), slot, v.Trucks(), x})
	t.rules(func(r *Rule) {
		if r.Wrecked != nil {
			r.Wrecked(t, c)
		}
	})
	if v.Trucks() == 0 {
		t.retire(seat)
	}
}

// lastStand is where a seat's caravan stands, even if its last truck is just gone.
func (s *State) lastStand(seat rules.Seat) Area {
	for _, a := range Lands() {
		if s.CaravanIn(a, s.Clan(seat)) {
			return a
		}
	}
	return 0
}

// retire takes a caravan without trucks out of the game (SOH-19).
func (t *Turn) retire(seat rules.Seat) {
	v := t.caravan(seat)
	if a := t.lastStand(seat); a.Is() {
		t.park(a, t.Clan(seat), false)
	}
	t.uncover(seat)
	rest := v.buildings() // what the Heavy Carrier held is in the general supply by now
	t.d.Boxed.Farms, t.d.Boxed.Turrets = t.d.Boxed.Farms+rest.Farms, t.d.Boxed.Turrets+rest.Turrets
	*v = Caravan{Prizes: v.Prizes}
	t.Say(CaravanGone{seat})
}

// strand destroys all trucks of a clan's caravan that stands in an area and cannot flee (SOH-19).
func (t *Turn) strand(c Clan, a Area) {
	if !t.CaravanIn(a, c) {
		return
	}
	seat := t.SeatOf(c)
	for slot := range t.caravan(seat).Slots {
		if t.caravan(seat).Slots[slot].Truck {
			t.wreck(seat, slot, NoPiece)
		}
	}
}

// unkit takes the kit of a slot into the box; what a Heavy Carrier carries goes to the supplies (SOH-44).
func (t *Turn) unkit(seat rules.Seat, slot int) {
	v := t.caravan(seat)
	k := v.Slots[slot].Kit
	if k == NoKit {
		return
	}
	t.d.Scrapped[k]++
	v.Slots[slot].Kit, v.Slots[slot].Advanced = NoKit, false
	t.Say(KitLost{seat, k})
	if k == HeavyCarrier && (v.Cargo != Force{} || v.Hold != Buildings{}) {
		t.Say(CargoLost{seat, v.Cargo, v.Hold})
		camp := &t.d.Camps[t.camp(t.Clan(seat))]
		camp.Base, camp.Elite = camp.Base+v.Cargo.Base, camp.Elite+v.Cargo.Elite
		t.d.Farms, t.d.Turrets = t.d.Farms+v.Hold.Farms, t.d.Turrets+v.Hold.Turrets
		v.Cargo, v.Hold = Force{}, Buildings{}
	}
}

// uncover takes the Order token off a caravan board, into the clan supply.
func (t *Turn) uncover(seat rules.Seat) {
	v := t.caravan(seat)
	if v.Ordered() {
		t.Say(BoardReturned{seat, v.Token})
	}
	v.Token, v.Down, v.Covered = NoOrder, NoOrder, false
}
