package scenes

import (
	"time"

	"kettle/render/draw"
	"kettle/render/ui"
)

// A toast is one sentence over the board, with a way on if there is one. It goes with the next action.
type toast struct {
	text   string
	bad    bool
	clause string // that says so
	button string
	do     func()
	until  time.Duration // when it goes by itself; 0: it waits for an answer
}

const toastTime = 6 * time.Second

// say shows a toast; one without a button goes by itself.
func (t *Table) say(u *ui.UI, s toast) {
	if s.button == "" {
		s.until = u.In.Now + toastTime
	}
	t.toast = &s
}

// drawToast draws the toast at the foot of the board.
func (t *Table) drawToast(u *ui.UI, f floor) {
	s := t.toast
	if s == nil {
		return
	}
	if s.until > 0 {
		if u.In.Now >= s.until {
			t.toast = nil
			return
		}
		u.Wake(s.until - u.In.Now)
	}
	style := ui.Sentence.In(15)
	field := f.board
	if f.compact {
		field = draw.Rc(gap, f.board.Y, f.window.W-2*gap, f.board.H)
	}
	wide := min(field.W-40, 620)
	tail := float32(0)
	if s.button != "" {
		tail = u.L.Metrics.Width(ui.Button.Face, ui.Button.Size, s.button) + 36
	}
	if s.clause != "" {
		tail += u.L.Metrics.Width(draw.Heading, 12, s.clause) + 26
	}
	lines := draw.Wrap(u.L.Metrics, s.text, style, wide-tail-32)
	h := max(40, float32(len(lines))*20+18)
	w := tail + 32
	for _, line := range lines {
		w = max(w, u.L.Metrics.Width(style.Face, style.Size, line)+tail+32)
	}
	r := draw.Rc(field.Mid().X-w/2, field.Bottom()-h-14, w, h)
	u.L.On(draw.Float, func() {
		edge := ui.BrassLn
		if s.bad {
			edge = ui.Danger
		}
		u.L.Round(r.Move(0, 3).Inset(-2), 10, draw.Solid(draw.Color{A: 110}))
		u.L.Round(r, 8, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 248}))
		u.L.Frame(r, 8, 1.5, edge)
		u.Area("toast", draw.Rc(r.X, r.Y, r.W-tail, r.H))
		top := r.Mid().Y - float32(len(lines))*10
		u.L.Paragraph(draw.Rc(r.X+16, top, w-tail-30, h), s.text, style, 20)
		if s.clause != "" {
			u.ClauseChip(draw.Pt(r.Right()-tail, r.Mid().Y-9), s.clause, false)
		}
		if s.button != "" {
			b := draw.Rc(r.Right()-tail, r.Mid().Y-15, tail-10, 30)
			if u.Brassy("toast/do", b, s.button, "", false) {
				t.toast = nil
				s.do()
			}
		}
	})
}

// drawBanner draws what must be known about the whole game, until it is closed: that the save drifted.
func (t *Table) drawBanner(u *ui.UI, f floor) {
	if t.drift == "" {
		return
	}
	style := ui.Small.In(14)
	w := f.board.W - 24
	lines := draw.Wrap(u.L.Metrics, t.drift, style, w-64)
	r := draw.Rc(f.board.X+12, f.board.Y+12, w, float32(len(lines))*18+18)
	u.L.On(draw.Float, func() {
		u.L.Round(r, 8, draw.Solid(draw.Color{R: 0x3a, G: 0x14, B: 0x0e, A: 245}))
		u.L.Frame(r, 8, 1.5, ui.Danger)
		u.Area("drift", r)
		u.L.Paragraph(draw.Rc(r.X+14, r.Y+9, w-64, r.H), t.drift, style, 18)
		if u.Icon("drift/close", draw.Rc(r.Right()-38, r.Y+6, 28, 28), "ui-close", "Close", "", false, false) {
			t.drift = ""
		}
	})
}
