package scenes

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
)

// bidding is the auction for the order of a round.
func (eco aosEconomy) bidding(t *Table) *bidding {
	s := aosState(t.pos())
	seat := max(0, s.Turn())
	_, high := s.Auction().High()
	cash := s.Player(seat).Cash
	b := &bidding{title: "Auction for the order", clause: "AOS-032", seat: s.Turn(), meant: noBid, least: high + 1, most: cash,
		purse: fmt.Sprintf("You hold $%d.", cash), costing: "AOS-038",
		short: fmt.Sprintf("The least bid is $%d; you hold $%d.", high+1, cash), shortage: "AOS-034"}
	if x, ok := t.shown().(ageofsteam.Bid); ok {
		b.meant = x.Dollars
	} else if b.least <= b.most && t.acting() {
		b.meant = b.least
	}
	b.bid, b.costs = ageofsteam.Bid{Dollars: b.meant}, bidCosts(s, b.meant)
	var shown rules.Action
	if t.past < 0 {
		shown = t.shown()
	}
	b.rows = standings(s, shown)
	for i, bid := range s.Auction().Bids {
		if bid == 0 && !slices.Contains(s.Auction().Out, rules.Seat(i)) || s.Player(rules.Seat(i)).Out {
			bid = noBid
		}
		b.last = append(b.last, bid)
	}
	place := s.Seats() - countOut(s) - len(s.Auction().Out)
	text := fmt.Sprintf("%s place, pays %s", ordinals[max(0, place-1)], play.Dollars(s.Fee(seat)))
	b.exits = []bidExit{{"auction/drop", "Drop out", text, "AOS-037", "D", dropTarget, ageofsteam.Drop{}}}
	if s.Player(seat).Last == ageofsteam.TurnOrder {
		b.exits = append(b.exits, bidExit{"auction/stay", "Free pass", "stay in, once, no bid", "AOS-035", "F", stayTarget, ageofsteam.StayIn{}})
	}
	return b
}

// standings plays the auction to its end in the head: after the action a, if there is one, everybody drops out.
func standings(s *ageofsteam.State, a rules.Action) (out []standing) {
	n := s.Seats() - countOut(s)
	auction := s.Auction()
	for i, seat := range auction.Out {
		out = append(out, standing{seat, n - i, bidOf(auction.Bids[seat]), s.FeeFor(auction.Bids[seat], n-i), feeWords(i, n)})
	}
	if a == nil {
		a = ageofsteam.Drop{}
	}
	dropped := len(auction.Out)
	bids := slices.Clone(auction.Bids)
	for s.Auction() != nil {
		o, err := s.Apply(a)
		if err != nil {
			break
		}
		for _, e := range o.Events {
			switch e := e.(type) {
			case ageofsteam.BidMade:
				bids[e.Seat] = e.Dollars
			case ageofsteam.PlaceTaken:
				words := "pays in full"
				switch {
				case e.Place > 1:
					if words = feeWords(dropped, n); bids[e.Seat] == 0 && dropped > 0 {
						words = "no bid"
					}
					dropped++
				case bids[e.Seat] == 0:
					words = "no other bid"
				}
				out = append(out, standing{e.Seat, e.Place, bidOf(bids[e.Seat]), e.Paid, words})
			}
		}
		s, a = aosState(o.Next), ageofsteam.Drop{}
	}
	byPlace(out)
	return out
}

// bidOf is a bid as a standing has it; here $0 is none.
func bidOf(dollars int) int {
	if dollars == 0 {
		return noBid
	}
	return dollars
}

func feeWords(i, n int) string {
	switch {
	case i == 0:
		return "first to drop out"
	case n-i == 2:
		return "pays in full"
	}
	return "half, rounded up"
}

// bidCosts says what a bid would cost in each place that its seat can still come to.
func bidCosts(s *ageofsteam.State, n int) string {
	in := s.Seats() - countOut(s)
	return costsByPlace(n, in-len(s.Auction().Out), func(place int) int { return s.FeeFor(n, place) })
}
