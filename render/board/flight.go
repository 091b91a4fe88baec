package board

import (
	"slices"
	"strconv"

	"kettle/render/draw"
	"kettle/rules/rail"
)

// flightWay paints the way of a delivery about to be made, under houses and cubes.
func (b *Houses) flightWay(p pen, n *Night, f *Flight, shift float32) {
	for i := 1; i < len(f.Path); i++ {
		_, lane := b.plan.way(f.Path[i-1], f.Path[i])
		if lane == nil {
			continue
		}
		p.softly(lane, 20, draw.Fade(spectral, 0.62))
		p.line(lane, 5.4, spectralDark)
		p.dashed(lane, 3, dashColor, 7, 5, shift)
		p.chevron(lane, 0.27)
		p.chevron(lane, 0.73)
	}
	for _, link := range b.plan.links(f.Path) {
		b.lantern(p, n, link)
	}
	for i, s := range f.Path {
		if i == 0 || i == len(f.Path)-1 {
			b.haloed(p, n, s, spectralPale, 0.9)
		}
	}
	if f.rides() {
		p.glow("lantern-halo", draw.Around(b.smashAt(n, f), 70, 64), draw.Hex(0xffa040))
	}
}

// smashAt is where the pumpkin of a flight will lie smashed.
func (b *Houses) smashAt(n *Night, f *Flight) draw.Point {
	s, d := f.Path[f.Smash], draw.Pt(33, 4)
	if len(n.Cubes[s]) > 1 { // on top of what lies there
		d.Y = -14
	}
	return b.plan.house[s].Add(d)
}

// flightPieces paints plates, pale pieces, step numbers and the flying witch.
func (b *Houses) flightPieces(p pen, n *Night, m *Marks) {
	f := m.Flight
	for i, s := range f.Path {
		alpha := float32(0.75)
		if i == 0 || i == len(f.Path)-1 {
			alpha = 1
		}
		if !m.Mute {
			p.plateRing(b.plates[s], draw.Fade(spectralPale, alpha))
		}
	}
	b.ghosts(p, n, m)
	b.numbers(p, n, f, b.flyer(p, n, f))
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
	if f.rides() {
		p.sprite("pumpkin-smashed", sized("pumpkin-smashed", b.smashAt(n, f), 32))
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

// numbers paints the steps on the lanterns of the way, clear of names and of the witch.
func (b *Houses) numbers(p pen, n *Night, f *Flight, witch draw.Rect) {
	if !p.legible(11.5) {
		return
	}
	for i, link := range b.plan.links(f.Path) {
		at := b.plan.lantern[link]
		c := at.Add(draw.Pt(16, -15))
		for _, d := range [...]draw.Point{{X: 16, Y: -15}, {X: -16, Y: -15}, {X: 17, Y: 14}, {X: -17, Y: 14}} {
			r := draw.Around(at.Add(d), 17, 17)
			if b.clear(r) && r.Meet(witch) == (draw.Rect{}) {
				c = at.Add(d)
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
func (b *Houses) clear(r draw.Rect) bool {
	return !slices.ContainsFunc(b.plates, func(q draw.Rect) bool { return q.Meet(r) != (draw.Rect{}) })
}
