package board

import "kettle/render/draw"

// A unitPlace is one piece of a troop: where its foot stands.
type unitPlace struct {
	name string
	foot draw.Point
	tech bool // on a Tech Support base
	gone bool // about to leave
}

// ranked is how the pieces of one troop stand in a row from there: base soldiers, elite soldiers, the caravan behind them.
// Of those that leave the last of each kind go.
func ranked(start draw.Point, t, gone Troop) (row []unitPlace) {
	step, x := float32(15), start.X
	n := t.Base + t.Elite
	switch {
	case n == 4:
		step = 13
	case n == 5:
		step = 10
	case n > 5:
		step = 46 / float32(n)
	}
	if t.Trucks > 0 {
		row = append(row, unitPlace{name: "truck", foot: draw.Pt(x+44, start.Y+1), gone: gone.Trucks > 0})
		step, x = min(step, 14), x-3
	}
	for k := range n {
		u := unitPlace{name: "soldier", foot: draw.Pt(x+13+float32(k)*step, start.Y)}
		if k < t.Base {
			u.tech, u.gone = k < t.Tech, k >= t.Base-gone.Base
		} else {
			u.name, u.gone = "elite", k >= n-gone.Elite
			u.foot.X += 4
		}
		row = append(row, u)
	}
	return row
}

// troops paints the units of an area. One clan stands in a row; several stand side by side, one figure of each kind with
// its number.
func (p pen) troops(start draw.Point, list []Troop, gone Troop) {
	if len(list) == 1 {
		p.row(start, list[0], gone)
		return
	}
	all := crowd(start, list, gone)
	for _, f := range all {
		p.unit(f.unitPlace, f.clan, 1)
	}
	for _, f := range all { // above the figures beside them too
		switch {
		case f.name == "truck":
			p.tally(f.foot.Add(draw.Pt(12, -29)), f.n)
		case f.n > 1:
			p.tally(f.foot.Add(draw.Pt(5, -4)), f.n)
		}
	}
}

// A figure stands for all units of a kind and a clan where several clans are in an area.
type figure struct {
	unitPlace
	clan Clan
	n    int // how many units, or trucks of the caravan
}

// crowd is how the figures of several clans stand, as far apart as there is room for.
func crowd(start draw.Point, list []Troop, gone Troop) (all []figure) {
	for _, t := range list {
		leave := Troop{}
		if t.Clan.ID == gone.Clan.ID {
			leave = gone
		}
		for _, k := range []struct {
			name     string
			n, leave int
		}{{"truck", t.Trucks, leave.Trucks}, {"soldier", t.Base, leave.Base}, {"elite", t.Elite, leave.Elite}} {
			if k.n > 0 {
				all = append(all, figure{unitPlace{name: k.name, gone: k.leave > 0}, t.Clan, k.n})
			}
		}
	}
	step := min(24, 66/float32(max(1, len(all)-1)))
	for i := range all {
		all[i].foot = start.Add(draw.Pt(13+step*float32(i), 0))
	}
	return all
}

// troopBoxes are the boxes of the troops of an area.
func (p pen) troopBoxes(start draw.Point, list []Troop) (out []draw.Rect) {
	var crowded []figure
	if len(list) > 1 {
		crowded = crowd(start, list, Troop{})
	}
	for _, t := range list {
		if t.size() == 0 {
			continue
		}
		var all []draw.Point
		for _, f := range crowded {
			if f.clan.ID == t.Clan.ID {
				all = append(all, f.foot.Add(draw.Pt(-11, -38)), f.foot.Add(draw.Pt(11, 0)))
			}
		}
		if len(list) == 1 {
			for _, u := range ranked(start, t, Troop{}) {
				all = append(all, p.standing(u.name, u.foot, p.unitTall(u.name)).Corners()...)
			}
		}
		out = append(out, draw.Bounds(all))
	}
	return out
}

// unitTall is how tall the base soldier is beside whom a piece has its size.
func (p pen) unitTall(name string) float32 {
	if name != "truck" {
		return soldierTall
	}
	r := sized(shape(name), draw.Point{}, 1)
	return truckWide * r.H / r.W
}

func (p pen) unit(u unitPlace, c Clan, alpha float32) {
	if u.gone {
		alpha *= 0.5
	}
	p.standee(u.name, u.foot, p.unitTall(u.name), c, alpha)
}

// row paints one troop.
func (p pen) row(start draw.Point, t, gone Troop) {
	for _, u := range ranked(start, t, gone) {
		if u.tech { // raised, so that the base is seen below
			r := sized("tech-base.line", u.foot.Sub(draw.Pt(0, 4)), 30)
			p.token("tech-base", r.Mid(), r.H, t.TechOf, 1)
			u.foot.Y -= 7
		}
		p.unit(u, t.Clan, 1)
	}
	p.wrecks(start, t)
}

// wrecks tells how many trucks a caravan has: as much room it takes (SOH-08).
func (p pen) wrecks(start draw.Point, t Troop) {
	if t.Trucks > 0 {
		p.tally(start.Add(draw.Pt(66, -28)), t.Trucks)
	}
}
