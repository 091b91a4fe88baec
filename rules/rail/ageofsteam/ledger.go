package ageofsteam

import (
	"fmt"
	"strconv"

	"kettle/rules"
)

// A Ledger gathers the lines of a preview for the acting seat.
type Ledger struct {
	seat  rules.Seat
	lines rules.Ledger
	after Player // the acting seat's figures after the action
}

// Change adds a figure of the acting seat; good is the colour of the change.
func (l *Ledger) Change(label, icon string, before, after, good int, clause string) {
	l.lines = append(l.lines, rules.Entry{Label: label, Icon: icon, Seat: l.seat,
		Before: strconv.Itoa(before), After: strconv.Itoa(after), Good: good, Clause: clause})
}

// Line adds one figure; good is its colour.
func (l *Ledger) Line(label, icon, value string, good int, clause string) {
	l.lines = append(l.lines, rules.Entry{Label: label, Icon: icon, Seat: l.seat, After: value, Good: good, Clause: clause})
}

// Cash adds what the action costs (below 0) or brings.
func (l *Ledger) Cash(by int, clause string) {
	l.lines = append(l.lines,
		rules.Entry{Label: "Price", Icon: "coins", Seat: l.seat, After: Signed(by), Good: sign(by), Clause: clause},
		rules.Entry{Label: "Cash", Icon: "coins", Seat: l.seat, Before: Dollars(l.after.Cash), After: Dollars(l.after.Cash + by), Good: sign(by), Clause: clause})
	l.after.Cash += by
	if by > 0 {
		l.lines[len(l.lines)-2].Label = "Brings"
	}
}

// Levels adds how many locomotive levels a way needs.
func (l *Ledger) Levels(need, have int, clause string) {
	l.lines = append(l.lines, rules.Entry{Label: "Locomotive", Icon: "loco-wood", Seat: l.seat, After: fmt.Sprintf("%d of %d", need, have), Clause: clause})
}

// Income adds what an income rises by; +0 where nothing is earned.
func (l *Ledger) Income(by int, clause string) { l.income(l.seat, l.after.Income, by, clause) }

func (l *Ledger) income(seat rules.Seat, before, by int, clause string) {
	l.lines = append(l.lines, rules.Entry{Label: "Income", Icon: "coins", Seat: seat,
		Before: strconv.Itoa(before), After: strconv.Itoa(before + by), Good: sign(by), Clause: clause})
	if seat == l.seat {
		l.after.Income += by
	}
}

func (l *Ledger) loco(s *State, p Player) {
	up := min(p.Loco+1, s.m.Rules.MaxLoco)
	l.Change("Locomotive", "loco-wood", p.Loco, up, up-p.Loco, s.cite("AOS-102"))
	l.after.Loco = up
}

// Preview is what an action costs and earns the acting seat, and the cash after the round's expenses.
func (s *State) Preview(a rules.Action) rules.Ledger {
	c, err := s.choice(a)
	if err != nil {
		return nil
	}
	seat := s.Turn()
	l := &Ledger{seat: seat, after: s.Player(seat)}
	if c.Ledger != nil {
		c.Ledger(s, a, l)
	}
	if a.Kind() == (IssueShare{}).Kind() {
		l.after.Shares++
	}
	if before, after := s.Forecast(seat), s.forecast(l.after); len(l.lines) > 0 || a.Kind() == (Pay{}).Kind() {
		l.lines = append(l.lines, rules.Entry{Label: "After expenses", Icon: "coins", Seat: seat, Before: before.String(), After: after.String(),
			Good: sign(after.worth() - before.worth()), Clause: "AOS-113"})
	}
	return l.lines
}

func (f Forecast) worth() int { return f.Cash - f.Short }

// String is "$5", or "$0, income 2" where income pays for the rest, or "bankrupt".
func (f Forecast) String() string {
	switch {
	case f.Out:
		return "bankrupt"
	case f.Short > 0:
		return fmt.Sprintf("$0, income -%d", f.Short)
	}
	return Dollars(f.Cash)
}

// Dollars is "$5".
func Dollars(n int) string {
	if n < 0 {
		return fmt.Sprintf("−$%d", -n)
	}
	return fmt.Sprintf("$%d", n)
}

// Signed is "+$5" or "−$5".
func Signed(n int) string {
	if n <= 0 {
		return Dollars(n)
	}
	return "+" + Dollars(n)
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}
