package steamwatchers

import (
	"testing"

	"kettle/rules"
)

func TestFarms(t *testing.T) {
	farm := func(at string) BuildFarm { return BuildFarm{ar(at)} }
	vents := func(t *testing.T) *sceneT { return duel(t).Column("tirol", 1).Column("toscania", 1) }
	t.Run("STW-151 one farm a player, in Conclave order, for two algofuel, where a column is", func(t *testing.T) {
		vents(t).Titles(Legate, Watcher).Column("elsass", 2).Fuel(1, 4, 0).Fuel(0, 4, 0).At("exploitation").turn(1, "farm").
			refuse(farm("sikelia"), "STW-151").refuse(farm("tirol"), "STW-151").refuse(farm("crater"), "STW-151").do(farm("toscania")).
			lies("toscania", "Menrâu 2 base soldiers, column 1, 1 farm").fact(rules.Public, "farms", "19").
			turn(0, "farm").refuse(farm("elsass"), "STW-151").do(NoFarm{}).fact(rules.Public, "farms", "19").fact(0, "pure", "4").lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier")
	})
	t.Run("STW-151 who cannot pay is not asked", func(t *testing.T) {
		vents(t).Fuel(0, 1, 0).At("exploitation").turn(1, "farm")
		vents(t).Fuel(0, 1, 0).Over(0, 0, 1).At("exploitation").do(farm("tirol")).fact(0, "pure", "0").fact(0, "contraband", "0").fact(0, "incubation", "2")
	})
	t.Run("STW-151 a third structure destroys one, then the farm is paid for", func(t *testing.T) {
		vents(t).Turrets("tirol", 2).At("exploitation").do(farm("tirol")).turn(0, "room").do(Raze{Turret}).
			lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, column 1, 1 turret, 1 farm").turn(0, "pay").do(PayMix{2, 0}).fact(0, "pure", "2").turn(1, "farm")
	})
	t.Run("STW-010 no farm is left", func(t *testing.T) {
		x := vents(t)
		x.s.d.Farms, x.s.d.Boxed.Farms = 0, 20
		g := x.At("exploitation")
		if g.s.Phase() == "exploitation" {
			t.Errorf("seat %d is asked for a farm", g.s.Turn())
		}
	})
	t.Run("STW-151 what a farm costs and brings is seen before it is built", func(t *testing.T) {
		g := vents(t).At("exploitation")
		var got []string
		for _, e := range g.s.Preview(farm("tirol")) {
			got = append(got, e.Label+" "+e.Before+" "+e.After)
		}
		if len(got) != 3 || got[0] != "Algofuel 7 5" || got[1] != "GEO level 1 2" || got[2] != "Supply capacity 9 10" {
			t.Errorf("%q", got)
		}
	})
	t.Run("STW-213 a Defense token builds a farm as a basic action", func(t *testing.T) {
		token := func() *sceneT {
			return sceneOf(t, Form{Orders: true}, Rhone, Menrau).Units(0, "tirol", 3, 1).Units(0, "helvetia", 1, 0).Units(1, "toscania", 2, 0).
				Column("tirol", 1).Token(0, "tirol", OrderDefense).Token(0, "helvetia", OrderDefense).Fuel(0, 3, 0)
		}
		token().At("activation").refuse(Activate{ar("helvetia"), "farm"}, "STW-151").do(Activate{ar("tirol"), "farm"}).
			lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, column 1, 1 farm").fact(0, "pure", "1").turn(1, "activate")
		token().Fuel(0, 1, 0).At("activation").refuse(Activate{ar("tirol"), "farm"}, "STW-151")
		g := token().At("exploitation")
		if g.s.Phase() == "exploitation" {
			t.Errorf("seat %d is asked for a farm in Exploitation, too", g.s.Turn())
		}
		duel(t).Column("tirol", 1).Token(0, "tirol", OrderDefense).At("activation").refuse(Activate{ar("tirol"), "farm"}, "STW-071")
	})
}

func TestExploitation(t *testing.T) {
	t.Run("STW-150 all are exposed before farms are built", func(t *testing.T) {
		duel(t).Titles(Legate, Watcher).Column("tirol", 1).Column("toscania", 1).With(0, func(p *Player) { p.Incubation = 3 }).With(1, func(p *Player) { p.Incubation = 3 }).
			At("exploitation").turn(1, "exile").do(ToExile{ar("toscania"), false}).turn(0, "exile").do(ToExile{ar("tirol"), false}).turn(1, "farm").do(NoFarm{}).turn(0, "farm")
	})
	t.Run("STW-140 columns elsewhere do not expose", func(t *testing.T) {
		g := duel(t).Column("tirol", 2).Column("bohemia", 3).Beacon(0, "elsass").Column("elsass", 1).At("exploitation").said("Exposure of @0 by 2 steam columns +2")
		g.fact(0, "incubation", "2").fact(1, "incubation", "0").fact(0, "exposure", "2").fact(1, "exposure", "0")
	})
	t.Run("STW-182 the Bane Tide exposes over the limit", func(t *testing.T) {
		x := scene(t, Rhone, Menrau, Alliance).Units(1, "toscania", 1, 0).Units(2, "albion", 1, 0).Column("albion", 1).Play("BASE013").Titles(Watcher, Legate, Archon)
		for _, a := range []string{"tirol", "elsass", "saxonia", "helvetia"} {
			x.Units(0, a, 1, 0).Column(a, 1)
		}
		x.At("exploitation").turn(0, "exile").do(ToExile{ar("tirol"), false}).fact(0, "incubation", "4").fact(1, "incubation", "0").fact(2, "incubation", "1")
	})
	t.Run("STW-212 hidden columns rise before anybody is exposed", func(t *testing.T) {
		x := sceneOf(t, Form{Hidden: true}, Rhone, Menrau).Units(0, "tirol", 3, 0).Units(1, "toscania", 2, 0).Columns(0, "tirol")
		h := &x.s.d.Hands[0]
		h.Columns, h.Down = nil, h.Columns
		x.At("exploitation").fact(0, "incubation", "1").lies("tirol", "Rhône Conglomerate 3 base soldiers, column 1").turn(0, "farm")
	})
}
