package ui

import (
	"time"

	"kettle/render/draw"
)

// A Tip is a small note beside what the pointer is on.
type Tip struct {
	At     draw.Rect // what it explains; the tip stands clear of it
	Text   string
	Key    string // key cap shown behind the text
	Clause string // clause chip
	Bad    bool   // a refusal
}

// Explain shows a tip beside r while the pointer rests on id.
func (u *UI) Explain(id string, r draw.Rect, text, key string) {
	if u.passive || u.hot != id || u.In.Away {
		return
	}
	if rest := 350*time.Millisecond - u.HotFor(); rest > 0 {
		u.Wake(rest)
		return
	}
	u.Tip = &Tip{At: r, Text: text, Key: key}
}

// drawTip paints the tip of this build within the window, below its place or above it.
func (u *UI) drawTip() {
	t := u.Tip
	if t == nil {
		return
	}
	style := Small
	style.Size = 14
	lines := draw.Wrap(u.L.Metrics, t.Text, style, 300)
	w := float32(0)
	for _, s := range lines {
		w = max(w, u.L.Metrics.Width(style.Face, style.Size, s))
	}
	extra := float32(0)
	if t.Key != "" {
		extra += u.L.Metrics.Width(draw.Heading, 12, t.Key) + 20
	}
	if t.Clause != "" {
		extra += u.L.Metrics.Width(draw.Heading, 12, t.Clause) + 20
	}
	h := float32(len(lines))*18 + 14
	r := draw.Rc(t.At.Mid().X-(w+extra+20)/2, t.At.Bottom()+8, w+extra+20, h)
	if r.Bottom() > u.In.H-4 {
		r.Y = t.At.Y - 8 - h
	}
	r.X = max(6, min(r.X, u.In.W-r.W-6))
	r.Y = max(6, r.Y)
	u.L.On(draw.Float, func() {
		edge := BrassLn
		if t.Bad {
			edge = Danger
		}
		u.L.Round(r.Move(0, 2).Inset(-1), 7, draw.Solid(draw.Color{A: 110}))
		u.L.Round(r, 6, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 245}))
		u.L.Frame(r, 6, 1, edge)
		for i, s := range lines {
			u.L.Label(draw.Rc(r.X+10, r.Y+7+float32(i)*18, w+2, 18), s, style)
		}
		x := r.X + 10 + w + 8
		if t.Clause != "" {
			x += u.ClauseChip(draw.Pt(x, r.Y+r.H/2-9), t.Clause, false) + 6
		}
		if t.Key != "" {
			u.KeyCap(draw.Pt(x, r.Y+r.H/2-9), t.Key, true)
		}
	})
}
