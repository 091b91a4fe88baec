package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// Commit secretly puts barrels into the combat that is on, each 1 strength (STW-114).
type Commit struct {
	Pure   int `json:"pure"`
	Contra int `json:"contra"`
}

func (Commit) Kind() string     { return "commit" }
func (a Commit) String() string { return "commit " + barrels(a.Pure, a.Contra) }
func (a Commit) Targets() []rules.Target {
	return at(point(TargetPure, a.Pure), point(TargetContra, a.Contra))
}

// Line is the action in words.
func (a Commit) Line(*State) rules.Line {
	if a.Pure+a.Contra == 0 {
		return rules.Line{Text: "Commit no algofuel", Clause: "STW-114"}
	}
	return rules.Line{Text: fmt.Sprintf("Commit %s algofuel", barrels(a.Pure, a.Contra)), Value: fmt.Sprintf("+%d", a.Pure+a.Contra), Clause: "STW-114"}
}

// commitSteps ask for barrels: the attacker's stay under cover until the defender's are named, too.
func commitSteps() []*Step {
	return []*Step{{ID: "commit", Name: "Algofuel", Clause: "STW-114", Ask: "commit algofuel in secret.",
		Asks: func(s *State, p Pending) bool { return s.CanPay(p.Seat, 1) },
		Choices: []Choice{choice("STW-114", func(s *State, p Pending, yield func(Commit)) {
			pure, contra := s.d.Players[p.Seat].Fuel.Barrels()
			for n := range s.MaxCommit(Role(p.N)) + 1 {
				for c := max(0, n-pure); c <= min(n, contra); c++ {
					yield(Commit{n - c, c})
				}
			}
		}, func(s *State, p Pending, a Commit) error {
			pure, contra := s.d.Players[p.Seat].Fuel.Barrels()
			switch {
			case a.Pure < 0 || a.Contra < 0 || a.Pure > pure || a.Contra > contra:
				return rules.Refuse("STW-114", "you have not so many barrels")
			case a.Pure+a.Contra > s.MaxCommit(Role(p.N)):
				return rules.Refuse("STW-114", fmt.Sprintf("at most %d barrels are committed", s.b.MaxFuel))
			}
			return nil
		}, func(t *Turn, p Pending, a Commit) {
			t.Pop()
			t.Say(Committed{p.Seat})
			f := t.d.Combat
			if Role(p.N) == Attacking {
				f.Secret = &Bid{p.Seat, a.Pure, a.Contra}
				return
			}
			f.Sides[Defending].Pure, f.Sides[Defending].Contra = a.Pure, a.Contra
		})}}}
}

// MaxCommit is how many barrels a side may commit in secret: those of the board are committed openly (PWW-37).
func (s *State) MaxCommit(r Role) int {
	n := s.b.MaxFuel
	for _, x := range s.d.Combat.Sides[r].Ledger {
		if x.What == PlusFuel && x.Area.Is() {
			n -= x.N
		}
	}
	return n
}

// reveal shows the barrels of both sides and spends them, whoever wins (STW-117). Who committed in secret learns nothing by it.
func (t *Turn) reveal(f *Combat) {
	if b := f.Secret; b != nil {
		if b.By != t.mover {
			t.Reveal()
		}
		f.Sides[Attacking].Pure, f.Sides[Attacking].Contra = b.Pure, b.Contra
		f.Secret = nil
	}
	for r := Attacking; r <= Defending; r++ {
		side := &f.Sides[r]
		n := side.Pure + side.Contra
		if n == 0 {
			continue
		}
		t.Strengthen(r, Plus{What: PlusFuel, Name: barrels(side.Pure, side.Contra) + " algofuel", Count: n, N: n, Clause: "STW-114"})
		t.spendInCombat(r, side.Pure, side.Contra)
	}
	a, d := &f.Sides[Attacking], &f.Sides[Defending]
	t.Say(FuelShown{t.SeatOf(f.Attacker), t.SeatOf(f.Defender), a.Pure, a.Contra, d.Pure, d.Contra})
}

// spendInCombat spends barrels of a side, the Incubation of which waits for the end of the combat (STW-139).
func (t *Turn) spendInCombat(r Role, pure, contra int) {
	f := t.d.Combat
	t.Spend(t.SeatOf(f.Clan(r)), pure, contra)
	f.Sides[r].Owed += contra
}
