package board

import (
	"fmt"

	"kettle/render/draw"
)

// woodTile is the width in units at which the walnut texture is laid.
const woodTile = 384

// Backdrop paints the table under everything: walnut, the lamp's light and the dark edge, as a still.
func Backdrop(l *draw.List, w, h float32) {
	r := draw.Rc(0, 0, w, h)
	l.On(draw.Table, func() {
		l.Keep(fmt.Sprintf("backdrop/%gx%g", w, h), r, true, func(l *draw.List) {
			l.Tile("wood-walnut", r, woodTile)
			l.Sprite("lamp", r)
			l.Sprite("vignette", r)
		})
	})
}
