package board

import (
	"math"
	"time"

	"kettle/render/draw"
	"kettle/rules"
)

// Colours of marks on ice and snow.
var (
	iceLit     = draw.Hex(0xffd75e)
	iceDashes  = draw.Hex(0xfff3c4)
	iceFill    = draw.Hex(0xffdf8a)
	iceDark    = draw.Hex(0x3a2c10)
	iceVeil    = draw.Color{R: 0x1a, G: 0x30, B: 0x3c, A: 96}
	lastIce    = draw.Hex(0x1f7da8)
	refusedIce = draw.Hex(0xc8452f)
	combatFill = draw.Hex(0xc9502e)
)

// areaMark is one area with the look of its mark.
type areaMark struct {
	area  int
	fill  draw.Color
	line  draw.Color
	width float32
	dash  bool
}

// areaMarks are the marks on areas, the weakest first.
func (b *Europa) areaMarks(m *EuropaMarks, hot rules.Target, pulse float32) (out []areaMark) {
	add := func(list []rules.Target, k areaMark) {
		for _, t := range list {
			if i, ok := AreaOf(t); ok && (t.Kind == AreaKind || t.Kind == ColumnKind) {
				k.area = i
				out = append(out, k)
			}
		}
	}
	add(m.Last, areaMark{line: lastIce, width: 3})
	add(m.Touched, areaMark{fill: draw.Fade(touchedColor, 0.3), line: draw.Hex(0x1f6db8), width: 3.4})
	lit := areaMark{fill: draw.Fade(iceFill, 0.3*pulse), line: draw.Fade(iceLit, pulse), width: 3.7, dash: true}
	if len(m.Lit) > litCrowd { // the map stays the hero
		lit.fill, lit.width = draw.Fade(iceFill, 0.14*pulse), 3.2
	}
	add(m.Lit, lit)
	add(m.Chosen, areaMark{fill: draw.Fade(iceFill, 0.36), line: iceLit, width: 4.6})
	if i, ok := AreaOf(hot); ok {
		one := []rules.Target{AreaTarget(i)}
		switch {
		case m.lights(hot) && (hot.Kind == AreaKind || hot.Kind == ColumnKind):
			add(one, areaMark{fill: draw.Fade(litFill, 0.5), line: hotLine, width: 4.8})
		case hot == m.Refused:
			add(one, areaMark{fill: draw.Fade(refusedColor, 0.26), line: refusedIce, width: 4})
		}
	}
	return out
}

// markGround paints the part of the marks that lies under straits, names and pieces.
func (b *Europa) markGround(p pen, n *EuropaState, m *EuropaMarks, hot rules.Target, pulse, shift float32) {
	if m.Dim {
		p.l.Box(b.whole().Meet(p.v.box), draw.Solid(iceVeil))
	}
	if m.Snow {
		b.whiteout(p)
	}
	for _, k := range b.areaMarks(m, hot, pulse) {
		out := p.path(b.plan.areas[k.area].outline)
		if k.fill.A > 0 {
			if b.plan.areas[k.area].floe { // large and pale already
				k.fill.A /= 2
			}
			p.l.Fill(out, draw.Solid(k.fill))
		}
		w := max(1.4, k.width*p.v.k)
		p.l.Outline(out, w*1.7, draw.Fade(iceDark, 0.34))
		p.l.Outline(out, w, k.line)
		if k.dash {
			p.l.Outline(out, w*0.5, iceDashes).Dash = [2]float32{9 * p.v.k, 5 * p.v.k}
		}
	}
	if shift != 0 && !m.Bare {
		b.vapour(p, n, m, -shift/breathSpeed)
	}
}

// markPieces paints the part of the marks that lies over the pieces.
func (b *Europa) markPieces(p pen, n *EuropaState, m *EuropaMarks, hot rules.Target, pulse, shift float32) {
	b.markThings(p, n, m, hot, pulse)
	for _, a := range m.Arrows {
		b.arrow(p, n, a)
	}
	if m.March != nil {
		b.march(p, n, m.March)
	}
	for _, x := range m.Badges {
		b.badge(p, n, x)
	}
	if i, ok := AreaOf(hot); ok && !b.named(p, m) && !m.Mute {
		b.hotName(p, i)
	}
	if m.Snow {
		r := b.whole().Meet(p.v.box)
		FrostCorners(p.l, r, 0.14*r.W, 1)
		Snowfall(p.l, r, time.Duration(shift/breathSpeed*float32(time.Second)))
	}
}

