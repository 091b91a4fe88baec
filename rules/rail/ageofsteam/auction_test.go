package ageofsteam_test

import (
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/ageofsteam/scene"
	"kettle/rules/rail/playtest"
)

// bidding is an auction in the vale; cash by seat.
func bidding(t testing.TB, cash ...int) *ageofsteam.State {
	c := scene.Scene{Map: valeMap(), Phase: "auction", Seats: len(cash)}
	for _, n := range cash {
		c.Players = append(c.Players, ageofsteam.Player{Cash: n})
	}
	return c.At(t)
}

// cash lists what each seat has.
func cash(s *ageofsteam.State) (out []int) {
	for i := range s.Seats() {
		out = append(out, s.Player(rules.Seat(i)).Cash)
	}
	return out
}

func TestAuction(t *testing.T) {
	t.Run("AOS-032 the first so far opens, and bidding goes round in the order so far", func(t *testing.T) {
		c := scene.Scene{Map: valeMap(), Phase: "auction", Order: []rules.Seat{2, 0, 1}}
		s := c.At(t)
		for _, seat := range []int{2, 0, 1, 2} {
			playtest.Same(t, "turn", s.Turn(), seat)
			_, high := s.Auction().High()
			s = playtest.Do(t, s, ageofsteam.Bid{Dollars: high + 1})
		}
		first := scene.Scene{Map: valeMap(), Phase: "shares", Order: []rules.Seat{2, 0, 1}}.At(t)
		first = playtest.Do(t, first, "done", "done", "done")
		playtest.Same(t, "phase", first.Phase().ID, "auction")
		playtest.Same(t, "opens", first.Turn(), 2)
	})
	t.Run("AOS-033 at least $1 and higher than the last bid, or out", func(t *testing.T) {
		s := bidding(t, 10, 10, 10)
		playtest.No(t, s, "bid $0", "AOS-033")
		s = playtest.Do(t, s, "bid $3")
		playtest.No(t, s, "bid $3", "AOS-033")
		playtest.No(t, s, "bid $2", "AOS-033")
		playtest.Do(t, s, "bid $4")
		playtest.Do(t, s, "bid $7")
		playtest.Do(t, s, "drop out")
		playtest.No(t, s, "done", "AOS-025")
	})
	t.Run("AOS-034 no higher than the bidder's cash", func(t *testing.T) {
		s := bidding(t, 6, 10, 10)
		playtest.No(t, s, "bid $7", "AOS-034")
		playtest.Same(t, "bids", playtest.Count(s, "bid"), 6)
		s = playtest.Do(t, s, "bid $6")
		playtest.Same(t, "bids", playtest.Count(s, "bid"), 4)
	})
	turnOrder := func(t *testing.T) *ageofsteam.State {
		return scene.Scene{Map: valeMap(), Phase: "auction", Round: 2, Players: []ageofsteam.Player{{Cash: 10}, {Cash: 10, Last: ageofsteam.TurnOrder}, {Cash: 10}}}.At(t)
	}
	t.Run("AOS-035 Turn Order passes once and stays in", func(t *testing.T) {
		s := turnOrder(t)
		playtest.No(t, s, "pass by Turn Order", "AOS-035")
		s = playtest.Do(t, s, "bid $1", "pass by Turn Order", "bid $2", "bid $3")
		playtest.Same(t, "turn", s.Turn(), 1)
		playtest.No(t, s, "pass by Turn Order", "AOS-035")
		s = playtest.Do(t, s, "bid $4", "drop out", "drop out")
		playtest.Same(t, "order", s.Order(), []int{1, 0, 2})
		playtest.Same(t, "cash", cash(s), []int{7, 6, 10})
	})
	t.Run("AOS-049 Turn Order counts in the next round, and only there", func(t *testing.T) {
		s := scene.Scene{Map: valeMap(), Phase: "action", Players: []ageofsteam.Player{{Cash: 30}, {Cash: 30}, {Cash: 30}}}.At(t)
		s = playtest.Do(t, s, "take Turn Order", "take Engineer", "take First Move")
		s = playtest.Do(t, s, "done", "done", "done")
		for s.Round() == 1 {
			s = playtest.Do(t, s, "pass")
		}
		playtest.Same(t, "round", s.Round(), 2)
		s = playtest.Do(t, s, "done", "done", "done", "pass by Turn Order", "bid $1", "drop out", "drop out")
		playtest.Same(t, "order", s.Order(), []int{1, 0, 2})
		s = playtest.Do(t, s, "take Engineer", "take First Build", "take First Move", "done", "done", "done")
		for s.Round() == 2 {
			s = playtest.Do(t, s, "pass")
		}
		s = playtest.Do(t, s, "done", "done", "done", "bid $1")
		playtest.No(t, s, "pass by Turn Order", "AOS-035")
	})
	t.Run("AOS-036 the highest bidder is skipped; two left, and Turn Order passes no more", func(t *testing.T) {
		s := bidding(t, 10, 10, 10)
		s = playtest.Do(t, s, "bid $2", "drop out", "bid $3", "bid $4")
		playtest.Same(t, "turn", s.Turn(), 2)
		s = turnOrder(t)
		s = playtest.Do(t, s, "drop out")
		playtest.Do(t, s, "pass by Turn Order") // nobody has bid
		s = turnOrder(t)
		s = playtest.Do(t, s, "bid $1", "pass by Turn Order", "drop out")
		playtest.Same(t, "turn", s.Turn(), 1) // seat 0 is the highest bidder
		playtest.No(t, s, "pass by Turn Order", "AOS-035")
		s = playtest.Do(t, turnOrder(t), "drop out", "bid $1", "bid $2")
		playtest.No(t, s, "pass by Turn Order", "AOS-036")
	})
	t.Run("AOS-037 who drops out takes the last free place, who is left is first", func(t *testing.T) {
		s := playtest.Do(t, bidding(t, 10, 10, 10, 10), "bid $1", "drop out", "bid $2", "drop out", "drop out")
		playtest.Same(t, "order", s.Order(), []int{2, 0, 3, 1})
		playtest.Same(t, "phase", s.Phase().ID, "action")
		playtest.Same(t, "turn", s.Turn(), 2)
	})
	t.Run("AOS-038 the first out pays nothing, the last two in full, the others half, rounded up", func(t *testing.T) {
		s := playtest.Do(t, bidding(t, 20, 20, 20, 20, 20), "bid $1", "bid $3", "bid $5", "bid $6", "bid $7",
			"drop out", "drop out", "drop out", "bid $8", "drop out")
		playtest.Same(t, "order", s.Order(), []int{3, 4, 2, 1, 0})
		playtest.Same(t, "cash", cash(s), []int{20, 18, 17, 12, 13})
	})
	t.Run("AOS-039 who has not bid pays nothing, and the last one may be first for nothing", func(t *testing.T) {
		s := playtest.Do(t, bidding(t, 10, 10, 10), "drop out", "drop out")
		playtest.Same(t, "order", s.Order(), []int{2, 1, 0})
		playtest.Same(t, "cash", cash(s), []int{10, 10, 10})
		s = playtest.Do(t, bidding(t, 10, 10, 10, 10), "bid $4", "drop out", "drop out", "drop out")
		playtest.Same(t, "cash", cash(s), []int{6, 10, 10, 10})
	})
	t.Run("AOS-040 of two players the one who drops out pays nothing", func(t *testing.T) {
		c := scene.Scene{Map: valeMap(), Phase: "auction", Track: []string{"2 out"}, Players: []ageofsteam.Player{{Cash: 10}, {Cash: 10}, {Out: true}}}
		s := playtest.Do(t, c.At(t), "bid $2", "bid $3", "drop out")
		playtest.Same(t, "order", s.Order(), []int{1, 0, 2})
		playtest.Same(t, "cash", cash(s), []int{10, 7, 0})
	})
	t.Run("AOS-041 worked example", func(t *testing.T) {
		s := playtest.Do(t, bidding(t, 10, 10, 10, 10), "bid $2", "bid $3", "bid $4", "bid $5", "drop out", "drop out", "drop out")
		playtest.Same(t, "cash", cash(s), []int{10, 8, 6, 5})
		playtest.Same(t, "order", s.Order(), []int{3, 2, 1, 0})
		s = playtest.Do(t, bidding(t, 10, 10, 10), "bid $2", "bid $3", "bid $4", "drop out", "drop out")
		playtest.Same(t, "cash", cash(s), []int{10, 7, 6})
	})
	t.Run("the ledgers say what a bid and dropping out cost", func(t *testing.T) {
		s := playtest.Do(t, bidding(t, 20, 20, 20, 20), "bid $1", "bid $3", "bid $5", "drop out", "drop out")
		l := fmt.Sprint(s.Preview(ageofsteam.Drop{}))
		playtest.Same(t, "fee", s.Fee(s.Turn()), 3)
		if len(l) == 0 || len(s.Preview(ageofsteam.Bid{Dollars: 6})) == 0 {
			t.Error("no ledger")
		}
	})
}
