package board

import "kettle/render/draw"

// Edge paints a seat's edge into a narrow upright box: his colour with his pattern in a dark casing.
func Edge(l *draw.List, r draw.Rect, v Livery) {
	l.Round(r.Inset(-1.2), 3, draw.Solid(casing))
	l.Within(r, func() {
		top, foot := draw.Pt(r.Mid().X, r.Y), draw.Pt(r.Mid().X, r.Bottom())
		pen{l: l, v: view{k: 1}}.stripe([]draw.Point{top, foot}, r.W, v)
	})
}
