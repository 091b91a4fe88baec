package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A leg is one link of a delivery on the sheet.
type leg struct {
	lines [][]draw.Point // in the direction of the cube
	owner rules.Seat
	disc  draw.Point
	hop   bool // over no track: from one 495 hex to another
}

// legs are the links of a delivery.
func (b *Hexes) legs(d *Delivery) (out []leg) {
	for i := 1; i < len(d.Path); i++ {
		want := int16(-1)
		if i-1 < len(d.Lines) {
			want = d.Lines[i-1]
		}
		out = append(out, b.leg(d.Path[i-1], d.Path[i], want, len(d.Lines) == 0))
	}
	return out
}

// leg is the link from a to c: that section if it joins them; any that does if the caller knows none.
func (b *Hexes) leg(a, c rail.Stop, want int16, any bool) leg {
	s := b.board.Sections()
	joins := func(x *track.Section) bool {
		return x.Complete() && (x.Ends[0].Hex == a && x.Ends[1].Hex == c || x.Ends[0].Hex == c && x.Ends[1].Hex == a)
	}
	at := -1
	if want >= 0 && int(want) < len(s) && joins(&s[want]) {
		at = int(want)
	}
	for i := 0; at < 0 && any && i < len(s); i++ {
		if joins(&s[i]) {
			at = i
		}
	}
	if at < 0 {
		l := b.plan.hop(a, c)
		return leg{lines: [][]draw.Point{l}, owner: rules.Nobody, disc: l[len(l)/2], hop: true}
	}
	r := &b.web.runs[at]
	return leg{lines: onward(r.lines, s[at].Ends[0].Hex != a), owner: r.owner, disc: r.disc}
}

// onward turns the lines of a section round if the cube comes from its other end.
func onward(lines [][]draw.Point, back bool) [][]draw.Point {
	if !back {
		return lines
	}
	out := make([][]draw.Point, len(lines))
	for i, l := range lines {
		r := make([]draw.Point, len(l))
		for j, q := range l {
			r[len(l)-1-j] = q
		}
		out[len(lines)-1-i] = r
	}
	return out
}

// hop is the way outside the map from one hex to another.
func (pl *hexPlan) hop(a, b track.HexID) []draw.Point {
	p, q := pl.c[a], pl.c[b]
	mid := p.Add(q).Mul(0.5)
	out := mid.Sub(sheetSize.Mul(0.5))
	m := mid.Add(out.Mul(0.5))
	m.X, m.Y = max(16, min(m.X, sheetSize.X-16)), max(16, min(m.Y, sheetSize.Y-16))
	return draw.Cubic(p, p.Add(m.Sub(p).Mul(0.66)), q.Add(m.Sub(q).Mul(0.66)), q, 24)
}

// ways paints every way of the planner, each link once.
func (b *Hexes) ways(p pen, n *Rails, ways []Delivery, shift float32) {
	t := b.plan.unit(p.v.k)
	seen := map[draw.Point]bool{}
	for i := range ways {
		for _, g := range b.legs(&ways[i]) {
			if seen[g.disc] {
				continue
			}
			seen[g.disc] = true
			for _, l := range g.lines {
				p.line(l, 0.6*t, draw.Fade(wayDark, 0.7))
				p.line(l, 0.5*t, wayGold)
			}
			b.again(p, n, g, t, shift)
		}
	}
	for i := range ways {
		if k := len(ways[i].Path); k > 0 {
			b.markHex(p, hexMark{h: ways[i].Path[k-1], fill: draw.Fade(litFill, 0.5), line: ghostHalo, width: 0.1}, 1.02)
		}
	}
}

// again paints the track of a leg over its gold; a hop is a dashed lane.
func (b *Hexes) again(p pen, n *Rails, g leg, t, shift float32) {
	for _, l := range g.lines {
		if g.hop {
			p.line(l, 0.34*t, draw.Hex(0x4a4a4c))
			p.dashed(l, 0.07*t, draw.Hex(0xf3ecd2), 0.2*t, 0.16*t, shift)
			continue
		}
		p.bed([]run{{lines: [][]draw.Point{l}}}, t)
		p.ownerLine(l, t, n, g.owner)
	}
}

// route paints the way of a delivery about to be made, under cities and pieces.
func (b *Hexes) route(p pen, n *Rails, d *Delivery, shift float32) {
	t := b.plan.unit(p.v.k)
	legs := b.legs(d)
	for _, w := range [...]struct {
		wide float32
		c    draw.Color
	}{{0.74, wayDark}, {0.6, wayGold}} {
		for _, g := range legs {
			for _, l := range g.lines {
				p.line(l, w.wide*t, w.c)
			}
		}
	}
	for _, g := range legs {
		b.again(p, n, g, t, shift)
	}
}

