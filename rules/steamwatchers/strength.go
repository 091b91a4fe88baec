package steamwatchers

// A Plus is one thing that adds to the strength of a side, with the clause that says so.
type Plus struct {
	What   string `json:"what"` // one of the words below
	Name   string `json:"name"` // for players: "2 base soldiers"
	Count  int    `json:"count,omitempty"`
	N      int    `json:"n"` // strength; below 0 it takes away
	Area   Area   `json:"area,omitempty"`
	Clause string `json:"clause"`
}

// What a Plus comes from.
const (
	PlusBase    = "base"
	PlusElite   = "elite"
	PlusUnit    = "unit" // one that is no soldier
	PlusTurret  = "turret"
	PlusDefense = "defense" // an unspent Defense token
	PlusBulwark = "bulwark"
	PlusFervor  = "fervor"
	PlusRule    = "rule"    // of a card, a scenario or a module
	PlusNeutral = "neutral" // all of a neutral force
	PlusSupport = "support" // of the units of Area
	PlusFuel    = "fuel"
)

// Strength is all that is open of a side's strength.
func (d *Side) Strength() int { return strength(d.Ledger) }

func strength(ledger []Plus) (n int) {
	for _, x := range ledger {
		n += x.N
	}
	return n
}

// Strengthen adds to the strength of a side of the combat that is on.
func (t *Turn) Strengthen(r Role, x Plus) {
	side := &t.d.Combat.Sides[r]
	side.Ledger = append(side.Ledger, x)
}

// strengths are the base strength of a side (STW-107) and the extra strengths that are known with it.
func (s *State) strengths(f *Combat, r Role) (out []Plus) {
	c := f.Clan(r)
	if c == NoClan {
		return []Plus{{What: PlusNeutral, Name: "neutral force", N: s.Neutral(f.Area), Clause: "STW-116"}}
	}
	out = s.units(c, f.Area, r)
	if r == Defending {
		out = append(out, s.works(f)...)
	}
	if n := s.d.Players[s.SeatOf(c)].Fervor; n > 0 && s.b.MaxFervor > 0 {
		out = append(out, Plus{What: PlusFervor, Name: "fervor", Count: n, N: n, Clause: "STW-128"})
	}
	s.rules(func(x *Rule) {
		if x.Strength != nil {
			if n := x.Strength(s, f, c); n != 0 {
				out = append(out, Plus{What: PlusRule, Name: x.Name, N: n, Clause: x.Clause})
			}
		}
	})
	return out
}

// units are the units of a clan in an area with their strength in a role (STW-013).
func (s *State) units(c Clan, a Area, r Role) (out []Plus) {
	f := s.Force(a, c)
	if r == SupportingFar && !s.HasElite(c, SuppressingFire) {
		f = Force{}
	}
	if f.Base > 0 && r != SupportingFar {
		out = append(out, Plus{What: PlusBase, Name: count(f.Base, "base soldier"), Count: f.Base, N: f.Base, Clause: "STW-013"})
	}
	if f.Elite > 0 {
		out = append(out, Plus{What: PlusElite, Name: count(f.Elite, c.Sheet().Elite), Count: f.Elite, N: Force{Elite: f.Elite}.Strength(), Clause: "STW-013"})
	}
	s.rules(func(x *Rule) {
		if x.Units != nil {
			out = append(out, x.Units(s, c, a, r)...)
		}
	})
	return out
}

// works are what helps the defender of an area only.
func (s *State) works(f *Combat) (out []Plus) {
	g, c := s.At(f.Area), f.Defender
	each := s.b.TurretStrength + s.sum(func(h *Hooks) int {
		if h.Turret == nil {
			return 0
		}
		return h.Turret(s, f)
	})
	if g.Turrets > 0 {
		out = append(out, Plus{What: PlusTurret, Name: count(g.Turrets, "turret"), Count: g.Turrets, N: g.Turrets * max(0, each), Clause: "STW-108"})
	}
	if g.Token.Order == OrderDefense && g.Token.Clan == c {
		x := Plus{What: PlusDefense, Name: "Defense token", N: s.b.DefenseStrength, Clause: "STW-109"}
		if s.Has(c, DugIn) {
			x.N, x.Clause = x.N+1, "STW-019"
		}
		out = append(out, x)
	}
	if s.wields(f, Defending, Bulwark) {
		out = append(out, Plus{What: PlusBulwark, Name: "Bulwark", N: 1, Clause: "STW-027"})
	}
	return out
}

// wields reports whether the force of a side has an elite ability: by its clan's elite soldiers, or lent to units in the
// area fought over. However many have it, it works once (STW-014).
func (s *State) wields(f *Combat, r Role, x Ability) (yes bool) {
	c := f.Clan(r)
	yes = f.Sides[r].Force.Elite > 0 && s.HasElite(c, x)
	return yes || c != NoClan && s.Lent(c, f.Area, x) > 0
}

// Lent is how many base soldiers of a clan in an area have an elite ability that is not the clan's own (PWW-13).
func (s *State) Lent(c Clan, a Area, x Ability) int {
	return s.sum(func(h *Hooks) int {
		if h.Lends == nil {
			return 0
		}
		return h.Lends(s, c, a, x)
	})
}
