package steamwatchers

import (
	"testing"

	"kettle/rules"
)

func TestCaravan(t *testing.T) {
	// march activates the Move token in Neustria
	march := func(x *sceneT) *playT {
		return x.Token(0, "neustria", OrderMove).At("activation").do(use("move", "neustria"))
	}
	t.Run("SOH-06 three trucks, a slot each, one order space", func(t *testing.T) {
		g := trek(t).Kit(0, 2, Biomass, false).Board(0, OrderMove).At("activation").fact(0, "trucks", "3").fact(0, "kits", "free, free, Biomass Generator").fact(0, "board", "move")
		b := g.s.CaravanBoard(0)
		if b.Area != ar("neustria") || b.Trucks != 3 || b.Slots[2].Kit != Biomass || !b.Slots[2].Operates || b.Token != OrderMove || b.Covered || b.Clan != Rhone {
			t.Errorf("%+v", b)
		}
	})
	t.Run("SOH-07 the trucks stay together", func(t *testing.T) {
		march(trek(t)).do(along("burgundie"), haul(1, 0)).lies("burgundie", "Rhône Conglomerate 1 base soldier and the caravan").lies("neustria", "Rhône Conglomerate 1 base soldier")
	})
	t.Run("SOH-08 it counts by its trucks", func(t *testing.T) {
		march(trek(t).Units(0, "burgundie", 3, 0)).do(along("burgundie")).turn(0, "force").refuse(haul(0, 0), "SOH-08").legal(send(2, 0))
		march(trek(t).Units(0, "burgundie", 2, 0)).do(along("burgundie")).refuse(haul(1, 0), "STW-035").do(haul(0, 0)).lies("burgundie", "Rhône Conglomerate 2 base soldiers and the caravan")
		march(trek(t).Wreck(0, 1).Units(0, "burgundie", 3, 0)).do(along("burgundie"), haul(0, 0)).lies("burgundie", "Rhône Conglomerate 3 base soldiers and the caravan")
		trek(t).Run(func(t *Turn) { t.Levy(Levy{Clan: Rhone, Strength: 3, Areas: []Area{ar("neustria")}}) }).turn(0, "activate")
	})
	t.Run("SOH-09 Death & Exile does not touch it", func(t *testing.T) {
		g := trek(t).Run(func(t *Turn) { t.DeathAndExile(0, 2) }).do(ToExile{ar("neustria"), false}, ToExile{ar("neustria"), false}).lies("neustria", "Rhône Conglomerate caravan").fact(0, "exile", "2")
		if g.s.Controller(ar("neustria")) != Rhone {
			t.Error("a caravan alone does not hold its area")
		}
		hope(t, Rhone, Menrau).Caravan(0, "neustria").Units(1, "sikelia", 1, 0).Run(func(t *Turn) { t.DeathAndExile(0, 1) }).do(ToExile{0, false}).fact(0, "trucks", "3")
	})
	t.Run("SOH-10 strength 1 in attack and support, 4 in defense", func(t *testing.T) {
		x := func() *sceneT {
			return hope(t, Rhone, Menrau).dry().Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0)
		}
		x().Caravan(0, "tirol").Units(1, "tirol", 3, 0).attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 4")
		x().Wreck(0, 0, 1).Caravan(0, "tirol").Units(1, "tirol", 3, 0).attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 4")
		x().Units(0, "tirol", 2, 0).Caravan(1, "tirol").Units(1, "tirol", 2, 0).attack("helvetia", "tirol").said("@1 wins in Tirol 3 : 2")
		x().Units(0, "tirol", 2, 0).Units(1, "tirol", 1, 0).Caravan(1, "helvetia").Token(1, "helvetia", OrderMove).attack("helvetia", "tirol").do(help("helvetia")).said("@1 wins in Tirol 3 : 2")
	})
	t.Run("SOH-11 it needs no supply", func(t *testing.T) {
		trek(t).At("activation").fact(0, "units", "2 of 9")
	})
	t.Run("SOH-12 two plains areas, or one mountain area", func(t *testing.T) {
		g := march(trek(t)).legal(along("burgundie", "elsass")).refuse(along("burgundie", "helvetia"), "STW-085").refuse(along("occitania-bassa", "pirenea"), "STW-085")
		g.do(along("burgundie", "elsass")).lies("elsass", "Rhône Conglomerate caravan").lies("neustria", "Rhône Conglomerate 2 base soldiers").said("@0 moves the caravan from Neustria to Elsass, through Burgundie")
		march(trek(t).Units(1, "burgundie", 1, 0)).refuse(along("burgundie", "elsass"), "STW-085").legal(along("burgundie")).legal(along("flandria", "elsass"))
		hope(t, Rhone, Menrau).Kit(0, 0, NoKit, false).Caravan(0, "burgundie").Units(1, "sikelia", 1, 0).Token(0, "burgundie", OrderMove).At("activation").do(use("move", "burgundie")).
			refuse(along("helvetia", "tirol"), "SOH-12").refuse(along("elsass", "tirol"), "SOH-12").do(along("helvetia"), NoBeacon{}).lies("helvetia", "Rhône Conglomerate caravan")
	})
	t.Run("SOH-12 along with others it goes where they go", func(t *testing.T) {
		x := hope(t, Menrau, Rhone).Kit(0, 0, NoKit, false).Units(0, "neustria", 0, 2).Caravan(0, "neustria").Units(1, "sikelia", 1, 0)
		march(x).do(along("burgundie", "elsass"), haul(0, 1)).lies("elsass", "Menrâu 1 elite soldier and the caravan")
		x = hope(t, Menrau, Rhone).Kit(0, 0, NoKit, false).Units(0, "neustria", 0, 2).Caravan(0, "neustria").Units(1, "sikelia", 1, 0)
		march(x).do(along("burgundie", "helvetia")).turn(0, "force").refuse(haul(0, 1), "SOH-12").legal(send(0, 2))
	})
	t.Run("SOH-13 no Forced March, no sea", func(t *testing.T) {
		trek(t).Token(0, "neustria", OrderMove).At("activation").do(use("march", "neustria"), pure, along("burgundie")).turn(0, "force").refuse(haul(1, 0), "SOH-13").legal(send(1, 0))
		hope(t, Rhone, Menrau).Kit(0, 0, NoKit, false).Caravan(0, "neustria").Units(1, "sikelia", 1, 0).Token(0, "neustria", OrderMove).At("activation").refuse(use("march", "neustria"), "STW-085")
		ship(t).Kit(0, 1, NoKit, false).At("activation").do(use("move", "flandria"), Go{ar("boreal-floe"), ar("jutlandia")}).turn(0, "force").refuse(haul(1, 0), "SOH-13").do(send(1, 0)).
			lies("jutlandia", "Rhône Conglomerate 1 base soldier")
	})
	t.Run("SOH-14 the Catabatian caravan crosses mountains like plains", func(t *testing.T) {
		march(trekOf(t, Catabatians)).legal(along("burgundie", "helvetia")).do(along("occitania-bassa", "pirenea")).lies("pirenea", "Catabatians caravan")
	})
	t.Run("STW-017 their caravan crosses mountains like plains", func(t *testing.T) {
		hope(t, Catabatians, Menrau).Kit(0, 0, NoKit, false).Caravan(0, "burgundie").Units(1, "sikelia", 1, 0).Token(0, "burgundie", OrderMove).At("activation").
			do(use("move", "burgundie"), along("helvetia", "tirol"), NoBeacon{}).lies("tirol", "Catabatians caravan")
	})
	t.Run("STW-155 farms on a caravan count", func(t *testing.T) {
		mobile(t).At("activation").fact(0, "units", "2 of 11")
	})
	t.Run("STW-001 a caravan is a unit: it holds an area and a beacon may stay behind", func(t *testing.T) {
		hope(t, Rhone, Menrau).Kit(0, 0, NoKit, false).Caravan(0, "neustria").Units(1, "sikelia", 1, 0).Token(0, "neustria", OrderMove).At("activation").
			do(use("move", "neustria"), along("burgundie")).turn(0, "beacon").do(LeaveBeacon{}).lies("neustria", "beacon of Rhône Conglomerate")
	})
}

