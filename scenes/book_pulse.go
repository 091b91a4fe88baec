package scenes

import (
	"math"
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
)

// pulseTime is how long a looked-up clause pulses.
const pulseTime = 400 * time.Millisecond

// pulse draws a ring of light that swells around the looked-up clause once, when it is first seen.
func (b *bookScene) pulse(u *ui.UI, box draw.Rect) {
	if !b.pulses {
		return
	}
	if b.since == 0 {
		b.since = max(1, u.In.Now)
	}
	age := u.In.Now - b.since
	if b.calm || age >= pulseTime {
		b.pulses = false
		return
	}
	u.Wake(33 * time.Millisecond)
	t := float64(age) / float64(pulseTime)
	swell := float32(math.Sin(math.Pi * t))
	u.L.Round(box.Inset(-7*swell), 6+7*swell, draw.Solid(draw.Fade(draw.Hex(0xffd56e), 0.55*swell))).Glow = true
	u.L.Frame(box.Inset(-4*swell), 6+4*swell, 1+3*swell, draw.Fade(draw.Hex(0xb9822a), 0.9*swell))
}