// routePieces paints rings around the ends, the cube where it leaves and arrives, and the numbered steps.
func (b *Hexes) routePieces(p pen, n *Rails, m *RailMarks) {
	d := m.Route
	if len(d.Path) < 2 {
		return
	}
	from, to := d.Path[0], d.Path[len(d.Path)-1]
	for _, h := range [...]track.HexID{from, to} {
		b.markHex(p, hexMark{h: h, line: ghostHalo, width: 0.13}, 1.03)
		b.reread(p, n, m, h)
	}
	if i := placeIn(n, from, d.Good); i >= 0 && !m.Bare && !d.Gone {
		at, side := b.plan.cubesAt(n, from, p.v.k)
		p.face(at[i], side, d.Good, 0.45)
	}
	at := b.plan.c[to].Add(draw.Pt(0.74*b.plan.r, -0.1*b.plan.r))
	side := max(b.plan.cubeSide(p.v.k), 14/p.v.k)
	r := p.box(draw.Around(at, side*1.3, side*1.3))
	p.l.Round(r.Inset(-1), 4*p.v.k, draw.Solid(trackDark))
	p.l.Round(r, 3.4*p.v.k, draw.Solid(ghostHalo))
	p.face(at, side, d.Good, 1)
	for i, g := range b.legs(d) {
		b.step(p, n, i+1, g, noteAt(d, i))
	}
	p.gains(n, b.plan.c[to].Add(draw.Pt(0, -1.25*b.plan.r)), d.Gains)
}

func noteAt(d *Delivery, i int) string {
	if i < len(d.Notes) {
		return d.Notes[i]
	}
	return ""
}

// step paints the number of a link in its owner's colour, with what it earns.
func (b *Hexes) step(p pen, n *Rails, number int, g leg, note string) {
	const radius = 9.6
	q, k := p.at(g.disc), max(0.9, min(p.v.k, 1.3))
	fill, ink := draw.Hex(0x4a4a4c), draw.Hex(0xffffff)
	if v, ok := n.livery(g.owner); ok {
		fill = v.Color
		if bright(fill) {
			ink = draw.Hex(0x1b1410)
		}
	}
	if note != "" {
		t := draw.Type{Face: draw.Heading, Size: max(12*k, p.least), Color: draw.Hex(0xffe9a8)}
		w := p.l.Metrics.Width(t.Face, t.Size, note)
		tag := draw.Rc(q.X, q.Y-8*k, w+radius*k+8, 16*k)
		p.l.Round(tag, 8*k, draw.Solid(priceFill))
		p.l.Label(draw.Rc(q.X+radius*k+3, tag.Y, w+2, tag.H), note, t)
	}
	p.l.Disc(q.Add(draw.Pt(0, 1.5*k)), (radius+2)*k, draw.Solid(draw.Color{A: 100}))
	p.l.Disc(q, (radius+1.6)*k, draw.Solid(trackDark))
	p.l.Disc(q, radius*k, draw.Solid(draw.Hex(0xfbf3df)))
	p.l.Disc(q, (radius-1.6)*k, draw.Solid(fill))
	p.l.Label(draw.Around(q, 30, 20), strconv.Itoa(number), draw.Type{Face: draw.Heading, Size: max(12.5*k, p.least), Color: ink, Align: draw.Center})
}

// bright reports whether dark letters read better on a colour.
func bright(c draw.Color) bool { return 299*int(c.R)+587*int(c.G)+114*int(c.B) > 128000 }

// wayEnd marks the destination of a way of the planner with what it earns.
func (b *Hexes) wayEnd(p pen, n *Rails, d *Delivery) {
	if len(d.Path) == 0 {
		return
	}
	h := d.Path[len(d.Path)-1]
	b.markHex(p, hexMark{h: h, line: ghostHalo, width: 0.12}, 1.03)
	b.reread(p, n, &RailMarks{}, h)
	p.gains(n, b.plan.c[h].Add(draw.Pt(0, -1.2*b.plan.r)), d.Gains)
}

// gains paints what each owner earns as a row of discs and figures around c, kept on the sheet.
func (p pen) gains(n *Rails, c draw.Point, list []Gain) {
	if len(list) == 0 {
		return
	}
	k := max(0.9, min(p.v.k, 1.25))
	t := draw.Type{Face: draw.Heading, Size: max(13*k, p.least), Color: draw.Hex(0xffe9a8)}
	w := 8 * k
	for _, g := range list {
		w += p.l.Metrics.Width(t.Face, t.Size, g.Text) + 23*k
	}
	q := p.at(c)
	box := p.v.box
	q.X = max(box.X+w/2+4, min(q.X, box.Right()-w/2-4))
	q.Y = max(box.Y+14*k, q.Y)
	r := draw.Around(q, w, 20*k)
	p.l.Round(r.Move(0, 1.5).Inset(-1), r.H/2, draw.Solid(draw.Color{A: 120}))
	p.l.Round(r, r.H/2, draw.Solid(priceFill))
	p.l.Frame(r, r.H/2, 1.2, ghostHalo)
	x := r.X + 6*k
	for _, g := range list {
		if v, ok := n.livery(g.Seat); ok {
			s := pen{l: p.l, v: view{k: 1}}
			s.disc(draw.Pt(x+7*k, q.Y-0.5), 5.6*k, v, 1)
		}
		x += 17 * k
		x += p.l.Label(draw.Rc(x, r.Y, w, r.H), g.Text, t) + 6*k
	}
}
