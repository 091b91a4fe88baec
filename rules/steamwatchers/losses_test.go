package steamwatchers

import (
	"testing"
)

func TestLosses(t *testing.T) {
	rout := func(c Clan) *sceneT { return siege(t, c, Menrau, 2, 1, 5).Units(0, "bohemia", 1, 0) }
	lose := func(base, elite int) Losses { return Losses{Force{base, elite}} }
	t.Run("STW-118 the loser destroys two of its units", func(t *testing.T) {
		rout(Rhone).attack("helvetia", "tirol").turn(0, "losses").refuse(lose(1, 0), "STW-118").refuse(lose(2, 1), "STW-118").refuse(lose(0, 2), "STW-118").legal(lose(2, 0)).do(lose(1, 1)).
			said("@0 loses 1 base soldier and 1 elite soldier in Tirol").lies("bohemia", "Rhône Conglomerate 2 base soldiers").fact(0, "supply", "11 base 4 elite")
		siege(t, Rhone, Menrau, 1, 0, 2).attack("helvetia", "tirol").lies("tirol", "Menrâu 2 base soldiers").turn(0, "activate")
	})
	t.Run("STW-216 one or three losses as an option", func(t *testing.T) {
		for losses, left := range map[int]string{1: "4 base soldiers", 3: "2 base soldiers"} {
			sceneOf(t, Form{Losses: losses}, Rhone, Menrau).dry().Units(0, "tirol", 4, 0).Units(1, "tirol", 5, 0).Units(1, "helvetia", 1, 0).Units(0, "bohemia", 1, 0).
				attack("helvetia", "tirol").lies("bohemia", "Rhône Conglomerate "+left)
		}
	})
	t.Run("STW-119 the winner loses nothing", func(t *testing.T) {
		rout(Rhone).attack("helvetia", "tirol").do(lose(2, 0)).lies("tirol", "Menrâu 5 base soldiers")
		siege(t, Rhone, Menrau, 5, 0, 2).attack("helvetia", "tirol").lies("tirol", "Rhône Conglomerate 5 base soldiers").lies("helvetia", "Menrâu 1 base soldier")
	})
	t.Run("STW-018 a Sentinel is kept for a barrel", func(t *testing.T) {
		held := func() *playT {
			return rout(Catabatians).Fuel(0, 1, 1).attack("helvetia", "tirol").do(Commit{0, 0})
		}
		held().do(lose(2, 0)).turn(0, "activate")
		held().do(lose(1, 1)).turn(0, "sentinel").do(Decline{}).lies("bohemia", "Catabatians 2 base soldiers").fact(0, "pure", "1")
		held().do(lose(1, 1)).do(SaveSentinel{false}).refuse(SaveSentinel{true}, "STW-018").lies("bohemia", "Catabatians 2 base soldiers and 1 elite soldier").fact(0, "pure", "0").fact(0, "incubation", "0")
		held().do(lose(1, 1)).do(SaveSentinel{true}).fact(0, "incubation", "1")
		rout(Catabatians).attack("helvetia", "tirol").do(lose(1, 1)).lies("bohemia", "Catabatians 2 base soldiers")
		siege(t, Catabatians, Menrau, 0, 2, 5).Units(0, "bohemia", 1, 0).Fuel(0, 4, 0).attack("helvetia", "tirol").do(Commit{}).do(SaveSentinel{false}).lies("bohemia", "Catabatians 1 base soldier and 1 elite soldier").fact(0, "pure", "3")
	})
}

