package console

import (
	"math"
	"strings"
	"testing"
)

// Over as many games as there are seats, squared, everybody sits everywhere as often.
func TestSeatsAreFair(t *testing.T) {
	for _, c := range []struct{ bots, seats int }{{2, 2}, {3, 3}, {2, 3}, {2, 5}, {3, 4}, {4, 4}} {
		at := map[[2]int]int{}
		for n := range c.bots * c.seats {
			for seat, b := range seating(c.bots, c.seats, n) {
				at[[2]int{b, seat}]++
			}
		}
		for who, n := range at {
			if n != c.seats {
				t.Errorf("%d bots, %d seats: bot %d is %d times at seat %d", c.bots, c.seats, who[0], n, who[1])
			}
		}
	}
	if got := seating(3, 3, 1); got[0] != 2 || got[1] != 0 || got[2] != 1 {
		t.Errorf("in the second game three bots sit as %v", got)
	}
}

func TestDuels(t *testing.T) {
	bots := []*tally{{Bot: "strong"}, {Bot: "steady"}}
	d := duels(bots)
	if len(d) != 1 || d[0].One != "strong" || d[0].Other != "steady" {
		t.Fatalf("duels: %+v", d)
	}
	d[0].count(bots, []int{0, 1, 0}, []int{1, 2, 3}) // strong is before steady once, and once after it
	if d[0].Won != 0.5 {
		t.Errorf("first and last against the second: %v of 1", d[0].Won)
	}
	d[0].count(bots, []int{1, 0, 1}, []int{1, 1, 3}) // a tie and a win
	if d[0].Won != 1.25 || d[0].Games != 2 {
		t.Errorf("then shared first against first and third: %v of %d", d[0].Won, d[0].Games)
	}
	d[0].count(bots, []int{1, 1, 1}, []int{1, 2, 3})
	if d[0].Games != 2 {
		t.Error("a game without one of them counts")
	}
	if got := duels([]*tally{{Bot: "steady"}, {Bot: "steady"}}); len(got) > 0 {
		t.Errorf("a bot against itself: %+v", got)
	}
}

// Values from other calculators, to three places.
func TestWilson(t *testing.T) {
	for _, c := range []struct{ won, n, least, most float64 }{{8, 10, 0.490, 0.943}, {65, 100, 0.553, 0.736}, {0, 10, 0, 0.278}, {10, 10, 0.722, 1}} {
		share, least, most := wilson(c.won, c.n)
		if share != c.won/c.n || math.Abs(least-c.least) > 0.001 || math.Abs(most-c.most) > 0.001 {
			t.Errorf("%v of %v: %.3f, from %.3f to %.3f", c.won, c.n, share, least, most)
		}
	}
}

func TestBotsSitInTurn(t *testing.T) {
	s, _ := toyShell(t)
	out := s.must("bots", "-game", "toy", "-seats", "3", "-bots", "steady,random", "-games", "12", "-seed", "3")
	if !strings.Contains(out, "steady beats random in ") || !strings.Contains(out, " of 12 games (95 %: ") {
		t.Errorf("two bots at three seats: %s", out)
	}
}
