package steamwatchers

// outcomeSteps compare the final strengths and settle what changes hands.
func outcomeSteps() []*Step {
	return []*Step{
		{ID: "outcome", Name: "Final strengths", Clause: "STW-115", Run: func(t *Turn, _ Pending) { t.decide() }},
		{ID: "field", Name: "After a combat", Clause: "STW-126", Run: func(t *Turn, _ Pending) {
			f := t.d.Combat
			if f.Winner != f.Attacker {
				return
			}
			t.At(f.Area).Beaten = f.Defender == NoClan
			t.Seize(f.Winner, f.Area)
			if f.Loser != NoClan {
				t.LostArea(f.Loser, f.Area)
			}
		}},
		{ID: "toll", Name: "Incubation", Clause: "STW-139", Run: func(t *Turn, _ Pending) {
			f := t.d.Combat
			for _, r := range []Role{Defending, Attacking} { // what is pushed last is done first
				if n := f.Sides[r].Owed; n > 0 {
					t.Incubate(t.SeatOf(f.Clan(r)), n)
				}
			}
		}},
	}
}

// decide reveals the barrels and compares: the higher strength wins, a tie the defender (STW-115).
func (t *Turn) decide() {
	f := t.d.Combat
	t.reveal(f)
	a, d := f.Sides[Attacking].Strength(), f.Sides[Defending].Strength()
	f.Winner, f.Loser = f.Defender, f.Attacker
	if a > d {
		f.Winner, f.Loser = f.Attacker, f.Defender
	}
	t.Say(CombatDecided{t.SeatOf(f.Winner), t.SeatOf(f.Loser), f.Area, f.Winner, a, d})
	todo := []Pending{{Do: "casualties"}, {Do: "flight"}, {Do: "field"}, {Do: "plunder"}}
	if c := f.Winner; c != NoClan {
		seat := t.SeatOf(c)
		todo = append(todo, Pending{Do: "breaker", Seat: seat, Clan: c}, Pending{Do: "convert", Seat: seat, Clan: c})
	}
	t.Push(append(todo, Pending{Do: "toll"}, Pending{Do: "combat over"})...)
	t.inspire(f)
	t.rules(func(r *Rule) {
		if r.Won != nil {
			r.Won(t, f, f.Winner)
		}
	})
}
