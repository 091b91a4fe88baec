package steam

import (
	"fmt"
	"slices"

	"kettle/rules"
	"kettle/rules/rail/play"
)

// An Auction is the bidding for places while it goes on: for one place after the other (Basic game, STM-029), or for the
// whole turn order at once (Standard game, STM-034).
type Auction struct {
	Bids   []int        `json:"bids"`             // by seat: the last bid in $, NoBid before the first
	Out    []rules.Seat `json:"out,omitempty"`    // who has passed, first to last: for this place, or for the whole auction
	Won    []rules.Seat `json:"won,omitempty"`    // Basic game: who has a place, first place first
	Passed bool         `json:"passed,omitempty"` // Turn Order has passed (STM-037)
}

// NoBid stands for who has not bid; $0 is a bid.
const NoBid = -1

func newAuction(seats int) *Auction {
	a := &Auction{Bids: make([]int, seats)}
	a.clear()
	return a
}

func (a *Auction) clear() {
	for i := range a.Bids {
		a.Bids[i] = NoBid
	}
	a.Out = nil
}

func (a *Auction) clone() *Auction {
	return &Auction{slices.Clone(a.Bids), slices.Clone(a.Out), slices.Clone(a.Won), a.Passed}
}

// High is the highest bid and who made it; rules.Nobody and NoBid before the first.
func (a *Auction) High() (by rules.Seat, dollars int) {
	by, dollars = rules.Nobody, NoBid
	for seat, n := range a.Bids {
		if n > dollars && !slices.Contains(a.Won, rules.Seat(seat)) {
			by, dollars = rules.Seat(seat), n
		}
	}
	return by, dollars
}

// in reports whether a seat still takes part.
func (s *State) in(seat rules.Seat) bool {
	a := s.d.Auction
	return !s.d.Players[seat].Out && !slices.Contains(a.Out, seat) && !slices.Contains(a.Won, seat)
}

// Bidders is how many seats are still in the auction.
func (s *State) Bidders() (n int) {
	for seat := range s.d.Players {
		if s.in(rules.Seat(seat)) {
			n++
		}
	}
	return n
}

// Bid bids for a place, or for the turn order (STM-029, STM-035).
type Bid struct {
	Dollars int `json:"dollars"`
}

// Fold passes in an auction (STM-029, STM-036).
type Fold struct{}

// StayIn passes by Turn Order, without leaving the auction (STM-037).
type StayIn struct{}

func (Bid) Kind() string    { return "bid" }
func (Fold) Kind() string   { return "fold" }
func (StayIn) Kind() string { return "stay-in" }

func (a Bid) String() string  { return fmt.Sprintf("bid $%d", a.Dollars) }
func (Fold) String() string   { return "pass" }
func (StayIn) String() string { return "pass by Turn Order" }

// Targets is the bid.
func (a Bid) Targets() []rules.Target { return play.At(play.TargetBid, a.Dollars) }

// Targets is the button.
func (Fold) Targets() []rules.Target { return play.At(play.TargetButton, 0) }

// Targets is the other button.
func (StayIn) Targets() []rules.Target { return play.At(play.TargetButton, 1) }

// auctionPhase is the Standard game's auction of the turn order (STM-034).
func auctionPhase() Phase {
	return Phase{
		ID: play.PhaseAuction, Name: "Turn order", Clause: "STM-034", Ask: "bid for the turn order, or pass.",
		Enter:   func(t *Turn) { t.d.Auction = newAuction(len(t.d.Players)) },
		Next:    nextBidder,
		Leave:   closeAuction,
		Choices: []Choice{bidding(), stayingIn(), folding(fold)},
	}
}

// nextBidder is the place of the next seat that bids: in the present order, without those who have passed and the highest
// bidder (STM-035, STM-038).
func nextBidder(s *State) int {
	if s.Bidders() < 2 {
		return -1
	}
	high, _ := s.d.Auction.High()
	n := len(s.d.Order)
	for i := 1; i <= n; i++ {
		place := (s.d.Place + i) % n
		if seat := s.d.Order[place]; seat != high && s.in(seat) {
			return place
		}
	}
	return -1
}

// Fee is what a seat that passes now would pay in the Standard auction (STM-039, STM-040).
func (s *State) Fee(seat rules.Seat) int { return s.FeeFor(s.d.Auction.Bids[seat], s.Bidders()) }

// FeeFor is what a bid costs in a place of the Standard auction: the last place nothing, first and second place the bid,
// those between half of it, rounded up; with two players the second place half (STM-039, STM-040). No bid costs nothing.
func (s *State) FeeFor(bid, place int) int {
	bid = max(bid, 0)
	switch all := s.inPlay(); {
	case place == 1 || place == 2 && all > 2 && place < all:
		return bid
	case place == all && all > 2:
		return 0
	}
	return (bid + 1) / 2
}

// fold takes the last place still open (STM-036).
func fold(t *Turn) {
	seat, fee, place := t.Turn(), t.Fee(t.Turn()), t.Bidders()
	t.Pay(seat, fee, ForBid)
	t.d.Auction.Out = append(t.d.Auction.Out, seat)
	t.Say(PlaceTaken{seat, place, fee})
	t.EndTurn()
}

