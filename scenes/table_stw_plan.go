package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// Order Planning: a kind of token is taken by its key, by a click on the tray, or dragged from it; a click on an own area
// lays it there at once, another one takes it back. Only the seal asks to be confirmed.

// kindLeft is the kind of token of a clan that a click lays: the chosen one, or the first that is left.
func (s *stwTable) kindLeft(p *stw.State, c stw.Clan) stw.Order {
	if s.order != stw.NoOrder && p.TokensLeft(c, s.order) > 0 {
		return s.order
	}
	for o := stw.OrderMove; o <= stw.OrderDecoy; o++ {
		if p.TokensLeft(c, o) > 0 {
			return o
		}
	}
	return stw.NoOrder
}

// laid is the token that the planning seat has in an area.
func laid(p *stw.State, a stw.Area) stw.Order {
	for _, x := range p.Plan(p.Turn()).Tokens {
		if x.At == a {
			return x.Order
		}
	}
	return stw.NoOrder
}

// layOrder is what a click on a thing of Europa does in planning; nil where it does nothing.
func (s *stwTable) layOrder(t *Table, x rules.Target) rules.Action {
	if x == targetCaravan {
		return s.layBoard(t)
	}
	if !t.acting() || x.Kind != stw.TargetArea {
		return nil
	}
	p := stwState(t.g.Now())
	if stepOf(p) != "plan" {
		return nil
	}
	a := stw.Area(x.ID)
	o := s.kindLeft(p, p.Controller(a))
	var b rules.Action = stw.PlaceOrder{Area: a, Order: o}
	if s.takesBack(laid(p, a), o) {
		b = stw.TakeOrder{Area: a}
	}
	if p.Check(b) != nil {
		return nil
	}
	return b
}

// takesBack reports whether a click takes back the token that lies there: where it would lay the same, or no kind is chosen, or
// none is left.
func (s *stwTable) takesBack(lies, lay stw.Order) bool {
	return lies != stw.NoOrder && (lies == lay || s.order == stw.NoOrder || lay == stw.NoOrder)
}

// plans lets a click of planning lay its token, and leaves the rest of the answer.
func (s *stwTable) plans(t *Table, u *ui.UI, a board.Answer) board.Answer {
	if b := s.layOrder(t, a.Clicked); b != nil {
		u.Act()
		t.do(u, b)
		a.Clicked = rules.Target{}
	}
	return a
}

// drawTray draws the tokens to be placed, and lets them be dragged to the board.
func (s *stwTable) drawTray(t *Table, u *ui.UI, r draw.Rect, p *stw.State) {
	seat := p.Turn()
	c := p.Clan(seat)
	pure, contra := p.Player(seat).Fuel.Barrels()
	tray := board.OrderTray{Clan: t.clan(c), Word: "Orders", Pure: pure, Contraband: contra, Tokens: p.SpecialsLeft(seat),
		Spend: fmt.Sprintf("%d algofuel, %s", pure+contra, count(p.SpecialsLeft(seat), "special action"))}
	does := orderDoes
	if p.CaravanAt(seat).Is() {
		does = orderDoesHope
	}
	for o := stw.OrderMove; o <= stw.OrderDecoy; o++ {
		x := rules.Target{Kind: stw.TargetOrder, ID: int(o)}
		all, left := p.Box().Orders[o], p.TokensLeft(c, o)
		tray.Kinds = append(tray.Kinds, board.OrderKind{Spot: board.Spot{ID: "order/" + o.String(), What: x, Lit: left > 0, Chosen: o == s.kindLeft(p, c), Key: fmt.Sprint(int(o))},
			Name: orderNames[o], Sprite: "order-" + o.String(), Left: left, All: all, Placed: fmt.Sprintf("%d placed", all-left), Does: does[o]})
		if v := p.Vassal(seat); v != stw.NoClan {
			k := &tray.Kinds[len(tray.Kinds)-1]
			k.Lit, k.Placed = k.Lit || p.TokensLeft(v, o) > 0, fmt.Sprintf("%d placed, vassal has %d of %d", all-left, p.TokensLeft(v, o), all)
		}
	}
	a := tray.Draw(u, r)
	if a.Clicked.Kind == stw.TargetOrder {
		u.Act()
		s.order = stw.Order(a.Clicked.ID)
	}
	s.letGo(t, u, p, a.Carried)
	a.Clicked = rules.Target{}
	t.meet(u, a.Answer)
}

