package scenes

import (
	"kettle/rules"
)

// motions are what is seen of an action. For now the board shows its outcome at once.
func (r *railTable) motions(t *Table, before rules.Position, a rules.Action, events []rules.Event) (out []showStep) {
	return nil
}
