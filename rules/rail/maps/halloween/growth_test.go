package halloween

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rng"
)

func TestGrowth(t *testing.T) {
	base := scene{phase: "income", cash: 20, role: ageofsteam.Production, cubes: map[string]string{"B1": "O"},
		column: map[string]string{"light 1": "RK", "dark 2": ".KB", "city C": "K"}}
	bring := func(s *ageofsteam.State, column string, box int, id string) Place {
		for c := range s.Map().Columns {
			if s.ColumnName(c) == column {
				return Place{c, box, s.BoxName(c, box), spot(t, id)}
			}
		}
		t.Fatalf("no column %s", column)
		return Place{}
	}
	t.Run("HAL-15 Production brings any witch of the display to any house", func(t *testing.T) {
		s := do(t, base.at(t), ageofsteam.Pay{})
		equal(t, "phase", s.Phase().ID, "growth")
		equal(t, "choices", count(s, "place"), 3*20)
		for _, p := range []Place{bring(s, "light 1", 1, "A2"), bring(s, "dark 2", 1, "B1"), bring(s, "city C", 0, "A1")} {
			n, ev := tell(t, s, p)
			if n.Cubes(p.At.Stop()).Count(Witch) < 1 {
				t.Errorf("no witch after %q", p)
			}
			equal(t, "its box", n.Column(p.Column)[p.Box], rail.None)
			equal(t, "event", ev[0], rules.Event(Placed{0, p.Column, p.Box, p.At}))
		}
		no(t, s, bring(s, "light 1", 0, "A2"), "HAL-15") // a red cube
		no(t, s, bring(s, "light 2", 0, "A2"), "HAL-15") // an empty box
		c := base
		c.role = ageofsteam.Engineer
		equal(t, "without Production", do(t, c.at(t), ageofsteam.Pay{}).Round(), 2)
	})
	t.Run("HAL-42 Production comes before the dice, may be left unused, does nothing without a witch", func(t *testing.T) {
		s, ev := tell(t, base.at(t), ageofsteam.Pay{})
		for _, e := range ev {
			if e.Kind() == "dice" {
				t.Error("the dice are thrown before Production")
			}
		}
		n, ev := tell(t, s, play.Done{})
		equal(t, "round", n.Round(), 2)
		equal(t, "dice", kinds(ev)["dice"], 2)
		c := base
		c.column = map[string]string{"light 1": "RB"}
		_, ev = tell(t, c.at(t), ageofsteam.Pay{})
		equal(t, "dice", kinds(ev)["dice"], 2)
	})
	t.Run("HAL-43 one die for the light half, then one for the dark half", func(t *testing.T) {
		c := base
		c.role = ageofsteam.Engineer
		var seen [2][7]bool
		for seed := range uint64(200) {
			c.seed = 2*seed + 1
			_, ev := tell(t, c.at(t), ageofsteam.Pay{})
			i := 0
			for _, e := range ev {
				if d, ok := e.(ageofsteam.DiceThrown); ok {
					equal(t, "half", d.Half, []rail.Half{rail.Light, rail.Dark}[i])
					equal(t, "dice", len(d.Dice), 1)
					seen[i][d.Dice[0]] = true
					i++
				}
			}
			equal(t, "throws", i, 2)
		}
		for i := range seen {
			for face := 1; face <= 6; face++ {
				equal(t, "every face", seen[i][face], true)
			}
		}
	})
	t.Run("HAL-38 another try keeps the dice, round for round", func(t *testing.T) {
		for seed := range uint64(10) {
			a := throws(t, deal(t, seed), rng.Seed(1))
			b := throws(t, deal(t, seed), rng.Seed(2))
			for i := range min(len(a), len(b)) {
				equal(t, "die", a[i], b[i])
			}
			if len(a) == 0 || len(b) == 0 {
				t.Error("no dice")
			}
		}
	})
}

func kinds(ev []rules.Event) map[string]int {
	out := map[string]int{}
	for _, e := range ev {
		out[e.Kind()]++
	}
	return out
}

// throws plays by chance and lists the dice.
func throws(t *testing.T, s *ageofsteam.State, by rng.Seed) (out []int) {
	r := by.Stream("try", 0)
	for s.Turn() >= 0 {
		l := s.Legal()
		o, err := s.Apply(l[r.Intn(len(l))])
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range o.Events {
			if d, ok := e.(ageofsteam.DiceThrown); ok {
				out = append(out, d.Dice...)
			}
		}
		s = o.Next.(*ageofsteam.State)
	}
	return out
}
