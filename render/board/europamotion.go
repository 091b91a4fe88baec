package board

import (
	"math"
	"slices"
	"time"

	"kettle/render/draw"
	"kettle/rules"
)

// Times of motions on Europa at normal speed.
const (
	marchLeg   = 380 * time.Millisecond // from area to area
	turnTime   = 300 * time.Millisecond
	columnTime = 480 * time.Millisecond
	popTime    = 90 * time.Millisecond
	flyTime    = 420 * time.Millisecond
	landTime   = 280 * time.Millisecond
)

// Marching is the motion of units along their way; at sea they glide. The board shall be drawn with EuropaMarks.Leaving, so
// that they are not in two places.
func (b *Europa) Marching(m March) Motion {
	line := b.way(m.Path, draw.Point{})
	legs := max(1, len(m.Path)-1)
	total := marchLeg * time.Duration(legs)
	t := Troop{Clan: m.Clan, Base: m.Base, Elite: m.Elite}
	if m.Caravan {
		t.Trucks = 3
	}
	sea := slices.ContainsFunc(m.Path, func(i int) bool { return b.plan.areas[i].floe })
	return func(l *draw.List, age time.Duration) bool {
		if age >= total || len(line) < 2 {
			return true
		}
		p := b.on(l)
		f := part(age, 0, total)
		f = f * f * (3 - 2*f)
		at, _ := onLine(line, f*length(line))
		if sea {
			p.line(cut(line, max(0, f*length(line)-60), f*length(line)), 7, draw.Color{R: 0xf4, G: 0xfb, B: 0xfd, A: 150})
		}
		for k, u := range ranked(at.Add(unitSlot), t, Troop{}) {
			if !sea && u.name != "truck" {
				u.foot.Y -= 4 * float32(math.Abs(math.Sin(float64(f)*float64(legs)*2*math.Pi+float64(k)*1.3)))
			}
			p.unit(u, t.Clan, 1)
		}
		return false
	}
}

// Turning is the motion of order tokens that turn over, all at once, from what they show to what comes; a token that shows
// nothing then goes. The board shall be drawn with them in EuropaMarks.Away.
func (b *Europa) Turning(areas []int, from, to []OrderToken) Motion {
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		f := part(age, 0, turnTime)
		for k, i := range areas {
			face, wide := from[k], float32(math.Abs(math.Cos(float64(f)*math.Pi)))
			if f > 0.5 {
				face = to[k]
			}
			if face.Face == "" || wide < 0.04 {
				continue
			}
			at := b.plan.at(i, orderSlot).Sub(draw.Pt(0, 10*float32(math.Sin(float64(f)*math.Pi))))
			p.sprite("order-"+face.Face, draw.Around(at, orderTall*wide, orderTall))
		}
		return age >= turnTime
	}
}

// Rising is the motion of a column that grows or shrinks. The board shall be drawn with it in EuropaMarks.Away.
func (b *Europa) Rising(area, from, to int) Motion {
	at := b.plan.at(area, columnSlot)
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		t := part(age, 0, columnTime)
		level := float32(from) + float32(to-from)*t
		if from > 0 || to > 0 {
			p.steam(at, max(1, int(level+0.5)), min(1, level))
		}
		if from > 0 && (t < 0.5 || to < from) {
			p.columnDisc(at, from, columnTall*(1-0.25*t), 1-part(age, columnTime/4, columnTime/2))
		}
		if to > 0 {
			grown := part(age, columnTime/4, columnTime/2)
			over := 1 + 0.3*float32(math.Sin(float64(grown)*math.Pi))
			if grown > 0 {
				p.columnDisc(at, to, columnTall*(0.5+0.5*grown)*over, grown)
			}
		}
		if to > from {
			for k := range 5 {
				d := around(draw.Point{}, 8+24*t, -90+30*float32(k-2))
				p.tinted("vapour-puff", sized("vapour-puff", at.Add(d), 12+16*t), white(0.85*(1-t)))
			}
		}
		return age >= columnTime
	}
}

// Counting is the motion of an area's GEO badge that pops up and flies to a place on the screen, as the row of its clan.
func (b *Europa) Counting(area int, text string, to draw.Point) Motion {
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		grow := part(age, 0, popTime)
		f := part(age, 2*popTime, flyTime)
		f = f * f * (3 - 2*f)
		from := b.plan.at(area, orderSlot)
		at := from.Add(p.v.from(to).Sub(from).Mul(f))
		at.Y -= 50 * float32(math.Sin(float64(f)*math.Pi))
		p.geo(at, GeoCounted, text, max(0.05, grow)*(1+0.25*(1-grow))*(1-0.3*f))
		return age >= 2*popTime+flyTime
	}
}

// Landing is the motion of things that have just come into their place, a structure, a contract, units: light closes in on
// them. The board is drawn with them already.
func (b *Europa) Landing(things ...rules.Target) Motion {
	return func(l *draw.List, age time.Duration) bool {
		p := b.on(l)
		t := part(age, 0, landTime)
		for _, x := range things {
			r := b.boxOf(p, &b.n, x).Inset(-2 - 16*(1-t))
			radius := min(r.W, r.H) / 2
			p.l.Round(p.box(r), radius*p.v.k, draw.Solid(draw.Fade(iceLit, 0.5*(1-t))))
			p.l.Frame(p.box(r), radius*p.v.k, max(1.5, 3*p.v.k), draw.Fade(hotLine, 1-0.8*t))
		}
		return age >= landTime
	}
}

// ThumbEuropa draws a small picture of the map into r, for saves and cards: who holds what, and the areas given lit. It
// makes no hits.
func ThumbEuropa(l *draw.List, r draw.Rect, n *EuropaState, lit ...int) {
	pl := theEuropa()
	k := max(r.W/europaSize.X, r.H/europaSize.Y)
	p := pen{l: l, v: view{box: r, k: k, off: r.Mid().Sub(europaSize.Mul(k / 2))}, least: 1e9}
	l.Within(r, func() {
		p.sprite("europa-sheet", draw.Rc(0, 0, europaSize.X, europaSize.Y))
		for _, i := range pl.order {
			if c := n.area(i).Control; c.ID != "" {
				p.l.Fill(p.path(pl.areas[i].outline), draw.Solid(draw.Fade(c.Livery.Color, 0.78)))
				p.l.Outline(p.path(pl.areas[i].outline), max(0.8, 2.5*k), draw.Fade(coastInk, 0.9))
			}
		}
		for _, i := range lit {
			out := p.path(pl.areas[i].outline)
			p.l.Fill(out, draw.Solid(draw.Fade(iceLit, 0.75)))
			p.l.Outline(out, max(1, 5*k), draw.Hex(0x9a4a16))
		}
	})
}
