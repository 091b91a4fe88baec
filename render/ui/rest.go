package ui

import (
	"time"

	"kettle/render/draw"
)

// deafTime is how long a press is not heard where the last one changed what lies there.
const deafTime = 400 * time.Millisecond

// farAway is how far the pointer must go to mean another press.
const farAway = 10

// Deafen says that the click of this build changed what lies under the pointer: for a moment no press is heard
// there, unless the pointer moves, so that a double click does not press what came into that place.
func (u *UI) Deafen() {
	u.deaf, u.rest, u.on = u.In.Now+deafTime, draw.Pt(u.In.X, u.In.Y), u.focus
}

// Hush says that the picture changes by itself: what comes under the pointer is not explained before the pointer
// or the keyboard moves.
func (u *UI) Hush() {
	u.hushed, u.rest, u.on = true, draw.Pt(u.In.X, u.In.Y), u.focus
}

// settle ends both when the pointer moved, the second when the keyboard did too.
func (u *UI) settle() {
	far := draw.Pt(u.In.X, u.In.Y).Sub(u.rest).Len()
	if u.In.Away || far > farAway {
		u.deaf = 0
	}
	if u.In.Away || far > 2 || u.focus != u.on {
		u.hushed = false
	}
}
