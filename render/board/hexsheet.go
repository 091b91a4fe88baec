package board

import (
	"kettle/render/draw"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// printSheet paints the sheet of a map that has no picture, a player's own: the tints, the rivers, the coast and the
// relief of its theme, plainer than the printed ones.
func (p pen) printSheet(pl *hexPlan) {
	t := pl.theme
	each := func(paint func(h track.HexID)) {
		for h := range pl.c {
			paint(rail.Stop(h))
		}
	}
	land := func(paint func(h track.HexID)) {
		each(func(h track.HexID) {
			if pl.isLand(h) {
				paint(h)
			}
		})
	}
	whole := p.box(draw.Rc(0, 0, sheetSize.X, sheetSize.Y))
	p.l.Box(whole, draw.Solid(t.far))
	p.shelf(pl)
	land(func(h track.HexID) {
		p.l.Fill(p.path(shifted(pl.outline(h), draw.Pt(0, pl.r*0.09))), draw.Solid(draw.Fade(t.coast, 0.5)))
	})
	land(func(h track.HexID) { p.l.Fill(p.path(pl.poly(h, 1.005)), draw.Solid(pl.shadeOf(h))) })
	land(func(h track.HexID) { p.l.Fill(p.path(pl.outline(h)), draw.Solid(pl.shadeOf(h))) })
	p.rivers(pl)
	land(func(h track.HexID) {
		p.l.Outline(p.path(pl.poly(h, 1)), max(0.7, 0.03*pl.r*p.v.k), draw.Fade(t.grid, 0.42))
	})
	each(func(h track.HexID) { p.relief(pl, h) })
	p.shores(pl)
	each(func(h track.HexID) { p.blocked(pl, h) })
	for _, a := range pl.land.Drawing.Avenues {
		line := []draw.Point{pl.at.Add(axial(a.From, pl.r)), pl.at.Add(axial(a.To, pl.r))}
		p.line(line, 0.2*pl.r, draw.Hex(0x6d4a33))
		p.line(line, 0.14*pl.r, draw.Hex(0xb98a5c))
	}
	if pl.rose.W > 0 {
		p.compass(pl.rose.Mid().Add(draw.Pt(0, 7)), pl.rose.W*0.42, draw.Mix(t.far, draw.Hex(0x15100a), 0.62), draw.Mix(t.far, draw.Hex(0xfff6dc), 0.5))
	}
	p.l.Tile("paper-grain", whole, 512).Tint = white(0.16)
	p.paperEdge()
}

// shifted is a line moved by d.
func shifted(line []draw.Point, d draw.Point) []draw.Point {
	out := make([]draw.Point, len(line))
	for i, q := range line {
		out[i] = q.Add(d)
	}
	return out
}

// noise is a number from 0 to 1 that belongs to a hex.
func noise(at hex.At, salt uint32) float32 {
	h := uint32(at.Q*73856093) ^ uint32(at.R*19349663) ^ salt*83492791
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float32(h%1024) / 1024
}

// shadeOf is the tint of a hex, of three that are nearly alike.
func (pl *hexPlan) shadeOf(h track.HexID) draw.Color {
	x := &pl.land.Hexes[h]
	i := int(noise(x.At, 1) * 2.99)
	switch {
	case x.Zone == "centre" && pl.theme.centre[i].A > 0:
		return pl.theme.centre[i]
	case x.Zone == "" && x.Terrain == track.Plain, x.Zone == "suburb":
		return pl.theme.land[i]
	}
	return pl.tint(h)
}

// A reach is a side between two river hexes.
type reach struct {
	h track.HexID
	s hex.Side
}

// course is the sides by which rivers flow: of all pairs of river hexes side by side the straightest ones, as long as
// they close no ring.
func (pl *hexPlan) course() (out []hex.Set) {
	out = make([]hex.Set, len(pl.c))
	root := make([]track.HexID, len(pl.c))
	var all []reach
	wet := func(h track.HexID) bool { return pl.land.Hexes[h].Wet() }
	for h := range pl.c {
		h := rail.Stop(h)
		root[h] = h
		for s := range hex.Side(3) {
			if n := pl.beside(h, s); n != track.None && wet(h) && wet(n) {
				all = append(all, reach{h, s})
			}
		}
	}
	find := func(h track.HexID) track.HexID {
		for root[h] != h {
			h = root[h]
		}
		return h
	}
	bend := func(h track.HexID, s hex.Side) (cost int) {
		for _, o := range out[h].Sides() {
			cost++
			if o == s.Turn(1) || o == s.Turn(-1) {
				cost += 2
			}
		}
		return cost
	}
	for {
		best, least := reach{h: track.None}, 99
		for _, e := range all {
			n := pl.beside(e.h, e.s)
			if find(e.h) == find(n) {
				continue
			}
			if c := bend(e.h, e.s) + bend(n, e.s.Opposite()); c < least {
				best, least = e, c
			}
		}
		if best.h == track.None {
			return out
		}
		n := pl.beside(best.h, best.s)
		out[best.h] |= hex.SetOf(best.s)
		out[n] |= hex.SetOf(best.s.Opposite())
		root[find(best.h)] = find(n)
	}
}

// mouth is the side by which a river that ends beside the coast reaches the sea: the straightest way. It is empty inland,
// and on a map without sea.
func (pl *hexPlan) mouth(h track.HexID, sides hex.Set) (out hex.Set) {
	if sides.Len() != 1 || pl.theme.sea == nil {
		return 0
	}
	from := sides.Sides()[0]
	for _, s := range [...]hex.Side{from.Turn(3), from.Turn(2), from.Turn(4)} {
		if pl.shore(h, s) {
			return hex.SetOf(s)
		}
	}
	return 0
}

// rivers paints a ribbon from each river hex to the next, so that they join.
func (p pen) rivers(pl *hexPlan) {
	var lines [][]draw.Point
	for h, sides := range pl.course() {
		h := rail.Stop(h)
		x := &pl.land.Hexes[h]
		if !x.River {
			continue
		}
		j := pl.c[h].Add(draw.Pt((noise(x.At, 2)-0.5)*0.4*pl.r, (noise(x.At, 3)-0.5)*0.4*pl.r))
		by := j.Sub(pl.c[h])
		ends := (sides | pl.mouth(h, sides)).Sides()
		if len(ends) == 2 { // one bend from side to side
			a, b := pl.mid(h, ends[0]), pl.mid(h, ends[1])
			lines = append(lines, draw.Cubic(a, a.Add(pl.c[h].Sub(a).Mul(0.75)).Add(by), b.Add(pl.c[h].Sub(b).Mul(0.75)).Add(by), b, 14))
			continue
		}
		for _, s := range ends {
			m := pl.mid(h, s)
			lines = append(lines, draw.Cubic(m, m.Add(pl.c[h].Sub(m).Mul(0.5)), j.Add(m.Sub(j).Mul(0.4)), j, 8))
		}
		if sides == 0 {
			lines = append(lines, draw.Cubic(j.Add(draw.Pt(-0.5*pl.r, 0.1*pl.r)), j.Add(draw.Pt(-0.2*pl.r, -0.3*pl.r)), j.Add(draw.Pt(0.2*pl.r, 0.3*pl.r)), j.Add(draw.Pt(0.5*pl.r, -0.1*pl.r)), 10))
		}
	}
	for _, w := range [...]struct {
		wide float32
		c    draw.Color
	}{{0.33, pl.theme.bank}, {0.24, pl.theme.river}, {0.045, pl.theme.shine}} {
		for _, l := range lines {
			p.line(l, w.wide*pl.r, w.c)
			for _, end := range [...]draw.Point{l[0], l[len(l)-1]} {
				p.l.Disc(p.at(end), w.wide*pl.r*p.v.k/2, draw.Solid(w.c))
			}
		}
	}
}

// blocked paints the sides that track may not cross.
func (p pen) blocked(pl *hexPlan, h track.HexID) {
	for _, s := range pl.land.Hexes[h].Blocked.Sides() {
		line := []draw.Point{pl.corner(h, int(s+4)%6), pl.corner(h, int(s+5)%6)}
		p.line(line, 0.16*pl.r, pl.theme.ink)
	}
}

// relief paints mountains, woods, bays and tunnels.
func (p pen) relief(pl *hexPlan, h track.HexID) {
	x, c, r := &pl.land.Hexes[h], pl.c[h], pl.r
	switch {
	case x.Terrain == track.Bay:
		p.l.Fill(p.path(pl.poly(h, 0.97)), draw.Solid(pl.theme.bay))
		p.l.Outline(p.path(pl.poly(h, 0.99)), max(0.7, 0.03*r*p.v.k), draw.Color{R: 255, G: 255, B: 255, A: 110})
		p.sprite("wave", sized("wave", c, 1.3*r))
	case x.Terrain == track.Tunnel:
		p.l.Fill(p.path(pl.poly(h, 0.97)), draw.Solid(draw.Fade(draw.Hex(0x12243c), 0.55)))
		p.sprite("seikan-portal", sized("seikan-portal", c, 0.7*r))
	case x.Site != track.Open:
	case x.Terrain == track.Mountain:
		name := [...]string{"mountain-1", "mountain-2", "mountain-3"}[int(noise(x.At, 4)*2.99)]
		p.sprite(name, sized(name, c, 1.5*r)).Tint = white(0.92)
	case !x.River && x.Zone != "centre" && x.Zone != "boundary" && noise(x.At, 5) < 0.17:
		p.sprite("forest", sized("forest", c, 1.15*r)).Tint = white(0.6)
	}
}

// paperEdge paints the cream border of a sheet.
func (p pen) paperEdge() {
	b := p.box(draw.Rc(0, 0, sheetSize.X, sheetSize.Y))
	k := p.v.k
	p.l.Frame(b.Inset(4.5*k), 1, 9*k, draw.Hex(0xe6d7b0))
	edge := draw.Hex(0x4a3a26)
	for x := float32(40); x < sheetSize.X-20; x += 40 {
		p.line([]draw.Point{{X: x, Y: 0}, {X: x, Y: 9}}, 0.8, edge)
		p.line([]draw.Point{{X: x, Y: sheetSize.Y - 9}, {X: x, Y: sheetSize.Y}}, 0.8, edge)
	}
	for y := float32(44); y < sheetSize.Y-20; y += 40 {
		p.line([]draw.Point{{X: 0, Y: y}, {X: 9, Y: y}}, 0.8, edge)
		p.line([]draw.Point{{X: sheetSize.X - 9, Y: y}, {X: sheetSize.X, Y: y}}, 0.8, edge)
	}
	p.l.Frame(b.Inset(0.6*k), 1, 1.2*k, edge)
	p.l.Frame(b.Inset(6.6*k), 1, 0.6*k, draw.Fade(draw.Hex(0x4a3a26), 0.7))
	p.l.Frame(b.Inset(9*k), 1, 1.3*k, edge)
}
