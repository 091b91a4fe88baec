package board

import (
	"slices"

	"kettle/render/draw"
)

var (
	coastInk   = draw.Hex(0x2b241c)
	bandThread = draw.Hex(0x1c1712)
	floeInk    = draw.Hex(0x1e475c)
	floeHalo   = draw.Hex(0xe9f4f7)
	spaceFill  = draw.Color{R: 0x4f, G: 0x82, B: 0x99, A: 89}
	spaceLine  = draw.Hex(0x2f6178)
	closedVeil = draw.Color{R: 0x6d, G: 0x79, B: 0x80, A: 150}
	closedLine = draw.Color{R: 0x2b, G: 0x3b, B: 0x45, A: 120}
)

// groundKey tells apart all that the ground shows.
func (b *Europa) groundKey(p pen, n *EuropaState) string {
	k := append(make(keyed, 0, 256), "europa "...)
	p.key(&k)
	for i := range b.plan.areas {
		a := n.area(i)
		a.control(&k)
	}
	return string(k)
}

// key writes down how a pen looks at the sheet.
func (p pen) key(k *keyed) {
	k.real(p.v.k, p.v.off.X, p.v.off.Y, p.v.box.X, p.v.box.Y, p.v.box.W, p.v.box.H, p.least)
}

// layGround paints the sheet and whose the areas are.
func (b *Europa) layGround(p pen, n *EuropaState) {
	p.l.Box(p.v.box.Meet(b.whole()), draw.Solid(draw.Hex(0x6f9db2)))
	p.sprite("europa-sheet", draw.Rc(0, 0, europaSize.X, europaSize.Y))
	for _, i := range b.plan.order {
		if n.area(i).Closed {
			p.closed(b.plan.areas[i].outline)
		}
		if c := n.area(i).Control; c.ID != "" {
			p.held(&b.plan.areas[i], c)
		}
	}
	for _, i := range b.plan.order {
		if n.area(i).Control.ID != "" {
			p.l.Outline(p.path(b.plan.areas[i].outline), 2.1*p.v.k, draw.Fade(coastInk, 0.9))
		}
	}
	for _, f := range b.plan.floes() {
		if n.area(f).Closed {
			p.closed(b.plan.areas[f].outline)
		}
	}
}

// held paints the controller's colour on an area: a wash, and inside the border a band with his pattern.
func (p pen) held(x *europaPlace, c Clan) {
	wash := float32(0.15)
	if dim(c.Livery.Color) {
		wash = 0.1
	}
	p.l.Fill(p.path(x.outline), draw.Solid(draw.Fade(c.Livery.Color, wash)))
	for i := range 3 {
		p.line(inward(x.outline, bandDark+float32(i)*1.6), 3.2, draw.Fade(c.Livery.Color, 0.2-0.05*float32(i)))
	}
	p.line(inward(x.outline, bandDark/2), bandDark, draw.Fade(bandThread, 0.85))
	p.bandStripe(x.band, c.Livery)
	p.line(inward(x.outline, bandWide*0.36), 1.5, draw.Color{R: 255, G: 255, B: 255, A: 46})
}

// bandMarks are the patterns of a band: dashes on and off, and how wide they are. A dark colour has pale ones.
var bandMarks = [...]struct{ on, off, wide float32 }{SolidLine: {}, LongDash: {1.6, 20, 1}, ShortDash: {1.6, 7.4, 1}, DotDash: {9, 9, 0.3},
	DoubleLine: {1, 0, 0.26}, Sleepers: {3.5, 5, 0.45}, PaleDash: {3, 9, 0.4}}

// bandStripe paints a band in the colour of its owner with his pattern, quieter than on a track.
func (p pen) bandStripe(line []draw.Point, v Livery) {
	p.line(line, bandWide, v.Color)
	k := bandMarks[v.Pattern]
	if k.on == 0 {
		return
	}
	ink := draw.Mix(v.Color, draw.Hex(0), 0.6)
	if dim(v.Color) {
		ink = draw.Mix(v.Color, draw.Hex(0xffffff), 0.6)
	}
	if k.off == 0 {
		p.line(line, bandWide*k.wide, ink)
		return
	}
	p.dashed(line, bandWide*k.wide, ink, k.on, k.off, 0)
}

// dim reports whether a colour has little of its own to wash an area with.
func dim(c draw.Color) bool {
	return max(c.R, c.G, c.B) < 0x70 || max(c.R, c.G, c.B)-min(c.R, c.G, c.B) < 0x10
}

