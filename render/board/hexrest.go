package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A hexLayer is one of the two stills in which everything at rest is kept.
type hexLayer struct {
	name   string
	opaque bool
	lay    func(*Hexes, pen, *Rails, *RailMarks)
}

var (
	hexGround = hexLayer{"ground", true, (*Hexes).layGround}
	hexPieces = hexLayer{"pieces", false, (*Hexes).layPieces}
)

// rest paints a layer as a still that is kept while none of it changes.
func (b *Hexes) rest(p pen, n *Rails, m *RailMarks, y hexLayer, kept **draw.Still) {
	b.keep(p, b.restKey(p, n, m, y), y.opaque, kept, func(q pen) { y.lay(b, q, n, m) })
}

// layGround paints sheet and track.
func (b *Hexes) layGround(p pen, n *Rails, m *RailMarks) {
	p.l.Box(p.v.box.Meet(b.whole()), draw.Solid(b.plan.theme.far))
	if b.plan.sheet != "" {
		p.sprite(b.plan.sheet, draw.Rc(0, 0, sheetSize.X, sheetSize.Y))
	} else {
		p.printSheet(b.plan)
	}
	if m.Coords {
		b.coords(p)
	}
	p.layTrack(b.plan, &b.web, n)
}

// coords writes the grid reference of each hex into its upper corner.
func (b *Hexes) coords(p pen) {
	t := draw.Type{Face: draw.Plate, Size: min(max(9.5, b.plan.r*0.36), 14/p.v.k), Color: draw.Fade(b.plan.theme.ink, 0.62)}
	if !p.legible(t.Size) {
		return
	}
	for h, c := range b.plan.c {
		p.center(c.Add(draw.Pt(0, -0.66*b.plan.r)), b.plan.land.Ref(rail.Stop(h)), t)
	}
}

// layPieces paints towns, cities, discs, cubes and names.
func (b *Hexes) layPieces(p pen, n *Rails, m *RailMarks) {
	pl := b.plan
	each := func(paint func(h track.HexID)) {
		for h := range pl.c {
			paint(rail.Stop(h))
		}
	}
	each(func(h track.HexID) {
		switch {
		case pl.land.Hexes[h].Site == track.Ring:
			p.ring(pl, n, h)
		case !n.city(h) && n.Board.Town(h):
			p.town(pl, h)
		}
	})
	each(func(h track.HexID) {
		if n.city(h) {
			p.city(pl, n, h)
		}
	})
	if !m.Bare {
		b.discs(p, n, m)
	}
	each(func(h track.HexID) {
		if n.locked(h) {
			p.lights(pl, h, 0)
		}
		if n.city(h) {
			p.growthMarks(pl, n, h)
		}
	})
	if !m.Bare {
		gone, at := b.leaving(n, m)
		each(func(h track.HexID) {
			i := -1
			if h == at {
				i = gone
			}
			p.hexCubes(pl, n, h, i)
		})
	}
	if !m.Mute {
		for i := range b.labels {
			p.label(pl, &b.labels[i])
		}
		each(func(h track.HexID) {
			if n.city(h) && pl.roomy(p.v.k) {
				p.cityPlate(pl, n, h)
			}
		})
	}
	each(func(h track.HexID) {
		if n.city(h) {
			p.badges(pl, n, h)
		}
	})
	if !m.Mute {
		b.mouths(p)
	}
	b.print(p, n)
}

// discRadius is the radius of an owner's disc on the map.
func (pl *hexPlan) discRadius() float32 {
	if pl.r < 20 {
		return 0.27 * pl.r
	}
	return 0.2 * pl.r
}

// discs paints the owners' discs on their links; those of others than the one whose network is shown are pale.
func (b *Hexes) discs(p pen, n *Rails, m *RailMarks) {
	r := b.plan.discRadius()
	for i := range b.web.runs {
		x := &b.web.runs[i]
		v, ok := n.livery(x.owner)
		if !ok {
			continue
		}
		alpha := float32(1)
		if m.Net != nil && *m.Net != x.owner {
			alpha = 0.3
		}
		if x.marked() {
			p.tokenPile(b.plan, x, v, alpha)
		} else {
			p.disc(x.disc, r, v, alpha)
		}
	}
	for i := range b.web.runs {
		if x := &b.web.runs[i]; x.marked() {
			p.tokenCount(b.plan, x)
		}
	}
}

// leaving is the place of the cube that a delivery takes, and its hex; -1 for none.
func (b *Hexes) leaving(n *Rails, m *RailMarks) (place int, at track.HexID) {
	d := m.Route
	if m.Leaving != nil {
		d = m.Leaving
	}
	if d == nil || len(d.Path) == 0 {
		return -1, track.None
	}
	return placeIn(n, d.Path[0], d.Good), d.Path[0]
}

// restKey tells apart all that a layer paints.
func (b *Hexes) restKey(p pen, n *Rails, m *RailMarks, y hexLayer) string {
	k := make([]byte, 0, 512)
	num := func(v int) { k = append(strconv.AppendInt(k, int64(v), 36), ' ') }
	real := func(v float32) { k = append(strconv.AppendFloat(k, float64(v), 'f', 2, 32), ' ') }
	flag := func(v bool) { k = append(strconv.AppendBool(k, v), ' ') }
	k = append(append(append(k, b.plan.land.ID...), b.plan.sheet...), y.name...)
	k = append(append(k, b.text...), ' ')
	for _, v := range [...]float32{p.v.k, p.v.off.X, p.v.off.Y, p.v.box.X, p.v.box.Y, p.v.box.W, p.v.box.H, p.least} {
		real(v)
	}
	for _, v := range n.Livery {
		k = append(append(k, v.ID...), '0'+byte(v.Pattern), ' ')
	}
	if y.name == hexGround.name {
		flag(m.Coords)
		return string(k)
	}
	for _, pile := range n.Cubes {
		for _, g := range pile {
			k = append(k, g.Letter())
		}
		k = append(k, ' ')
	}
	for _, c := range n.City {
		num(c)
	}
	flag(n.Numbers)
	for h, t := range n.Tile {
		if t.Color != rail.None {
			num(h)
			k = append(append(k, t.Color.Letter()), t.Name...)
		}
	}
	for h := range n.Locked {
		if n.Locked[h] {
			num(h)
		}
	}
	k = append(k, '|')
	for _, c := range n.Growth {
		num(c)
	}
	if m.Net != nil {
		k = append(k, 'n')
		num(int(*m.Net))
	}
	gone, at := b.leaving(n, m)
	num(gone)
	num(int(at))
	flag(m.Bare)
	flag(m.Mute)
	k = append(k, n.Subtitle...)
	for _, t := range n.Notes {
		for _, r := range t.Rows {
			k = append(append(k, r.Text...), r.Value...)
			flag(r.Lit)
		}
	}
	return string(k)
}
