package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
)

func TestMobileBases(t *testing.T) {
	scene := func(clans ...Clan) *sceneT {
		return sceneOf(t, Form{Modules: []string{ModHope}, Scenario: "mobile-bases"}, clans...)
	}
	t.Run("SOH-55 farms and the turret begin on the caravan board", func(t *testing.T) {
		g := deals(t, Form{Seats: 2, Modules: []string{ModHope}, Scenario: "mobile-bases"}).fact(rules.Public, "round", "0 of 4").fact(0, "mobile", "2 farms and 1 turret").fact(1, "mobile", "2 farms and 1 turret").
			fact(rules.Public, "farms", "16").fact(rules.Public, "turrets", "13")
		g.do(ChooseClan{Menrau}, ClaimTitle{Legate}, ChooseClan{Rhone}, ClaimTitle{Watcher}, TakeZone{5}, PutCaravan{ar("pirenea")}).refuse(DeployPiece{Farm, ar("kastilha")}, "STW-043").refuse(DeployPiece{Turret, ar("kastilha")}, "STW-043").
			legal(DeployPiece{Column, ar("kastilha")})
		if n := g.s.b.Spawns; n != 3 {
			t.Errorf("%d steam columns", n)
		}
	})
	t.Run("SOH-56 they work on the board", func(t *testing.T) {
		mobile(t).Column("neustria", 1).Round(2).At("whiteout").fact(0, "geo", "3").fact(1, "geo", "2")
		mobile(t).Farms("sikelia", 1).At("activation").fact(0, "level", "2").fact(0, "units", "2 of 11")
		x := scene(Rhone, Menrau).dry().Caravan(0, "tirol").Units(1, "tirol", 4, 1).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0)
		x.attack("helvetia", "tirol").said("@0 wins in Tirol 6 : 6")
		scene(Rhone, Menrau).dry().Caravan(1, "tirol").Units(0, "tirol", 1, 0).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0).attack("helvetia", "tirol").said("@0 wins in Tirol 1 : 1")
		// they cannot be loaded or set down
		mobile(t).Kit(0, 0, HeavyCarrier, true).Token(0, "neustria", OrderMove).At("activation").do(use("move", "neustria")).refuse(LoadBuilding{ar("neustria"), Farm}, "SOH-45")
	})
	t.Run("SOH-57 the winner keeps the truck, a mobile building takes its place", func(t *testing.T) {
		x := func() *sceneT {
			return scene(Rhone, Menrau).dry().Kit(0, 0, NoKit, false).Kit(0, 1, Biomass, false).Units(0, "tirol", 1, 0).Caravan(0, "tirol").Units(1, "tirol", 1, 4).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0)
		}
		g := x().attack("helvetia", "tirol").said("@1 wins in Tirol 9 : 7").refuse(Scrap{1, NoPiece}, "SOH-57").refuse(Scrap{1, Beacon}, "SOH-57").do(Scrap{1, Turret}).said("a mobile turret takes its place").said("@1 keeps a truck of @0").
			fact(0, "kits", "free, lost, turret, free").fact(0, "mobile", "2 farms").fact(1, "prizes", "1")
		g.refuse(Scrap{0, Turret}, "SOH-57").do(Scrap{0, Farm}).fact(0, "mobile", "1 farm").fact(1, "prizes", "2").fact(0, "level", "1")
		// no place to flee
		x().Units(1, "elsass", 1, 0).Units(1, "bohemia", 1, 0).Units(1, "catabatia", 1, 0).Units(1, "saxonia", 1, 0).attack("helvetia", "tirol").do(Scrap{1, Farm}, lost(1, 0)).fact(1, "prizes", "3").fact(0, "trucks", "0")
	})
	t.Run("SOH-58 no building where a caravan is, and enemy trucks are GEO at the end", func(t *testing.T) {
		mobile(t).Column("neustria", 1).Token(0, "neustria", OrderDefense).Units(0, "breizh", 1, 0).Token(0, "breizh", OrderDefense).At("activation").refuse(use("turret", "neustria"), "SOH-58").legal(use("turret", "breizh"))
		mobile(t).Column("neustria", 1).Column("sikelia", 1).At("exploitation").turn(1, "farm")
		x := mobile(t).Round(4)
		x.s.caravan(1).Prizes = 3
		x.Column("sikelia", 1).At("whiteout").over(EndRounds, 2, 1).scores(2, 6)
	})
}

