package main

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
)

// rate is samples a second.
const rate = 24000

// A wave is samples of about −1 to 1.
type wave []float64

// silence is a wave of that many seconds.
func silence(seconds float64) wave { return make(wave, int(seconds*rate)) }

// add lays v over w from a moment on; what reaches over the end of w is cut off.
func (w wave) add(at float64, v wave, gain float64) {
	from := int(at * rate)
	for i, x := range v {
		if from+i < len(w) {
			w[from+i] += gain * x
		}
	}
}

// peak scales w so that its loudest sample is loud.
func (w wave) peak(loud float64) {
	most := 1e-9
	for _, v := range w {
		most = max(most, math.Abs(v))
	}
	for i := range w {
		w[i] *= loud / most
	}
}

// fadeOut lets the last seconds of w die away.
func (w wave) fadeOut(seconds float64) {
	n := min(len(w), int(seconds*rate))
	for i := range n {
		w[len(w)-1-i] *= float64(i) / float64(n)
	}
}

// shape multiplies w with a curve over its time in seconds.
func (w wave) shape(curve func(t float64) float64) wave {
	for i := range w {
		w[i] *= curve(float64(i) / rate)
	}
	return w
}

// hump rises for rise seconds and dies away with a time constant.
func hump(rise, decay float64) func(float64) float64 {
	return func(t float64) float64 {
		if t < rise {
			return t / rise
		}
		return math.Exp(-(t - rise) / decay)
	}
}

// A mode is one way in which a struck thing swings: hertz, strength, and seconds to a third of it.
type mode struct{ hz, amp, decay float64 }

// strike is a struck thing: its modes, dying away one by one.
func strike(seconds float64, modes ...mode) wave {
	w := silence(seconds)
	for _, m := range modes {
		for i := range w {
			t := float64(i) / rate
			w[i] += m.amp * math.Sin(2*math.Pi*m.hz*t) * math.Exp(-t/m.decay)
		}
	}
	return w
}

// bell is a small bell: the partials of a bar, the low one longest.
func bell(seconds, hz, decay float64) wave {
	return strike(seconds, mode{hz, 1, decay}, mode{2.01 * hz, 0.45, decay * 0.6}, mode{2.76 * hz, 0.28, decay * 0.4},
		mode{5.4 * hz, 0.12, decay * 0.15})
}

// tone is a sine whose pitch follows a curve.
func tone(seconds float64, hz func(t float64) float64) wave {
	w := silence(seconds)
	phase := 0.0
	for i := range w {
		w[i] = math.Sin(phase)
		phase += 2 * math.Pi * hz(float64(i)/rate) / rate
	}
	return w
}

// noise is a source of hiss, the same one for the same name.
type noise struct{ *rand.Rand }

func newNoise(name string) noise {
	h := fnv.New64a()
	h.Write([]byte(name))
	return noise{rand.New(rand.NewPCG(h.Sum64(), 1))}
}

// hiss is white noise.
func (n noise) hiss(seconds float64) wave {
	w := silence(seconds)
	for i := range w {
		w[i] = 2*n.Float64() - 1
	}
	return w
}

// between draws a number from lo to hi.
func (n noise) between(lo, hi float64) float64 { return lo + (hi-lo)*n.Float64() }

// band lets through what lies around a pitch that follows a curve; a higher q is narrower.
func (w wave) band(q float64, hz func(t float64) float64) wave {
	low, mid := 0.0, 0.0
	for i, v := range w {
		f := 2 * math.Sin(math.Pi*min(hz(float64(i)/rate), rate/6)/rate)
		high := v - low - mid/q
		mid += f * high
		low += f * mid
		w[i] = mid
	}
	return w
}

// below lets through what is lower than hz.
func (w wave) below(hz float64) wave {
	k := 1 - math.Exp(-2*math.Pi*hz/rate)
	y := 0.0
	for i, v := range w {
		y += k * (v - y)
		w[i] = y
	}
	return w
}

// above lets through what is higher than hz.
func (w wave) above(hz float64) wave {
	k := 1 - math.Exp(-2*math.Pi*hz/rate)
	y := 0.0
	for i, v := range w {
		y += k * (v - y)
		w[i] = v - y
	}
	return w
}
