package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// capitalCard asks how much capital to raise for the turn (STM-048).
func (eco steamEconomy) capitalCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) float32 {
	card := t.openSlate(u, box, "Raise capital", "STM-048")
	a, _ := t.shown().(steam.Capital)
	seat := max(0, s.Turn())
	card.say("Each $5 takes one step of income; at the lowest income 2 points.", "STM-044")
	d := board.Dial{Steps: a.Steps, Amount: play.Dollars(5 * a.Steps), Turn: s.Player(seat).Income - s.Map().Rules.MinIncome + 1}
	for n := range s.CapitalLeft(seat) + 1 {
		d.What = append(d.What, rules.Target{Kind: steam.TargetCapital, ID: n})
	}
	p := card.paper(100)
	if t.acting() {
		t.meet(u, d.Draw(u, p))
	}
	card.ledger(t.ledgerOf(a), 0)
	return card.close()
}

// pointsCard asks a receiver of points how to take them (STM-113).
func (eco steamEconomy) pointsCard(t *Table, u *ui.UI, box draw.Rect, s *steam.State) float32 {
	on, _ := s.Pending()
	card := t.openSlate(u, box, "Income or points", "STM-113")
	p := s.Player(on.Seat)
	income := min(on.N, s.Map().Rules.MaxIncome-p.Income)
	c, chosen := t.aim.ghost.(steam.Credit)
	a := board.DrawEarnCards(u, card.take(120, 8), []board.EarnCard{
		{What: creditTarget(false), ID: "earn/income", Key: "I", Head: "Income", Before: signed(p.Income), After: signed(p.Income + income),
			Text: fmt.Sprintf("$%d more in each income phase", income), Lit: t.acting(), Chosen: chosen && !c.VP},
		{What: creditTarget(true), ID: "earn/points", Key: "P", Head: "Points", Before: fmt.Sprint(p.VP), After: fmt.Sprint(p.VP + on.N),
			Text: "victory points at once", Lit: t.acting(), Chosen: chosen && c.VP},
	})
	t.meet(u, a)
	return card.close()
}

// signed is a number with its sign, and a true minus.
func signed(n int) string {
	if n > 0 {
		return plus(n)
	}
	return minusSign(n)
}
