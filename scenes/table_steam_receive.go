package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// A receipt is a delivery of which some owner of a link still has to say how it takes its points (STM-113).
type receipt struct {
	by     rules.Seat
	good   rail.Good
	path   rail.Path
	points []int                         // by seat
	fees   map[rules.Seat]int            // $ that the mover paid, by seat
	taken  map[rules.Seat]steam.Credited // who has decided
	way    board.Delivery
}

// A feeTeller knows what a mover paid to another seat for a delivery.
type feeTeller interface {
	fee(e rules.Event) (to rules.Seat, dollars int, ok bool)
}

// receiptOf is the delivery whose points are being taken in the moment on show; of a game opened in the middle of it
// nothing is known but who still decides.
func (eco steamEconomy) receiptOf(t *Table) (*receipt, bool) {
	s := steamState(t.pos())
	if s.Phase().ID != steam.AskPoints {
		return nil, false
	}
	x := &receipt{by: s.Seat(), fees: map[rules.Seat]int{}, taken: map[rules.Seat]steam.Credited{}}
	for i := t.shownLen() - 1; i >= 0 && x.points == nil; i-- {
		for _, e := range t.g.Events(i) {
			switch e := e.(type) {
			case steam.Credited:
				x.taken[e.Seat] = e
			case steam.Delivered:
				x.by, x.good, x.path, x.points = e.Seat, e.Good, e.Path, e.Points
				x.way = eco.wayBefore(t, i, e)
			}
			if f, ok := t.game.(feeTeller); ok {
				if to, dollars, ok := f.fee(e); ok {
					x.fees[to] += dollars
				}
			}
		}
	}
	if x.points == nil {
		x.points = make([]int, s.Seats())
		for _, p := range s.AllPending() {
			x.points[p.Seat] = p.N
		}
	}
	return x, true
}

// wayBefore is the way of a delivery as it was shown before action i made it.
func (eco steamEconomy) wayBefore(t *Table, i int, e steam.Delivered) board.Delivery {
	var m board.RailMarks
	eco.r.ghost(&m, steamState(t.g.At(i)), t.g.Entry(i).Action)
	if m.Route == nil {
		return board.Delivery{}
	}
	m.Route.Gone = true
	return *m.Route
}

// mark shows the way of the cube that waits in its city while its points are taken.
func (eco steamEconomy) mark(t *Table, m *board.RailMarks) {
	if x, ok := eco.receiptOf(t); ok && len(x.way.Path) > 0 && t.hotTarget.Kind != play.TargetCube {
		m.Route = &x.way
	}
}

// pointsCard asks a receiver of points how to take them: who has decided, who decides, who follows, and what comes of both
// ways.
func (eco steamEconomy) pointsCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) float32 {
	on, _ := s.Pending()
	x, _ := eco.receiptOf(t)
	card := t.openSlate(u, box, "", "")
	head := draw.Rc(box.X+slatePad, box.Y+7, box.W-2*slatePad, 26)
	title, note := "Income or points", ""
	if x.path.Len() > 0 {
		u.L.Sprite("cube-"+x.good.String(), draw.Rc(head.X, head.Y, 26, 26))
		head.X, head.W = head.X+34, head.W-34
		title, note = fmt.Sprintf("%s to %s", shortStop(x.path.Start().String()), shortStop(x.path.End().String())), t.g.m.Table().Name(x.by)+" moves"
	}
	style := draw.Type{Face: draw.Heading, Size: 16, Color: ui.HeadFelt}
	w := u.L.Label(head, title, style)
	small := draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedFelt, Align: draw.End}
	if u.L.Metrics.Width(small.Face, small.Size, note) < head.W-w-8 {
		u.L.Label(head, note, small)
	}
	card.y += board.DrawEarners(u, card.room(0), eco.earners(t, s, x)) + 10
	p := s.Player(on.Seat)
	c, chosen := t.aim.ghost.(steam.Credit)
	income := eco.taking(s, on, steam.Credit{})
	points := eco.taking(s, on, steam.Credit{VP: true})
	text, end, clause := incomeText(s, p, income), endText(p.Income, income.Income), "STM-127"
	if own, ok := t.game.(earnTeller); ok {
		text, end, clause = own.tellEarn(p, income)
	}
	t.meet(u, board.DrawEarnCards(u, card.take(122, 8), []board.EarnCard{
		{What: creditTarget(false), ID: "earn/income", Key: "I", Head: "Income", Before: signed(p.Income), After: signed(income.Income),
			Text: text, Lit: t.acting(), Chosen: chosen && !c.VP},
		{What: creditTarget(true), ID: "earn/points", Key: "P", Head: "Points", Before: fmt.Sprint(p.VP), After: fmt.Sprint(points.VP),
			Text: fmt.Sprintf("%s at once; income stays %s", count(points.VP-p.VP, "victory point"), signed(p.Income)), Lit: t.acting(), Chosen: chosen && c.VP},
	}))
	small = draw.Type{Face: draw.Sans, Size: 13.5, Color: ui.OnFelt}
	chip := u.L.Metrics.Width(draw.Heading, 12, clause) + 14
	b := card.room(card.left())
	h := u.L.Paragraph(draw.Rc(b.X, b.Y, b.W-chip-8, b.H), end, small, 17)
	u.ClauseChip(draw.Pt(b.Right()-chip, b.Y+1), clause, false)
	card.y += max(h, 22) + 4
	return card.close()
}

