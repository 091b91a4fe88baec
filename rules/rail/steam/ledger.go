package steam

import (
	"fmt"
	"strconv"

	"kettle/rules"
	"kettle/rules/rail/track"
)

// A Ledger gathers the lines of a preview for the deciding seat.
type Ledger struct {
	seat  rules.Seat
	lines rules.Ledger
	after Player       // the deciding seat's figures after the action
	board *track.Board // what is built after it
}

// Act says that the deciding seat takes an action, where income and expenses ask for it (SIN-16).
func (l *Ledger) Act(r Role) { l.after.Role = r }

// After is the deciding seat's figures after what the ledger holds so far.
func (l *Ledger) After() Player { return l.after }

// Change adds a figure of the deciding seat; good is the colour of the change.
func (l *Ledger) Change(label, icon string, before, after, good int, clause string) {
	l.lines = append(l.lines, rules.Entry{Label: label, Icon: icon, Seat: l.seat,
		Before: strconv.Itoa(before), After: strconv.Itoa(after), Good: good, Clause: clause})
}

// Line adds one figure; good is its colour.
func (l *Ledger) Line(label, icon, value string, good int, clause string) {
	l.lines = append(l.lines, rules.Entry{Label: label, Icon: icon, Seat: l.seat, After: value, Good: good, Clause: clause})
}

// Dollars adds an amount that changes.
func (l *Ledger) Dollars(label string, before, after int, clause string) {
	l.lines = append(l.lines, rules.Entry{Label: label, Icon: "coins", Seat: l.seat, Before: Dollars(before), After: Dollars(after), Good: sign(after - before), Clause: clause})
}

// Cost adds a payment: the price, the capital that it forces, the cash after it (STM-041 to STM-044).
func (l *Ledger) Cost(s *State, dollars int, to Purpose, clause string) {
	l.Line("Price", "coins", Signed(-dollars), sign(-dollars), clause)
	l.pay(s, dollars, to, clause)
}

func (l *Ledger) pay(s *State, dollars int, to Purpose, clause string) {
	before := l.after
	after, _ := s.After(before, dollars, to)
	l.after = after
	l.raised(before, after)
	l.Dollars("Cash", before.Cash, after.Cash, clause)
}

// raised adds the capital between two moments of the player, with what it costs.
func (l *Ledger) raised(before, after Player) {
	got := after.Book.Capital - before.Book.Capital
	if got == 0 {
		return
	}
	l.Line("Capital", "coins", Signed(got), 0, "STM-042")
	if before.Income != after.Income {
		l.Change("Income", "coins", before.Income, after.Income, -1, "STM-042")
	}
	if before.VP != after.VP {
		l.Change("Victory points", "", before.VP, after.VP, -1, "STM-044")
	}
}

// Levels adds how many links a way runs over, of how many it may.
func (l *Ledger) Levels(need, have int, clause string) {
	l.Line("Links", "loco-wood", fmt.Sprintf("%d of %d", need, have), 0, clause)
}

// Points adds what a delivery scores, by seat.
func (l *Ledger) Points(by []int) {
	for seat, n := range by {
		if n > 0 || rules.Seat(seat) == l.seat {
			l.lines = append(l.lines, rules.Entry{Label: "Points", Seat: rules.Seat(seat), After: fmt.Sprintf("+%d", n), Good: sign(n), Clause: "STM-112"})
		}
	}
}

// Loco adds a locomotive that rises by 1, if it can.
func (l *Ledger) Loco(s *State) {
	up := min(l.after.Loco+1, s.m.Rules.MaxLoco)
	l.Change("Locomotive", "loco-wood", l.after.Loco, up, up-l.after.Loco, "STM-062")
	l.after.Loco = up
}

// Preview is what an action costs and earns, and what the deciding seat will have after the turn's income and expenses.
func (s *State) Preview(a rules.Action) rules.Ledger {
	c, err := s.choice(a)
	if err != nil {
		return nil
	}
	seat := s.Turn()
	l := &Ledger{seat: seat, after: s.d.Players[seat], board: s.d.Board}
	if c.Ledger != nil {
		c.Ledger(s, a, l)
	}
	if len(l.lines) > 0 && !s.reached(PhaseIncome) {
		next := *s
		next.d.Board = l.board
		before, after := s.Forecast(seat), next.forecast(seat, l.after)
		l.lines = append(l.lines, rules.Entry{Label: "After income", Icon: "coins", Seat: seat, Before: before.String(), After: after.String(),
			Good: sign(after.worth() - before.worth()), Clause: s.incomeClause()})
	}
	return l.lines
}

func (s *State) incomeClause() string {
	if s.m.Form.Basic() {
		return s.cite("STM-116")
	}
	return "STM-117"
}

func (f Forecast) worth() int { return f.Cash + 5*f.Income + 2*f.VP }

// String is "$5, income 3, 7 VP", or "bankrupt".
func (f Forecast) String() string {
	if f.Out {
		return "bankrupt"
	}
	return fmt.Sprintf("%s, income %d, %d VP", Dollars(f.Cash), f.Income, f.VP)
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
