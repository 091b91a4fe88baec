package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// taps lets barrels that lie in areas be committed openly (PWW-37): each is pointed at above the force that it strengthens.
func (x *stwFight) taps(t *Table, p *stw.State, f *board.Fight) {
	if !t.acting() {
		return
	}
	side := shownSide(f, stw.Role(p.Top().N))
	for i, a := range x.choices(t) {
		if tap, ok := a.(stw.Tap); ok {
			side.Supports = append(side.Supports, board.FightSupport{Spot: board.Spot{ID: fmt.Sprintf("way/%d", i), What: rules.Target{Kind: targetRow, ID: i}, Lit: true, Chosen: t.aim.ghost == a},
				Text: tap.Area.Name() + " +1", Order: "barrel-pure", May: true})
		}
	}
}
