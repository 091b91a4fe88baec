package board

import (
	"kettle/input"
	"kettle/render/draw"
	"kettle/render/ui"
)

// The camera's bounds: how near it goes compared with the whole board, and the step of one notch of the wheel.
const (
	zoomMax  = 4
	zoomStep = 1.2
)

// A Camera looks at a sheet. The zero camera sees all of it.
type Camera struct {
	near float32    // 1 (or 0) is the whole board
	at   draw.Point // of the sheet, in the middle of the view
	held draw.Point // where the pointer was while it drags
	drag bool
}

// Fit shows the whole sheet.
func (c *Camera) Fit() { *c = Camera{} }

// Near is how many times larger than whole the sheet is seen.
func (c *Camera) Near() float32 { return max(1, c.near) }

// A view is a camera at work: a sheet of some size seen in a box.
type view struct {
	box   draw.Rect
	sheet draw.Point // its size
	k     float32    // units on the screen for one unit of the sheet
	off   draw.Point // where the sheet's corner is on the screen
}

// look is the camera's view of a sheet in r. The sheet never leaves the box more than it must.
func (c *Camera) look(r draw.Rect, sheet draw.Point) view {
	v := view{box: r, sheet: sheet, k: min(r.W/sheet.X, r.H/sheet.Y) * c.Near()}
	if c.near == 0 {
		c.near, c.at = 1, sheet.Mul(0.5)
	}
	c.at.X, c.at.Y = keep(c.at.X, r.W/v.k, sheet.X), keep(c.at.Y, r.H/v.k, sheet.Y)
	v.off = r.Mid().Sub(c.at.Mul(v.k))
	return v
}

// keep moves the middle of a window of that length so that it lies within 0 to all, or in its middle if longer.
func keep(mid, window, all float32) float32 {
	if window >= all {
		return all / 2
	}
	return max(window/2, min(mid, all-window/2))
}

// to is a point of the sheet on the screen, from the other way round.
func (v view) to(p draw.Point) draw.Point   { return v.off.Add(p.Mul(v.k)) }
func (v view) from(p draw.Point) draw.Point { return p.Sub(v.off).Mul(1 / v.k) }

// zoom goes f times nearer and keeps what is under p where it is.
func (c *Camera) zoom(r draw.Rect, sheet draw.Point, f float32, p draw.Point) {
	v := c.look(r, sheet)
	under := v.from(p)
	was := c.near
	c.near = max(1, min(zoomMax, c.near*f))
	if c.near == was {
		return
	}
	k := v.k * c.near / was
	c.at = under.Add(r.Mid().Sub(p).Mul(1 / k))
	c.look(r, sheet)
}

// pan moves the sheet by d units on the screen.
func (c *Camera) pan(r draw.Rect, sheet, d draw.Point) {
	v := c.look(r, sheet)
	c.at = c.at.Sub(d.Mul(1 / v.k))
	c.look(r, sheet)
}

// steer answers wheel and drags over r; over says that the pointer is on the board and not on something above it.
// It reports whether the pointer drags.
func (c *Camera) steer(u *ui.UI, r draw.Rect, sheet draw.Point, over bool) bool {
	in, p := &u.In, draw.Pt(u.In.X, u.In.Y)
	if over && in.Wheel != 0 {
		f := float32(1)
		for range max(1, min(8, int(max(in.Wheel, -in.Wheel)))) {
			f *= zoomStep
		}
		if in.Wheel < 0 {
			f = 1 / f
		}
		c.zoom(r, sheet, f, p)
		in.Wheel = 0
		u.Act()
	}
	grip := in.Held[input.Middle] || in.Held[input.Left] && in.Holds("space")
	switch {
	case !grip:
		c.drag = false
	case !c.drag && over && (in.Pressed[input.Middle] || in.Pressed[input.Left]):
		c.drag, c.held = true, p
	case c.drag && p != c.held:
		c.pan(r, sheet, p.Sub(c.held))
		c.held = p
	}
	return c.drag
}
