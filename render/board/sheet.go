package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/rules/rail"
)

// A layer is one of the two stills in which everything at rest is kept: marks lie between them and above them.
type layer struct {
	name   string
	opaque bool
	lay    func(*Houses, pen, *Night, *Marks, leavers)
}

var (
	ground = layer{"ground", true, (*Houses).layGround}
	pieces = layer{"pieces", false, (*Houses).layPieces}
)

// rest paints a layer of what lies still, as a still that is kept while none of it changes.
func (b *Houses) rest(p pen, n *Night, m *Marks, y layer, kept **draw.Still) {
	gone := b.leaving(n, m)
	b.keep(p, restKey(p, n, m, y, gone), y.opaque, kept, func(q pen) { y.lay(b, q, n, m, gone) })
}

// layGround paints sheet, links and lanterns.
func (b *Houses) layGround(p pen, n *Night, _ *Marks, _ leavers) {
	p.l.Box(p.v.box.Meet(b.whole()), draw.Solid(draw.Hex(0x150d08)))
	p.sprite("halloween-sheet", draw.Rc(0, 0, sheetSize.X, sheetSize.Y))
	for i := range n.Owner {
		if n.Owner[i] >= 0 {
			p.owned(b.plan.lane[i], n.Livery[n.Owner[i]])
		}
	}
	p.moon(n)
	for i := range n.Owner {
		b.lantern(p, n, i)
	}
}

// layPieces paints houses, cubes and names.
func (b *Houses) layPieces(p pen, n *Night, m *Marks, gone leavers) {
	for _, s := range b.plan.byDepth {
		p.house(b.plan, n, s)
	}
	if !m.Bare {
		for _, s := range b.plan.byDepth {
			p.cubes(b.plan, n, s, gone)
		}
	}
	if !m.Mute {
		for _, s := range b.plan.byDepth {
			p.plate(b.plates[s], n, s)
		}
	}
	p.cartouche(n)
}

// lantern paints the lantern of a link as it is.
func (b *Houses) lantern(p pen, n *Night, link int) {
	if o := n.Owner[link]; o >= 0 {
		p.lit(b.plan.lantern[link], n.Livery[o], 1)
	} else {
		p.unlit(b.plan.lantern[link])
	}
}

// leavers are the cubes that a preview shows on their way, so that they do not lie in their places.
type leavers [2]struct {
	at    rail.Stop
	index int // 1 + place about the house; 0: nobody leaves
}

func (g *leavers) has(s rail.Stop, i int) bool {
	for _, x := range g {
		if x.index == i+1 && x.at == s {
			return true
		}
	}
	return false
}

// leaving is the cube of the delivery that is previewed or in motion, and the pumpkin that rides.
func (b *Houses) leaving(n *Night, m *Marks) (g leavers) {
	f := m.Flight
	if m.Leaving != nil {
		f = m.Leaving
	}
	if f == nil || len(f.Path) == 0 || m.Bare {
		return g
	}
	find := func(s rail.Stop, c rail.Good) int {
		for i, x := range show(n.Cubes[s]) {
			if x == c && i < len(cubeSeat) {
				return i + 1
			}
		}
		return 0
	}
	g[0].at = f.Path[0]
	g[0].index = find(g[0].at, f.Good)
	if f.rides() {
		g[1].at = f.Path[f.Pick]
		g[1].index = find(g[1].at, rail.Orange)
	}
	return g
}

// restKey tells apart all that a layer paints.
func restKey(p pen, n *Night, m *Marks, y layer, gone leavers) string {
	k := make([]byte, 0, 256)
	num := func(v int) { k = append(strconv.AppendInt(k, int64(v), 36), ' ') }
	real := func(v float32) { k = append(strconv.AppendFloat(k, float64(v), 'f', 2, 32), ' ') }
	k = append(append(k, n.Land.ID...), y.name...)
	for _, v := range [...]float32{p.v.k, p.v.off.X, p.v.off.Y, p.v.box.X, p.v.box.Y, p.v.box.W, p.v.box.H, p.least} {
		real(v)
	}
	for _, v := range n.Livery {
		k = append(append(k, v.ID...), '0'+byte(v.Pattern), ' ')
	}
	if y.name == ground.name {
		for _, o := range n.Owner {
			num(int(o))
		}
		num(n.Round)
		num(n.Rounds)
		return string(k)
	}
	for _, c := range n.City {
		num(c)
	}
	for _, pile := range n.Cubes {
		for _, g := range pile {
			k = append(k, g.Letter())
		}
		k = append(k, ' ')
	}
	for _, g := range gone {
		num(int(g.at))
		num(g.index)
	}
	k = strconv.AppendBool(strconv.AppendBool(k, m.Bare), m.Mute)
	return string(k)
}

// sheetShadow is the shadow of a sheet of paper on the table.
func sheetShadow(l *draw.List, r draw.Rect) {
	const soft = 7
	for i := range soft {
		d := float32(soft - i)
		l.Round(r.Inset(-d).Move(0, 4), 6+d, draw.Solid(draw.Color{A: 22}))
	}
}
