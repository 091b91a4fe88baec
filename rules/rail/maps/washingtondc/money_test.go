package washingtondc

import (
	"bytes"
	"testing"

	"kettle/rules"
	"kettle/rules/match"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rail/playtest"
	"kettle/rules/rng"
)

// TestMoney adds up the log of whole games: cash, income and shares are what the events say, and previews say before what
// comes to pass.
func TestMoney(t *testing.T) {
	for seats := 3; seats <= 4; seats++ {
		m, err := match.New(game, rules.Setup{Game: game.ID, Seats: seats, Seed: 77}, match.Table{})
		if err != nil {
			t.Fatal(err)
		}
		cash, income, moved := make([]int, seats), make([]int, seats), make([]int, seats)
		for i := range cash {
			cash[i] = 10
		}
		r := rng.Seed(5).Stream("money", 0)
		for m.Position().Turn() >= 0 {
			s := m.Position().(*ageofsteam.State)
			legal := s.Legal()
			a := guided(s, legal, r)
			if a == nil {
				a = legal[r.Intn(len(legal))]
			}
			foretold := ""
			for _, e := range s.Preview(a) {
				if e.Label == "Cash" {
					foretold = e.After
				}
			}
			by := s.Turn()
			if err := m.Do(a); err != nil {
				t.Fatal(err)
			}
			log := m.Log()
			at := -1
			for _, e := range log[len(log)-1].Events {
				switch e := e.(type) {
				case ageofsteam.ShareIssued:
					cash[e.Seat] += e.Cash
				case ageofsteam.PlaceTaken:
					cash[e.Seat] -= e.Paid
				case ageofsteam.Laid:
					cash[e.Seat] -= e.Cost
				case ageofsteam.Delivered:
					moved[e.Seat]++
					for i, n := range e.Earned {
						income[i] += n
					}
				case ageofsteam.Collected:
					if at < 0 {
						at = cash[by]
					}
					playtest.Same(t, "collected", e.Amount, income[e.Seat])
					cash[e.Seat] += e.Amount
				case ageofsteam.ExpensesPaid:
					cash[e.Seat] -= e.Paid
					income[e.Seat] = max(income[e.Seat]-(e.Due-e.Paid), 0)
					playtest.Same(t, "income", e.Income, income[e.Seat])
				case ageofsteam.IncomeReduced:
					income[e.Seat] = e.To
				}
			}
			now := m.Position().(*ageofsteam.State)
			for i := range cash {
				p := now.Player(rules.Seat(i))
				if p.Cash != cash[i] || p.Income != income[i] || p.Moved != moved[i] {
					t.Fatalf("after %q seat %d is %+v; the events make $%d, income %d, %d moved", a, i, p, cash[i], income[i], moved[i])
				}
			}
			if at < 0 {
				at = cash[by]
			}
			if foretold != "" && foretold != play.Dollars(at) && a.Kind() != "drop-out" {
				t.Errorf("%q was to leave %s and leaves $%d", a, foretold, at)
			}
		}
		var b bytes.Buffer
		if err := m.Save(&b); err != nil {
			t.Fatal(err)
		}
		t.Logf("%d seats: %d actions, %d bytes saved", seats, m.Len(), b.Len())
	}
}
