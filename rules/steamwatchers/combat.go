package steamwatchers

import "slices"

// combatSteps are a combat in its order (STW-104). The step "combat" begins one: Pending.Clan attacks Area from From, by
// sea if N is 1; its force are its units in Area.
func combatSteps() []*Step {
	return []*Step{
		{ID: "combat", Name: "Combat", Clause: "STW-103", Run: func(t *Turn, p Pending) {
			t.d.Combat = &Combat{Area: p.Area, Attacker: p.Clan, Defender: t.defender(p.Clan, p.Area), From: p.From, Sea: p.N == 1}
			t.Push(Pending{Do: "combat over", Seat: p.Seat})
		}},
		{ID: "combat over", Name: "Combat", Clause: "STW-126", Run: func(t *Turn, p Pending) {
			t.d.Combat = nil
			t.Sweep()
		}},
	}
}

// defender is the clan whose units stand against an attacker in an area, NoClan for a neutral force.
func (s *State) defender(attacker Clan, a Area) Clan {
	i := slices.IndexFunc(s.At(a).Troops, func(x Troop) bool { return s.Opposing(attacker, x.Clan) })
	if i < 0 {
		return NoClan
	}
	return s.At(a).Troops[i].Clan
}

// combatEvents are the kinds of events of combats.
var combatEvents = []string{}
