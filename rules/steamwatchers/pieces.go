package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// Recruit puts soldiers from the clan supply into an area, as many as the supply and the room there allow, elite ones
// first; it returns them.
func (t *Turn) Recruit(c Clan, a Area, f Force) Force {
	camp := &t.d.Camps[t.camp(c)]
	f.Elite = max(0, min(f.Elite, camp.Elite, t.Room(a, c)))
	f.Base = max(0, min(f.Base, camp.Base, t.Room(a, c)-f.Elite))
	camp.Base, camp.Elite = camp.Base-f.Base, camp.Elite-f.Elite
	t.add(a, c, f)
	if f.Units() > 0 {
		t.Say(Recruited{camp.Seat, c, a, f})
	}
	return f
}

// Lose takes soldiers off an area into the clan supply; those of a vassal go to the box (PWW-21).
func (t *Turn) Lose(c Clan, a Area, f Force) {
	t.add(a, c, Force{}.Minus(f))
	camp := &t.d.Camps[t.camp(c)]
	if camp.Vassal {
		camp.Lost = camp.Lost.Plus(f)
	} else {
		camp.Base, camp.Elite = camp.Base+f.Base, camp.Elite+f.Elite
	}
	t.Say(Lost{camp.Seat, c, a, f})
}

// Exile takes soldiers off an area, or off the clan supply for no area, onto the Death & Exile tile (STW-146).
func (t *Turn) Exile(seat rules.Seat, a Area, f Force) {
	c := t.Clan(seat)
	if a.Is() {
		t.add(a, c, Force{}.Minus(f))
	} else {
		camp := &t.d.Camps[t.camp(c)]
		camp.Base, camp.Elite = camp.Base-f.Base, camp.Elite-f.Elite
	}
	p := t.Player(seat)
	p.Exile = p.Exile.Plus(f)
	t.Say(Exiled{seat, a, f})
}

// Shift moves soldiers from one area to another. What follows from it is up to the caller.
func (t *Turn) Shift(c Clan, from, to Area, f Force) {
	t.add(to, c, f)
	t.rules(func(r *Rule) {
		if r.Shifted != nil {
			r.Shifted(t, c, from, to, f)
		}
	})
	t.add(from, c, Force{}.Minus(f))
}

// add changes the soldiers of a clan in an area. It panics if there are fewer than are taken.
func (t *Turn) add(a Area, c Clan, f Force) {
	g := t.At(a)
	i := slices.IndexFunc(g.Troops, func(x Troop) bool { return x.Clan == c })
	if i < 0 {
		g.Troops = append(g.Troops, Troop{Clan: c})
		i = len(g.Troops) - 1
	}
	now := g.Troops[i].Plus(f)
	if now.Base < 0 || now.Elite < 0 {
		panic("steamwatchers: no such soldiers in " + a.String())
	}
	if g.Troops[i].Force = now; now.Units() == 0 && !g.Troops[i].Caravan {
		g.Troops = slices.Delete(g.Troops, i, i+1)
	}
	if len(g.Troops) == 0 {
		g.Troops = nil
	}
	if f.Base < 0 || f.Elite < 0 {
		t.rules(func(r *Rule) {
			if r.Gone != nil {
				r.Gone(t, c, a)
			}
		})
	}
}

// Build puts a turret or farm of the general supply into an area. It panics if there is none or no room (STW-036).
func (t *Turn) Build(by rules.Seat, a Area, x Piece) {
	if t.Structures(a) >= t.b.Structures {
		panic("steamwatchers: no room for a structure in " + a.String())
	}
	if x == Farm {
		t.d.Farms--
		t.At(a).Farms++
	} else {
		t.d.Turrets--
		t.At(a).Turrets++
	}
	if t.d.Farms < 0 || t.d.Turrets < 0 {
		panic("steamwatchers: the general supply is empty")
	}
	t.Say(Built{by, a, x})
}

// Demolish takes a turret or farm off an area, to the box or to the general supply.
func (t *Turn) Demolish(by rules.Seat, a Area, x Piece, box bool) {
	g := t.At(a)
	back := &Buildings{}
	if box {
		back = &t.d.Boxed
	}
	if x == Farm {
		g.Farms--
		back.Farms++
	} else {
		g.Turrets--
		back.Turrets++
	}
	if g.Farms < 0 || g.Turrets < 0 {
		panic("steamwatchers: nothing to demolish in " + a.String())
	}
	if !box {
		t.d.Farms, t.d.Turrets = t.d.Farms+back.Farms, t.d.Turrets+back.Turrets
	}
	t.Say(Demolished{by, a, x, box})
}

// SetBeacon puts a beacon of the clan supply into an area (STW-094).
func (t *Turn) SetBeacon(c Clan, a Area) {
	t.d.Camps[t.camp(c)].Beacons--
	t.At(a).Beacon = c
	t.Say(BeaconSet{t.SeatOf(c), c, a})
}

// LiftBeacon takes the beacon of an area back into its clan supply, destroyed or taken back (STW-095, STW-096).
func (t *Turn) LiftBeacon(a Area, destroyed bool) {
	c := t.At(a).Beacon
	t.At(a).Beacon = NoClan
	t.d.Camps[t.camp(c)].Beacons++
	t.Say(BeaconLifted{t.SeatOf(c), c, a, destroyed})
}

// ReturnToken takes the Order token of an area back into its clan supply.
func (t *Turn) ReturnToken(a Area) {
	if tok := t.At(a).Token; tok != (Token{}) {
		t.At(a).Token = Token{}
		t.Say(TokenReturned{t.SeatOf(tok.Clan), tok.Clan, a, tok.Order})
	}
}

// Sweep returns the Order tokens of areas that their clans no longer control (STW-077), and a neutral force is back
// where nobody is (STW-116). An area that is fought over waits for the end of its combat.
func (t *Turn) Sweep() {
	for _, a := range Lands() {
		c := t.Controller(a)
		if t.Contested(a) {
			continue
		}
		if tok := t.At(a).Token; tok.Order != NoOrder && c != tok.Clan {
			t.ReturnToken(a)
		}
		if c == NoClan {
			t.At(a).Beaten = false
		}
	}
}

// SetContract puts a Careeners' contract of the clan supply on a floe (STW-092).
func (t *Turn) SetContract(c Clan, floe Area) {
	t.d.Camps[t.camp(c)].Contracts--
	t.At(floe).Contracts = append(t.At(floe).Contracts, c)
	t.Say(ContractSet{t.SeatOf(c), c, floe})
}

// DropContract returns a clan's contract on a floe to its clan supply.
func (t *Turn) DropContract(c Clan, floe Area) {
	g := t.At(floe)
	i := slices.Index(g.Contracts, c)
	if g.Contracts = slices.Delete(g.Contracts, i, i+1); len(g.Contracts) == 0 {
		g.Contracts = nil
	}
	t.d.Camps[t.camp(c)].Contracts++
}
