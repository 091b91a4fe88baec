package steam

import (
	"slices"

	"kettle/rules"
)

// seatsPhase is the auction of the places in the first turn order of the Basic game (STM-029 to STM-032).
func seatsPhase() Phase {
	return Phase{
		ID: "seats", Name: "First turn order", Clause: "STM-029", Ask: "bid for the next place in the turn order, or pass.",
		When:    func(s *State) bool { return s.d.Round == 1 },
		Enter:   func(t *Turn) { t.d.Auction = newAuction(len(t.d.Players)) },
		Next:    nextSeatBidder,
		After:   winSeat,
		Leave:   closeSeats,
		Choices: []Choice{bidding(), folding(passSeat)},
	}
}

// passSeat passes for the present place.
func passSeat(t *Turn) {
	t.d.Auction.Out = append(t.d.Auction.Out, t.Turn())
	t.Say(Folded{t.Turn()})
	t.EndTurn()
}

// winSeat gives the present place to the one who is left when all others have passed (STM-031).
func winSeat(t *Turn) {
	a := t.d.Auction
	if t.Bidders() != 1 {
		return
	}
	for i, seat := range t.d.Order {
		if t.in(seat) {
			fee := max(a.Bids[seat], 0)
			t.Pay(seat, fee, ForBid)
			t.Say(PlaceTaken{seat, len(a.Won) + 1, fee})
			a.Won = append(a.Won, seat)
			t.d.Place = i
		}
	}
	if f := t.m.Hooks.Loser; f != nil && len(a.Won) == len(t.d.Players)-1 {
		for _, seat := range t.d.Order {
			if fee := f(max(a.Bids[seat], 0)); !slices.Contains(a.Won, seat) && fee > 0 {
				t.Pay(seat, fee, ForBid)
				t.Say(BidLost{seat, fee})
			}
		}
	}
	a.clear()
}

// nextSeatBidder is the place of the next seat that bids: round the table among those without a place, the highest bidder
// aside; -1 when only the last place is left, which is free (STM-030, STM-031).
func nextSeatBidder(s *State) int {
	if len(s.d.Auction.Won) == len(s.d.Players)-1 {
		return -1
	}
	return nextBidder(s)
}

// closeSeats makes the places the turn order.
func closeSeats(t *Turn) {
	order := t.d.Auction.Won
	for _, seat := range t.d.Order {
		if !slices.Contains(order, seat) {
			t.Say(PlaceTaken{seat, len(order) + 1, 0})
		}
	}
	t.setOrder(order)
	t.d.Auction = nil
}

// orderByTiles is the Basic game's order of the next turn: by the numbers of the action tiles just taken (STM-033).
func orderByTiles(t *Turn) {
	order := slices.Collect(t.InPlay())
	slices.SortStableFunc(order, func(a, b rules.Seat) int {
		return t.m.Number(t.d.Players[a].Role) - t.m.Number(t.d.Players[b].Role)
	})
	t.setOrder(order)
}
