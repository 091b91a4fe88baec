package steam_test

import (
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/steam"
	"kettle/rules/rail/steam/scene"
)

// seats is the auction of places with the seats 0, 1, 2 round the table.
func seats(t *testing.T) *steam.State { return at(t, scene.Scene{Phase: "seats"}) }

func TestSeatAuction(t *testing.T) {
	t.Run("STM-029 place by place, first place first; a random player opens", func(t *testing.T) {
		openers := map[rules.Seat]bool{}
		for seed := range uint64(20) {
			openers[deal(t, 4, seed).Turn()] = true
		}
		playtest.Same(t, "openers", len(openers), 4)
		s := seats(t)
		playtest.May(t, s, "bid $0", "bid $5", "pass")
		s = playtest.Do(t, s, "bid $2")
		playtest.No(t, s, "bid $2", "STM-029")
		playtest.No(t, s, "bid $-1", "STM-029")
		s = playtest.Do(t, s, "bid $3", "pass", "pass")
		playtest.Same(t, "first place", s.Auction().Won, []rules.Seat{1})
		playtest.Same(t, "the next place is open to bids of $0", s.Check(steam.Bid{Dollars: 0}), nil)
	})
	t.Run("STM-030 the winner pays by capital and is done; the last place is free", func(t *testing.T) {
		s := playtest.Do(t, seats(t), "bid $2", "pass", "pass")
		playtest.Same(t, "winner", figures(s, 0), [4]int{3, -1, 0, 1})
		playtest.Same(t, "turn", s.Turn(), 1)
		s = playtest.Do(t, s, "bid $6", "pass")
		playtest.Same(t, "second", figures(s, 1), [4]int{4, -2, 0, 1})
		playtest.Same(t, "last", figures(s, 2), [4]int{0, 0, 0, 1})
		playtest.Same(t, "order", []any{s.Order(), s.Phase().ID}, []any{[]rules.Seat{0, 1, 2}, "action"})
	})
	t.Run("STM-031 round the table; who is left wins, for nothing without a bid; the next without a place opens", func(t *testing.T) {
		s := playtest.Do(t, seats(t), "bid $0", "bid $1", "bid $2")
		playtest.Same(t, "turn", s.Turn(), 0)
		s = playtest.Do(t, s, "bid $3", "pass", "bid $4", "pass")
		playtest.Same(t, "won", []any{s.Auction().Won, figures(s, 2)}, []any{[]rules.Seat{2}, [4]int{1, -1, 0, 1}})
		playtest.Same(t, "opener after seat 2", s.Turn(), 0)
		s = playtest.Do(t, s, "pass")
		playtest.Same(t, "order", s.Order(), []rules.Seat{2, 1, 0})
		playtest.Same(t, "paid nothing", figures(s, 1), [4]int{0, 0, 0, 1})
		s = playtest.Do(t, seats(t), "pass", "pass")
		playtest.Same(t, "the last one left wins without a bid", s.Auction().Won, []rules.Seat{2})
	})
	t.Run("STM-032 nobody bids more than can be raised", func(t *testing.T) {
		s := seats(t)
		playtest.May(t, s, "bid $50")
		playtest.No(t, s, "bid $51", "STM-032")
	})
	t.Run("STM-033 the next order follows the numbers, a passed effect too", func(t *testing.T) {
		ps := []steam.Player{{Role: steam.Locomotive}, {Role: steam.CityGrowth, Idle: true}, {Role: steam.TurnOrder}}
		s := playtest.Do(t, at(t, scene.Scene{Phase: "move2", Place: 2, Players: ps}), "pass")
		playtest.Same(t, "order", s.Order(), []rules.Seat{2, 1, 0})
	})
}

// auction is the Standard auction of players with $20 each, in the order 2, 0, 1, 3.
func auction(t *testing.T, n int, edit func(*scene.Scene)) *steam.State {
	c := scene.Scene{Options: "variant=standard", Phase: "auction", Seats: n, Order: []rules.Seat{2, 0, 1, 3}}
	c.Order = slices.DeleteFunc(c.Order, func(s rules.Seat) bool { return int(s) >= n })
	for range n {
		c.Players = append(c.Players, player(20, 0, 0, 1))
	}
	if edit != nil {
		edit(&c)
	}
	return at(t, c)
}

