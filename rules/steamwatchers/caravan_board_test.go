package steamwatchers

import "testing"

func TestCaravanBoard(t *testing.T) {
	board := func(o Order) *playT {
		return trek(t).Kit(0, 2, Biomass, false).Board(0, o).Beacon(0, "breizh").At("activation")
	}
	t.Run("SOH-26 one token more, on the caravan board", func(t *testing.T) {
		g := trek(t).At("planning").turn(0, "plan").do(PlaceOrder{ar("neustria"), OrderMove}, PlaceBoard{OrderMove}).refuse(PlaceBoard{OrderMove}, "SOH-26").fact(0, "board", "move, face down")
		g.do(PlaceBoard{OrderDecoy}, TakeBoard{}).refuse(TakeBoard{}, "SOH-26").do(PlaceBoard{OrderDecoy})
		if b := g.s.View(1).(*State).CaravanBoard(0); b.Token != NoOrder || b.Covered {
			t.Errorf("others see %+v", b)
		}
		g.do(Confirm{}, Confirm{}).turn(0, "activate").fact(0, "board", "decoy").lies("neustria", "Rhône Conglomerate 2 base soldiers and the caravan, move token").said("@0: caravan board decoy")
	})
	t.Run("SOH-26 the clan's tokens are the limit", func(t *testing.T) {
		g := trek(t)
		for _, a := range []string{"breizh", "burgundie", "albion"} {
			g.Units(0, a, 1, 0).Token(0, a, OrderDecoy)
		}
		g.At("planning").refuse(PlaceBoard{OrderDecoy}, "STW-067").legal(PlaceBoard{OrderMove})
	})
	t.Run("SOH-26 it is activated like any other token", func(t *testing.T) {
		board(OrderMove).do(UseBoard{"move"}).said("@0 activates the caravan board: Move the caravan").do(along("burgundie")).turn(1, "activate").fact(0, "board", "none")
		trek(t).At("activation").refuse(UseBoard{"move"}, "SOH-26")
		trek(t).Board(0, OrderDefense).At("activation").do(Pass{Primus}).turn(1, "activate").fact(0, "board", "defense")
		trek(t).Board(0, OrderDecoy).At("activation").refuse(UseBoard{UseOperate}, "SOH-24").do(DiscardBoard{}).turn(1, "activate").fact(0, "board", "none")
		board(OrderDecoy).refuse(DiscardBoard{}, "STW-078")
	})
	t.Run("SOH-27 a Move there moves the caravan alone", func(t *testing.T) {
		board(OrderMove).refuse(UseBoard{"march"}, "SOH-13").refuse(UseBoard{"turret"}, "SOH-27").do(UseBoard{"move"}).turn(0, "way").do(along("burgundie", "elsass")).turn(1, "activate").
			lies("elsass", "Rhône Conglomerate caravan").lies("neustria", "Rhône Conglomerate 2 base soldiers")
	})
	t.Run("SOH-28 a Defense there gives 1 strength to the defending caravan", func(t *testing.T) {
		x := func() *sceneT {
			return hope(t, Rhone, Menrau).dry().Caravan(0, "tirol").Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0)
		}
		x().Board(0, OrderDefense).attack("helvetia", "tirol").said("@0 wins in Tirol 4 : 5")
		x().Board(0, OrderMove).attack("helvetia", "tirol").said("@0 wins in Tirol 4 : 4")
		// an attacking caravan has nothing of it
		hope(t, Rhone, Menrau).dry().Units(0, "tirol", 2, 0).Caravan(1, "tirol").Units(1, "tirol", 1, 0).Board(1, OrderDefense).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0).
			attack("helvetia", "tirol").said("@0 wins in Tirol 2 : 2")
	})
	t.Run("SOH-28 activated it does what a Defense token does in the caravan's area", func(t *testing.T) {
		board(OrderDefense).refuse(UseBoard{"move"}, "SOH-28").legal(UseBoard{"mobilize"}).legal(UseBoard{"contract"}).legal(UseBoard{UseKits}).legal(UseBoard{UseOperate}).
			do(UseBoard{"turret"}).turn(1, "activate").lies("neustria", "Rhône Conglomerate 2 base soldiers and the caravan, 1 turret")
		board(OrderDefense).do(UseBoard{"mobilize"}, pure, Muster{ar("breizh"), false}, Enough{}).fact(0, "specials", "2").fact(0, "pure", "3").lies("breizh", "Rhône Conglomerate 1 base soldier, beacon of Rhône Conglomerate")
	})
	t.Run("SOH-29 a Decoy there operates kits only", func(t *testing.T) {
		board(OrderDecoy).refuse(UseBoard{"move"}, "SOH-29").refuse(UseBoard{"turret"}, "SOH-29").refuse(UseBoard{UseKits}, "SOH-29").do(UseBoard{UseOperate}, Operate{Biomass}).fact(0, "contraband", "5")
	})
	t.Run("SOH-30 it gives no support", func(t *testing.T) {
		hope(t, Rhone, Menrau).dry().Units(0, "tirol", 1, 0).Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Caravan(0, "bohemia").Board(0, OrderMove).attack("helvetia", "tirol").said("@1 wins in Tirol 4 : 1")
		hope(t, Rhone, Menrau).dry().Units(0, "tirol", 3, 0).Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Caravan(0, "bohemia").Token(0, "bohemia", OrderMove).attack("helvetia", "tirol").
			do(help("bohemia")).said("@0 wins in Tirol 4 : 4")
	})
	t.Run("STW-188 Intercepted Orders may take the token on the caravan board", func(t *testing.T) {
		g := trek(t).Titles(Watcher, Archon).Play("BASE025").At("planning").do(PlaceOrder{ar("neustria"), OrderMove}, PlaceBoard{OrderDefense}, Confirm{}, Confirm{})
		g.turn(1, "intercept").do(Name{0}).turn(0, "intercepted").do(DiscardBoard{}).fact(0, "board", "none")
	})
	t.Run("STW-159 the token left goes back in upkeep", func(t *testing.T) {
		trek(t).Board(0, OrderDefense).At("whiteout").fact(0, "board", "none")
	})
}

