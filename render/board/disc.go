package board

import "kettle/render/draw"

// faceDisc paints an owner's disc seen from the front, with the mark of his pattern.
func faceDisc(l *draw.List, c draw.Point, wide float32, v Livery, alpha float32) {
	pen{l: l, v: view{k: 1}, least: leastPixels}.disc(c, wide/2.35, v, alpha)
}
