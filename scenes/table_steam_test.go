package scenes

import (
	"fmt"
	"testing"

	"kettle/input"
	"kettle/rules"
	"kettle/rules/rail/steam"
)

// does makes an action of the game past the table, which shows what came of it.
func (r *rig) does(a rules.Action) {
	r.t.Helper()
	if err := r.m.Do(a); err != nil {
		r.t.Fatal(err)
	}
	r.look()
}

// TestSteamLastBidders: of two bidders for a place the one who passes sees the place and the price of that (STM-030,
// HOK-05).
func TestSteamLastBidders(t *testing.T) {
	r := newRailRig(t, railDeal{game: "steam/hokkaido", seats: 2, seed: 7})
	r.does(steam.Bid{Dollars: 3})
	r.does(steam.Bid{Dollars: 4})
	r.want("2nd place, pays $2")
	r.want("half of the bid")
	r.want("Needs $5 of capital")

	r = newRailRig(t, railDeal{game: "steam/japan", seats: 3, seed: 7})
	r.does(steam.Bid{Dollars: 3})
	r.want("no bid for place 1")
	for range 2 {
		r.does(steam.Fold{})
	}
	r.want("has the place")
	r.want("3rd place, pays $0")
}

// TestSteamTileWithoutEffect passes the effect of a tile by its button: nothing is paid, and the panel says so (STM-052).
func TestSteamTileWithoutEffect(t *testing.T) {
	r := newRailRig(t, railDeal{game: "steam/japan", seats: 4, seed: 7})
	r.until(2, "action")
	seat := r.m.Position().Turn()
	cash := steamState(r.m.Position()).Player(seat).Cash
	r.click("action/city-growth")
	r.click("action/idle")
	r.want("without its effect?")
	r.confirm()
	r.want(wordsIdle)
	r.want(fmt.Sprintf("%d  ", steamState(r.m.Position()).Map().Number(steam.CityGrowth))) // on the panel, which is narrow
	if now := steamState(r.m.Position()).Player(seat); now.Cash != cash || now.Role != steam.CityGrowth || !now.Idle {
		t.Fatalf("the seat has %+v", now)
	}
}

// TestSteamEndOfTurn: the card of a turn's end lies on the action tiles until Enter.
func TestSteamEndOfTurn(t *testing.T) {
	r := newRailRig(t, railDeal{game: "steam/japan", seats: 4, seed: 7})
	r.until(2, "move2")
	r.untilRound(3)
	r.want("Turn 2 ends")
	r.want("Next order")
	r.key("enter")
	r.want("Action tiles")
	if r.table().reveal != nil {
		t.Fatal("Enter leaves the card")
	}
}

// TestLogTellsOfTheWinner looks at the log of an auction: whoever passes last ends it, but the place and the capital for it
// stand beside the winner's disc.
func TestLogTellsOfTheWinner(t *testing.T) {
	r := newRailRig(t, westward)
	for _, a := range westward.log(t) {
		if err := r.m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	r.tick(input.Frame{Away: true})
	others := 0
	for i := range r.m.Len() {
		for _, e := range r.table().g.Events(i) {
			won, ok := e.(steam.PlaceTaken)
			if !ok {
				continue
			}
			if by := r.table().whose(e, i); by != won.Seat {
				t.Errorf("step %d: the place of %v is told of %v", i, won.Seat, by)
			}
			if !r.table().game.(signer).signs(e) {
				t.Errorf("step %d: no disc stands before %v", i, e)
			}
			if won.Seat != r.table().g.Entry(i).By {
				others++
			}
		}
	}
	if others == 0 {
		t.Error("no place went to another than the last to act")
	}
}
