package ui

import (
	"time"

	"kettle/render/draw"
)

// A Tip is a small note beside what the pointer is on.
type Tip struct {
	At     draw.Rect // what it explains; the tip stands clear of it
	Text   string
	Key    string      // key cap shown behind the text
	Clause string      // clause chip
	Bad    bool        // a refusal
	Clear  []draw.Rect // what the tip keeps clear of, if it can
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

// placeTip is where a tip of that size goes: below what it explains, above it or beside it, the first place that
// covers nothing that it shall keep clear of.
func (u *UI) placeTip(t *Tip, w, h float32) (best draw.Rect) {
	least := float32(-1)
	for i, o := range [...]draw.Point{
		{X: t.At.Mid().X - w/2, Y: t.At.Bottom() + 8}, {X: t.At.Mid().X - w/2, Y: t.At.Y - 8 - h},
		{X: t.At.Right() + 8, Y: t.At.Mid().Y - h/2}, {X: t.At.X - 8 - w, Y: t.At.Mid().Y - h/2},
	} {
		r := draw.Rc(max(6, min(o.X, u.In.W-w-6)), max(6, o.Y), w, h)
		hidden := float32(0)
		if r.Bottom() > u.In.H-4 || i > 1 && r.X != o.X {
			hidden = 1 << 20 // it does not fit there
		}
		for _, c := range t.Clear {
			m := r.Meet(c)
			hidden += max(0, m.W) * max(0, m.H)
		}
		if least < 0 || hidden < least {
			best, least = r, hidden
		}
	}
	return best
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
	r := u.placeTip(t, w+extra+20, h)
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
