package scenes

import "kettle/render/draw"

// A replayFloor is the table's floor with the time line in the place of the strip.
type replayFloor struct{ floor }

// timeH is how high the time line is, timeLow in a low window, where it has no words.
const timeH, timeLow = 88, 54

// layReplay cuts a window of w x h units.
func layReplay(w, h float32) replayFloor {
	f := replayFloor{layFloor(w, h, timeH)}
	if !f.compact {
		return f
	}
	high := float32(timeH)
	if h < 420 {
		high = timeLow
	}
	f.strip, f.board = f.board.CutBottom(high)
	f.board.H -= gap
	return f
}

// parts are the controls, the list of steps and the way out at the side.
func (f replayFloor) parts(side draw.Rect) (controls, steps, leave draw.Rect) {
	controls, rest := side.CutTop(192)
	leave, rest = rest.CutBottom(30)
	_, steps = rest.CutTop(gap)
	steps.H -= gap
	return controls, steps, leave
}
