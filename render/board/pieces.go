package board

import (
	"kettle/assets"
	"kettle/render/draw"
	"kettle/rules/rail"
)

// Sizes of pieces on the sheet, in units of the sheet.
const (
	houseWide, houseUp  = 58, 43
	cityWide, cityUp    = 58, 51
	cubeWide            = 22
	unlitWide           = 23
	litWide, discWide   = 29, 33
	haloWide            = 72
	plateTop, plateTall = 20.5, 17
	plateText           = 12
)

var (
	plateFill  = draw.Color{R: 0x14, G: 0x10, B: 0x1c, A: 238}
	plateInk   = draw.Hex(0xf3ead6)
	lightHalf  = draw.Hex(0xf3e9d2)
	darkHalf   = draw.Hex(0x3a3442)
	lightHalfT = draw.Hex(0x2b2118)
	shadowTint = draw.Color{R: 255, G: 255, B: 255, A: 190}
)

// windowLight is what shines from the windows of a house, by colour; a grey house is dark.
var windowLight = [rail.Goods]draw.Color{
	rail.Black: draw.Hex(0xa58bff), rail.Red: draw.Hex(0xff8a50), rail.Blue: draw.Hex(0x58b6ff), rail.Orange: draw.Hex(0xffb03a),
}

// plateEdge is the edge of a house's name plate, by colour.
var plateEdge = [rail.Goods]draw.Color{
	rail.None: draw.Hex(0x8f8a94), rail.Black: draw.Hex(0x8d7bd0), rail.Red: draw.Hex(0xd9482b), rail.Blue: draw.Hex(0x2f86d6),
	rail.Orange: draw.Hex(0xe8892b),
}

// sized is the box of a sprite with c in its middle, w wide, in the sprite's own shape.
func sized(name string, c draw.Point, w float32) draw.Rect {
	s, ok := assets.Lookup(name)
	if !ok || s.NaturalW == 0 {
		return draw.Around(c, w, w)
	}
	return draw.Around(c, w, w*s.NaturalH/s.NaturalW)
}

// cubeSprite is the sprite of a cube by its colour.
var cubeSprite = [rail.Goods]string{rail.Red: "cube-red", rail.Blue: "cube-blue", rail.Purple: "cube-purple", rail.Yellow: "cube-yellow",
	rail.Black: "witch", rail.Gray: "cube-gray", rail.Orange: "pumpkin", rail.White: "cube-white"}

// cubeInk is the letter's colour on a cube; without alpha it has none: a face tells it.
var cubeInk = [rail.Goods]draw.Color{rail.Red: draw.Hex(0xffffff), rail.Blue: draw.Hex(0xffffff), rail.Purple: draw.Hex(0xffffff),
	rail.Yellow: draw.Hex(0x2b2118), rail.Gray: draw.Hex(0xffffff), rail.White: draw.Hex(0x2b2118)}

// cube paints a cube of that width with its middle at c.
func (p pen) cube(c draw.Point, w float32, g rail.Good) {
	p.shade(c.Add(draw.Pt(w*0.08, w*0.42)), w*1.25, w*0.5, 1)
	p.cubeOnly(c, w, g, 1)
}

// cubeOnly paints it without its shadow, with that opacity.
func (p pen) cubeOnly(c draw.Point, w float32, g rail.Good, alpha float32) {
	name := cubeSprite[g]
	if g == rail.Black || g == rail.Orange {
		w *= 1.04
	}
	it := p.sprite(name, sized(name, c, w))
	if alpha < 1 {
		it.Tint = white(alpha)
	}
	if ink := cubeInk[g]; ink.A != 0 && p.legible(w*0.5) {
		ink.A = uint8(255 * alpha)
		p.center(c.Add(draw.Pt(-w*0.215, w*0.085)), string(g.Letter()), draw.Type{Face: draw.Heading, Size: w * 0.5, Color: ink})
	}
}

// white is a tint that only makes paler.
func white(alpha float32) draw.Color {
	return draw.Fade(draw.Color{R: 255, G: 255, B: 255, A: 255}, alpha)
}

// shade lays a soft shadow on the ground.
func (p pen) shade(c draw.Point, w, h, alpha float32) {
	p.tinted("shadow-soft", draw.Around(c, w, h), draw.Fade(shadowTint, alpha))
}

// unlit paints the lantern of a link without a disc.
func (p pen) unlit(c draw.Point) {
	p.shade(c.Add(draw.Pt(2, 8)), 30, 13, 1)
	p.sprite("lantern-unlit", sized("lantern-unlit", c.Add(draw.Pt(0, -3)), unlitWide))
}

