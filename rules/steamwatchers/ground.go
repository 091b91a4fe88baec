package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// Force is the soldiers of a clan in an area.
func (s *State) Force(a Area, c Clan) Force {
	for _, tr := range s.d.Ground[a-1].Troops {
		if tr.Clan == c {
			return tr.Force
		}
	}
	return Force{}
}

// Load is what a clan's units in an area count against its capacity: a soldier 1, a caravan its trucks (STW-035, SOH-08).
func (s *State) Load(a Area, c Clan) int {
	n := s.Force(a, c).Units()
	if s.CaravanIn(a, c) {
		n += s.Caravan(s.SeatOf(c)).Trucks()
	}
	return n
}

// Room is how many units more of a clan an area takes (STW-035).
func (s *State) Room(a Area, c Clan) int { return max(0, s.b.Capacity-s.Load(a, c)) }

// Controller is the clan that controls a land area (STW-032), NoClan while nobody does: it is the only one with units
// there, or has the beacon where there are no units. A vassal controls over its primary's beacon (STW-207).
func (s *State) Controller(a Area) Clan {
	if !a.Land() {
		return NoClan
	}
	g := &s.d.Ground[a-1]
	switch len(g.Troops) {
	case 0:
		return g.Beacon
	case 1:
		c := g.Troops[0].Clan
		if g.Beacon == NoClan || s.Mine(g.Beacon, c) {
			return c
		}
	}
	return NoClan
}

// Contested reports whether units of two players stand in an area: a combat there is on, or waits.
func (s *State) Contested(a Area) bool {
	g := &s.d.Ground[a-1]
	return len(g.Troops) > 1 && slices.ContainsFunc(g.Troops, func(x Troop) bool { return !s.Mine(x.Clan, g.Troops[0].Clan) })
}

// Controls reports whether a seat controls an area by either of its clans.
func (s *State) Controls(seat rules.Seat, a Area) bool {
	c := s.Controller(a)
	return c != NoClan && s.SeatOf(c) == seat
}

// Structures is how many stand in an area (STW-002).
func (s *State) Structures(a Area) int {
	g := &s.d.Ground[a-1]
	n := g.Farms + g.Turrets
	if g.Beacon != NoClan {
		n++
	}
	return n
}

// Open reports whether a land area is in the game (STW-168).
func (s *State) Open(a Area) bool { return a.Land() && !slices.Contains(s.b.Closed, a) }

// Held lists the areas that a clan controls, in the order of the map.
func (s *State) Held(c Clan) (out []Area) {
	for _, a := range Lands() {
		if s.Controller(a) == c && c != NoClan {
			out = append(out, a)
		}
	}
	return out
}

// OnBoard is the soldiers of a clan on the board.
func (s *State) OnBoard(c Clan) (f Force) {
	for _, a := range Lands() {
		f = f.Plus(s.Force(a, c))
	}
	return f
}

// TokensLeft is how many Order tokens of a face a clan has in its supply, those face down in a plan left out.
func (s *State) TokensLeft(c Clan, o Order) int {
	n := s.b.Orders[o]
	for i := range s.d.Ground {
		if t := s.d.Ground[i].Token; t.Clan == c && t.Order == o {
			n--
		}
	}
	for _, p := range s.d.Plans {
		for _, t := range p.Tokens {
			if t.Clan == c && t.Order == o {
				n--
			}
		}
	}
	for seat, v := range s.d.Caravans {
		if s.Clan(rules.Seat(seat)) == c && (v.Token == o || v.Down == o) {
			n--
		}
	}
	return n
}

// Barrels is how many barrels of each kind a seat can spend (STW-137).
func (f Fuel) Barrels() (pure, contra int) { return f.Pure + f.PureOver, f.Contra + f.ContraOver }

// Total is how many barrels a seat can spend.
func (f Fuel) Total() int { p, c := f.Barrels(); return p + c }

// Quarantined is how many Quarantine tokens close stock spaces (STW-148).
func (f Fuel) Quarantined() int { return f.PureClosed + f.ContraClosed }

// Spaces is how many stock spaces a seat has, closed ones too; a vassal's card adds one of each kind (STW-197).
func (s *State) Spaces(seat rules.Seat) (pure, contra int) {
	pure, contra = s.b.PureSpaces, s.b.ContraSpaces
	for i := range s.d.Camps {
		if c := &s.d.Camps[i]; c.Vassal && !c.Out && c.Seat == seat {
			pure, contra = pure+1, contra+1
		}
	}
	return pure, contra
}
