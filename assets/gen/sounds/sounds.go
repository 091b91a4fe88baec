package main

import "math"

// A sound is one file.
type sound struct {
	name string
	loud float64 // its loudest sample, 0 to 1: how loud sounds are beside each other
	make func(n noise) wave
}

// sounds are all of them.
var sounds = []sound{
	{"tick", 0.30, func(n noise) wave { return wood(n, 0.06, 1900, 0.4) }},
	{"knock", 0.50, func(n noise) wave {
		w := silence(0.26)
		w.add(0, wood(n, 0.2, 210, 2.2), 1)
		w.add(0.09, wood(n, 0.16, 190, 2.2), 0.7)
		return w
	}},
	{"disc", 0.62, func(n noise) wave { return wood(n, 0.2, 610, 1) }},
	{"cube", 0.55, func(n noise) wave {
		w := silence(0.22)
		w.add(0, wood(n, 0.14, 980, 0.8), 1)
		w.add(0.075, wood(n, 0.1, 1040, 0.7), 0.32)
		w.add(0.125, wood(n, 0.08, 1075, 0.6), 0.12)
		return w
	}},
	{"tile", 0.60, func(n noise) wave {
		w := silence(0.2)
		w.add(0, n.hiss(0.16).below(2200).shape(hump(0.001, 0.018)), 1)
		w.add(0.002, wood(n, 0.18, 330, 1), 0.7)
		return w
	}},
	{"page", 0.42, func(n noise) wave { return paper(n, 0.3, 3600) }},
	{"curtain", 0.45, func(n noise) wave {
		w := silence(0.75)
		w.add(0, n.hiss(0.75).band(1.1, func(t float64) float64 { return 420 + 1300*math.Sin(math.Pi*t/0.75) }).
			shape(func(t float64) float64 { return math.Pow(math.Sin(math.Pi*t/0.75), 1.5) }), 1)
		for i := range 4 { // its rings
			w.add(0.1+0.11*float64(i)+n.between(0, 0.04), coin(n, 0.12, n.between(3300, 4200)), 0.05)
		}
		return w
	}},
	{"steam", 0.45, func(n noise) wave {
		return n.hiss(0.6).above(1400).band(0.7, func(t float64) float64 { return 3800 - 2200*t }).shape(hump(0.035, 0.16))
	}},
	{"chuff", 0.55, func(n noise) wave {
		w := silence(0.62)
		for i, gain := range []float64{1, 0.8, 0.62} {
			w.add(0.175*float64(i), n.hiss(0.2).band(1.2, func(t float64) float64 { return 900 - 2200*t }).shape(hump(0.012, 0.05)), gain)
		}
		return w
	}},
	{"coin", 0.42, func(n noise) wave {
		w := silence(0.36)
		w.add(0, coin(n, 0.36, 2900), 1)
		w.add(0.062, coin(n, 0.29, 3060), 0.6)
		return w
	}},
	{"coins", 0.48, func(n noise) wave {
		w := silence(0.62)
		for t := 0.0; t < 0.36; t += n.between(0.035, 0.085) {
			w.add(t, coin(n, 0.26, n.between(2500, 3500)), n.between(0.5, 1))
		}
		return w
	}},
	{"dice", 0.60, func(n noise) wave {
		w := silence(0.72)
		for t, gap := 0.0, 0.045; t < 0.52; t, gap = t+n.between(0.6, 1.3)*gap, gap*1.13 {
			w.add(t, wood(n, 0.09, n.between(1150, 1750), 0.55), n.between(0.45, 1))
		}
		w.add(0.57, wood(n, 0.12, 860, 0.8), 0.9)
		return w
	}},
	{"lantern", 0.46, func(n noise) wave {
		w := silence(0.8)
		w.add(0, n.hiss(0.2).above(2500).shape(func(t float64) float64 { return math.Pow(t/0.2, 2) }), 0.35) // the match
		flutter := func(t float64) float64 { return hump(0.04, 0.16)(t) * (1 + 0.4*math.Sin(2*math.Pi*17*t)) }
		w.add(0.19, n.hiss(0.6).below(700).shape(flutter), 1.6) // it catches
		w.add(0.22, bell(0.58, 1320, 0.16), 0.3)                // the glass
		w.add(0.29, bell(0.51, 1760, 0.14), 0.22)
		return w
	}},
	{"smash", 0.78, func(n noise) wave {
		w := silence(0.75)
		w.add(0, strike(0.4, mode{88, 1, 0.09}, mode{151, 0.7, 0.06}, mode{236, 0.5, 0.045}), 1)
		w.add(0, n.hiss(0.4).below(1300).shape(hump(0.002, 0.06)), 1.5)
		w.add(0.03, n.hiss(0.35).band(1.5, func(t float64) float64 { return 1500 - 2600*t }).shape(hump(0.01, 0.08)), 0.6)
		for t := 0.07; t < 0.6; t += n.between(0.025, 0.1) { // pieces
			w.add(t, wood(n, 0.08, n.between(420, 900), 0.7), 0.5*math.Exp(-3*t)*n.between(0.4, 1))
		}
		return w
	}},
	{"witch", 0.50, func(n noise) wave {
		w := silence(1)
		swell := func(t float64) float64 { return math.Pow(math.Sin(math.Pi*t), 1.3) }
		w.add(0, n.hiss(1).band(2.4, func(t float64) float64 { return 380 + 1500*math.Sin(math.Pi*t) + 120*math.Sin(2*math.Pi*6*t) }).shape(swell), 0.9)
		voice := func(t float64) float64 {
			return 560 + 420*math.Sin(math.Pi*min(1, t/0.62)) + (14+26*t)*math.Sin(2*math.Pi*6.6*t)
		}
		w.add(0.08, tone(0.84, voice).shape(func(t float64) float64 { return math.Pow(math.Sin(math.Pi*t/0.84), 1.2) }), 0.42)
		w.add(0.08, tone(0.84, func(t float64) float64 { return 2.003 * voice(t) }).shape(func(t float64) float64 { return math.Pow(math.Sin(math.Pi*t/0.84), 2) }), 0.12)
		return w
	}},
	{"chime", 0.42, func(n noise) wave { return melody(1, 0.34, 0.13, 784, 1175) }},
	{"win", 0.52, func(n noise) wave { return melody(1.55, 0.42, 0.15, 523.3, 659.3, 784, 1046.5) }},
	{"lose", 0.50, func(n noise) wave { return melody(1.35, 0.4, 0.27, 392, 311.1, 233.1) }},
}