func cash(s *steam.State) (out []int) {
	for seat := range rules.Seat(s.Seats()) {
		out = append(out, s.Player(seat).Cash)
	}
	return out
}

func TestOrderAuction(t *testing.T) {
	t.Run("STM-034 each turn, from the first player and in the present order", func(t *testing.T) {
		s := auction(t, 4, nil)
		var got []rules.Seat
		for range 4 {
			got = append(got, s.Turn())
			s = playtest.Do(t, s, s.Legal()[0])
		}
		playtest.Same(t, "order of bidding", got, []rules.Seat{2, 0, 1, 3})
		playtest.Same(t, "each turn", slices.Contains(phases(t, deal(t, 3, 1, "variant", "standard"), 2)[7:], "auction"), true)
	})
	t.Run("STM-035 more than the last bid, the first may be $0, none above the cash", func(t *testing.T) {
		s := playtest.Do(t, auction(t, 3, nil), "bid $0")
		playtest.No(t, s, "bid $0", "STM-035")
		playtest.May(t, s, "bid $1", "bid $20", "pass")
		playtest.No(t, s, "bid $21", "STM-035")
	})
	t.Run("STM-036 a pass takes the last open place, who is left the first", func(t *testing.T) {
		s := playtest.Do(t, auction(t, 4, nil), "bid $1", "pass", "bid $2", "pass", "pass")
		playtest.Same(t, "order", s.Order(), []rules.Seat{1, 2, 3, 0})
		s = playtest.Do(t, auction(t, 3, nil), "pass", "pass")
		playtest.Same(t, "order without a bid", s.Order(), []rules.Seat{1, 0, 2})
	})
	turnOrder := func(c *scene.Scene) { c.Players[0].Last = steam.TurnOrder }
	t.Run("STM-037 Turn Order of the turn before passes once and stays in", func(t *testing.T) {
		s := playtest.Do(t, auction(t, 3, turnOrder), "bid $1")
		s = playtest.Do(t, s, "pass by Turn Order", "bid $2", "bid $3")
		playtest.Same(t, "turn", s.Turn(), 0)
		playtest.No(t, s, "pass by Turn Order", "STM-037")
		s = playtest.Do(t, s, "bid $4")
		playtest.No(t, s, "pass by Turn Order", "STM-037")
	})
	t.Run("STM-038 nobody has to outbid themselves", func(t *testing.T) {
		s := playtest.Do(t, auction(t, 3, turnOrder), "bid $1", "pass by Turn Order", "pass")
		playtest.Same(t, "seat 2 holds the highest bid and is skipped", s.Turn(), 0)
		s = playtest.Do(t, s, "bid $2")
		playtest.Same(t, "turn", s.Turn(), 2)
	})
	t.Run("STM-039 first and second pay in full, the last nothing, between half, rounded up", func(t *testing.T) {
		s := playtest.Do(t, auction(t, 4, nil), "bid $2", "bid $3", "bid $4", "bid $6", "pass", "pass", "bid $7", "pass")
		playtest.Same(t, "order", s.Order(), []rules.Seat{1, 3, 0, 2})
		playtest.Same(t, "cash", cash(s), []int{20 - 2, 20 - 7, 20, 20 - 6})
		s = playtest.Do(t, auction(t, 3, nil), "bid $3", "bid $4", "bid $5", "pass", "pass")
		playtest.Same(t, "with three", cash(s), []int{20 - 4, 20 - 5, 20})
	})
	t.Run("STM-040 of two the winner pays in full, the other half, rounded up", func(t *testing.T) {
		s := auction(t, 2, func(c *scene.Scene) { c.Order = []rules.Seat{0, 1} })
		s = playtest.Do(t, s, "bid $3", "bid $4", "pass")
		playtest.Same(t, "cash", cash(s), []int{20 - 2, 20 - 4})
		playtest.Same(t, "order", s.Order(), []rules.Seat{1, 0})
	})
	t.Run("a bankrupt player takes no part", func(t *testing.T) {
		s := auction(t, 4, func(c *scene.Scene) { c.Players[0].Out, c.Track = true, []string{"0 out"} })
		s = playtest.Do(t, s, "bid $3", "bid $4", "bid $5", "pass", "pass")
		playtest.Same(t, "order", s.Order(), []rules.Seat{3, 1, 2, 0})
		playtest.Same(t, "cash", cash(s), []int{20, 16, 20, 15})
	})
}
