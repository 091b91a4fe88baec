package board

import (
	"kettle/render/draw"
	"kettle/rules/hex"
)

var (
	badgeFill = draw.Hex(0x203946)
	badgePale = draw.Hex(0xdcebf0)
	badgeGold = draw.Hex(0xf6d27e)
)

// badgeAt is where a badge stands: the order's place, for levels beside the column.
func (b *Europa) badgeAt(n *EuropaState, x EuropaBadge) draw.Point {
	switch {
	case x.Kind != LevelsBadge:
		return b.plan.at(x.Area, orderSlot)
	case n.area(x.Area).Column > 0:
		return b.plan.at(x.Area, columnSlot.Add(draw.Pt(24, -3)))
	}
	return b.plan.at(x.Area, columnSlot)
}

func (b *Europa) badge(p pen, n *EuropaState, x EuropaBadge) {
	if x.Area > 0 && x.Area < len(b.plan.areas) {
		p.geo(b.inSight(p, b.badgeAt(n, x), x.Text), x.Kind, x.Text, 1)
	}
}

// inSight moves a badge whose middle is seen so far that all of it is.
func (b *Europa) inSight(p pen, at draw.Point, text string) draw.Point {
	seen, wide := b.Seen(), float32(42)
	if len(text) > 3 {
		wide += p.width(text, draw.Type{Face: draw.Heading, Size: 20})
	}
	box := p.box(draw.Around(at, wide, 42))
	if !seen.Has(box.Mid()) {
		return at
	}
	shift := draw.Pt(max(0, seen.X-box.X)-max(0, box.Right()-seen.Right()), max(0, seen.Y-box.Y)-max(0, box.Bottom()-seen.Bottom()))
	return at.Add(shift.Mul(1 / p.v.k))
}

// geo paints a badge: a hexagon for GEO, a disc for all else, drawn out to a pill where it says a word.
func (p pen) geo(at draw.Point, kind BadgeKind, text string, grow float32) {
	fill, line, ink := badgeFill, badgePale, draw.Hex(0xffffff)
	switch kind {
	case GeoCounted:
		fill, line, ink = badgeGold, draw.Hex(0x5e3d0c), draw.Hex(0x2b1c06)
	case LevelsBadge, RoomBadge:
		fill, line, ink = draw.Hex(0xfff0cf), draw.Hex(0x9a4a16), draw.Hex(0x7a2f0a)
	case WarningBadge:
		fill, line = draw.Hex(0xa8301d), draw.Hex(0xffd9c9)
	}
	r := 21 * grow
	if len(text) > 3 {
		p.pill(at, text, fill, line, ink, r)
		return
	}
	out := func(f float32) []draw.Point {
		if kind == LevelsBadge || kind == WarningBadge || kind == RoomBadge {
			return draw.Ellipse(draw.Around(at, 1.6*r*f, 1.6*r*f))
		}
		return upright(at, r*f)
	}
	p.l.Fill(p.path(shifted(out(1.06), draw.Pt(1.5, 3))), draw.Solid(draw.Color{A: 100}))
	p.l.Fill(p.path(out(1.08)), draw.Solid(draw.Fade(draw.Hex(0x10181d), 0.9)))
	p.l.Fill(p.path(out(1)), draw.Solid(line))
	p.l.Fill(p.path(out(0.87)), draw.Solid(fill))
	size := 22 * grow
	if len(text) > 1 {
		size = 18 * grow
	}
	p.center(at, text, draw.Type{Face: draw.Heading, Size: size, Color: ink})
}

// pill is a badge with a word.
func (p pen) pill(at draw.Point, text string, fill, line, ink draw.Color, r float32) {
	t := draw.Type{Face: draw.Heading, Size: r * 0.95, Color: ink, Align: draw.Center}
	b := draw.Around(at, p.width(text, t)+r, 1.5*r)
	p.fill(b.Move(1.5, 3), b.H/2, draw.Solid(draw.Color{A: 100}))
	p.fill(b, b.H/2, draw.Solid(line))
	p.fill(b.Inset(2), b.H/2-2, draw.Solid(fill))
	p.words(b, text, t)
}

// upright is a hexagon that stands on a corner.
func upright(at draw.Point, r float32) (out []draw.Point) {
	for i := range hex.Sides {
		out = append(out, around(at, r, 60*float32(i)-90))
	}
	return out
}
