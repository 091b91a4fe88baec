package scenes

import (
	"fmt"
	"math"

	"kettle/render/draw"
)

// drawCloth draws the cloth over the whole window: two halves in folds that have come from the sides, and a valance
// with a brass fringe. What they do not cover yet is dark, not the table. fallen goes from 0 to 1.
func drawCloth(l *draw.List, w, h, fallen float32) {
	if fallen >= 1 {
		l.Keep(fmt.Sprintf("curtain/%gx%g", w, h), draw.Rc(0, 0, w, h), true, func(l *draw.List) { paintCloth(l, w, h, 1) })
		return
	}
	left := 1 - fallen
	paintCloth(l, w, h, 1-left*left*left)
}

// Colours of the cloth, from the depth of a fold to its light.
var (
	clothDeep  = draw.Hex(0x23070b)
	clothMid   = draw.Hex(0x5c151b)
	clothLight = draw.Hex(0x96302f)
	fringe     = draw.Hex(0xc9974a)
)

func paintCloth(l *draw.List, w, h, in float32) {
	window := draw.Rc(0, 0, w, h)
	l.Box(window, draw.Solid(draw.Hex(0x0b0506)))
	const folds = 12 // of each half
	half := w / 2
	for side := range 2 {
		for i := range folds {
			fold := half * in / folds * 1.02
			x := float32(i) * half * in / folds
			// Each fold is a little lighter or darker than the next.
			k := 0.5 + 0.5*float32(math.Sin(float64(i)*2.4+float64(side)))
			crest := draw.Mix(clothMid, clothLight, 0.35+0.65*k)
			a, b := draw.Rc(x, 0, fold*0.42, h), draw.Rc(x+fold*0.42, 0, fold*0.58+0.5, h)
			if side == 0 {
				l.Box(a, draw.Across(a, clothDeep, crest))
				l.Box(b, draw.Across(b, crest, clothDeep))
				continue
			}
			a.X, b.X = w-a.Right(), w-b.Right()
			l.Box(a, draw.Across(a, crest, clothDeep))
			l.Box(b, draw.Across(b, clothDeep, crest))
		}
	}
	foot := draw.Rc(0, h*0.5, w, h*0.5)
	l.Box(foot, draw.Down(foot, draw.Color{}, draw.Color{A: 190}))
	paintValance(l, w, h)
	l.Sprite("vignette", window)
}

// paintValance hangs the scallops along the top.
func paintValance(l *draw.List, w, h float32) {
	drop := min(132, h*0.19)
	top := draw.Rc(0, 0, w, drop)
	n := max(3, int(w/160))
	step := w / float32(n)
	shade := draw.Rc(0, drop*0.6, w, drop)
	l.Box(shade, draw.Down(shade, draw.Color{A: 150}, draw.Color{}))
	for i := range n {
		x := float32(i) * step
		var edge []draw.Point
		const parts = 14
		for j := range parts + 1 {
			t := float32(j) / parts
			edge = append(edge, draw.Pt(x+step*t, drop*(0.62+0.33*float32(math.Sin(math.Pi*float64(t))))))
		}
		cloth := append([]draw.Point{{X: x, Y: 0}}, edge...)
		cloth = append(cloth, draw.Pt(x+step, 0))
		l.Fill(cloth, draw.Down(top, clothDeep, clothLight))
		for _, at := range []float32{0.2, 0.5, 0.8} {
			to := draw.Pt(x+step*at, drop*(0.6+0.3*float32(math.Sin(math.Pi*float64(at)))))
			l.Line([]draw.Point{{X: x + step*(0.5+(at-0.5)*1.5), Y: 0}, to}, 5, draw.Fade(clothDeep, 0.45))
		}
		l.Line([]draw.Point{{X: x, Y: 0}, {X: x, Y: drop * 0.62}}, 2, draw.Fade(clothDeep, 0.9))
		for j := range 2 * parts {
			t := (float32(j) + 0.5) / (2 * parts)
			p := draw.Pt(x+step*t, drop*(0.62+0.33*float32(math.Sin(math.Pi*float64(t)))))
			l.Line([]draw.Point{p, {X: p.X, Y: p.Y + drop*0.09}}, 1.6, draw.Mix(fringe, clothDeep, 0.25))
		}
		l.Line(edge, 4, draw.Mix(fringe, clothDeep, 0.45))
		l.Line(edge, 2, draw.Mix(fringe, draw.Hex(0xffe9b8), 0.4))
	}
}