func TestHopePreview(t *testing.T) {
	t.Run("kits", func(t *testing.T) {
		g := trek(t).Kit(0, 0, HeavyCarrier, false).Aboard(0, 2, 0).Beacon(0, "breizh").Token(0, "neustria", OrderDefense).At("activation").do(use(UseKits, "neustria"))
		g.promises(BuyKit{Biomass, 1}, "Credits 1 > 0", "Biomass Generator > Operate: 2 contraband algofuel.")
		g.promises(BuyKit{Biomass, 0}, "Credits 1 > 0", "Biomass Generator > Operate: 2 contraband algofuel.", "Heavy Carrier > to the box", "2 base soldiers aboard > to the clan supply")
		g.promises(UpgradeKit{HeavyCarrier}, "Credits 1 > 0", "Heavy Carrier Carries up to 3 base soldiers. > Carries up to 5 units and 2 buildings.")
		trek(t).Kit(0, 0, Recycling, false).With(0, func(p *Player) { p.Incubation = 6 }).Board(0, OrderDecoy).At("activation").do(UseBoard{UseOperate}).promises(Operate{Recycling}, "Contraband algofuel 3 > 4", "Incubation 6 > 4")
		trek(t).Kit(0, 0, Simulator, true).Beacon(0, "breizh").Board(0, OrderDefense).Token(0, "neustria", OrderDefense).At("activation").promises(UseBoard{"mobilize"}, "Algofuel 7 > 7", "Special Action tokens 3 > 2").
			promises(use("mobilize", "neustria"), "Algofuel 7 > 7", "Special Action tokens 3 > 2", "Recruits, strength in all > up to 3", "Base soldiers on top > up to 1")
	})
	t.Run("moves and combat", func(t *testing.T) {
		x := trek(t).Units(1, "burgundie", 2, 0).Column("neustria", 1).Token(0, "neustria", OrderMove)
		x.At("activation").do(use("move", "neustria"), along("burgundie")).promises(haul(1, 0), "Your units in Neustria 5 > 1", "Your units in Burgundie 0 > 4", "Attack > 2", "caravan > +1", "Defense: Menrâu > 2")
		beaten(t, 2, 0).Kit(0, 1, Biomass, false).attack("helvetia", "tirol").promises(Scrap{Slot: 1}, "Your trucks 3 > 2", "Biomass Generator > lost")
		hope(t, Rhone, Menrau).dry().Kit(0, 0, Tripods, false).Units(0, "tirol", 2, 0).Units(1, "tirol", 4, 0).Units(1, "helvetia", 1, 0).Caravan(0, "bohemia").attack("helvetia", "tirol").promises(SupportCaravan{}, "Your strength 2 > 3")
	})
	t.Run("the Heavy Carrier", func(t *testing.T) {
		g := hope(t, Rhone, Menrau).Caravan(0, "neustria").Units(0, "breizh", 3, 0).Units(1, "burgundie", 1, 0).Board(0, OrderMove).At("activation").do(UseBoard{"move"})
		g.promises(Load{ar("breizh"), Force{2, 0}}, "Units aboard 0 > 2", "Your units in Breizh 3 > 1").do(Load{ar("breizh"), Force{2, 0}}, Decline{}).
			promises(SetDown{ar("burgundie"), Force{2, 0}}, "Your units in Burgundie 0 > 2", "Attack > 2", "Defense: Menrâu > 1")
	})
	t.Run("the board says what the clans' caravans are", func(t *testing.T) {
		v := trek(t).Kit(0, 1, Biomass, false).At("activation").s
		if m := v.KitMarket(); len(m) != 9 || m[0] != (KitOffer{Biomass, 1, 2}) {
			t.Errorf("%v", m)
		}
	})
}
