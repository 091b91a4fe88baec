package match

import (
	"errors"
	"fmt"

	"kettle/rules"
)

// Undo takes back the last action of a person, and with it what the bots have done since. It stops at an action
// that made something known and where another person has taken over; the error is the sentence that says so, and
// nothing has changed. Past such a place the table may agree on Rewind.
func (m *Match) Undo() error {
	n, err := m.undoTo()
	if err == nil {
		m.at = n
	}
	return err
}

// CanUndo is what Undo would return.
func (m *Match) CanUndo() error {
	_, err := m.undoTo()
	return err
}

// Redo plays again what was undone, bots included, up to the next choice of a person. It reports false if there
// is nothing.
func (m *Match) Redo() bool {
	if m.at == len(m.log) {
		return false
	}
	m.at++
	for m.at < len(m.log) && m.anyHuman() && !m.table.Human(m.log[m.at].By) {
		m.at++
	}
	return true
}

// CanRedo reports whether there is something to redo.
func (m *Match) CanRedo() bool { return m.at < len(m.log) }

// Restart takes the turn of the seat to act back to its beginning, or to the last place where undo stops. The
// error says why nothing could be taken back.
func (m *Match) Restart() error {
	if m.at == 0 {
		return errFirst(m)
	}
	seat := m.Position().Turn()
	if !m.table.Human(seat) {
		seat = m.log[m.at-1].By
	}
	if m.log[m.at-1].By != seat {
		return errors.New("this turn has just begun: there is nothing to take back")
	}
	if err := m.CanUndo(); err != nil {
		return err
	}
	for m.at > 0 && m.log[m.at-1].By == seat && m.Undo() == nil {
	}
	return nil
}

// Rewind goes to the moment after the first n actions, over any barrier: the caller has asked the table. It
// reports false outside 0 to the number of actions kept, those to be redone included.
func (m *Match) Rewind(n int) bool {
	if n < 0 || n > len(m.log) {
		return false
	}
	m.at = n
	return true
}

// undoTo finds where Undo leads: before the last entry of a person, or simply one back where only bots play.
func (m *Match) undoTo() (int, error) {
	holder := m.Position().Turn() // who has the device now
	for n := m.at - 1; n >= 0; n-- {
		e := m.log[n]
		if e.Reveals {
			return 0, fmt.Errorf("undo stops here: the last action of %s made something known that was hidden", m.table.Name(e.By))
		}
		if !m.table.Human(e.By) {
			if !m.anyHuman() {
				return n, nil
			}
			continue
		}
		if m.table.Human(holder) && holder != e.By {
			return 0, fmt.Errorf("undo stops here: %s has handed over to %s; going further back is for the whole table to agree on", m.table.Name(e.By), m.table.Name(holder))
		}
		return n, nil
	}
	return 0, errFirst(m)
}

// Touched reports whether a person has done anything yet, or, where only bots play, one of them: before that there is
// nothing that Undo or Rewind could be asked to take back.
func (m *Match) Touched() bool {
	for _, e := range m.log[:m.at] {
		if m.table.Human(e.By) || !m.anyHuman() {
			return true
		}
	}
	return false
}

func (m *Match) anyHuman() bool {
	for s := range m.setup.Seats {
		if m.table.Human(rules.Seat(s)) {
			return true
		}
	}
	return false
}

func errFirst(m *Match) error {
	if m.resumed {
		return errors.New("undo ends here: the game was opened at the last position of a save whose log could not be replayed")
	}
	return errors.New("there is nothing to undo")
}
