package steamwatchers

import (
	"fmt"
	"strconv"

	"kettle/rules"
)

// A Battle is a look at the combat that is on, for a window: both sides with all that adds to their strength, what may
// still be added, and how it went. What the viewer of the position may not know is left out.
type Battle struct {
	Area     Area
	From     Area
	Sea      bool
	Step     int // of BattleSteps
	Attacker BattleSide
	Defender BattleSide
	Decided  bool
	Winner   Role
	Killed   Force  // of the loser so far
	Refuges  []Area // where the loser's units may flee to as things stand (STW-120 to STW-122)
}

// A BattleSide is one side of a Battle.
type BattleSide struct {
	Seat     rules.Seat // Nobody for a neutral force
	Clan     Clan
	Force    Force  // as the combat began
	Caravan  bool   // is with it (SOH-10)
	Left     Force  // in the area now
	Ledger   []Plus // with what is open of its algofuel
	Strength int    // their sum
	May      []Plus // support that it could still give, while it is asked
	Fuel     BattleFuel
}

// BattleFuel is the algofuel of a side (STW-114).
type BattleFuel struct {
	Committed bool // it is decided, perhaps under cover
	Open      bool // Pure and Contra are known to the viewer
	Pure      int
	Contra    int
	Most      int // barrels that the side may commit, before it has
}

// BattleSteps are the steps of a combat as players call them (STW-104).
var BattleSteps = []struct{ Name, Clause string }{
	{"Strengths", "STW-107"}, {"Support", "STW-110"}, {"Algofuel", "STW-114"}, {"Losses", "STW-118"}, {"Flight", "STW-120"}, {"After", "STW-126"},
}

// battleStep is the number in BattleSteps of the steps of a combat that can wait.
var battleStep = map[string]int{"announced": 0, "assist": 0, "support": 1, "commit": 2, "outcome": 2, "casualties": 3, "losses": 3, "sentinel": 3, "flight": 4, "flee": 4}

// Battle is the combat that is on, nil for none.
func (s *State) Battle() *Battle {
	f := s.d.Combat
	if f == nil {
		return nil
	}
	b := &Battle{Area: f.Area, From: f.From, Sea: f.Sea, Step: len(BattleSteps) - 1, Attacker: s.battleSide(Attacking), Defender: s.battleSide(Defending), Decided: f.Decided(), Killed: f.Killed}
	for i := len(s.d.Stack) - 1; i >= 0; i-- {
		if n, ok := battleStep[s.d.Stack[i].Do]; ok {
			b.Step = n
			break
		}
	}
	if b.Decided {
		b.Winner = f.won()
		if f.Loser != NoClan {
			b.Refuges = s.refuges(f)
		}
	}
	return b
}

func (s *State) battleSide(r Role) BattleSide {
	f := s.d.Combat
	c, side := f.Clan(r), &f.Sides[r]
	out := BattleSide{Seat: s.SeatOf(c), Clan: c, Force: side.Force, Caravan: s.CaravanIn(f.Area, c), Left: s.Force(f.Area, c), Ledger: side.Ledger, Strength: side.Strength()}
	out.Fuel = BattleFuel{Committed: f.Decided(), Open: f.Decided(), Pure: side.Pure, Contra: side.Contra}
	if c == NoClan {
		return out
	}
	if b := f.Secret; b != nil && r == Attacking {
		out.Fuel = BattleFuel{Committed: true, Open: b.Pure >= 0, Pure: max(0, b.Pure), Contra: max(0, b.Contra)}
	}
	if !out.Fuel.Committed {
		out.Fuel.Most = min(s.MaxCommit(r), s.d.Players[out.Seat].Fuel.Total())
	}
	if s.Top().N == int(r) {
		out.May = append(out.May, s.assists()...)
	}
	if p := s.Top(); p.Do == "support" && p.N == int(r) {
		for _, a := range Lands() {
			if x, err := s.Help(r, a); err == nil {
				out.May = append(out.May, x)
			}
		}
	}
	return out
}

// battleFacts are the figures of the combat that is on.
func (s *State) battleFacts() (out []rules.Fact) {
	b := s.Battle()
	if b == nil {
		return nil
	}
	out = append(out, rules.Fact{ID: "combat", Label: "Combat", Value: fmt.Sprintf("%s, %s against %s", b.Area.Name(), b.Attacker.Clan.Name(), b.Defender.Clan.Name()), Seat: rules.Public, Clause: "STW-104"})
	for i, side := range []BattleSide{b.Attacker, b.Defender} {
		id, label := "attack", "Attacking strength"
		if Role(i) == Defending {
			id, label = "defense", "Defending strength"
		}
		out = append(out, rules.Fact{ID: id, Label: label, Value: strconv.Itoa(side.Strength), Seat: rules.Public, Clause: "STW-107"})
	}
	return out
}
