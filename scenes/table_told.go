package scenes

import (
	"time"

	"kettle/render/board"
	"kettle/render/ui"
	"kettle/rules"
)

// A told is a step of a show that is told on a page of its own, until it has stood long enough or the player goes on: a
// combat, the Whiteout. Enter or a click turns the page, Escape or S skips the rest; neither does anything else.
type told struct {
	at    rules.Position                       // the moment that is on show meanwhile
	line  rules.Line                           // of the ribbon
	fight func(age time.Duration) *board.Fight // on the stage of combats; nil: over the map
	snow  *snowPage                            // beside the map; nil: not the Whiteout
	ends  bool                                 // it ends the round: the last phase is lit, whatever the moment is
	hold  time.Duration                        // how long it stands at least
}

// toldRest is how long after the last page nothing is confirmed.
const toldRest = 500 * time.Millisecond

// telling is the page on show, nil for none.
func (t *Table) telling() *told {
	if step := t.moving(); step != nil {
		return step.told
	}
	return nil
}

// turnPage answers the player while something is told: what was typed or clicked goes to the page alone.
func (t *Table) turnPage(u *ui.UI) {
	for _, key := range u.In.Keys {
		if key == "escape" || key == "s" {
			t.show, t.told = nil, u.In.Now
		}
	}
	u.In.Keys, u.In.Text = nil, ""
	u.Deafen()
	u.Act()
	if t.show != nil {
		t.goOnShowing(u)
	}
}
