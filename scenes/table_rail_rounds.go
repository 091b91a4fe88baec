package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// drawRounds draws a dot for each round, the last one ending at x; those played are dull, the present one is lit.
func drawRounds(l *draw.List, x, y float32, n, of int) {
	const pitch = 12
	for i := of; i >= 1; i-- {
		c := draw.Pt(x-pitch*float32(of-i), y)
		switch {
		case i == n:
			l.Disc(c, 6, draw.Solid(draw.Fade(ui.LitTop, 0.35)))
			l.Disc(c, 4.5, draw.Solid(ui.LitTop))
		case i < n:
			l.Disc(c, 4, draw.Solid(draw.Fade(ui.BrassLn, 0.75)))
		default:
			l.Ring(c, 4, 1, draw.Fade(ui.BrassLn, 0.8))
		}
	}
}
