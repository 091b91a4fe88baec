package ageofsteam

import (
	"fmt"
	"strconv"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// A Ledger gathers the lines of a preview for the acting seat.
type Ledger struct {
	play.Ledger
	after Player // the acting seat's figures after the action
}

// Cash adds what the action costs (below 0) or brings.
func (l *Ledger) Cash(by int, clause string) {
	label := "Price"
	if by > 0 {
		label = "Brings"
	}
	l.Line(label, "coins", play.Signed(by), play.Sign(by), clause)
	l.Dollars("Cash", l.after.Cash, l.after.Cash+by, clause)
	l.after.Cash += by
}

// Levels adds how many locomotive levels a way needs.
func (l *Ledger) Levels(need, have int, clause string) {
	l.Line("Locomotive", "loco-wood", fmt.Sprintf("%d of %d", need, have), 0, clause)
}

// Income adds what an income rises by; +0 where nothing is earned.
func (l *Ledger) Income(by int, clause string) { l.income(l.Seat, l.after.Income, by, clause) }

func (l *Ledger) income(seat rules.Seat, before, by int, clause string) {
	l.Lines = append(l.Lines, rules.Entry{Label: "Income", Icon: "coins", Seat: seat,
		Before: strconv.Itoa(before), After: strconv.Itoa(before + by), Good: play.Sign(by), Clause: clause})
	if seat == l.Seat {
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
	l := &Ledger{Ledger: play.Ledger{Seat: seat}, after: s.Player(seat)}
	if c.Ledger != nil {
		c.Ledger(s, a, l)
	}
	if a.Kind() == (IssueShare{}).Kind() {
		l.after.Shares++
	}
	if before, after := s.Forecast(seat), s.forecast(l.after); len(l.Lines) > 0 || a.Kind() == (Pay{}).Kind() {
		l.Lines = append(l.Lines, rules.Entry{Label: "After expenses", Icon: "coins", Seat: seat, Before: before.String(), After: after.String(),
			Good: play.Sign(after.worth() - before.worth()), Clause: "AOS-113"})
	}
	return l.Lines
}

func (f Forecast) worth() int { return f.Cash - f.Short }

// String is "$5", or "−$2" where the income falls by what is missing (AOS-114), or "bankrupt".
func (f Forecast) String() string {
	if f.Out {
		return "bankrupt"
	}
	return play.Dollars(f.worth())
}
