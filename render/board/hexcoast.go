package board

import (
	"kettle/render/draw"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// shore reports whether the side of a land hex is its coast, or the edge of the map.
func (pl *hexPlan) shore(h track.HexID, s hex.Side) bool {
	n := pl.beside(h, s)
	return pl.isLand(h) && (n == track.None || !pl.isLand(n))
}

// coastBends is of how many pieces the coast along a side is made.
const coastBends = 7

// coast is a side as the sea has left it: it wavers about the straight one and ends at its corners. In is how far it is
// moved towards the middle of the hex, in radii.
func (pl *hexPlan) coast(h track.HexID, s hex.Side, in float32) (out []draw.Point) {
	a, b := pl.corner(h, int(s+4)%6), pl.corner(h, int(s+5)%6)
	away := pl.mid(h, s).Sub(pl.c[h]).Mul(1 / (pl.r * root3 / 2))
	for i := range coastBends + 1 {
		f := float32(i) / coastBends
		by := -in * pl.r
		if i > 0 && i < coastBends {
			by += (noise(pl.land.Hexes[h].At, 40+8*uint32(s)+uint32(i)) - 0.42) * 0.17 * pl.r
		}
		out = append(out, a.Add(b.Sub(a).Mul(f)).Add(away.Mul(by)))
	}
	return out
}

// outline is a land hex with its coast.
func (pl *hexPlan) outline(h track.HexID) (out []draw.Point) {
	for s := range hex.Side(hex.Sides) {
		if pl.shore(h, s) {
			out = append(out, pl.coast(h, s, 0)[:coastBends]...)
		} else {
			out = append(out, pl.corner(h, int(s+4)%6))
		}
	}
	return out
}

// shelf paints the water about the land, the paler the nearer, or on a map without sea the ground about it.
func (p pen) shelf(pl *hexPlan) {
	t := pl.theme
	tints, step := t.sea, float32(0.42)
	if tints == nil {
		tints, step = []draw.Color{draw.Mix(t.far, t.beyond, 0.5), t.beyond}, 0.35
	}
	for i, c := range tints {
		far := 1.12 + step*float32(len(tints)-1-i)
		for h := range pl.c {
			h := rail.Stop(h)
			if pl.isLand(h) || pl.land.Hexes[h].Terrain == track.Bay {
				f := far * (0.96 + 0.1*noise(pl.land.Hexes[h].At, 70+uint32(i)))
				p.l.Disc(p.at(pl.c[h]), f*pl.r*p.v.k, draw.Solid(c))
			}
		}
	}
}

// shores paints the line of the coast: its shadow on the land, and itself.
func (p pen) shores(pl *hexPlan) {
	t := pl.theme
	each := func(paint func(h track.HexID, s hex.Side)) {
		for h := range pl.c {
			for s := range hex.Side(hex.Sides) {
				if h := rail.Stop(h); pl.shore(h, s) {
					paint(h, s)
				}
			}
		}
	}
	each(func(h track.HexID, s hex.Side) { p.line(pl.coast(h, s, 0.075), 0.15*pl.r, draw.Fade(t.coast, 0.22)) })
	wide := max(1.1/p.v.k, 0.07*pl.r)
	each(func(h track.HexID, s hex.Side) {
		line := pl.coast(h, s, 0)
		p.line(line, wide, t.coast)
		p.l.Disc(p.at(line[0]), wide*p.v.k/2, draw.Solid(t.coast))
		p.l.Disc(p.at(line[coastBends]), wide*p.v.k/2, draw.Solid(t.coast))
	})
}

// compass paints a compass rose about c.
func (p pen) compass(c draw.Point, r float32, ink, pale draw.Color) {
	p.l.Outline(p.path(draw.Ellipse(draw.Around(c, 1.3*r, 1.3*r))), 1.1*p.v.k, ink)
	p.l.Outline(p.path(draw.Ellipse(draw.Around(c, 1.12*r, 1.12*r))), 0.7*p.v.k, ink)
	for _, star := range [...]struct{ long, turn float32 }{{0.62, 45}, {1, 0}} {
		for k := range 4 {
			deg := 90*float32(k) + star.turn
			tip := around(c, star.long*r, deg)
			p.l.Fill(p.path([]draw.Point{c, around(c, 0.2*r, deg-45), tip}), draw.Solid(ink))
			p.l.Fill(p.path([]draw.Point{c, around(c, 0.2*r, deg+45), tip}), draw.Solid(pale))
		}
	}
	if p.legible(13) {
		p.center(c.Add(draw.Pt(0, -r-9)), "N", draw.Type{Face: draw.Serif, Size: 13, Color: ink})
	}
}