func TestBirthplace(t *testing.T) {
	scene := func(clans ...Clan) *sceneT {
		return sceneOf(t, Form{Modules: []string{ModHope}, Scenario: "birthplace"}, clans...).Kit(0, 0, NoKit, false)
	}
	t.Run("SOH-59 Catabatia is the Birthplace", func(t *testing.T) {
		g := deals(t, Form{Seats: 2, Modules: []string{ModHope}, Scenario: "birthplace"}).fact(rules.Public, "round", "0 of 4").fact(rules.Public, "columns", "27").lies("catabatia", "neutral Target Area token").
			refuse(ChooseClan{Catabatians}, "SOH-59").do(ChooseClan{Menrau}, ClaimTitle{Legate}, ChooseClan{Rhone}, ClaimTitle{Watcher}).refuse(TakeZone{2}, "STW-039").do(TakeZone{5}, PutCaravan{ar("pirenea")})
		g.do(DeployPiece{Column, ar("kastilha")}).lies("kastilha", "column 1")
		if slices.Contains(g.s.b.Columns, Card("catabatia")) || g.s.b.Spawns != 4 {
			t.Errorf("%d steam columns, %v", g.s.b.Spawns, g.s.b.Columns)
		}
	})
	t.Run("SOH-60 uncontrolled it fights with strength 12 and without algofuel", func(t *testing.T) {
		x := func() *sceneT {
			return scene(Rhone, Menrau).Fuel(0, 0, 0).Units(0, "bohemia", 1, 0).Units(1, "catabatia", 1, 4).Units(1, "tirol", 2, 0).Token(1, "tirol", OrderMove)
		}
		x().attack("tirol", "catabatia").do(help("tirol"), Commit{1, 0}).said("A neutral force wins in Catabatia 12 : 12")
		x().attack("tirol", "catabatia").turn(1, "support").legal(help("tirol")).do(help("tirol"), Commit{2, 0}).said("@1 wins in Catabatia 13 : 12").lies("catabatia", "Menrâu 1 base soldier and 4 elite soldiers, neutral Target Area token")
		x().Token(0, "bohemia", OrderMove).attack("tirol", "catabatia").refuse(help("bohemia"), "STW-112")
		// nobody passes through it or flees into it
		scene(Rhone, Menrau).Units(0, "bohemia", 2, 0).Units(1, "sikelia", 1, 0).Token(0, "bohemia", OrderMove).At("activation").do(use("march", "bohemia"), pure).refuse(along("catabatia", "dalmacija"), "STW-086")
		scene(Rhone, Menrau).dry().Units(0, "dalmacija", 3, 0).Units(1, "dalmacija", 5, 0).Units(1, "hellas", 1, 0).Units(1, "valachia", 1, 0).Units(0, "skania", 1, 0).attack("hellas", "dalmacija").
			lies("catabatia", "neutral Target Area token").lies("dalmacija", "Menrâu 5 base soldiers")
	})
	held := func() *sceneT {
		return scene(Rhone, Menrau).Units(0, "catabatia", 3, 0).Units(0, "bohemia", 1, 0).Units(1, "sikelia", 1, 0)
	}
	t.Run("SOH-61 controlled it defends with 1 more, without support", func(t *testing.T) {
		x := func() *sceneT {
			return scene(Rhone, Menrau).dry().Units(0, "catabatia", 3, 0).Token(0, "catabatia", OrderMove).Units(0, "bohemia", 2, 0).Token(0, "bohemia", OrderMove).Units(1, "tirol", 2, 0).Token(1, "tirol", OrderMove)
		}
		x().Units(1, "catabatia", 4, 0).attack("tirol", "catabatia").said("@0 wins in Catabatia 4 : 4")
		x().Units(1, "bohemia", 3, 0).attack("tirol", "bohemia").turn(1, "support").do(Decline{}).said("@1 wins in Bohemia 3 : 2")
	})
	t.Run("SOH-61 no building in it", func(t *testing.T) {
		held().Token(0, "catabatia", OrderDefense).Token(0, "bohemia", OrderDefense).At("activation").refuse(use("turret", "catabatia"), "SOH-61").legal(use("turret", "bohemia"))
	})
	t.Run("SOH-61 in Whiteout 2 GEO and a free action", func(t *testing.T) {
		x := func() *sceneT { return held().Fuel(0, 0, 0).Round(2) }
		g := x().At("whiteout").turn(0, "birthright").fact(0, "geo", "2").refuse(FreeTurret{ar("catabatia")}, "SOH-61").refuse(FreeTurret{ar("tirol")}, "SOH-61").refuse(FreeUpgrade{}, "SOH-61").refuse(FreeMobilize{ar("carpatia")}, "SOH-61")
		g.do(FreeMobilize{ar("bohemia")}, Muster{ar("bohemia"), true}, Muster{ar("catabatia"), false}).fact(0, "pure", "4").lies("bohemia", "Rhône Conglomerate 1 base soldier and 1 elite soldier")
		x().At("whiteout").do(FreeTurret{ar("bohemia")}).lies("bohemia", "Rhône Conglomerate 1 base soldier, 1 turret")
		x().Kit(0, 0, Biomass, false).Kit(0, 2, Sensors, false).Kit(0, 1, Cannons, true).At("whiteout").do(FreeUpgrade{}).fact(0, "kits", "Biomass Generator (advanced), Magnetic Cannons (advanced), Sensor Array (advanced)")
		x().At("whiteout").do(Decline{}).fact(0, "geo", "2")
	})
	t.Run("SOH-62 a tie is not won by who controls it", func(t *testing.T) {
		x := func() *sceneT { return held().Titles(Watcher, Legate).Round(4) }
		x().Column("sikelia", 2).With(1, func(p *Player) { p.Fuel.PureClosed = 2; p.Fuel.Pure = 2 }).At("whiteout").do(Decline{}).over(EndRounds, 2, 1).scores(2, 2)
		three := scene(Rhone, Menrau, Alliance).Units(0, "bohemia", 1, 0).Column("bohemia", 2).Units(1, "sikelia", 1, 0).Column("sikelia", 2).Units(2, "hellas", 1, 0).Column("hellas", 2).Round(4).Titles(Watcher, Legate, Archon)
		three.With(0, func(p *Player) { p.Fuel.PureClosed = 1; p.Fuel.Pure = 3 }).At("whiteout").over(EndRounds, 3, 1, 2)
	})
}
