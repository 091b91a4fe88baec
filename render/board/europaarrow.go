package board

import (
	"strconv"

	"kettle/render/draw"
)

// way is the curve over areas from one to the next, bowed a little when there are only two; slot is where in an area it
// starts and ends. At sea it leads from haven to haven over the borders of floes, and by the middle of a floe where the
// straight way would cross land.
func (b *Europa) way(path []int, slot draw.Point) []draw.Point {
	var pts []draw.Point
	for k, i := range path {
		x := &b.plan.areas[i]
		if k > 0 {
			pts = append(pts, b.plan.passage(path[k-1], i)...)
		}
		switch {
		case k == 0 || k == len(path)-1:
			pts = append(pts, x.centre.Add(slot))
		case x.floe && open(x.outline, pts[len(pts)-1], b.plan.passage(i, path[k+1])):
		default:
			pts = append(pts, x.centre)
		}
	}
	if len(pts) == 2 {
		d := pts[1].Sub(pts[0])
		c := pts[0].Add(d.Mul(0.5)).Add(d.Left().Mul(bow(d)))
		return draw.Cubic(pts[0], pts[0].Add(c.Sub(pts[0]).Mul(0.7)), pts[1].Add(c.Sub(pts[1]).Mul(0.7)), pts[1], 24)
	}
	return through(pts)
}

// open reports whether nearly all of the straight way to a passage lies on the ice of a floe.
func open(ice []draw.Point, from draw.Point, to []draw.Point) bool {
	if len(to) == 0 {
		return false
	}
	const steps, enough = 16, 12
	free := 0
	for i := range steps {
		if draw.Inside(ice, from.Add(to[0].Sub(from).Mul((float32(i)+0.5)/steps))) {
			free++
		}
	}
	return free >= enough
}

// bow is how far a way of two areas bends: upwards, whichever way it leads.
func bow(d draw.Point) float32 {
	if d.X < 0 {
		return -0.16
	}
	return 0.16
}

// through is a smooth line through points.
func through(pts []draw.Point) (out []draw.Point) {
	const steps = 14
	for i := 0; i+1 < len(pts); i++ {
		a, b := pts[i], pts[i+1]
		before, after := a, b
		if i > 0 {
			before = pts[i-1]
		}
		if i+2 < len(pts) {
			after = pts[i+2]
		}
		leg := draw.Cubic(a, a.Add(b.Sub(before).Mul(1./6)), b.Sub(after.Sub(a).Mul(1./6)), b, steps)
		if i > 0 {
			leg = leg[1:]
		}
		out = append(out, leg...)
	}
	return out
}

// between cuts a way so that it starts at the edge of the box of pieces it comes from and ends at that of the one it leads to.
func (b *Europa) between(line []draw.Point, from, to int) []draw.Point {
	start, end := b.plan.box(from).Pad(22, 16), b.plan.box(to).Pad(18, 14)
	total := length(line)
	lo, hi := float32(0), total
	inside := func(box draw.Rect, d float32) bool {
		q, _ := onLine(line, d)
		return box.Has(q)
	}
	for lo < total && inside(start, lo) {
		lo += 2
	}
	for hi > 0 && inside(end, hi) {
		hi -= 2
	}
	if hi-lo < 40 { // neighbours whose boxes nearly touch
		mid := (lo + hi) / 2
		lo, hi = max(0, mid-24), min(total, mid+24)
	}
	return cut(line, lo, hi)
}

// shaft paints a line with an arrow head in the colour of a clan, within a dark edge, or a pale one where the clan is dark.
func (p pen) shaft(line []draw.Point, wide float32, c Clan, thread draw.Color, dashed bool) {
	total := length(line)
	long := min(wide*2.1, total*0.6)
	shaft := cut(line, 0, total-long*0.8)
	tip, back := line[len(line)-1], shaft[len(shaft)-1]
	d := tip.Sub(back).Unit()
	base := tip.Sub(d.Mul(long))
	head := func(grow float32) []draw.Point {
		half := wide*1.45 + grow
		return []draw.Point{tip.Add(d.Mul(1.6 * grow)), base.Add(d.Left().Mul(half)).Sub(d.Mul(grow)), base.Add(d.Mul(wide * 0.35)), base.Sub(d.Left().Mul(half)).Sub(d.Mul(grow))}
	}
	dark, edge := draw.Hex(0x1c1712), wide*0.24
	if dim(c.Livery.Color) && c.Livery.Color.R < 0x40 {
		dark = draw.Hex(0xf3ead6)
	}
	p.line(shifted(shaft, draw.Pt(1.5, 3.5)), wide*1.4, draw.Color{A: 70})
	p.line(shaft, wide+2*edge, dark)
	p.l.Fill(p.path(head(edge)), draw.Solid(dark))
	if dashed {
		p.dashed(shaft, wide, c.Livery.Color, 9, 5, 0)
	} else {
		p.line(shaft, wide, c.Livery.Color)
	}
	p.l.Fill(p.path(head(0)), draw.Solid(c.Livery.Color))
	if thread.A > 0 {
		p.line(shaft, wide*0.27, thread)
	}
}

