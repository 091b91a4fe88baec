package board

import (
	"math"
	"time"

	"kettle/render/draw"
)

// streaks is how many streaks of snow drive over a picture.
const streaks = 70

// Snowfall lets snow drive over r, the streaks where they are after that time.
func Snowfall(l *draw.List, r draw.Rect, age time.Duration) {
	t := float32(age.Seconds())
	l.Within(r, func() {
		for i := range streaks {
			far := 0.35 + 0.65*grain(i, 3)
			speed := 0.05 + 0.11*far
			x := wrap(grain(i, 1)-t*speed*0.8, 1.2) - 0.1
			y := wrap(grain(i, 2)+t*speed, 1.1) - 0.05
			at := draw.Pt(r.X+x*r.W, r.Y+y*r.H)
			long := 5 + 9*far
			l.Line([]draw.Point{at, at.Add(draw.Pt(-long*0.62, long*0.78))}, 0.8+1.3*far, draw.Color{R: 255, G: 255, B: 255, A: uint8(60 + 120*far)})
		}
	})
}

// flakes lies still snow in the air of r, in the pen's units.
func (p pen) flakes(r draw.Rect, n int) {
	for i := range n {
		far := grain(i, 7)
		at := draw.Pt(r.X+grain(i, 5)*r.W, r.Y+grain(i, 6)*r.H)
		p.fill(draw.Around(at, 1.4+2.4*far, 1.4+2.4*far), 3, draw.Solid(draw.Color{R: 255, G: 255, B: 255, A: uint8(70 + 110*far)}))
	}
}

// grain is a number from 0 to 1 that looks like chance, always the same for the same two.
func grain(i, of int) float32 {
	_, f := math.Modf(math.Abs(math.Sin(float64(i*127+of*311)+0.5) * 43758.5453))
	return float32(f)
}

// wrap brings v into 0 to n.
func wrap(v, n float32) float32 {
	v = float32(math.Mod(float64(v), float64(n)))
	if v < 0 {
		v += n
	}
	return v
}

// FrostCorners lays frost into the four corners of r, that wide: over the curtain, over the board in Whiteout.
func FrostCorners(l *draw.List, r draw.Rect, wide, alpha float32) {
	for i := range 4 {
		x, y := r.X, r.Y
		if i%2 == 1 {
			x = r.Right() - wide
		}
		if i/2 == 1 {
			y = r.Bottom() - wide
		}
		frost(l, draw.Rc(x, y, wide, wide), i, alpha)
	}
}

// frost lays the frost of a corner into r: 0 upper left, 1 upper right, 2 lower left, 3 lower right.
func frost(l *draw.List, r draw.Rect, corner int, alpha float32) {
	it := l.Sprite("frost-corner", r)
	it.Tint = white(alpha)
	it.Flip = corner == 1 || corner == 2
	if corner >= 2 {
		it.Angle = math.Pi
	}
}
