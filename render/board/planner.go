package board

import (
	"kettle/render/draw"
	"kettle/rules/rail"
)

// planned paints every way of the planner faintly and lights where they end, with what they earn.
func (b *Houses) planned(p pen, n *Night, m *Marks, shift float32) {
	drawn, met := map[int]bool{}, map[rail.Stop]bool{}
	for _, w := range m.Plan.Ways {
		for i := 1; i < len(w.Path); i++ {
			link, lane := b.plan.way(w.Path[i-1], w.Path[i])
			if lane == nil || drawn[link] {
				continue
			}
			drawn[link] = true
			p.softly(lane, 16, draw.Fade(spectral, 0.34))
			p.line(lane, 4.2, draw.Fade(spectralDark, 0.85))
			p.dashed(lane, 2.2, draw.Fade(dashColor, 0.85), 4, 5, shift)
			b.lanternAgain(p, n, link)
		}
	}
	for _, s := range b.plan.byDepth {
		if b.passed(m.Plan, s) {
			b.again(p, n, m, s, draw.Color{})
		}
	}
	for _, w := range m.Plan.Ways {
		end := w.Path[len(w.Path)-1]
		if !met[end] {
			met[end] = true
			b.ringHouse(p, n, m, end, spectralPale, 0.9)
		}
	}
	clear(met)
	for _, w := range m.Plan.Ways {
		end := w.Path[len(w.Path)-1]
		if !met[end] && w.Gain != "" {
			met[end] = true
			p.gain(b.plan.house[end].Add(draw.Pt(26, -34)), w.Gain)
		}
	}
}

// passed reports whether a way of the plan touches the house.
func (b *Houses) passed(pl *Plan, s rail.Stop) bool {
	for _, w := range pl.Ways {
		for _, t := range w.Path {
			if t == s {
				return true
			}
		}
	}
	return false
}

// gain paints a badge that says what a delivery earns.
func (p pen) gain(c draw.Point, text string) {
	t := draw.Type{Face: draw.Heading, Size: 13, Color: draw.Hex(0x1c3a10)}
	w := max(24, p.l.Metrics.Width(t.Face, t.Size, text)+12)
	r := draw.Around(c, w, 20)
	p.round(r.Move(1, 2), 10, draw.Color{A: 120}, draw.Color{}, 0)
	p.round(r, 10, spectralPale, spectralDark, 1.4)
	if p.legible(t.Size) {
		p.center(c, text, t)
	}
}
