package board

import (
	"fmt"
	"slices"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
)

// A Supply is the goods supply of Steam: a crate for each space (STM-013).
type Supply struct {
	Spaces []Space
	Lit    []rules.Target // spaces or cubes that may be chosen
	Chosen []rules.Target
}

// A Space is a goods supply space.
type Space struct {
	What  rules.Target
	Cubes rail.Pile
	Each  []rules.Target // by cube, where cubes are chosen one by one (HOK-22); nil: the space is one thing
	Tile  string         // name of the city tile that waits there with the cubes on it (WWH-05); "" for a crate
	Color rail.Good      // of that tile
}

// The crate’s picture: its size, and where the bottom edge of cubes stands in its mouth.
const crateWide, crateTall, crateMouth = 96, 80, 30

// Draw paints the spaces into r in as many columns as make them largest (6 x 2 in a strip, 3 x 4 in a panel), on paper or
// felt. Spaces are hits "space/N" from 1, cubes that mean something by themselves "space/N/I".
func (s Supply) Draw(u *ui.UI, r draw.Rect) (a Answer) {
	if len(s.Spaces) == 0 {
		return a
	}
	cols, wide := s.columns(r)
	rows := (len(s.Spaces) + cols - 1) / cols
	w, h := r.W/float32(cols), r.H/float32(rows)
	for i := range s.Spaces {
		box := draw.Rc(r.X+w*float32(i%cols), r.Y+h*float32(i/cols), w, h)
		s.space(u, i, box, wide, &a)
	}
	return a
}

// columns is how many columns make the crates largest, and how wide a crate is then.
func (s Supply) columns(r draw.Rect) (cols int, wide float32) {
	n := len(s.Spaces)
	for c := 1; c <= n; c++ {
		if n%c != 0 {
			continue
		}
		w, h := r.W/float32(c), r.H/float32(n/c)
		if k := min(w*0.72, h*0.92*crateWide/(crateTall+10), 58); k > wide {
			cols, wide = c, k
		}
	}
	return cols, wide
}

// At is the middle of the i-th cube of a space drawn into r: where a cube's flight begins.
func (s Supply) At(r draw.Rect, space, i int) draw.Point {
	cols, wide := s.columns(r)
	rows := (len(s.Spaces) + cols - 1) / cols
	w, h := r.W/float32(cols), r.H/float32(rows)
	at, _ := s.Spaces[space].seats(draw.Rc(r.X+w*float32(space%cols), r.Y+h*float32(space/cols), w, h), wide)
	if i < len(at) {
		return at[i]
	}
	return draw.Pt(r.X+w*(float32(space%cols)+0.5), r.Y+h*(float32(space/cols)+0.5))
}

// crate is the box of the crate in its cell.
func crate(box draw.Rect, wide float32) draw.Rect {
	tall := wide * crateTall / crateWide
	return draw.Rc(box.Mid().X-wide/2, box.Bottom()-tall-max(0, (box.H-tall*1.12)/2), wide, tall)
}

// seats are the middles of the cubes of a space, and their side.
func (x *Space) seats(box draw.Rect, wide float32) (at []draw.Point, side float32) {
	c := crate(box, wide)
	side = min(20, wide*0.37)
	y := c.Y + wide*crateMouth/crateWide - side*0.5
	if x.Tile != "" {
		y = c.Y + c.H*0.36
	}
	n := min(len(x.Cubes), shownCubes)
	per := min(n, 3)
	for i := range n {
		in := min(per, n-i/per*per)
		at = append(at, draw.Pt(c.Mid().X+side*0.98*(float32(i%per)-float32(in-1)/2), y-side*0.9*float32(i/per)))
	}
	return at, side
}

func (s Supply) space(u *ui.UI, i int, box draw.Rect, wide float32, a *Answer) {
	x, l := &s.Spaces[i], u.L
	id := fmt.Sprintf("space/%d", i+1)
	st := u.Zone(id, x.What, box.Corners())
	lit := x.What.Kind != "" && slices.Contains(s.Lit, x.What)
	if lit {
		st = u.Focusable(id, st)
	}
	a.meet(x.What, st, box)
	chosen := x.What.Kind != "" && slices.Contains(s.Chosen, x.What)
	c := crate(box, wide)
	glow := draw.Rc(box.Mid().X-min(box.W, wide*1.3)/2, box.Y+1, min(box.W, wide*1.3), box.H-2)
	switch {
	case chosen:
		l.Round(glow, 7, draw.Solid(draw.Fade(ui.LitTop, 0.62)))
		l.Frame(glow, 7, 2, draw.Hex(0xb9822a))
	case lit && (st.Hot || st.Focused):
		l.Round(glow, 7, draw.Solid(draw.Fade(ui.LitTop, 0.5)))
		l.Frame(glow, 7, 2, draw.Hex(0xe0a83a))
	case lit:
		l.Round(glow, 7, draw.Solid(draw.Fade(litFill, 0.34)))
		l.Frame(glow, 7, 1.4, draw.Hex(0xe0a83a)).Dash = [2]float32{5, 3.5}
	}
	alpha := float32(1)
	switch {
	case len(x.Cubes) == 0:
		alpha = 0.4
	case len(s.Lit) > 0 && !lit && !chosen && x.Each == nil:
		alpha = 0.72
	}
	if x.Tile != "" {
		x.tile(l, c, box)
	} else if it := l.Sprite("supply-crate", c); alpha < 1 {
		it.Tint = white(alpha)
	}
	at, side := x.seats(box, wide)
	for j, q := range at {
		s.cube(u, fmt.Sprintf("%s/%d", id, j+1), x, j, draw.Around(q, side, side), alpha, a)
	}
	u.FocusRing(st, glow, 7)
}

// cube paints the j-th cube of a space.
func (s Supply) cube(u *ui.UI, id string, x *Space, j int, r draw.Rect, alpha float32, a *Answer) {
	l := u.L
	if j < len(x.Each) && x.Each[j].Kind != "" {
		t := x.Each[j]
		st := u.Zone(id, t, r.Corners())
		lit := slices.Contains(s.Lit, t)
		if lit {
			st = u.Focusable(id, st)
		}
		a.meet(t, st, r)
		switch {
		case slices.Contains(s.Chosen, t):
			l.Round(r.Inset(-2.5), 4, draw.Solid(draw.Hex(0x7fbf4a)))
		case lit && (st.Hot || st.Focused):
			l.Round(r.Inset(-3), 4, draw.Solid(draw.Hex(0xffe08a)))
		case lit:
			l.Round(r.Inset(-2), 4, draw.Solid(draw.Hex(0xe0a83a)))
		}
		u.FocusRing(st, r, 3)
	}
	pen{l: l, v: view{k: 1}, least: leastPixels}.face(r.Mid(), r.W, x.Cubes[j], alpha)
}

// tile paints the city tile that waits on a space.
func (x *Space) tile(l *draw.List, c, box draw.Rect) {
	p := pen{l: l, v: view{k: 1}, least: leastPixels}
	m := draw.Pt(c.Mid().X, c.Y+c.H*0.40)
	p.cityTile(m, min(c.W*0.62, box.H*0.56), x.Color, false)
	const size = 11
	w := l.Metrics.Width(draw.Heading, size, x.Tile) + 6
	p.namePlate(draw.Around(draw.Pt(m.X, c.Bottom()-4), w, 15), x.Tile, size, x.Color)
}