// wood is a knock on wood of that pitch; a larger body rings longer.
func wood(n noise, seconds, hz, body float64) wave {
	w := strike(seconds, mode{hz, 1, 0.028 * body}, mode{2.42 * hz, 0.5, 0.016 * body}, mode{4.31 * hz, 0.22, 0.009 * body})
	w.add(0, n.hiss(0.012).above(900).shape(hump(0.0005, 0.0022)), 0.45)
	return w.shape(func(t float64) float64 { return min(1, t/0.0006) })
}

// coin is a struck coin.
func coin(n noise, seconds, hz float64) wave {
	w := strike(seconds, mode{hz, 1, 0.07}, mode{1.507 * hz, 0.7, 0.085}, mode{2.11 * hz, 0.45, 0.05}, mode{2.69 * hz, 0.25, 0.03})
	w.add(0, n.hiss(0.006).above(3000).shape(hump(0.0004, 0.0015)), 0.5)
	return w
}

// paper is a leaf that is turned: hiss that crackles.
func paper(n noise, seconds, hz float64) wave {
	grain := n.hiss(seconds).below(70)
	grain.peak(1)
	w := n.hiss(seconds).above(1500).band(0.8, func(t float64) float64 { return hz * (0.75 + 0.5*t/seconds) })
	return w.shape(func(t float64) float64 {
		i := min(len(grain)-1, int(t*rate))
		return math.Pow(math.Sin(math.Pi*t/seconds), 1.6) * (0.25 + math.Abs(grain[i]))
	})
}

// melody is bells one after another, each ringing into the next.
func melody(seconds, decay, step float64, hz ...float64) wave {
	w := silence(seconds)
	for i, f := range hz {
		from := step * float64(i)
		w.add(from, bell(seconds-from, f, decay), 1)
	}
	return w
}
