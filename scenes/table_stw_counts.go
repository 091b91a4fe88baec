package scenes

import (
	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// A party is so many units of each kind, in the order of partyPieces.
type party [3]int

// partyPieces are base soldiers, elite soldiers, and the caravan.
var partyPieces = [3]string{"soldier", "elite", "truck"}

func partyOfForce(f stw.Force, caravan int) party { return party{f.Base, f.Elite, caravan} }

// units is how many units a party is.
func (x party) units() int { return x[0] + x[1] + x[2] }

// partyOf are the units that an action is about, where they are counted.
func partyOf(a rules.Action) (party, bool) {
	switch a := a.(type) {
	case stw.Send:
		return partyOfForce(a.Force, 0), true
	case stw.Haul:
		return partyOfForce(a.Force, 1), true
	case stw.Leave:
		return partyOfForce(a.Force, 0), true
	case stw.DeployUnits:
		return partyOfForce(a.Force, 0), true
	case stw.Flee:
		return partyOfForce(a.Force, 0), true
	case stw.FleeWith:
		return partyOfForce(a.Force, 1), true
	case stw.Losses:
		return partyOfForce(a.Force, 0), true
	case stw.Load:
		return partyOfForce(a.Force, 0), true
	case stw.SetDown:
		return partyOfForce(a.Force, 0), true
	}
	return party{}, false
}

// counts is a choice of how many units, among actions that differ in that alone.
type counts struct {
	all []rules.Action
	now party
}

// countsOf is the choice of units among the actions still meant, nil where the one shown is about none or they are in
// several places.
func countsOf(meant []rules.Action, shown rules.Action) *counts {
	now, ok := partyOf(shown)
	if !ok {
		return nil
	}
	out := &counts{now: now}
	for _, a := range meant {
		if _, ok := partyOf(a); ok && withoutCaravan(a) == withoutCaravan(shown) && samePlace(a, shown) {
			out.all = append(out.all, a)
		}
	}
	return out
}

// withoutCaravan is the kind of what is done, with the caravan or without.
func withoutCaravan(a rules.Action) string {
	switch a.(type) {
	case stw.Haul:
		return stw.Send{}.Kind()
	case stw.FleeWith:
		return stw.Flee{}.Kind()
	}
	return a.Kind()
}

// samePlace reports whether two actions point at the same things, numbers aside.
func samePlace(a, b rules.Action) bool {
	x, y := pointed(a), pointed(b)
	return len(x) == len(y) && hasAll(x, y)
}

// most is the action with the most units.
func (k *counts) most() (best rules.Action) {
	n := -1
	for _, a := range k.all {
		if x, _ := partyOf(a); x.units() > n {
			best, n = a, x.units()
		}
	}
	return best
}

// draw draws the picker; what it says is shown.
func (k *counts) draw(t *Table, pg *page, p *stw.State) {
	pick := board.UnitPicker{ID: "units", Clan: t.clan(placing(p))}
	var kinds []int // of the rows
	for i, piece := range partyPieces {
		kind := board.UnitKind{Piece: piece, Chosen: k.now[i], Min: 99}
		for _, a := range k.all {
			x, _ := partyOf(a)
			kind.Min, kind.Max = min(kind.Min, x[i]), max(kind.Max, x[i])
			pick.Most = max(pick.Most, x.units())
		}
		if kind.Of = kind.Max; kind.Max > 0 {
			pick.Kinds, kinds = append(pick.Kinds, kind), append(kinds, i)
		}
	}
	r := pg.room()
	r.H = 62 * float32(len(pick.Kinds))
	if r.H == 0 {
		return
	}
	chosen, changed := pick.Draw(pg.u, r)
	pg.y += r.H + 6
	if !changed {
		return
	}
	want, by, most := k.now, 0, 0
	for row, i := range kinds {
		want[i] = chosen[row]
		if d := abs(want[i] - k.now[i]); d > most {
			by, most = i, d
		}
	}
	pg.u.Act()
	t.aim.settle(k.nearest(want, by))
}

// nearest is the action with as many units of the kind that was changed, and as near as may be in the others: soldiers give way
// before the caravan does.
func (k *counts) nearest(want party, changed int) (best rules.Action) {
	least := 1 << 30
	for _, a := range k.all {
		x, _ := partyOf(a)
		off := 99 * abs(x[changed]-want[changed])
		for i, weight := range [...]int{1, 1, 3} {
			off += weight * abs(x[i]-want[i])
		}
		if off < least {
			best, least = a, off
		}
	}
	return best
}
