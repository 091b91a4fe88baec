package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/rules/rail"
)

// flight paints the way of a delivery about to be made, and again what it runs under.
func (b *Houses) flight(p pen, n *Night, m *Marks, shift float32) {
	f := m.Flight
	for i := 1; i < len(f.Path); i++ {
		link, lane := b.plan.way(f.Path[i-1], f.Path[i])
		if lane == nil {
			continue
		}
		p.softly(lane, 20, draw.Fade(spectral, 0.62))
		p.line(lane, 5.4, spectralDark)
		p.dashed(lane, 3, dashColor, 7, 5, shift)
		p.chevron(lane, 0.27)
		p.chevron(lane, 0.73)
		b.lanternAgain(p, n, link)
	}
	for i, s := range f.Path {
		edge := draw.Fade(spectralPale, 0.8)
		if i == 0 || i == len(f.Path)-1 {
			edge = spectralPale
			p.l.Outline(draw.Ellipse(p.box(draw.Around(b.plan.house[s].Add(draw.Pt(0, 15)), 78, 28))), 2*p.v.k, spectralPale)
		}
		b.again(p, n, m, s, edge)
	}
	b.ghosts(p, n, m)
}

func (b *Houses) lanternAgain(p pen, n *Night, link int) {
	if o := n.Owner[link]; o >= 0 {
		p.lit(b.plan.lantern[link], n.Livery[o], 1)
	} else {
		p.unlit(b.plan.lantern[link])
	}
}

// chevron paints an arrow head on a lane, t of the way along.
func (p pen) chevron(lane []draw.Point, t float32) {
	i := int(t*float32(len(lane)-1) + 0.5)
	i = max(1, min(len(lane)-2, i))
	d := lane[i+1].Sub(lane[i-1]).Unit()
	head := func(back, tip, half float32) []draw.Point {
		c, n := lane[i], d.Left()
		return p.path([]draw.Point{c.Add(d.Mul(tip)), c.Sub(d.Mul(back)).Add(n.Mul(half)), c.Sub(d.Mul(back * 0.3)), c.Sub(d.Mul(back)).Sub(n.Mul(half))})
	}
	p.l.Fill(head(7, 8.5, 8.2), draw.Solid(spectralDark))
	p.l.Fill(head(5, 6, 6), draw.Solid(dashColor))
}

// ghosts paints the pieces that leave, pale in their places, and what becomes of them where they go.
func (b *Houses) ghosts(p pen, n *Night, m *Marks) {
	f := m.Flight
	for i, x := range b.leaving(n, m) {
		if x.index == 0 {
			continue
		}
		g := f.Good
		if i == 1 {
			g = rail.Orange
		}
		p.ghost(b.plan.cubeAt(x.at, x.index-1), g)
	}
	if f.Rider {
		at := b.plan.house[f.Path[f.Smash]].Add(draw.Pt(33, 4))
		p.glow("lantern-halo", draw.Around(at, 66, 60), draw.Hex(0xffa040))
		p.sprite("pumpkin-smashed", sized("pumpkin-smashed", at, 32))
	}
	if f.Good != rail.Black && len(f.Path) > 1 {
		end := f.Path[len(f.Path)-1]
		p.ghost(b.plan.cubeAt(end, len(show(n.Cubes[end]))), f.Good)
	}
}

// ghost paints a piece at 62 % in a green glow.
func (p pen) ghost(at draw.Point, g rail.Good) {
	p.glow("lantern-halo", draw.Around(at, 56, 56), draw.Fade(spectral, 0.8))
	p.cubeOnly(at, cubeWide, g, 0.62)
}

// numbers paints the steps on the lanterns of the way.
func (b *Houses) numbers(p pen, n *Night, f *Flight) {
	if !p.legible(11.5) {
		return
	}
	for i, link := range b.plan.links(f.Path) {
		at := b.plan.lantern[link]
		c := at.Add(draw.Pt(16, -15))
		for _, d := range [...]draw.Point{{X: 16, Y: -15}, {X: -16, Y: -15}, {X: 17, Y: 14}, {X: -17, Y: 14}} {
			if c = at.Add(d); b.clear(p, n, draw.Around(c, 17, 17)) {
				break
			}
		}
		q, r := p.at(c), 8.5*p.v.k
		p.l.Disc(q, r, draw.Solid(spectralDark))
		p.l.Ring(q, r, 1.5*p.v.k, spectralPale)
		p.center(c, strconv.Itoa(i+1), draw.Type{Face: draw.Heading, Size: 11.5, Color: dashColor})
	}
}

// clear reports whether a box on the sheet meets no name plate.
func (b *Houses) clear(p pen, n *Night, r draw.Rect) bool {
	for s, c := range b.plan.house {
		if plateBox(p.l.Metrics, n, rail.Stop(s), c).Meet(r) != (draw.Rect{}) {
			return false
		}
	}
	return true
}
