package ageofsteam_test

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/maps/halloween"
)

func fresh(t testing.TB, seed uint64) *ageofsteam.State {
	t.Helper()
	d := halloween.Definition()
	p, err := d.New(d.Complete(rules.Setup{Seats: 1, Seed: seedOf(seed)}))
	if err != nil {
		t.Fatal(err)
	}
	return p.(*ageofsteam.State)
}

// say plays the legal action that reads like this.
func say(t testing.TB, s *ageofsteam.State, texts ...string) *ageofsteam.State {
	t.Helper()
	for _, text := range texts {
		l := s.Legal()
		i := slices.IndexFunc(l, func(a rules.Action) bool { return a.String() == text })
		if i < 0 {
			t.Fatalf("%q is not legal; %v are", text, l[:min(len(l), 9)])
		}
		o, err := s.Apply(l[i])
		if err != nil {
			t.Fatal(err)
		}
		s = o.Next.(*ageofsteam.State)
	}
	return s
}

func column(s *ageofsteam.State, name string) int {
	for c := range s.Map().Columns {
		if s.ColumnName(c) == name {
			return c
		}
	}
	panic("no column " + name)
}

// full is how many boxes of a column hold a cube.
func full(s *ageofsteam.State, name string) int {
	p := s.Column(column(s, name))
	return len(p) - p.Count(rail.None)
}

func TestGrowth(t *testing.T) {
	s := fresh(t, 4)
	withA := say(t, s, "done", "take Urbanization", "urbanize Old Mill with A")
	inn, _ := column(s, "light 3"), 0
	stop := s.Map().Columns[inn].Stop
	t.Run("AOS-124 a die a half for each player who began, light before dark", func(t *testing.T) {
		for seats := 1; seats <= 3; seats++ {
			s := table(t, seats, ageofsteam.Player{Cash: 30, Shares: 2, Loco: 1})
			_, ev := until(t, s, 2)
			var halves []rail.Half
			for _, e := range ev {
				if d, ok := e.(ageofsteam.DiceThrown); ok {
					halves = append(halves, d.Half)
					if len(d.Dice) != seats {
						t.Errorf("%d dice for %d seats", len(d.Dice), seats)
					}
				}
			}
			if !slices.Equal(halves, []rail.Half{rail.Light, rail.Dark}) {
				t.Errorf("thrown for %v", halves)
			}
		}
	})
	t.Run("AOS-125 a cube from every column with the number, topmost first, several dice alike", func(t *testing.T) {
		top := s.Column(inn)[0]
		n, ev := ageofsteam.BringTo(s, rail.Light, 3)
		same(t, "boxes", fmt.Sprint(n.Column(inn)[:1]), "[none]")
		same(t, "cubes there", n.Cubes(stop).Count(top), s.Cubes(stop).Count(top)+1)
		same(t, "event", ev[0], rules.Event(ageofsteam.CubeCame{Good: top, Column: inn, Box: 0, At: s.Spot(stop)}))
		n, _ = ageofsteam.BringTo(s, rail.Light, 3, 3)
		same(t, "left", full(n, "light 3"), 0)
		n, _ = ageofsteam.BringTo(withA, rail.Light, 3)
		same(t, "of the printed column", full(n, "light 3"), 1)
		same(t, "of the new city", full(n, "city A"), 1)
		n, _ = ageofsteam.BringTo(s, rail.Dark, 3)
		same(t, "of the other half", full(n, "light 3"), 2)
	})
	t.Run("AOS-126 the column of a new city gives only while its tile is on the map", func(t *testing.T) {
		n, _ := ageofsteam.BringTo(s, rail.Light, 3, 4, 5, 6)
		for _, c := range []string{"city A", "city B", "city C", "city D"} {
			same(t, c, full(n, c), 2)
		}
		n, _ = ageofsteam.BringTo(withA, rail.Light, 3, 4, 5, 6)
		same(t, "city A", full(n, "city A"), 1)
		same(t, "city B", full(n, "city B"), 2)
	})
	t.Run("AOS-127 a die is lost for a column without a cube", func(t *testing.T) {
		n, ev := ageofsteam.BringTo(s, rail.Light, 3, 3, 3)
		same(t, "cubes", len(ev), 2)
		if err := n.Audit(); err != nil {
			t.Error(err)
		}
		n, ev = ageofsteam.BringTo(withA, rail.Light, 3, 3, 3)
		same(t, "cubes", len(ev), 4)
		same(t, "left", full(n, "city A"), 0)
	})
	t.Run("AOS-128 the display is not refilled", func(t *testing.T) {
		cubes := func(s *ageofsteam.State) (n int) {
			for c := range s.Map().Columns {
				n += len(s.Column(c)) - s.Column(c).Count(rail.None)
			}
			return n
		}
		s, had := table(t, 1, ageofsteam.Player{Cash: 60, Shares: 2, Loco: 1}), 99
		for round := 2; round <= 10; round++ {
			s, _ = until(t, s, round)
			if n := cubes(s); n > had {
				t.Errorf("%d cubes in the display after %d", n, had)
			} else {
				had = n
			}
		}
	})
	t.Run("AOS-129 a cube may come to a city of its own colour", func(t *testing.T) {
		for seed := range uint64(50) {
			s := fresh(t, seed)
			if s.Column(inn)[0] == rail.Red {
				n, _ := ageofsteam.BringTo(s, rail.Light, 3)
				same(t, "red cubes", n.Cubes(stop).Count(rail.Red), s.Cubes(stop).Count(rail.Red)+1)
				return
			}
		}
		t.Error("no such deal")
	})
	t.Run("AOS-130 worked example", func(t *testing.T) {
		n, _ := ageofsteam.BringTo(s, rail.Light, 3, 3, 4)
		same(t, "left in column 3", full(n, "light 3"), 0)
		same(t, "left in column 4", full(n, "light 4"), 1)
		same(t, "its second box", n.Column(column(n, "light 4"))[1], s.Column(column(s, "light 4"))[1])
		same(t, "left in B's", full(n, "city B"), 2)
		same(t, "left in A's, not on the map", full(n, "city A"), 2)
		n, _ = ageofsteam.BringTo(n, rail.Light, 4) // its first box is empty now
		same(t, "left in column 4", full(n, "light 4"), 0)
		n, _ = ageofsteam.BringTo(withA, rail.Light, 3, 3, 4)
		same(t, "left in A's, on the map", full(n, "city A"), 0)
	})
}

func same[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}
