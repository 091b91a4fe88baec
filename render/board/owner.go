package board

import (
	"kettle/render/draw"
)

// Widths of a built lane on the sheet.
const (
	laneGlow    = 17
	laneCasing  = 11.4
	laneBallast = 8
	laneOwner   = 5.6
)

var casing = draw.Hex(0x120d08)

// owned paints a built lane: glow, casing, ballast, and the owner's stripe with his pattern.
func (p pen) owned(lane []draw.Point, v Livery) {
	p.softly(lane, laneGlow, draw.Fade(v.Glow, 0.34))
	p.line(lane, laneCasing, casing)
	p.line(lane, laneBallast, v.ballast())
	p.stripe(lane, laneOwner, v)
}

// softly paints a glow along a line without blurring: a few strokes, each wider and fainter.
func (p pen) softly(line []draw.Point, w float32, c draw.Color) {
	const rings = 4
	for i := range rings {
		f := float32(rings-i) / rings
		p.line(line, w*(0.45+0.85*f), draw.Fade(c, 0.42)).Glow = true
	}
}

// stripe paints an owner's stripe with his pattern.
func (p pen) stripe(lane []draw.Point, w float32, v Livery) {
	dark := draw.Mix(v.Color, draw.Hex(0), 0.72)
	if v.Pattern == Sleepers {
		p.line(lane, w*0.42, v.Color)
		p.dashed(lane, w*1.25, v.Color, 2.4, 4.2, 0)
		return
	}
	p.line(lane, w, v.Color)
	switch v.Pattern {
	case LongDash:
		p.dashed(lane, w, dark, 2.6, 13.4, 8)
	case ShortDash:
		p.dashed(lane, w, dark, 2.6, 5, 4)
	case DotDash:
		p.dashed(lane, w, dark, 2, 20, 4)
		p.dashed(lane, w, dark, 2, 20, 20)
	case DoubleLine:
		p.line(lane, w*0.34, dark)
	case PaleDash:
		p.dashed(lane, w*0.4, draw.Mix(v.Color, draw.Hex(0xffffff), 0.75), 5, 5, 0)
	}
}

// ballast is what lies beside the owner's stripe: his colour, darker; under black something pale.
func (v Livery) ballast() draw.Color {
	if v.Glow != v.Color {
		return draw.Mix(v.Glow, draw.Hex(0), 0.25)
	}
	return draw.Mix(v.Color, draw.Hex(0), 0.45)
}
