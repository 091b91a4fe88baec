package scenes

import (
	"fmt"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// A loan is capital about to be raised: in its phase as much as the seat likes (STM-048), in the Basic game as much as an
// action tile needs (STM-041).
type loan struct {
	s      *steam.State // now
	next   *steam.State // after the action
	seat   rules.Seat
	action rules.Action
	before steam.Player
	after  steam.Player
	due    int // $ that the action costs
}

// loanOf is the capital that the shown action raises. In the phase of capital it is there from the start, of $0.
func (eco steamEconomy) loanOf(t *Table) (loan, bool) {
	if !t.acting() {
		return loan{}, false
	}
	s := steamState(t.g.Now())
	a := t.shown()
	phase := s.Phase().ID == "capital"
	if _, tile := a.(steam.Take); !phase && !tile {
		return loan{}, false
	}
	if a == nil {
		a = steam.Capital{}
	}
	o, err := s.Apply(a)
	if err != nil {
		return loan{}, false
	}
	n := loan{s: s, next: steamState(o.Next), seat: s.Turn(), action: a, before: s.Player(s.Turn())}
	n.after = n.next.Player(n.seat)
	n.due = n.before.Cash + n.raised() - n.after.Cash
	return n, phase || n.raised() > 0
}

// raised is the $ that come.
func (n loan) raised() int { return n.after.Book.Capital - n.before.Book.Capital }

// steps is how many steps that are, and how many of them cost income.
func (n loan) steps() (all, income int) {
	return n.raised() / stepDollars, n.before.Income - n.after.Income
}

// stepDollars is what one step of capital brings (STM-042).
const stepDollars = 5

// sum is cash and capital, less the price.
func (n loan) sum() []board.SumPart {
	all, _ := n.steps()
	return []board.SumPart{
		{Head: "cash", Value: play.Dollars(n.before.Cash), Note: "now"},
		{Sign: "+", Head: "capital", Value: play.Dollars(n.raised()), Note: stepWords(all) + " of $5", Tone: board.Well},
		{Sign: "−", Head: "to pay", Value: play.Dollars(n.due), Note: fmt.Sprintf("short by $%d", n.due-n.before.Cash), Tone: board.Bad},
		{Sign: "=", Head: "cash", Value: play.Dollars(n.after.Cash), Note: "after"},
	}
}

// rows are the figures that change: on the tracks, in the income phases to come, at the end.
func (n loan) rows() (out []board.CapitalRow) {
	add := func(head string, before, after int, text func(int) string, note string) {
		out = append(out, board.CapitalRow{Head: head, Before: text(before), After: text(after), Note: note, Tone: board.Tone(play.Sign(after - before))})
	}
	all, income := n.steps()
	note := "stays"
	switch {
	case income > 0:
		note = stepWords(income) + " down"
	case all > 0:
		note = "the lowest there is"
	}
	add("Income", n.before.Income, n.after.Income, signed, note)
	if n.before.VP != n.after.VP {
		add("Points", n.before.VP, n.after.VP, minusSign, fmt.Sprintf("2 for each $5 at income %s", signed(n.s.Map().Rules.MinIncome)))
	}
	upkeep := 0
	if !n.s.Form().Basic() {
		upkeep = n.after.Loco
	}
	add("Each income phase", n.before.Income-upkeep, n.after.Income-upkeep, play.Dollars, n.ahead())
	if f := n.next.Forecast(n.seat); !n.s.Form().Basic() {
		add("Cash after this one", n.s.Forecast(n.seat).Cash, f.Cash, play.Dollars, n.leaves(f))
	}
	note = "2 points for each point below 0"
	if n.after.Income >= 0 {
		note = "1 point for each 2 of income"
	}
	add("At the end", steam.IncomePoints(n.before.Income), steam.IncomePoints(n.after.Income), minusSign, note)
	return out
}

// ahead is what the lower income means in the income phases to come.
func (n loan) ahead() string {
	_, income := n.steps()
	left := phasesLeft(n.s)
	switch {
	case income == 0 && !n.s.Form().Basic():
		return fmt.Sprintf("income less engine %d", n.after.Loco)
	case income == 0 || left == 0:
		return ""
	case left == 1:
		return "the last one is still to come"
	}
	return fmt.Sprintf("%s still to come: $%d more in all", countWords[min(left, len(countWords)-1)], left*income)
}

// phasesLeft is how many income phases are still to come, 0 where no turn is the last.
func phasesLeft(s *steam.State) int {
	if s.Rounds() == 0 {
		return 0
	}
	return s.Rounds() - s.Round() + 1
}

// leaves is what income and upkeep make of it if nothing is spent or earned before.
func (n loan) leaves(f steam.Forecast) string {
	switch {
	case f.Out:
		return "bankrupt, if nothing is earned"
	case f.VP < n.after.VP || f.Income < n.after.Income:
		var lost []string
		if d := n.after.VP - f.VP; d > 0 {
			lost = append(lost, fmt.Sprintf("%d VP", d))
		}
		if d := n.after.Income - f.Income; d > 0 {
			lost = append(lost, fmt.Sprintf("%d income", d))
		}
		return "too little: costs " + strings.Join(lost, ", ")
	}
	return "if nothing is spent before"
}

// stepWords is "two steps".
func stepWords(n int) string {
	if n == 1 {
		return "one step"
	}
	if n < len(countWords) {
		return countWords[n] + " steps"
	}
	return fmt.Sprintf("%d steps", n)
}

// dial is how much is raised in the phase of capital; nil where an action says it.
func (n loan) dial() *board.Dial {
	if _, phase := n.action.(steam.Capital); !phase {
		return nil
	}
	all, _ := n.steps()
	d := &board.Dial{Steps: all, Turn: n.before.Income - n.s.Map().Rules.MinIncome + 1, Amount: play.Dollars(n.raised()),
		Note: fmt.Sprintf("cash $%d → $%d", n.before.Cash, n.after.Cash)}
	for i := range n.s.CapitalLeft(n.seat) + 1 {
		d.What = append(d.What, capitalTarget(i))
	}
	return d
}

func capitalTarget(steps int) rules.Target {
	return rules.Target{Kind: steam.TargetCapital, ID: steps}
}

// purpose says what the capital is for.
func (n loan) purpose() string {
	a, ok := n.action.(steam.Take)
	switch p := n.before; {
	case !ok:
		return fmt.Sprintf("for turn %d", n.s.Round())
	case a.Role == steam.Locomotive && n.after.Loco > p.Loco:
		return fmt.Sprintf("for Locomotive, engine %d to %d", p.Loco, p.Loco+1)
	default:
		return "for " + a.Role.String()
	}
}

// track is the printed income track with the way down.
func (n loan) track(t *Table) board.SeatTrack {
	r := n.s.Map().Rules
	x := board.SeatTrack{Kind: board.IncomeTrack, Title: "Income", Low: r.MinIncome, High: r.MaxIncome, Hops: true}
	for _, seat := range n.s.Order() {
		if n.s.Out(seat) {
			continue
		}
		m := board.SeatMark{Livery: t.livery(seat), At: n.s.Player(seat).Income}
		if m.To = m.At; seat == n.seat {
			m.To = n.after.Income
		}
		x.Marks = append(x.Marks, m)
	}
	return x
}

// card is all of it as the card on the board.
func (n loan) card(t *Table) *board.Capital {
	c := &board.Capital{Title: "Raise capital", For: n.purpose(), Clauses: []string{"STM-042", "STM-043"}, Dial: n.dial(), Track: n.track(t), Rows: n.rows()}
	if c.Dial == nil {
		c.Sum = n.sum()
	} else {
		c.Clauses = []string{"STM-048", "STM-044"}
	}
	return c
}

// Measures of the dialog.
const (
	loanWide   = 560
	loanPad    = 26
	loanMargin = 12
	loanFoot   = 40
)

// overlay draws the dialog of capital over the board, where that has room for it and the player has not moved it aside.
func (eco steamEconomy) overlay(t *Table, u *ui.UI, box draw.Rect) {
	n, ok := eco.loanOf(t)
	eco.desk.open = false
	if !ok || eco.desk.aside == t.at || t.compact {
		return
	}
	c := n.card(t)
	h := c.Height() + loanFoot + 2*loanMargin + 8
	if box.W < loanWide+16 || box.H < h+4 {
		return
	}
	eco.desk.open = true
	u.L.On(draw.Panel+1, func() { u.Area("capital/veil", box) })
	mid := draw.Hex(0x140a04)
	u.L.Box(box, draw.Solid(draw.Color{R: mid.R, G: mid.G, B: mid.B, A: 150}))
	r := draw.Around(box.Mid(), loanWide, h)
	u.L.Round(r.Move(0, 5).Inset(-3), 12, draw.Solid(draw.Color{A: 120}))
	u.Paper(r)
	u.L.Frame(r.Inset(5), 6, 1, draw.Fade(ui.RulePaper, 0.8))
	if d := c.Dial; d != nil && u.In.Wheel != 0 && !u.In.Away && r.Has(draw.Pt(u.In.X, u.In.Y)) {
		to := d.Steps + 1
		if u.In.Wheel < 0 {
			to = d.Steps - 1
		}
		u.In.Wheel = 0
		eco.dialled(t, u, d, to)
	}
	a, rest := c.Draw(u, r.Pad(loanPad, loanMargin))
	if a.Clicked.Kind == steam.TargetCapital {
		eco.dialled(t, u, c.Dial, a.Clicked.ID)
	}
	eco.loanButtons(t, u, draw.Rc(rest.X, rest.Y+4, rest.W, loanFoot), n)
}

// loanButtons are the ways on from the dialog.
func (eco steamEconomy) loanButtons(t *Table, u *ui.UI, r draw.Rect, n loan) {
	left, right := draw.Rc(r.X, r.Y, r.W*0.57, r.H), draw.Rc(r.X+r.W*0.57+10, r.Y, r.W*0.43-10, r.H)
	label := fmt.Sprintf("Raise $%d", n.raised())
	if _, phase := n.action.(steam.Capital); phase {
		if n.raised() == 0 {
			label = "No capital"
		}
		if u.Brassy("capital/raise", left, label, "Enter", false) {
			t.do(u, n.action)
			return
		}
		if u.Quiet("capital/aside", right, "ui-eye", "Look at the board", "V", false) {
			eco.desk.aside = t.at
			u.Act()
		}
		return
	}
	if u.Brassy("capital/raise", left, label+" and pay", "Enter", false) {
		t.do(u, n.action)
		return
	}
	if u.Quiet("capital/other", right, "", "Another action", "Esc", false) {
		t.stepBack()
		u.Act()
	}
}

// dialled chooses so many steps; pointing at what is chosen changes nothing.
func (eco steamEconomy) dialled(t *Table, u *ui.UI, d *board.Dial, steps int) {
	steps = max(0, min(steps, len(d.What)-1))
	if x := d.What[steps]; !hasTarget(t.aim.chosen, x) {
		u.Act()
		t.point(u, x)
	}
}

// A capitalDesk is how the dialog of capital stands.
type capitalDesk struct {
	open  bool // it lies over the board in this picture
	aside int  // stamp of the moment for which it was moved aside
}

// capitalCard is the phase of capital at the side: who has raised how much, and where the dialog is not open, the dial.
func (eco steamEconomy) capitalCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) float32 {
	card := t.openSlate(u, box, "Capital", "STM-048")
	rows := eco.raisers(t, s)
	card.y += board.DrawEarners(u, card.room(0), rows) + 8
	n, ok := eco.loanOf(t)
	if !ok || eco.desk.open {
		card.say("Each $5 takes one step of income; at the lowest income 2 points.", "STM-044")
		return card.close()
	}
	d := n.dial()
	if a := d.Draw(u, card.paper(100)); a.Clicked.Kind == steam.TargetCapital {
		eco.dialled(t, u, d, a.Clicked.ID)
	}
	card.ledger(t.ledgerOf(n.action), 40)
	if eco.desk.aside == t.at && !t.compact && card.left() > 34 && u.Quiet("capital/open", card.take(32, 4), "ui-fit", "The whole sum", "V", false) {
		eco.desk.aside = -1
		u.Act()
	}
	return card.close()
}

