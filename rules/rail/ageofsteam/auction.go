package ageofsteam

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// An Auction is the bidding for the player order while it goes on (AOS-032).
type Auction struct {
	Bids   []int        `json:"bids"`             // by seat: the last bid in $, 0 before the first
	Out    []rules.Seat `json:"out,omitempty"`    // who has dropped out, first to last
	Passed bool         `json:"passed,omitempty"` // Turn Order has passed (AOS-035)
}

// High is the highest bid and who made it, rules.Nobody before the first.
func (a *Auction) High() (by rules.Seat, dollars int) {
	by = rules.Nobody
	for seat, n := range a.Bids {
		if n > dollars {
			by, dollars = rules.Seat(seat), n
		}
	}
	return by, dollars
}

// Auction is the bidding that is on; nil outside its phase. It is lent.
func (s *State) Auction() *Auction { return s.d.Auction }

// bidders is how many seats are still in the auction.
func (s *State) bidders() int { return s.inPlay() - len(s.d.Auction.Out) }

// inPlay is how many seats are not eliminated.
func (s *State) inPlay() (n int) {
	for _, p := range s.d.Players {
		if !p.Out {
			n++
		}
	}
	return n
}

// Fee is what a seat that drops out now would pay (AOS-038 to AOS-040). It is 0 outside an auction.
func (s *State) Fee(seat rules.Seat) int {
	if s.d.Auction == nil {
		return 0
	}
	return s.FeeFor(s.d.Auction.Bids[seat], s.bidders())
}

// FeeFor is what a bid costs in a place of the order: who is last nothing, first and second the bid, the others half of it,
// rounded up (AOS-038 to AOS-040).
func (s *State) FeeFor(bid, place int) int {
	switch {
	case place == 1:
		return bid
	case place == s.inPlay():
		return 0
	case place == 2:
		return bid
	}
	return (bid + 1) / 2
}

// Bid bids for the player order (AOS-033).
type Bid struct {
	Dollars int `json:"dollars"`
}

// Drop drops out of the auction (AOS-037).
type Drop struct{}

// StayIn passes once without a bid, as Turn Order allows (AOS-035).
type StayIn struct{}

// Kind is "bid".
func (Bid) Kind() string { return "bid" }

// Kind is "drop-out".
func (Drop) Kind() string { return "drop-out" }

// Kind is "stay-in".
func (StayIn) Kind() string { return "stay-in" }

func (a Bid) String() string  { return fmt.Sprintf("bid $%d", a.Dollars) }
func (Drop) String() string   { return "drop out" }
func (StayIn) String() string { return "pass by Turn Order" }

// Targets is the bid.
func (a Bid) Targets() []rules.Target { return play.At(play.TargetBid, a.Dollars) }

// Targets is the button.
func (Drop) Targets() []rules.Target { return play.At(play.TargetButton, 0) }

// Targets is the second button.
func (StayIn) Targets() []rules.Target { return play.At(play.TargetButton, 1) }

// A BidMade event says what a seat bids.
type BidMade struct {
	Seat    rules.Seat `json:"seat"`
	Dollars int        `json:"dollars"`
}

// StayedIn says that a seat passed by Turn Order.
type StayedIn struct {
	Seat rules.Seat `json:"seat"`
}

// PlaceTaken says which place in the order a seat gets, from 1, and what it pays.
type PlaceTaken struct {
	Seat  rules.Seat `json:"seat"`
	Place int        `json:"place"`
	Paid  int        `json:"paid"` // $
}

// Kind is "bid".
func (BidMade) Kind() string { return "bid" }

// Kind is "stayed".
func (StayedIn) Kind() string { return "stayed" }

// Kind is "order".
func (PlaceTaken) Kind() string { return "order" }

// AuctionPhase is the phase in which the player order is auctioned (AOS-032 to AOS-041).
func AuctionPhase() Phase {
	return Phase{
		ID: play.PhaseAuction, Name: "Player order", Clause: "AOS-033", Asking: askForBid,
		Enter:   func(t *Turn) { t.d.Auction = &Auction{Bids: make([]int, len(t.d.Players))} },
		Next:    nextBidder,
		Leave:   closeAuction,
		Choices: []Choice{bidding(), stayingIn(), dropping()},
	}
}