// letGo lays a token that was dragged onto an area.
func (s *stwTable) letGo(t *Table, u *ui.UI, p *stw.State, carried rules.Target) {
	was := s.carried
	s.carried = carried
	if was.Kind == "" || carried.Kind != "" {
		return
	}
	top, ok := u.L.At(draw.Pt(u.In.X, u.In.Y))
	a, on := board.AreaOf(top.What)
	if !ok {
		return
	}
	o := stw.Order(was.ID)
	var b rules.Action
	switch {
	case on:
		b = stw.PlaceOrder{Area: stw.Area(a), Order: o}
	case top.What == targetCaravan:
		b = stw.PlaceBoard{Order: o}
	default:
		return
	}
	if p.Check(b) == nil {
		s.order = o
		u.Act()
		t.do(u, b)
	}
}

// orderCard is the list of the own areas with what lies there.
func (s *stwTable) orderCard(t *Table, u *ui.UI, r draw.Rect, p *stw.State) float32 {
	seat := p.Turn()
	list := board.OrderList{Head: "Your orders", Clan: t.clan(p.Clan(seat)), Note: wordsOrderNote, Clause: "STW-070"}
	n := 0
	for _, a := range planned(p) {
		x := board.AreaTarget(int(a))
		row := board.OrderRow{Spot: board.Spot{ID: "orders/" + a.String(), What: x, Lit: laid(p, a) == stw.NoOrder, Chosen: t.hotTarget == x}, Area: a.Name(), Order: "no order yet", Clan: t.clan(p.Controller(a))}
		f := p.Force(a, p.Controller(a))
		if p.CaravanIn(a, p.Controller(a)) {
			row.Pieces = append(row.Pieces, "truck")
		}
		for range f.Base {
			row.Pieces = append(row.Pieces, "soldier")
		}
		for range f.Elite {
			row.Pieces = append(row.Pieces, "elite")
		}
		if p.At(a).Beacon != stw.NoClan {
			row.Pieces = append(row.Pieces, "beacon")
		}
		if o := laid(p, a); o != stw.NoOrder {
			n++
			row.Order, row.Sprite = orderNames[o], "order-"+o.String()
		}
		list.Rows = append(list.Rows, row)
	}
	list.Count = fmt.Sprintf("%d of %s", n, count(len(list.Rows), "area"))
	list.Rows = append(list.Rows, s.boardRows(p)...)
	const secret = 90
	room := r
	if r.H > 300 {
		room.H -= secret + gap
	}
	felt := len(u.L.Items)
	u.Felt(room)
	a, used := list.Draw(u, draw.Rc(room.X, room.Y, room.W, room.H-planBackH-4))
	s.planBack(t, u, draw.Rc(r.X+10, r.Y+used+2, r.W-20, planBackH-6))
	used += planBackH
	u.L.Items[felt].Rect.H = used + 4
	s.meetBoard(t, u, a)
	used += 4
	if r.H-used-gap >= secret {
		board.SecretNote{Text: wordsSecret, Clause: "STW-069"}.Draw(u, draw.Rc(r.X, r.Y+used+gap, r.W, secret))
		used += gap + secret
	}
	return used
}

// free is how many own areas are still without a token, while there are tokens.
func (s *stwTable) free(p *stw.State) (n int) {
	for _, a := range planned(p) {
		if laid(p, a) == stw.NoOrder && s.kindLeft(p, p.Controller(a)) != stw.NoOrder {
			n++
		}
	}
	return n
}

// planned are the areas of the seat that plans, its vassal's after its own.
func planned(p *stw.State) []stw.Area {
	return append(p.Held(p.Clan(p.Turn())), p.Held(p.Vassal(p.Turn()))...)
}

// doubts: the seal asks once while areas are still free.
func (s *stwTable) doubts(t *Table, a rules.Action) bool {
	_, seal := a.(stw.Confirm)
	return seal && s.free(stwState(t.g.Now())) > 0
}
