package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// A lens is a board that can be looked at from nearer.
type lens interface {
	Fit()
	Zoom(f float32)
	Pan(dx, dy float32)
	Near() float32
}

const (
	zoomStep = 1.25
	panStep  = 60
)

// zoom answers the keys that move the board.
func (t *Table) zoom(u *ui.UI, r draw.Rect, b lens) {
	switch {
	case u.Key("plus"), u.Key("shift+plus"), u.Key("="):
		b.Zoom(zoomStep)
	case u.Key("minus"):
		b.Zoom(1 / zoomStep)
	case u.Key("0"):
		b.Fit()
	case u.Key("shift+left"):
		b.Pan(panStep, 0)
	case u.Key("shift+right"):
		b.Pan(-panStep, 0)
	case u.Key("shift+up"):
		b.Pan(0, panStep)
	case u.Key("shift+down"):
		b.Pan(0, -panStep)
	}
}

// upper reports whether the buttons of the board are at the upper right.
func (t *Table) upper() bool {
	g, ok := t.game.(cornered)
	return ok && g.corner()
}

// drawCorner draws the buttons at the corner of the board: zoom, the whole of it, names, the network, what if.
func (t *Table) drawCorner(u *ui.UI, r draw.Rect, b lens) {
	if t.over() && !t.lifted {
		if _, own := t.game.(ender); !own {
			t.drawEye(u, draw.Rc(r.Right()-42, r.Bottom()-38, 30, 30)) // the curtain is before the board
		}
		return
	}
	at := func(k int) draw.Rect { return draw.Rc(r.Right()-174+33*float32(k), r.Bottom()-38, 30, 30) }
	under := float32(-33)
	if t.upper() { // the lower corners of the sheet are printed
		at = func(k int) draw.Rect { return draw.Rc(r.Right()-186+33*float32(k), r.Y+20, 30, 30) }
		under = 33
	}
	near := b.Near() > 1
	if t.compact { // the board is small: only what can be done covers it
		k := 0
		at = func(int) draw.Rect {
			k++
			return draw.Rc(r.Right()-6-28*float32(k), r.Bottom()-32, 26, 26)
		}
	}
	if (near || !t.compact) && u.Icon("zoom/out", at(0), "ui-minus", "Smaller", "", !near, false) {
		b.Zoom(1 / zoomStep)
	}
	if u.Icon("zoom/in", at(1), "ui-plus", "Larger", "", false, false) {
		b.Zoom(zoomStep)
	}
	if (near || !t.compact) && u.Icon("zoom/fit", at(2), "ui-fit", "The whole board (0)", "", !near, false) {
		b.Fit()
	}
	if t.compact && !t.over() {
		return // names, the network and what if have their keys
	}
	if u.Icon("names", at(3), "ui-layers", "Names on or off", "N", false, t.mute) {
		t.mute = !t.mute
	}
	if t.over() {
		t.drawEye(u, at(4))
		return
	}
	if u.Icon("network", at(4), "ui-link", "Your network alone", "K", false, t.net) {
		t.net = !t.net
	}
	if _, ok := t.game.(drafter); ok && t.past < 0 && u.Icon("paper", at(4).Move(0, under), "ui-copy", wordsPaperTip, "W", false, t.paper.on) {
		t.togglePaper()
	}
}

// drawEye draws the button that draws the curtain of the end aside, and back; it lies on the curtain.
func (t *Table) drawEye(u *ui.UI, r draw.Rect) {
	if t.compact && !t.lifted {
		return // the buttons of the end need the room; the key works all the same
	}
	u.L.On(draw.Flight, func() {
		icon, tip := "ui-eye", wordsLookBoard
		if t.lifted {
			icon, tip = "ui-eye-off", wordsBackEnd
		}
		if u.Icon("eye", r, icon, tip, "V", false, t.lifted) {
			t.lifted = !t.lifted
		}
	})
}
