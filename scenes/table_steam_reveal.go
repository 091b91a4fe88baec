package scenes

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// A turnEnd is what the end of a turn made known: income and expenses seat by seat, and the order of the next turn.
type turnEnd struct {
	rows  []steam.Settled
	out   map[rules.Seat]bool
	order []rules.Seat
}

// reveal is the card of a turn's end.
func (eco steamEconomy) reveal(p rules.Position, events []rules.Event) *revealCard {
	end := &turnEnd{out: map[rules.Seat]bool{}}
	card := &revealCard{title: "The last turn ends"}
	for _, e := range events {
		switch e := e.(type) {
		case steam.RoundBegan:
			card.title = fmt.Sprintf("Turn %d ends", e.Turn-1)
		case steam.Settled:
			end.rows = append(end.rows, e)
		case steam.Bankrupt:
			end.out[e.Seat] = true
		case steam.OrderSet:
			end.order = e.Order
		}
	}
	if len(end.rows) == 0 {
		return nil
	}
	basic := steamState(p).Form().Basic()
	card.draw = func(t *Table, pg *page) {
		eco.drawIncome(t, pg, end)
		if len(end.order) > 0 && basic {
			pg.rule()
			eco.drawNext(t, pg, end.order)
		}
		eco.r.drawOn(t, pg)
	}
	return card
}

// drawIncome draws what each seat received or paid, and what became of its income and its points.
func (eco steamEconomy) drawIncome(t *Table, pg *page, end *turnEnd) {
	l := pg.u.L
	head := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper, Align: draw.End}
	box := pg.room()
	cols := [...]float32{box.W - 112, box.W - 44, box.W}
	for i, s := range [...]string{"cash", "income", "points"} {
		l.Label(draw.Rc(box.X+cols[i]-70, pg.y, 70, 16), s, head)
	}
	pg.y += 18
	for _, x := range end.rows {
		b := draw.Rc(box.X, pg.y, box.W, 25)
		drawDisc(l, t.g.Colour(x.Seat), draw.Pt(b.X+11, b.Mid().Y), 20)
		name := draw.Type{Face: draw.SansBold, Size: 13.5, Color: ui.OnPaper}
		l.Label(draw.Rc(b.X+26, b.Y, 64, b.H), fitName(l.Metrics, t.g.m.Table().Name(x.Seat), name, 64), name)
		figure := draw.Type{Face: draw.SansBold, Size: 14, Color: ui.OnPaper, Align: draw.End}
		cash, ink := "–", ui.OnPaper
		switch n := x.Got - x.Paid; {
		case n > 0:
			cash, ink = "+"+play.Dollars(n), ui.GainPaper
		case n < 0:
			cash, ink = play.Dollars(n), ui.LossPaper
		}
		l.Label(draw.Rc(b.X+cols[0]-70, b.Y, 70, b.H), cash, figure.With(ink))
		change := func(col int, from, to int, text func(int) string) {
			if from == to {
				l.Label(draw.Rc(b.X+cols[col]-70, b.Y, 70, b.H), text(to), figure)
				return
			}
			l.Label(draw.Rc(b.X+cols[col]-70, b.Y, 70, b.H), text(from)+" → "+text(to), figure.In(13).With(ui.LossPaper))
		}
		if end.out[x.Seat] {
			l.Label(draw.Rc(b.X+cols[2]-90, b.Y, 90, b.H), "bankrupt", figure.With(ui.LossPaper))
		} else {
			change(1, x.FromRate, x.Rate, signed)
			change(2, x.FromVP, x.VP, func(n int) string { return fmt.Sprint(n) })
		}
		pg.y += 25
	}
	clause := "STM-117"
	if steamState(t.g.Now()).Form().Basic() {
		clause = "STM-116"
	}
	pg.u.ClauseChip(draw.Pt(box.X, pg.y+3), clause, true)
	pg.y += 28
}

// drawNext draws the order of the next turn.
func (eco steamEconomy) drawNext(t *Table, pg *page, order []rules.Seat) {
	l, box := pg.u.L, pg.room()
	l.Label(draw.Rc(box.X, pg.y, 90, 26), "Next order", draw.Type{Face: draw.Heading, Size: 14, Color: ui.FormHead})
	x := box.X + 86
	for _, seat := range order {
		drawDisc(l, t.g.Colour(seat), draw.Pt(x, pg.y+13), 20)
		x += 24
	}
	if chip := draw.Pt(box.Right()-62, pg.y+4); x < chip.X+10 {
		pg.u.ClauseChip(chip, "STM-033", true)
	} else { // many seats
		pg.y += 28
		pg.u.ClauseChip(draw.Pt(box.X, pg.y+1), "STM-033", true)
	}
	pg.y += 30
}
