package play

import (
	"strconv"

	"kettle/rules"
)

// A Ledger gathers the lines of a preview for the deciding seat. An economy adds what it knows of money.
type Ledger struct {
	Seat  rules.Seat
	Lines rules.Ledger
}

// Change adds a figure of the deciding seat; good is the colour of the change.
func (l *Ledger) Change(label, icon string, before, after, good int, clause string) {
	l.Lines = append(l.Lines, rules.Entry{Label: label, Icon: icon, Seat: l.Seat,
		Before: strconv.Itoa(before), After: strconv.Itoa(after), Good: good, Clause: clause})
}

// Line adds one figure; good is its colour.
func (l *Ledger) Line(label, icon, value string, good int, clause string) {
	l.Lines = append(l.Lines, rules.Entry{Label: label, Icon: icon, Seat: l.Seat, After: value, Good: good, Clause: clause})
}

// Dollars adds an amount that changes.
func (l *Ledger) Dollars(label string, before, after int, clause string) {
	l.Lines = append(l.Lines, rules.Entry{Label: label, Icon: "coins", Seat: l.Seat, Before: Dollars(before), After: Dollars(after),
		Good: Sign(after - before), Clause: clause})
}
