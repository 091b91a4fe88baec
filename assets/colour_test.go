package assets

import (
	"image/color"
	"math"
	"testing"
)

// sight turns linear RGB into what an eye sees of it.
type sight struct {
	name string
	m    [3][3]float64
}

// sights are normal sight and the simulations of Machado, Oliveira and
// Fernandes (2009) at severity 1.0.
var sights = []sight{
	{"normal", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"protanopia", [3][3]float64{
		{0.152286, 1.052583, -0.204868},
		{0.114503, 0.786281, 0.099216},
		{-0.003882, -0.048116, 1.051998}}},
	{"deuteranopia", [3][3]float64{
		{0.367322, 0.860646, -0.227968},
		{0.280085, 0.672501, 0.047413},
		{-0.011820, 0.042940, 0.968881}}},
	{"tritanopia", [3][3]float64{
		{1.255528, -0.076749, -0.178779},
		{-0.078411, 0.930809, 0.147602},
		{0.004733, 0.691367, 0.303900}}},
}

// see returns c in CIELAB (D65) as the sight shows it.
func (s sight) see(c color.RGBA) [3]float64 {
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var out [3]float64
	for i, row := range s.m {
		out[i] = min(max(row[0]*in[0]+row[1]*in[1]+row[2]*in[2], 0), 1)
	}
	return lab(out)
}

func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

func lab(c [3]float64) [3]float64 {
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*c[0] + 0.3575761*c[1] + 0.1804375*c[2]) / 0.95047)
	y := f(0.2126729*c[0] + 0.7151522*c[1] + 0.0721750*c[2])
	z := f((0.0193339*c[0] + 0.1191920*c[1] + 0.9503041*c[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// ciede2000 is the colour difference of CIE 142-2001.
func ciede2000(p, q [3]float64) float64 {
	const rad = math.Pi / 180
	pow7 := func(c float64) float64 {
		c7 := math.Pow(c, 7)
		return math.Sqrt(c7 / (c7 + math.Pow(25, 7)))
	}
	cMean := (math.Hypot(p[1], p[2]) + math.Hypot(q[1], q[2])) / 2
	g := 0.5 * (1 - pow7(cMean))
	polar := func(v [3]float64) (chroma, hue float64) {
		a := (1 + g) * v[1]
		hue = math.Atan2(v[2], a) / rad
		if hue < 0 {
			hue += 360
		}
		return math.Hypot(a, v[2]), hue
	}
	c1, h1 := polar(p)
	c2, h2 := polar(q)

	dh, hMean := h2-h1, h1+h2
	switch {
	case c1*c2 == 0:
		dh = 0
	case math.Abs(h1-h2) <= 180:
		hMean /= 2
	case hMean < 360:
		hMean = (hMean + 360) / 2
	default:
		hMean = (hMean - 360) / 2
	}
	if dh > 180 {
		dh -= 360
	} else if dh < -180 {
		dh += 360
	}
	dL, dC := q[0]-p[0], c2-c1
	dH := 2 * math.Sqrt(c1*c2) * math.Sin(dh/2*rad)

	lMean, cMean2 := (p[0]+q[0])/2, (c1+c2)/2
	t := 1 - 0.17*math.Cos((hMean-30)*rad) + 0.24*math.Cos(2*hMean*rad) +
		0.32*math.Cos((3*hMean+6)*rad) - 0.20*math.Cos((4*hMean-63)*rad)
	l50 := (lMean - 50) * (lMean - 50)
	sl := 1 + 0.015*l50/math.Sqrt(20+l50)
	sc := 1 + 0.045*cMean2
	sh := 1 + 0.015*cMean2*t
	turn := 30 * math.Exp(-math.Pow((hMean-275)/25, 2))
	rt := -math.Sin(2*turn*rad) * 2 * pow7(cMean2)
	l, c, h := dL/sl, dC/sc, dH/sh
	return math.Sqrt(l*l + c*c + h*h + rt*c*h)
}

// TestCIEDE2000 checks the measure itself against pairs published by Sharma,
// Wu and Dalal (2005).
func TestCIEDE2000(t *testing.T) {
	for _, c := range []struct {
		p, q [3]float64
		want float64
	}{
		{[3]float64{50, 2.6772, -79.7751}, [3]float64{50, 0, -82.7485}, 2.0425},
		{[3]float64{50, 2.8361, -74.0200}, [3]float64{50, 0, -82.7485}, 3.4412},
		{[3]float64{50, 0, 0}, [3]float64{50, -1, 2}, 2.3669},
		{[3]float64{50, 2.49, -0.001}, [3]float64{50, -2.49, 0.0009}, 7.1792},
		{[3]float64{50, 2.5, 0}, [3]float64{73, 25, -18}, 27.1492},
		{[3]float64{50, 2.5, 0}, [3]float64{58, 24, 15}, 19.4535},
		{[3]float64{60.2574, -34.0099, 36.2677}, [3]float64{60.4626, -34.1751, 39.4387}, 1.2644},
		{[3]float64{22.7233, 20.0904, -46.6940}, [3]float64{23.0331, 14.9730, -42.5619}, 2.0373},
		{[3]float64{2.0776, 0.0795, -1.1350}, [3]float64{0.9033, -0.0636, -0.5514}, 0.9082},
	} {
		if got := ciede2000(c.p, c.q); math.Abs(got-c.want) > 0.0001 {
			t.Errorf("%v to %v: %.4f, want %.4f", c.p, c.q, got, c.want)
		}
	}
}
