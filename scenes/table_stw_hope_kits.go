package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// Buy/Upgrade Kits: the general supply lies over the map, the slots are pointed at on the caravan board (SOH-20).

// kitFace is a side of a kit as it looks.
func kitFace(k stw.Kit, advanced bool) board.KitFace {
	x := k.Sheet()
	out := board.KitFace{Sprite: kitSprites[k], Name: x.Name, Side: sideName(advanced), Advanced: advanced, Text: x.Basic}
	if advanced {
		out.Text = x.Advanced
	}
	return out
}

// freeSlot is the purchase for a slot that is empty, or else the first.
func freeSlot(p *stw.State, open []rules.Action) rules.Action {
	for _, a := range open {
		if x, ok := a.(stw.BuyKit); ok && p.Caravan(p.Turn()).Slots[x.Slot].Kit == stw.NoKit {
			return a
		}
	}
	return open[0]
}

// kitsSpent are the kits bought and upgraded since the credits were given.
func kitsSpent(t *Table) (out []rules.Event) {
	for i := t.g.Len() - 1; i >= 0; i-- {
		spent := false
		for _, e := range t.g.Events(i) {
			switch e.(type) {
			case stw.KitBought, stw.KitUpgraded:
				out, spent = append([]rules.Event{e}, out...), true
			}
		}
		if !spent {
			break
		}
	}
	return out
}

// kitsDone are those kits by what was done to them, while kits are bought.
func kitsDone(t *Table, p *stw.State) map[stw.Kit]string {
	if stepOf(p) != "kits" {
		return nil
	}
	out := map[stw.Kit]string{}
	for _, e := range kitsSpent(t) {
		switch e := e.(type) {
		case stw.KitBought:
			out[e.Kit] = "bought"
		case stw.KitUpgraded:
			out[e.Kit] = "upgraded"
		}
	}
	return out
}

// kitGhost shows in a slot what the action that is meant would put there.
func (s *stwTable) kitGhost(t *Table, i int, x stw.KitSlot, out *board.TruckSlot) {
	switch a := t.shown().(type) {
	case stw.BuyKit:
		if a.Slot == i {
			out.Kit, out.Mark, out.Chosen = kitFace(a.Kit, false), "buy", true
		}
	case stw.UpgradeKit:
		if a.Kit == x.Kit {
			out.Kit, out.Mark = kitFace(a.Kit, true), "upgrade"
		}
	case stw.Operate:
		if a.Kit == x.Kit {
			out.Mark = "operate"
		}
	case stw.Scrap:
		if a.Slot == i {
			out.Mark = "lost"
		}
	}
}

// drawMarket lays the general supply over the map while kits are bought.
func (s *stwTable) drawMarket(t *Table, u *ui.UI, r draw.Rect) (covered bool) {
	p := stwState(t.pos())
	if stepOf(p) != "kits" || !t.acting() {
		return false
	}
	m := board.KitMarket{Head: "Kit market", Note: wordsMarketNote, Clauses: []string{"SOH-21", "SOH-22"}}
	var carrier board.KitCard
	for _, k := range stw.Kits() {
		x := s.kitCard(t, p, k)
		if k == stw.HeavyCarrier {
			carrier = x
			continue
		}
		m.Cards = append(m.Cards, x)
	}
	m.Cards = append(m.Cards, carrier)
	u.L.On(draw.Panel, func() { t.meet(u, m.Draw(u, r.Inset(6))) })
	return true
}

// kitCard is a kind of kit in the market: to be bought, or an own one to be upgraded. What cannot be had says why, at hover with
// its clause.
func (s *stwTable) kitCard(t *Table, p *stw.State, k stw.Kit) board.KitCard {
	out := board.KitCard{Spot: t.stwSpot(fmt.Sprintf("kit/%d", k), rules.Target{Kind: stw.TargetKit, ID: int(k)}), Kit: kitFace(k, false), Stop: wordsNotForSale}
	for _, x := range p.KitMarket() {
		if x.Kit == k {
			out.Left, out.Stop = fmt.Sprintf("%d left", x.Left), wordsNoKitsLeft
		}
	}
	switch {
	case p.Check(stw.UpgradeKit{Kit: k}) == nil:
		out.Kit, out.Left, out.Price, out.Tip = kitFace(k, true), "upgrade", 1, kitTip(k, false)
	case p.KitLevel(p.Turn(), k) > 0:
		out.Stop = wordsOwnKit
	case slices.ContainsFunc(askKit(p, k), func(a rules.Action) bool { return p.Check(a) == nil }):
		out.Price, out.Tip = 1, kitTip(k, false)
	}
	return out
}

