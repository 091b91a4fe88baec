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
	for k, t := range list {
		g := Troop{}
		if t.Clan.ID == gone.Clan.ID {
			g = gone
		}
		p.few(start.Add(draw.Pt(float32(k)*troopStep(list), 0)), t, g)
	}
}

// troopStep is how far the troops of several clans stand apart.
func troopStep(list []Troop) float32 { return min(36, 72/float32(max(1, len(list)))) }

// troopBoxes are the boxes of the troops of an area.
func (p pen) troopBoxes(start draw.Point, list []Troop) (out []draw.Rect) {
	for k, t := range list {
		if t.size() == 0 {
			continue
		}
		if len(list) > 1 {
			out = append(out, draw.Rc(start.X+float32(k)*troopStep(list), start.Y-38, troopStep(list)-2, 38))
			continue
		}
		var all []draw.Point
		for _, u := range ranked(start, t, Troop{}) {
			all = append(all, p.standing(u.name, u.foot, p.unitTall(u.name)).Corners()...)
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

// few paints one figure of each kind with its number.
func (p pen) few(start draw.Point, t, gone Troop) {
	x := start.X + 13
	figure := func(name string, n, leave int) {
		if n == 0 {
			return
		}
		p.unit(unitPlace{name: name, foot: draw.Pt(x, start.Y), gone: leave > 0}, t.Clan, 1)
		if n > 1 {
			p.tally(draw.Pt(x+5, start.Y-4), n)
		}
		x += 17
	}
	if t.Trucks > 0 {
		p.unit(unitPlace{name: "truck", foot: draw.Pt(x+10, start.Y), gone: gone.Trucks > 0}, t.Clan, 1)
		p.wrecks(start.Sub(draw.Pt(30, 0)), t)
	}
	figure("soldier", t.Base, gone.Base)
	figure("elite", t.Elite, gone.Elite)
}
