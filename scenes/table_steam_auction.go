package scenes

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/steam"
)

// bidding is the auction that is on: for one place after the other (Basic game), or for the turn order (Standard game).
func (eco steamEconomy) bidding(t *Table) *bidding {
	s := steamState(t.pos())
	seat := max(0, s.Turn())
	_, high := s.Auction().High()
	p, means := s.Player(seat), s.Means(seat)
	basic := s.Form().Basic()
	b := &bidding{title: "Auction for the order", clause: "STM-034", seat: s.Turn(), meant: noBid, least: high + 1, most: means,
		purse: fmt.Sprintf("You hold $%d.", p.Cash), costing: "STM-039", shortage: "STM-035",
		short: fmt.Sprintf("The least bid is $%d; you can pay $%d.", high+1, means)}
	var shown rules.Action
	if t.past < 0 {
		shown = t.shown()
	}
	if x, ok := shown.(steam.Bid); ok {
		b.meant = x.Dollars
	} else if b.least <= b.most && t.acting() {
		b.meant = b.least
	}
	b.bid = steam.Bid{Dollars: b.meant}
	b.last = slices.Clone(s.Auction().Bids)
	for i := range b.last {
		if s.Player(rules.Seat(i)).Out || slices.Contains(s.Auction().Won, rules.Seat(i)) {
			b.last[i] = noBid
		}
	}
	exit := bidExit{"auction/drop", "Pass", "", "STM-036", "D", dropTarget, steam.Fold{}}
	if basic {
		place := len(s.Auction().Won) + 1
		b.title, b.clause, b.costing, b.shortage = fmt.Sprintf("Auction · %s place", ordinals[place-1]), "STM-029", "STM-030", "STM-032"
		b.purse = fmt.Sprintf("You can pay $%d.", means)
		b.costs, b.costing = eco.seatCost(s, seat, b.meant)
		b.rows = seatStandings(s, shown)
		exit.text, exit.clause = fmt.Sprintf("no bid for place %d", place), "STM-029"
		if s.Bidders() == 2 && place == s.Seats()-1 { // who passes is last
			exit.text = fmt.Sprintf("%s place, pays %s", ordinals[place], play.Dollars(lastFee(s, b.last[seat])))
			if own := s.Map().Cite["STM-030"]; own != "" {
				exit.clause = own
			}
		}
		b.exits = []bidExit{exit}
		return b
	}
	in := s.Bidders()
	b.costs = costsByPlace(b.meant, in, func(place int) int { return s.FeeFor(b.meant, place) })
	b.rows = orderStandings(s, shown)
	exit.text = fmt.Sprintf("%s place, pays %s", ordinals[in-1], play.Dollars(s.Fee(seat)))
	b.exits = []bidExit{exit}
	if p.Last == steam.TurnOrder {
		b.exits = append(b.exits, bidExit{"auction/stay", "Pass by Turn Order", "stay in, once", "STM-037", "F", stayTarget, steam.StayIn{}})
	}
	return b
}

// playing is how many seats are not bankrupt.
func playing(s *steam.State) (n int) {
	for range s.InPlay() {
		n++
	}
	return n
}

// seatCost says what winning a place by a bid would cost, and its clause.
func (eco steamEconomy) seatCost(s *steam.State, seat rules.Seat, bid int) (text, clause string) {
	if bid <= 0 {
		return "Wins the place for nothing if nobody bids.", "STM-031"
	}
	p := s.Player(seat)
	after, _ := s.After(p, bid, steam.ForBid)
	got := after.Book.Capital - p.Book.Capital
	switch {
	case got == 0:
		return fmt.Sprintf("Paid if it wins; $%d stay.", after.Cash), "STM-030"
	case after.VP < p.VP:
		return fmt.Sprintf("Needs $%d of capital: income −%d, %d VP.", got, p.Income-after.Income, p.VP-after.VP), "STM-044"
	}
	return fmt.Sprintf("Needs $%d of capital: income −%d; $%d stay.", got, p.Income-after.Income, after.Cash), "STM-042"
}

