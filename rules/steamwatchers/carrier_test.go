package steamwatchers

import (
	"testing"
)

func TestHeavyCarrier(t *testing.T) {
	load := func(at string, base, elite int) Load { return Load{ar(at), Force{base, elite}} }
	down := func(at string, base, elite int) SetDown { return SetDown{ar(at), Force{base, elite}} }
	cart := func() *sceneT { return cart(t) }
	move := func(x *sceneT) *playT {
		return x.Token(0, "occitania-bassa", OrderMove).At("activation").do(use("move", "occitania-bassa"))
	}
	t.Run("SOH-32 the basic side carries up to 3 base soldiers", func(t *testing.T) {
		move(cart()).turn(0, "load").refuse(load("catalunya", 3, 1), "SOH-32").refuse(load("catalunya", 4, 0), "SOH-32").refuse(LoadBuilding{ar("catalunya"), Farm}, "SOH-45").
			do(load("catalunya", 2, 0)).refuse(load("catalunya", 2, 0), "SOH-32").do(load("catalunya", 1, 0)).turn(0, "set down").fact(0, "cargo", "3 base soldiers").lies("catalunya", "Rhône Conglomerate 1 base soldier and 1 elite soldier")
	})
	t.Run("SOH-32 the advanced side carries 5 units and 2 buildings", func(t *testing.T) {
		g := move(cart().Kit(0, 0, HeavyCarrier, true).Farms("catalunya", 1).Turrets("occitania-bassa", 1)).refuse(load("catalunya", 5, 0), "SOH-42").
			do(load("catalunya", 4, 1)).turn(0, "beacon").do(LeaveBeacon{}).turn(0, "load").refuse(load("occitania-bassa", 1, 0), "SOH-32")
		g.refuse(LoadBuilding{ar("occitania-bassa"), Farm}, "SOH-45").do(LoadBuilding{ar("catalunya"), Farm}, LoadBuilding{ar("occitania-bassa"), Turret}).fact(0, "cargo", "4 base soldiers and 1 elite soldier, 1 farm and 1 turret")
		g.turn(0, "set down")
	})
	t.Run("SOH-42 units are loaded in the caravan's area and adjacent own ones", func(t *testing.T) {
		move(cart().Units(0, "kastilha", 1, 0)).refuse(load("kastilha", 1, 0), "SOH-42").refuse(load("catalunya", 0, 0), "SOH-42").refuse(load("burgundie", 1, 0), "SOH-42").legal(load("occitania-bassa", 2, 0))
		cart().Board(0, OrderMove).At("activation").do(UseBoard{"move"}).turn(0, "load").legal(load("catalunya", 3, 0))
		// a token elsewhere loads nothing
		cart().Token(0, "catalunya", OrderMove).At("activation").do(use("move", "catalunya")).turn(0, "way")
	})
	t.Run("SOH-42 first deploy, then move", func(t *testing.T) {
		g := move(cart()).do(load("catalunya", 3, 0)).do(down("helvetia", 2, 0)).turn(0, "set down").do(down("pirenea", 1, 0)).turn(0, "way").do(along("burgundie"), haul(1, 0))
		g.turn(1, "activate").lies("helvetia", "Rhône Conglomerate 2 base soldiers").lies("pirenea", "Rhône Conglomerate 1 base soldier").lies("burgundie", "Rhône Conglomerate 1 base soldier and the caravan")
		// some are set down before the move: the others stay aboard
		move(cart()).do(load("catalunya", 3, 0), down("helvetia", 2, 0), Decline{}).turn(0, "way").do(along("burgundie"), haul(1, 0)).turn(1, "activate").fact(0, "cargo", "1 base soldier")
	})
	t.Run("SOH-42 first move, then deploy", func(t *testing.T) {
		g := move(cart()).do(load("catalunya", 3, 0), Decline{}).turn(0, "way").do(along("burgundie"), haul(1, 0)).turn(0, "set down").refuse(down("catalunya", 1, 0), "SOH-42").refuse(down("elsass", 4, 0), "SOH-42")
		g.do(down("elsass", 2, 0)).turn(0, "set down").do(down("burgundie", 1, 0)).turn(1, "activate").lies("elsass", "Rhône Conglomerate 2 base soldiers").lies("burgundie", "Rhône Conglomerate 2 base soldiers and the caravan")
	})
	t.Run("SOH-42 or keep them aboard for a later Move token", func(t *testing.T) {
		move(cart()).do(load("catalunya", 3, 0), Decline{}).do(along("burgundie"), haul(1, 0), Decline{}).turn(1, "activate").fact(0, "cargo", "3 base soldiers")
		hope(t, Rhone, Menrau).Caravan(0, "neustria").Aboard(0, 2, 0).Units(1, "sikelia", 1, 0).Board(0, OrderMove).At("activation").do(UseBoard{"move"}).turn(0, "set down").
			do(down("breizh", 2, 0)).turn(0, "way").do(along("burgundie"), NoBeacon{}).lies("breizh", "Rhône Conglomerate 2 base soldiers")
	})
	t.Run("SOH-43 deploying where an opponent is starts combat", func(t *testing.T) {
		g := move(cart().Units(1, "helvetia", 1, 0)).do(load("catalunya", 3, 0), down("helvetia", 3, 0)).turn(0, "way").do(along("burgundie"), haul(1, 0))
		g.said("@0 attacks @1 in Helvetia").said("@0 wins in Helvetia 3 : 1")
		move(cart().Beacon(1, "helvetia")).do(load("catalunya", 3, 0), down("helvetia", 3, 0)).do(along("burgundie"), haul(1, 0)).said("The beacon of @1 in Helvetia is destroyed")
	})
	t.Run("STW-127 units deployed enter from the caravan's area", func(t *testing.T) {
		g := move(cart().Units(1, "elsass", 4, 0).Units(0, "burgundie", 1, 0)).do(load("catalunya", 3, 0), Decline{}).do(along("burgundie"), haul(0, 0), down("elsass", 3, 0))
		g.said("@1 wins in Elsass 3 : 4").lies("burgundie", "Rhône Conglomerate 2 base soldiers and the caravan") // the survivor flees there
	})
	t.Run("SOH-44 carried units fight not, need no supply and no room", func(t *testing.T) {
		x := hope(t, Rhone, Menrau).dry().Kit(0, 0, HeavyCarrier, true).Units(0, "tirol", 2, 0).Caravan(0, "tirol").Aboard(0, 3, 2).Units(1, "tirol", 3, 1).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0)
		x.attack("helvetia", "tirol").said("@0 wins in Tirol 5 : 6").fact(0, "units", "3 of 9").fact(0, "cargo", "3 base soldiers and 2 elite soldiers")
		cart().Aboard(0, 3, 0).Run(func(t *Turn) { t.DeathAndExile(0, 1) }).turn(0, "exile").refuse(ToExile{0, false}, "STW-146")
	})
	t.Run("SOH-44 without the kit they go to the supplies", func(t *testing.T) {
		cart().Aboard(0, 3, 0).Beacon(0, "kastilha").Token(0, "occitania-bassa", OrderDefense).At("activation").fact(0, "supply", "5 base 3 elite").do(use(UseKits, "occitania-bassa"), BuyKit{Biomass, 0}).
			said("3 base soldiers aboard go to the supplies").fact(0, "supply", "8 base 3 elite").fact(0, "cargo", "nothing")
	})
	t.Run("SOH-45 buildings are carried and set down", func(t *testing.T) {
		x := cart().Kit(0, 0, HeavyCarrier, true).Farms("catalunya", 1).Turrets("elsass", 1).Farms("elsass", 1)
		g := move(x).do(LoadBuilding{ar("catalunya"), Farm}).fact(0, "level", "0").fact(0, "units", "7 of 9").do(Decline{}, Decline{}).do(along("burgundie"), haul(0, 0)).turn(0, "set down").refuse(SetBuilding{ar("burgundie"), Turret}, "SOH-45")
		g.do(SetBuilding{ar("elsass"), Farm}).turn(0, "room").do(Raze{Turret}).lies("elsass", "2 farms").turn(1, "activate")
		x = cart().Kit(0, 0, HeavyCarrier, true).Farms("catalunya", 1)
		move(x).do(LoadBuilding{ar("catalunya"), Farm}, Decline{}, Decline{}).do(along("burgundie"), haul(0, 0), SetBuilding{ar("burgundie"), Farm}).lies("burgundie", "Rhône Conglomerate caravan, 1 farm").fact(0, "level", "1")
	})
	t.Run("SOH-64 from several areas at once, within capacity; the board's token moves the caravan alone", func(t *testing.T) {
		move(cart()).do(load("catalunya", 1, 0), load("occitania-bassa", 2, 0)).fact(0, "cargo", "3 base soldiers")
		g := cart().Units(0, "elsass", 4, 0).Board(0, OrderMove).At("activation").do(UseBoard{"move"}, load("catalunya", 3, 0), Decline{}).turn(0, "way").refuse(along("elsass"), "STW-085").
			do(along("burgundie")).turn(0, "set down").refuse(down("elsass", 2, 0), "STW-035").do(down("elsass", 1, 0))
		g.lies("elsass", "Rhône Conglomerate 5 base soldiers").lies("occitania-bassa", "Rhône Conglomerate 2 base soldiers")
		// with the area's own token other units move as usual, and those aboard stay there
		move(cart()).do(load("catalunya", 3, 0), Decline{}).do(along("burgundie"), send(2, 0)).turn(1, "activate").lies("burgundie", "Rhône Conglomerate 2 base soldiers").fact(0, "cargo", "3 base soldiers")
	})
	t.Run("STW-106 of combats that one action starts only one may be by sea", func(t *testing.T) {
		x := hope(t, Rhone, FreeFleet).dry().Kit(0, 1, Amphibious, false).Caravan(0, "flandria").Aboard(0, 3, 0).Contract(0, "boreal-floe").Units(1, "jutlandia", 0, 1).Units(1, "saxonia", 1, 0).Units(1, "sikelia", 1, 0).Play("SOH031").
			Titles(Watcher, Legate).Token(0, "flandria", OrderMove)
		g := x.At("activation").do(use("move", "flandria"), Decline{}, Go{ar("boreal-floe"), ar("jutlandia")}, NoBeacon{}).turn(0, "set down").do(down("saxonia", 3, 0)).turn(0, "which fight").do(Fight{ar("saxonia")})
		g.said("@0 wins in Saxonia 3 : 1").said("@1 wins in Jutlandia 2 : 3") // the sea move has +1, the deployment has not
	})
}
