package scenes

import (
	"fmt"
	"math"
	"time"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/rules/rail"
)

// Times of dice on the board at normal speed: they roll and lie there.
const (
	diceRoll = 550 * time.Millisecond
	diceRest = 450 * time.Millisecond
)

// A throw is a row of dice that roll onto the board together.
type throw struct {
	half rail.Half
	dice []int
}

// rolling is the motion of dice that are thrown onto the middle of the board, a row for each throw.
func (r *railTable) rolling(throws ...throw) board.Motion {
	seen, k := r.hexes.Seen(), max(0.6, r.hexes.Size())
	wide, pitch := 46*k, 58*k
	return func(l *draw.List, age time.Duration) bool {
		t := min(1, float32(age)/float32(diceRoll))
		ease := 1 - (1-t)*(1-t)
		for j, th := range throws {
			y := seen.Mid().Y + (float32(j)-float32(len(throws)-1)/2)*pitch
			for i, n := range th.dice {
				to := draw.Pt(seen.Mid().X+(float32(i)-float32(len(th.dice)-1)/2)*pitch, y)
				from := draw.Pt(seen.X+seen.W*(0.1+0.8*float32((i+j)%2)), seen.Bottom()-20)
				c := from.Add(to.Sub(from).Mul(ease))
				c.Y -= float32(math.Abs(math.Sin(float64(t)*math.Pi*3))) * 30 * k * (1 - t)
				shown := n
				if t < 0.85 { // its faces while it rolls
					shown = 1 + (n+i+5*int(age/(70*time.Millisecond)))%6
				}
				l.Sprite("shadow-soft", draw.Around(c.Add(draw.Pt(4*k, 16*k)), wide*1.4, wide*0.5))
				it := l.Sprite(fmt.Sprintf("die-%s-%d", th.half, shown), draw.Around(c, wide, wide))
				it.Angle = (1 - ease) * 9 * (1 - 2*float32((i+j)%2))
			}
		}
		return age >= diceRoll+diceRest
	}
}
