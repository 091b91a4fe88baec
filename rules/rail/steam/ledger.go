package steam

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// A Ledger gathers the lines of a preview for the deciding seat.
type Ledger struct {
	play.Ledger
	after Player       // the deciding seat's figures after the action
	board *track.Board // what is built after it
}

// Act says that the deciding seat takes an action, where income and expenses ask for it (SIN-16).
func (l *Ledger) Act(r Role) { l.after.Role = r }

// After is the deciding seat's figures after what the ledger holds so far.
func (l *Ledger) After() Player { return l.after }

// Cost adds a payment: the price, the capital that it forces, the cash after it (STM-041 to STM-044).
func (l *Ledger) Cost(s *State, dollars int, to Purpose, clause string) {
	l.Line("Price", "coins", play.Signed(-dollars), play.Sign(-dollars), clause)
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
	l.Line("Capital", "coins", play.Signed(got), 0, "STM-042")
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

// Points adds what a delivery scores, by seat. What comes after it takes the deciding seat's as income (STM-113).
func (l *Ledger) Points(s *State, by []int) {
	for seat, n := range by {
		if n > 0 || rules.Seat(seat) == l.Seat {
			l.Lines = append(l.Lines, rules.Entry{Label: "Points", Seat: rules.Seat(seat), After: fmt.Sprintf("+%d", n), Good: play.Sign(n), Clause: "STM-112"})
		}
	}
	l.after = s.credited(l.after, by[l.Seat], false)
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
	l := &Ledger{Ledger: play.Ledger{Seat: seat}, after: s.d.Players[seat], board: s.d.Board}
	if c.Ledger != nil {
		c.Ledger(s, a, l)
	}
	if len(l.Lines) > 0 && !s.reached(PhaseIncome) {
		next := *s
		next.d.Board = l.board
		before, after := s.Forecast(seat), next.forecast(seat, l.after)
		l.Lines = append(l.Lines, rules.Entry{Label: "After income", Icon: "coins", Seat: seat, Before: before.String(), After: after.String(),
			Good: play.Sign(after.worth() - before.worth()), Clause: s.incomeClause()})
	}
	return l.Lines
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
	return fmt.Sprintf("%s, income %d, %d VP", play.Dollars(f.Cash), f.Income, f.VP)
}
