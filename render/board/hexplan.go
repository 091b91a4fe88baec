package board

import (
	"kettle/render/draw"
	"kettle/rules/hex"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// A hexPlan is the geometry of a land on its sheet; it never changes.
type hexPlan struct {
	land *track.Land
	hexPlace
	c   []draw.Point // middles by hex
	ids []string     // hit of each hex
}

func newHexPlan(l *track.Land) *hexPlan {
	p := &hexPlan{land: l, hexPlace: placeOf(l)}
	for i := range l.Hexes {
		h := &l.Hexes[i]
		c := p.at.Add(axial(h.At, p.r))
		if p.aside != "" && h.Panel == p.aside && h.Terrain != track.Tunnel {
			c = c.Add(p.by)
		}
		p.c = append(p.c, c)
		p.ids = append(p.ids, "hex/"+h.Spot.String())
	}
	return p
}

// set reports whether a hex lies in the panel that is set aside.
func (p *hexPlan) set(h track.HexID) bool {
	return p.aside != "" && p.land.Hexes[h].Panel == p.aside && p.land.Hexes[h].Terrain != track.Tunnel
}

// beside is the neighbour across a side that also lies there on the sheet, track.None otherwise.
func (p *hexPlan) beside(h track.HexID, s hex.Side) track.HexID {
	n := p.land.Next(h, s)
	if n == track.None || p.set(n) != p.set(h) {
		return track.None
	}
	return n
}

// corner is corner i of a hex, 0 in the east, clockwise; a side s runs from corner s+4 to corner s+5.
func (p *hexPlan) corner(h track.HexID, i int) draw.Point { return around(p.c[h], p.r, float32(60*i)) }

// mid is the middle of a side.
func (p *hexPlan) mid(h track.HexID, s hex.Side) draw.Point { return sideMid(p.c[h], p.r, s) }

func sideMid(c draw.Point, r float32, s hex.Side) draw.Point {
	return around(c, r*root3/2, 60*float32(s)-90)
}

// poly is the outline of a hex, f times as large.
func (p *hexPlan) poly(h track.HexID, f float32) []draw.Point { return hexagon(p.c[h], p.r*f) }

func hexagon(c draw.Point, r float32) []draw.Point {
	out := make([]draw.Point, 6)
	for i := range out {
		out[i] = around(c, r, float32(60*i))
	}
	return out
}

// isLand reports whether a hex is drawn as land: not sea, not a 495 hex.
func (p *hexPlan) isLand(h track.HexID) bool {
	x := &p.land.Hexes[h]
	return x.Terrain != track.Tunnel && x.Terrain != track.Bay && x.Site != track.Ring
}

// find is the hex under a point of the sheet.
func (p *hexPlan) find(q draw.Point) (track.HexID, bool) {
	for i, c := range p.c {
		// Inside the circle in the hex, or between it and the one around it.
		if d := q.Sub(c); d.X*d.X+d.Y*d.Y < p.r*p.r && (d.X*d.X+d.Y*d.Y < 0.75*p.r*p.r || draw.Inside(hexagon(c, p.r), q)) {
			return rail.Stop(i), true
		}
	}
	return track.None, false
}
