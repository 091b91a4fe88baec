package steamwatchers

import (
	"testing"

	"kettle/rules"
)

func TestBeacons(t *testing.T) {
	at := func() *sceneT {
		return scene(t, Rhone, Menrau).Units(0, "elsass", 2, 0).Units(1, "toscania", 1, 0).Column("elsass", 2).Token(0, "elsass", OrderMove)
	}
	goes := func(x *sceneT, to string) *playT {
		return x.At("activation").do(use("move", "elsass"), along(to), send(2, 0))
	}
	t.Run("STW-093 a beacon holds the area without units", func(t *testing.T) {
		goes(at(), "tirol").do(LeaveBeacon{}).lies("elsass", "beacon of Rhône Conglomerate, column 2").fact(0, "level", "2").fact(0, "beacons", "4")
		goes(at(), "tirol").do(NoBeacon{}).lies("elsass", "column 2").fact(0, "level", "0")
	})
	t.Run("STW-094 a beacon may be left where no unit stays", func(t *testing.T) {
		goes(at(), "tirol").turn(0, "beacon").fact(0, "pure", "4").do(LeaveBeacon{}).turn(1, "activate").fact(0, "pure", "4")
		at().At("activation").do(use("move", "elsass"), along("tirol"), send(1, 0)).turn(1, "activate")
		goes(at().Beacon(0, "elsass"), "tirol").turn(1, "activate").lies("elsass", "beacon of Rhône Conglomerate, column 2")
		x := at()
		for _, id := range []string{"skania", "albion", "hellas", "kastilha", "breizh"} {
			x.Beacon(0, id)
		}
		goes(x, "tirol").turn(1, "activate").lies("elsass", "column 2")
	})
	t.Run("STW-094 a third structure destroys one", func(t *testing.T) {
		goes(at().Turrets("elsass", 1).Farms("elsass", 1), "tirol").do(LeaveBeacon{}).turn(0, "room").do(Raze{Turret}).turn(1, "activate").
			lies("elsass", "beacon of Rhône Conglomerate, column 2, 1 farm")
	})
	t.Run("STW-094 an area only passed through gets no beacon", func(t *testing.T) {
		at().At("activation").do(use("march", "elsass"), pure, along("saxonia", "pomorze"), send(1, 0)).turn(1, "activate").lies("saxonia", "")
	})
	t.Run("STW-095 a beacon is taken back from an area with units", func(t *testing.T) {
		at().Units(0, "skania", 1, 0).Beacon(0, "skania").Beacon(0, "albion").Beacon(1, "toscania").At("activation").
			refuse(TakeBeacon{ar("albion")}, "STW-095").refuse(TakeBeacon{ar("toscania")}, "STW-095").refuse(TakeBeacon{ar("elsass")}, "STW-095").
			do(TakeBeacon{ar("skania")}).turn(0, "activate").lies("skania", "Rhône Conglomerate 1 base soldier").fact(0, "beacons", "4").fact(0, "pure", "4").fact(0, "contraband", "3")
		at().Token(1, "toscania", OrderMove).Beacon(0, "elsass").At("activation").do(Pass{Primus}).turn(1, "activate").refuse(TakeBeacon{ar("elsass")}, "STW-095")
	})
	t.Run("STW-095 a beacon taken back may be left at once", func(t *testing.T) {
		x := at().Beacon(0, "tirol")
		for _, id := range []string{"skania", "albion", "hellas", "kastilha"} {
			x.Beacon(0, id)
		}
		goes(x, "tirol").turn(0, "beacon").refuse(LeaveBeacon{}, "STW-010").do(TakeBeacon{ar("tirol")}, LeaveBeacon{}).lies("elsass", "beacon of Rhône Conglomerate, column 2").
			lies("tirol", "Rhône Conglomerate 2 base soldiers")
	})
	t.Run("STW-096 a beacon is destroyed when units enter and none defends", func(t *testing.T) {
		goes(at().Beacon(1, "saxonia"), "saxonia").do(NoBeacon{}).said("The beacon of @1 in Saxonia is destroyed").lies("saxonia", "Rhône Conglomerate 2 base soldiers").fact(1, "beacons", "5")
	})
	t.Run("STW-105 an area held without units is taken without combat", func(t *testing.T) {
		goes(at().Beacon(1, "saxonia").Turrets("saxonia", 1).Column("saxonia", 1), "saxonia").do(LeaveBeacon{}).turn(1, "activate").
			lies("saxonia", "Rhône Conglomerate 2 base soldiers, column 1, 1 turret").fact(0, "level", "3").fact(1, "level", "0")
	})
	t.Run("STW-015 Booby-trapped beacons: a unit that moved in is lost", func(t *testing.T) {
		trap := func(base, elite int) *playT {
			return scene(t, Menrau, Rhone).Units(0, "elsass", base, elite).Units(1, "sikelia", 1, 0).Beacon(0, "elsass").Beacon(1, "saxonia").Token(0, "elsass", OrderMove).At("activation").
				do(use("move", "elsass"), along("saxonia"))
		}
		trap(2, 1).do(send(2, 1)).turn(0, "trap").legal(Spring{false}).do(Spring{true}).turn(1, "activate").lies("saxonia", "Menrâu 2 base soldiers").fact(0, "supply", "12 base 4 elite")
		trap(2, 0).do(send(2, 0)).turn(1, "activate").said("@0 loses 1 base soldier in Saxonia").lies("saxonia", "Menrâu 1 base soldier")
		trap(1, 0).turn(1, "activate").lies("saxonia", "").fact(1, "beacons", "5")
	})
	t.Run("STW-015 no other clan's beacons are trapped", func(t *testing.T) {
		goes(at().Beacon(1, "saxonia").Beacon(0, "elsass"), "saxonia").turn(1, "activate").lies("saxonia", "Rhône Conglomerate 2 base soldiers")
	})
	t.Run("STW-025 Own farms: farms of an area given up go to the supply", func(t *testing.T) {
		at := func() *playT {
			return scene(t, Alliance, Menrau).Units(0, "elsass", 2, 0).Units(1, "toscania", 1, 0).Farms("elsass", 2).Token(0, "elsass", OrderMove).At("activation").
				do(use("move", "elsass"), along("tirol"), send(2, 0))
		}
		at().do(NoBeacon{}).lies("elsass", "").fact(rules.Public, "farms", "20")
		at().do(LeaveBeacon{}, Raze{Farm}).lies("elsass", "beacon of Western Alliance, 1 farm")
	})
}