func askForBid(s *State) string {
	if _, high := s.d.Auction.High(); high > 0 {
		return fmt.Sprintf("bid more than $%d, or drop out.", high)
	}
	return "open the bidding for the player order, or drop out."
}

// nextBidder is the place of the next seat that bids: in the order so far, without those who have dropped out and the
// highest bidder (AOS-032, AOS-036).
func nextBidder(s *State) int {
	if s.bidders() < 2 {
		return -1
	}
	high, _ := s.d.Auction.High()
	n := len(s.d.Order)
	for i := 1; i <= n; i++ {
		place := (s.d.Place + i) % n
		seat := s.d.Order[place]
		if seat != high && !s.d.Players[seat].Out && !slices.Contains(s.d.Auction.Out, seat) {
			return place
		}
	}
	return -1
}

// closeAuction pays for the last one left and sets the order (AOS-037, AOS-038).
func closeAuction(t *Turn) {
	a, old := t.d.Auction, t.d.Order
	var order []rules.Seat
	for _, seat := range old {
		if !t.d.Players[seat].Out && !slices.Contains(a.Out, seat) {
			order = append(order, seat)
			t.payBid(seat, a.Bids[seat])
			t.Say(PlaceTaken{seat, 1, a.Bids[seat]})
		}
	}
	for _, seat := range slices.Backward(a.Out) {
		order = append(order, seat)
	}
	for _, seat := range old {
		if t.d.Players[seat].Out {
			order = append(order, seat)
		}
	}
	t.d.Order, t.d.Auction = order, nil
}

func (t *Turn) payBid(seat rules.Seat, dollars int) {
	t.d.Players[seat].Cash -= dollars
	t.d.Players[seat].Bids += dollars
}

func bidding() Choice {
	return Choice{
		Kind: Bid{}.Kind(), Clause: "AOS-033",
		Legal: func(s *State, yield func(rules.Action)) {
			_, high := s.d.Auction.High()
			for n := high + 1; n <= s.Player(s.Turn()).Cash; n++ {
				yield(Bid{n})
			}
		},
		Check: func(s *State, a rules.Action) error {
			n := a.(Bid).Dollars
			_, high := s.d.Auction.High()
			switch cash := s.Player(s.Turn()).Cash; {
			case n < 1:
				return rules.Refuse("AOS-033", "a bid is at least $1")
			case n <= high:
				return rules.Refuse("AOS-033", fmt.Sprintf("a bid is higher than the last one, which is $%d", high))
			case n > cash:
				return rules.Refuse("AOS-034", fmt.Sprintf("a bid is no higher than your cash, which is $%d", cash))
			}
			return nil
		},
		Do: func(t *Turn, a rules.Action) {
			n := a.(Bid).Dollars
			t.d.Auction.Bids[t.Seat()] = n
			t.Say(BidMade{t.Seat(), n})
			t.EndTurn()
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			n, p := a.(Bid).Dollars, s.Player(s.Turn())
			l.Line("If it stays the highest", "coins", play.Signed(-n), -1, "AOS-038")
			if len(s.d.Auction.Out) > 0 && s.bidders() > 2 {
				l.Line("If outbid, once others drop out", "coins", play.Signed(-(n+1)/2), -1, "AOS-038")
			}
			l.after.Cash = p.Cash - n
		},
	}
}

func stayingIn() Choice {
	return Choice{
		Kind: StayIn{}.Kind(), Clause: "AOS-035", Legal: play.One[*State](StayIn{}),
		Check: func(s *State, _ rules.Action) error {
			a, seat := s.d.Auction, s.Turn()
			high, _ := a.High()
			switch {
			case s.Player(seat).Last != TurnOrder:
				return rules.Refuse("AOS-035", "only who took Turn Order in the round before may pass and stay in")
			case a.Passed:
				return rules.Refuse("AOS-035", "Turn Order passes once in an auction; it has")
			case s.bidders() == 2 && high != rules.Nobody:
				return rules.Refuse("AOS-036", "two are left and the other holds the highest bid: bid or drop out")
			}
			return nil
		},
		Do: func(t *Turn, _ rules.Action) {
			t.d.Auction.Passed = true
			t.Say(StayedIn{t.Seat()})
			t.EndTurn()
		},
	}
}

