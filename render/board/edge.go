package board

import "kettle/render/draw"

// Edge paints a seat's edge into a narrow upright box: his colour with his pattern in a dark casing.
func Edge(l *draw.List, r draw.Rect, v Livery) {
	dark := casing
	if v.Glow != v.Color { // a black edge on a dark panel needs a light one around it
		dark = draw.Mix(v.Glow, draw.Hex(0), 0.35)
	}
	l.Round(r.Inset(-1.2), 3, draw.Solid(dark))
	l.Within(r, func() {
		top, foot := draw.Pt(r.Mid().X, r.Y), draw.Pt(r.Mid().X, r.Bottom())
		pen{l: l, v: view{k: 1}}.stripe([]draw.Point{top, foot}, r.W, v)
	})
}
