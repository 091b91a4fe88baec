package steamwatchers

import (
	"slices"
	"testing"
)

func TestVoyage(t *testing.T) {
	at := func(c, other Clan) *sceneT {
		return scene(t, c, other).Units(0, "catalunya", 3, 0).Units(1, "tirol", 1, 0).Token(0, "catalunya", OrderMove)
	}
	sail := func(x *sceneT) *playT { return x.At("activation").do(use("move", "catalunya")) }
	over := func(floe, to string) Go { return Go{ar(floe), ar(to)} }
	t.Run("STW-097 a Move sails to a haven on a chain of floes", func(t *testing.T) {
		sail(at(Rhone, Menrau).Contract(0, "crater").Contract(0, "biskaia-floe")).refuse(over("crater", "appulia"), "STW-097").refuse(over("jadran-floe", "sikelia"), "STW-097").
			refuse(over("crater", "mistreana"), "STW-098").do(over("crater", "albion"), send(2, 0)).said("from Catalunya to Albion, over Crater and Biskaia Floe").
			lies("albion", "Rhône Conglomerate 2 base soldiers").turn(1, "activate")
		scene(t, Rhone, Menrau).Units(0, "appulia", 1, 0).Units(1, "tirol", 1, 0).Contract(0, "crater").Token(0, "appulia", OrderMove).At("activation").do(use("move", "appulia")).
			refuse(over("crater", "catalunya"), "STW-097")
	})
	t.Run("STW-097 a Forced March may be a sea move", func(t *testing.T) {
		at(Rhone, Menrau).Contract(0, "crater").At("activation").do(use("march", "catalunya"), pure, over("crater", "sikelia"), send(3, 0)).turn(0, "beacon").
			lies("sikelia", "Rhône Conglomerate 3 base soldiers")
	})
	t.Run("STW-097 whoever holds the haven reached", func(t *testing.T) {
		sail(at(Rhone, Menrau).Contract(0, "crater").Beacon(1, "sikelia")).do(over("crater", "sikelia"), send(1, 0)).lies("sikelia", "Rhône Conglomerate 1 base soldier")
		sail(at(Rhone, Menrau).Contract(0, "crater").Units(1, "sikelia", 1, 0)).legal(over("crater", "sikelia"))
	})
	t.Run("STW-033 a haven serves every floe of its area", func(t *testing.T) {
		scene(t, Rhone, Menrau).Units(0, "toscania", 1, 0).Units(1, "tirol", 1, 0).Contract(0, "crater").Contract(0, "jadran-floe").Token(0, "toscania", OrderMove).At("activation").
			do(use("move", "toscania")).legal(over("crater", "catalunya")).legal(over("jadran-floe", "hellas")).legal(over("crater", "sikelia")).legal(over("jadran-floe", "sikelia"))
	})
	t.Run("STW-098 every floe needs an own contract", func(t *testing.T) {
		sail(at(Rhone, Menrau).Contract(1, "crater")).refuse(over("crater", "sikelia"), "STW-098")
		sail(at(Rhone, Menrau).Contract(0, "crater").Contract(1, "biskaia-floe")).refuse(over("crater", "albion"), "STW-098").legal(over("crater", "kastilha"))
	})
	t.Run("STW-099 a contract serves all sea moves and returns in Whiteout", func(t *testing.T) {
		x := at(Rhone, Menrau).Contract(0, "crater").Units(0, "toscania", 2, 0).Token(0, "toscania", OrderMove)
		sail(x).do(over("crater", "sikelia"), send(1, 0), Pass{Primus}, use("move", "toscania"), over("crater", "kastilha"), send(1, 0)).
			lies("crater", "contract of Rhône Conglomerate").fact(0, "contracts", "2")
		at(Rhone, Menrau).Contract(0, "crater").At("whiteout").lies("crater", "").fact(0, "contracts", "3")
	})
	t.Run("STW-100 sailing without spending a contract crosses every floe", func(t *testing.T) {
		g := at(Rhone, Menrau).At("activation")
		var got []string
		for _, w := range g.s.Sails(Rhone, ar("catalunya"), len(Floes())) {
			got = append(got, w.To.String())
		}
		for _, id := range []string{"caledonia", "pomorze", "hellas", "mistreana"} {
			if !slices.Contains(got, id) {
				t.Errorf("%s is not reached: %v", id, got)
			}
		}
	})
	t.Run("STW-023 Ice runners: the first sea move of a round lacks a contract on one floe", func(t *testing.T) {
		sail(at(FreeFleet, Menrau)).refuse(over("crater", "albion"), "STW-098").do(over("crater", "sikelia"), send(1, 0)).lies("sikelia", "Free Fleet 1 base soldier")
		x := at(FreeFleet, Menrau).Contract(0, "biskaia-floe").Units(0, "toscania", 2, 0).Token(0, "toscania", OrderMove)
		sail(x).do(over("crater", "albion"), send(1, 0), Pass{Primus}, use("move", "toscania")).refuse(over("crater", "catalunya"), "STW-098")
		x = at(FreeFleet, Menrau).Contract(0, "crater").Units(0, "toscania", 2, 0).Token(0, "toscania", OrderMove)
		sail(x).do(over("crater", "sikelia"), send(1, 0), Pass{Primus}, use("move", "toscania")).legal(over("crater", "kastilha")).refuse(over("jadran-floe", "hellas"), "STW-098")
	})
	t.Run("STW-214 contracts are used up", func(t *testing.T) {
		at := func(c Clan) *sceneT {
			return sceneOf(t, Form{UsedUp: true}, c, Rhone).Units(0, "toscania", 3, 0).Units(1, "tirol", 1, 0).Token(0, "toscania", OrderMove).Contract(0, "crater").Contract(0, "jadran-floe")
		}
		at(Menrau).At("activation").do(use("move", "toscania"), over("jadran-floe", "sikelia"), send(1, 0)).said("The contract of @0 on Jadran Floe is used up").
			lies("jadran-floe", "").lies("crater", "contract of Menrâu").fact(0, "contracts", "2")
		at(Menrau).Contract(0, "biskaia-floe").At("activation").do(use("move", "toscania"), over("crater", "albion"), send(1, 0)).lies("crater", "").lies("biskaia-floe", "").
			lies("jadran-floe", "contract of Menrâu")
		at(FreeFleet).At("activation").do(use("move", "toscania"), over("crater", "sikelia"), send(1, 0)).lies("crater", "contract of Free Fleet").fact(0, "contracts", "1")
	})
}