// number paints a pale disc with a number on an arrow.
func (p pen) number(at draw.Point, s string, wide float32) {
	q, r := p.at(at), wide/2*p.v.k
	p.l.Disc(q.Add(draw.Pt(0, 1.5)), r*1.12, draw.Solid(draw.Color{A: 90}))
	p.l.Disc(q, r*1.08, draw.Solid(draw.Hex(0x1c1712)))
	p.l.Disc(q, r*0.92, draw.Solid(draw.Hex(0xfbf6e9)))
	p.center(at, s, draw.Type{Face: draw.Heading, Size: wide * 0.62, Color: draw.Hex(0x1c1712)})
}

// clearOf is where on an arrow a disc of that width hides no name, as near as can be to its tail.
func (b *Europa) clearOf(p pen, n *EuropaState, line []draw.Point, wide float32) draw.Point {
	total := length(line)
	for _, t := range [...]float32{0, 0.15, 0.3, 0.45, 0.6} {
		at, _ := onLine(line, t*total)
		r, hides := draw.Around(at, wide, wide), false
		for _, i := range b.plan.order {
			hides = hides || r.Meet(p.europaPlate(b.plan, n, i)) != (draw.Rect{})
		}
		if !hides {
			return at
		}
	}
	return line[0]
}

// arrow paints support, or a way to flee.
func (b *Europa) arrow(p pen, n *EuropaState, a EuropaArrow) {
	if a.From == a.To || min(a.From, a.To) < 1 || max(a.From, a.To) >= len(b.plan.areas) {
		return
	}
	line := b.between(b.way([]int{a.From, a.To}, draw.Point{}), a.From, a.To)
	thread := draw.Color{}
	if a.Kind == SupportArrow {
		thread = draw.Color{R: 255, G: 255, B: 255, A: 150}
	}
	p.shaft(line, 8, a.Clan, thread, a.Kind == RetreatArrow)
	if a.Text != "" {
		p.number(b.clearOf(p, n, line, 27), a.Text, 27)
	}
}

// march paints a move about to be made: its way, how many move, and whether it starts a combat.
func (b *Europa) march(p pen, n *EuropaState, m *March) {
	if len(m.Path) < 2 {
		return
	}
	from, to := m.Path[0], m.Path[len(m.Path)-1]
	line := b.between(b.way(m.Path, draw.Pt(-10, 6)), from, to)
	p.shaft(line, 11, m.Clan, draw.Color{R: 255, G: 246, B: 226, A: 150}, false)
	p.number(b.clearOf(p, n, line, 31), strconv.Itoa(m.size()), 31)
	if m.Combat {
		at := b.free(n, to)
		q, r := p.at(at), 17*p.v.k
		p.l.Disc(q.Add(draw.Pt(0, 2*p.v.k)), r*1.1, draw.Solid(draw.Color{A: 110}))
		p.l.Disc(q, r*1.08, draw.Solid(draw.Hex(0xffe9d6)))
		p.l.Disc(q, r*0.96, draw.Solid(combatFill))
		p.tinted("mark-strength", sized("mark-strength", at, 23), draw.Hex(0xffffff))
	}
}

// size is how many pieces march.
func (m *March) size() int {
	k := m.Base + m.Elite
	if m.Caravan {
		k++
	}
	return k
}

// free is a place of an area where nothing lies; without one it is above its box.
func (b *Europa) free(n *EuropaState, i int) draw.Point {
	a := n.area(i)
	switch {
	case a.Order.Face == "":
		return b.plan.at(i, orderSlot)
	case len(a.Structures) < 2:
		return b.plan.at(i, structureSlot[len(a.Structures)].Sub(draw.Pt(0, 16)))
	case a.Column == 0 && len(a.Tokens) == 0:
		return b.plan.at(i, columnSlot)
	}
	return b.plan.at(i, draw.Pt(52, -14))
}
