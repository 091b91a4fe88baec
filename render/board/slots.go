package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A row of slots is how the printed tracks look: numbered recesses, an owner's piece on one of them.
type slots struct {
	size  draw.Point // of one slot
	pitch draw.Point // from slot to slot, and from row to row
	row   int        // slots in a row; 0: all in one
	first int        // number in the first slot
	text  float32    // size of the numbers
}

var slotText = draw.Hex(0x4a3420)

// at is the box of the slot with that number.
func (s slots) at(o draw.Point, number int) draw.Rect {
	i := number - s.first
	x, y := i, 0
	if s.row > 0 {
		x, y = i%s.row, i/s.row
	}
	return draw.Rc(o.X+float32(x)*s.pitch.X, o.Y+float32(y)*s.pitch.Y, s.size.X, s.size.Y)
}

// paint draws the slots from first to last; those that lie under a piece have no number.
func (s slots) paint(l *draw.List, o draw.Point, last int, covered ...int) {
next:
	for n := s.first; n <= last; n++ {
		r := s.at(o, n)
		l.Nine("slot", r)
		for _, c := range covered {
			if c == n {
				continue next
			}
		}
		l.Label(r, minus(n), draw.Type{Face: draw.Heading, Size: s.text, Color: slotText, Align: draw.Center})
	}
}

// minus is the number with a true minus sign.
func minus(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// caption writes the head of a track at the left and a note at the right.
func caption(l *draw.List, r draw.Rect, head, note string) {
	t := draw.Type{Face: draw.Heading, Size: 13, Color: ui.HeadPaper}
	w := l.Label(r, head, t)
	l.Label(draw.Rc(r.X+w+8, r.Y, r.W-w-8, r.H), note, draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper, Align: draw.End})
}

// piece paints a sprite around c, w wide, on its shadow; a ghost is pale.
func piece(l *draw.List, name string, c draw.Point, w float32, ghost bool) {
	r := sized(name, c, w)
	if ghost {
		l.Sprite("lantern-halo", draw.Around(c, w*1.7, w*1.5)).Tint = draw.Fade(ui.Good, 0.5)
		l.Sprite(name, r).Tint = white(0.55)
		return
	}
	l.Sprite("shadow-soft", draw.Rc(r.X-w*0.05, r.Bottom()-r.H*0.42, w*1.25, r.H*0.62))
	l.Sprite(name, r)
}

// count is "1 link" or "5 links".
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// shrunk is the type in which a line fits, though not under leastPixels.
func shrunk(m draw.Metrics, s string, t draw.Type, room float32) draw.Type {
	return draw.Narrow(m, s, t, leastPixels, room)
}
