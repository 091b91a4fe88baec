package scenes

import (
	"fmt"
	"slices"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// leftOf are the units of a side that are still in the area: the caravan is one of them.
func leftOf(p *stw.State, b *stw.Battle, side *stw.BattleSide) party {
	out := partyOfForce(side.Left, 0)
	if side.Clan != stw.NoClan && p.CaravanIn(b.Area, side.Clan) {
		out[2] = 1
	}
	return out
}

// size is how much room the units of a side take: a caravan as much as its trucks (SOH-08).
func (x party) size(p *stw.State, side *stw.BattleSide) int {
	return x[0] + x[1] + x[2]*p.Caravan(side.Seat).Trucks()
}

// fleeing are the units of a flight, and where they go.
func fleeing(a rules.Action) (who party, to stw.Area, ok bool) {
	switch a := a.(type) {
	case stw.Flee:
		to = a.Area
	case stw.FleeWith:
		to = a.Area
	default:
		return party{}, 0, false
	}
	who, _ = partyOf(a)
	return who, to, true
}

func fleeWord(n int) string { return count(n, "unit") + " " + flees(n) }

// flees is the verb for so many.
func flees(n int) string {
	if n == 1 {
		return "flees"
	}
	return "flee"
}

// flee shows where the survivors may flee to, and what becomes of those without room.
func (x *stwFight) flee(t *Table, p *stw.State, b *stw.Battle, lost *stw.BattleSide, o *board.Losses) {
	all := leftOf(p, b, lost)
	away := all
	shown, to, chosen := fleeing(t.shown())
	if chosen {
		away = shown
	}
	o.Head, o.Clause, o.Hint = fleeWord(all.units()), p.Step().Clause, "All go together; click a unit where there is no room for all."
	x.stand(t, o, all, away)
	for i := range o.Units {
		if o.Units[i].Fate == board.Destroyed {
			o.Units[i].Word = "no room"
		}
	}
	o.FleeHead, o.FleeRule, o.FleeNote = "Where do they flee?", "STW-121", "The way back first, then own areas."
	if all.units() == 1 {
		o.Hint, o.FleeHead = "Point at an area with room.", "Where does it flee?"
	}
	for _, a := range p.Top().Areas {
		row := x.refuge(p, b, lost, a, all.size(p, lost))
		row.Spot = t.stwSpot("flee/"+a.String(), board.AreaTarget(int(a)))
		row.Chosen = chosen && to == a
		o.Flee = append(o.Flee, row)
	}
	for _, a := range b.Area.Place().Land {
		if len(o.Flee) >= 5 {
			break
		}
		if slices.Contains(p.Top().Areas, a) || !p.Open(a) {
			continue
		}
		if no, ok := p.Check(stw.Flee{Area: a, Force: lost.Left}).(*rules.Refusal); ok {
			o.Flee = append(o.Flee, board.FleeRow{Area: a.Name(), Text: curly(no.Text), Clause: no.Clause, Closed: true})
		}
	}
}

// refuge is the row of an area to flee to for so many units.
func (x *stwFight) refuge(p *stw.State, b *stw.Battle, lost *stw.BattleSide, a stw.Area, n int) board.FleeRow {
	there, room := p.Load(a, lost.Clan), p.Room(a, lost.Clan)
	row := board.FleeRow{Area: a.Name(), Text: fmt.Sprintf("%s there, room for all", count(there, "unit")), Value: fmt.Sprintf("%d of %d", there+min(n, room), there+room)}
	if there == 0 {
		row.Text = "empty, room for all"
	}
	if room < n {
		row.Text, row.Bad, row.Clause = fmt.Sprintf("room for %d, %d without", room, n-room), true, "STW-124"
	}
	return row
}

// refuges marks on the map where units may flee to, with the room they have, and the way that is shown.
func (x *stwFight) refuges(t *Table, p *stw.State, b *stw.Battle, m *board.EuropaMarks) {
	if step := stepOf(p); step != "losses" && step != "flee" || !b.Decided {
		return
	}
	lost := sideOf(b, 1-b.Winner)
	for _, a := range b.Refuges {
		badge := board.EuropaBadge{Kind: board.RoomBadge, Area: int(a), Text: fmt.Sprintf("room %d", p.Room(a, lost.Clan))}
		if p.Room(a, lost.Clan) < leftOf(p, b, lost).size(p, lost) {
			badge.Kind = board.WarningBadge
		}
		m.Badges = append(m.Badges, badge)
	}
	if f, to, ok := fleeing(t.shown()); ok {
		m.Arrows = append(m.Arrows, board.EuropaArrow{Kind: board.RetreatArrow, From: int(b.Area), To: int(to), Clan: t.clan(lost.Clan), Text: fmt.Sprint(f.units())})
	}
}
