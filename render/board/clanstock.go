package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A StockSpace is a space for a barrel.
type StockSpace struct {
	Spot
	Contraband bool
	Full       bool
	Quarantine bool
	Ghost      bool // what is shown would change it: a barrel comes to an empty space, or leaves a full one
}

// A Surplus is the surplus zone.
type Surplus struct {
	Spot
	Pure, Contraband int
}

// stock paints the stock spaces in a row.
func stock(u *ui.UI, p pen, r draw.Rect, spaces []StockSpace, a *Answer) {
	p.head(r, wordStock)
	const wide, tall, gap = 31, 38, 7
	pitch := min(34, (r.W-gap)/float32(max(1, len(spaces))))
	x := r.X
	for i, s := range spaces {
		if i > 0 && s.Contraband && !spaces[i-1].Contraband {
			x += gap
		}
		s.draw(u, p, draw.Rc(x, r.Y+18, min(wide, pitch-2), tall), a)
		x += pitch
	}
}

func (s StockSpace) draw(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	st := s.meet(u, p, r, a)
	p.recess(r, 5)
	kind := "pure"
	if s.Contraband {
		kind = "contraband"
	}
	switch in := r.Inset(2.5); {
	case s.Quarantine:
		p.fit("barrel-space-"+kind, in.Pad(1, 3)).Tint = white(0.25)
		p.fit("quarantine", in.Inset(0.5))
	case s.Full && s.Ghost:
		p.fit("barrel-space-"+kind, in.Pad(1, 3)).Tint = white(0.6)
		p.fit("barrel-"+kind, in).Tint = white(0.42)
	case s.Full:
		p.fit("barrel-"+kind, in)
	case s.Ghost:
		p.tinted("lantern-halo", r.Inset(-6), draw.Fade(ui.Good, 0.6))
		p.fit("barrel-"+kind, in).Tint = white(0.6)
	default:
		p.fit("barrel-space-"+kind, in.Pad(1, 3))
	}
	s.mark(p, r, 5, st)
}

// surplus paints the dashed zone: barrels side by side while they are few, else one of each kind with its number.
func (c *ClanBoard) surplus(u *ui.UI, p pen, r draw.Rect, a *Answer) {
	p.head(r, wordSurplus)
	zone := draw.Rc(r.X, r.Y+18, r.W-2, 38)
	st := c.Surplus.meet(u, p, zone, a)
	p.fill(zone, 5, draw.Solid(draw.Color{R: 0x12, G: 0x1c, B: 0x22, A: 90}))
	p.dashes(zone, 5, 1.2, draw.Fade(slateInk, 0.75))
	pure, contraband := c.Surplus.Pure, c.Surplus.Contraband
	if n := pure + contraband; n <= 3 {
		for i := range n {
			kind := "barrel-pure"
			if i >= pure {
				kind = "barrel-contraband"
			}
			w := min(26, (zone.W-6)/float32(n))
			p.fit(kind, draw.Around(draw.Pt(zone.Mid().X+(float32(i)-float32(n-1)/2)*w, zone.Mid().Y), w, 31))
		}
	} else {
		t := draw.Type{Face: draw.Heading, Size: 14, Color: draw.Hex(0xffffff), Align: draw.Center, Shadow: draw.Color{A: 200}}
		for i, n := range [...]int{pure, contraband} {
			half := draw.Rc(zone.X+zone.W/2*float32(i), zone.Y, zone.W/2, zone.H)
			if n > 0 {
				p.fit([...]string{"barrel-pure", "barrel-contraband"}[i], half.Pad(2, 3))
				p.words(draw.Rc(half.Right()-17, half.Bottom()-17, 16, 16), strconv.Itoa(n), t)
			}
		}
	}
	c.Surplus.mark(p, zone, 5, st)
}
