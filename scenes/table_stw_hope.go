package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// Spark of Hope at the table: caravans on the map, their boards in the strip, kits to buy and to operate. A caravan is pointed at on
// its board: the order space means its token, a slot its truck or its kit.

// targetCaravan is the own caravan, as actions name it.
var targetCaravan = rules.Target{Kind: stw.TargetCaravan}

// layCaravan puts the trucks of an area's clans beside their soldiers.
func layCaravan(_ *Desk, p *stw.State, a stw.Area, out *board.EuropaArea) {
	for i, x := range p.At(a).Troops {
		if x.Caravan {
			out.Troops[i].Trucks = p.Caravan(p.SeatOf(x.Clan)).Trucks()
		}
	}
}

// raising are the steps that are about the caravan board: it lies before all.
var raising = map[string]bool{"kits": true, "operate": true, "load": true, "set down": true, "trap": true, "bombard": true}

// raised reports whether a seat is in such a step with its caravan, and can be helped to act.
func (s *stwTable) raised(t *Table, p *stw.State, seat rules.Seat) bool {
	return raising[stepOf(p)] && s.decides(t, p, seat, stepOf(p)) && p.CaravanAt(seat).Is()
}

// caravanSide is the caravan board of a seat, caravanFirst the same in a step that is about it.
func (s *stwTable) caravanSide(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	if s.raised(t, p, seat) {
		return nil
	}
	return s.caravanOf(t, p, seat)
}

func (s *stwTable) caravanFirst(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	if !s.raised(t, p, seat) {
		return nil
	}
	return s.caravanOf(t, p, seat)
}

// caravanOf is nil once the last truck is lost, but for trucks taken from others.
func (s *stwTable) caravanOf(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	b := p.CaravanBoard(seat)
	if b == nil || b.Clan == stw.NoClan || b.Trucks == 0 && b.Prizes == 0 {
		return nil
	}
	sign := ""
	if b.Token != stw.NoOrder {
		sign = "order-" + b.Token.String()
	} else if b.Covered {
		sign = "order-back"
	}
	return &stwBoard{"caravan", wordsCaravanBoard, sign, func(u *ui.UI, r draw.Rect) board.Answer {
		return s.plans(t, u, s.caravanBoard(t, p, b).Draw(u, r))
	}}
}

// caravanBoard is the board as it looks, with what is shown of the action that is meant.
func (s *stwTable) caravanBoard(t *Table, p *stw.State, b *stw.CaravanBoard) board.CaravanBoard {
	out := board.CaravanBoard{Clan: t.clan(b.Clan), Word: "Caravan", Order: s.orderSpace(t, p, b), Hold: s.cargoHold(t, p, b)}
	var done map[stw.Kit]string
	if mine(t, p, b) {
		done = kitsDone(t, p)
	}
	for i, x := range b.Slots {
		out.Slots[i] = s.truckSlot(t, p, b, i, x, done)
	}
	add := func(sprite string, n int, tip string) {
		if n > 0 {
			out.Works = append(out.Works, board.BoardWork{Sprite: sprite, N: n, Tip: tip})
		}
	}
	add("farm", b.Mobile.Farms, wordsMobileFarm)
	add("turret", b.Mobile.Turrets, wordsMobileTurret)
	add("truck-destroyed", b.Prizes, wordsPrize)
	return out
}

// mine reports whether a board is that of the seat to act, who looks at the present.
func mine(t *Table, p *stw.State, b *stw.CaravanBoard) bool {
	return t.acting() && b.Seat == p.Turn()
}

// truckSlot is a slot: what may be pointed at there is the slot itself, or its kit.
func (s *stwTable) truckSlot(t *Table, p *stw.State, b *stw.CaravanBoard, i int, x stw.KitSlot, done map[stw.Kit]string) board.TruckSlot {
	out := board.TruckSlot{Head: fmt.Sprintf("Truck %d", i+1), Lost: !x.Truck, Note: wordsFreeSlot, Piece: x.Piece.String()}
	if x.Piece == stw.NoPiece {
		out.Piece = ""
	}
	slot, kit := rules.Target{Kind: stw.TargetSlot, ID: i}, rules.Target{Kind: stw.TargetKit, ID: int(x.Kit)}
	if mine(t, p, b) {
		what := slot
		if x.Kit != stw.NoKit && (hasTarget(t.lit(), kit) || hasTarget(t.aim.chosen, kit)) {
			what = kit
		}
		out.Spot = t.stwSpot(fmt.Sprintf("caravan/slot/%d", i), what)
	} else {
		out.Spot = board.Spot{ID: fmt.Sprintf("caravan/slot/%d", i)}
	}
	switch {
	case !x.Truck && x.Piece != stw.NoPiece:
		out.Note = fmt.Sprintf("The truck is lost; the %s holds its slot.", x.Piece)
	case !x.Truck:
		out.Note = wordsLostSlot
	case x.Kit != stw.NoKit:
		out.Kit = kitFace(x.Kit, x.Advanced)
		out.Kit.Spent = p.Used(b.Seat, "operate "+x.Kit.String())
		if out.Mark = done[x.Kit]; out.Kit.Spent && out.Mark == "" {
			out.Mark = "used"
		}
		out.Tip = kitTip(x.Kit, x.Advanced)
	}
	if mine(t, p, b) {
		s.kitGhost(t, i, x, &out)
	}
	return out
}

