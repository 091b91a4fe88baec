package board

import "kettle/render/draw"

// A Clan is how a clan's pieces and papers look.
type Clan struct {
	ID     string // names the sprites emblem-ID and glyph-ID: "rhone", "free-fleet"
	Name   string // "Rhône Conglomerate"
	Livery Livery
}

// glyphInk is the colour of a clan's glyph on its own colour.
var glyphInk = map[string]draw.Color{
	"rhone": draw.Hex(0xfff3de), "catabatians": draw.Hex(0x17120d), "rhein-stamm": draw.Hex(0xf3e6c8), "menrau": draw.Hex(0xf7e4c2),
	"free-fleet": draw.Hex(0x10202c), "western-alliance": draw.Hex(0xf3e6ff), "apostles": draw.Hex(0x241a06),
}

// wood is the colour that pieces are tinted with: a very dark one is lifted a little, else the shading would be lost.
func (c Clan) wood() draw.Color {
	t := c.Livery.Color
	t.R, t.G, t.B = max(34, t.R), max(34, t.G), max(34, t.B)
	return t
}

// cloth is the colour of what is printed or woven for a clan: its own, a very dark one a little paler so that folds show.
func (c Clan) cloth() draw.Color {
	t := c.Livery.Color
	if most := max(t.R, t.G, t.B); most < 60 {
		return draw.Mix(t, draw.Hex(0x8d8a94), 0.25)
	}
	return t
}

// onGlyph is where the glyph stands on a piece, and how large it is, in parts of the piece's box.
var onGlyph = map[string]struct{ x, y, size float32 }{
	"soldier": {0.50, 0.617, 0.26}, "elite": {0.483, 0.657, 0.245}, "ambassador": {0.50, 0.57, 0.26}, "contract-seal": {0.50, 0.50, 0.55},
}

// leastGlyph is the size in pixels from which a piece bears its clan's glyph; a seal always does.
const leastGlyph = 10.4

// eliteTall is how much taller an elite soldier, with the rim of his plume, is than a base soldier.
const eliteTall = 1.149

// tintedPiece paints a piece of a clan into r: its pale rim, the wood in the clan's colour, the lines.
func (p pen) tintedPiece(name string, r draw.Rect, c Clan, alpha float32) {
	p.layers(name, r, c.wood(), alpha)
	g, ok := onGlyph[name]
	if !ok || r.H*g.size*p.v.k < leastGlyph && name != "contract-seal" {
		return
	}
	at := draw.Pt(r.X+r.W*g.x, r.Y+r.H*g.y)
	p.tinted("glyph-"+c.ID, draw.Around(at, r.H*g.size, r.H*g.size), draw.Fade(glyphInk[c.ID], alpha))
}

// layers are the sprites of such a piece in a wood of that colour.
func (p pen) layers(name string, r draw.Rect, wood draw.Color, alpha float32) {
	for _, layer := range [...]string{".base", ".body", ".line"} {
		it := p.sprite(name+layer, r)
		if layer == ".body" {
			it.Tint = draw.Fade(wood, alpha)
		} else if alpha < 1 {
			it.Tint = white(alpha)
		}
	}
}

// shape is the sprite whose shape a piece has, tinted or not.
func shape(name string) string {
	if hasSprite(name) {
		return name
	}
	return name + ".line"
}

// token paints a piece around c, tall units high; one that is not tinted too.
func (p pen) token(name string, at draw.Point, tall float32, c Clan, alpha float32) {
	r := sized(shape(name), at, 1)
	r = draw.Around(at, tall*r.W/r.H, tall)
	if hasSprite(name) {
		if it := p.sprite(name, r); alpha < 1 {
			it.Tint = white(alpha)
		}
		return
	}
	p.tintedPiece(name, r, c, alpha)
}

// standee paints a piece that stands with the middle of its foot at that point, tall units high for a base soldier, with its shadow.
// It gives the piece's box.
func (p pen) standee(name string, foot draw.Point, tall float32, c Clan, alpha float32) draw.Rect {
	r := p.standing(name, foot, tall)
	p.castShadow(r, foot, tall, alpha)
	p.token(name, r.Mid(), r.H, c, alpha)
	return r
}

// castShadow is the shadow of a standee with that box, tall units high for a base soldier.
func (p pen) castShadow(r draw.Rect, foot draw.Point, tall, alpha float32) {
	p.tinted("shadow-soft", draw.Rc(r.X-r.W*0.02, foot.Y-tall*0.13, r.W*1.3, tall*0.2), draw.Fade(shadowTint, alpha))
}

// standing is the box of a standee.
func (p pen) standing(name string, foot draw.Point, tall float32) draw.Rect {
	if name == "elite" {
		tall *= eliteTall
	}
	s := sized(shape(name), draw.Point{}, 1)
	w := tall * s.W / s.H
	return draw.Rc(foot.X-w/2, foot.Y-tall, w, tall)
}

// emblem paints a clan's disc around c.
func (p pen) emblem(at draw.Point, wide float32, c Clan, alpha float32) {
	if c.ID == "" { // no clan yet
		p.dashes(draw.Around(at, wide*0.94, wide*0.94), wide/2, wide*0.045, draw.Fade(draw.Hex(0xb9a98e), 0.7*alpha))
		return
	}
	p.tinted("shadow-soft", draw.Around(at.Add(draw.Pt(wide*0.04, wide*0.14)), wide*1.16, wide*1.1), draw.Fade(shadowTint, 0.8*alpha))
	if it := p.sprite("emblem-"+c.ID, draw.Around(at, wide, wide)); alpha < 1 {
		it.Tint = white(alpha)
	}
}

// edge paints the colour edge of a clan with its pattern.
func (p pen) clanEdge(r draw.Rect, c Clan) {
	if c.ID == "" {
		p.fill(r, 3, draw.Solid(draw.Hex(0x4a3f36)))
		return
	}
	Edge(p.l, p.box(r), c.Livery)
}
