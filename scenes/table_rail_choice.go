package scenes

import (
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// choice is a button of two lines with its clause: what it is, and what comes of it. One that is not allowed says why.
func (r *railTable) choice(u *ui.UI, t *Table, card *slate, id, name, text, clause, key string, x rules.Target, a rules.Action) bool {
	b := card.take(44, 6)
	err := t.g.Now().Check(a)
	on := t.aim.ghost == a
	st := u.Zone(id, x, b.Corners())
	if err == nil {
		st = u.Focusable(id, st)
	}
	fill, edge, ink := draw.Hex(0x2c211a), draw.Fade(ui.BrassLn, 0.6), ui.OnFelt
	switch {
	case err != nil:
		ink = draw.Fade(ui.OnFelt, 0.45)
	case on:
		fill, edge, ink = draw.Hex(0x6b4a1e), ui.LitTop, draw.Hex(0xfff2d8)
	case st.Hot || st.Focused:
		fill, edge = draw.Hex(0x4a3524), ui.LitTop
	}
	u.L.Round(b, 7, draw.Solid(fill))
	u.L.Frame(b, 7, 1.2, edge)
	chip := u.L.Metrics.Width(draw.Heading, 12, clause) + 14
	head := draw.Type{Face: draw.Heading, Size: 15.5, Color: ink}
	w := u.L.Label(draw.Rc(b.X+10, b.Y+4, b.W-30-chip, 20), name, head)
	if key != "" {
		u.KeyCap(draw.Pt(b.X+18+w, b.Y+5), key, true)
	}
	u.L.Label(draw.Rc(b.X+10, b.Y+24, b.W-26-chip, 17), text, draw.Type{Face: draw.Sans, Size: 13, Color: draw.Fade(ink, 0.85)})
	u.ClauseChip(draw.Pt(b.Right()-chip-8, b.Mid().Y-9), clause, false)
	u.FocusRing(st, b, 7)
	if st.Hot && err != nil {
		t.explainRefusal(u, x, b)
		if r, ok := err.(*rules.Refusal); ok {
			u.Tip = refusedTip(b, r)
		}
	}
	return err == nil && (st.Clicked || key != "" && u.Key(strings.ToLower(key)))
}

// drawOn is the button that puts the card of a round's end away.
func (r *railTable) drawOn(t *Table, pg *page) {
	label := wordsHowItWent
	if !t.over() {
		label = fmt.Sprintf("On to %s %d", strings.ToLower(r.roundWord()), railState(t.g.Now()).Round())
	}
	pg.y += 4
	if pg.left() >= 30 && pg.button("reveal/on", "", label, "", false) {
		t.reveal = nil
	}
}
