package scenes

import (
	"kettle/render/draw"
	"kettle/render/ui"
)

// openAt opens the rulebook at a clause.
func (t *Table) openAt(clause string) { t.move = Push(Rulebook(t.desk, clause)) }

// openMenu lays the menu over the table.
func (t *Table) openMenu() { t.move = Push(NewMenu(t.desk, t.g.m)) }

// pastButtons are the ways on from an earlier moment.
func (t *Table) pastButtons(pg *page) {
	pg.y += 4
	if pg.button("past/earlier", "ui-chevron-left", "A line earlier", "", t.past == 0) {
		t.walk(-1)
	}
	if pg.button("past/later", "ui-chevron-right", "A line later", "", false) {
		t.walk(1)
	}
	if pg.button("past/undo", "ui-undo", wordsUndoHere, "", t.past >= t.g.Len()) {
		t.undoTo(pg.u, t.past)
	}
}

// A keysScene lists the keys over the table.
type keysScene struct {
	t    *Table
	keys []keyLine
}

// Opaque: the table stays in sight.
func (k *keysScene) Opaque() bool { return false }

// Tick draws the list; any of the keys that close it closes it.
func (k *keysScene) Tick(d *Desk, u *ui.UI) Move {
	lines := append([]keyLine{}, k.keys...)
	if k.t.replay == nil {
		if k.t.coached() {
			lines = append(lines, keyLine{"I", wordsHintKey})
		}
		for _, s := range k.t.game.keys(k.t.g.Now()) {
			lines = append(lines, keyLine{upperFirst(s.key), s.text})
		}
	}
	const rowH = 26
	half := (len(lines) + 1) / 2
	r := u.Modal("Keys", 660, float32(half)*rowH+140)
	cols := 2
	if r.W < 580 {
		cols, half = 1, len(lines)
	}
	w := (r.W - 14) / float32(cols)
	u.Scroll("keys", draw.Rc(r.X, r.Y, r.W, r.H-42), func(c draw.Rect) float32 {
		for i, line := range lines {
			row := draw.Rc(c.X+float32(i/half)*w, c.Y+float32(i%half)*rowH, w-8, rowH)
			cap := max(88, u.KeyCap(draw.Pt(row.X, row.Y+4), line.key, false)) + 10
			u.L.Label(draw.Rc(row.X+cap, row.Y, row.W-cap, row.H), line.text, draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnPaper})
		}
		return float32(half) * rowH
	})
	done := u.Brassy("keys/close", draw.Rc(r.Mid().X-60, r.Bottom()-32, 120, 32), "Close", "", false)
	if done || u.Key("escape") || u.Key("enter") || u.Key("?") || u.Key("shift+slash") || u.Key("shift+?") {
		return Pop()
	}
	return Stay()
}
