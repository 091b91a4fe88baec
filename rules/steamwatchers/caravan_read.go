package steamwatchers

import (
	"errors"
	"fmt"
	"slices"

	"kettle/rules"
)

// soundCaravans refuses caravans that would make the rules stumble.
func (s *State) soundCaravans() error {
	d := &s.d
	if want := number(s.b.Has(ModHope)) * s.b.Form.Seats; len(d.Caravans) != want {
		return fmt.Errorf("%d caravans, not %d", len(d.Caravans), want)
	}
	for seat, v := range d.Caravans {
		if min(v.Cargo.Base, v.Cargo.Elite, v.Hold.Farms, v.Hold.Turrets, v.Mobile.Farms, v.Mobile.Turrets, v.Prizes) < 0 {
			return fmt.Errorf("the caravan of seat %d with impossible figures", seat)
		}
		if v.Covered && v.Token != NoOrder || v.Cargo != (Force{}) && s.KitLevel(rules.Seat(seat), HeavyCarrier) == 0 {
			return fmt.Errorf("the caravan of seat %d with what it cannot have", seat)
		}
		for i, x := range v.Slots {
			if x.Kit >= numKits || x.Kit == NoKit && x.Advanced || !x.Truck && x.Kit != NoKit || x.Truck && x.Piece != NoPiece ||
				x.Kit != NoKit && slices.ContainsFunc(v.Slots[:i], func(y Slot) bool { return y.Kit == x.Kit }) {
				return fmt.Errorf("slot %d of seat %d", i, seat)
			}
		}
	}
	stand := map[Clan]int{}
	for _, a := range Lands() {
		for _, x := range s.At(a).Troops {
			if x.Caravan {
				if stand[x.Clan]++; stand[x.Clan] > 1 || s.Caravan(s.SeatOf(x.Clan)).Trucks() == 0 || s.Clan(s.SeatOf(x.Clan)) != x.Clan {
					return fmt.Errorf("a caravan of %q in %s", x.Clan, a)
				}
			}
		}
	}
	for _, x := range d.Ignored {
		if !s.seated(x.Seat) || s.b.Archon(x.Card) == nil {
			return errors.New("an ignored card of nobody")
		}
	}
	return nil
}

// auditKits counts the kits: none comes or goes.
func (s *State) auditKits() error {
	if len(s.d.Caravans) == 0 {
		return nil
	}
	now := s.d.Kits
	for k := range now {
		now[k] += s.d.Scrapped[k]
	}
	for _, v := range s.d.Caravans {
		for _, x := range v.Slots {
			now[x.Kit] += int8(number(x.Kit != NoKit))
		}
	}
	all := kitSupply(s.Seats())
	all[HeavyCarrier] = int8(s.Seats())
	if now != all {
		return fmt.Errorf("kits %v, not %v", now, all)
	}
	return nil
}

// soundHope refuses a decision about caravans that would make the rules stumble.
func (s *State) soundHope(p Pending) error {
	ok := true
	switch p.Do {
	case "load", "set down", "land":
		ok = s.Clan(p.Seat) == p.Clan && p.Clan != NoClan && len(s.d.Caravans) > 0
	case "kits", "operate", "bombard":
		ok = s.Clan(p.Seat) == p.Clan && p.Clan != NoClan && s.CaravanAt(p.Seat).Is() && p.N >= 0
	case "ignore", "enact":
		ok = s.b.Archon(p.Card) != nil
	case "birthright":
		ok = p.Clan != NoClan && s.SeatOf(p.Clan) == p.Seat
	case "expedition", "devourer":
		ok = s.Clan(p.Seat) != NoClan
	case "way", "force":
		ok = p.M != 2 || p.From.Land() && s.CaravanIn(p.From, p.Clan)
	}
	if !ok {
		return fmt.Errorf("the decision %q of nobody", p.Do)
	}
	return nil
}
