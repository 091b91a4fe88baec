package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// Caravans in combat: support without a token, trucks that are lost one by one (SOH-16).

// lossesDue is how many units the loser has still to choose.
func lossesDue(p *stw.State, b *stw.Battle) int {
	lost := sideOf(b, 1-b.Winner)
	n := lost.Left.Units()
	if p.CaravanIn(b.Area, lost.Clan) {
		n += p.Caravan(lost.Seat).Trucks()
	}
	return min(p.Top().N, n)
}

// trucks puts the trucks of a losing caravan beside the soldiers, each for itself: a click on one means its loss.
func (x *stwFight) trucks(t *Table, p *stw.State, lost *stw.BattleSide, o *board.Losses) {
	if !p.CaravanIn(p.Battle().Area, lost.Clan) {
		return
	}
	gone, scraps := t.shown().(stw.Scrap)
	for i, slot := range p.Caravan(lost.Seat).Slots {
		if !slot.Truck {
			continue
		}
		unit := board.LossUnit{Piece: "truck", Fate: board.Kept, Word: kitWord(slot)}
		unit.Spot = t.stwSpot(fmt.Sprintf("truck/%d", i), rules.Target{Kind: stw.TargetSlot, ID: i})
		if scraps && gone.Slot == i {
			unit.Fate, unit.Word = board.Destroyed, "destroyed"
		}
		o.Units = append(o.Units, unit)
	}
}

// kitWord is what a truck carries, in a word or two.
func kitWord(x stw.Slot) string {
	if x.Kit == stw.NoKit {
		return "no kit"
	}
	name := x.Kit.Name()
	if words := strings.Fields(name); len(name) > 18 {
		name = words[len(words)-1]
	}
	return name
}

// scraps lists the trucks that may be given up; it reports false where none need be.
func (x *stwFight) scraps(t *Table, p *stw.State, o *board.Losses) bool {
	n := len(o.Flee)
	x.rows(t, p, o)
	if len(o.Flee) == n {
		return false
	}
	o.FleeHead, o.FleeRule, o.FleeNote = wordsWhichTruck, "SOH-18", wordsTruckNote
	rule := wordsOneTruck
	if lost := sideOf(p.Battle(), 1-p.Battle().Winner); lost.Force == (stw.Force{}) {
		rule = wordsAloneTrucks
	}
	o.Lines = append(o.Lines, board.LossLine{Sprite: "truck", Text: rule, Clause: "SOH-16"})
	if gone, ok := t.shown().(stw.Scrap); ok {
		o.Lines = append(o.Lines, board.LossLine{Sprite: "truck-destroyed", Text: fmt.Sprintf("Truck %d is destroyed, its slot is blocked", gone.Slot+1), Clause: "SOH-18", Value: "-1"})
		if k := p.Caravan(p.Turn()).Slots[gone.Slot].Kit; k != stw.NoKit {
			o.Lines = append(o.Lines, board.LossLine{Sprite: kitSprites[k], Text: k.Name() + " goes to the box", Clause: "SOH-18"})
		}
	}
	return true
}

// caravanSupports lets a caravan with Tripods be pointed at as support without a token (SOH-35).
func (x *stwFight) caravanSupports(t *Table, p *stw.State, side *board.FightSide) {
	if !t.acting() || p.Check(stw.SupportCaravan{}) != nil {
		return
	}
	line := t.g.m.Definition().Words.Action(p, stw.SupportCaravan{})
	side.Supports = append(side.Supports, board.FightSupport{Spot: t.stwSpot("support/caravan", targetCaravan), Units: []string{"truck"}, Text: "Caravan " + line.Value, Order: kitSprites[stw.Tripods], May: true})
}

// caravanHelp is what the caravan of an area adds to its support.
func caravanHelp(p *stw.State, c stw.Clan, x stw.Plus) int {
	seat := p.SeatOf(c)
	if !p.CaravanIn(x.Area, c) {
		return 0
	}
	if p.KitLevel(seat, stw.Cannons) > 0 {
		return 2
	}
	return 1
}
