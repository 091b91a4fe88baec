package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// The tabs of a small window, in order.
const (
	tabNow = iota
	tabSeats
	tabStrip
	tabLog
	tabs
)

var tabNames = [tabs]string{"Now", "Seats", "Tracks", "Log"}

// drawTabs draws the panels of a small window: one at a time, behind tabs.
func (t *Table) drawTabs(u *ui.UI, f floor) {
	t.hoverWay, t.chooseWay, t.touch = nil, nil, nil
	if _, own := t.game.(ender); t.over() && !t.lifted && !own {
		t.ended()
		t.drawCurtain(u, f.board)
		u.L.Layer = draw.Panel
	}
	if len(t.aim.chosen) != t.chose {
		t.chose = len(t.aim.chosen)
		if t.chose > 0 {
			t.tab = tabNow
		}
	}
	bar, body := f.side.CutTop(28)
	body = draw.Rc(body.X, body.Y+6, body.W, body.H-6)
	w := (bar.W - 4*float32(tabs-1)) / tabs
	for i, name := range tabNames {
		if u.Pill("tab/"+name, draw.Rc(bar.X+float32(i)*(w+4), bar.Y, w, 26), name, i == t.tab) {
			t.tab = i
		}
	}
	switch t.tab {
	case tabNow:
		u.Scroll("tab/now", body, func(r draw.Rect) float32 {
			return t.drawNow(u, draw.Rc(r.X+2, r.Y+2, r.W-2, max(520, r.H-4))) + 4
		})
	case tabSeats:
		u.Scroll("tab/seats", body, func(r draw.Rect) float32 {
			h := t.game.seatsHeight()
			t.game.drawSeats(t, u, draw.Rc(r.X+2, r.Y, min(seatsW, r.W-2), h))
			return h
		})
	case tabStrip:
		wide := u.In.W - 2*gap
		h := t.game.stripHeight(wide)
		r := draw.Rc(gap, u.In.H-h-gap, wide, h)
		u.L.On(draw.Panel, func() { t.game.drawStrip(t, u, r) })
	case tabLog:
		t.drawLog(u, body)
	}
}
