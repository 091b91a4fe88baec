package scenes

import (
	"kettle/render/ui"
	"kettle/rules"
)

// handOver drops the curtain where the next decision is another person's than the one who looks at the table, and that
// person has something to hide by then. What the action before made known, or moves, is seen first.
func (t *Table) handOver(u *ui.UI) Move {
	to, due := t.g.Due()
	if t.g.passed && to < 0 && t.g.viewer != rules.Public {
		t.takenBy(rules.Public) // the game is over: all may look, and at what all may see
		u.Act()                 // what was drawn is another view
		return t.move
	}
	if !due || t.move.do != stay || t.show != nil || t.reveal != nil {
		return t.move
	}
	if t.g.Open(to) {
		t.takenBy(to)
		u.Act()
		return t.move
	}
	return Push(Curtain(t.g.m, to, func() Move {
		t.takenBy(to)
		if lines := t.sinceLast(to); len(lines) > 0 {
			return Replace(&recapScene{t, lines})
		}
		return Pop()
	}))
}

// waits reports whether what the last action made known must be closed before the device is handed over.
func (t *Table) waits() bool {
	_, due := t.g.Due()
	return due && t.reveal != nil
}

// takenBy gives the table to a seat. Nothing stays that was made for the eyes of the one before: of the old table only
// what the players set for themselves.
func (t *Table) takenBy(s rules.Seat) {
	t.Leave()
	t.g.Hand(s)
	*t = Table{g: t.g, game: tableauOf(t.g.m.Definition()), desk: t.desk, past: -1, at: -1, n: t.g.Len(),
		drift: t.drift, saved: t.saved, log: tableLog{hidden: t.log.hidden}, mute: t.mute, paused: t.paused, net: t.net, tab: t.tab}
}

// sinceLast are the lines of the log from the last action of a seat on, as that seat may know them; none if nobody
// else has done anything worth a line.
func (t *Table) sinceLast(s rules.Seat) []logLine {
	from := t.g.Len()
	for from > 0 && t.g.Entry(from-1).By != s {
		from--
	}
	from = max(0, from-1) // its own last action too: what came of it was under the curtain
	others := false
	var out []logLine
	for _, line := range t.logLines() {
		if line.entry < from || line.Heading {
			continue
		}
		out = append(out, line)
		others = others || t.g.Entry(line.entry).By != s
	}
	if !others {
		return nil
	}
	return out
}
