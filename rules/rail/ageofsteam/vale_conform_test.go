package ageofsteam_test

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
	"kettle/rules/rulestest"
)

// careful keeps games alive: shares while cash is short, low bids, lays that go on from own track, moves whenever there are
// any.
func careful(p rules.Position, legal []rules.Action, r *rng.Stream) rules.Action {
	s := p.(*ageofsteam.State)
	me, seat := s.Player(s.Turn()), s.Turn()
	if r.Intn(12) == 0 {
		return nil
	}
	some := func(suits func(rules.Action) bool) rules.Action {
		var out []rules.Action
		for _, a := range legal {
			if suits(a) {
				out = append(out, a)
			}
		}
		if len(out) == 0 {
			return nil
		}
		return out[r.Intn(len(out))]
	}
	kind := func(k string) func(rules.Action) bool { return func(a rules.Action) bool { return a.Kind() == k } }
	switch s.Phase().ID {
	case "shares":
		if me.Cash+me.Income < 12 && me.Shares < 15 {
			return ageofsteam.IssueShare{}
		}
		return play.Done{}
	case "auction":
		if a := some(kind("stay-in")); a != nil {
			return a
		}
		_, high := s.Auction().High()
		if r.Intn(2) == 0 && high < min(3, me.Cash) {
			return ageofsteam.Bid{Dollars: high + 1}
		}
		return ageofsteam.Drop{}
	case "build":
		if a := some(kind("urbanize")); a != nil {
			return a
		}
		if me.Cash < me.Due()+3-me.Income {
			return play.Done{}
		}
		best, top := rules.Action(nil), -1
		before := s.Track()
		for _, a := range legal {
			if l, ok := a.(track.Lay); ok {
				after := before.Put(seat, l)
				v := 20*len(after.Completed(before)) + r.Intn(12) - s.Bill(l).Total()
				if v > top {
					best, top = a, v
				}
			}
		}
		return best
	case "move1", "move2":
		if a := some(kind("deliver")); a != nil {
			return a
		}
	case "growth":
		return some(func(a rules.Action) bool { return a.Kind() != "done" })
	}
	return nil
}

var valeEvents = []string{"phase", "round", "share", "bid", "stayed", "order", "role", "city", "laid", "linked", "delivered", "loco", "passed",
	"collected", "expenses", "eliminated", "reduced", "dice", "came", "drawn", "filled", "ended"}

func TestConformVale(t *testing.T) {
	rulestest.Conform(t, vale, rulestest.Options{Events: valeEvents, Choose: careful})
}
