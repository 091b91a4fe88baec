package board

import (
	"fmt"

	"kettle/render/draw"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A label is a name beside its hex.
type label struct {
	hex   track.HexID
	at    draw.Point // the middle
	w     float32    // half its width, and half its height
	h     float32
	text  string
	plate bool // on a plate in the city's colour
	color rail.Good
	poor  bool // no good place was found: left out until seen from nearer
}

// An obstacle is what a label would cover, and how bad that is.
type obstacle struct {
	c      draw.Point
	w, h   float32
	weight float32
}

// labelSpots are the places of a label about its site, best first: below, right, left, above, the diagonals.
var labelSpots = [...]draw.Point{{X: 0, Y: 1}, {X: 1, Y: 0.15}, {X: -1, Y: 0.15}, {X: 0, Y: -1}, {X: 0.8, Y: 0.75}, {X: -0.8, Y: 0.75},
	{X: 0.8, Y: -0.75}, {X: -0.8, Y: -0.75}, {X: 1, Y: 0.5}, {X: -1, Y: 0.5}, {X: 1, Y: -0.4}, {X: -1, Y: -0.4}}

// tooBad is the cost above which a label is left out.
const tooBad = 20

// labelSize is the size of names on the sheet: it grows slower than the zoom.
func (pl *hexPlan) labelSize(p pen) float32 {
	size := float32(12)
	if pl.r < 20 {
		size = 11.5
	}
	if k := p.v.k; k > 1.3 {
		size *= 1.3 / k * (1 + 0.35*(k/1.3-1))
	}
	return max(size, min(size*stretch, p.least/p.v.k))
}

// spell places the names anew when track, cubes or the size of names have changed.
func (b *Hexes) spell(p pen, n *Rails) {
	size := b.plan.labelSize(p)
	key := fmt.Sprint(b.text, size, b.plan.roomy(p.v.k), n.City, n.Tile, n.Growth, len(n.Notes))
	for h := range n.Cubes {
		key += string(rune('0' + len(n.Cubes[h])))
	}
	if key == b.spelt {
		return
	}
	b.spelt, b.labels = key, b.plan.placeNames(p, n, &b.web, size)
}

// placeNames finds a place for each name, cities first.
func (pl *hexPlan) placeNames(p pen, n *Rails, w *web, size float32) (out []label) {
	if size*p.v.k < p.least*0.99 {
		return nil
	}
	obs := pl.obstacles(p, n, w)
	for _, cities := range [...]bool{true, false} {
		for h := range pl.c {
			h := rail.Stop(h)
			l := label{hex: h, plate: cities}
			gap := float32(0.5)
			face := draw.Plate
			if cities {
				if !n.city(h) || pl.roomy(p.v.k) {
					continue
				}
				l.text, l.color, gap, face = n.title(h), n.color(h), 0.95, draw.Heading
			} else {
				l.text = n.named(h)
			}
			if l.text == "" {
				continue
			}
			if pl.r < 20 && !cities {
				gap = 0.6
			}
			if !cities && len(n.cubes(h)) > 0 && n.Board.Exits(h) == 0 {
				gap = 0.62
			}
			l.w, l.h = p.l.Metrics.Width(face, size, l.text)/2+2, size*0.56
			if cities {
				l.w, l.h = l.w+3, size*0.68
			}
			cost := l.find(pl, obs, gap)
			l.poor = cost > tooBad
			if !l.poor {
				obs = append(obs, obstacle{l.at, l.w + 1.5, l.h + 1, 60})
			}
			out = append(out, l)
		}
	}
	return out
}

// find puts a label at its cheapest place and returns what that costs.
func (l *label) find(pl *hexPlan, obs []obstacle, gap float32) (least float32) {
	least = 1e9
	c, reach := pl.c[l.hex], draw.Pt(2*l.w+1.5*pl.r, 2*l.h+1.5*pl.r)
	beside := make([]obstacle, 0, 32) // those that any of the places could meet
	for _, o := range obs {
		if abs32(o.c.X-c.X) < reach.X+o.w && abs32(o.c.Y-c.Y) < reach.Y+o.h {
			beside = append(beside, o)
		}
	}
	for i, u := range labelSpots {
		for j, g := range [...]float32{gap, gap + 0.35} {
			at := pl.spotAt(l, u, g)
			cost := float32(i)*0.25 + float32(j)*2.1
			for _, o := range beside {
				x := min(l.w+o.w-abs32(at.X-o.c.X), 2*o.w)
				y := min(l.h+o.h-abs32(at.Y-o.c.Y), 2*o.h)
				if x > 0 && y > 0 {
					cost += o.weight * (0.4 + min(1.5, x*y/(pl.r*pl.r*0.12)))
				}
			}
			const edge = 14
			if at.X-l.w < edge || at.X+l.w > sheetSize.X-edge || at.Y-l.h < edge || at.Y+l.h > sheetSize.Y-edge {
				cost += 60
			}
			if cost < least && pl.r < 24 && pl.theme.sea != nil {
				cost += 0.5 * pl.ashore(at, l.w)
			}
			if cost < least {
				least, l.at = cost, at
			}
		}
	}
	return least
}

// spotAt is the middle of a label at one of its spots.
func (pl *hexPlan) spotAt(l *label, u draw.Point, gap float32) draw.Point {
	c := pl.c[l.hex]
	across := u.X * pl.r * gap
	switch {
	case abs32(u.X) == 1:
		across += u.X * l.w
	case u.X > 0:
		across += 0.8 * l.w
	case u.X < 0:
		across -= 0.8 * l.w
	}
	at := draw.Pt(c.X+across, c.Y+u.Y*(pl.r*gap+l.h))
	if abs32(u.X) == 1 {
		at.Y = c.Y + u.Y*pl.r*0.8
	}
	return at
}

// ashore is how many thirds of a label lie over land.
func (pl *hexPlan) ashore(at draw.Point, w float32) (n float32) {
	for _, e := range [...]float32{-0.7, 0, 0.7} {
		if h, ok := pl.find(draw.Pt(at.X+e*w, at.Y)); ok && pl.isLand(h) {
			n++
		}
	}
	return n
}

func abs32(x float32) float32 { return max(x, -x) }

// obstacles are what names should not cover.
func (pl *hexPlan) obstacles(p pen, n *Rails, w *web) (obs []obstacle) {
	add := func(c draw.Point, w, h, weight float32) { obs = append(obs, obstacle{c, w, h, weight}) }
	for _, r := range w.runs {
		for _, l := range r.lines {
			for at := pl.r * 0.2; at < length(l); at += pl.r * 0.42 {
				q, _ := onLine(l, at)
				add(q, pl.r*0.2, pl.r*0.2, 5)
			}
		}
		if r.owner >= 0 {
			d := pl.discRadius() * 1.2
			add(r.disc, d, d, 8)
			if r.marked() {
				at, side := pl.countAt(&r, p.v.k)
				add(at, side*0.6, side*0.6, 12)
			}
		}
	}
	for h, c := range pl.c {
		h := rail.Stop(h)
		x := &pl.land.Hexes[h]
		switch {
		case n.city(h):
			add(c, pl.r*0.86, pl.r*0.8, 20)
			if pl.roomy(p.v.k) {
				s := pl.cityPlateBox(p, n, h)
				add(s.Mid(), s.W/2, s.H/2, 60)
			}
			if n.growth(h) > 0 {
				add(pl.growthAt(n, h), pl.r*0.4, pl.r*0.3, 9)
			}
		case x.Site == track.Ring:
			add(c, pl.r*0.9, pl.r*0.85, 14)
		case n.Board.Town(h):
			add(c, pl.r*0.4, pl.r*0.4, 9)
		case x.Terrain == track.Mountain:
			add(c, pl.r*0.5, pl.r*0.35, 0.1)
		}
		if at, side := pl.cubesAt(n, h, p.v.k); !n.city(h) {
			for _, q := range at {
				add(q, side/2, side/2, 9)
			}
		}
	}
	for _, r := range pl.printed(n) {
		add(r.Mid(), r.W/2, r.H/2, 40)
	}
	for _, q := range pl.spelt() {
		add(q, 9, 8, 4)
	}
	return obs
}

// label paints a name.
func (p pen) label(pl *hexPlan, l *label) {
	if l.poor {
		return
	}
	size := (l.h / 0.56)
	if l.plate {
		size = l.h / 0.68
		p.namePlate(draw.Around(l.at, 2*l.w, 2*l.h), l.text, size, l.color)
		return
	}
	t := draw.Type{Face: draw.Plate, Size: size, Color: pl.theme.ink}
	p.haloed(l.at, l.text, t, pl.theme.halo)
}

// haloed writes a line with a pale edge around its letters.
func (p pen) haloed(c draw.Point, s string, t draw.Type, halo draw.Color) {
	t.Size *= p.v.k
	q := p.at(c)
	q.Y += p.l.Metrics.Capital(t.Face, t.Size) / 2
	t.Align = draw.Center
	d := t.Size * 0.12
	for i := range 8 {
		p.l.Text(around(q, d, 45*float32(i)), s, t.With(draw.Fade(halo, 0.75)))
	}
	p.l.Text(q, s, t)
}

// namePlate paints a name on the plate of its city.
func (p pen) namePlate(r draw.Rect, s string, size float32, g rail.Good) {
	b := p.box(r)
	radius := 3 * p.v.k
	p.l.Round(b.Move(0, 1.5*p.v.k).Inset(-0.5*p.v.k), radius, draw.Solid(draw.Color{A: 110}))
	p.l.Round(b, radius, draw.Solid(draw.Hex(0x17110c)))
	p.l.Round(b.Inset(1.1*p.v.k), radius*0.8, draw.Solid(draw.Mix(draw.Hex(0xffffff), cityPlate[g], 0.55)))
	p.l.Round(b.Inset(2*p.v.k), radius*0.6, draw.Solid(cityPlate[g]))
	t := draw.Type{Face: draw.Heading, Size: size * p.v.k, Color: inkOn(g), Align: draw.Center}
	q := p.at(r.Mid())
	q.Y += p.l.Metrics.Capital(t.Face, t.Size) / 2
	p.l.Text(q, s, t)
}

// cityPlateBox is the plate in the lower part of a city's hex.
func (pl *hexPlan) cityPlateBox(p pen, n *Rails, h track.HexID) draw.Rect {
	size := pl.labelSize(p)
	w := p.l.Metrics.Width(draw.Heading, size, n.title(h)) + size*0.95
	r := draw.Around(pl.c[h].Add(draw.Pt(0, 0.66*pl.r)), w, size*1.38)
	r.X = max(12, min(r.X, sheetSize.X-12-r.W))
	r.Y = min(r.Y, sheetSize.Y-12-r.H)
	return r
}

func (p pen) cityPlate(pl *hexPlan, n *Rails, h track.HexID) {
	if size := pl.labelSize(p); n.title(h) != "" && size*p.v.k >= p.least*0.99 {
		p.namePlate(pl.cityPlateBox(p, n, h), n.title(h), size, n.color(h))
	}
}
