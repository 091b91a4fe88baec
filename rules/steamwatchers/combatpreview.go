package steamwatchers

import "kettle/rules"

// sideStrength is how a decision changes what is open, or known to the seat, of its side's strength.
func (s *State) sideStrength(more int, clause string) rules.Entry {
	p := s.Top()
	n := s.d.Combat.Sides[p.N].Strength()
	return change("Your strength", p.Seat, n, n+more, 1, clause)
}

// Ledger is the strength.
func (a Support) Ledger(s *State) rules.Ledger {
	x, err := s.Help(Role(s.Top().N), a.Area)
	if err != nil {
		return nil
	}
	return rules.Ledger{s.sideStrength(x.N, x.Clause)}
}

// Ledger is the strength, the barrels, and the Incubation that follows.
func (a Commit) Ledger(s *State) rules.Ledger {
	out := rules.Ledger{s.sideStrength(a.Pure+a.Contra, "STW-114")}
	return append(out, s.burn(a.Pure, a.Contra)...)
}

// Ledger is the barrel.
func (a SaveSentinel) Ledger(s *State) rules.Ledger {
	return s.burn(number(!a.Contra), number(a.Contra))
}

// burn is what spending barrels in a combat comes to.
func (s *State) burn(pure, contra int) (out rules.Ledger) {
	seat := s.Top().Seat
	p := &s.d.Players[seat]
	havePure, haveContra := p.Fuel.Barrels()
	if pure > 0 {
		out = append(out, change("Pure algofuel", seat, havePure, havePure-pure, 1, "STW-117"))
	}
	if contra > 0 {
		out = append(out, change("Contraband algofuel", seat, haveContra, haveContra-contra, 1, "STW-117"),
			change("Incubation after the combat", seat, p.Incubation, p.Incubation+contra, -1, "STW-139"))
	}
	return out
}

// Ledger is the units on the board.
func (a Losses) Ledger(s *State) rules.Ledger {
	p := s.Top()
	n := s.OnBoard(p.Clan).Units()
	return rules.Ledger{change("Your units on the board", p.Seat, n, n-a.Units(), 1, "STW-118")}
}

// Ledger is the units where they flee, and those who find no room.
func (a Flee) Ledger(s *State) rules.Ledger {
	p := s.Top()
	n, f := s.Load(a.Area, p.Clan), s.d.Combat
	out := rules.Ledger{change("Your units in "+a.Area.Name(), p.Seat, n, n+a.Units(), 1, f.fleeing(a.Area))}
	if rest := s.Force(f.Area, p.Clan).Units() - a.Units(); rest > 0 && f.fleeing(a.Area) != "STW-120" {
		all := s.OnBoard(p.Clan).Units()
		out = append(out, change("Your units on the board", p.Seat, all, all-rest, 1, "STW-124"))
	}
	return out
}
