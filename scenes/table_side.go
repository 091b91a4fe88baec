package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// leastLog is how high the log is at least where it is shown.
const leastLog = 150

// leastFoot is the same below a card that may fill the side.
const leastFoot = 100

// drawSide draws what is being decided, and below it the log.
func (t *Table) drawSide(u *ui.UI, f floor) {
	room := f.side
	_, whole := t.hinted()
	if g, ok := t.game.(filler); ok && g.fills(t) {
		whole = true
	}
	if whole {
		used := t.drawNow(u, room)
		if _, rest := f.side.CutTop(used + gap); !t.log.hidden && rest.H >= leastFoot {
			t.drawLog(u, rest)
		}
		return
	}
	if !t.log.hidden {
		room.H -= leastLog + gap
	}
	used := t.drawNow(u, room)
	if t.log.hidden {
		return
	}
	_, rest := f.side.CutTop(min(used, room.H) + gap)
	t.drawLog(u, rest)
}

// aboveLog is what a card that could fill the side leaves to the log below it; in a small window the log has a tab of its own.
func (t *Table) aboveLog(r draw.Rect) draw.Rect {
	if !t.compact && !t.log.hidden {
		r.H -= leastFoot + gap
	}
	return r
}

// drawNow draws the card of the moment and returns its height.
func (t *Table) drawNow(u *ui.UI, r draw.Rect) float32 {
	if used := t.drawHintCard(u, r); used > 0 {
		_, rest := r.CutTop(used + gap)
		return used + gap + t.drawCardNow(u, rest)
	}
	return t.drawCardNow(u, r)
}

// drawCardNow draws the card of what is decided, of what became known, or of the end.
func (t *Table) drawCardNow(u *ui.UI, r draw.Rect) float32 {
	switch {
	case t.over():
		if g, ok := t.game.(ender); ok {
			return g.drawScore(t, u, r)
		}
		return t.drawHowItWent(u, r)
	case t.paper.on && t.hotTarget.Kind != kindCube:
		return t.drawPaperCard(u, r)
	case t.reveal != nil && !t.revealsItself() && t.past < 0 && len(t.aim.chosen) == 0 && t.hotTarget.Kind != kindCube:
		return t.drawReveal(u, r)
	}
	if seat, bot := t.botsTurn(); bot && t.past < 0 && !private(t.g.m.Definition()) {
		return t.drawBotCard(u, r, seat)
	}
	return t.game.drawCard(t, u, r)
}

// revealsItself reports whether the tableau draws what became known.
func (t *Table) revealsItself() bool {
	_, ok := t.game.(revealer)
	return ok
}

// spriteFit paints a sprite as large as it can be in the middle of r, in its own shape.
func spriteFit(l *draw.List, name string, r draw.Rect) draw.Rect {
	k := shapeOf(name)
	w, h := r.W, r.W/k
	if h > r.H {
		w, h = r.H*k, r.H
	}
	b := draw.Around(r.Mid(), w, h)
	l.Sprite(name, b)
	return b
}
