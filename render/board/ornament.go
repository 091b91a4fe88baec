package board

import (
	"fmt"

	"kettle/render/draw"
)

// moonAt and moonWide are where the moon stands on the sheet.
var moonAt = draw.Pt(38, 37)

const moonWide = 44

// moon paints the moon of the round, and its light.
func (p pen) moon(n *Night) {
	if n.Round < 1 {
		return
	}
	p.glow("lantern-halo", draw.Around(moonAt, 150, 150), draw.Color{R: 0xff, G: 0xf0, B: 0xc0, A: 110})
	p.sprite("bat", sized("bat", moonAt.Add(draw.Pt(32, -21)), 21)).Tint = white(0.8)
	p.sprite("bat", sized("bat", moonAt.Add(draw.Pt(33, 25)), 15)).Tint = white(0.7)
	p.sprite(moonSprite(n.Round, n.Rounds), draw.Around(moonAt, moonWide, moonWide))
}

// moonFrames is the number of the full moon; 0 is the new one.
const moonFrames = 10

// moonSprite is the moon of a round: it waxes from round to round and is full in the last one.
func moonSprite(round, rounds int) string {
	f := round
	if rounds > 0 && rounds != moonFrames {
		f = (round*moonFrames + rounds/2) / rounds
	}
	return fmt.Sprintf("moon-%02d", max(0, min(moonFrames, f)))
}

// The cartouche: its box on the sheet, and what is written there.
var cartoucheBox = draw.Rc(18, 453, 142, 59)

// cartouche paints the title of the map.
func (p pen) cartouche(n *Night) {
	r := cartoucheBox
	out := p.path(notched(r, 12))
	p.l.Fill(out, draw.Solid(draw.Color{R: 0x16, G: 0x12, B: 0x26, A: 214}))
	p.l.Outline(out, 1.4*p.v.k, draw.Hex(0xb08d57))
	p.l.Outline(p.path(notched(r.Inset(3), 10.5)), 0.8*p.v.k, draw.Fade(draw.Hex(0xb08d57), 0.6))
	title := draw.Type{Face: draw.Title, Size: 21, Color: draw.Hex(0xf3c26a)}
	under := draw.Type{Face: draw.Plate, Size: 12.5, Color: draw.Hex(0xe8dcc0)}
	text := subtitle(n)
	room := text != "" && p.legible(under.Size) && p.l.Metrics.Width(under.Face, under.Size, text)*p.grown(under.Size) < r.W-10
	y := r.Mid().Y
	if room {
		y = r.Y + 23
		p.center(draw.Pt(r.Mid().X, r.Y+43), text, under)
	}
	if p.legible(title.Size) {
		p.center(draw.Pt(r.Mid().X, y), n.Land.Title, title)
	}
}

// notched is a box whose corners are cut and whose sides swell a little.
func notched(r draw.Rect, c float32) []draw.Point {
	const swell = 3
	m := r.Mid()
	return []draw.Point{
		{X: r.X + c, Y: r.Y}, {X: m.X, Y: r.Y - swell}, {X: r.Right() - c, Y: r.Y}, {X: r.Right() - 2, Y: r.Y + c}, {X: r.Right() + swell, Y: m.Y},
		{X: r.Right() - 2, Y: r.Bottom() - c}, {X: r.Right() - c, Y: r.Bottom()}, {X: m.X, Y: r.Bottom() + swell},
		{X: r.X + c, Y: r.Bottom()}, {X: r.X + 2, Y: r.Bottom() - c}, {X: r.X - swell, Y: m.Y}, {X: r.X + 2, Y: r.Y + c},
	}
}
