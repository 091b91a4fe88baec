package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Colours of marks on paper: where one may point, what is about to happen, what the last move and a line of the log
// are about.
var (
	litFill    = draw.Hex(0xffe9a8)
	litLine    = draw.Hex(0xd8921e)
	hotLine    = draw.Hex(0xfff6d8)
	ghostHalo  = draw.Hex(0xffd45e)
	wayGold    = draw.Hex(0xffe9a0)
	wayDark    = draw.Hex(0x2a1c08)
	lastLine   = draw.Hex(0x2f6f92)
	paperVeil  = draw.Color{R: 0x1c, G: 0x24, B: 0x35, A: 92}
	netVeil    = draw.Color{R: 0x1c, G: 0x1c, B: 0x22, A: 120}
	priceFill  = draw.Hex(0x1f150c)
	paperTrack = draw.Hex(0xf7eed6)
)

// litCrowd is how many hexes that are lit for track are drawn in full strength; more are drawn faintly. Stops are lit in full
// strength always.
const litCrowd = 12

func hexesOf(list []rules.Target) (n int) {
	for _, t := range list {
		if t.Kind == HexKind {
			n++
		}
	}
	return n
}

// hexMark is one hex with the look of its mark.
type hexMark struct {
	h     track.HexID
	fill  draw.Color
	line  draw.Color
	width float32 // of the line, in hex radii
	dash  bool
}

// hexMarks are the marks on hexes, the weakest first.
func (b *Hexes) hexMarks(m *RailMarks, hot rules.Target, pulse float32) (out []hexMark) {
	kind := func(list []rules.Target, kind string, k hexMark) {
		for _, t := range list {
			if t.Kind == kind && t.ID >= 0 && t.ID < len(b.plan.c) {
				k.h = rail.Stop(t.ID)
				out = append(out, k)
			}
		}
	}
	add := func(list []rules.Target, k hexMark) { kind(list, HexKind, k); kind(list, StopKind, k) }
	add(m.Last, hexMark{line: lastLine, width: 0.07})
	add(m.Touched, hexMark{fill: draw.Fade(touchedColor, 0.36), line: draw.Hex(0x1f6db8), width: 0.08})
	lit := hexMark{fill: draw.Fade(litFill, 0.5*pulse), line: draw.Fade(litLine, 0.6+0.4*pulse), width: 0.09, dash: true}
	tracks := lit
	if hexesOf(m.Lit) > litCrowd { // the map stays the hero
		tracks.fill, tracks.line, tracks.width = draw.Fade(litFill, 0.22*pulse), draw.Fade(litLine, 0.3+0.25*pulse), 0.055
	}
	kind(m.Lit, HexKind, tracks)
	kind(m.Lit, StopKind, lit)
	add(m.Chosen, hexMark{fill: draw.Fade(litFill, 0.3), line: ghostHalo, width: 0.1})
	if hot.Kind == HexKind || hot.Kind == StopKind {
		h := rail.Stop(hot.ID)
		one := []rules.Target{hot}
		switch {
		case m.lights(hot):
			add(one, hexMark{fill: draw.Fade(litFill, 0.6), line: hotLine, width: 0.11})
		case hot == m.Refused || m.Refused == Hex(h) || m.Refused == Stop(h):
			add(one, hexMark{fill: draw.Fade(refusedColor, 0.3), line: draw.Hex(0xc8452f), width: 0.09})
		}
	}
	return out
}

// markGround paints the part of the marks that lies under cities and pieces.
func (b *Hexes) markGround(p pen, n *Rails, m *RailMarks, hot rules.Target, pulse, shift float32) {
	area := p.box(draw.Rc(0, 0, sheetSize.X, sheetSize.Y).Inset(9.6)).Meet(p.v.box)
	switch {
	case m.Net != nil:
		p.l.Box(area, draw.Solid(netVeil))
		b.network(p, n, *m.Net)
	case m.Dim, m.Route != nil:
		p.l.Box(area, draw.Solid(paperVeil))
	}
	if m.Paper != nil {
		b.onPaper(p, n, m.Paper)
	}
	for _, k := range b.hexMarks(m, hot, pulse) {
		b.markHex(p, k, 0.97)
	}
	if len(m.Ways) > 0 {
		b.ways(p, n, m.Ways, shift)
	}
	if m.Route != nil {
		b.route(p, n, m.Route, shift)
	}
	for i := range m.Lays {
		b.ghostLay(p, n, &m.Lays[i], pulse)
	}
}

