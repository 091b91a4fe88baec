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
type keysScene struct{ t *Table }

// Opaque: the table stays in sight.
func (k *keysScene) Opaque() bool { return false }

// Tick draws the list; any of the keys that close it closes it.
func (k *keysScene) Tick(d *Desk, u *ui.UI) Move {
	lines := append([]keyLine{}, tableKeys...)
	for _, s := range k.t.game.keys(k.t.g.Now()) {
		lines = append(lines, keyLine{upperFirst(s.key), s.text})
	}
	half := (len(lines) + 1) / 2
	r := u.Modal("Keys", 660, float32(half)*26+120)
	for i, line := range lines {
		row := draw.Rc(r.X+float32(i/half)*(r.W/2), r.Y+float32(i%half)*26, r.W/2-10, 26)
		w := u.KeyCap(draw.Pt(row.X, row.Y+4), line.key, false)
		u.L.Label(draw.Rc(row.X+max(w, 88)+10, row.Y, row.W-max(w, 88)-10, row.H), line.text, draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnPaper})
	}
	done := u.Brassy("keys/close", draw.Rc(r.Mid().X-60, r.Bottom()-32, 120, 32), "Close", "", false)
	if done || u.Key("escape") || u.Key("enter") || u.Key("?") || u.Key("shift+slash") || u.Key("shift+?") {
		return Pop()
	}
	return Stay()
}