// askKit is what pointing at a kit may mean in the step: the first refusal of it gives the reason.
func askKit(p *stw.State, k stw.Kit) (out []rules.Action) {
	own := p.KitLevel(p.Turn(), k) > 0
	switch {
	case stepOf(p) == "kits" && own:
		return []rules.Action{stw.UpgradeKit{Kit: k}}
	case stepOf(p) == "kits":
		for slot := range 3 {
			out = append(out, stw.BuyKit{Kit: k, Slot: slot})
		}
	case stepOf(p) == "operate":
		return []rules.Action{stw.Operate{Kit: k}}
	case stepOf(p) == "activate" && p.Box().Form.EveryKit:
		return []rules.Action{stw.Exhaust{Kit: k}}
	}
	return out
}

// askSlot is what pointing at a slot may mean.
func askSlot(p *stw.State, slot int, chosen []rules.Target) []rules.Action {
	if len(chosen) == 1 && chosen[0].Kind == stw.TargetKit && stepOf(p) == "kits" {
		return []rules.Action{stw.BuyKit{Kit: stw.Kit(chosen[0].ID), Slot: slot}}
	}
	return inStep(p, map[string]rules.Action{"losses": stw.Scrap{Slot: slot}, "trap": stw.Scrap{Slot: slot}})
}

// askBoard is what pointing at the own caravan may mean: what its token could be used for.
func askBoard(p *stw.State) (out []rules.Action) {
	if stepOf(p) != "activate" {
		return inStep(p, map[string]rules.Action{"support": stw.SupportCaravan{}})
	}
	out = append(out, stw.UseBoard{Use: stw.UseOperate})
	for _, use := range p.Box().Uses {
		out = append(out, stw.UseBoard{Use: use.ID})
	}
	return out
}

// kitsLedger are the credits, what was spent of them in this action, and what is left after what is shown.
func (s *stwTable) kitsLedger(t *Table, pg *page, p *stw.State) {
	var havens []string
	for _, a := range stw.Lands() {
		if a.Place().Haven && p.Controls(p.Turn(), a) {
			havens = append(havens, a.Name())
		}
	}
	spent := kitsSpent(t)
	left := p.Top().N
	all := left + len(spent)
	pg.coins(all, left, strings.Join(havens, ", "))
	line := func(does string, k stw.Kit) { pg.fact(kitSprites[k], does+" "+k.Name(), "−1", ui.LossPaper) }
	for _, e := range spent {
		switch e := e.(type) {
		case stw.KitBought:
			line("Bought:", e.Kit)
		case stw.KitUpgraded:
			line("Upgraded:", e.Kit)
		}
	}
	switch a := t.shown().(type) {
	case stw.BuyKit:
		line("Buy", a.Kit)
		left--
	case stw.UpgradeKit:
		line("Upgrade", a.Kit)
		left--
	}
	pg.rule()
	pg.fact("haven", "Credits left", fmt.Sprint(left), ui.OnPaper)
	if len(spent) > 0 {
		pg.text(wordsNewKit, "SOH-23")
	}
}

// coins draws the credits, those that are spent pale, and where they are from.
func (pg *page) coins(all, left int, from string) {
	r := pg.room()
	r.H = 30
	w := pg.u.L.Label(r, "Credits", draw.Type{Face: draw.SansBold, Size: 14, Color: ui.OnPaper}) + 10
	step := min(26, (r.W-w)/float32(max(1, all)))
	for i := range all {
		it := spriteFit(pg.u.L, "haven", draw.Around(draw.Pt(r.X+w+12+step*float32(i), r.Mid().Y), 24, 24))
		if i >= left {
			pg.u.L.Round(it, 12, draw.Solid(draw.Fade(draw.Hex(0xf3ead4), 0.68)))
		}
	}
	pg.y += 32
	pg.u.L.Label(draw.Rc(r.X, pg.y-2, r.W, 18), from, draw.Narrow(pg.u.L.Metrics, from, draw.Type{Face: draw.Sans, Size: 13, Color: ui.MutedPaper}, 10.5, r.W))
	pg.y += 20
}
