package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// A roundEnd is what the end of a round made known: money seat by seat, the dice, what they brought.
type roundEnd struct {
	rows []moneyRow
	dice map[rail.Half][]int
	came []ageofsteam.CubeCame
}

type moneyRow struct {
	seat         rules.Seat
	earned, paid int
	short        int // $ that cash did not cover
	from, to     int // income before and after the reduction
	out          bool
	reduced      bool
	income       int
}

// reveal is the card of a round's end.
func (eco aosEconomy) reveal(p rules.Position, events []rules.Event) *revealCard {
	end := &roundEnd{dice: map[rail.Half][]int{}}
	card := &revealCard{title: "The round ends"}
	row := func(seat rules.Seat) *moneyRow {
		for i := range end.rows {
			if end.rows[i].seat == seat {
				return &end.rows[i]
			}
		}
		end.rows = append(end.rows, moneyRow{seat: seat})
		return &end.rows[len(end.rows)-1]
	}
	for _, e := range events {
		switch e := e.(type) {
		case ageofsteam.RoundBegan:
			card.title = fmt.Sprintf("Round %d ends", e.Round-1)
		case ageofsteam.Collected:
			row(e.Seat).earned = e.Amount
		case ageofsteam.ExpensesPaid:
			x := row(e.Seat)
			x.paid, x.short, x.income = e.Paid, e.Due-e.Paid, e.Income
		case ageofsteam.IncomeReduced:
			x := row(e.Seat)
			x.reduced, x.from, x.to = true, e.From, e.To
		case ageofsteam.Eliminated:
			row(e.Seat).out = true
		case ageofsteam.DiceThrown:
			end.dice[e.Half] = e.Dice
		case ageofsteam.CubeCame:
			end.came = append(end.came, e)
			card.touched = append(card.touched, rules.Target{Kind: play.TargetCube, ID: play.CubeID(e.At.Stop(), e.Good)})
		}
	}
	if len(end.rows) == 0 && len(end.dice) == 0 {
		return nil
	}
	card.draw = func(t *Table, pg *page) {
		eco.drawRoundEnd(t, pg, end)
		if own, ok := t.game.(roundEnder); ok {
			own.endRound(pg, events)
		}
		eco.r.drawOn(t, pg)
	}
	return card
}

// A roundEnder is a rail table whose map makes more known at the end of a round.
type roundEnder interface {
	endRound(pg *page, events []rules.Event)
}

func (eco aosEconomy) drawRoundEnd(t *Table, pg *page, end *roundEnd) {
	eco.drawMoney(t, pg, end.rows)
	if len(end.dice) > 0 {
		pg.rule()
		eco.drawDice(t, pg, end)
	}
}

// drawMoney draws what each seat collected and paid, and what became of its income.
func (eco aosEconomy) drawMoney(t *Table, pg *page, rows []moneyRow) {
	if len(rows) == 0 {
		return
	}
	l := pg.u.L
	head := draw.Type{Face: draw.Sans, Size: 12.5, Color: ui.MutedPaper, Align: draw.End}
	box := pg.room()
	cols := [...]float32{130, 172, box.W}
	for i, s := range [...]string{"earned", "costs", "income"} {
		l.Label(draw.Rc(box.X+cols[i]-90, pg.y, 90, 16), s, head)
	}
	pg.y += 18
	for _, x := range rows {
		b := draw.Rc(box.X, pg.y, box.W, 24)
		drawDisc(l, t.g.Colour(x.seat), draw.Pt(b.X+11, b.Mid().Y), 20)
		name := draw.Type{Face: draw.SansBold, Size: 13.5, Color: ui.OnPaper}
		l.Label(draw.Rc(b.X+26, b.Y, 66, b.H), fitName(l.Metrics, t.g.m.Table().Name(x.seat), name, 66), name)
		figure := draw.Type{Face: draw.SansBold, Size: 14, Color: ui.OnPaper, Align: draw.End}
		l.Label(draw.Rc(b.X+cols[0]-90, b.Y, 90, b.H), "+$"+fmt.Sprint(x.earned), figure.With(ui.GainPaper))
		l.Label(draw.Rc(b.X+cols[1]-90, b.Y, 90, b.H), play.Dollars(-x.paid), figure.With(ui.LossPaper))
		text, ink := fmt.Sprint(x.income), ui.OnPaper
		switch {
		case x.out:
			text, ink = "bankrupt", ui.LossPaper
		case x.short > 0 && x.reduced:
			text, ink = fmt.Sprintf("−%d, %d → %d", x.short, x.from, x.to), ui.LossPaper
		case x.short > 0:
			text, ink = fmt.Sprintf("%d → %d", x.income+x.short, x.income), ui.LossPaper
		case x.reduced:
			text, ink = fmt.Sprintf("%d → %d", x.from, x.to), ui.LossPaper
		}
		l.Label(draw.Rc(b.X+cols[2]-90, b.Y, 90, b.H), text, figure.With(ink))
		pg.y += 24
	}
}

// drawDice draws the dice of both halves, and below them what came, city by city.
func (eco aosEconomy) drawDice(t *Table, pg *page, end *roundEnd) {
	l := pg.u.L
	box := pg.room()
	const die = 26
	for i, half := range []rail.Half{rail.Light, rail.Dark} {
		x := box.X + box.W/2*float32(i)
		for k, n := range end.dice[half] {
			l.Sprite(fmt.Sprintf("die-%s-%d", half, n), draw.Rc(x+(die+2)*float32(k), pg.y, die, die))
		}
	}
	pg.y += die + 6
	type arrival struct {
		at    rail.Spot
		cubes []rail.Good
	}
	var list []arrival
next:
	for _, c := range end.came {
		for i := range list {
			if list[i].at == c.At {
				list[i].cubes = append(list[i].cubes, c.Good)
				continue next
			}
		}
		list = append(list, arrival{c.At, []rail.Good{c.Good}})
	}
	if len(list) == 0 {
		l.Label(draw.Rc(box.X, pg.y, box.W, 20), "No cube came.", draw.Type{Face: draw.Sans, Size: 14, Color: ui.MutedPaper})
		pg.y += 22
	}
	const row = 21
	for _, a := range list {
		b := draw.Rc(box.X, pg.y, box.W, row)
		x := b.Right()
		for _, g := range a.cubes {
			board.DrawCube(l, draw.Pt(x-9, b.Mid().Y), 17, g)
			x -= 20
		}
		l.Label(draw.Rc(b.X, b.Y, x-b.X-4, row), curly(a.at.String()), draw.Type{Face: draw.Sans, Size: 14, Color: ui.OnPaper})
		pg.y += row
	}
}