// closeAuction pays for the one who is left and sets the order (STM-036, STM-039).
func closeAuction(t *Turn) {
	a := t.d.Auction
	var order []rules.Seat
	for seat := range t.InPlay() {
		if t.in(seat) {
			order = append(order, seat)
			fee := max(a.Bids[seat], 0)
			t.Pay(seat, fee, ForBid)
			t.Say(PlaceTaken{seat, 1, fee})
		}
	}
	for _, seat := range slices.Backward(a.Out) {
		order = append(order, seat)
	}
	t.setOrder(order)
	t.d.Auction = nil
}

// setOrder is the new turn order; bankrupt seats come last.
func (t *Turn) setOrder(order []rules.Seat) {
	for _, seat := range t.d.Order {
		if !slices.Contains(order, seat) {
			order = append(order, seat)
		}
	}
	t.d.Order = order
	t.Say(OrderSet{slices.Clone(order[:t.inPlay()])})
}

func bidding() Choice {
	return Choice{
		Kind: Bid{}.Kind(), Clause: "STM-035",
		Legal: func(s *State, yield func(rules.Action)) {
			_, high := s.d.Auction.High()
			for n := high + 1; n <= s.Means(s.Turn()); n++ {
				yield(Bid{n})
			}
		},
		Check: func(s *State, a rules.Action) error {
			n := a.(Bid).Dollars
			first, most := "STM-035", "STM-035"
			if s.m.Form.Basic() {
				first, most = "STM-029", "STM-032"
			}
			_, high := s.d.Auction.High()
			switch means := s.Means(s.Turn()); {
			case n < 0:
				return rules.Refuse(first, "a bid is at least $0")
			case n <= high:
				return rules.Refuse(first, fmt.Sprintf("a bid is higher than the last one, which is $%d", high))
			case n > means:
				return rules.Refuse(most, fmt.Sprintf("you can pay $%d at most", means))
			}
			return nil
		},
		Do: func(t *Turn, a rules.Action) {
			n := a.(Bid).Dollars
			t.d.Auction.Bids[t.Turn()] = n
			t.Say(BidMade{t.Turn(), n})
			t.EndTurn()
		},
		Ledger: func(s *State, a rules.Action, l *Ledger) {
			n := a.(Bid).Dollars
			l.Line("If it wins", "coins", play.Signed(-n), -1, s.Phase().Clause)
			l.pay(s, n, ForBid, s.Phase().Clause)
		},
	}
}

func stayingIn() Choice {
	return Choice{
		Kind: StayIn{}.Kind(), Clause: "STM-037", Legal: play.One[*State](StayIn{}),
		Check: func(s *State, _ rules.Action) error {
			switch {
			case s.Player(s.Turn()).Last != TurnOrder:
				return rules.Refuse("STM-037", "only who held Turn Order in the turn before may pass and stay in")
			case s.d.Auction.Passed:
				return rules.Refuse("STM-037", "Turn Order passes once in an auction; it has")
			}
			return nil
		},
		Do: func(t *Turn, _ rules.Action) {
			t.d.Auction.Passed = true
			t.Say(StayedIn{t.Turn()})
			t.EndTurn()
		},
	}
}

// folding is the choice to pass in an auction.
func folding(do func(*Turn)) Choice {
	return Choice{
		Kind: Fold{}.Kind(), Clause: "STM-036", Legal: play.One[*State](Fold{}), Check: play.Always[*State],
		Do: func(t *Turn, _ rules.Action) { do(t) },
		Ledger: func(s *State, _ rules.Action, l *Ledger) {
			if s.m.Form.Basic() {
				return
			}
			l.Line("Place", "", fmt.Sprint(s.Bidders()), 0, "STM-036")
			l.pay(s, s.Fee(s.Turn()), ForBid, "STM-039")
		},
	}
}

// soundAuction refuses an auction that could not be.
func (s *State) soundAuction() error {
	a := s.d.Auction
	on := s.d.Phase == "auction" || s.d.Phase == "seats"
	if (a != nil) != (on && s.d.Over == nil) {
		return fmt.Errorf("an auction in phase %s", s.d.Phase)
	}
	if a == nil {
		return nil
	}
	if len(a.Bids) != len(s.d.Players) || len(s.d.Pending) > 0 || s.d.Done {
		return fmt.Errorf("%d bids", len(a.Bids))
	}
	for i, seat := range slices.Concat(a.Won, a.Out) {
		if seat < 0 || int(seat) >= len(s.d.Players) || slices.Contains(slices.Concat(a.Won, a.Out)[:i], seat) || s.d.Players[seat].Out {
			return fmt.Errorf("seat %d is out of the auction", seat)
		}
	}
	if s.d.Phase == "auction" && len(a.Won) > 0 {
		return fmt.Errorf("places that are won one by one")
	}
	for seat, n := range a.Bids {
		if n < NoBid || s.in(rules.Seat(seat)) && n > s.Means(rules.Seat(seat)) {
			return fmt.Errorf("a bid of %d", n)
		}
		if n >= 0 && s.in(rules.Seat(seat)) && slices.Contains(a.Bids[:seat], n) {
			return fmt.Errorf("two bids of %d", n)
		}
	}
	high, _ := a.High()
	if seat := s.Seat(); s.Bidders() < 2 || !s.in(seat) || seat == high {
		return fmt.Errorf("seat %d bids", seat)
	}
	return nil
}
