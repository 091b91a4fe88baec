package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A growing panel of the side is as high as what is drawn on it: how high is not known before.
type growing struct {
	u      *ui.UI
	t      *Table
	r      draw.Rect // at most
	y      float32   // where the next thing goes
	ground int       // the item that it is painted by
}

// shrink makes the panel as high as what was drawn on it, with a margin below, and returns its height.
func (g *growing) shrink(margin float32) float32 {
	h := min(g.r.H, g.y-g.r.Y+margin)
	g.u.L.Items[g.ground].Rect.H = h
	return h
}
