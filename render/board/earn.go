package board

import (
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// An EarnCard is one of the two ways to take the points of a delivery: as income, or as victory points (STM-113).
type EarnCard struct {
	What          rules.Target
	ID            string // its hit: "earn/income"
	Key           string // "I"
	Head          string // "Income"
	Before, After string // "+6", "+7"
	Text          string // what that means
	Lit, Chosen   bool
}

// DrawEarnCards paints the cards side by side into r (244 x 120). It takes their keys.
func DrawEarnCards(u *ui.UI, r draw.Rect, cards []EarnCard) (a Answer) {
	const space = 8
	n := float32(max(1, len(cards)))
	w := (r.W - space*(n-1)) / n
	for i := range cards {
		cards[i].draw(u, draw.Rc(r.X+float32(i)*(w+space), r.Y, w, r.H), &a)
	}
	return a
}

// spot is what the card means to the pointer.
func (c *EarnCard) spot() Spot {
	return Spot{ID: c.ID, What: c.What, Lit: c.Lit, Chosen: c.Chosen, Key: strings.ToLower(c.Key)}
}

func (c *EarnCard) draw(u *ui.UI, r draw.Rect, a *Answer) {
	l := u.L
	spot := c.spot()
	r, st := spot.lift(u, r, a)
	hot := spot.hot(st)
	top, low := draw.Hex(0xe9dcbc), draw.Hex(0xd6c6a0)
	switch {
	case c.Chosen:
		top, low = draw.Hex(0xfde9b4), draw.Hex(0xf3cb72)
	case hot:
		top, low = draw.Hex(0xfaf0d6), draw.Hex(0xe9d6a8)
	}
	l.Round(r.Move(0, 3).Inset(-1), 8, draw.Solid(draw.Color{A: 110}))
	l.Round(r, 7, draw.Down(r, top, low))
	in := r.Pad(10, 8)
	l.Label(draw.Rc(in.X, in.Y, in.W, 20), c.Head, draw.Type{Face: draw.Heading, Size: 16, Color: ui.OnPaper})
	if c.Key != "" {
		l.Label(draw.Rc(in.X, in.Y, in.W, 16), c.Key, draw.Type{Face: draw.Heading, Size: 13, Color: ui.MutedPaper, Align: draw.End})
	}
	big := draw.Narrow(l.Metrics, c.Before+c.After, draw.Type{Face: draw.Heading, Size: 22, Color: ui.OnPaper}, 14, in.W-34)
	x := in.X + l.Label(draw.Rc(in.X, in.Y+21, in.W, 28), c.Before, big)
	rightArrow(l, draw.Pt(x+17, in.Y+36), 15, ui.FormHead)
	l.Label(draw.Rc(x+32, in.Y+21, in.Right()-x-32, 28), c.After, big)
	text := draw.Type{Face: draw.Sans, Size: 14, Color: ui.HeadPaper}
	room := draw.Rc(in.X, in.Y+51, in.W, in.Bottom()-in.Y-51)
	lines := draw.Wrap(l.Metrics, c.Text, text, room.W)
	for float32(len(lines))*text.Size*1.18 > room.H && text.Size > 12 {
		text.Size -= 0.5
		lines = draw.Wrap(l.Metrics, c.Text, text, room.W)
	}
	l.Paragraph(room, c.Text, text, text.Size*1.18)
	spot.rim(u, r, st)
}

// An EarnRow is an owner of links in a delivery, and what it takes.
type EarnRow struct {
	Livery Livery
	Name   string
	Note   string // "2 points taken"
	Value  string // "2", "$1"
	State  EarnState
}

// An EarnState says how far an owner is.
type EarnState uint8

// The states of an owner.
const (
	EarnWaits EarnState = iota
	EarnAsked           // decides now
	EarnDone
)

const earnRow = 38

// DrawEarners paints the owners one below the other into r (244 wide, 38 each and 8 more), on paper of their own, and
// returns the height used.
func DrawEarners(u *ui.UI, r draw.Rect, rows []EarnRow) float32 {
	h := earnRow*float32(len(rows)) + 8
	u.Paper(draw.Rc(r.X, r.Y, r.W, h))
	for i := range rows {
		rows[i].draw(u.L, draw.Rc(r.X+6, r.Y+4+earnRow*float32(i), r.W-12, earnRow), i+1 < len(rows))
	}
	return h
}

func (e *EarnRow) draw(l *draw.List, r draw.Rect, ruled bool) {
	alpha := float32(1)
	switch {
	case e.State == EarnAsked:
		l.Round(r.Inset(1), 5, draw.Solid(draw.Hex(0xf4d590)))
		l.Frame(r.Inset(1), 5, 1.5, draw.Hex(0xb9822a))
	case ruled:
		l.Box(draw.Rc(r.X+4, r.Bottom()-0.5, r.W-8, 1), draw.Solid(draw.Fade(ui.RulePaper, 0.3)))
	}
	if e.State == EarnWaits {
		alpha = 0.72
	}
	faceDisc(l, draw.Pt(r.X+18, r.Mid().Y), 24, e.Livery, 1)
	end := draw.Pt(r.Right()-13, r.Mid().Y)
	switch e.State {
	case EarnDone:
		l.Sprite("ui-check", draw.Around(end, 18, 18)).Tint = ui.GainPaper
	case EarnAsked:
		l.Label(draw.Around(end, 16, 18), "?", draw.Type{Face: draw.Heading, Size: 15, Color: ui.FormHead, Align: draw.Center})
	}
	w := l.Label(draw.Rc(r.Right()-92, r.Y, 64, r.H), e.Value, draw.Type{Face: draw.Heading, Size: 18, Color: draw.Fade(ui.OnPaper, alpha), Align: draw.End})
	room := r.W - 38 - 34 - w
	l.Label(draw.Rc(r.X+38, r.Y+2, room, 18), e.Name, draw.Type{Face: draw.Sans, Size: 15, Color: draw.Fade(ui.OnPaper, alpha)})
	l.Label(draw.Rc(r.X+38, r.Y+19, room, 16), e.Note, draw.Type{Face: draw.Sans, Size: 13, Color: draw.Fade(ui.MutedPaper, max(alpha, 0.85))})
}