// ship has the caravan of seat 0 and a soldier in Flandria with Amphibious Modules, and a contract on the Boreal Floe.
func ship(t *testing.T) *sceneT {
	t.Helper()
	return hope(t, Rhone, Menrau).Kit(0, 0, NoKit, false).Kit(0, 1, Amphibious, false).Units(0, "flandria", 2, 0).Caravan(0, "flandria").Units(1, "sikelia", 2, 0).
		Contract(0, "boreal-floe").Token(0, "flandria", OrderMove)
}

// beaten has seat 0 lose in Tirol against seat 1, who came from Helvetia; there is no algofuel. Soldiers of seat 0 and its
// caravan, without kits, defend.
func beaten(t *testing.T, base, elite int) *sceneT {
	t.Helper()
	return hope(t, Rhone, Menrau).dry().Kit(0, 0, NoKit, false).Kit(1, 0, NoKit, false).Units(0, "tirol", base, elite).Caravan(0, "tirol").
		Units(1, "tirol", 0, 4).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0)
}

func TestCaravanLosses(t *testing.T) {
	scrap := func(slot int) Scrap { return Scrap{Slot: slot} }
	t.Run("SOH-15 the token on the caravan board stays", func(t *testing.T) {
		beaten(t, 1, 0).Board(0, OrderMove).Token(0, "tirol", OrderMove).attack("helvetia", "tirol").do(scrap(2), lost(1, 0)).do(FleeWith{ar("bohemia"), Force{}}).
			fact(0, "board", "move").lies("bohemia", "Rhône Conglomerate caravan").said("The move token of @0 leaves Tirol")
	})
	t.Run("SOH-16 one of the losses is a truck", func(t *testing.T) {
		g := beaten(t, 2, 0).attack("helvetia", "tirol").turn(0, "losses").refuse(lost(2, 0), "SOH-16").do(scrap(1)).turn(0, "losses").refuse(scrap(1), "SOH-18").legal(scrap(0))
		g.do(lost(1, 0)).fact(0, "trucks", "2").turn(0, "flee")
		beaten(t, 2, 0).attack("helvetia", "tirol").do(scrap(1), scrap(0)).turn(0, "flee").fact(0, "trucks", "1")
	})
	t.Run("SOH-16 alone it loses two trucks", func(t *testing.T) {
		beaten(t, 0, 0).attack("helvetia", "tirol").turn(0, "losses").refuse(lost(0, 0), "SOH-16").do(scrap(0), scrap(1)).turn(0, "flee").fact(0, "trucks", "1")
		beaten(t, 0, 0).Wreck(0, 0).attack("helvetia", "tirol").do(scrap(1)).fact(0, "trucks", "0").lies("tirol", "Menrâu 4 elite soldiers")
		beaten(t, 0, 0).Wreck(0, 0, 1).attack("helvetia", "tirol").fact(0, "trucks", "0")
	})
	t.Run("SOH-16 one that only supports loses nothing", func(t *testing.T) {
		hope(t, Rhone, Menrau).dry().Units(0, "tirol", 2, 1).Units(1, "tirol", 0, 4).Units(1, "helvetia", 1, 0).Caravan(0, "bohemia").Token(0, "bohemia", OrderMove).
			attack("helvetia", "tirol").do(help("bohemia")).turn(0, "losses").refuse(scrap(0), "SOH-16").do(lost(2, 0)).fact(0, "trucks", "3")
	})
	t.Run("SOH-17 it flees by the rules for the loser", func(t *testing.T) {
		g := beaten(t, 2, 0).Units(0, "saxonia", 1, 0).Units(0, "elsass", 1, 0).attack("helvetia", "tirol").do(scrap(0), lost(1, 0)).turn(0, "flee").refuse(FleeWith{ar("bohemia"), Force{1, 0}}, "STW-121").
			refuse(Flee{ar("saxonia"), Force{1, 0}}, "SOH-17").do(FleeWith{ar("saxonia"), Force{1, 0}})
		g.said("1 base soldier and the caravan of @0 flee to Saxonia").lies("saxonia", "Rhône Conglomerate 2 base soldiers and the caravan")
		// an attacker goes back to where it came from
		hope(t, Rhone, Menrau).dry().Units(0, "tirol", 5, 0).Caravan(1, "tirol").Units(1, "tirol", 1, 0).Units(0, "skania", 1, 0).Units(1, "helvetia", 1, 0).attack("helvetia", "tirol").
			do(scrap(0), lost(1, 0)).lies("helvetia", "Menrâu 1 base soldier and the caravan")
	})
	t.Run("SOH-17 where not all find room, some go", func(t *testing.T) {
		g := beaten(t, 2, 0).Units(0, "saxonia", 3, 0).Units(1, "bohemia", 1, 0).Units(1, "catabatia", 1, 0).Units(1, "elsass", 1, 0).attack("helvetia", "tirol").do(scrap(0), lost(1, 0)).turn(0, "flee")
		g.refuse(FleeWith{ar("saxonia"), Force{1, 0}}, "STW-121").legal(FleeWith{ar("saxonia"), Force{}}).do(Flee{ar("saxonia"), Force{1, 0}}).fact(0, "trucks", "0").said("The caravan of @0 is out of the game")
	})
	sea := func() *sceneT { // a haven without a way out on land
		return hope(t, Rhone, Menrau).dry().Kit(0, 0, NoKit, false).Kit(1, 0, NoKit, false).Caravan(0, "skania").Units(1, "skania", 0, 4).Units(1, "jutlandia", 1, 0).
			Units(0, "albion", 1, 0).Units(0, "bohemia", 1, 0).Contract(0, "boreal-floe")
	}
	t.Run("SOH-17 by sea with Amphibious Modules and a contract", func(t *testing.T) {
		g := sea().Kit(0, 2, Amphibious, false).attack("jutlandia", "skania").do(scrap(0), scrap(1)).turn(0, "flee")
		g.do(FleeWith{ar("albion"), Force{}}).lies("albion", "Rhône Conglomerate 1 base soldier and the caravan")
		sea().attack("jutlandia", "skania").do(scrap(0), scrap(1)).fact(0, "trucks", "0").lies("skania", "Menrâu 4 elite soldiers")
	})
	t.Run("SOH-18 a destroyed truck blocks a slot and takes its kit", func(t *testing.T) {
		g := beaten(t, 2, 0).Kit(0, 1, Biomass, true).attack("helvetia", "tirol").do(scrap(1)).said("Biomass Generator of @0 goes to the box").fact(0, "kits", "free, lost, free").fact(rules.Public, "kit biomass", "1 of 2")
		g.do(lost(1, 0), FleeWith{ar("bohemia"), Force{1, 0}})
		trek(t).Wreck(0, 1).Beacon(0, "breizh").Token(0, "neustria", OrderDefense).At("activation").do(use(UseKits, "neustria")).refuse(BuyKit{Biomass, 1}, "SOH-22").legal(BuyKit{Biomass, 0})
	})
	t.Run("SOH-19 with the last truck the caravan is out", func(t *testing.T) {
		x := beaten(t, 0, 0).Kit(0, 2, HeavyCarrier, true).Aboard(0, 3, 1).Board(0, OrderDefense).Wreck(0, 0)
		x.s.d.Farms, x.s.caravan(0).Hold.Farms = x.s.d.Farms-1, 1
		g := x.fuelled(1).attack("helvetia", "tirol")
		g.do(Commit{4, 0})
		g.do(scrap(1)).fact(0, "trucks", "0").fact(0, "supply", "13 base 4 elite").fact(rules.Public, "farms", "20").said("The caravan of @0 is out of the game").said("The defense token leaves the caravan board of @0")
		if g.s.TokensLeft(Rhone, OrderDefense) != 5 || g.s.CaravanBoard(0).Area.Is() {
			t.Error("the token or the caravan is still there")
		}
	})
	t.Run("SOH-19 one that cannot flee loses all its trucks", func(t *testing.T) {
		sea().attack("jutlandia", "skania").do(scrap(0), scrap(1)).said("@0 loses truck 3 in Skania 1 → 0")
	})
	t.Run("STW-015 a booby trap takes a truck of a caravan that moved in alone", func(t *testing.T) {
		hope(t, Menrau, Rhone).Kit(0, 0, NoKit, false).Caravan(0, "neustria").Beacon(0, "neustria").Beacon(1, "burgundie").Units(1, "sikelia", 1, 0).Token(0, "neustria", OrderMove).At("activation").
			do(use("move", "neustria"), along("burgundie")).turn(0, "trap").do(scrap(2)).fact(0, "trucks", "2").turn(1, "activate")
	})
}

// fuelled gives a seat its algofuel back.
func (x *sceneT) fuelled(seat rules.Seat) *sceneT { return x.Fuel(seat, 4, 0) }