// lit paints the lantern of a built link on its disc; light is how bright it burns, 1 as usual.
func (p pen) lit(c draw.Point, v Livery, light float32) {
	p.shade(c.Add(draw.Pt(2, 12)), 44, 19, 1)
	disc := "disc-" + v.ID
	p.sprite(disc, sized(disc, c.Add(draw.Pt(0, 6)), discWide))
	head := c.Add(draw.Pt(0, -4))
	p.glow("lantern-halo", draw.Around(head, haloWide, haloWide), draw.Fade(v.Glow, 0.80*light))
	p.sprite("lantern-base", sized("lantern-base", head, litWide))
	face := sized("lantern-face", head, litWide)
	p.tinted("lantern-face", face, draw.Fade(draw.Mix(v.Glow, draw.Hex(0xffffff), 0.35), light))
}

// house paints the house of a stop, or the new city on it, and its light and shadow.
func (p pen) house(pl *plan, n *Night, s rail.Stop) {
	c := pl.house[s]
	if light := windowLight[n.Color(s)]; light.A != 0 {
		p.glow("house-glow", draw.Around(c.Add(draw.Pt(0, -8)), 124, 116), draw.Fade(light, 0.34))
	}
	p.shade(c.Add(draw.Pt(3, 17)), 78, 24, 1)
	name, box := houseSprite(n, s, c)
	p.sprite(name, box)
	if t := n.City[s]; t > 0 && p.legible(12.5) {
		p.center(c.Add(draw.Pt(-18, 11.6)), n.Land.NewCities[t-1].Letter, draw.Type{Face: draw.Heading, Size: 12.5, Color: draw.Hex(0xffffff)})
	}
}

// houseSprite is the sprite of a house with its box on the sheet.
func houseSprite(n *Night, s rail.Stop, c draw.Point) (string, draw.Rect) {
	if t := n.City[s]; t > 0 {
		name := "house-urban-" + n.Land.NewCities[t-1].Color.String()
		return name, draw.Rc(c.X-cityWide/2, c.Y-cityUp, cityWide, 72.5)
	}
	g := n.Land.Houses[s].Color
	if g == rail.None {
		g = rail.Gray
	}
	return "house-" + g.String(), draw.Rc(c.X-houseWide/2, c.Y-houseUp, houseWide, 64)
}

// column is the column of the goods display that brings cubes to the house; zero for a grey one.
func (n *Night) column(s rail.Stop) rail.Column {
	if t := n.City[s]; t > 0 {
		return n.Land.NewCities[t-1].Column
	}
	return n.Land.Houses[s].Column
}

// plateBox is where the name of a house stands on the sheet when it is written that much larger than usual.
func plateBox(m draw.Metrics, n *Night, s rail.Stop, c draw.Point, grown float32) draw.Rect {
	const beside, tight = 14, 9 // room left and right of the name, usual and when it is larger
	w := grown * m.Width(draw.Plate, plateText, plateName(n, s))
	if w += beside; grown > 1 {
		w += tight - beside
	}
	if n.column(s).Half != rail.NoHalf {
		w += plateTall * grown
	}
	x := max(9, min(c.X-w/2, sheetSize.X-9-w))
	return draw.Rc(x, c.Y+plateTop+18*(grown-1), w, plateTall*grown)
}

func plateName(n *Night, s rail.Stop) string { return typographic(n.Land.Houses[s].Name) }

// plate paints the name of a house with the die number that brings it cubes.
func (p pen) plate(r draw.Rect, n *Night, s rail.Stop) {
	if !p.legible(plateText) {
		return
	}
	p.l.Round(p.box(r.Move(1, 2)), 4*p.v.k, draw.Solid(draw.Color{A: 110}))
	p.round(r, 4, plateFill, plateEdge[n.Color(s)], 1.2)
	name := r
	if col := n.column(s); col.Half != rail.NoHalf {
		var cell draw.Rect
		cell, name = r.CutLeft(r.H)
		fill, ink := lightHalf, lightHalfT
		if col.Half == rail.Dark {
			fill, ink = darkHalf, plateInk
		}
		cell = cell.Inset(1)
		p.round(cell, 3, fill, draw.Color{}, 0)
		p.center(cell.Mid(), string(rune('0'+col.Number)), draw.Type{Face: draw.Heading, Size: 12, Color: ink})
	}
	p.center(name.Mid(), plateName(n, s), draw.Type{Face: draw.Plate, Size: plateText, Color: plateInk})
}

// plateRing marks the name plate of a house with an edge.
func (p pen) plateRing(r draw.Rect, c draw.Color) {
	if p.legible(plateText) {
		p.l.Frame(p.box(r.Inset(-0.4)), 4.2*p.v.k, 1.8*p.v.k, c)
	}
}
