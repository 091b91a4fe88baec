package scenes

import (
	"strings"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A preview is the ledger of an action that is not made yet, kept until another is asked for.
type preview struct {
	of     rules.Action
	ledger rules.Ledger
}

// ledgerOf is what an action costs and earns. The action must be legal now.
func (t *Table) ledgerOf(a rules.Action) rules.Ledger {
	if a == nil {
		return nil
	}
	if t.pre.of != a {
		t.pre = preview{of: a}
		if p, ok := t.g.Now().(rules.Previewer); ok {
			t.pre.ledger = p.Preview(a)
		}
		if g, ok := t.game.(teller); ok {
			t.pre.ledger = g.tellLedger(t.pre.ledger)
		}
	}
	return t.pre.ledger
}

// Heights of a line of a ledger, and the least where there is little room.
const (
	ledgerRow = 27
	leastRow  = 19
)

// drawLedger draws the lines of a ledger on paper from the top of r and returns the height used. Rows come closer
// where r is low; those that find no room even so are scrolled to.
func (t *Table) drawLedger(u *ui.UI, r draw.Rect, ledger rules.Ledger) float32 {
	row := float32(ledgerRow)
	n := float32(len(ledger))
	if n*row > r.H && n > 0 {
		row = max(leastRow, r.H/n)
	}
	rows := func(r draw.Rect) float32 {
		for i, e := range ledger {
			t.drawEntry(u, draw.Rc(r.X, r.Y+float32(i)*row, r.W, row), e)
		}
		return row * n
	}
	if row*n <= r.H+1 {
		return rows(r)
	}
	r.H = max(1, float32(int(r.H/leastRow))) * leastRow // whole lines
	u.Scroll("ledger", r, rows)
	return r.H
}

// smallEntry is the least size of an entry's words.
const smallEntry = 12.5

// drawEntry draws a line of a ledger: what it is about, and what it was and will be. Where there is little room it says only
// what it will be, small and without its icon if it must.
func (t *Table) drawEntry(u *ui.UI, r draw.Rect, e rules.Entry) {
	ink := ui.OnPaper
	switch {
	case e.Good > 0:
		ink = ui.GainPaper
	case e.Good < 0:
		ink = ui.LossPaper
	}
	m := u.L.Metrics
	label := rules.Name(e.Label, t.g.Names())
	text := draw.Type{Face: draw.Sans, Size: 15, Color: ui.OnPaper}
	small := text
	small.Size = smallEntry
	oneRow := r.H < 24
	need := widestWord(m, label, small)
	if oneRow {
		need = m.Width(small.Face, small.Size, label)
	}
	value := e.After
	figure := draw.Type{Face: draw.SansBold, Size: 15, Color: ink, Align: draw.End}
	from, w := float32(34), m.Width(figure.Face, figure.Size, value)
	tight := oneRow && need > r.W-from-w-8
	if tight {
		figure.Size = smallEntry
		w = m.Width(figure.Face, figure.Size, value)
	}
	if e.Icon == "" || tight {
		from = 6
	} else {
		spriteFit(u.L, e.Icon, draw.Around(draw.Pt(r.X+14, r.Mid().Y), 26, min(22, r.H-2)))
	}
	u.L.Label(r, value, figure)
	if e.Before != "" && e.Before != e.After {
		before := figure.With(ui.MutedPaper)
		arrow := e.Before + " → "
		bw := m.Width(before.Face, before.Size, arrow)
		if need <= r.W-from-w-bw-8 { // else what becomes of it says more
			u.L.Label(draw.Rc(r.Right()-w-bw, r.Y, bw+1, r.H), arrow, before.To(draw.Start))
			w += bw
		}
	}
	box := draw.Rc(r.X+from, r.Y, r.W-from-w-8, r.H)
	text = draw.Narrow(m, label, text, smallEntry, box.W)
	if m.Width(text.Face, text.Size, label) <= box.W || oneRow {
		u.L.Label(box, label, text)
	} else { // two rows
		for i, row := range draw.Wrap(m, label, text, box.W) {
			u.L.Label(draw.Rc(box.X, box.Mid().Y-13+13*float32(i), box.W, 13), row, text)
		}
	}
	if e.Clause != "" {
		id := "entry/" + e.Label + e.Clause
		u.Area(id, r)
		if u.Hot() == id {
			u.Tip = &ui.Tip{At: r, Text: label, Clause: e.Clause}
		}
	}
}

// widestWord is how wide the widest word of a text is.
func widestWord(m draw.Metrics, text string, in draw.Type) (w float32) {
	for _, word := range strings.Fields(text) {
		w = max(w, m.Width(in.Face, in.Size, word))
	}
	return w
}
