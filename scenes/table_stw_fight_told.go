package scenes

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// How long the steps of a combat are told at normal speed.
const (
	stepForward = 180 * time.Millisecond // a piece comes forward, its strength drops on the ledger
	drawArrow   = 250 * time.Millisecond // of support
	liftCloth   = 300 * time.Millisecond
	countBarrel = 160 * time.Millisecond // a pair of barrels, one of each side
	standStill  = 700 * time.Millisecond // what has come is looked at
	standResult = 1600 * time.Millisecond
)

// A fightTale is a combat as it is told: what is known of it so far, and what the result line says.
type fightTale struct {
	b    *stw.Battle
	said []string // what came of it
}

// fought tells an event of a combat on its stage; it reports whether the event was told there.
func (f *reel) fought(e rules.Event) bool {
	if began, ok := e.(stw.CombatBegan); ok {
		f.fight = &fightTale{b: &stw.Battle{Area: began.Area, Attacker: stw.BattleSide{Seat: began.Seat, Clan: began.Attacker}, Defender: stw.BattleSide{Seat: began.Against, Clan: began.Defender}}}
		return true
	}
	if f.fight == nil {
		return false
	}
	b := f.fight.b
	switch e := e.(type) {
	case stw.StrengthTold:
		role := stw.Defending
		if e.Attacks {
			role = stw.Attacking
		}
		f.strength(role, e.Ledger)
	case stw.Supported:
		b.Step = 1
		f.support(roleOf(b, e.Seat), stw.Plus{What: stw.PlusSupport, Name: e.Area.Name(), N: e.N, Area: e.Area, Clause: "STW-110"})
	case stw.Committed:
		b.Step, sideOf(b, roleOf(b, e.Seat)).Fuel.Committed = 2, true
		f.still(standStill, fmt.Sprintf("@%d has committed algofuel under the cloth.", e.Seat), "STW-114")
	case stw.FuelShown:
		f.lift(e)
	case stw.CombatDecided:
		b.Decided, b.Winner, b.Step = true, stw.Attacking, 3
		if e.Defender >= e.Attacker {
			b.Winner = stw.Defending
		}
		f.still(standResult, fmt.Sprintf("%s: %s.", b.Area.Name(), winsWords(b)), "STW-115")
	case stw.SentinelKept:
		f.says("A Sentinel is kept.", "STW-018")
	case stw.Lost:
		if !b.Decided || e.Area != b.Area {
			return false
		}
		if b.Killed == (stw.Force{}) {
			f.says(fmt.Sprintf("%s loses %s.", f.t.fighter(e.Seat), e.Force.Words()), "STW-118")
		} else { // the losses have been told
			b.Step = 4
			f.says(fmt.Sprintf(wordsPerish, upperFirst(e.Force.Words()), was(e.Force.Units())), "STW-124")
		}
		b.Killed = b.Killed.Plus(e.Force)
		f.settle(b.Area)
	case stw.Fled:
		b.Step = 4
		n := e.Force.Units()
		if e.Caravan {
			n++
		}
		f.says(fmt.Sprintf("%s %s to %s.", upperFirst(briefParty(e.Force, e.Caravan)), flees(n), e.To.Name()), e.Clause)
		f.settle(b.Area, e.To)
	case stw.Plundered:
		b.Step = 5
		f.says(fmt.Sprintf("The Corsair takes a barrel from %s.", f.t.fighter(e.From)), "STW-024")
	case stw.FuelSpent, stw.FervorSet:
	default:
		if b.Decided && f.wrecked(e) {
			return true
		}
		if b.Decided {
			f.settle(b.Area)
			f.fight = nil
		}
		return false
	}
	return true
}

// page adds a page of the stage that shows the combat as it is now, changed by how old the page is.
func (f *reel) page(hold time.Duration, text, clause string, change func(s *board.Fight, age time.Duration)) {
	b := *f.fight.b
	b.Attacker.Ledger, b.Defender.Ledger = slices.Clone(b.Attacker.Ledger), slices.Clone(b.Defender.Ledger)
	said := strings.Join(f.fight.said, " ")
	t, p := f.t, f.before
	f.steps = append(f.steps, showStep{told: &told{at: p, line: rules.Line{Text: text, Clause: clause}, hold: hold, fight: func(age time.Duration) *board.Fight {
		s := t.fightOf(p, &b)
		if b.Decided {
			s.Result = board.FightResult{Clan: t.clan(sideOf(&b, b.Winner).Clan), Head: winsWords(&b), Text: said, Clauses: []string{clause}}
		}
		if change != nil {
			change(s, age)
		}
		return s
	}}})
}

