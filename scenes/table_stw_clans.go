package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// noteLow is the least height that is worth a note.
const noteLow = 24

// drawClans fills what few seats leave of their column: under the panels it says what the clans in play can do.
func (s *stwTable) drawClans(u *ui.UI, t *Table, r draw.Rect, p *stw.State) {
	n := p.Seats()
	high := min(176, (r.H+6)/float32(n)-6)
	if high < noteLow {
		return
	}
	for i := range rules.Seat(n) {
		c := p.Clan(i)
		if c == stw.NoClan {
			continue
		}
		sheet := c.Sheet()
		board.ClanNote{ID: fmt.Sprintf("can/%d", i), Clan: t.clan(c), Ability: upperFirst(string(sheet.Ability)), Does: curly(sheet.Text), Elite: sheet.Elite, EliteDoes: curly(sheet.EliteText), Clause: sheet.Clause}.
			Draw(u, draw.Rc(r.X, r.Y+(high+6)*float32(i), r.W, high))
	}
}
