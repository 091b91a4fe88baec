package steamwatchers

import (
	"testing"

	"kettle/rules"
)

func TestFirstThawTitles(t *testing.T) {
	thawed := func(titles ...Title) *sceneT { return courtOf(t, Form{Scenario: "first-thaw"}, titles...) }
	t.Run("STW-166 each Ambassador moves on one place, from the fifth to the first", func(t *testing.T) {
		g := thawed(Watcher2, Primus, Legate).At("activation").turn(2, "activate").refuse(Pass{Watcher}, "STW-166").refuse(Pass{Primus}, "STW-166").do(Pass{Archon}).
			do(Pass{Primus}).do(Pass{Watcher})
		if g.s.Holder(Watcher) != 1 || g.s.Turn() != 1 {
			t.Errorf("%v", g.s.Ambassadors())
		}
	})
	t.Run("STW-166 no Archon cards are used", func(t *testing.T) {
		thawed(Archon, Primus, Watcher2).Columns(2, "elsass").At("conclave").turn(2, "watch").fact(rules.Public, "archons", "0").fact(0, "archons", "0").do(PlayColumn{"elsass"}).turn(1, "primus")
		g := thawed(Legate, Primus, Watcher2).At("conclave").do(PutContract{ar("crater")}).turn(2, "watch")
		if len(g.s.InPlay()) > 0 {
			t.Error("an Archon card is in play")
		}
	})
	t.Run("STW-166 no title is reserved", func(t *testing.T) {
		thawed(Primus, Watcher, Legate).Columns(1, "elsass").At("conclave").do(PlayColumn{"elsass"}, PutContract{ar("crater")}).turn(0, "primus").do(Muster{ar("tirol"), false}).turn(1, "plan")
	})
}

func TestNarrowIceTitles(t *testing.T) {
	// Seat 0 is Watcher and Archon, seat 1 is Legate and Primus.
	narrow := func() *sceneT {
		x := sceneOf(t, Form{Scenario: "narrow-ice"}, Rhone, Apostles).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Titles(Watcher, Legate)
		x.s.d.Ambassadors = append(x.s.d.Ambassadors, Ambassador{Seat: 0, Clan: Rhone, Held: Archon}, Ambassador{Seat: 1, Clan: Apostles, Held: Primus})
		return x
	}
	t.Run("STW-168 each player puts two Ambassadors on titles", func(t *testing.T) {
		deals(t, Form{Scenario: "narrow-ice", Seats: 2}).do(ChooseClan{Rhone}, ClaimTitle{Primus}).turn(0, "claim").refuse(ClaimTitle{Primus}, "STW-041").do(ClaimTitle{Watcher}).
			turn(1, "clan").do(ChooseClan{Menrau}).refuse(ClaimTitle{Watcher}, "STW-041").do(ClaimTitle{Legate}).turn(1, "claim").do(ClaimTitle{Archon}).turn(1, "zone")
	})
	t.Run("STW-168 both titles are used", func(t *testing.T) {
		zeal := archonCard("Zeal", 0)
		g := narrow().Columns(0, "elsass").Archons(0, zeal).Stack("albion", "tirol", "saxonia", "bohemia").At("conclave").turn(0, "watch").do(PlayColumn{"elsass"}).turn(1, "legate").do(PutContract{ar("crater")}).
			turn(0, "archon").do(PlayArchon{zeal}).fact(0, "fervor", "2").fact(1, "fervor", "1").said("Steam column in Bohemia").turn(1, "reserve").do(Reserve{Watcher2}, Muster{ar("albion"), false}).turn(0, "plan")
		g.do(Confirm{}).turn(1, "plan").do(Confirm{}).turn(0, "activate")
	})
	t.Run("STW-168 each acts and passes at both places", func(t *testing.T) {
		g := narrow().Token(0, "tirol", OrderDefense).Token(1, "albion", OrderDefense).At("activation").turn(0, "activate").do(Pass{Primus}).turn(1, "activate").do(Pass{Archon}).
			turn(0, "activate").do(Activate{ar("tirol"), "turret"}).turn(1, "activate").refuse(Pass{Archon}, "STW-073").do(Activate{ar("albion"), "turret"}).
			turn(0, "activate").refuse(Pass{Primus}, "STW-073").do(Pass{Legate}).turn(1, "activate").refuse(Pass{Primus}, "STW-073").do(Pass{Watcher})
		if g.s.Phase() == "activation" {
			t.Error("it goes on")
		}
	})
	t.Run("STW-168 once a round is once for both places", func(t *testing.T) {
		narrow().Columns(1, "elsass", "saxonia").Token(1, "albion", OrderDefense).At("activation").do(Pass{Primus}).do(Delay{"elsass"}).turn(0, "activate").do(Pass{Legate}).
			turn(1, "activate").refuse(Delay{"saxonia"}, "STW-028")
	})
}
