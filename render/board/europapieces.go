package board

import (
	"slices"
	"strconv"

	"kettle/render/draw"
)

// piecesKey tells apart all that the pieces show.
func (b *Europa) piecesKey(p pen, n *EuropaState, m *EuropaMarks) string {
	k := append(make(keyed, 0, 1024), "on europa "...)
	p.key(&k)
	for i := range b.plan.areas {
		a := n.area(i)
		a.pieces(&k)
	}
	m.March.text(&k)
	m.Leaving.text(&k)
	m.Coming.text(&k)
	for _, t := range m.Away {
		k = append(k, t.Kind...)
		k.num(t.ID)
	}
	k.flag(m.Bare)
	k.flag(m.Mute)
	return string(k)
}

// layPieces paints what lies above the marks on areas, from the straits up to the pieces.
func (b *Europa) layPieces(p pen, n *EuropaState, m *EuropaMarks) {
	pl := b.plan
	for _, s := range pl.straits {
		p.strait(s)
	}
	for _, i := range pl.order {
		if h := pl.areas[i].haven; h != (draw.Point{}) {
			p.token("haven", h, sealTall, Clan{}, 1)
		}
	}
	for _, f := range pl.floes() {
		b.floe(p, n, m, f)
	}
	for _, i := range pl.order {
		if a := n.area(i); a.Column > 0 && !m.Bare && !m.away(columnTarget(i)) {
			p.steam(pl.at(i, columnSlot), a.Column, 1)
		}
	}
	if b.named(p, m) {
		for _, i := range pl.order {
			p.areaPlate(pl, n, i, draw.Hex(0x3a2f22))
		}
	}
	if !m.Bare {
		for _, i := range pl.order {
			b.layArea(p, n, m, i)
		}
	}
}

// steam paints the warmth over a column: its glow and the vapour.
func (p pen) steam(at draw.Point, levels int, alpha float32) {
	w, v := 62+5*float32(levels), 40+3*float32(levels)
	p.tinted("column-glow", sized("column-glow", at, w), white(alpha))
	r := sized("vapour", draw.Point{}, 1)
	p.tinted("vapour", draw.Around(at.Add(draw.Pt(3, -21)), v*r.W/r.H, v), white(alpha))
}

// layArea paints the pieces of an area: structures, column, tokens, units, the order.
func (b *Europa) layArea(p pen, n *EuropaState, m *EuropaMarks, i int) {
	a, come := n.area(i), m.coming(i)
	at := func(slot draw.Point) draw.Point { return b.plan.at(i, slot) }
	for k, s := range slices.Concat(a.Structures, come.Structures) {
		if k < len(structureSlot) {
			r, alpha := p.structureBox(at(structureSlot[k]), s), float32(1)
			if k >= len(a.Structures) {
				p.ghostLight(r)
				alpha = 0.6
			}
			p.token(s.Kind, r.Mid(), r.H, s.Clan, alpha)
		}
	}
	switch {
	case come.Column > 0:
		p.ghostLight(draw.Around(at(columnSlot), columnTall, columnTall))
		p.columnDisc(at(columnSlot), come.Column, columnTall, 0.6)
	case a.Column > 0 && !m.away(columnTarget(i)):
		p.columnDisc(at(columnSlot), a.Column, columnTall, 1)
	}
	corner := b.layTokens(p, i, a)
	rest, gone := a, Troop{}
	if come.Troop.size() > 0 {
		rest.Troops, gone = joined(a.Troops, come.Troop), come.Troop
		p.ghostLight(draw.Rc(at(unitSlot).X+4, at(unitSlot).Y-34, 44, 34))
	}
	if m.Leaving != nil && m.Leaving.from() == i {
		rest, _ = a.without(m.Leaving)
	}
	if m.March != nil && m.March.from() == i {
		_, gone = a.without(m.March)
	}
	p.troops(at(unitSlot), rest.Troops, gone)
	for k, t := range corner { // over the units, of which each is half behind the next anyway
		p.mark(at(cornerSlot.Sub(draw.Pt(0, 20*float32(k)))), t, false)
	}
	if a.Order.Face != "" && !m.away(TokenTarget(i)) {
		p.order(at(orderSlot), a.Order, 1)
	}
}

// layTokens paints the tokens of a scenario into the slots of an area that are free, and gives those for which none is.
func (b *Europa) layTokens(p pen, i int, a EuropaArea) (more []EuropaToken) {
	var free []draw.Point
	if a.Column == 0 {
		free = append(free, columnSlot)
	}
	for k := len(structureSlot) - 1; k >= len(a.Structures); k-- {
		free = append(free, structureSlot[k].Sub(draw.Pt(0, columnTall/2)))
	}
	for k, t := range a.Tokens {
		if k >= len(free) {
			return a.Tokens[k:]
		}
		p.mark(b.plan.at(i, free[k]), t, true)
	}
	return nil
}

// from is the area that a march leaves; 0 for none.
func (m *March) from() int {
	if len(m.Path) == 0 {
		return 0
	}
	return m.Path[0]
}

// columnDisc paints a column's levels.
func (p pen) columnDisc(at draw.Point, levels int, tall, alpha float32) {
	p.token("column-disc-"+strconv.Itoa(max(1, min(5, levels))), at, tall, Clan{}, alpha)
}

// mark paints a token of a scenario; in a slot of its own it is as large as a column.
func (p pen) mark(at draw.Point, t EuropaToken, roomy bool) {
	tall := float32(markTall)
	if roomy {
		tall = columnTall - 3
	}
	p.shade(at.Add(draw.Pt(1.5, tall*0.34)), tall*1.05, tall*0.5, 0.9)
	p.token(t.Kind, at, tall, t.Clan, 1)
	if t.N > 1 {
		p.tally(at.Add(draw.Pt(tall*0.42, -tall*0.3)), t.N) // above, where no unit stands
	}
}

// tally paints a small number beside a piece.
func (p pen) tally(at draw.Point, n int) {
	p.badge(at, 17, strconv.Itoa(n), draw.Hex(0xfbf6e9), draw.Hex(0x2b2118), false)
}

// order paints an order token: its back, its face, or to its owner the face on the rim of its back.
func (p pen) order(at draw.Point, t OrderToken, alpha float32) {
	if t.Peek {
		p.token("order-"+OrderBack, at.Add(draw.Pt(1.6, 2)), orderTall, Clan{}, alpha)
		p.token("order-"+t.Face, at.Sub(draw.Pt(1.2, 1.2)), orderTall-2, Clan{}, alpha)
		return
	}
	p.token("order-"+t.Face, at, orderTall, Clan{}, alpha)
}

// structureBox is the box of a structure whose foot stands there.
func (p pen) structureBox(foot draw.Point, s Structure) draw.Rect {
	r := sized(shape(s.Kind), draw.Point{}, 1)
	w := float32(structureWide)
	if s.Kind == Beacon {
		w = structureWide * r.W / r.H
	}
	h := w * r.H / r.W
	return draw.Rc(foot.X-w/2, foot.Y+1-h, w, h)
}
