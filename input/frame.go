// Package input says what the player did during one tick, wherever it came from: mouse and keys (input/device)
// or lines of a script.
package input

import (
	"slices"
	"time"
)

// A Button is a mouse button.
type Button uint8

const (
	Left Button = iota
	Right
	Middle
	buttons
)

// A Frame is what happened since the last tick. Places and sizes are units: 1280x720 units at 100 % on a
// 1280x720 window (see Scale).
type Frame struct {
	// Now is the time since the program started; only motion reads it.
	Now time.Duration
	// W and H are the size of the window.
	W, H float32
	// Scale is device pixels a unit.
	Scale float32
	// X and Y are where the pointer is; Away says that it is outside the window or nothing may be hovered.
	X, Y float32
	Away bool
	// Pressed and Released happened in this tick, Held is the state at its end; indexed by Button.
	Pressed, Released, Held [buttons]bool
	// Wheel is positive away from the player.
	Wheel float32
	// Keys are the keys pressed in this tick as chords: "enter", "escape", "ctrl+z", "shift+tab", "f1", "left",
	// "a", "1", "plus", "minus". Repeats of a held key count again.
	Keys []string
	// Down are the keys held now, without modifiers, for "hold a key to …".
	Down []string
	// Text is what was typed.
	Text string
}

// Key reports whether the chord was pressed in this tick.
func (f *Frame) Key(chord string) bool { return slices.Contains(f.Keys, chord) }

// Holds reports whether the key is held down.
func (f *Frame) Holds(key string) bool { return slices.Contains(f.Down, key) }

// Quiet reports whether nothing at all happened between the frame before and this one.
func (f *Frame) Quiet(before *Frame) bool {
	return f.X == before.X && f.Y == before.Y && f.Away == before.Away && f.W == before.W && f.H == before.H &&
		f.Scale == before.Scale && f.Held == before.Held && f.Pressed == [buttons]bool{} && f.Released == [buttons]bool{} &&
		f.Wheel == 0 && len(f.Keys) == 0 && f.Text == "" && slices.Equal(f.Down, before.Down)
}

// Inert returns the frame with the same window and time, in which the player does nothing and points nowhere.
func (f Frame) Inert() Frame {
	return Frame{Now: f.Now, W: f.W, H: f.H, Scale: f.Scale, X: f.X, Y: f.Y, Away: true}
}

// Still returns the frame with the pointer where it is, in which nothing is pressed or typed.
func (f Frame) Still() Frame {
	return Frame{Now: f.Now, W: f.W, H: f.H, Scale: f.Scale, X: f.X, Y: f.Y, Away: f.Away, Held: f.Held, Down: f.Down}
}