// markHex fills and outlines a hex.
func (b *Hexes) markHex(p pen, k hexMark, f float32) {
	out := p.path(hexagon(b.plan.c[k.h], b.plan.r*f))
	if b.board.Exits(k.h) != 0 { // track shows through
		k.fill.A /= 2
	}
	if k.fill.A > 0 {
		p.l.Fill(out, draw.Solid(k.fill))
	}
	w := max(1.2, k.width*b.plan.r*p.v.k)
	if k.dash {
		p.l.Outline(out, w, k.line).Dash = [2]float32{0.22 * b.plan.r * p.v.k, 0.14 * b.plan.r * p.v.k}
		return
	}
	p.l.Outline(out, w*1.9, draw.Fade(trackDark, 0.35))
	p.l.Outline(out, w, k.line)
}

// markPieces paints the part of the marks that lies over cities and pieces.
func (b *Hexes) markPieces(p pen, n *Rails, m *RailMarks, hot rules.Target, pulse float32) {
	for h := range n.Locked {
		if n.Locked[h] && !b.Calm && pulse < 1 {
			p.glow("lantern-halo", draw.Around(b.plan.c[h].Add(draw.Pt(0, -0.72*b.plan.r)), 2.4*b.plan.r, 1.2*b.plan.r), draw.Fade(draw.Hex(0xff3a1e), 0.4*pulse))
		}
	}
	for _, k := range b.hexMarks(m, hot, pulse) {
		if n.city(k.h) || b.plan.land.Hexes[k.h].Site == track.Ring {
			k.fill, k.dash = draw.Color{}, false
			b.markHex(p, k, 1)
			b.reread(p, n, m, k.h)
		}
	}
	if m.City != nil {
		b.ghostCity(p, n, m.City, pulse)
	}
	if !m.Bare {
		b.markCubes(p, n, m, hot, pulse)
	}
	if m.Route != nil {
		b.routePieces(p, n, m)
	}
	for i := range m.Ways {
		b.wayEnd(p, n, &m.Ways[i])
	}
	for _, g := range m.Lays {
		if g.Price != "" {
			b.priceTag(p, g)
		}
	}
}

// reread paints badges and plate of a city again, over a ring around it.
func (b *Hexes) reread(p pen, n *Rails, m *RailMarks, h track.HexID) {
	if !n.city(h) {
		return
	}
	p.badges(b.plan, n, h)
	if !m.Mute && b.plan.roomy(p.v.k) {
		p.cityPlate(b.plan, n, h)
	}
}

// markCubes rings the cubes that are lit, chosen, touched or under the pointer.
func (b *Hexes) markCubes(p pen, n *Rails, m *RailMarks, hot rules.Target, pulse float32) {
	ring := func(t rules.Target, c draw.Color, grow, strength float32) {
		if t.Kind != CubeKind || t.ID < 0 {
			return
		}
		h, g := rail.Stop(t.ID/int(rail.Goods)), rail.Good(t.ID%int(rail.Goods))
		if int(h) >= len(b.plan.c) {
			return
		}
		at, side := b.plan.cubesAt(n, h, p.v.k)
		pile := shownPile(n.cubes(h))
		for i, q := range at {
			if pile[i] != g {
				continue
			}
			r := p.box(draw.Around(q, side*grow, side*grow))
			if grow <= 1 { // a line on the cube itself, so that rows stay readable
				w := max(1.5, 0.13*side*p.v.k)
				p.l.Frame(r.Inset(-0.3*w), 3*p.v.k, w*1.7, draw.Fade(trackDark, 0.8*strength))
				p.l.Frame(r, 3*p.v.k, w, draw.Fade(c, strength))
				continue
			}
			p.l.Round(r.Inset(-1.4*p.v.k), 4*p.v.k, draw.Solid(draw.Fade(trackDark, 0.8*strength)))
			p.l.Round(r, 3*p.v.k, draw.Solid(draw.Fade(c, strength)))
			p.face(q, side*(0.9+0.1*grow), g, 1)
		}
	}
	for _, t := range m.Touched {
		ring(t, touchedColor, 1.3, 1)
	}
	for _, t := range m.Lit {
		if t != hot {
			ring(t, ghostHalo, 1, 0.55+0.45*pulse)
		}
	}
	for _, t := range m.Chosen {
		ring(t, hotLine, 1.36, 1)
	}
	if m.lights(hot) {
		ring(hot, hotLine, 1.42, 1)
	} else if hot.Kind == CubeKind && hot == m.Refused {
		ring(hot, refusedColor, 1.3, 1)
	}
}

