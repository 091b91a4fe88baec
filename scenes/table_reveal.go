package scenes

import (
	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
)

// A revealCard shows what an action made known, until it is closed or something else is done.
type revealCard struct {
	title   string
	dice    *board.Dice
	lines   []revealLine
	touched []rules.Target
	draw    func(t *Table, pg *page) // besides; nil for nothing
}

// A revealLine is one figure of what happened besides.
type revealLine struct {
	icon, label, value string
	good               int
}

// drawReveal draws the card and returns its height.
func (t *Table) drawReveal(u *ui.UI, r draw.Rect) float32 {
	c := t.reveal
	pg := t.openPageTo(u, r, c.title, "", 34)
	if u.Icon("reveal/close", draw.Rc(r.Right()-40, r.Y+10, 26, 26), "ui-close", "Close", "", false, false) {
		t.reveal = nil
	}
	for _, l := range c.lines {
		ink := ui.OnPaper
		switch {
		case l.good > 0:
			ink = ui.GainPaper
		case l.good < 0:
			ink = ui.LossPaper
		}
		pg.fact(l.icon, l.label, l.value, ink)
	}
	if c.dice != nil {
		if len(c.lines) > 0 {
			pg.rule()
		}
		pg.y += c.dice.Draw(u, pg.room()) + 4
	}
	if c.draw != nil {
		c.draw(t, pg)
	}
	return pg.close()
}
