package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// What scenarios give for the control of areas, and for what else they are about. Some of it counts after the last round
// only, if the game comes so far.

// final is what 1 GEO of the end of the game is worth now: less the more rounds are left, and the surer it is that somebody
// wins before.
func (o *outlook) final() float64 {
	v := 1 / (1 + 0.15*float64(o.left))
	if o.left == 0 || o.s.b.WinGEO == 0 {
		return v
	}
	level, top := make([]int, o.s.Seats()), 0
	for _, a := range Lands() {
		if g := &o.s.d.Ground[a-1]; o.seat[a] >= 0 {
			level[o.seat[a]] += g.Column + g.Farms
			top = max(top, level[o.seat[a]])
		}
	}
	return v * (lastPart + (1-lastPart)*odds(float64(o.s.b.WinGEO)-float64(top)-risePoint*float64(o.left)))
}

// markedPrize is 2 GEO at the end for each neutral Target Area token (STW-169).
func markedPrize(o *outlook, _ Clan, a Area) float64 {
	return 2 * o.end * float64(number(slices.Contains(o.s.At(a).Targets, NoClan)))
}

// hostagePrize is 3 GEO at the end for the own token, 1 for another's (STW-170).
func hostagePrize(o *outlook, c Clan, a Area) (v float64) {
	for _, x := range o.s.At(a).Targets {
		switch {
		case o.s.Mine(x, c):
			v += 3 * o.end
		case x != NoClan:
			v += o.end
		}
	}
	return v
}

// havenPrize is 1 GEO at the end for a haven (STW-171).
func havenPrize(o *outlook, _ Clan, a Area) float64 {
	return o.end * float64(number(a.Place().Haven))
}

// barrelPrize is 1 GEO at the end for each barrel (PWW-37).
func barrelPrize(o *outlook, _ Clan, a Area) float64 {
	return o.end * float64(o.s.At(a).Barrels)
}

// sanctuaryPrize is 2 victory points at the end for a sanctuary, and 1 in each Conclave to come (PWW-35).
func sanctuaryPrize(o *outlook, _ Clan, a Area) float64 {
	return float64(number(slices.Contains(o.s.At(a).Targets, NoClan))) * (2 + 0.8*float64(o.left))
}

// points are the victory points that a seat has.
func (o *outlook) points(seat rules.Seat) float64 { return float64(o.s.d.Players[seat].Points) }

// birthPrize is the 2 GEO of the Birthplace, which no thaw takes, and its free actions (SOH-61).
func birthPrize(o *outlook, _ Clan, a Area) float64 {
	return float64(number(a == birthplace)) * (2 + 0.4*float64(o.left))
}

// depotOf is the area with the depot of a seat, none before it is put down.
func (o *outlook) depotOf(seat rules.Seat) Area {
	c := o.s.Clan(seat)
	i := slices.IndexFunc(Lands(), func(a Area) bool { return slices.Contains(o.s.At(a).Targets, c) })
	if c == NoClan || i < 0 {
		return 0
	}
	return Lands()[i]
}

// depotPrize is 3 GEO at the end for a vassal in its primary clan's depot; what lies on its way has a part of it, and the
// primary had better make room (PWW-33).
func depotPrize(o *outlook, c Clan, a Area) float64 {
	seat := o.s.SeatOf(c)
	at, v := o.depotOf(seat), o.s.Vassal(seat)
	if !at.Is() || v == NoClan {
		return 0
	}
	switch there := o.lord[at] == v; {
	case c == v && a == at:
		return 3 * o.end
	case c == v && !there:
		return 2 * o.end * near(a, []Area{at})
	case a == at && near(at, o.s.Held(v)) == 0.5:
		return -1.2 * o.end
	}
	return 0
}

// depot is how well a seat's depot lies: two of the vassal's units are in it, or its zone is near while there is none, and no
// column is left to others when it changes hands.
func (o *outlook) depot(seat rules.Seat) float64 {
	s, at := o.s, o.depotOf(seat)
	if !at.Is() {
		return 0
	}
	if v := s.Vassal(seat); v != NoClan {
		return 0.5 * o.end * float64(number(o.lord[at] == v && s.Force(at, v).Units() > 1))
	}
	z := s.d.Players[seat].Zone
	return near(at, europa.Zones[s.b.otherZone(z)-1].Areas) - 0.1*float64(s.At(at).Column)
}

// mobile is the buildings on a seat's caravan board, as safe as the caravan, and the trucks that it has taken (SOH-56, SOH-58).
func (o *outlook) mobile(seat rules.Seat) float64 {
	v := o.s.Caravan(seat)
	return (0.35+0.65*o.guarded(seat))*(float64(v.Mobile.Farms)+0.2*float64(v.Mobile.Turrets)) + o.end*float64(v.Prizes)
}