// taking is what a receiver has after taking its points in a way.
func (eco steamEconomy) taking(s *steam.State, on play.Pending, a steam.Credit) steam.Player {
	o, err := s.Apply(a)
	if err != nil {
		return s.Player(on.Seat)
	}
	return steamState(o.Next).Player(on.Seat)
}

// incomeText is what points taken as income bring in the income phases to come, and what becomes of those that do not fit.
func incomeText(s *steam.State, before, after steam.Player) string {
	up, over := after.Income-before.Income, after.VP-before.VP
	var text string
	switch left := phasesLeft(s); {
	case up == 0:
		text = "income is at its highest"
	case left == 1:
		text = fmt.Sprintf("$%d more in the last income phase", up)
	case left == 0:
		text = fmt.Sprintf("$%d more in each income phase", up)
	default:
		text = fmt.Sprintf("$%d more in each of %s income phases to come", up, countWords[min(left, len(countWords)-1)])
	}
	if over > 0 {
		text += fmt.Sprintf("; %s over", count(over, "point"))
	}
	return text
}

// endText says what income before and after counts at the end (STM-127).
func endText(before, after int) string {
	a, b := steam.IncomePoints(before), steam.IncomePoints(after)
	if a == b {
		return curly(fmt.Sprintf("At the end income %s and %s both count %s.", signed(before), signed(after), minusPoints(a)))
	}
	return curly(fmt.Sprintf("At the end income %s counts %s, and %s counts %s.", signed(before), minusPoints(a), signed(after), minusPoints(b)))
}

func minusPoints(n int) string {
	if n == 1 || n == -1 {
		return minusSign(n) + " point"
	}
	return minusSign(n) + " points"
}

// earners are the owners of the links of a delivery: the mover first, the others in turn order.
func (eco steamEconomy) earners(t *Table, s *steam.State, x *receipt) (out []board.EarnRow) {
	on, _ := s.Pending()
	waits := map[rules.Seat]bool{}
	for _, p := range s.AllPending() {
		waits[p.Seat] = true
	}
	add := func(seat rules.Seat) {
		n, fee := x.points[seat], x.fees[seat]
		if n == 0 && fee == 0 {
			return
		}
		row := board.EarnRow{Livery: t.livery(seat), Name: t.g.m.Table().Name(seat), Value: fmt.Sprint(n), State: board.EarnDone}
		switch {
		case n == 0:
			row.Value, row.Note = play.Dollars(fee), "for an ignored link"
		case seat == on.Seat:
			row.State, row.Note = board.EarnAsked, count(n, "point")+", to choose"
		case waits[seat]:
			row.State, row.Note = board.EarnWaits, count(n, "point")+", then"
		default:
			row.Note = takenWords(x.taken[seat])
		}
		if n > 0 && fee > 0 {
			row.Note += fmt.Sprintf("; $%d", fee)
		}
		out = append(out, row)
	}
	add(x.by)
	for _, seat := range s.Order() {
		if seat != x.by {
			add(seat)
		}
	}
	return out
}

// takenWords is how points were taken.
func takenWords(e steam.Credited) string {
	switch {
	case e.VP == 0 && e.Income == 0:
		return "lost"
	case e.VP == 0:
		return fmt.Sprintf("income %s", plus(e.Income))
	case e.Income == 0:
		return fmt.Sprintf("%s taken", count(e.VP, "point"))
	}
	return fmt.Sprintf("income %s, %s", plus(e.Income), count(e.VP, "point"))
}
