package ui

import "kettle/render/draw"

// Slab is a button of dark felt with its label at the left and its key at the right: a line of a menu.
func (u *UI) Slab(id string, r draw.Rect, label, key string, disabled bool) bool {
	var s State
	if !disabled {
		s = u.Press(id, r)
	}
	u.L.Round(r.Move(0, 3).Inset(-1), 8, draw.Solid(draw.Color{A: 80}))
	top, bottom, edge, text := draw.Hex(0x352a22), draw.Hex(0x241c16), draw.Fade(BrassLn, 0.75), draw.Hex(0xf6e3bd)
	switch {
	case disabled:
		text, edge = draw.Fade(OnFelt, 0.35), draw.Fade(BrassLn, 0.3)
	case s.Down:
		top, bottom = bottom, top
	case s.Hot || s.Focused:
		top, bottom, edge, text = draw.Hex(0x574129), draw.Hex(0x38291b), LitTop, draw.Hex(0xffeec4)
	}
	u.L.Round(r, 7, draw.Down(r, top, bottom))
	u.L.Frame(r, 7, 1.2, edge)
	size := min(21, max(13, r.H*0.44))
	capW := float32(0)
	if key != "" {
		capW = u.L.Metrics.Width(draw.Heading, 12, key) + 14
		u.KeyCap(draw.Pt(r.Right()-capW-18, r.Mid().Y-9), key, true)
		capW += 26
	}
	u.L.Label(draw.Rc(r.X+20, r.Y, r.W-38-capW, r.H), label, draw.Type{Face: draw.Heading, Size: size, Color: text})
	u.FocusRing(s, r, 7)
	return s.Clicked || !disabled && u.cap(key)
}

// Quiet is a button of paper for what is seldom wanted, with a sprite before its label, if any.
func (u *UI) Quiet(id string, r draw.Rect, sprite, label, key string, disabled bool) bool {
	var s State
	if !disabled {
		s = u.Press(id, r)
	}
	fill, edge, text := draw.Hex(0xd8c9a6), draw.Fade(RulePaper, 0.7), HeadPaper
	switch {
	case disabled:
		text = draw.Fade(HeadPaper, 0.4)
	case s.Down:
		fill = draw.Hex(0xcbb98f)
	case s.Hot || s.Focused:
		fill, edge = draw.Hex(0xeeddb2), FormHead
	}
	u.L.Round(r, 6, draw.Solid(fill))
	u.L.Frame(r, 6, 1, edge)
	t := draw.Type{Face: draw.Heading, Size: 14, Color: text}
	w := u.L.Metrics.Width(t.Face, t.Size, label)
	all := w
	if sprite != "" {
		all += 18
		if label != "" {
			all += 7
		}
	}
	capW := float32(0)
	if key != "" && label != "" {
		capW = u.L.Metrics.Width(draw.Heading, 12, key) + 14
		all += capW + 8
	}
	x := r.Mid().X - all/2
	if sprite != "" {
		u.L.Sprite(sprite, draw.Rc(x, r.Mid().Y-9, 18, 18)).Tint = text
		x += 25
	}
	u.L.Label(draw.Rc(x, r.Y, w+1, r.H), label, t)
	if capW > 0 {
		u.KeyCap(draw.Pt(x+w+8, r.Mid().Y-9), key, false)
	}
	u.FocusRing(s, r, 6)
	return s.Clicked || !disabled && u.cap(key)
}

// Row is a line of a list: lit when it is on, tinted under the pointer; the caller writes on it.
func (u *UI) Row(id string, r draw.Rect, on bool) State {
	s := u.Press(id, r)
	switch {
	case on:
		u.L.Round(r, 5, draw.Solid(draw.Hex(0xf4d590)))
		u.L.Frame(r, 5, 1.5, draw.Hex(0xb9822a))
	case s.Hot || s.Focused:
		u.L.Round(r, 5, draw.Solid(draw.Fade(LitTop, 0.35)))
	}
	u.FocusRing(s, r, 5)
	return s
}

// Pill is a small rounded choice on felt, 26 high, lit when it is on.
func (u *UI) Pill(id string, r draw.Rect, label string, on bool) bool {
	s := u.Press(id, r)
	text := Chip.To(draw.Center)
	switch {
	case on:
		u.L.Round(r, r.H/2, draw.Down(r, LitTop, LitBottom))
		text = text.With(LitText)
	case s.Hot || s.Focused:
		u.L.Round(r, r.H/2, draw.Solid(draw.Hex(0x4a3524)))
	default:
		u.L.Round(r, r.H/2, draw.Solid(draw.Color{R: 0x2a, G: 0x1d, B: 0x14, A: 210}))
	}
	u.L.Frame(r, r.H/2, 1, draw.Fade(BrassLn, 0.6))
	u.L.Label(r, label, text)
	u.FocusRing(s, r, r.H/2)
	return s.Clicked
}

// Modal dims everything below and draws a paper dialog with a title in the middle of the window. It returns the
// room for its content.
func (u *UI) Modal(title string, w, h float32) draw.Rect {
	u.L.Layer = draw.Modal
	u.L.Box(draw.Rc(0, 0, u.In.W, u.In.H), draw.Solid(draw.Color{R: 0x0a, G: 0x06, B: 0x03, A: 165}))
	r := draw.Around(draw.Pt(u.In.W/2, u.In.H/2), min(w, u.In.W-24), min(h, u.In.H-24))
	u.Paper(r)
	in := r.Pad(24, 18)
	if r.H < 320 {
		in = r.Pad(24, 12)
	}
	if title == "" {
		return in
	}
	head, rest := in.CutTop(34)
	u.L.Label(head, title, draw.Type{Face: draw.Title, Size: 26, Color: HeadPaper, Align: draw.Center})
	u.L.Box(draw.Rc(in.X, head.Bottom()+6, in.W, 1), draw.Solid(draw.Fade(RulePaper, 0.8)))
	_, rest = rest.CutTop(18)
	return rest
}

// Toast shows one sentence at the bottom of the window, over everything.
func (u *UI) Toast(text string, bad bool) {
	t := draw.Type{Face: draw.Sans, Size: 15, Color: OnFelt, Align: draw.Center}
	lines := draw.Wrap(u.L.Metrics, text, t, min(720, u.In.W-80))
	w := float32(0)
	for _, s := range lines {
		w = max(w, u.L.Metrics.Width(t.Face, t.Size, s))
	}
	h := float32(len(lines))*20 + 18
	r := draw.Rc(u.In.W/2-w/2-20, u.In.H-h-24, w+40, h)
	edge := BrassLn
	if bad {
		edge = Danger
	}
	u.L.On(draw.Curtain, func() {
		u.L.Round(r.Move(0, 3).Inset(-2), 10, draw.Solid(draw.Color{A: 110}))
		u.L.Round(r, 8, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 248}))
		u.L.Frame(r, 8, 1.5, edge)
		u.L.Paragraph(draw.Rc(r.X+20, r.Y+9, w+1, h), text, t, 20)
	})
}
