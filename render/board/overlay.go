package board

import (
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// Colours of marks: what may be pointed at, what is pointed at or about to happen, what is refused, what a line
// of the log is about.
var (
	litColor     = draw.Hex(0xffdf8a)
	hotColor     = draw.Hex(0xfff3c8)
	spectral     = draw.Hex(0x9dff4a)
	spectralPale = draw.Hex(0xd8ff9e)
	spectralDark = draw.Hex(0x10240a)
	dashColor    = draw.Hex(0xe9ffc8)
	refusedColor = draw.Hex(0xff6a4a)
	touchedColor = draw.Hex(0x9fd8ff)
)

// nightVeil is laid over what steps back.
var nightVeil = draw.Color{R: 0x0c, G: 0x08, B: 0x1c, A: 120}

// A mark says how strongly one thing is marked, and in which colour.
type mark struct {
	what     rules.Target
	color    draw.Color
	strength float32
}

// weights are the marks of one build.
type weights struct {
	marks []mark
	focus rules.Target // what the keyboard is on
	pulse float32      // of what is about to happen
	shift float32      // how far dashes have run
}

// weigh turns what the caller marks, and what the pointer is on, into marks.
func (b *Houses) weigh(u *ui.UI, n *Night, m *Marks) (w weights) {
	w.pulse, w.shift = b.breath(u, 0.75)
	add := func(t rules.Target, c draw.Color, strength float32) {
		if b.known(n, t) {
			w.marks = append(w.marks, mark{t, c, strength})
		}
	}
	hot := b.hotTarget(u)
	if u.Focused() != "" && b.known(n, hot) {
		w.focus = hot
	}
	for _, t := range m.Touched {
		add(t, touchedColor, 1)
	}
	for _, t := range m.Lit {
		if t != hot {
			add(t, litColor, w.pulse*0.8)
		}
	}
	for _, t := range m.Chosen {
		add(t, spectralPale, 1)
	}
	if m.isLit(hot) || slices.Contains(m.Reach, hot) {
		add(hot, hotColor, 1.4)
	} else if hot.Kind != "" && hot == m.Refused {
		add(hot, refusedColor, 0.9)
	}
	if m.Tile != nil {
		add(House(m.Tile.House), spectralPale, w.pulse)
	}
	if m.Ghost != nil {
		k := n.Land.Links[m.Ghost.Link]
		add(House(k.A), spectralPale, 0.6)
		add(House(k.B), spectralPale, 0.6)
	}
	return w
}

// known reports whether a target lies on this map.
func (b *Houses) known(n *Night, t rules.Target) bool {
	most := 0
	switch t.Kind {
	case HouseKind, RiderKind:
		most = len(n.Cubes)
	case LinkKind:
		most = len(n.Owner)
	case CubeKind:
		most = len(n.Cubes) * int(rail.Goods)
	}
	return t.ID >= 0 && t.ID < most
}

// markGround paints the part of the marks that lies under houses and cubes.
func (b *Houses) markGround(p pen, n *Night, m *Marks, w weights) {
	if m.Dim {
		p.l.Round(b.whole().Meet(p.v.box).Inset(5*p.v.k), 3*p.v.k, draw.Solid(nightVeil))
	}
	for _, g := range m.Paper {
		b.paperLink(p, n, g)
	}
	if m.Plan != nil {
		b.plannedWays(p, n, m.Plan, w.shift)
	}
	if m.Flight != nil {
		b.flightWay(p, n, m.Flight, w.shift)
	}
	for _, k := range w.marks {
		b.glowUnder(p, n, m, k)
	}
	for _, k := range w.marks {
		if k.what.Kind == LinkKind {
			b.lantern(p, n, k.what.ID)
			p.l.Ring(p.at(b.plan.lantern[k.what.ID].Add(draw.Pt(0, -2))), 17.5*p.v.k, 2*p.v.k, draw.Fade(k.color, 0.95*k.strength))
		}
	}
	if m.Ghost != nil {
		b.ghostLink(p, n, m.Ghost, w.pulse)
	}
}

// glowUnder paints the light of a mark on the ground.
func (b *Houses) glowUnder(p pen, n *Night, m *Marks, k mark) {
	halo := func(at draw.Point, w, h, alpha float32) {
		p.glow("lantern-halo", draw.Around(at, w, h), draw.Fade(k.color, alpha*k.strength))
	}
	switch k.what.Kind {
	case HouseKind:
		b.haloed(p, n, rail.Stop(k.what.ID), k.color, k.strength)
	case LinkKind:
		lane := b.plan.lane[k.what.ID]
		mid := lane[laneSteps/6 : laneSteps-laneSteps/6+1]
		p.softly(mid, 14, draw.Fade(k.color, 0.3*k.strength))
		p.dashed(mid, 2.4, draw.Fade(k.color, 0.9*k.strength), 5, 6, 0)
		halo(b.plan.lantern[k.what.ID], 78, 78, 0.75)
	default:
		b.eachCube(n, m, k.what, func(at draw.Point, _ rail.Good) { halo(at, 60, 60, 0.9) })
	}
}

// aura is the outline of a house, a little larger than the house, seen from its point; a new city is higher.
var aura = [...]draw.Point{{X: -31, Y: -13}, {X: -24, Y: -23}, {X: -15, Y: -45}, {X: 7, Y: -47}, {X: 15, Y: -30}, {X: 31, Y: -10}, {X: 22, Y: -3},
	{X: 24, Y: 19}, {X: -26, Y: 19}, {X: -26, Y: -6}}

// cityMore is how much higher a new city is than a house.
const cityMore = cityUp - houseUp

// haloed paints light behind a house and a line around it.
func (b *Houses) haloed(p pen, n *Night, s rail.Stop, c draw.Color, strength float32) {
	at := b.plan.house[s]
	p.glow("lantern-halo", draw.Around(at.Add(draw.Pt(0, -6)), 136, 128), draw.Fade(c, 0.85*strength))
	out := make([]draw.Point, len(aura))
	for i, q := range aura {
		if n.City[s] > 0 && q.Y < -20 {
			q.Y -= cityMore
		}
		out[i] = p.at(at.Add(q))
	}
	p.l.Outline(out, 7*p.v.k, draw.Fade(c, 0.22*strength))
	p.l.Outline(out, 2.6*p.v.k, draw.Fade(c, 0.95*strength))
}

// markPieces paints the part of the marks that lies over houses and cubes.
func (b *Houses) markPieces(p pen, n *Night, m *Marks, w weights) {
	if m.Tile != nil {
		after := *n
		after.City = append([]int(nil), n.City...)
		after.City[m.Tile.House] = m.Tile.City + 1
		p.house(b.plan, &after, m.Tile.House)
		p.cubes(b.plan, n, m.Tile.House, leavers{})
		tile := *b
		tile.plates, tile.cities = nil, nil
		tile.setPlates(p.l.Metrics, &after, b.grown)
		b, n = &tile, &after
		p.plate(b.plates[m.Tile.House], n, m.Tile.House)
	}
	for _, k := range w.marks {
		switch k.what.Kind {
		case HouseKind:
			if !m.Mute {
				p.plateRing(b.plates[k.what.ID], draw.Fade(k.color, k.strength))
			}
		case CubeKind, RiderKind:
			b.eachCube(n, m, k.what, func(at draw.Point, g rail.Good) { p.ringCube(at, g, k.color, k.strength) })
		}
	}
	b.focusRing(p, n, m, w.focus)
	if m.Plan != nil {
		b.plannedEnds(p, n, m)
	}
	if m.Flight != nil {
		b.flightPieces(p, n, m)
	}
}

// eachCube visits the cubes that a target means, where they lie.
func (b *Houses) eachCube(n *Night, m *Marks, t rules.Target, visit func(at draw.Point, g rail.Good)) {
	s, g := rail.Stop(t.ID), rail.Orange
	if t.Kind == CubeKind {
		s, g = rail.Stop(t.ID/int(rail.Goods)), rail.Good(t.ID%int(rail.Goods))
	}
	if m.Bare {
		return
	}
	gone := b.leaving(n, m)
	for i, x := range show(n.Cubes[s]) {
		if x == g && i < len(cubeSeat) && !gone.has(s, i) {
			visit(b.plan.cubeAt(s, i), g)
		}
	}
}

func (p pen) ringCube(at draw.Point, g rail.Good, c draw.Color, strength float32) {
	out := p.path(cubeOutline(at, cubeWide+6))
	p.l.Fill(out, draw.Solid(draw.Fade(c, 0.5*strength)))
	p.l.Outline(out, 2*p.v.k, draw.Fade(c, 0.95*strength))
	p.cubeOnly(at, cubeWide, g, 1)
}

// focusRing shows what the keyboard is on: a thick double ring.
func (b *Houses) focusRing(p pen, n *Night, m *Marks, x rules.Target) {
	around := func(at draw.Point, r float32) {
		c := p.at(at)
		thick := max(2.2, 3*p.v.k)
		r *= p.v.k
		p.l.Ring(c, r, thick*3.2, draw.Fade(draw.Hex(0x0c0806), 0.85))
		p.l.Ring(c, r-thick, thick, draw.Hex(0xfff3c8))
		p.l.Ring(c, r+thick, thick, draw.Hex(0xffb52e))
	}
	switch x.Kind {
	case HouseKind:
		at := b.plan.house[x.ID]
		up := float32(12)
		if n.City[x.ID] > 0 {
			up += cityMore / 2
		}
		around(at.Add(draw.Pt(0, -up)), 42)
	case LinkKind:
		k := n.Land.Links[x.ID]
		around(b.plan.lantern[x.ID].Add(draw.Pt(0, -2)), 23)
		for _, s := range [...]rail.Stop{k.A, k.B} { // the houses that it joins
			p.l.Ring(p.at(b.plan.house[s].Add(draw.Pt(0, -12))), 38*p.v.k, max(1.6, 2*p.v.k), draw.Fade(draw.Hex(0xffd873), 0.8))
		}
	case CubeKind, RiderKind:
		b.eachCube(n, m, x, func(at draw.Point, _ rail.Good) { around(at, 16) })
	}
}

// ghostLink shows a link as it will be.
func (b *Houses) ghostLink(p pen, n *Night, g *Ghost, strength float32) {
	v, lane := n.Livery[g.Seat], b.plan.lane[g.Link]
	p.softly(lane, 18, draw.Fade(spectral, 0.5*strength))
	p.line(lane, laneCasing, draw.Fade(casing, 0.9))
	p.line(lane, laneBallast, draw.Fade(v.ballast(), 0.9))
	p.dashed(lane, laneOwner, v.Color, 9, 5, 0)
	at := b.plan.lantern[g.Link]
	p.glow("lantern-halo", draw.Around(at, 92, 92), draw.Fade(spectral, 0.7*strength))
	p.lit(at, v, 0.85)
	p.l.Ring(p.at(at.Add(draw.Pt(0, 1))), 20*p.v.k, 2*p.v.k, draw.Fade(spectralPale, strength))
}

// paperLink shows a link that lies there on paper only: a strip cut from a sheet, with the owner's colour as dashes
// and no light in the lantern.
func (b *Houses) paperLink(p pen, n *Night, g Ghost) {
	lane, at := b.plan.lane[g.Link], b.plan.lantern[g.Link]
	p.line(lane, 13, draw.Fade(draw.Hex(0x120d08), 0.55))
	p.line(lane, 10.5, paperColor)
	p.dashed(lane, 4.4, draw.Mix(n.Livery[g.Seat].Color, draw.Hex(0x2b2118), 0.25), 3.5, 5, 0)
	p.l.Disc(p.at(at), 18*p.v.k, draw.Solid(draw.Fade(draw.Hex(0x120d08), 0.55)))
	p.l.Disc(p.at(at), 16.5*p.v.k, draw.Solid(paperColor))
	p.l.Ring(p.at(at), 14*p.v.k, 1.2*p.v.k, draw.Hex(0x8a6a3a)).Dash = [2]float32{3 * p.v.k, 3 * p.v.k}
	p.unlit(at)
}

// paperColor is the paper of what lies on paper.
var paperColor = draw.Hex(0xefe3c8)