func dropping() Choice {
	return Choice{
		Kind: Drop{}.Kind(), Clause: "AOS-037", Legal: play.One[*State](Drop{}), Check: play.Always[*State],
		Do: func(t *Turn, _ rules.Action) {
			seat, paid := t.Seat(), t.Fee(t.Seat())
			t.payBid(seat, paid)
			t.Say(PlaceTaken{seat, t.bidders(), paid})
			t.d.Auction.Out = append(t.d.Auction.Out, seat)
			t.EndTurn()
		},
		Ledger: func(s *State, _ rules.Action, l *Ledger) {
			l.Line("Place", "", fmt.Sprint(s.bidders()), 0, "AOS-037")
			l.Cash(-s.Fee(s.Turn()), "AOS-038")
		},
	}
}

// soundAuction refuses an auction that could not be.
func (s *State) soundAuction() error {
	a := s.d.Auction
	if (a != nil) != (s.Phase().ID == "auction" && s.d.Over == nil) {
		return fmt.Errorf("an auction in phase %s", s.d.Phase)
	}
	if a == nil {
		return nil
	}
	if len(a.Bids) != len(s.d.Players) {
		return fmt.Errorf("%d bids", len(a.Bids))
	}
	for seat, n := range a.Bids {
		if n < 0 || n > s.d.Players[seat].Cash && !slices.Contains(a.Out, rules.Seat(seat)) {
			return fmt.Errorf("a bid of %d", n)
		}
		if n > 0 && slices.Contains(a.Bids[:seat], n) {
			return fmt.Errorf("two bids of %d", n)
		}
	}
	for i, seat := range a.Out {
		if seat < 0 || int(seat) >= len(s.d.Players) || slices.Contains(a.Out[:i], seat) || s.d.Players[seat].Out {
			return fmt.Errorf("seat %d has dropped out", seat)
		}
	}
	high, _ := a.High()
	if at := s.seatAt(s.d.Place); s.bidders() < 2 || slices.Contains(a.Out, at) || at == high {
		return fmt.Errorf("seat %d bids", at)
	}
	return nil
}

// Line is the action in words.
func (a Bid) Line(*State) rules.Line {
	return rules.Line{Text: "Bid " + play.Dollars(a.Dollars), Icon: "coins", Clause: "AOS-033"}
}

// Line is the action in words.
func (Drop) Line(s *State) rules.Line {
	l := rules.Line{Text: "Drop out", Icon: "coins", Clause: "AOS-037"}
	if s.d.Auction != nil && s.d.Over == nil {
		l.Value = play.Signed(-s.Fee(s.actor()))
	}
	return l
}

// Line is the action in words.
func (StayIn) Line(*State) rules.Line {
	return rules.Line{Text: "Pass by Turn Order", Icon: TurnOrder.Icon(), Clause: "AOS-035"}
}

// Line is the event in words.
func (e BidMade) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d bids", e.Seat), Value: play.Dollars(e.Dollars), Icon: "coins", Clause: "AOS-033"}
}

// Line is the event in words.
func (e StayedIn) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("@%d passes by Turn Order", e.Seat), Icon: TurnOrder.Icon(), Clause: "AOS-035"}
}

// Line is the event in words.
func (e PlaceTaken) Line(*State) rules.Line {
	places := [...]string{"", "first", "second", "third", "fourth", "fifth", "sixth"}
	l := rules.Line{Text: fmt.Sprintf("@%d is %s", e.Seat, places[e.Place]), Value: play.Signed(-e.Paid), Icon: "coins", Clause: "AOS-037"}
	if e.Paid == 0 {
		l.Value = play.Dollars(0)
	}
	return l
}
