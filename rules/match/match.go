// Package match plays one game: it keeps the log and every position, walks them back and forth, saves and loads.
package match

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// A Match is one game being played. It is used by one goroutine; the positions it hands out never change and
// may go anywhere.
type Match struct {
	def   *rules.Definition
	setup rules.Setup
	table Table

	log []Entry
	pos []rules.Position // pos[i] is the position before log[i]; one more than log
	at  int              // log[:at] has been played, the rest can be redone

	resumed bool   // pos[0] is not the deal but where an old save was opened
	loaded  bool   // read from a file
	id      string // of this game among all that were dealt; "" until it is kept
	earlier []row  // the lines of that save that no longer replay, kept for the reader
	broken  func(Broken)
}

// An Entry is one action of the log and what it led to.
type Entry struct {
	By      rules.Seat
	Action  rules.Action
	Events  []rules.Event // with their secrets: show rules.Secret events through For
	Reveals bool          // something became known: undo stops here

	sum string // of the position after it; "" until a save needs it
}

// New deals a game and opens it on a table. It refuses what Definition.Check and Definition.New refuse, and a
// table with names for more or fewer seats, with one plain sentence.
func New(def *rules.Definition, setup rules.Setup, table Table) (*Match, error) {
	if err := def.Check(setup); err != nil {
		return nil, err
	}
	setup = def.Complete(setup)
	if err := table.check(setup.Seats); err != nil {
		return nil, err
	}
	p, err := def.New(setup)
	if err != nil {
		return nil, err
	}
	return &Match{def: def, setup: setup, table: table, pos: []rules.Position{p}}, nil
}

// Definition is the game being played.
func (m *Match) Definition() *rules.Definition { return m.def }

// Setup is how the game began, with every option filled in.
func (m *Match) Setup() rules.Setup { return m.setup }

// Code is the seed code of the set-up.
func (m *Match) Code() string { return m.def.Code(m.setup) }

// Table is who sits where.
func (m *Match) Table() Table { return m.table }

// SetTable changes names, colours or who plays a seat, at any time.
func (m *Match) SetTable(t Table) error {
	if err := t.check(m.setup.Seats); err != nil {
		return err
	}
	m.table = t
	return nil
}

// Resumed says that the match does not begin with the deal but where a save that drifted was opened.
func (m *Match) Resumed() bool { return m.resumed }

// Position is the present moment.
func (m *Match) Position() rules.Position { return m.pos[m.at] }

// Len is the number of actions played.
func (m *Match) Len() int { return m.at }

// At is the position after the first n actions, those that can be redone included. It panics outside 0 to the
// number of actions kept.
func (m *Match) At(n int) rules.Position { return m.pos[n] }

// Log is what has been played. It is not to be changed.
func (m *Match) Log() []Entry { return slices.Clip(m.log[:m.at]) }

// Undone is what can be redone.
func (m *Match) Undone() []Entry { return slices.Clip(m.log[m.at:]) }

// Do plays an action for the seat to act. A refused action changes nothing. Anything undone is dropped, save
// when the action is the very one that Redo would play.
func (m *Match) Do(a rules.Action) error {
	p := m.Position()
	if m.at < len(m.log) && m.log[m.at].Action == a {
		m.at++ // the same choice again: the same draw again, and the rest can still be redone
		return nil
	}
	out, err := m.apply(p, a)
	if err != nil {
		return err
	}
	m.log = append(slices.Clip(m.log[:m.at]), Entry{By: p.Turn(), Action: a, Events: out.Events, Reveals: out.Reveals})
	m.pos = append(slices.Clip(m.pos[:m.at+1]), out.Next)
	m.at++
	return nil
}

// Fork is a new match that has the first n actions of this one in common with it, for "what if" from a replay.
func (m *Match) Fork(n int) (*Match, error) {
	if n < 0 || n > len(m.log) {
		return nil, fmt.Errorf("match: fork at %d of %d actions", n, len(m.log))
	}
	f := *m
	f.id, f.loaded = "", false // another game from now on
	f.log, f.pos, f.at = slices.Clone(m.log[:n]), slices.Clone(m.pos[:n+1]), n
	return &f, nil
}

// Broken is what is known when an engine panics: a broken invariant, never the player's fault.
type Broken struct {
	Match  *Match       // as it was before the action
	Action rules.Action // what was being played
	Cause  any          // what was panicked with
}

// OnBroken sets what happens when the engine panics under Do: a last chance to write down the game and the
// action. The panic then goes on.
func (m *Match) OnBroken(f func(Broken)) { m.broken = f }

func (m *Match) apply(p rules.Position, a rules.Action) (rules.Outcome, error) {
	done := false
	defer func() {
		if done || m.broken == nil {
			return
		}
		cause := recover()
		if cause == nil {
			return
		}
		m.broken(Broken{m, a, cause})
		panic(cause)
	}()
	out, err := p.Apply(a)
	done = true
	return out, err
}
