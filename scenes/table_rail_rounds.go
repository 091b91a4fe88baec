package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// drawRounds draws a dot for each round before x, and returns how wide they are together: those played are dull, the
// present one is lit.
func drawRounds(l *draw.List, x, y float32, n, of int) float32 {
	const pitch, space = 11, 8
	wide := pitch*float32(of) + space
	for i := 1; i <= of; i++ {
		c := draw.Pt(x-wide+pitch*(float32(i)-0.5), y)
		switch {
		case i == n:
			l.Disc(c, 6, draw.Solid(draw.Fade(ui.LitTop, 0.35)))
			l.Disc(c, 4.5, draw.Solid(ui.LitTop))
		case i < n:
			l.Disc(c, 3.6, draw.Solid(draw.Fade(ui.BrassLn, 0.75)))
		default:
			l.Ring(c, 3.6, 1, draw.Fade(ui.BrassLn, 0.8))
		}
	}
	return wide
}