// still is a page on which nothing moves.
func (f *reel) still(hold time.Duration, text, clause string) { f.page(hold, text, clause, nil) }

// says adds a sentence to the result and shows it.
func (f *reel) says(text, clause string) {
	f.fight.said = append(f.fight.said, text)
	f.still(standResult, fmt.Sprintf("%s: %s", f.fight.b.Area.Name(), text), clause)
}

// sum makes the strength of a side that of its ledger.
func sum(side *stw.BattleSide) {
	side.Strength = 0
	for _, x := range side.Ledger {
		side.Strength += x.N
	}
}

// strength lets the pieces of a side come forward one by one.
func (f *reel) strength(role stw.Role, ledger []stw.Plus) {
	b := f.fight.b
	side := sideOf(b, role)
	side.Ledger = ledger
	sum(side)
	n := len(f.t.fightSide(f.before, b, role).Ledger)
	does := "attacks"
	if role == stw.Defending {
		does = "defends"
	}
	who := wordsNeutral
	if side.Seat >= 0 {
		who = fmt.Sprintf("@%d", side.Seat)
	}
	f.page(stepForward*time.Duration(n)+standStill, fmt.Sprintf("%s: %s %s with strength %d.", b.Area.Name(), who, does, side.Strength), "STW-107", func(s *board.Fight, age time.Duration) {
		at := shownSide(s, role)
		come := int(age / stepForward)
		if come >= len(at.Ledger) {
			return
		}
		gone := len(at.Ledger) - come
		at.Ledger, at.Note, at.Sum = at.Ledger[:come], "", 0
		for _, x := range at.Ledger {
			at.Sum += x.Plus
		}
		all := len(at.Units) + len(at.Works)
		keep := max(0, all-gone)
		at.Works = at.Works[:max(0, min(len(at.Works), keep-len(at.Units)))]
		at.Units = at.Units[:min(len(at.Units), keep)]
	})
}

// roleOf is the side on which a seat fights.
func roleOf(b *stw.Battle, seat rules.Seat) stw.Role {
	if b.Defender.Seat == seat {
		return stw.Defending
	}
	return stw.Attacking
}

// support draws an area's arrow to the side that it supports.
func (f *reel) support(role stw.Role, x stw.Plus) {
	side := sideOf(f.fight.b, role)
	side.Ledger = append(slices.Clone(side.Ledger), x)
	sum(side)
	f.page(drawArrow+standStill, fmt.Sprintf("%s supports @%d with %d.", x.Name, side.Seat, x.N), "STW-110", func(s *board.Fight, age time.Duration) {
		at := shownSide(s, role)
		if age < drawArrow && len(at.Supports) > 0 {
			at.Supports[len(at.Supports)-1].May = true
			at.Sum -= x.N
		}
	})
}

// lift lifts both cloths; then the barrels count in pairs.
func (f *reel) lift(e stw.FuelShown) {
	b := f.fight.b
	b.Step = 2
	for _, x := range []struct {
		side         *stw.BattleSide
		pure, contra int
	}{{&b.Attacker, e.Pure, e.Contra}, {&b.Defender, e.Pure2, e.Contra2}} {
		x.side.Fuel = stw.BattleFuel{Committed: true, Open: true, Pure: x.pure, Contra: x.contra}
		if n := x.pure + x.contra; n > 0 {
			x.side.Ledger = append(slices.Clone(x.side.Ledger), stw.Plus{What: stw.PlusFuel, Count: n, N: n, Clause: "STW-114"})
		}
		sum(x.side)
	}
	most := max(e.Pure+e.Contra, e.Pure2+e.Contra2)
	if most == 0 && f.before.Battle() == nil {
		return // nobody was asked
	}
	f.page(liftCloth+countBarrel*time.Duration(most)+standStill, b.Area.Name()+": the cloths are lifted.", "STW-114", func(s *board.Fight, age time.Duration) {
		for _, at := range []struct {
			side *board.FightSide
			of   *stw.BattleSide
		}{{&s.Attacker, &b.Attacker}, {&s.Defender, &b.Defender}} {
			fuel := &at.side.Fuel
			if at.of.Seat < 0 {
				continue
			}
			all := at.of.Fuel.Pure + at.of.Fuel.Contra
			come := min(all, max(0, int((age-liftCloth)/countBarrel)))
			fuel.State, fuel.Lift = board.FuelOpen, min(1, float32(age)/float32(liftCloth))
			fuel.Pure = min(come, at.of.Fuel.Pure)
			fuel.Contraband = come - fuel.Pure
			at.side.Sum += come - all
		}
	})
}
