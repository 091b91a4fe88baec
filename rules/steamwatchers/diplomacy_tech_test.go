package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
)

func TestTechSupport(t *testing.T) {
	t.Run("PWW-13 one or two base soldiers of a controlled area", func(t *testing.T) {
		x := table(t).Units(0, "skania", 1, 0).Pacts(0, tec(Catabatians), tec(RheinStamm)).Token(0, "skania", OrderMove)
		g := x.At("activation").refuse(PlayTech{tec(Catabatians), ar("albion"), 1}, "PWW-13").refuse(PlayTech{tec(Catabatians), ar("tirol"), 3}, "PWW-13").refuse(PlayTech{tec(Catabatians), ar("skania"), 2}, "PWW-13").
			do(PlayTech{tec(Catabatians), ar("tirol"), 2}).said("2 base soldiers of @0 in Tirol: sentinel")
		if n, of := g.s.TechAt(Rhone, ar("tirol")); n != 2 || !slices.Equal(of, []Clan{Catabatians}) {
			t.Errorf("%d of %v", n, of)
		}
		g.do(Activate{ar("skania"), "move"}, Go{To: ar("jutlandia")}, NoBeacon{}).do(Pass{Archon}, Pass{Watcher2}).turn(0, "activate").refuse(PlayTech{tec(RheinStamm), ar("tirol"), 1}, "PWW-13").legal(PlayTech{tec(RheinStamm), ar("jutlandia"), 1})
	})
	// based is a clash in which soldiers in Tirol stand on bases of a card.
	based := func(x *sceneT, seat rules.Seat, c Card, at string, n int) *sceneT {
		x.Pacts(seat, c)
		p := x.s.d.Pacts
		p.Hands[seat] = remove(p.Hands[seat], c)
		p.Techs = append(p.Techs, Tech{c, seat, []Base{{Area: ar(at), N: n}}})
		return x
	}
	t.Run("PWW-13 one strength more each, in attack, defense and support", func(t *testing.T) {
		based(clash(t, 3, 3), 0, tec(Catabatians), "tirol", 2).clash().said("@0 wins in Tirol 3 : 5")
		based(clash(t, 3, 3), 1, tec(Rhone), "tirol", 1).clash().said("@1 wins in Tirol 4 : 3")
		based(clash(t, 3, 3).Token(1, "helvetia", OrderMove), 1, tec(Rhone), "helvetia", 1).clash().turn(1, "support").do(help("helvetia")).said("@1 wins in Tirol 5 : 3")
	})
	t.Run("PWW-13 until Whiteout: the card goes to the box", func(t *testing.T) {
		g := based(table(t), 0, tec(Catabatians), "tirol", 2).At("whiteout").fact(rules.Public, "round", "2 of 5")
		if p := g.s.Pacts(); len(p.Techs) > 0 || !slices.Contains(p.Boxed, tec(Catabatians)) {
			t.Errorf("%+v", p)
		}
	})
	t.Run("PWW-13 a base goes with its soldier; its owner says which soldiers go", func(t *testing.T) {
		move := func(n int) *playT {
			return based(table(t), 0, tec(Catabatians), "tirol", 2).At("activation").do(Activate{ar("tirol"), "move"}, Go{To: ar("elsass")}, Send{Force{Base: n}})
		}
		g := move(2).turn(0, "bases").do(Bases{1})
		for at, want := range map[string]int{"tirol": 1, "elsass": 1} {
			if n, _ := g.s.TechAt(Rhone, ar(at)); n != want {
				t.Errorf("%d on bases in %s", n, at)
			}
		}
		if n, _ := move(4).s.TechAt(Rhone, ar("elsass")); n != 2 {
			t.Errorf("%d on bases in Elsass when all go", n)
		}
		if n, _ := move(3).turn(0, "bases").refuse(Bases{0}, "PWW-13").legal(Bases{1}).do(Bases{2}).s.TechAt(Rhone, ar("elsass")); n != 2 {
			t.Errorf("%d on bases in Elsass", n)
		}
	})
	t.Run("PWW-13 and leaves with it; those without fall first", func(t *testing.T) {
		g := based(clash(t, 4, 5).Units(1, "catabatia", 1, 0), 0, tec(Catabatians), "tirol", 2).Run(func(t *Turn) { t.Lose(Rhone, ar("tirol"), Force{Base: 3}) })
		if n, _ := g.s.TechAt(Rhone, ar("tirol")); n != 1 {
			t.Errorf("%d on bases of one soldier", n)
		}
	})
	t.Run("STW-210 each of the seven elite abilities is lent", func(t *testing.T) {
		want := []Ability{SuppressingFire, Sentinel, Breaker, Pathfinder, Corsair, Bulwark, Convert}
		for i, c := range Clans() {
			seat, clan := rules.Seat(0), Rhone
			if c == Rhone {
				seat, clan = 1, Catabatians
			}
			x := sceneOf(t, pacts, Rhone, Catabatians, RheinStamm).Units(0, "tirol", 2, 0).Units(1, "albion", 2, 0).Units(2, "hellas", 2, 0)
			at := map[rules.Seat]Area{0: ar("tirol"), 1: ar("albion")}[seat]
			x.s.d.Pacts.Techs = append(x.s.d.Pacts.Techs, Tech{tec(c), seat, []Base{{Area: at, N: 2}}})
			if n := x.s.Lent(clan, at, want[i]); n != 2 {
				t.Errorf("%s lends %s to %d", c, want[i], n)
			}
		}
	})
	five := func(third Clan) *sceneT {
		return sceneOf(t, pacts, Rhone, Catabatians, third).dry().Fuel(2, 0, 0).Units(0, "skania", 1, 0)
	}
	t.Run("STW-210 Suppressing fire from two areas away, soldiers on bases alone", func(t *testing.T) {
		x := sceneOf(t, pacts, Menrau, Catabatians, Rhone).dry().Fuel(2, 0, 0).Units(0, "burgundie", 3, 1).Token(0, "burgundie", OrderMove).Units(0, "tirol", 2, 0).Units(1, "tirol", 5, 0).Units(1, "helvetia", 1, 0)
		based(x, 0, tec(Rhone), "burgundie", 2).clash().turn(0, "support").do(help("burgundie")).said("@0 wins in Tirol 5 : 6")
	})
	t.Run("STW-210 Pathfinders go two areas by themselves", func(t *testing.T) {
		x := based(five(Menrau).Units(0, "tirol", 4, 0).Token(0, "tirol", OrderMove), 0, tec(Menrau), "tirol", 2)
		g := x.At("activation").do(Activate{ar("tirol"), "move"}, Go{ar("elsass"), ar("burgundie")}).refuse(Send{Force{Base: 3}}, "STW-022").do(Send{Force{Base: 2}}).turn(1, "activate")
		if n, _ := g.s.TechAt(Rhone, ar("burgundie")); n != 2 {
			t.Errorf("%d arrive with bases", n)
		}
	})
	t.Run("STW-210 Bulwark and Sentinel work for base soldiers", func(t *testing.T) {
		based(five(Alliance).Units(0, "tirol", 3, 0).Units(1, "tirol", 3, 0).Units(1, "helvetia", 1, 0), 0, tec(Alliance), "tirol", 1).clash().said("@0 wins in Tirol 3 : 5")
		based(five(Alliance).Fuel(0, 1, 0).Units(0, "tirol", 2, 0).Units(1, "tirol", 5, 0).Units(1, "helvetia", 1, 0), 0, tec(Catabatians), "tirol", 1).clash().do(Commit{}).turn(0, "sentinel").do(SaveSentinel{}).said("keeps a Sentinel")
	})
	t.Run("PWW-14 Convert: a killed unit is replaced by a base soldier", func(t *testing.T) {
		won := func() *playT {
			return based(five(Apostles).Units(0, "tirol", 3, 0).Units(1, "tirol", 3, 0).Units(1, "helvetia", 1, 0), 0, tec(Apostles), "tirol", 1).clash()
		}
		won().turn(0, "convert").do(ConvertOne{}).lies("tirol", "Rhône Conglomerate 4 base soldiers").fact(0, "supply", "9 base 4 elite")
		won().do(Decline{}).lies("tirol", "Rhône Conglomerate 3 base soldiers")
	})
}
