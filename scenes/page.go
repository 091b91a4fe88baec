package scenes

import (
	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
)

// fullPage draws what all full pages share: wood, the title, and at the right the way back with Esc. It returns the
// room below the head and whether the player wants to leave.
func fullPage(u *ui.UI, title, back string) (room draw.Rect, leave bool) {
	board.Backdrop(u.L, u.In.W, u.In.H)
	u.L.Layer = draw.Panel
	head := draw.Rc(0, 0, u.In.W, 58)
	ink := draw.Hex(0x0a0603)
	u.L.Box(head, draw.Down(head, draw.Fade(ink, 0.85), draw.Fade(ink, 0)))
	shade := draw.Color{A: 170}
	size := min(30, u.In.W/24)
	w := u.L.Metrics.Width(ui.Button.Face, ui.Button.Size, back) + 90
	u.L.Label(draw.Rc(28, 12, u.In.W-w-60, 40), title,
		draw.Type{Face: draw.Title, Size: size, Color: ui.TitleGold, Shadow: shade})
	leave = u.BrassyWith("back", draw.Rc(u.In.W-16-w, 16, w, 32), "ui-back", back, "Esc", false)
	return draw.Rc(16, 64, u.In.W-32, u.In.H-80), leave
}

// Types on the paper of the pages.
var (
	paperTitle = draw.Type{Face: draw.Title, Size: 26, Color: ui.HeadPaper}
	paperHead  = draw.Type{Face: draw.Heading, Size: 14, Color: ui.FormHead}
	paperText  = draw.Type{Face: draw.Sans, Size: 15, Color: ui.OnPaper}
	paperBold  = draw.Type{Face: draw.SansBold, Size: 15, Color: ui.OnPaper}
	paperNote  = draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}
	paperSerif = draw.Type{Face: draw.Serif, Size: 14.5, Color: ui.OnPaper}
)

// sheet draws a sheet of paper with a title and a line under it and returns the room below.
func sheet(u *ui.UI, r draw.Rect, title string) draw.Rect {
	u.Paper(r)
	in := r.Pad(22, 10)
	if title == "" {
		return in
	}
	head, rest := in.CutTop(36)
	u.L.Label(head, title, paperTitle)
	u.L.Box(draw.Rc(in.X, head.Bottom()+2, in.W, 1.2), draw.Solid(ui.RulePaper))
	_, rest = rest.CutTop(12)
	return rest
}

// column sets lines below each other: each cut moves its top down. It is how the sheets are laid out.
type column struct{ draw.Rect }

// take cuts the next h units off the top.
func (c *column) take(h float32) (r draw.Rect) {
	r, c.Rect = c.CutTop(h)
	return r
}

// head writes a section head.
func (c *column) head(u *ui.UI, s string) {
	u.L.Label(c.take(22), s, paperHead)
}

// say writes a paragraph and takes its height.
func (c *column) say(u *ui.UI, s string, t draw.Type, lead float32) {
	c.take(u.L.Paragraph(c.Rect, s, t, lead))
}

// cover is the picture in r, scaled so that it fills r, with what sticks out cut off.
func cover(u *ui.UI, name string, w, h float32, r draw.Rect) *draw.Item {
	k := max(r.W/w, r.H/h)
	var it *draw.Item
	u.L.Within(r, func() { it = u.L.Sprite(name, draw.Around(r.Mid(), w*k, h*k)) })
	return it
}
