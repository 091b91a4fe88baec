package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rng"
)

// caravanOrders puts the order space of the caravan board into play.
func caravanOrders(b *Box) {
	b.Offer("plan", choice("SOH-26", func(_ *State, _ Pending, yield func(PlaceBoard)) {
		for o := OrderMove; o < numOrders; o++ {
			yield(PlaceBoard{o})
		}
	}, func(s *State, p Pending, a PlaceBoard) error {
		switch {
		case a.Order == NoOrder || a.Order >= numOrders:
			return rules.Refuse("STW-008", "there is no such Order token")
		case !s.CaravanAt(p.Seat).Is():
			return rules.Refuse("SOH-26", "you have no caravan")
		case s.Caravan(p.Seat).Down == a.Order:
			return rules.Refuse("SOH-26", "that token lies there already")
		case s.TokensLeft(s.Clan(p.Seat), a.Order) == 0:
			return rules.Refuse("STW-067", fmt.Sprintf("your %d %s tokens are all in use", s.b.Orders[a.Order], a.Order))
		}
		return nil
	}, func(t *Turn, p Pending, a PlaceBoard) {
		t.caravan(p.Seat).Down = a.Order
		t.Say(BoardPlaced{p.Seat, a.Order})
	}))
	b.Offer("plan", choice("SOH-26", just(TakeBoard{}), func(s *State, p Pending, _ TakeBoard) error {
		if s.Caravan(p.Seat).Down == NoOrder {
			return rules.Refuse("SOH-26", "you have no token there")
		}
		return nil
	}, func(t *Turn, p Pending, _ TakeBoard) {
		t.caravan(p.Seat).Down = NoOrder
		t.Say(BoardPlaced{p.Seat, NoOrder})
	}))
	b.Offer("activate", choice("SOH-26", func(s *State, p Pending, yield func(UseBoard)) {
		if s.Caravan(p.Seat).Ordered() && s.Clan(p.Seat) == p.Clan {
			for _, id := range s.boardUses() {
				yield(UseBoard{id})
			}
		}
	}, func(s *State, p Pending, a UseBoard) error { return s.mayUseBoard(p, a.Use) }, func(t *Turn, p Pending, a UseBoard) {
		t.Pop()
		u, face, at := t.boardUse(a.Use), t.boardFace(p.Seat), t.CaravanAt(p.Seat)
		t.Say(BoardUsed{p.Seat, face, t.usedAs(p.Seat, u), a.Use})
		v := t.caravan(p.Seat)
		v.Token, v.Down, v.Covered = NoOrder, NoOrder, false
		u.Do(t, p.Clan, at)
		if u.Special != NoSpecial {
			t.Player(p.Seat).Specials[u.Special]++
			t.Pay(p.Seat, t.Cost(p.Clan, u.Special))
		}
	}))
	b.Offer("activate", discardBoard("STW-078", func(s *State, p Pending) error {
		if !s.Caravan(p.Seat).Ordered() || s.Clan(p.Seat) != p.Clan {
			return rules.Refuse("SOH-26", "no Order token is on your caravan board")
		}
		if slices.ContainsFunc(s.boardUses(), func(id string) bool { return s.mayUseBoard(p, id) == nil }) {
			return rules.Refuse("STW-078", "only a token that allows nothing may be discarded")
		}
		return nil
	}))
	b.Offer("intercepted", discardBoard("STW-188", func(s *State, p Pending) error {
		if s.Caravan(p.Seat).Token == NoOrder {
			return rules.Refuse("STW-188", "no revealed Order token is on your caravan board")
		}
		return nil
	}))
	b.Rules = append(b.Rules, Rule{"Caravan board", "SOH-26", Hooks{Revealed: revealBoards, Upkept: func(t *Turn) {
		for seat := range t.d.Caravans {
			t.uncover(rules.Seat(seat))
		}
	}}})
}

// discardBoard is the choice to return the token on the caravan board.
func discardBoard(clause string, may func(*State, Pending) error) Choice {
	return choice(clause, just(DiscardBoard{}), func(s *State, p Pending, _ DiscardBoard) error { return may(s, p) }, func(t *Turn, p Pending, _ DiscardBoard) {
		t.Pop()
		t.uncover(p.Seat)
	})
}

// revealBoards turns the tokens on the caravan boards over (SOH-26), but those under EMP Fields (SOH-40).
func revealBoards(t *Turn) {
	for i := range t.d.Caravans {
		v, seat := t.caravan(rules.Seat(i)), rules.Seat(i)
		if v.Down == NoOrder {
			continue
		}
		if v.Covered = t.KitLevel(seat, EMPFields) == 1; !v.Covered {
			v.Token, v.Down = v.Down, NoOrder
		}
		t.Say(BoardRevealed{seat, v.Token})
	}
}

// guessToken is a face that a token under EMP Fields may have.
func (s *State) guessToken(r *rng.Stream, seat rules.Seat) Order {
	var faces []Order
	for o := OrderMove; o < numOrders; o++ {
		if s.TokensLeft(s.Clan(seat), o) > 0 {
			faces = append(faces, o)
		}
	}
	return faces[r.Intn(len(faces))]
}

// guessBoard puts a token by chance on a seat's caravan board, or none.
func (s *State) guessBoard(r *rng.Stream, seat rules.Seat) {
	if s.CaravanAt(seat).Is() && r.Intn(2) > 0 {
		s.d.Caravans[seat].Down = s.guessToken(r, seat)
	}
}
