package board

import (
	"kettle/render/draw"
	"kettle/rules/rail"
)

// flyerWide and flyerTall are the flying witch on the sheet.
const flyerWide, flyerTall = 94, 70

// flyer paints the witch on her way, beside the middle link, with rider, trail and shadow. It returns where she is.
func (b *Houses) flyer(p pen, n *Night, f *Flight) draw.Rect {
	if f.Good != rail.Black || len(f.Path) < 2 {
		return draw.Rect{}
	}
	mid := (len(f.Path) - 1) / 2
	link, lane := b.plan.way(f.Path[mid], f.Path[mid+1])
	if lane == nil {
		return draw.Rect{}
	}
	at := b.room(n, b.plan.lantern[link])
	left := lane[len(lane)-1].X < lane[0].X
	tail := float32(-44)
	if left {
		tail = 44
	}
	p.trail(lane[0], at.Add(draw.Pt(tail, 18)))
	p.shade(at.Add(draw.Pt(6, 46)), 84, 20, 0.8)
	DrawWitch(p.l, p.at(at), p.v.k, left, f.rides() && mid >= f.Pick)
	return draw.Around(at, flyerWide-20, flyerTall)
}

// flyerSpots are where the witch may hover, seen from a lantern, the nicest first.
var flyerSpots = [...]draw.Point{{X: 8, Y: 50}, {X: -8, Y: 50}, {X: 10, Y: -52}, {X: -10, Y: -52}, {X: 66, Y: 34}, {X: -66, Y: 34},
	{X: 66, Y: -40}, {X: -66, Y: -40}, {X: 92, Y: 6}, {X: -92, Y: 6}, {X: 0, Y: 72}, {X: 0, Y: -76}, {X: 110, Y: 50}, {X: -110, Y: 50}}

// room is where the witch hides least of the board, near a lantern.
func (b *Houses) room(n *Night, lantern draw.Point) (best draw.Point) {
	least := float32(1e9)
	for i, d := range flyerSpots {
		c := lantern.Add(d)
		r := draw.Around(c.Add(draw.Pt(0, 7)), flyerWide-14, flyerTall-30)
		if r.X < 6 || r.Y < 20 || r.Right() > sheetSize.X-6 || r.Bottom() > sheetSize.Y-6 {
			continue
		}
		hidden := float32(i) * 14
		for s, h := range b.plan.house {
			hidden += overlap(r, draw.Around(h.Add(draw.Pt(0, -8)), 44, 52)) * 1.2
			hidden += overlap(r, b.plates[s]) * 3
			for i := range min(len(n.Cubes[s]), len(cubeSeat)) {
				hidden += overlap(r, draw.Around(b.plan.cubeAt(rail.Stop(s), i), cubeWide, cubeWide)) * 2
			}
		}
		for _, q := range b.plan.lantern {
			hidden += overlap(r, draw.Around(q, 30, 34)) * 2
		}
		hidden += overlap(r, cartoucheBox)
		if hidden < least {
			least, best = hidden, c
		}
	}
	return best
}

func overlap(a, b draw.Rect) float32 {
	m := a.Meet(b)
	return m.W * m.H
}

// trail paints dots that grow from a to b.
func (p pen) trail(a, b draw.Point) {
	const dots = 11
	way := b.Sub(a)
	bow := way.Left().Mul(0.16)
	for i, q := range draw.Cubic(a, a.Add(way.Mul(0.3)).Sub(bow), a.Add(way.Mul(0.7)).Sub(bow), b, dots) {
		t := float32(i) / dots
		jog := draw.Pt(0, float32(i%3-1)*2.5)
		c, r := p.at(q.Add(jog)), (0.8+1.5*t)*p.v.k
		p.l.Disc(c, 2.2*r, draw.Solid(draw.Fade(spectral, 0.16)))
		p.l.Disc(c, r, draw.Solid(draw.Fade(dashColor, 0.35+0.6*t)))
	}
}

// DrawWitch paints the flying witch with or without her rider, her middle at p, flying left or right; size is
// how many units a unit of the sheet measures (Houses.Size).
func DrawWitch(l *draw.List, p draw.Point, size float32, left, rider bool) {
	l.Sprite("lantern-halo", draw.Around(p, 130*size, 110*size)).Tint = draw.Fade(spectral, 0.34)
	l.Items[len(l.Items)-1].Glow = true
	l.Sprite("witch-flying", sized("witch-flying", p, flyerWide*size)).Flip = left
	if rider {
		x := float32(31)
		if left {
			x = -x
		}
		at := p.Add(draw.Pt(x, 0).Mul(size))
		l.Sprite("pumpkin", sized("pumpkin", at, 19*size))
	}
}

// DrawCube paints a cube, witch or pumpkin of that width, with its letter where it is large enough to be read.
func DrawCube(l *draw.List, p draw.Point, width float32, g rail.Good) {
	pen{l: l, v: view{k: 1}, least: leastPixels}.cubeOnly(p, width, g, 1)
}
