package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// planningSteps let one seat after the other place its tokens, then reveal them all (STW-067 to STW-069).
func planningSteps() []*Step {
	return []*Step{
		{ID: "planning", Name: "Order Planning", Clause: "STW-068", Run: func(t *Turn, _ Pending) {
			var todo []Pending
			for _, seat := range t.ConclaveSeats() {
				todo = append(todo, Pending{Do: "plan", Seat: seat})
			}
			t.Push(todo...)
		}},
		{ID: "plan", Name: "Order Planning", Clause: "STW-067", Ask: "put Order tokens face down in your areas.",
			Asks: func(s *State, p Pending) bool { return len(s.ordered(p.Seat)) > 0 },
			Choices: []Choice{
				choice("STW-068", just(Confirm{}), free, func(t *Turn, p Pending, _ Confirm) {
					t.Pop()
					t.d.Plans[p.Seat].Done = true
					t.Say(Planned{p.Seat})
				}),
				choice("STW-067", func(s *State, p Pending, yield func(PlaceOrder)) {
					for _, a := range s.ordered(p.Seat) {
						for o := OrderMove; o < numOrders; o++ {
							yield(PlaceOrder{a, o})
						}
					}
				}, checkOrder, func(t *Turn, p Pending, a PlaceOrder) {
					plan := &t.d.Plans[p.Seat]
					plan.drop(a.Area)
					plan.Tokens = append(plan.Tokens, Token{t.Controller(a.Area), a.Order, a.Area})
					slices.SortFunc(plan.Tokens, func(x, y Token) int { return int(x.At) - int(y.At) })
					t.Say(OrderPlaced{p.Seat, a.Area, a.Order})
				}),
				choice("STW-067", func(s *State, p Pending, yield func(TakeOrder)) {
					for _, tok := range s.d.Plans[p.Seat].Tokens {
						yield(TakeOrder{tok.At})
					}
				}, func(s *State, p Pending, a TakeOrder) error {
					if s.d.Plans[p.Seat].in(a.Area) == NoOrder {
						return rules.Refuse("STW-067", "you have no token there")
					}
					return nil
				}, func(t *Turn, p Pending, a TakeOrder) {
					t.d.Plans[p.Seat].drop(a.Area)
					t.Say(OrderPlaced{p.Seat, a.Area, NoOrder})
				}),
			}},
		{ID: "reveal", Name: "Order Planning", Clause: "STW-069", Run: reveal},
	}
}

// ordered lists the areas in which a seat may put tokens: those of its clans (STW-067, PWW-23).
func (s *State) ordered(seat rules.Seat) (out []Area) {
	for _, a := range Lands() {
		if s.Controls(seat, a) {
			out = append(out, a)
		}
	}
	return out
}

// in is the face of the token in an area.
func (p *Plan) in(a Area) Order {
	for _, t := range p.Tokens {
		if t.At == a {
			return t.Order
		}
	}
	return NoOrder
}

// drop takes the token of an area back.
func (p *Plan) drop(a Area) {
	p.Tokens = slices.DeleteFunc(p.Tokens, func(t Token) bool { return t.At == a })
	if len(p.Tokens) == 0 {
		p.Tokens = nil
	}
}

func checkOrder(s *State, p Pending, a PlaceOrder) error {
	switch {
	case a.Order == NoOrder || a.Order >= numOrders:
		return rules.Refuse("STW-008", "there is no such Order token")
	case !a.Area.Land() || !s.Controls(p.Seat, a.Area):
		return rules.Refuse("STW-067", "tokens go into areas that your clan controls")
	case s.d.Plans[p.Seat].in(a.Area) == a.Order:
		return rules.Refuse("STW-067", "that token lies there already")
	case s.TokensLeft(s.Controller(a.Area), a.Order) == 0:
		return rules.Refuse("STW-067", fmt.Sprintf("your %d %s tokens are all in use", s.b.Orders[a.Order], a.Order))
	}
	return nil
}

// reveal turns all tokens over; Decoys go back at once (STW-069).
func reveal(t *Turn, _ Pending) {
	t.Reveal()
	for seat := range t.d.Plans {
		plan := t.d.Plans[seat]
		t.d.Plans[seat] = Plan{}
		if !t.d.Players[seat].Out {
			t.Say(Revealed{rules.Seat(seat), plan.Tokens})
		}
		for _, tok := range plan.Tokens {
			if tok.Order != OrderDecoy {
				t.At(tok.At).Token = Token{Clan: tok.Clan, Order: tok.Order}
			}
		}
	}
	t.rules(func(r *Rule) {
		if r.Revealed != nil {
			r.Revealed(t)
		}
	})
}
