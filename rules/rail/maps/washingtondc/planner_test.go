package washingtondc

import (
	"errors"
	"fmt"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/playtest"
	"kettle/rules/rail/track"
	"kettle/rules/rng"
)

func clause(err error) string {
	var r *rules.Refusal
	if errors.As(err, &r) {
		return r.Clause
	}
	return fmt.Sprint(err)
}

func TestPlanner(t *testing.T) {
	t.Run("plans tell income by seat and the lines", func(t *testing.T) {
		s := moving(t, 2, nil, 0, "Suitland R")
		plans := s.Plans(at(t, "Suitland"), rail.Red)
		playtest.Same(t, "plans", len(plans), 2)
		playtest.Same(t, "destinations", playtest.Destinations(plans), []string{"Arlington", "College Park"})
		for _, p := range plans {
			if p.Path.End().String() == "College Park" {
				playtest.Same(t, "income", p.Earn, []int{1, 1, 0})
				steps := s.Steps(p.Actions[0])
				playtest.Same(t, "steps", [...]any{len(steps), steps[0].Text, steps[3].Text}, [...]any{4, "sets out", "delivered"})
			}
		}
	})
	t.Run("why a cube cannot come somewhere", func(t *testing.T) {
		s := moving(t, 2, lockedAt(t, ne, nw), 0, "Suitland RY")
		for _, c := range []struct {
			to, clause string
			g          rail.Good
		}{{"College Park", "WDC-14", rail.Red}, {"Bethesda", "WDC-14", rail.Yellow}, {"Downtown", "AOS-105", rail.Red}, {"Anacostia", "AOS-103", rail.Red}, {"Arlington", "<nil>", rail.Red}} {
			playtest.Same(t, c.to, clause(s.Reach(at(t, "Suitland"), c.g, at(t, c.to))), c.clause)
		}
		playtest.Same(t, "level", clause(moving(t, 1, nil, 0, "Suitland R").Reach(at(t, "Suitland"), rail.Red, at(t, "College Park"))), "AOS-103")
		err := s.Reach(at(t, "Suitland"), rail.Red, at(t, "College Park"))
		if r := err.(*rules.Refusal); r.Text != ne+" is gridlocked this round" {
			t.Error(r.Text)
		}
	})
	hexes := func(s *ageofsteam.State, chosen []rules.Target, kind string, id int) string {
		return clause(s.Why(chosen, rules.Target{Kind: kind, ID: id}))
	}
	t.Run("why nothing can be laid on a hex, or not that tile", func(t *testing.T) {
		s := building(t, 0, 20)
		h := func(name string) int { return int(at(t, name)) }
		for name, want := range map[string]string{"Downtown": "AOS-052", ne: "WDC-06", "D8": "<nil>", "A7": "<nil>", "J5": "<nil>"} {
			playtest.Same(t, name, hexes(s, nil, track.TargetHex, h(name)), want)
		}
		on := []rules.Target{{Kind: track.TargetHex, ID: h("D8")}}
		playtest.Same(t, "town end on D8", hexes(s, on, track.TargetTile, track.Tile("town end").ID()), "AOS-052")
		playtest.Same(t, "straight on D8", hexes(s, on, track.TargetTile, track.Tile("straight").ID()), "<nil>")
		playtest.Same(t, "another phase", hexes(moving(t, 1, nil, 0), nil, track.TargetHex, h("D8")), "AOS-025")
		poor := building(t, 0, 2)
		playtest.Same(t, "no money", hexes(poor, nil, track.TargetHex, h("D8")), "AOS-089")
	})
	t.Run("the tile picker lists lays with prices, and why the rest is refused", func(t *testing.T) {
		s := building(t, 0, 20, "0 straight N-S on G9")
		ways, refused := 0, 0
		legal := map[track.Lay]bool{}
		for _, a := range s.Legal() {
			if l, ok := a.(track.Lay); ok && l.At.String() == "D8" {
				legal[l] = true
			}
		}
		for _, c := range s.TilesAt(at(t, "D8")) {
			for _, w := range c.Ways {
				ways++
				if !legal[w.Lay] || w.Price != 3*len(w.Lay.Tile.Tracks(int(w.Lay.Turn))) {
					t.Errorf("%+v", w)
				}
			}
			if len(c.Ways) == 0 {
				refused++
				if clause(c.Why) == "" || c.Why == nil {
					t.Errorf("%s is refused without a clause", c.Tile)
				}
			}
		}
		playtest.Same(t, "ways", ways, len(legal))
		playtest.Same(t, "tiles refused", refused > 10, true)
	})
	t.Run("the ledger of a lay names its parts", func(t *testing.T) {
		s := playtest.Do(t, building(t, ageofsteam.Engineer, 20), "lay straight N-S on G5", "lay straight N-S on D8")
		a, _ := s.Spell("lay straight N-S on D4")
		var text []string
		for _, e := range s.Preview(a) {
			text = append(text, e.Label+" "+e.Before+">"+e.After)
		}
		playtest.Same(t, "ledger", text, []string{"Simple tile, boundary >−$4", "The cheapest of the turn is free >+$3", "Price >−$1", "Cash $12>$11", "Lays this turn 2>3",
			"Link Bethesda - Georgetown >+1", "After expenses $9>$8"})
	})
}

// TestSpell reads every legal action of some whole games from its text.
func TestSpell(t *testing.T) {
	for seed := range rng.Seed(3) {
		p, r := rules.Position(deal(t, 4, seed)), seed.Stream("spell", 0)
		for p.Turn() >= 0 {
			legal := p.Legal()
			for range min(20, len(legal)) {
				a := legal[r.Intn(len(legal))]
				if b, ok := p.(*ageofsteam.State).Spell(a.String()); !ok || b != a {
					t.Fatalf("%q is read as %v", a, b)
				}
			}
			a := guided(p, legal, r)
			if a == nil {
				a = legal[r.Intn(len(legal))]
			}
			o, err := p.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			p = o.Next
		}
	}
	for _, bad := range []string{"", "bid", "bid $x", "take tea", "lay straight N-S on Nowhere", "deliver pink from Downtown to Downtown", "deliver red from Downtown", "urbanize Petworth with Z"} {
		if a, ok := deal(t, 3, 1).Spell(bad); ok {
			t.Errorf("%q is read as %v", bad, a)
		}
	}
}
