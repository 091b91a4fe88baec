package scenes

import "kettle/render/draw"

// A floor is where everything of the table is, made by cutting the window (LAYOUT.md of the design). The board
// takes what the panels leave.
type floor struct {
	window, top, prompt, confirm draw.Rect
	seats, board, strip, side    draw.Rect
	gist                         draw.Rect // the figures of the seats in one line, where the window is compact
	compact                      bool
}

const (
	gap      = 8
	topH     = 44
	promptH  = 36
	seatsW   = 224
	sideW    = 264
	confirmW = 144
	confirmH = 32
	gistH    = 26
)

// Windows smaller than this, in units, are compact: the board and one column of panels behind tabs.
const roomyW, roomyH = 1180, 660

// screen is all the room that the seats leave, or, in a compact window, all under the prompt.
func (f floor) screen() draw.Rect {
	x, y := f.board.X, f.board.Y
	return draw.Rc(x, y, f.side.Right()-x, f.side.Bottom()-y)
}

// layFloor cuts a window of w x h units; strip is the height of the game's bottom strip.
func layFloor(w, h, strip float32) (f floor) {
	f.window = draw.Rc(0, 0, w, h)
	f.compact = w < roomyW || h < roomyH
	f.top, _ = f.window.CutTop(topH)
	f.prompt = draw.Rc(0, topH, w, promptH)
	f.confirm = draw.Rc(w-confirmW-gap, topH+2, confirmW, confirmH)
	body := draw.Rc(gap, topH+promptH+gap, w-2*gap, h-topH-promptH-2*gap)
	var rest draw.Rect
	if f.compact {
		f.side, rest = body.CutRight(sideW)
		f.board, _ = rest.CutLeft(rest.W - gap)
		f.gist, f.board = f.board.CutBottom(gistH)
		f.board.H -= 4
		return f
	}
	f.seats, rest = body.CutLeft(seatsW)
	f.side, rest = rest.CutRight(sideW)
	rest = rest.Pad(gap, 0)
	f.strip, rest = rest.CutBottom(strip)
	f.board, _ = rest.CutTop(rest.H - gap)
	return f
}