// raisers are the seats in turn order with what each has raised in this phase.
func (eco steamEconomy) raisers(t *Table, s *steam.State) (out []board.EarnRow) {
	state := board.EarnDone
	for _, seat := range s.PhaseOrder() {
		if s.Out(seat) {
			continue
		}
		e := board.EarnRow{Livery: t.livery(seat), Name: t.g.m.Table().Name(seat), State: state}
		switch p := s.Player(seat); {
		case seat == s.Turn():
			e.State, state = board.EarnAsked, board.EarnWaits
			e.Note = fmt.Sprintf("$%d at most", stepDollars*s.CapitalLeft(seat))
		case state == board.EarnWaits:
			e.Note = fmt.Sprintf("then, with $%d", p.Cash)
		default:
			got := eco.raisedBy(t, seat)
			if e.Note = "no capital"; got > 0 {
				e.Note, e.Value = fmt.Sprintf("cash $%d, income %s", p.Cash, signed(p.Income)), play.Dollars(got)
			}
		}
		out = append(out, e)
	}
	return out
}

// raisedBy is what a seat has raised since the phase began.
func (eco steamEconomy) raisedBy(t *Table, seat rules.Seat) int {
	for i := t.shownLen() - 1; i >= 0; i-- {
		if steamState(t.g.At(i)).Phase().ID != "capital" {
			break
		}
		if e := t.g.Entry(i); e.By == seat {
			return stepDollars * e.Action.(steam.Capital).Steps
		}
	}
	return 0
}

// shownLen is how many actions led to the moment on show.
func (t *Table) shownLen() int {
	if t.past >= 0 {
		return t.past
	}
	return t.g.Len()
}

// signed is a number with its sign, and a true minus.
func signed(n int) string {
	if n > 0 {
		return plus(n)
	}
	return minusSign(n)
}
