package steamwatchers

import (
	"fmt"
	"strconv"

	"kettle/rules"
)

// Preview says what an action of the deciding seat costs and brings. An action that has something to say has a method
// Ledger.
func (s *State) Preview(a rules.Action) rules.Ledger {
	if x, ok := a.(interface{ Ledger(*State) rules.Ledger }); ok {
		return x.Ledger(s)
	}
	return nil
}

// change is a line for a figure that goes from one value to another. Sign is +1 where more is welcome, -1 where less is.
func change(label string, seat rules.Seat, before, after, sign int, clause string) rules.Entry {
	e := rules.Entry{Label: label, Seat: seat, Before: strconv.Itoa(before), After: strconv.Itoa(after), Clause: clause}
	switch {
	case after > before:
		e.Good = sign
	case after < before:
		e.Good = -sign
	}
	return e
}

// Ledger is the cost of a special action, and the turret of a basic one.
func (a Activate) Ledger(s *State) (out rules.Ledger) {
	p := s.Top()
	u := s.b.use(a.Use)
	if u.Special != NoSpecial {
		out = s.price(p, u.Special)
	}
	switch a.Use {
	case "turret":
		f, turrets := s.fit(p.Clan, a.Area, Turret), func(s *State, _ rules.Seat) int { return s.At(a.Area).Turrets }
		out = append(append(out, f.razed(p.Seat)...), f.change("Turrets in "+a.Area.Name(), p.Seat, turrets(s, p.Seat), turrets, "STW-089"))
	case "farm":
		out = append(out, BuildFarm{a.Area}.Ledger(s)...)
	case "mobilize":
		out = append(out, rules.Entry{Label: "Recruits, strength in all", Seat: p.Seat, After: fmt.Sprintf("up to %d", s.b.Recruits), Good: 1, Clause: "STW-090"})
		if more := s.recruits(p.Clan); more > 0 {
			out = append(out, rules.Entry{Label: "Base soldiers on top", Seat: p.Seat, After: fmt.Sprintf("up to %d", more), Good: 1, Clause: "SOH-31"})
		}
	}
	return out
}

// price is what a special action takes from the deciding seat.
func (s *State) price(p Pending, x Special) rules.Ledger {
	fuel, left := s.d.Players[p.Seat].Fuel.Total(), s.SpecialsLeft(p.Seat)
	return rules.Ledger{change("Algofuel", p.Seat, fuel, fuel-s.Cost(p.Clan, x), 1, "STW-083"),
		change("Special Action tokens", p.Seat, left, left-1, 1, "STW-084")}
}

// Ledger is what holds the area.
func (a Go) Ledger(s *State) rules.Ledger {
	j := s.Top().journey()
	j.Way = a
	return s.prospect(j, Force{}, Force{})
}

// Ledger is what the board looks like afterwards, and what is known of a combat.
func (a Send) Ledger(s *State) rules.Ledger { return s.prospect(s.Top().journey(), a.Force, Force{}) }

// Ledger is what the board looks like afterwards, and what is known of a combat.
func (a Leave) Ledger(s *State) rules.Ledger {
	p := s.Top()
	return s.prospect(p.journey(), Force{p.N, p.M}, a.Force)
}

// Ledger is the beacon, what gives way to it, and what the area is worth.
func (LeaveBeacon) Ledger(s *State) rules.Ledger {
	p := s.Top()
	f, left := s.fit(p.Clan, p.Area, Beacon), s.Camp(p.Clan).Beacons
	return append(f.razed(p.Seat), change("Beacons", p.Seat, left, left-1, 0, "STW-094"), f.change("GEO level", p.Seat, s.Level(p.Seat), (*State).Level, "STW-134"))
}

// Ledger is the beacon.
func (a TakeBeacon) Ledger(s *State) rules.Ledger {
	left := s.Camp(s.At(a.Area).Beacon).Beacons
	return rules.Ledger{change("Beacons", s.Top().Seat, left, left+1, 1, "STW-095")}
}

// Ledger is the contract, and the spaces left on the floe.
func (a PutContract) Ledger(s *State) rules.Ledger {
	p := s.Top()
	left, spaces := s.Camp(p.Clan).Contracts, s.b.FloeSpaces-len(s.At(a.Floe).Contracts)
	return rules.Ledger{change("Contracts", p.Seat, left, left-1, 0, "STW-092"), change("Spaces on "+a.Floe.Name(), rules.Public, spaces, spaces-1, 0, "STW-038")}
}

// Ledger is how many units are to be supplied.
func (a Muster) Ledger(s *State) rules.Ledger {
	p := s.Top()
	units, limit := s.OnBoard(p.Clan).Units(), s.Capacity(p.Seat)
	if by := s.recruiter(p.Clan, a.Area); by != p.Clan {
		n := s.OnBoard(by).Units()
		return rules.Ledger{change("Vassal units on the board", p.Seat, n, n+1, 1, "PWW-41")}
	}
	e := rules.Entry{Label: "Units, of those that can be supplied", Seat: p.Seat, Before: fmt.Sprintf("%d of %d", units, limit), After: fmt.Sprintf("%d of %d", units+1, limit), Clause: "STW-155"}
	if units+1 > limit {
		e.Good = -1
	}
	return rules.Ledger{e}
}
