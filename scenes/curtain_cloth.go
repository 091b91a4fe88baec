package scenes

import (
	"fmt"
	"math"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/rules"
)

// A cloth is what a curtain is made of: its colours from the depth of a fold to its light, and the frost on it.
type cloth struct {
	name             string
	deep, mid, light draw.Color
	frost            bool
}

// cloths are those of the families that have their own; all others have the red one.
var cloths = map[string]cloth{
	"Steamwatchers": {"cold", board.ColdDeep, board.ColdMid, board.ColdLight, true},
}

var redCloth = cloth{"red", draw.Hex(0x23070b), draw.Hex(0x5c151b), draw.Hex(0x96302f), false}

var fringe = draw.Hex(0xc9974a)

// clothOf is the cloth of a game.
func clothOf(def *rules.Definition) cloth {
	if c, own := cloths[def.Family]; own {
		return c
	}
	return redCloth
}

// draw draws the cloth over the whole window: two halves in folds that have come from the sides, and a valance with a brass
// fringe. What they do not cover yet is dark, not the table. fallen goes from 0 to 1.
func (c cloth) draw(l *draw.List, w, h, fallen float32) {
	if fallen >= 1 {
		l.Keep(fmt.Sprintf("curtain/%s/%gx%g", c.name, w, h), draw.Rc(0, 0, w, h), true, func(l *draw.List) { c.paint(l, w, h, 1) })
	} else {
		left := 1 - fallen
		c.paint(l, w, h, 1-left*left*left)
	}
	if c.frost {
		board.CurtainFrost(l, w, h, fallen)
	}
}

func (c cloth) paint(l *draw.List, w, h, in float32) {
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
			crest := draw.Mix(c.mid, c.light, 0.35+0.65*k)
			a, b := draw.Rc(x, 0, fold*0.42, h), draw.Rc(x+fold*0.42, 0, fold*0.58+0.5, h)
			if side == 0 {
				l.Box(a, draw.Across(a, c.deep, crest))
				l.Box(b, draw.Across(b, crest, c.deep))
				continue
			}
			a.X, b.X = w-a.Right(), w-b.Right()
			l.Box(a, draw.Across(a, crest, c.deep))
			l.Box(b, draw.Across(b, c.deep, crest))
		}
	}
	foot := draw.Rc(0, h*0.5, w, h*0.5)
	l.Box(foot, draw.Down(foot, draw.Color{}, draw.Color{A: 190}))
	c.valance(l, w, h)
	l.Sprite("vignette", window)
}

// valance hangs the scallops along the top.
func (c cloth) valance(l *draw.List, w, h float32) {
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
		fall := append([]draw.Point{{X: x, Y: 0}}, edge...)
		fall = append(fall, draw.Pt(x+step, 0))
		l.Fill(fall, draw.Down(top, c.deep, c.light))
		for _, at := range []float32{0.2, 0.5, 0.8} {
			to := draw.Pt(x+step*at, drop*(0.6+0.3*float32(math.Sin(math.Pi*float64(at)))))
			l.Line([]draw.Point{{X: x + step*(0.5+(at-0.5)*1.5), Y: 0}, to}, 5, draw.Fade(c.deep, 0.45))
		}
		l.Line([]draw.Point{{X: x, Y: 0}, {X: x, Y: drop * 0.62}}, 2, draw.Fade(c.deep, 0.9))
		for j := range 2 * parts {
			t := (float32(j) + 0.5) / (2 * parts)
			p := draw.Pt(x+step*t, drop*(0.62+0.33*float32(math.Sin(math.Pi*float64(t)))))
			l.Line([]draw.Point{p, {X: p.X, Y: p.Y + drop*0.09}}, 1.6, draw.Mix(fringe, c.deep, 0.25))
		}
		l.Line(edge, 4, draw.Mix(fringe, c.deep, 0.45))
		l.Line(edge, 2, draw.Mix(fringe, draw.Hex(0xffe9b8), 0.4))
	}
}