// closed paints what lies out of play: a cold veil, hatched.
func (p pen) closed(outline []draw.Point) {
	p.l.Fill(p.path(outline), draw.Solid(closedVeil))
	const step = 9
	box := draw.Bounds(outline)
	dir := draw.Pt(0.6, -0.8)
	across := draw.Pt(0.8, 0.6)
	far := box.W + box.H
	for d := -far; d < far; d += step {
		for _, s := range crossings(outline, box.Mid().Add(across.Mul(d)), dir) {
			p.line(s[:], 1.3, closedLine)
		}
	}
}

// crossings are the parts of the line through a point that lie in a polygon.
func crossings(poly []draw.Point, at, dir draw.Point) (out [][2]draw.Point) {
	left := dir.Left()
	side := func(q draw.Point) float32 { q = q.Sub(at); return q.X*left.X + q.Y*left.Y }
	var ts []float32
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		if sa, sb := side(a), side(b); (sa < 0) != (sb < 0) {
			q := a.Add(b.Sub(a).Mul(sa / (sa - sb))).Sub(at)
			ts = append(ts, q.X*dir.X+q.Y*dir.Y)
		}
	}
	slices.Sort(ts)
	for i := 0; i+1 < len(ts); i += 2 {
		out = append(out, [2]draw.Point{at.Add(dir.Mul(ts[i])), at.Add(dir.Mul(ts[i+1]))})
	}
	return out
}

// strait paints the bridge of planks over a strait.
func (p pen) strait(line []draw.Point) {
	p.line([]draw.Point{line[0].Add(draw.Pt(2, 4)), line[1].Add(draw.Pt(2, 4))}, 17, draw.Color{R: 0x10, G: 0x24, B: 0x2f, A: 90})
	p.line(line, 15, coastInk)
	p.line(line, 11, draw.Hex(0xe9dcc0))
	p.dashed(line, 11, draw.Hex(0x7a5a33), 4.5, 3, 0)
	p.line(line, 2.4, draw.Hex(0xe9dcc0))
}

// floe paints the name of a floe and its contract spaces.
func (b *Europa) floe(p pen, n *EuropaState, m *EuropaMarks, i int) {
	x, a := &b.plan.areas[i], n.area(i)
	if b.named(p, m) {
		p.haloed(x.label, x.name, draw.Type{Face: draw.Serif, Size: floeText, Color: floeInk}, floeHalo)
	}
	for k, s := range spaceSlot {
		at := b.plan.at(i, s)
		p.fill(draw.Around(at, 31, 31), 15.5, draw.Solid(spaceFill))
		p.l.Ring(p.at(at), 15.5*p.v.k, 1.8*p.v.k, spaceLine).Dash = [2]float32{4 * p.v.k, 3 * p.v.k}
		if c := a.Contracts[k]; c.ID != "" && !m.Bare && !m.away(SpaceTarget(i, k)) {
			p.token("contract-seal", at, sealTall, c, 1)
		}
	}
}

// named reports whether names stand on the map: they are hidden where they would be too small to be read.
func (b *Europa) named(p pen, m *EuropaMarks) bool {
	return !m.Mute && europaText*p.v.k >= p.least*0.98
}

// europaPlate is the name plate of an area on the sheet.
func (p pen) europaPlate(pl *europaPlan, n *EuropaState, i int) draw.Rect {
	pad := float32(16)
	if n.area(i).Control.ID != "" {
		pad = 34
	}
	return draw.Around(pl.areas[i].label, p.plateWidth(pl.areas[i].name)+pad, 21)
}

// plateWidth is how wide a name is on the sheet.
func (p pen) plateWidth(s string) float32 {
	return p.l.Metrics.Width(draw.Plate, europaText, s)
}

// areaPlate paints the name plate of an area, with its controller's emblem.
func (p pen) areaPlate(pl *europaPlan, n *EuropaState, i int, edge draw.Color) {
	r, a := p.europaPlate(pl, n, i), n.area(i)
	fill, ink := draw.Hex(0xf5efdf), draw.Hex(0x221a12)
	if a.Closed {
		fill, ink = draw.Hex(0xc3cace), draw.Hex(0x3e4b53)
	}
	p.round(r.Move(1.5, 2), 4, draw.Color{A: 77}, draw.Color{}, 0)
	p.round(r, 4, fill, edge, 1.3)
	name := r
	if a.Control.ID != "" {
		_, name = r.CutLeft(18)
		p.emblem(draw.Pt(r.X+8, r.Mid().Y), 29, a.Control, 1)
	}
	p.center(name.Mid(), pl.areas[i].name, draw.Type{Face: draw.Plate, Size: europaText, Color: ink})
}
