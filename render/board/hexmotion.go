package board

import (
	"math"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules/rail"
	"kettle/rules/rail/track"
)

// Times of motions on a hex map at normal speed.
const (
	layTime  = 260 * time.Millisecond
	jamTime  = 500 * time.Millisecond
	linkTime = 320 * time.Millisecond
)

// Play paints a motion within the board, which was drawn in this build, and asks for the next picture.
func (b *Hexes) Play(u *ui.UI, m Motion, age time.Duration) bool {
	return b.stage.Play(u, func(l *draw.List, age time.Duration) (done bool) {
		l.Within(b.view.box, func() { done = m(l, age) })
		return done
	}, age)
}

// Moving is the motion of a delivery: its cube hops along the track, link by link. The board shall be drawn with
// RailMarks.Leaving, so that the cube is not in two places.
func (b *Hexes) Moving(d Delivery) Motion {
	var courses [][]draw.Point
	for _, g := range b.legs(&d) {
		var c []draw.Point
		for _, l := range g.lines {
			c = append(c, l...)
		}
		courses = append(courses, c)
	}
	side := max(b.plan.cubeSide(b.view.k), 16/max(b.view.k, 0.1))
	return func(l *draw.List, age time.Duration) bool {
		i := int(age / hopLink)
		if i >= len(courses) {
			return true
		}
		t := float32(age%hopLink) / float32(hopLink)
		t = t * t * (3 - 2*t)
		c, _ := onLine(courses[i], t*length(courses[i]))
		up := float32(math.Sin(float64(t)*math.Pi)) * 0.4 * b.plan.r
		p := b.on(l)
		p.shade(c.Add(draw.Pt(side*0.1, side*0.4)), side*1.4, side*0.55, 1)
		p.cubeOnly(c.Add(draw.Pt(0, -side*0.25-up)), side*1.15, d.Good, 1)
		return false
	}
}

// Laying is the motion of a tile that comes down on its hex; the board is drawn with it already.
func (b *Hexes) Laying(hexes ...track.HexID) Motion {
	return func(l *draw.List, age time.Duration) bool {
		t := part(age, 0, layTime)
		p := b.on(l)
		for _, h := range hexes {
			out := p.path(hexagon(b.plan.c[h], b.plan.r*(1.35-0.35*t)))
			l.Fill(out, draw.Solid(draw.Fade(ghostHalo, 0.55*(1-t))))
			l.Outline(out, max(1.5, 0.1*b.plan.r*b.view.k), draw.Fade(hotLine, 1-0.7*t))
		}
		return age >= layTime
	}
}

// Linking is the motion of links that have just been completed: a light runs over them from their disc.
func (b *Hexes) Linking(sections ...int16) Motion {
	return func(l *draw.List, age time.Duration) bool {
		t := part(age, 0, linkTime)
		p := b.on(l)
		for _, s := range sections {
			if s < 0 || int(s) >= len(b.web.runs) {
				continue
			}
			for _, line := range b.web.runs[s].lines {
				half := length(line) / 2
				p.line(cut(line, half*(1-t), half*(1+t)), 0.4*b.plan.unit(b.view.k), draw.Fade(hotLine, 0.9*(1-t*t)))
			}
		}
		return age >= linkTime
	}
}

// Coming is the motion of a cube from a place on the screen, as a box of the goods display, to a hex that holds i
// cubes already.
func (b *Hexes) Coming(from draw.Point, h track.HexID, i int, g rail.Good) Motion {
	return func(l *draw.List, age time.Duration) bool {
		t := part(age, 0, comeTime)
		t = t * t * (3 - 2*t)
		to := b.CubeAt(h, i)
		c := from.Add(to.Sub(from).Mul(t))
		c.Y -= 60 * float32(math.Sin(float64(t)*math.Pi))
		wide := goodsCube + (b.plan.cubeSide(b.view.k)*b.view.k-goodsCube)*t
		l.Sprite("shadow-soft", draw.Around(c.Add(draw.Pt(6, 14)), wide*1.4, wide*0.5))
		DrawCube(l, c, wide, g)
		return age >= comeTime
	}
}

// Jamming is the motion of gridlock markers that have just come: their lights flare up.
func (b *Hexes) Jamming(hexes ...track.HexID) Motion {
	return func(l *draw.List, age time.Duration) bool {
		t := part(age, 0, jamTime)
		p := b.on(l)
		for _, h := range hexes {
			at := b.plan.c[h].Add(draw.Pt(0, -0.72*b.plan.r))
			w := b.plan.r * (3 + 2*t)
			p.glow("lantern-halo", draw.Around(at, w, w*0.6), draw.Fade(draw.Hex(0xff3a1e), 1-t))
		}
		return age >= jamTime
	}
}

// ThumbRails draws a small picture of a hex map into r, for saves: the sheet, track in its owners' colours, cities.
// It makes no hits.
func ThumbRails(l *draw.List, r draw.Rect, n *Rails) {
	pl := newHexPlan(n.land())
	pl.rose = draw.Rect{} // it would be cut off
	k := max(r.W/sheetSize.X, r.H/sheetSize.Y)
	p := pen{l: l, v: view{box: r, k: k, off: r.Mid().Sub(sheetSize.Mul(k / 2))}, least: 1e9}
	w := pl.weave(n.Board)
	l.Within(r, func() {
		if pl.sheet != "" {
			p.sprite(pl.sheet, draw.Rc(0, 0, sheetSize.X, sheetSize.Y))
		} else {
			p.printSheet(pl)
		}
		t := max(pl.r, 24)
		for _, x := range w.runs {
			c := nobodys
			if v, ok := n.livery(x.owner); ok {
				c = v.Color
			}
			for _, line := range x.lines {
				p.line(line, 0.36*t, trackDark)
				p.line(line, 0.24*t, c)
			}
		}
		for h := range pl.c {
			h := rail.Stop(h)
			if n.city(h) {
				p.l.Fill(p.path(hexagon(pl.c[h], pl.r)), draw.Solid(draw.Hex(0x17110c)))
				p.l.Fill(p.path(hexagon(pl.c[h], pl.r*0.84)), draw.Solid(cityFill[n.color(h)]))
			}
		}
	})
}
