package board

import (
	"strconv"

	"kettle/assets"
	"kettle/render/draw"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

func hasSprite(name string) bool {
	_, ok := assets.Lookup(name)
	return ok
}

// cityPlate is the plate of a city by colour: dark enough for white letters, yellow apart.
var cityPlate = [rail.Goods]draw.Color{rail.None: draw.Hex(0x77746e), rail.Red: draw.Hex(0xc23c22), rail.Blue: draw.Hex(0x1f6db8),
	rail.Purple: draw.Hex(0x7a1f6b), rail.Yellow: draw.Hex(0xffd92f), rail.Black: draw.Hex(0x2a2530), rail.Gray: draw.Hex(0x77746e),
	rail.Orange: draw.Hex(0xc96f14), rail.White: draw.Hex(0xffffff)}

// cityFill is the ground of a city by colour.
var cityFill = [rail.Goods]draw.Color{rail.None: draw.Hex(0x8d8a84), rail.Red: draw.Hex(0xd9482b), rail.Blue: draw.Hex(0x2f86d6),
	rail.Purple: draw.Hex(0x7a1f6b), rail.Yellow: draw.Hex(0xffd92f), rail.Black: draw.Hex(0x2a2530), rail.Gray: draw.Hex(0x8d8a84),
	rail.Orange: draw.Hex(0xe8892b), rail.White: draw.Hex(0xf4f0e4)}

// inkOn is the colour of letters on a good's colour.
func inkOn(g rail.Good) draw.Color {
	if g == rail.Yellow || g == rail.White {
		return draw.Hex(0x2b2118)
	}
	return draw.Hex(0xffffff)
}

// city paints the hex of a city, printed or new, without its cubes and its plate.
func (p pen) city(pl *hexPlan, n *Rails, h track.HexID) {
	c, r := pl.c[h], pl.r
	g := n.color(h)
	p.l.Fill(p.path(hexagon(c.Add(draw.Pt(0, r*0.07)), r*0.97)), draw.Solid(draw.Color{A: 90}))
	p.l.Fill(p.path(hexagon(c, r*0.96)), draw.Solid(draw.Hex(0x17110c)))
	p.l.Fill(p.path(hexagon(c, r*0.885)), draw.Solid(cityFill[g]))
	sky := clip(hexagon(c, r*0.885), draw.Rc(c.X-r, c.Y-r, 2*r, 0.72*r))
	p.l.Fill(p.path(sky), draw.Solid(draw.Color{R: 255, G: 255, B: 255, A: 36}))
	p.sprite("city-skyline", sized("city-skyline", c.Add(draw.Pt(0, -r*0.13)), r*1.4))
	p.l.Outline(p.path(hexagon(c, r*0.875)), r*0.04*p.v.k, draw.Color{R: 255, G: 255, B: 255, A: 140})
	if t, ok := n.newCity(h); ok {
		if name := "new-city-" + string(t.Letter[0]|0x20); hasSprite(name) {
			p.sprite(name, sized(name, c, r*2))
		}
	}
	if t, ok := n.tile(h); ok {
		p.tileFrame(c, r)
		if t.Name == "" && pl.roomy(p.v.k) { // a New City bears its growth (STM-060)
			p.sprite("growth-marker", sized("growth-marker", c.Add(draw.Pt(0.56*r, -0.56*r)), 0.5*r))
		}
	}
}

// badges are the letter of a city's colour and the number of its column.
func (p pen) badges(pl *hexPlan, n *Rails, h track.HexID) {
	if !pl.roomy(p.v.k) {
		return
	}
	c, r := pl.c[h], pl.r
	size := badgeWide(r, p.v.k)
	p.badge(c.Add(draw.Pt(-0.56*r, -0.58*r)), size, string(n.color(h).Letter()), draw.Hex(0xfbf6e9), draw.Hex(0x2b2118), true)
	if col := n.column(h); col.Half != rail.NoHalf {
		fill, ink := draw.Hex(0xffffff), draw.Hex(0x1b1410)
		if col.Half == rail.Dark {
			fill, ink = draw.Hex(0x15100b), draw.Hex(0xffffff)
		}
		p.badge(c.Add(draw.Pt(0.56*r, -0.58*r)), size, strconv.Itoa(col.Number), fill, ink, false)
	} else if _, tiled := n.tile(h); n.Numbers && !tiled {
		number := strconv.Itoa(n.land().Hexes[h].StartCubes)
		p.badge(c.Add(draw.Pt(0.56*r, -0.58*r)), size, number, draw.Hex(0xffffff), draw.Hex(0x1b1410), false)
	}
}

// badgeWide is how wide a badge is on the sheet, for hexes of that radius.
func badgeWide(r, k float32) float32 { return max(13.6/max(k, 1), 0.53*r) }

// badge paints a small square or round plate with a letter or number.
func (p pen) badge(c draw.Point, w float32, s string, fill, ink draw.Color, square bool) {
	b := p.box(draw.Around(c, w, w))
	radius := w / 2
	if square {
		radius = w * 0.18
	}
	p.l.Round(b.Inset(-0.1*w*p.v.k), (radius+0.1*w)*p.v.k, draw.Solid(trackDark))
	p.l.Round(b, radius*p.v.k, draw.Solid(fill))
	if p.legible(w * 0.86) {
		p.center(c, s, draw.Type{Face: draw.Heading, Size: w * 0.86, Color: ink})
	}
}

// roomy reports whether hexes are large enough for plates and badges of their own.
func (pl *hexPlan) roomy(k float32) bool { return pl.r*k >= 23 }

// town paints the station of a town.
func (p pen) town(pl *hexPlan, h track.HexID) {
	w := 0.78 * pl.r
	if pl.r < 20 {
		w = 0.98 * pl.r
	}
	p.sprite("town-station", sized("town-station", pl.c[h], w))
}

// ring paints a 495 hex: asphalt, a lane in from each side that lines may come from, the shield, its die faces, and
// tail lights while it is locked.
func (p pen) ring(pl *hexPlan, n *Rails, h track.HexID) {
	c, r := pl.c[h], pl.r
	p.l.Fill(p.path(hexagon(c.Add(draw.Pt(0, r*0.06)), r*0.97)), draw.Solid(draw.Color{A: 77}))
	p.l.Fill(p.path(hexagon(c, r*0.97)), draw.Solid(draw.Hex(0x17171a)))
	p.l.Fill(p.path(hexagon(c, r*0.91)), draw.Solid(draw.Hex(0x3f4042)))
	p.l.Outline(p.path(hexagon(c, r*0.82)), r*0.05*p.v.k, draw.Hex(0xe6c65a))
	for _, s := range n.land().Hexes[h].Open.Sides() {
		p.dashed([]draw.Point{pl.mid(h, s), c}, r*0.07, draw.Hex(0xf3ecd2), r*0.14, r*0.12, 0)
	}
	p.sprite("shield-495", sized("shield-495", c.Add(draw.Pt(0, -r*0.12)), r*0.8))
	faces := n.land().Hexes[h].Gridlock
	w := max(12.5/max(p.v.k, 1), 0.46*r)
	for i, f := range faces {
		x := (float32(i) - float32(len(faces)-1)/2) * (w + 2.5)
		p.badge(c.Add(draw.Pt(x, 0.62*r)), w, strconv.Itoa(f), draw.Hex(0xfbf6e9), draw.Hex(0x2b2118), true)
	}
}

// lights paints the gridlock marker of a 495 hex.
func (p pen) lights(pl *hexPlan, h track.HexID, glow float32) {
	c, r := pl.c[h], pl.r
	at := c.Add(draw.Pt(0, -0.72*r))
	p.sprite("gridlock-lights", sized("gridlock-lights", at, 1.5*r))
	if glow > 0 {
		p.glow("lantern-halo", draw.Around(at, 2.4*r, 1.2*r), draw.Fade(draw.Hex(0xff3a1e), 0.5*glow))
	}
}
