package steamwatchers

import (
	"testing"

	"kettle/rules"
)

func TestKits(t *testing.T) {
	shop := func() *sceneT { return shop(t) }
	buy := func(x *sceneT) *playT { return x.At("activation").do(use(UseKits, "neustria")) }
	t.Run("SOH-20 1 credit for each haven", func(t *testing.T) {
		buy(shop()).turn(0, "kits").do(BuyKit{Biomass, 1}, BuyKit{Cannons, 2}).turn(1, "activate").fact(0, "kits", "Heavy Carrier, Biomass Generator, Magnetic Cannons")
		buy(shop()).do(Decline{}).turn(1, "activate")
		trek(t).Token(0, "neustria", OrderDefense).At("activation").refuse(use(UseKits, "neustria"), "SOH-20")
		trek(t).Units(0, "breizh", 1, 0).Token(0, "breizh", OrderDefense).At("activation").do(use(UseKits, "breizh")).turn(0, "kits") // anywhere on the board
		trek(t).Beacon(0, "breizh").Board(0, OrderDefense).At("activation").do(UseBoard{UseKits}, BuyKit{Biomass, 0}).turn(1, "activate")
		trek(t).Beacon(0, "breizh").Wreck(0, 0, 1, 2).Token(0, "neustria", OrderDefense).At("activation").refuse(use(UseKits, "neustria"), "SOH-19")
		trek(t).Beacon(0, "breizh").Token(0, "neustria", OrderMove).At("activation").refuse(use(UseKits, "neustria"), "STW-079")
	})
	t.Run("SOH-21 a bought kit lies basic side up, an old one goes to the box", func(t *testing.T) {
		buy(shop()).do(BuyKit{Biomass, 0}).said("Heavy Carrier of @0 goes to the box").fact(0, "kits", "Biomass Generator, free, free").fact(rules.Public, "kit biomass", "1 of 2")
	})
	t.Run("SOH-22 nobody buys a kit twice", func(t *testing.T) {
		buy(shop()).do(BuyKit{Biomass, 1}).refuse(BuyKit{Biomass, 2}, "SOH-22").refuse(BuyKit{HeavyCarrier, 2}, "SOH-04")
		buy(shop().Wreck(0, 2)).refuse(BuyKit{Biomass, 2}, "SOH-22")
		buy(shop().Kit(1, 0, Sensors, false)).refuse(BuyKit{Sensors, 1}, "SOH-21")
	})
	t.Run("SOH-23 1 credit upgrades, but not what is just bought", func(t *testing.T) {
		buy(shop()).do(BuyKit{Biomass, 1}).refuse(UpgradeKit{Biomass}, "SOH-23").do(UpgradeKit{HeavyCarrier}).fact(0, "kits", "Heavy Carrier (advanced), Biomass Generator, free").turn(1, "activate")
		buy(shop().Kit(0, 0, HeavyCarrier, true)).refuse(UpgradeKit{HeavyCarrier}, "SOH-23").refuse(UpgradeKit{Biomass}, "SOH-23")
	})
	operate := func(x *sceneT) *playT { return x.Board(0, OrderDecoy).At("activation").do(UseBoard{UseOperate}) }
	t.Run("SOH-24 any Operate effects in any order", func(t *testing.T) {
		x := func() *playT {
			return operate(hope(t, Rhone, Menrau).Kit(0, 0, Biomass, false).Kit(0, 1, Recycling, false).Kit(0, 2, Greenhouse, false).Caravan(0, "neustria").Units(1, "sikelia", 1, 0)).turn(0, "operate")
		}
		x().do(Operate{Greenhouse}).refuse(Operate{Biomass}, "SOH-24").do(Enough{}, Operate{Biomass}).turn(0, "operate").do(Decline{}).turn(1, "activate").fact(0, "contraband", "5")
		x().do(Operate{Recycling}, Operate{Biomass}, Operate{Greenhouse}, Enough{}).turn(1, "activate").fact(0, "contraband", "6")
		operate(trek(t).Kit(0, 0, Biomass, false)).refuse(Operate{Recycling}, "SOH-24")
	})
	t.Run("SOH-25 an Operate effect once a round", func(t *testing.T) {
		g := trek(t).Kit(0, 0, Biomass, false).Kit(0, 1, Recycling, false).Board(0, OrderDecoy).With(0, func(p *Player) { p.Used = []string{"operate biomass"} }).At("activation")
		g.do(UseBoard{UseOperate}).refuse(Operate{Biomass}, "SOH-25").legal(Operate{Recycling})
	})
	t.Run("SOH-67 an upgraded kit has only its advanced side", func(t *testing.T) {
		operate(trek(t).Kit(0, 0, Biomass, true)).do(Operate{Biomass}).fact(0, "contraband", "4").fact(0, "pure", "5")
	})
	t.Run("SOH-33 Biomass Generator", func(t *testing.T) {
		operate(trek(t).Kit(0, 0, Biomass, false)).do(Operate{Biomass}).fact(0, "contraband", "5").turn(1, "activate")
		operate(trek(t).Kit(0, 0, Biomass, true)).do(Operate{Biomass}).fact(0, "contraband", "4").fact(0, "pure", "5")
	})
	t.Run("SOH-34 Amphibious Modules", func(t *testing.T) {
		go2 := Go{ar("boreal-floe"), ar("jutlandia")}
		ship(t).At("activation").do(use("move", "flandria"), go2, haul(1, 0)).lies("jutlandia", "Rhône Conglomerate 1 base soldier and the caravan")
		far := Go{ar("boreal-floe"), ar("pomorze")} // over Baltika, without a contract there
		ship(t).At("activation").do(use("move", "flandria")).refuse(far, "STW-098")
		ship(t).Kit(0, 1, Amphibious, true).At("activation").do(use("move", "flandria"), far).lies("pomorze", "Rhône Conglomerate caravan").lies("flandria", "Rhône Conglomerate 2 base soldiers").fact(0, "contracts", "2")
	})
	t.Run("STW-101 a sea move is the whole move of a caravan", func(t *testing.T) {
		ship(t).At("activation").do(use("move", "flandria"), Go{ar("boreal-floe"), ar("jutlandia")}, haul(0, 0)).turn(1, "activate").lies("jutlandia", "Rhône Conglomerate caravan")
		ship(t).At("activation").do(use("move", "flandria")).refuse(Go{ar("boreal-floe"), ar("saxonia")}, "STW-097")
	})
	t.Run("SOH-35 Hydraulic Support Tripods", func(t *testing.T) {
		x := func() *sceneT {
			return hope(t, Rhone, Menrau).dry().Kit(0, 0, Tripods, false).Units(0, "tirol", 2, 0).Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Units(0, "bohemia", 1, 0).Caravan(0, "bohemia")
		}
		x().attack("helvetia", "tirol").turn(0, "support").do(SupportCaravan{}).said("@1 wins in Tirol 4 : 3")
		x().Token(0, "bohemia", OrderMove).attack("helvetia", "tirol").do(SupportCaravan{}).refuse(SupportCaravan{}, "SOH-35").do(help("bohemia")).said("@0 wins in Tirol 4 : 4")
		x().Token(0, "bohemia", OrderMove).attack("helvetia", "tirol").do(help("bohemia")).said("@0 wins in Tirol 4 : 4")
		x().Kit(0, 0, NoKit, false).attack("helvetia", "tirol").said("@1 wins in Tirol 4 : 2")
		x().Play("BASE003").attack("helvetia", "tirol").said("@1 wins in Tirol 4 : 2")
		step := func(x *sceneT) *playT {
			return x.Token(0, "neustria", OrderMove).At("activation").do(use("move", "neustria"))
		}
		step(hope(t, Rhone, Menrau).Kit(0, 0, Tripods, false).Caravan(0, "neustria").Units(1, "sikelia", 1, 0)).refuse(along("burgundie", "elsass"), "SOH-35").legal(along("burgundie"))
		step(hope(t, Rhone, Menrau).Kit(0, 0, Tripods, true).Caravan(0, "neustria").Units(1, "sikelia", 1, 0)).legal(along("burgundie", "elsass"))
	})
	t.Run("SOH-36 Sensor Array", func(t *testing.T) {
		x := func(title Title, advanced bool) *playT {
			return hope(t, Rhone, Alliance).Kit(0, 0, Sensors, advanced).Caravan(0, "neustria").Units(1, "sikelia", 1, 0).Titles(title, Primus).Stack("elsass", "burgundie", "helvetia", "tirol").At("conclave")
		}
		x(Watcher, false).turn(0, "watch").fact(0, "hand", "4").do(PlayColumn{"elsass"}).turn(0, "watch").do(PlayColumn{"tirol"}).fact(0, "hand", "2").lies("elsass", "column 3").lies("tirol", "column 1")
		g := x(Archon, true).turn(0, "archon").fact(0, "hand", "4")
		for len(g.s.InPlay()) < 2 {
			g.do(g.s.Legal()[0])
		}
		x(Archon, false).turn(0, "archon").fact(0, "hand", "3")
	})
	t.Run("SOH-37 Recycling Station", func(t *testing.T) {
		at := func(advanced bool) *playT {
			return operate(trek(t).Kit(0, 0, Recycling, advanced).With(0, func(p *Player) { p.Incubation = 6 })).do(Operate{Recycling})
		}
		at(false).fact(0, "incubation", "4").fact(0, "contraband", "4").fact(0, "exile", "0") // space 4 has no effect on the way down
		at(true).fact(0, "incubation", "3").fact(0, "pure", "5").fact(0, "exile", "0")
	})
	t.Run("SOH-38 Magnetic Cannons", func(t *testing.T) {
		hope(t, Rhone, Menrau).dry().Kit(0, 0, Cannons, false).Units(0, "tirol", 2, 0).Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Caravan(0, "bohemia").Token(0, "bohemia", OrderMove).attack("helvetia", "tirol").
			do(help("bohemia")).said("@0 wins in Tirol 4 : 4")
		x := func() *sceneT {
			return trek(t).Kit(0, 0, Cannons, true).Units(1, "burgundie", 1, 0).Turrets("burgundie", 1).Farms("breizh", 1).Farms("neustria", 1).Board(0, OrderDefense)
		}
		x().At("activation").do(UseBoard{UseOperate}, Operate{Cannons}).turn(0, "bombard").refuse(Bombard{ar("neustria"), Farm}, "SOH-38").refuse(Bombard{ar("burgundie"), Farm}, "SOH-38").legal(Bombard{ar("breizh"), Farm}).
			do(Bombard{ar("burgundie"), Turret}).fact(rules.Public, "turrets", "15").lies("burgundie", "Menrâu 1 base soldier")
		x().Kit(0, 0, Cannons, false).Kit(0, 1, Biomass, false).At("activation").do(UseBoard{UseOperate}).refuse(Operate{Cannons}, "SOH-24")
	})
	t.Run("SOH-39 Combat Simulator", func(t *testing.T) {
		g := operate(trek(t).Kit(0, 0, Simulator, false).Beacon(0, "breizh")).do(Operate{Simulator}).turn(0, "pay").do(pure).turn(0, "recruit").refuse(Muster{ar("burgundie"), false}, "STW-091")
		g.do(Muster{ar("breizh"), false}, Muster{ar("breizh"), true}).turn(1, "activate").fact(0, "specials", "3").fact(0, "pure", "3").lies("breizh", "Rhône Conglomerate 1 base soldier and 1 elite soldier, beacon of Rhône Conglomerate")
		operate(trek(t).Kit(0, 0, Simulator, false).Kit(0, 1, Biomass, false).Fuel(0, 0, 0)).refuse(Operate{Simulator}, "SOH-39")
	})
	t.Run("SOH-31 the common kit text, by default on the advanced Combat Simulator", func(t *testing.T) {
		x := trek(t).Kit(0, 0, Simulator, true).Beacon(0, "breizh").Fuel(0, 0, 0).Token(0, "neustria", OrderDefense)
		x.At("activation").do(use("mobilize", "neustria")).turn(0, "recruit").fact(0, "specials", "2").
			do(Muster{ar("breizh"), true}, Muster{ar("breizh"), false}).turn(0, "recruit").refuse(Muster{ar("breizh"), true}, "STW-090").do(Muster{ar("breizh"), false}).turn(1, "activate").
			lies("breizh", "Rhône Conglomerate 2 base soldiers and 1 elite soldier, beacon of Rhône Conglomerate")
		trek(t).Kit(0, 0, Simulator, false).Fuel(0, 0, 0).Token(0, "neustria", OrderDefense).At("activation").refuse(use("mobilize", "neustria"), "STW-083")
	})
	every := func() *sceneT {
		return sceneOf(t, Form{Modules: []string{ModHope}, EveryKit: true}, Rhone, Menrau).Kit(0, 0, Biomass, false).Kit(0, 1, Cannons, false).Caravan(0, "neustria").Beacon(0, "breizh").Units(1, "sikelia", 1, 0)
	}
	t.Run("SOH-63 the Exhaust effect", func(t *testing.T) {
		// of the advanced Combat Simulator: its Operate effect
		operate(trek(t).Kit(0, 0, Simulator, true).Beacon(0, "breizh")).do(Operate{Simulator}, pure, Muster{ar("breizh"), true}, Muster{ar("breizh"), false}, Muster{ar("breizh"), false}).
			lies("breizh", "Rhône Conglomerate 2 base soldiers and 1 elite soldier, beacon of Rhône Conglomerate").fact(0, "specials", "3")
		trek(t).Kit(0, 0, Simulator, true).Token(0, "neustria", OrderMove).At("activation").refuse(Exhaust{Simulator}, "SOH-31")
		// of every kit: before a token is activated, each kit once; the passive effect does not stack
		g := every().Token(0, "neustria", OrderMove).At("activation").do(Exhaust{Biomass}, pure, Muster{ar("breizh"), true}, Muster{ar("breizh"), false}).turn(0, "recruit").do(Muster{ar("breizh"), false}).
			turn(0, "activate").refuse(Exhaust{Biomass}, "SOH-63").refuse(Exhaust{Tripods}, "SOH-24").do(Exhaust{Cannons}, pure, Enough{}, Enough{}).turn(0, "activate")
		g.legal(use("move", "neustria")).fact(0, "specials", "3").fact(0, "pure", "2")
		every().Fuel(0, 0, 0).Token(0, "neustria", OrderDefense).At("activation").refuse(Exhaust{Biomass}, "SOH-39").do(use("mobilize", "neustria")).turn(0, "recruit")
	})
	t.Run("SOH-40 EMP Fields hide the token and let it be swapped", func(t *testing.T) {
		g := trek(t).Kit(0, 0, EMPFields, false).Kit(0, 1, Biomass, false).Units(0, "burgundie", 1, 0).At("planning").do(PlaceBoard{OrderDecoy}, Confirm{}, Confirm{}).turn(0, "activate").said("The token on the caravan board of @0 stays hidden")
		g.fact(0, "board", "decoy, face down")
		if b := g.s.View(1).(*State).CaravanBoard(0); b.Token != NoOrder || !b.Covered {
			t.Errorf("others see %+v", b)
		}
		g.do(UseBoard{"move"}).said("@0 activates the caravan board: Move the caravan; a decoy token is swapped for a move token").turn(0, "way")
		// hidden it gives no strength
		x := hope(t, Rhone, Menrau).dry().Kit(0, 0, EMPFields, false).Caravan(0, "tirol").Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0)
		x.s.caravan(0).Down, x.s.caravan(0).Covered = OrderDefense, true
		x.attack("helvetia", "tirol").said("@0 wins in Tirol 4 : 4")
	})
	t.Run("SOH-40 advanced EMP Fields ignore an Archon card", func(t *testing.T) {
		x := func(card Card) *playT {
			return trek(t).Kit(0, 0, EMPFields, true).Titles(Primus, Archon).Token(0, "neustria", OrderMove).reveal(1, card).turn(0, "ignore")
		}
		x("BASE029").do(IgnoreCard{true}).fact(0, "fervor", "0").fact(1, "fervor", "2").said("@0 ignores Zeal")
		x("BASE029").do(IgnoreCard{false}).fact(0, "fervor", "1").fact(1, "fervor", "2")
		x("BASE027").do(IgnoreCard{true}).turn(1, "activate") // Tithe: there is nobody else to name
		x("SOH036").do(IgnoreCard{true}).do(pass1(Legate)).legal(use("march", "neustria"))
		x("SOH036").do(IgnoreCard{false}).do(pass1(Legate)).refuse(use("march", "neustria"), "SOH-51")
		// what lasts for the round: one card of each kind of effect
		ignoring := func(card Card, seats ...rules.Seat) *sceneT {
			x := trek(t).Titles(Watcher, Primus).Play(card)
			for _, seat := range seats {
				x.s.d.Ignored = append(x.s.d.Ignored, Ignored{seat, card})
			}
			return x
		}
		for _, x := range []struct {
			card          Card
			fact          string
			heeds, spares string
		}{{"BASE023", "units", "2 of 8", "2 of 9"}, {"BASE013", "exposure", "2", "1"}} {
			ignoring(x.card).Column("neustria", 1).At("activation").fact(0, x.fact, x.heeds)
			ignoring(x.card, 0).Column("neustria", 1).At("activation").fact(0, x.fact, x.spares)
		}
		ignoring("BASE019").Column("neustria", 3).Round(2).At("whiteout").lies("neustria", "Rhône Conglomerate 2 base soldiers and the caravan, column 1")
		ignoring("BASE019", 0).Column("neustria", 3).Round(2).At("whiteout").lies("neustria", "Rhône Conglomerate 2 base soldiers and the caravan, column 2")
		ddos := func(seats ...rules.Seat) *playT {
			x := hope(t, Rhone, Menrau).dry().Units(0, "tirol", 2, 0).Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Units(0, "bohemia", 2, 0).Token(0, "bohemia", OrderMove).Play("BASE003")
			for _, seat := range seats {
				x.s.d.Ignored = append(x.s.d.Ignored, Ignored{seat, "BASE003"})
			}
			return x.attack("helvetia", "tirol")
		}
		ddos().said("@1 wins in Tirol 4 : 2")
		ddos(1).said("@1 wins in Tirol 4 : 2")
		ddos(0).turn(0, "support").do(help("bohemia")).said("@0 wins in Tirol 4 : 4")
		turret := func(seats ...rules.Seat) *playT {
			x := hope(t, Rhone, Menrau).dry().Units(0, "tirol", 2, 0).Turrets("tirol", 1).Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0).Titles(Watcher, Primus).Play("BASE009")
			for _, seat := range seats {
				x.s.d.Ignored = append(x.s.d.Ignored, Ignored{seat, "BASE009"})
			}
			return x.attack("helvetia", "tirol")
		}
		turret().said("@1 wins in Tirol 4 : 3")
		turret(0).said("@0 wins in Tirol 4 : 4")
		three := hope(t, Rhone, Menrau, Alliance).Kit(0, 0, EMPFields, true).Caravan(0, "neustria").Units(1, "sikelia", 1, 0).Units(2, "tirol", 1, 0).Titles(Primus, Archon, Legate)
		three.reveal(1, "BASE027").do(IgnoreCard{true}).turn(1, "tithe").refuse(Name{0}, "SOH-40").legal(Name{2})
	})
	t.Run("SOH-41 Experimental Greenhouse", func(t *testing.T) {
		trek(t).Kit(0, 0, Greenhouse, false).Board(0, OrderDecoy).At("activation").fact(0, "units", "2 of 10").refuse(UseBoard{UseOperate}, "SOH-24") // there is no room
		x := func(advanced bool) *sceneT {
			return hope(t, Rhone, Menrau).Kit(0, 0, Greenhouse, advanced).Wreck(0, 1).Caravan(0, "neustria").Units(1, "sikelia", 1, 0)
		}
		operate(x(false)).do(Operate{Greenhouse}, Muster{ar("neustria"), false}).refuse(Muster{ar("neustria"), true}, "STW-090").do(Muster{ar("neustria"), false}).turn(1, "activate").lies("neustria", "Rhône Conglomerate 2 base soldiers and the caravan")
		operate(x(true)).fact(0, "units", "0 of 11").do(Operate{Greenhouse}, Muster{ar("neustria"), false}, Muster{ar("neustria"), false}, Muster{ar("neustria"), false}).turn(1, "activate")
	})
}

// pass1 lets a player pass.
func pass1(x Title) Pass { return Pass{x} }
