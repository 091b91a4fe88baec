package board

import (
	"strconv"

	"kettle/render/draw"
	"kettle/render/ui"
)

// Turns is the turn track: a field for each turn, the turn marker on the present one.
type Turns struct {
	Turn, Turns int    // Turn 0: before the first
	Reminder    int    // turn with a City Growth marker as a reminder (WWH-04); 0: none
	Note        string // at the right of the title
}

// Draw paints title, fields and marker into r, which lies on paper (220 x 66; 24 across for each turn at least).
func (t Turns) Draw(u *ui.UI, r draw.Rect) {
	l := u.L
	if t.Turns < 1 {
		return
	}
	caption(l, draw.Rc(r.X, r.Y, r.W, 16), "Turn", t.Note)
	pitch := min(38, r.W/float32(t.Turns))
	tall := min(float32(cellTall), (r.H-17)*0.55)
	row := draw.Rc(r.X, r.Bottom()-tall, pitch*float32(t.Turns), tall)
	for n := 1; n <= t.Turns; n++ {
		b := draw.Rc(row.X+pitch*float32(n-1), row.Y, pitch, tall)
		fill, ink := cellPlain, slotText
		switch {
		case n < t.Turn:
			fill, ink = draw.Hex(0xcdbb8f), draw.Fade(slotText, 0.7)
		case n == t.Turn:
			fill = draw.Hex(0xf2cf7e)
		}
		l.Box(b, draw.Solid(fill))
		l.Line([]draw.Point{{X: b.Right(), Y: b.Y}, {X: b.Right(), Y: b.Bottom()}}, 0.9, draw.Fade(cellLine, 0.9))
		l.Label(b, strconv.Itoa(n), draw.Type{Face: draw.Heading, Size: 14, Color: ink, Align: draw.Center})
	}
	l.Frame(row, 1.5, 1.3, cellLine)
	above := func(n int) draw.Point { return draw.Pt(row.X+pitch*(float32(n)-0.5), row.Y) }
	if n := t.Reminder; n > 0 && n <= t.Turns {
		c := above(n).Add(draw.Pt(0, -11))
		l.Sprite("growth-marker", sized("growth-marker", c, 23))
		b := draw.Around(c, 24, 24)
		u.Area("turn/reminder", b)
		u.Explain("turn/reminder", b, wordsReminder, "")
	}
	if t.Turn > 0 && t.Turn <= t.Turns {
		l.Frame(draw.Rc(above(t.Turn).X-pitch/2, row.Y, pitch, tall), 1.5, 2, draw.Hex(0xa8651d))
		piece(l, "loco-white", above(t.Turn).Add(draw.Pt(0, -10)), min(34, pitch*1.3), false)
	}
}