// seatStandings are the places that are won, then the auction for the next one as it stands after the action a.
func seatStandings(s *steam.State, a rules.Action) (out []standing) {
	auction := s.Auction()
	for i, seat := range auction.Won {
		out = append(out, standing{seat, i + 1, noBid, wonFor(s, seat), "has the place"})
	}
	place := len(auction.Won) + 1
	bids, gone := slices.Clone(auction.Bids), slices.Clone(auction.Out)
	switch a := a.(type) {
	case steam.Bid:
		bids[s.Turn()] = a.Dollars
	case steam.Fold:
		gone = append(gone, s.Turn())
	}
	best := rules.Nobody
	for seat := range s.InPlay() {
		if slices.Contains(auction.Won, seat) {
			continue
		}
		if best < 0 && !slices.Contains(gone, seat) || best >= 0 && bids[seat] > bids[best] {
			best = seat
		}
	}
	if n := s.Seats() - len(auction.Won) - len(gone); bids[max(0, best)] == steam.NoBid && n > 1 {
		best = rules.Nobody // nobody leads yet
	}
	for seat := range s.InPlay() {
		switch {
		case slices.Contains(auction.Won, seat):
		case seat != best && best >= 0 && place == s.Seats()-1:
			why, fee := "the last place is free", lastFee(s, bids[seat])
			if fee > 0 {
				why = "half of the bid"
			}
			out = append(out, standing{seat, place + 1, bids[seat], fee, why})
		case seat == best:
			out = append(out, standing{seat, place, bids[seat], max(0, bids[seat]), "has the highest bid"})
		case slices.Contains(gone, seat):
			out = append(out, standing{seat, 0, bids[seat], unpaid, "passes for it"})
		case bids[seat] > steam.NoBid:
			out = append(out, standing{seat, 0, bids[seat], unpaid, "may bid more"})
		default:
			out = append(out, standing{seat, 0, bids[seat], unpaid, "no bid yet"})
		}
	}
	byPlace(out)
	return out
}

// lastFee is what the one without a place pays of a last bid (STM-030, HOK-05).
func lastFee(s *steam.State, bid int) int {
	if f := s.Map().Hooks.Loser; f != nil {
		return f(max(0, bid))
	}
	return 0
}

// wonFor is what a seat has paid for its place.
func wonFor(s *steam.State, seat rules.Seat) int { return s.Player(seat).Book.Bids }

// orderStandings plays the auction of a turn order to its end in the head: after the action a, if there is one, everybody
// passes.
func orderStandings(s *steam.State, a rules.Action) (out []standing) {
	all := playing(s)
	auction := s.Auction()
	bids := slices.Clone(auction.Bids)
	row := func(seat rules.Seat, place, paid int) {
		why := feeOfPlace(place, all)
		if bids[seat] == steam.NoBid && place < all {
			why = "no bid"
		}
		out = append(out, standing{seat, place, bids[seat], paid, why})
	}
	for i, seat := range auction.Out {
		row(seat, all-i, s.FeeFor(bids[seat], all-i))
	}
	if a == nil {
		a = steam.Fold{}
	}
	for s.Auction() != nil {
		o, err := s.Apply(a)
		if err != nil {
			break
		}
		for _, e := range o.Events {
			switch e := e.(type) {
			case steam.BidMade:
				bids[e.Seat] = e.Dollars
			case steam.PlaceTaken:
				row(e.Seat, e.Place, e.Paid)
			}
		}
		s, a = steamState(o.Next), steam.Fold{}
	}
	byPlace(out)
	return out
}

// feeOfPlace says what a place of so many pays.
func feeOfPlace(place, all int) string {
	switch {
	case place == 1 || place == 2 && place < all:
		return "pays in full"
	case place == all && all > 2:
		return "pays nothing"
	}
	return "half, rounded up"
}
