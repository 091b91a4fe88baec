package board

import (
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

// night is laid over what steps back.
var nightVeil = draw.Color{R: 0x0c, G: 0x08, B: 0x1c, A: 105}

// mark paints what changes from tick to tick, over what rests. What a mark lies on is painted again on top of it.
func (b *Houses) mark(u *ui.UI, p pen, n *Night, m *Marks) {
	strength, shift := b.breath(u)
	if m.Dim {
		p.l.Round(b.whole().Meet(p.v.box).Inset(5*p.v.k), 3*p.v.k, draw.Solid(nightVeil))
	}
	if m.Plan != nil {
		b.planned(p, n, m, shift)
	}
	if m.Flight != nil {
		b.flight(p, n, m, shift)
	}
	hot := b.hotTarget(u)
	for _, t := range m.Touched {
		b.ringed(p, n, m, t, touchedColor, 1)
	}
	for _, t := range m.Lit {
		if t != hot {
			b.ringed(p, n, m, t, litColor, strength*0.8)
		}
	}
	for _, t := range m.Chosen {
		b.ringed(p, n, m, t, spectralPale, 1)
	}
	if m.isLit(hot) {
		b.ringed(p, n, m, hot, hotColor, 1.4)
	} else if hot.Kind != "" && hot == m.Refused {
		b.ringed(p, n, m, hot, refusedColor, 0.9)
	}
	if m.Ghost != nil {
		b.ghostLink(p, n, m.Ghost, strength)
	}
	if m.Tile != nil {
		b.ghostTile(p, n, m, strength)
	}
	if m.Flight != nil {
		b.numbers(p, n, m.Flight)
		b.flyer(p, n, m.Flight)
	}
}

// hotTarget is what the pointer or the keyboard is on, by the hits of the last build.
func (b *Houses) hotTarget(u *ui.UI) rules.Target {
	id := u.Focused()
	if id == "" {
		id = u.Hot()
	}
	if t, ok := b.met[id]; ok {
		return t
	}
	return rules.Target{}
}

// ringed marks one thing: a glow under it, the thing itself again, and a ring or an edge.
func (b *Houses) ringed(p pen, n *Night, m *Marks, t rules.Target, c draw.Color, strength float32) {
	switch t.Kind {
	case HouseKind:
		if t.ID >= 0 && t.ID < len(b.plan.house) {
			b.ringHouse(p, n, m, rail.Stop(t.ID), c, strength)
		}
	case LinkKind:
		if t.ID >= 0 && t.ID < len(b.plan.lane) {
			b.ringLink(p, n, t.ID, c, strength)
		}
	case CubeKind:
		b.ringCubes(p, n, m, rail.Stop(t.ID/int(rail.Goods)), rail.Good(t.ID%int(rail.Goods)), c, strength)
	case RiderKind:
		b.ringCubes(p, n, m, rail.Stop(t.ID), rail.Orange, c, strength)
	}
}

func (b *Houses) ringHouse(p pen, n *Night, m *Marks, s rail.Stop, c draw.Color, strength float32) {
	at := b.plan.house[s]
	p.glow("lantern-halo", draw.Around(at.Add(draw.Pt(0, 4)), 120, 104), draw.Fade(c, 0.62*strength))
	foot := p.box(draw.Around(at.Add(draw.Pt(0, 15)), 74, 27))
	p.l.Fill(draw.Ellipse(foot), draw.Solid(draw.Fade(c, 0.16*strength)))
	p.l.Outline(draw.Ellipse(foot), 2*p.v.k, draw.Fade(c, 0.95*strength))
	b.again(p, n, m, s, draw.Fade(c, strength))
}

// again paints a house with its cubes and plate over marks that lie on it.
func (b *Houses) again(p pen, n *Night, m *Marks, s rail.Stop, edge draw.Color) {
	p.house(b.plan, n, s, 1)
	if !m.Bare {
		p.cubes(b.plan, n, s, b.leaving(n, m))
	}
	if !m.Mute {
		p.plate(b.plan, n, s, edge)
	}
}

func (b *Houses) ringLink(p pen, n *Night, i int, c draw.Color, strength float32) {
	lane := b.plan.lane[i]
	mid := lane[laneSteps/5 : laneSteps-laneSteps/5+1]
	p.softly(mid, 15, draw.Fade(c, 0.42*strength))
	p.dashed(mid, 2.4, draw.Fade(c, 0.9*strength), 5, 6, 0)
	at := b.plan.lantern[i]
	p.glow("lantern-halo", draw.Around(at, 78, 78), draw.Fade(c, 0.75*strength))
	if n.Owner[i] >= 0 {
		p.lit(at, n.Livery[n.Owner[i]], 1)
	} else {
		p.unlit(at)
	}
	p.l.Ring(p.at(at.Add(draw.Pt(0, -2))), 17.5*p.v.k, 2*p.v.k, draw.Fade(c, 0.95*strength))
}

func (b *Houses) ringCubes(p pen, n *Night, m *Marks, s rail.Stop, g rail.Good, c draw.Color, strength float32) {
	if s < 0 || int(s) >= len(n.Cubes) || m.Bare {
		return
	}
	gone := b.leaving(n, m)
	for i, x := range show(n.Cubes[s]) {
		if x != g || i >= len(cubeSeat) || gone.has(s, i) {
			continue
		}
		b.ringCube(p, b.plan.cubeAt(s, i), g, c, strength)
	}
}

func (b *Houses) ringCube(p pen, at draw.Point, g rail.Good, c draw.Color, strength float32) {
	p.glow("lantern-halo", draw.Around(at, 58, 58), draw.Fade(c, 0.95*strength))
	out := p.path(cubeOutline(at, cubeWide+6))
	p.l.Fill(out, draw.Solid(draw.Fade(c, 0.28*strength)))
	p.l.Outline(out, 2*p.v.k, draw.Fade(c, 0.95*strength))
	p.cubeOnly(at, cubeWide, g, 1)
}

// ghostLink shows a link as it will be.
func (b *Houses) ghostLink(p pen, n *Night, g *Ghost, strength float32) {
	v, lane := n.Livery[g.Seat], b.plan.lane[g.Link]
	p.softly(lane, 18, draw.Fade(spectral, 0.5*strength))
	p.line(lane, laneCasing, draw.Fade(casing, 0.9))
	p.line(lane, laneBallast, draw.Fade(draw.Mix(v.Color, draw.Hex(0), 0.45), 0.9))
	p.dashed(lane, laneOwner, v.Color, 9, 5, 0)
	k := n.Land.Links[g.Link]
	for _, s := range [...]rail.Stop{k.A, k.B} {
		b.again(p, n, &Marks{}, s, spectralPale)
	}
	at := b.plan.lantern[g.Link]
	p.glow("lantern-halo", draw.Around(at, 92, 92), draw.Fade(spectral, 0.7*strength))
	p.lit(at, v, 0.85)
	p.l.Ring(p.at(at.Add(draw.Pt(0, 1))), 20*p.v.k, 2*p.v.k, draw.Fade(spectralPale, strength))
}

// ghostTile shows a house with the new city that will lie on it.
func (b *Houses) ghostTile(p pen, n *Night, m *Marks, strength float32) {
	after := *n
	after.City = append([]int(nil), n.City...)
	after.City[m.Tile.House] = m.Tile.City + 1
	b.ringHouse(p, &after, m, m.Tile.House, spectralPale, strength)
}