func TestFlight(t *testing.T) {
	flee := func(a string, base, elite int) Flee { return Flee{ar(a), Force{base, elite}} }
	t.Run("STW-120 an attacker goes back where it came from", func(t *testing.T) {
		siege(t, Rhone, Menrau, 5, 0, 4).Units(1, "elsass", 1, 0).attack("helvetia", "tirol").said("2 base soldiers of @1 flee to Helvetia").lies("helvetia", "Menrâu 3 base soldiers")
		scene(t, Rhone, Menrau).dry().Units(0, "tirol", 5, 0).Units(1, "tirol", 4, 0).Units(1, "elsass", 1, 0).attack("helvetia", "tirol").lies("helvetia", "Menrâu 2 base soldiers")
		scene(t, Rhone, Menrau).dry().Units(0, "sikelia", 5, 0).Units(1, "sikelia", 3, 0).Units(1, "appulia", 1, 0).Contract(1, "jadran-floe").sail("hellas", "sikelia").lies("hellas", "Menrâu 1 base soldier")
	})
	t.Run("STW-120 as far as there is room, then to a neighbour", func(t *testing.T) {
		scene(t, Rhone, Menrau).dry().Units(0, "tirol", 5, 0).Units(1, "tirol", 3, 1).Units(1, "helvetia", 4, 0).Units(1, "elsass", 1, 0).attack("helvetia", "tirol").do(Losses{Force{2, 0}}).
			turn(1, "flee").refuse(flee("elsass", 1, 1), "STW-121").do(flee("helvetia", 1, 0)).said("1 base soldier of @1 flees to Helvetia").lies("helvetia", "Menrâu 5 base soldiers").lies("elsass", "Menrâu 1 base soldier and 1 elite soldier")
	})
	t.Run("STW-121 a defender flees together to an own area, or to one of nobody", func(t *testing.T) {
		siege(t, Rhone, Menrau, 4, 0, 5).Units(0, "bohemia", 1, 0).Beacon(0, "elsass").attack("helvetia", "tirol").turn(0, "flee").refuse(flee("saxonia", 2, 0), "STW-121").refuse(flee("bohemia", 1, 0), "STW-121").
			legal(flee("bohemia", 2, 0)).do(flee("elsass", 2, 0)).lies("elsass", "Rhône Conglomerate 2 base soldiers, beacon of Rhône Conglomerate")
		siege(t, Rhone, Menrau, 4, 0, 5).Units(0, "bohemia", 5, 0).attack("helvetia", "tirol").turn(0, "flee").refuse(flee("bohemia", 2, 0), "STW-124").do(flee("saxonia", 2, 0)).lies("saxonia", "Rhône Conglomerate 2 base soldiers")
	})
	// seat 0 holds Sikelia and is attacked from Appulia, the only way on land
	port := func(fleet Clan) *sceneT {
		return scene(t, fleet, Menrau).dry().Units(0, "sikelia", 4, 0).Units(1, "sikelia", 5, 0).Units(1, "appulia", 1, 0)
	}
	t.Run("STW-122 by sea only if there is no way on land", func(t *testing.T) {
		port(Rhone).Contract(0, "jadran-floe").Units(1, "dalmacija", 1, 0).Units(0, "valachia", 1, 0).attack("appulia", "sikelia").turn(0, "flee").refuse(flee("dalmacija", 2, 0), "STW-123").legal(flee("toscania", 2, 0)).
			legal(flee("valachia", 2, 0)).do(flee("hellas", 2, 0)).lies("hellas", "Rhône Conglomerate 2 base soldiers").lies("jadran-floe", "contract of Rhône Conglomerate")
		port(Rhone).attack("appulia", "sikelia").lies("sikelia", "Menrâu 5 base soldiers").fact(0, "units", "0 of 9")
		scene(t, Rhone, Menrau).dry().Units(0, "sikelia", 5, 0).Units(1, "sikelia", 3, 0).Units(1, "hellas", 5, 0).Beacon(0, "appulia").Contract(1, "jadran-floe").sail("hellas", "sikelia").fact(1, "units", "5 of 9")
		port(FreeFleet).attack("appulia", "sikelia").fact(0, "units", "0 of 9")
		scene(t, Rhone, Menrau).dry().Units(0, "sikelia", 4, 0).Units(1, "sikelia", 5, 0).Contract(0, "jadran-floe").sail("hellas", "sikelia").lies("appulia", "Rhône Conglomerate 2 base soldiers")
	})
	t.Run("STW-123 nobody flees into an area of another clan", func(t *testing.T) {
		siege(t, Rhone, Menrau, 4, 0, 5).Beacon(1, "elsass").Units(1, "bohemia", 1, 0).attack("helvetia", "tirol").turn(0, "flee").refuse(flee("elsass", 2, 0), "STW-123").refuse(flee("bohemia", 2, 0), "STW-123").refuse(flee("helvetia", 2, 0), "STW-123").
			legal(flee("saxonia", 2, 0)).legal(flee("catabatia", 2, 0))
	})
	t.Run("STW-123 nor where a combat waits", func(t *testing.T) {
		scene(t, Rhone, Menrau).dry().Units(0, "tirol", 3, 0).Units(1, "tirol", 5, 0).Units(0, "elsass", 1, 0).Units(1, "elsass", 1, 0).Units(1, "helvetia", 1, 0).attack("helvetia", "tirol", "elsass").do(Fight{ar("tirol")}).
			turn(0, "flee").refuse(flee("elsass", 1, 0), "STW-123")
		scene(t, Rhone, Menrau).dry().Units(0, "sikelia", 3, 0).Units(1, "sikelia", 5, 0).Units(0, "appulia", 1, 0).Units(1, "appulia", 1, 0).sail("hellas", "sikelia", "appulia").do(Fight{ar("sikelia")}).
			said("@0 loses 1 base soldier in Sikelia").lies("appulia", "Rhône Conglomerate 1 base soldier")
	})
	t.Run("STW-124 who finds no room is destroyed", func(t *testing.T) {
		scene(t, Rhone, Menrau).dry().Units(0, "tirol", 3, 1).Units(1, "tirol", 4, 1).Units(1, "helvetia", 1, 0).Units(0, "bohemia", 4, 0).attack("helvetia", "tirol").do(Losses{Force{2, 0}}).
			turn(0, "flee").refuse(flee("bohemia", 1, 1), "STW-121").do(flee("bohemia", 0, 1)).lies("bohemia", "Rhône Conglomerate 4 base soldiers and 1 elite soldier").fact(0, "supply", "10 base 3 elite")
	})
	t.Run("STW-127 units set down by a carrier entered from the caravan's area", func(t *testing.T) {
		// Units on foot went from Tirol to Burgundie and set down others in Elsass: these came from Burgundie.
		scene(t, Rhone, Menrau).dry().Units(0, "elsass", 5, 0).Units(1, "elsass", 3, 0).Units(1, "burgundie", 2, 0).Units(1, "tirol", 1, 0).attack("burgundie", "elsass").lies("burgundie", "Menrâu 3 base soldiers").lies("tirol", "Menrâu 1 base soldier")
	})
}
