package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
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

// gist draws in one line the cash, income and costs of a seat, and a figure of the whole table.
func (t *Table) gist(u *ui.UI, r draw.Rect, seat rules.Seat, public ...string) {
	u.L.Round(r, 6, draw.Solid(draw.Color{R: 0x1a, G: 0x11, B: 0x0b, A: 225}))
	u.L.Frame(r, 6, 1, draw.Fade(ui.BrassLn, 0.5))
	var facts []rules.Fact
	for _, id := range []string{"cash", "income", "costs", "after"} {
		if f, ok := factOf(t.pos(), id, seat); ok {
			facts = append(facts, f)
		}
	}
	for _, id := range public {
		if f, ok := factOf(t.pos(), id, rules.Public); ok {
			facts = append(facts, f)
		}
	}
	icon, text := "disc-"+t.g.Colour(seat), draw.Type{Face: draw.SansBold, Size: 14, Color: ui.OnFelt}
	spriteFit(u.L, icon, draw.Around(draw.Pt(r.X+15, r.Mid().Y), 18, 18))
	x := r.X + 30
	for _, f := range facts {
		s, value, w := text, f.Value, float32(9)
		if f.ID == "after" {
			value = "→ " + value
			if f.Value == wordsBankrupt {
				s.Color = ui.Danger
			}
		} else {
			w += 24
		}
		w += u.L.Metrics.Width(s.Face, s.Size, value)
		b := draw.Rc(x, r.Y, w, r.H)
		if b.Right() > r.Right() {
			continue // no room
		}
		x += w
		if f.ID != "after" {
			spriteFit(u.L, f.Icon, draw.Around(draw.Pt(b.X+11, b.Mid().Y), 20, 18))
			b.X, b.W = b.X+24, b.W-24
		}
		u.L.Label(b, value, s)
		t.factTip(u, b, f)
	}
}

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
	if g, ok := t.game.(gister); ok && !(t.over() && !t.lifted) {
		g.drawGist(t, u, f.gist)
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
		used := float32(0)
		now := body
		if t.nowHigh > 0 && body.H-t.nowHigh-gap >= leastLog { // room below: the log, or what the seats have
			now, _ = body.CutTop(t.nowHigh)
		}
		u.Scroll("tab/now", now, func(r draw.Rect) float32 {
			used = t.drawNow(u, draw.Rc(r.X+2, r.Y+2, r.W-2, max(520, r.H-4))) + 4
			return used
		})
		if rest := body.H - used - gap; now.H < body.H && rest >= leastLog {
			t.drawLog(u, draw.Rc(body.X, body.Y+used+gap, body.W, rest))
		}
		if t.nowHigh != used {
			t.nowHigh = used
			u.Act()
		}
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
