package board

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A Capital is the card of raising capital: what it brings, what it costs, before and after (STM-041 to STM-048).
type Capital struct {
	Title   string // "Raise capital"
	For     string // "for Locomotive, engine 3 to 4"
	Clauses []string
	Sum     []SumPart // nil: none
	Dial    *Dial     // how many steps, where that is chosen; nil: no more than needed
	Track   SeatTrack // the income of all, with the change; Title "Income"
	Rows    []CapitalRow
}

// A SumPart is a term of the sum: cash + capital − to pay = cash.
type SumPart struct {
	Sign  string // before it: "+"; "" before the first
	Head  string // "capital"
	Value string // "$10"
	Note  string // "two steps of $5"
	Tone  Tone
}

// A CapitalRow is one figure that changes.
type CapitalRow struct {
	Head, Before, After, Note string
	Tone                      Tone
}

// A Tone says whether a figure is good for whoever reads it.
type Tone int8

// The tones.
const (
	Bad   Tone = -1
	Plain Tone = 0
	Well  Tone = 1
)

func (t Tone) ink() draw.Color { return [...]draw.Color{ui.LossPaper, ui.OnPaper, ui.GainPaper}[t+1] }

// Measures of the card.
const (
	capitalHead  = 72
	capitalSum   = 80
	capitalTrack = 84
	capitalRow   = 30
	capitalGap   = 12
)

// Height is how high the card is, with nothing below its rows.
func (c *Capital) Height() float32 {
	h := float32(capitalHead + capitalTrack + 2*capitalGap)
	if len(c.Sum) > 0 {
		h += capitalSum + capitalGap
	}
	if c.Dial != nil {
		h += dialTall + capitalGap
	}
	return h + capitalRow*float32(len(c.Rows)) + 6
}

// Draw paints the content of the card into r (508 wide), which lies on paper, and returns the room that is left below it:
// for buttons and a note.
func (c *Capital) Draw(u *ui.UI, r draw.Rect) (a Answer, rest draw.Rect) {
	head, rest := r.CutTop(capitalHead)
	c.head(u, head)
	_, rest = rest.CutTop(capitalGap)
	if len(c.Sum) > 0 {
		var sum draw.Rect
		sum, rest = rest.CutTop(capitalSum + capitalGap)
		drawSum(u.L, sum, c.Sum)
	}
	if c.Dial != nil {
		var dial draw.Rect
		dial, rest = rest.CutTop(dialTall + capitalGap)
		a = c.Dial.Draw(u, draw.Rc(dial.X, dial.Y, dial.W, dialTall))
	}
	track, rest := rest.CutTop(capitalTrack)
	if b := c.Track.Draw(u, track); b.Hot.Kind != "" || b.Clicked.Kind != "" {
		a = b
	}
	_, rest = rest.CutTop(capitalGap)
	for i := range c.Rows {
		var row draw.Rect
		row, rest = rest.CutTop(capitalRow)
		c.Rows[i].draw(u.L, row, i+1 < len(c.Rows))
	}
	_, rest = rest.CutTop(6)
	return a, rest
}

// head paints the paper of the loan, the title and the clauses.
func (c *Capital) head(u *ui.UI, r draw.Rect) {
	l := u.L
	pic := sized("capital-loan", draw.Pt(r.X+37, r.Mid().Y-4), 74)
	l.Sprite("capital-loan", pic)
	x := r.Right()
	for i := len(c.Clauses) - 1; i >= 0; i-- {
		x -= l.Metrics.Width(draw.Heading, 12, c.Clauses[i]) + 14
		u.ClauseChip(draw.Pt(x, r.Y+16), c.Clauses[i], true)
		x -= 10
	}
	text := draw.Rc(pic.Right()+14, r.Y+9, x-pic.Right()-22, 30)
	title := draw.Type{Face: draw.Title, Size: 26, Color: ui.HeadPaper}
	l.Label(text, c.Title, shrunk(l.Metrics, c.Title, title, text.W))
	note := draw.Type{Face: draw.Sans, Size: 15, Color: ui.MutedPaper}
	below := draw.Rc(text.X, r.Y+38, r.Right()-text.X, 20)
	l.Label(below, c.For, shrunk(l.Metrics, c.For, note, below.W))
	l.Box(draw.Rc(r.X, r.Bottom()-1, r.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.9)))
}

// drawSum writes the terms of a sum in a row, their signs between them.
func drawSum(l *draw.List, r draw.Rect, parts []SumPart) {
	if len(parts) == 0 {
		return
	}
	w := r.W / float32(len(parts))
	for i, s := range parts {
		b := draw.Rc(r.X+w*float32(i), r.Y, w, r.H)
		note := draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedPaper, Align: draw.Center}
		l.Label(draw.Rc(b.X, b.Y, w, 18), s.Head, note)
		l.Label(draw.Rc(b.X, b.Y+19, w, 36), s.Value, draw.Type{Face: draw.Heading, Size: 30, Color: s.Tone.ink(), Align: draw.Center})
		l.Label(draw.Rc(b.X, b.Y+56, w, 18), s.Note, shrunk(l.Metrics, s.Note, note, w-4))
		if s.Sign != "" {
			l.Label(draw.Around(draw.Pt(b.X, b.Y+37), 24, 30), s.Sign, draw.Type{Face: draw.Heading, Size: 22, Color: ui.FormHead, Align: draw.Center})
		}
	}
}

// draw writes the figure, what it becomes, and why.
func (x *CapitalRow) draw(l *draw.List, r draw.Rect, ruled bool) {
	head := draw.Type{Face: draw.SansBold, Size: 15, Color: ui.OnPaper}
	l.Label(draw.Rc(r.X, r.Y, r.W*0.29, r.H), x.Head, shrunk(l.Metrics, x.Head, head, r.W*0.29))
	before := draw.Rc(r.X+r.W*0.27, r.Y, r.W*0.09, r.H)
	l.Label(before, x.Before, draw.Type{Face: draw.Sans, Size: 15.5, Color: ui.MutedPaper, Align: draw.End})
	at := draw.Pt(before.Right()+18, r.Mid().Y)
	rightArrow(l, at, 15, ui.FormHead)
	l.Label(draw.Rc(at.X+16, r.Y, r.W*0.12, r.H), x.After, draw.Type{Face: draw.Heading, Size: 17.5, Color: x.Tone.ink()})
	note := draw.Rc(r.X+r.W*0.51, r.Y, r.W*0.49, r.H)
	t := draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedPaper}
	l.Label(note, x.Note, shrunk(l.Metrics, x.Note, t, note.W))
	if ruled {
		l.Box(draw.Rc(r.X, r.Bottom()-1, r.W, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.35)))
	}
}

// rightArrow paints an arrow to the right about c.
func rightArrow(l *draw.List, c draw.Point, w float32, ink draw.Color) {
	l.Line([]draw.Point{{X: c.X - w/2, Y: c.Y}, {X: c.X + w/2 - 1, Y: c.Y}}, 1.8, ink)
	l.Line([]draw.Point{{X: c.X + w/2 - 5, Y: c.Y - 4}, {X: c.X + w/2, Y: c.Y}, {X: c.X + w/2 - 5, Y: c.Y + 4}}, 1.8, ink)
}
