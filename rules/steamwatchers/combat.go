package steamwatchers

import "slices"

// A Role is what units do in a combat. The first two number its sides, Combat.Sides.
type Role uint8

// The roles.
const (
	Attacking     Role = iota
	Defending          // in the area fought over
	Supporting         // from an area next to it (STW-110)
	SupportingFar      // from two areas away (STW-016)
)

// Clan is who fights on a side, NoClan for a neutral force.
func (f *Combat) Clan(r Role) Clan {
	if r == Attacking {
		return f.Attacker
	}
	return f.Defender
}

// Decided reports whether final strengths have been compared.
func (f *Combat) Decided() bool { return f.Winner != f.Loser }

// won is the side that won a decided combat.
func (f *Combat) won() Role {
	if f.Winner == f.Attacker {
		return Attacking
	}
	return Defending
}

// lost is the side that lost a decided combat.
func (f *Combat) lost() Role { return 1 - f.won() }

// combatSteps are a combat in its order (STW-104). The step "combat" begins one: Pending.Clan attacks Area from From, by
// sea if N is 1; its force are its units in Area. In the decisions Pending.N is the Role of the side that decides.
func combatSteps() []*Step {
	return slices.Concat([]*Step{
		{ID: "combat", Name: "Combat", Clause: "STW-103", Run: beginCombat},
		{ID: "announced", Name: "Combat", Clause: "STW-104", Run: func(t *Turn, _ Pending) {
			t.rules(func(r *Rule) {
				if r.Announced != nil {
					r.Announced(t, t.d.Combat)
				}
			})
		}},
		{ID: "combat over", Name: "Combat", Clause: "STW-126", Run: func(t *Turn, p Pending) {
			t.d.Combat = nil
			t.Sweep()
		}},
	}, supportSteps(), commitSteps(), outcomeSteps(), lossSteps(), flightSteps(), eliteSteps())
}

// beginCombat announces both base strengths and pushes what is to be decided. If one of the forces is gone by now, there
// is no combat.
func beginCombat(t *Turn, p Pending) {
	if !t.Opposed(p.Clan, p.Area) {
		t.Seize(p.Clan, p.Area)
		t.Sweep()
	}
	if !t.Opposed(p.Clan, p.Area) || t.Load(p.Area, p.Clan) == 0 {
		return
	}
	f := &Combat{Area: p.Area, Attacker: p.Clan, Defender: t.defender(p.Clan, p.Area), From: p.From, Sea: p.N == 1}
	t.d.Combat = f
	t.Say(CombatBegan{t.SeatOf(f.Attacker), t.SeatOf(f.Defender), f.Area, f.Attacker, f.Defender})
	var supports, commits []Pending
	for r := Attacking; r <= Defending; r++ {
		c, side := f.Clan(r), &f.Sides[r]
		if c != NoClan {
			side.Force = t.Force(f.Area, c)
			supports = append(supports, Pending{Do: "support", Seat: t.SeatOf(c), Clan: c, N: int(r)})
			commits = append(commits, Pending{Do: "commit", Seat: t.SeatOf(c), Clan: c, N: int(r)})
		}
		side.Ledger = t.strengths(f, r)
		t.Say(StrengthTold{t.SeatOf(c), f.Area, r == Attacking, side.Ledger})
	}
	t.Push(slices.Concat([]Pending{{Do: "announced"}}, supports, commits, []Pending{{Do: "outcome"}})...)
}

// defender is the clan whose units stand against an attacker in an area, NoClan for a neutral force.
func (s *State) defender(attacker Clan, a Area) Clan {
	i := slices.IndexFunc(s.At(a).Troops, func(x Troop) bool { return s.Opposing(attacker, x.Clan) })
	if i < 0 {
		return NoClan
	}
	return s.At(a).Troops[i].Clan
}
