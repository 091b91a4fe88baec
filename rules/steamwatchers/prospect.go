package steamwatchers

import (
	"fmt"
	"strconv"

	"kettle/rules"
)

// prospect is what a move of units brings, of which some are left behind: the units in each area, a combat with the
// strengths that all know, or else the area taken. Without units it is what waits at the end of the way.
func (s *State) prospect(j journey, f, left Force) (out rules.Ledger) {
	seat, via, to := s.SeatOf(j.Clan), j.Way.Via, j.Way.To
	on := f.Minus(left)
	t := begin(s)
	t.Shift(j.Clan, j.From, to, on)
	if j.Haul {
		t.haul(j.Clan, j.From, to)
	}
	units := func(a Area) {
		if n, m := s.Load(a, j.Clan), t.Load(a, j.Clan); n != m {
			out = append(out, change("Your units in "+a.Name(), seat, n, m, 0, "STW-085"))
		}
	}
	if left.Units() > 0 {
		t.Shift(j.Clan, j.From, via, left)
		units(via)
	}
	units(j.From)
	units(to)
	out = append(out, s.passage(j)...)
	s.rules(func(r *Rule) {
		if r.Forecast != nil {
			out = append(out, r.Forecast(s, j.Clan, to)...)
		}
	})
	if s.Opposed(j.Clan, to) {
		return append(out, t.odds(j, f.Units() > 0 || j.Haul)...)
	}
	if b := s.At(to).Beacon; s.Opposing(j.Clan, b) {
		out = append(out, rules.Entry{Label: "Beacon of " + b.Name(), Seat: s.SeatOf(b), After: "destroyed", Clause: "STW-096"})
		if s.Has(b, BoobyTraps) {
			out = append(out, rules.Entry{Label: "Booby trap: units lost", Seat: seat, After: "1", Good: -1, Clause: "STW-015"})
		}
		t.Seize(j.Clan, to)
	}
	if f.Units() == 0 && !j.Haul {
		return out
	}
	for i := range s.d.Players {
		who := rules.Seat(i)
		if n, m := s.Level(who), t.Level(who); n != m {
			label := "GEO level"
			if who == seat && t.Controller(j.From) != j.Clan {
				label = "GEO level without a beacon"
			}
			out = append(out, change(label, who, n, m, 1, "STW-134"))
		}
	}
	return out
}

// passage is the price of a sea move: contracts that it uses up, and the free floe of Ice runners.
func (s *State) passage(j journey) (out rules.Ledger) {
	w, ok := s.voyage(j)
	if !ok || s.glides(j) {
		return nil
	}
	seat := s.SeatOf(j.Clan)
	for _, f := range w.Free {
		out = append(out, rules.Entry{Label: "Without a contract over " + f.Name(), Seat: seat, After: "once a round", Clause: "STW-023"})
	}
	for _, f := range s.usedUp(j.Clan, w) {
		out = append(out, rules.Entry{Label: "Contract on " + f.Name(), Seat: seat, After: "used up", Good: -1, Clause: "STW-214"})
	}
	return out
}

// odds are the open strengths of both sides of the combat that a move starts (STW-107), once the units have moved: the
// sums, and what is not soldiers. The attacker's are left out while no units are chosen.
func (t *Turn) odds(j journey, attack bool) (out rules.Ledger) {
	from := j.From
	if j.Way.Via.Land() {
		from = j.Way.Via
	}
	f := &Combat{Area: j.Way.To, Attacker: j.Clan, Defender: t.defender(j.Clan, j.Way.To), From: from, Sea: j.Way.Via.Floe()}
	for r := Attacking; r <= Defending; r++ {
		if c := f.Clan(r); c != NoClan {
			f.Sides[r].Force = t.Force(f.Area, c)
		}
	}
	for r := Attacking; r <= Defending; r++ {
		if r == Attacking && !attack {
			continue
		}
		c, ledger := f.Clan(r), t.strengths(f, r)
		seat, label, good := rules.Public, "Defense: neutral force", -1
		switch {
		case r == Attacking:
			seat, label, good = t.SeatOf(c), "Attack", 1
		case c != NoClan:
			seat, label = t.SeatOf(c), "Defense: "+c.Name()
		}
		out = append(out, rules.Entry{Label: label, Seat: seat, After: strconv.Itoa(strength(ledger)), Good: good, Clause: "STW-107"})
		for _, x := range ledger {
			if x.What != PlusBase && x.What != PlusElite && x.What != PlusNeutral {
				out = append(out, rules.Entry{Label: x.Name, Seat: seat, After: fmt.Sprintf("%+d", x.N), Clause: x.Clause})
			}
		}
	}
	return out
}
