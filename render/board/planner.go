package board

import (
	"kettle/render/draw"
	"kettle/rules/rail"
)

// plannedWays paints every way of the planner faintly, each link once.
func (b *Houses) plannedWays(p pen, n *Night, pl *Plan, shift float32) {
	drawn := map[int]bool{}
	for _, w := range pl.Ways {
		for i := 1; i < len(w.Path); i++ {
			link, lane := b.plan.way(w.Path[i-1], w.Path[i])
			if lane == nil || drawn[link] {
				continue
			}
			drawn[link] = true
			p.softly(lane, 16, draw.Fade(spectral, 0.34))
			p.line(lane, 4.2, draw.Fade(spectralDark, 0.85))
			p.dashed(lane, 2.2, draw.Fade(dashColor, 0.85), 4, 5, shift)
		}
	}
	for link := range b.plan.lane {
		if drawn[link] {
			b.lantern(p, n, link)
		}
	}
	for _, w := range pl.ends() {
		b.haloed(p, n, w.Path[len(w.Path)-1], spectralPale, 0.9)
	}
}

// plannedEnds marks the plates of the houses where the ways end, with what they earn.
func (b *Houses) plannedEnds(p pen, n *Night, m *Marks) {
	for _, w := range m.Plan.ends() {
		end := w.Path[len(w.Path)-1]
		if !m.Mute {
			p.plateRing(b.plates[end], spectralPale)
		}
		if w.Gain != "" {
			p.gain(b.plan.house[end].Add(draw.Pt(27, -36)), w.Gain)
		}
	}
}

// ends is the first way to each house.
func (pl *Plan) ends() (out []Way) {
	met := map[rail.Stop]bool{}
	for _, w := range pl.Ways {
		if end := w.Path[len(w.Path)-1]; !met[end] {
			met[end] = true
			out = append(out, w)
		}
	}
	return out
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
