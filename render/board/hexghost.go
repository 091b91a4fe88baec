package board

import (
	"slices"

	"kettle/render/draw"
	"kettle/rules/hex"
	"kettle/rules/rail/track"
)

func holds(list []hex.Set, t hex.Set) bool { return slices.Contains(list, t) }

// tint is the colour of a hex as printed.
func (pl *hexPlan) tint(h track.HexID) draw.Color {
	x, t := &pl.land.Hexes[h], pl.theme
	switch {
	case x.Zone == "boundary":
		return t.boundary
	case x.Zone == "centre":
		return t.centre[0]
	case x.Terrain == track.Mountain:
		return t.mountain
	case x.Terrain == track.Bay || x.Terrain == track.Tunnel:
		return t.bay
	}
	return t.land[0]
}

// ghostLay shows a tile on its hex as it will lie there.
func (b *Hexes) ghostLay(p pen, n *Rails, g *GhostLay, pulse float32) {
	c, r := b.plan.c[g.Hex], b.plan.r
	glow := func(f, alpha float32) { p.l.Fill(p.path(hexagon(c, r*f)), draw.Solid(draw.Fade(ghostHalo, alpha))) }
	glow(1.2, 0.22*pulse)
	glow(1.12, 0.4*pulse)
	p.l.Fill(p.path(hexagon(c, r*1.02)), draw.Solid(draw.Mix(b.plan.tint(g.Hex), draw.Hex(0xfffaf0), 0.5)))
	p.tileTrack(c, r, b.plan.unit(p.v.k), g.Tile, g.Turn, func(t hex.Set, s hex.Side) (Livery, bool) {
		seat := g.Seat
		if holds(n.Board.Tracks(g.Hex), t) {
			if o, ok := n.Board.Owner(g.Hex, s); ok {
				seat = o
			}
		}
		return n.livery(seat)
	})
	out := p.path(hexagon(c, r*1.03))
	p.l.Outline(out, 0.16*r*p.v.k, draw.Fade(trackDark, 0.45))
	p.l.Outline(out, 0.09*r*p.v.k, draw.Mix(litLine, hotLine, 1-pulse))
}

// tileTrack paints the track of a tile about c; owner says whose each of its tracks is.
func (p pen) tileTrack(c draw.Point, r, t float32, tile track.Tile, turn int, owner func(hex.Set, hex.Side) (Livery, bool)) {
	shape, _ := track.ShapeOf(tile)
	type part struct {
		line []draw.Point
		set  hex.Set
		side hex.Side
	}
	var parts []part
	for _, set := range tile.Tracks(turn) {
		s := set.Sides()
		if shape.Town() {
			for _, x := range s {
				parts = append(parts, part{arc(c, r, x, centreSide), hex.SetOf(x), x})
			}
			continue
		}
		if len(s) == 2 {
			parts = append(parts, part{arc(c, r, s[0], s[1]), set, s[0]})
		}
	}
	var runs []run
	for _, x := range parts {
		runs = append(runs, run{lines: [][]draw.Point{x.line}})
	}
	p.bed(runs, t)
	stripe := func(line []draw.Point, x part) {
		if v, ok := owner(x.set, x.side); ok {
			p.liveried(line, t, v)
		} else {
			p.dashed(line, 0.11*t, nobodys, 0.2*t, 0.16*t, 0)
		}
	}
	for _, x := range parts {
		stripe(x.line, x)
	}
	if shape.Town() {
		p.sprite("town-station", sized("town-station", c, 0.8*r))
		return
	}
	if shape.Class != track.Crossing || len(parts) != 2 {
		return
	}
	up := parts[1]
	if a := parts[0].set.Sides(); a[0].Opposite() == a[1] {
		up = parts[0]
	}
	half := length(up.line) / 2
	line := cut(up.line, half-0.44*r, half+0.44*r)
	p.line(line, 0.74*t, draw.Fade(draw.Hex(0x0e0a06), 0.55))
	p.line(line, 0.58*t, draw.Hex(0x2b2118))
	p.line(line, 0.49*t, draw.Hex(0xe6dcc2))
	p.bed([]run{{lines: [][]draw.Point{line}}}, t)
	stripe(line, up)
}

// TilePicture paints a tile as a small hex about c, r its radius, in the colours of a seat's livery.
func TilePicture(l *draw.List, c draw.Point, r float32, tile track.Tile, turn int, v Livery, ground draw.Color) {
	p := pen{l: l, v: view{k: 1}, least: leastPixels}
	if ground.A == 0 {
		ground = draw.Hex(0xf7f4ec)
	}
	l.Fill(hexagon(c, r), draw.Solid(trackDark))
	l.Fill(hexagon(c, r*0.94), draw.Solid(ground))
	p.tileTrack(c, r*0.94, r*1.05, tile, turn, func(hex.Set, hex.Side) (Livery, bool) { return v, true })
	l.Outline(hexagon(c, r*0.96), r*0.08, trackDark)
}
