package steamwatchers

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
)

func TestIncubation(t *testing.T) {
	sick := func(n int) *sceneT {
		return scene(t, Rhone, Menrau).Units(0, "tirol", 2, 1).Units(1, "toscania", 1, 0).With(0, func(p *Player) { p.Incubation = n })
	}
	rises := func(from, steps int) *playT {
		return sick(from).Run(func(t *Turn) { t.Incubate(0, steps) })
	}
	t.Run("STW-141 the marker moves space by space", func(t *testing.T) {
		g := rises(2, 7).turn(0, "exile").fact(0, "incubation", "4").do(ToExile{ar("tirol"), false}).turn(0, "quarantine").fact(0, "incubation", "8").
			do(CloseSpace{false, true}).turn(0, "activate").fact(0, "incubation", "9")
		if got := g.told("incubation"); !slices.Equal(got, []string{"Incubation of @0 8 → 9"}) {
			t.Errorf("%q", got)
		}
		for _, quiet := range []int{0, 1, 2, 4, 5, 6, 8, 9} {
			rises(quiet, 1).turn(0, "activate")
		}
	})
	t.Run("STW-144 the end of the track and the steps beyond", func(t *testing.T) {
		rises(11, 1).turn(0, "quarantine").do(CloseSpace{true, true}).fact(0, "incubation", "5").turn(0, "activate")
		rises(10, 6).turn(0, "exile").do(ToExile{ar("tirol"), true}).turn(0, "quarantine").do(CloseSpace{false, true}).turn(0, "quarantine").fact(0, "incubation", "8").
			do(CloseSpace{false, true}).turn(0, "activate").fact(0, "quarantine", "2")
	})
	t.Run("STW-145 downwards 8 and 11 count, too, and 12 is never entered", func(t *testing.T) {
		rises(9, -1).turn(0, "quarantine").do(CloseSpace{false, true}).fact(0, "incubation", "8")
		rises(11, -3).turn(0, "quarantine").fact(0, "incubation", "8")
		rises(3, -9).fact(0, "incubation", "0").turn(0, "activate")
	})
	t.Run("STW-147 units on the tile cannot be recruited", func(t *testing.T) {
		g := sick(0).Run(func(t *Turn) {
			for t.Camp(Rhone).Elite > 0 {
				t.Exile(0, 0, Force{Elite: 1})
			}
			t.Levy(Levy{As: "recruit", Clan: Rhone, Strength: 2, Areas: areas("tirol")})
		})
		g.fact(0, "exile", "3").refuse(Muster{ar("tirol"), true}, "STW-010").legal(Muster{ar("tirol"), false})
	})
	t.Run("STW-148 a closed space stays closed, and its barrel is lost", func(t *testing.T) {
		g := sick(0).Fuel(0, 3, 3).Run(func(t *Turn) { t.Quarantine(0) }).legal(CloseSpace{false, false}).refuse(CloseSpace{true, false}, "STW-148").
			do(CloseSpace{true, true}).fact(0, "contraband", "2").fact(0, "pure", "3")
		g = &playT{t, g.s, nil}
		x := &sceneT{t, begin(g.s)}
		x.s.d.Stack = nil
		x.At("whiteout").fact(0, "contraband", "2").fact(0, "pure", "4").fact(0, "quarantine", "1")
	})
	t.Run("STW-149 the second of two tokens may find no open space", func(t *testing.T) {
		sick(0).Fuel(0, 1, 0).With(0, func(p *Player) { p.Fuel.PureClosed, p.Fuel.ContraClosed = 3, 3 }).Run(func(t *Turn) {
			t.Quarantine(0)
			t.Quarantine(0)
		}).turn(0, "quarantine").do(CloseSpace{false, true}).turn(0, "exile").do(ToExile{ar("tirol"), false}).turn(0, "activate")
	})
}

func TestStock(t *testing.T) {
	t.Run("STW-135 four pure and three contraband", func(t *testing.T) {
		deals(t, Form{Seats: 2}).fact(0, "pure", "4").fact(0, "contraband", "3")
	})
	t.Run("STW-137 the stock is spent first", func(t *testing.T) {
		g := duel(t).Fuel(0, 2, 1).Over(0, 1, 2).Run(func(t *Turn) { t.Pay(0, 4) }).turn(0, "pay").refuse(PayMix{4, 0}, "STW-137").do(PayMix{2, 2})
		if f := g.s.Player(0).Fuel; f != (Fuel{PureOver: 1, ContraOver: 1}) {
			t.Errorf("%+v", f)
		}
	})
	t.Run("STW-138 what contraband costs is seen before it is paid", func(t *testing.T) {
		for from, want := range map[int]string{0: "Incubation 2", 3: "Incubation 5, Death & Exile +1", 10: "Incubation 5, Death & Exile +1, Quarantine tokens +1"} {
			g := duel(t).With(0, func(p *Player) { p.Incubation = from }).Run(func(t *Turn) { t.Pay(0, 2) })
			var got []string
			for _, e := range g.s.Preview(PayMix{0, 2})[2:] {
				got = append(got, e.Label+" "+e.After)
			}
			if strings.Join(got, ", ") != want {
				t.Errorf("from %d: %q", from, got)
			}
		}
	})
	t.Run("STW-009 what the general supply holds", func(t *testing.T) {
		deals(t, Form{Seats: 2}).fact(rules.Public, "farms", "20").fact(rules.Public, "turrets", "15")
	})
}