// vapour lets the columns glow and puffs rise from them while the board is awake; left is how many seconds it still is.
func (b *Europa) vapour(p pen, n *EuropaState, m *EuropaMarks, left float32) {
	const loop, puffs, glowLoop = 3.2, 4, 2.4
	for _, i := range b.plan.order {
		if n.area(i).Column == 0 || m.away(columnTarget(i)) {
			continue
		}
		age := float32(restless.Seconds()) - left + float32(i)*0.7 // each column at a time of its own
		at := b.plan.at(i, columnSlot)
		swell := float32(math.Sin(float64(age) * 2 * math.Pi / glowLoop))
		w := (62 + 5*float32(n.area(i).Column)) * (1 + 0.04*swell)
		p.glow("column-glow", sized("column-glow", at, w), white(0.3*(1+swell)/2*min(1, left*2)))
		at = at.Add(draw.Pt(2, -14))
		for k := range puffs {
			t := age + loop*float32(k)/puffs
			t = (t - loop*float32(int(t/loop))) / loop
			w := 22 * (0.5 + 0.6*t)
			fade := 0.6 * 4 * t * (1 - t) * min(1, left*2)
			p.tinted("vapour-puff", sized("vapour-puff", at.Add(draw.Pt(4*t, -26*t)), w), white(fade))
		}
	}
}

// markThings rings what is lit, chosen or under the pointer within areas; an empty place for an order is a dashed ring.
func (b *Europa) markThings(p pen, n *EuropaState, m *EuropaMarks, hot rules.Target, pulse float32) {
	ring := func(t rules.Target, c draw.Color, strength float32) {
		if t.Kind == AreaKind || t.Kind == ColumnKind {
			return
		}
		r := b.boxOf(p, n, t).Inset(-2)
		if r.W <= 0 {
			return
		}
		radius := min(r.W, r.H) / 2
		if t.Kind == UnitsKind || t.Kind == StructureKind {
			radius = 6
		}
		if i, _ := AreaOf(t); t.Kind == TokenKind && n.area(i).Order.Face == "" {
			strength = 0.5 + 0.5*strength
			p.fill(r, radius, draw.Solid(draw.Fade(draw.Hex(0xfff4d2), 0.8*strength)))
			p.l.Frame(p.box(r.Inset(2)), radius*p.v.k, max(2, 3*p.v.k), draw.Fade(draw.Hex(0xa86f0c), strength)).Dash = [2]float32{6 * p.v.k, 4 * p.v.k}
			return
		}
		p.l.Frame(p.box(r), radius*p.v.k, max(3.4, 6.4*p.v.k), draw.Fade(iceDark, 0.75*strength))
		p.l.Frame(p.box(r), radius*p.v.k, max(2.2, 4*p.v.k), draw.Fade(c, strength))
	}
	for _, t := range m.Touched {
		ring(t, touchedColor, 1)
	}
	for _, t := range m.Lit {
		if t != hot {
			ring(t, iceLit, pulse)
		}
	}
	for _, t := range m.Chosen {
		ring(t, hotLine, 1)
	}
	if m.lights(hot) {
		ring(hot, hotLine, 1)
	} else if hot == m.Refused {
		ring(hot, refusedColor, 1)
	}
}

// hotName writes the name of the area under the pointer where names are hidden.
func (b *Europa) hotName(p pen, i int) {
	size := max(europaText*p.v.k, p.least*1.15)
	t := draw.Type{Face: draw.Plate, Size: size, Color: draw.Hex(0x221a12)}
	w := p.l.Metrics.Width(t.Face, size, b.plan.areas[i].name) + size*0.9
	r := draw.Around(p.at(b.plan.areas[i].label), w, size*1.35)
	r.X = max(p.v.box.X+2, min(r.X, p.v.box.Right()-w-2))
	r.Y = max(p.v.box.Y+2, min(r.Y, p.v.box.Bottom()-r.H-2))
	p.l.Round(r, 3, draw.Solid(draw.Hex(0xf5efdf)))
	p.l.Frame(r, 3, 1.2, draw.Hex(0x3a2f22))
	p.l.Label(r, b.plan.areas[i].name, t.To(draw.Center))
}

// whiteout paints the pale wash of the Whiteout from the edges of the map.
func (b *Europa) whiteout(p pen) {
	r := b.whole().Meet(p.v.box)
	pale, none := draw.Color{R: 0xf2, G: 0xf8, B: 0xfb, A: 190}, draw.Color{R: 0xf2, G: 0xf8, B: 0xfb}
	w, h := r.W*0.16, r.H*0.22
	p.l.Box(draw.Rc(r.X, r.Y, r.W, h), draw.Down(draw.Rc(r.X, r.Y, r.W, h), pale, none))
	p.l.Box(draw.Rc(r.X, r.Bottom()-h, r.W, h), draw.Down(draw.Rc(r.X, r.Bottom()-h, r.W, h), none, pale))
	p.l.Box(draw.Rc(r.X, r.Y, w, r.H), draw.Across(draw.Rc(r.X, r.Y, w, r.H), pale, none))
	p.l.Box(draw.Rc(r.Right()-w, r.Y, w, r.H), draw.Across(draw.Rc(r.Right()-w, r.Y, w, r.H), none, pale))
}