// orderSpace is the place for the token on the board (SOH-26).
func (s *stwTable) orderSpace(t *Table, p *stw.State, b *stw.CaravanBoard) board.OrderSpace {
	out := board.OrderSpace{Head: "Order space", Tip: wordsOrderSpace, Peek: b.Covered && b.Token != stw.NoOrder}
	out.Spot = board.Spot{ID: "caravan/order", What: targetCaravan}
	if mine(t, p, b) {
		out.Spot = t.stwSpot("caravan/order", targetCaravan)
		out.Lit = out.Lit && (stepOf(p) != "plan" || b.Token == stw.NoOrder)
	}
	switch {
	case b.Token != stw.NoOrder:
		out.Face, out.Does = b.Token.String(), boardDoes[b.Token]
	case b.Covered:
		out.Face, out.Does = board.OrderBack, "hidden by EMP Fields"
	case p.Phase() == "planning":
		out.Does = "one token more"
	}
	return out
}

// cargoHold is what the Heavy Carrier carries, with what would come aboard or leave.
func (s *stwTable) cargoHold(t *Table, p *stw.State, b *stw.CaravanBoard) board.CargoHold {
	cargo, hold := b.Cargo, b.Hold
	most := b.Room + cargo.Units()
	out := board.CargoHold{Tip: wordsHold}
	if most == 0 {
		out.Head, out.Closed, out.Tip = "Aboard", true, wordsNoCarrier
		return out
	}
	if mine(t, p, b) {
		switch a := t.shown().(type) {
		case stw.Load:
			cargo = cargo.Plus(a.Force)
		case stw.SetDown:
			cargo = cargo.Minus(a.Force)
		}
	}
	out.Head = fmt.Sprintf("Aboard · %d of %d", cargo.Units(), most)
	if n := cargo.Units(); n != b.Cargo.Units() {
		out.Head = fmt.Sprintf("Aboard · %d → %d", b.Cargo.Units(), n)
	}
	for _, x := range []struct {
		piece string
		n     int
	}{{"soldier", cargo.Base}, {"elite", cargo.Elite}, {"farm", hold.Farms}, {"turret", hold.Turrets}} {
		for range x.n {
			out.Pieces = append(out.Pieces, x.piece)
		}
	}
	return out
}

// layBoard is what a click on the order space does in planning: it lays the kind of token that is chosen, or takes that back.
func (s *stwTable) layBoard(t *Table) rules.Action {
	if !t.acting() {
		return nil
	}
	p := stwState(t.g.Now())
	if stepOf(p) != "plan" {
		return nil
	}
	o := s.kindLeft(p, p.Clan(p.Turn()))
	var b rules.Action = stw.PlaceBoard{Order: o}
	if s.takesBack(p.CaravanBoard(p.Turn()).Token, o) {
		b = stw.TakeBoard{}
	}
	if p.Check(b) != nil {
		return nil
	}
	return b
}

// boardRows is the order space in the list of the own orders.
func (s *stwTable) boardRows(p *stw.State) []board.OrderRow {
	b := p.CaravanBoard(p.Turn())
	if b == nil || !b.Area.Is() {
		return nil
	}
	row := board.OrderRow{Spot: board.Spot{ID: "orders/caravan", What: targetCaravan, Lit: true}, Area: wordsCaravanBoard, Order: "no order yet", Pieces: []string{"truck"}}
	if b.Token != stw.NoOrder {
		row.Order, row.Sprite = orderNames[b.Token], "order-"+b.Token.String()
	}
	return []board.OrderRow{row}
}

// plateH is the height of the plate of the caravan at the side.
const plateH = 106

// caravanPlate says below the decision where the caravan stands whose board lies in the strip, and what it is good for.
func (s *stwTable) caravanPlate(t *Table, u *ui.UI, r draw.Rect, p *stw.State) float32 {
	b := p.CaravanBoard(s.opened(t))
	if s.turned() != "caravan" || b == nil || !b.Area.Is() || r.H < plateH {
		return 0
	}
	note := fmt.Sprintf(wordsCaravanPlate, p.CaravanStrength(b.Seat, stw.Attacking), p.CaravanStrength(b.Seat, stw.Defending))
	plate := board.CaravanPlate{Clan: t.clan(b.Clan), Head: "Caravan in " + b.Area.Name(), Note: note}
	for i, x := range b.Slots {
		plate.Lost[i] = !x.Truck
	}
	plate.Draw(u, draw.Rc(r.X, r.Y, r.W, plateH))
	return gap + plateH
}