// network paints the track of one seat again over the veil.
func (b *Hexes) network(p pen, n *Rails, s rules.Seat) {
	t := b.plan.unit(p.v.k)
	var own []run
	for _, r := range b.web.runs {
		if r.owner == s {
			own = append(own, r)
		}
	}
	v, ok := n.livery(s)
	if !ok {
		return
	}
	for _, r := range own {
		for _, l := range r.lines {
			p.line(l, 0.62*t, draw.Fade(wayGold, 0.85))
		}
	}
	p.bed(own, t)
	for _, r := range own {
		for _, l := range r.lines {
			p.liveried(l, t, v)
		}
	}
	for _, x := range b.web.stubs {
		if x.owner == s {
			p.buffer(x, b.plan.r)
		}
	}
}

// onPaper paints the track that a what-if board has beside what lies there: strips cut from paper.
func (b *Hexes) onPaper(p pen, n *Rails, paper *track.Board) {
	t := b.plan.unit(p.v.k)
	for h := range b.plan.c {
		h := rail.Stop(h)
		have := n.Board.Tracks(h)
		for _, tr := range paper.Tracks(h) {
			if holds(have, tr) {
				continue
			}
			s := tr.Sides()
			to := centreSide
			if len(s) > 1 {
				to = s[1]
			}
			l := arc(b.plan.c[h], b.plan.r, s[0], to)
			o, _ := paper.Owner(h, s[0])
			ink := nobodys
			if v, ok := n.livery(o); ok {
				ink = v.Color
			}
			p.line(l, 0.36*t, draw.Fade(trackDark, 0.45))
			p.line(l, 0.30*t, paperTrack)
			p.dashed(l, 0.11*t, draw.Mix(ink, wayDark, 0.25), 0.12*t, 0.16*t, 0)
		}
	}
}

// priceTag paints what a lay costs below its hex.
func (b *Hexes) priceTag(p pen, g GhostLay) {
	c := b.plan.c[g.Hex].Add(draw.Pt(0, b.plan.r*0.87+9))
	if c.Y > sheetSize.Y-20 {
		c.Y = b.plan.c[g.Hex].Y - b.plan.r*0.87 - 9
	}
	p.chip(c, g.Price, priceFill, draw.Hex(0xffe9a8), 13.5)
}

// chip paints a short text on a rounded tag that keeps its size when the board is seen from nearer.
func (p pen) chip(c draw.Point, s string, fill, ink draw.Color, size float32) float32 {
	q := p.at(c)
	t := draw.Type{Face: draw.Heading, Size: max(size*min(p.v.k, 1.25), p.least), Color: ink, Align: draw.Center}
	w := max(p.l.Metrics.Width(t.Face, t.Size, s)+t.Size*0.95, t.Size*1.5)
	r := draw.Around(q, w, t.Size*1.42)
	p.l.Round(r.Move(0, 1.5).Inset(-1), r.H/2, draw.Solid(draw.Color{A: 110}))
	p.l.Round(r, r.H/2, draw.Solid(fill))
	p.l.Frame(r.Inset(0.5), r.H/2, 1, draw.Fade(ink, 0.55))
	p.l.Label(r, s, t)
	return w
}

// ghostCity paints a new city as it will be.
func (b *Hexes) ghostCity(p pen, n *Rails, g *GhostCity, pulse float32) {
	after := *n
	if g.Tile.Color != rail.None {
		after.Tile = make([]CityTile, len(b.plan.c))
		copy(after.Tile, n.Tile)
		after.Tile[g.Hex] = g.Tile
	} else {
		after.City = make([]int, len(b.plan.c))
		copy(after.City, n.City)
		after.City[g.Hex] = g.City + 1
	}
	after.Cubes = nil
	b.markHex(p, hexMark{h: g.Hex, fill: draw.Fade(ghostHalo, 0.3+0.4*pulse), line: ghostHalo, width: 0.12}, 1.1)
	p.city(b.plan, &after, g.Hex)
	b.markHex(p, hexMark{h: g.Hex, line: draw.Fade(hotLine, pulse), width: 0.08}, 1.02)
	p.hexCubes(b.plan, n, g.Hex, -1)
	b.reread(p, &after, &RailMarks{}, g.Hex)
}

// Tip is a tool tip about a hex: its name and the note, beside the hex.
func (b *Hexes) Tip(u *ui.UI, h track.HexID, note, clause string) {
	text := typographic(b.plan.land.Hexes[h].Spot.String())
	if t, _ := b.n.tile(h); t.Name != "" {
		text = typographic(t.Name)
	}
	if note != "" {
		text += ": " + note
	}
	u.Tip = &ui.Tip{At: b.HexBox(h), Text: text, Clause: clause}
}
