package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
)

func TestVassals(t *testing.T) {
	t.Run("PWW-20 the two never share an area", func(t *testing.T) {
		lords(t).Token(0, "tirol", OrderMove).At("activation").do(Activate{ar("tirol"), "move"}).refuse(Go{To: ar("elsass")}, "PWW-20")
	})
	t.Run("PWW-21 destroyed vassal units go to the box, and their elites have no ability", func(t *testing.T) {
		lords(t).Run(func(t *Turn) { t.Lose(Menrau, ar("elsass"), Force{2, 1}) }).fact(0, "vassal-supply", "5 base 1 elite").fact(0, "vassal-units", "1 base")
		x := lordsOf(t, Convoy, Menrau, Alliance)
		if x.s.HasElite(Menrau, Pathfinder) || x.s.HasElite(Alliance, Bulwark) || !x.s.HasElite(Rhone, SuppressingFire) {
			t.Error("elite abilities of vassals")
		}
		x.dry().Guard(1, "pomorze", 0, 1).Units(0, "pomorze", 1, 0).Run(func(t *Turn) { t.Arrive(Rhone, ar("saxonia"), false, ar("pomorze")) }).said("@1 defends with 1 Bulwark +2 2")
	})
	// vassalTurn is the turn of seat 0's vassal with a token in Elsass.
	vassalTurn := func(t *testing.T, o Order, set func(*sceneT)) *playT {
		x := lords(t).Command(0, "elsass", o)
		set(x)
		g := x.At("activation")
		for g.s.Top().Clan != Menrau {
			g.do(g.s.Legal()[len(g.s.Legal())-1])
		}
		return g
	}
	none := func(*sceneT) {}
	t.Run("PWW-20 nor does the vassal enter an area of its primary", func(t *testing.T) {
		vassalTurn(t, OrderMove, none).do(Activate{ar("elsass"), "move"}).refuse(Go{To: ar("tirol")}, "PWW-20")
	})
	t.Run("PWW-22 vassals neither build nor take special actions", func(t *testing.T) {
		vassalTurn(t, OrderDefense, func(x *sceneT) { x.Column("elsass", 2) }).refuse(Activate{ar("elsass"), "turret"}, "PWW-22").refuse(Activate{ar("elsass"), "mobilize"}, "PWW-22").
			refuse(Activate{ar("elsass"), "contract"}, "PWW-22").legal(Discard{ar("elsass")})
		vassalTurn(t, OrderMove, none).refuse(Activate{ar("elsass"), "march"}, "PWW-22").legal(Activate{ar("elsass"), "move"})
		lords(t).Column("elsass", 2).At("exploitation").fact(rules.Public, "round", "2 of 4").fact(rules.Public, "farms", "20")
	})
	t.Run("PWW-22 they support each other", func(t *testing.T) {
		lords(t).dry().Command(0, "elsass", OrderDefense).Units(1, "tirol", 3, 0).Run(func(t *Turn) { t.Arrive(Catabatians, ar("bohemia"), false, ar("tirol")) }).
			turn(0, "support").do(help("elsass")).said("Menrâu supports @0 from Elsass")
		lords(t).dry().Token(0, "tirol", OrderDefense).Units(1, "elsass", 3, 0).Run(func(t *Turn) { t.Arrive(Catabatians, ar("burgundie"), false, ar("elsass")) }).
			turn(0, "support").do(help("tirol")).said("Rhône Conglomerate supports @0 from Tirol")
	})
	t.Run("STW-207 a vassal enters where the primary's beacon is, and controls; the beacon stays", func(t *testing.T) {
		g := vassalTurn(t, OrderMove, func(x *sceneT) { x.Beacon(0, "burgundie").Column("burgundie", 2) }).do(Activate{ar("elsass"), "move"}, Go{To: ar("burgundie")}, Send{Force{3, 1}}).
			lies("burgundie", "Menrâu 3 base soldiers and 1 elite soldier, beacon of Rhône Conglomerate, column 2").fact(0, "level", "2")
		if c := g.s.Controller(ar("burgundie")); c != Menrau {
			t.Errorf("%s controls", c)
		}
	})
	t.Run("PWW-23 each has its tokens, its Ambassador and its place", func(t *testing.T) {
		g := lords(t).At("planning").turn(0, "plan").do(PlaceOrder{ar("tirol"), OrderMove}, PlaceOrder{ar("elsass"), OrderMove}, Confirm{}).turn(1, "plan").do(Confirm{})
		g.lies("elsass", "Menrâu 3 base soldiers and 1 elite soldier, move token").turn(0, "activate").refuse(Activate{ar("elsass"), "move"}, "STW-071").do(Pass{Archon}).turn(0, "activate")
		if c := g.s.Top().Clan; c != Menrau {
			t.Errorf("%s is active", c)
		}
		g.refuse(Activate{ar("tirol"), "move"}, "STW-071").legal(Activate{ar("elsass"), "move"}).do(Pass{Primus}).turn(1, "activate")
		if b := g.s.VassalBoard(0); b.Ambassador.Claim != Primus || !b.Ambassador.Passed {
			t.Errorf("%+v", b.Ambassador)
		}
	})
	t.Run("PWW-24 a vassal sails on its primary's contracts", func(t *testing.T) {
		sail := func(contract bool) *playT {
			return vassalTurn(t, OrderMove, func(x *sceneT) {
				x.Guard(0, "catalunya", 1, 0).Command(0, "catalunya", OrderMove)
				if contract {
					x.Contract(0, "crater")
				}
			}).do(Activate{ar("catalunya"), "move"})
		}
		sail(true).legal(Go{ar("crater"), ar("sikelia")})
		sail(false).refuse(Go{ar("crater"), ar("sikelia")}, "STW-098")
	})
	t.Run("PWW-24 as Legate it puts one of its primary's contracts", func(t *testing.T) {
		g := lords(t).At("conclave")
		for g.s.Top().Do != "legate" {
			g.do(g.s.Legal()[0])
		}
		g.turn(0, "legate").do(PutContract{ar("crater")}).lies("crater", "contract of Rhône Conglomerate").fact(0, "contracts", "2")
	})
	t.Run("PWW-25 one GEO track, one stock, one Incubation, one hand, one set of titles", func(t *testing.T) {
		g := lords(t).Column("tirol", 2).Column("elsass", 3).Farms("elsass", 1).Run(func(t *Turn) { t.CountGEO(0) }).fact(0, "geo", "6").fact(0, "exposure", "2").fact(0, "pure", "5").fact(0, "contraband", "4")
		if g.s.Holder(Legate) != 0 || g.s.Holder(Watcher) != 0 {
			t.Error("the titles of the vassal")
		}
		lords(t).Run(func(t *Turn) { t.DeathAndExile(0, 1) }).turn(0, "exile").refuse(ToExile{ar("elsass"), false}, "STW-146").legal(ToExile{ar("tirol"), true})
		lords(t).Fuel(0, 0, 0).Fuel(1, 5, 4).At("whiteout").fact(0, "pure", "5").fact(0, "contraband", "4")
	})
	t.Run("PWW-26 vassal units need no supply and cannot be removed for the primary", func(t *testing.T) {
		lords(t).Units(0, "bohemia", 5, 0).Guard(0, "burgundie", 2, 0).Farms("burgundie", 1).At("activation").fact(0, "units", "9 of 10")
		lords(t).Units(0, "bohemia", 5, 0).Units(0, "catabatia", 1, 0).At("whiteout").turn(0, "unsupplied").refuse(Unsupply{ar("elsass"), false}, "STW-156").do(Unsupply{ar("bohemia"), false}).fact(0, "vassal-units", "3 base 1 elite")
	})
	t.Run("PWW-27 cards when played touch primary clans; a vassal Archon hands the title on", func(t *testing.T) {
		arms := archonCard("Call to Arms", 0)
		x := lords(t).Archons(0, arms)
		x.s.d.Ambassadors[0].Held, x.s.d.Ambassadors[1].Held, x.s.d.Ambassadors[2].Held = Primus, Watcher, Archon
		g := x.At("conclave")
		for g.s.Top().Do != "archon" {
			g.do(g.s.Legal()[0])
		}
		g.turn(0, "archon").do(PlayArchon{arms}).turn(1, "call to arms").refuse(Muster{ar("hellas"), false}, "STW-181").do(Muster{ar("albion"), false}).turn(0, "call to arms").
			refuse(Muster{ar("elsass"), false}, "STW-181").do(Muster{ar("tirol"), true})
		if g.s.Archon() != 0 {
			t.Errorf("seat %d is the Archon", g.s.Archon())
		}
	})
	// primus is a Conclave in which the vassal of seat 0, or its primary, takes the title Primus.
	primus := func(t *testing.T, primary, vassal Title) *playT {
		x := lords(t)
		x.s.d.Ambassadors[0].Held, x.s.d.Ambassadors[2].Held = primary, vassal
		x.s.d.Ambassadors[1].Held, x.s.d.Ambassadors[3].Held = Legate, Watcher2
		g := x.At("conclave")
		for g.s.Top().Do != "reserve" {
			g.do(g.s.Legal()[0])
		}
		return g
	}
	t.Run("PWW-28 the Primus reserves for the other clan and the primary recruits", func(t *testing.T) {
		g := primus(t, Watcher, Primus).turn(0, "reserve").refuse(Dedicate{Primus}, "STW-061").refuse(Dedicate{Watcher}, "STW-073").do(Dedicate{Archon}).turn(0, "primus").
			refuse(Muster{ar("tirol"), true}, "STW-062").do(Muster{ar("tirol"), false}).lies("tirol", "Rhône Conglomerate 4 base soldiers and 1 elite soldier")
		if a := g.s.Ambassadors(); a[0].Reserved != Archon || a[2].Reserved != NoTitle || a[0].Held != Watcher {
			t.Errorf("%v", a)
		}
		for g.s.Phase() != "activation" {
			g.do(Confirm{})
		}
		g.turn(0, "activate").refuse(Pass{Legate}, "STW-061").legal(Pass{Archon})
	})
	t.Run("PWW-28 or for the clan that took it, and nobody is recruited", func(t *testing.T) {
		g := primus(t, Primus, Watcher).do(Reserve{Archon}).fact(0, "supply", "11 base 3 elite").turn(0, "plan")
		if a := g.s.Ambassadors(); a[0].Reserved != Archon || a[2].Reserved != NoTitle {
			t.Errorf("%v", a)
		}
	})
	t.Run("PWW-29 the primary may Forced March through its vassal's area", func(t *testing.T) {
		lords(t).Fuel(0, 1, 0).Token(0, "tirol", OrderMove).At("activation").do(Activate{ar("tirol"), "march"}).do(Go{ar("elsass"), ar("burgundie")}, Send{Force{Base: 2}}).
			lies("burgundie", "Rhône Conglomerate 2 base soldiers").lies("elsass", "Menrâu 3 base soldiers and 1 elite soldier")
		lords(t).Token(0, "tirol", OrderMove).At("activation").do(Activate{ar("tirol"), "move"}).refuse(Go{ar("elsass"), ar("burgundie")}, "STW-085")
	})
	t.Run("PWW-30 a vassal wiped out takes what it gave with it", func(t *testing.T) {
		g := lordsOf(t, Convoy, Apostles, RheinStamm).Fuel(0, 5, 4).Round(4).Run(func(t *Turn) {
			t.Lose(Apostles, ar("elsass"), Force{3, 1})
			t.eliminate()
		}).fact(0, "pure", "4").fact(0, "contraband", "3")
		if g.s.VassalBoard(0) != nil || len(g.s.Ambassadors()) != 3 || g.s.Has(Rhone, Temporize) || g.s.Player(0).Out {
			t.Errorf("%v", g.s.Ambassadors())
		}
	})
	t.Run("PWW-30 a player without primary clan is out, and all pieces go", func(t *testing.T) {
		form := Form{Scenario: Convoy, Modules: []string{ModVassals}}
		g := sceneOf(t, form, Rhone, Catabatians, Apostles).Vassal(0, Menrau, Watcher, Legate).Vassal(1, RheinStamm, Archon, Watcher2).Vassal(2, FreeFleet, Primus, Sixth).
			Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Units(2, "hellas", 1, 0).Guard(0, "elsass", 2, 0).Guard(1, "saxonia", 2, 0).Guard(2, "sikelia", 2, 0).Run(func(t *Turn) {
			t.Lose(Rhone, ar("tirol"), Force{Base: 1})
			t.eliminate()
		}).lies("elsass", "").turn(1, "activate")
		if !g.s.Player(0).Out || g.s.Vassal(0) != NoClan || len(g.s.Ambassadors()) != 4 {
			t.Errorf("%v", g.s.Ambassadors())
		}
	})
	t.Run("PWW-41 vassal soldiers come when the primary recruits", func(t *testing.T) {
		lords(t).Fuel(0, 1, 0).Token(0, "tirol", OrderDefense).At("activation").do(Activate{ar("tirol"), "mobilize"}).turn(0, "recruit").do(Muster{ar("elsass"), false}).
			lies("elsass", "Menrâu 4 base soldiers and 1 elite soldier").fact(0, "vassal-supply", "4 base 1 elite").refuse(Muster{ar("hellas"), false}, "STW-091").do(Muster{ar("tirol"), false}).lies("tirol", "Rhône Conglomerate 4 base soldiers and 1 elite soldier")
	})
	t.Run("PWW-41 the Primus's recruit may be the vassal's", func(t *testing.T) {
		primus(t, Watcher, Primus).do(Dedicate{Archon}, Muster{ar("elsass"), false}).lies("elsass", "Menrâu 4 base soldiers and 1 elite soldier").fact(0, "vassal-supply", "4 base 1 elite")
	})
}

func TestVassalCards(t *testing.T) {
	t.Run("STW-198 the card lends the ability to the primary, not to the vassal", func(t *testing.T) {
		for _, v := range []Clan{Menrau, RheinStamm, FreeFleet, Alliance, Apostles} {
			other := RheinStamm
			if v == RheinStamm {
				other = Menrau
			}
			s := lordsOf(t, Convoy, v, other).s
			if x := v.Sheet().Ability; !s.Has(Rhone, x) || s.Has(v, x) || s.Has(Catabatians, x) || !s.Has(Rhone, BoobyTraps) {
				t.Errorf("%s lends %s", v, x)
			}
		}
	})
	// under is seat 0 with Menrâu, whose own ability does nothing here, and a vassal.
	under := func(t *testing.T, v Clan) *sceneT {
		t.Helper()
		return sceneOf(t, Form{Scenario: Convoy, Modules: []string{ModVassals}}, Menrau, Alliance).Vassal(0, v, Watcher, Legate).Vassal(1, RheinStamm, Archon, Watcher2).
			Units(0, "tirol", 3, 0).Units(1, "albion", 2, 0).Guard(0, "skania", 2, 0).Guard(1, "hellas", 2, 0)
	}
	trapped := func(t *testing.T) *playT {
		return under(t, Rhone).Beacon(0, "elsass").Units(1, "elsass", 2, 1).Run(func(t *Turn) { t.Arrive(Alliance, ar("burgundie"), false, ar("elsass")) })
	}
	t.Run("PWW-19 the primary's beacons are booby-trapped: a unit of those that moved in is lost", func(t *testing.T) {
		trapped(t).turn(1, "trap").do(Spring{true}).lies("elsass", "Western Alliance 2 base soldiers").fact(1, "supply", "10 base 4 elite")
	})
	t.Run("STW-199 the vassal Rhône lends Booby-trapped beacons", func(t *testing.T) {
		trapped(t).turn(1, "trap").legal(Spring{false}).legal(Spring{true})
	})
	t.Run("STW-200 the vassal Catabatians lend Snowcoaster", func(t *testing.T) {
		under(t, Catabatians).Token(0, "tirol", OrderMove).At("activation").do(Activate{ar("tirol"), "move"}).legal(Go{ar("elsass"), ar("burgundie")})
		under(t, FreeFleet).Token(0, "tirol", OrderMove).At("activation").do(Activate{ar("tirol"), "move"}).refuse(Go{ar("elsass"), ar("burgundie")}, "STW-085")
	})
	t.Run("STW-201 the vassal Rhein-Stamm lend Dug in", func(t *testing.T) {
		x := sceneOf(t, Form{Scenario: Convoy, Modules: []string{ModVassals}}, Menrau, Alliance).Vassal(0, RheinStamm, Watcher, Legate).Vassal(1, FreeFleet, Archon, Watcher2)
		x.dry().Fuel(0, 1, 0).Units(0, "tirol", 3, 0).Token(0, "tirol", OrderDefense).Units(1, "tirol", 2, 0).Units(1, "albion", 1, 0).Run(func(t *Turn) { t.Arrive(Alliance, ar("elsass"), false, ar("tirol")) }).strengths("2", "5")
	})
	t.Run("STW-202 the vassal Menrâu lend Weather sense", func(t *testing.T) {
		lords(t).At("conclave").turn(0, "weather")
	})
	t.Run("STW-203 the vassal Free Fleet lends Ice runners, not to itself", func(t *testing.T) {
		s := under(t, FreeFleet).s
		if s.FreeFloes(Menrau) != 1 || s.FreeFloes(FreeFleet) != 0 {
			t.Errorf("%d and %d floes without contract", s.FreeFloes(Menrau), s.FreeFloes(FreeFleet))
		}
	})
	t.Run("STW-204 the vassal Western Alliance lends Own farms and its supply", func(t *testing.T) {
		lordsOf(t, Convoy, Alliance, RheinStamm).Farms("tirol", 1).At("activation").fact(0, "units", "4 of 11")
		lordsOf(t, Convoy, Alliance, RheinStamm).Farms("tirol", 1).Run(func(t *Turn) { t.LostArea(Rhone, ar("tirol")) }).fact(rules.Public, "farms", "20")
	})
	t.Run("STW-205 the vassal Apostles lend Temporize, once a round for the player", func(t *testing.T) {
		g := lordsOf(t, Convoy, Apostles, RheinStamm).Columns(0, "bohemia").Token(0, "tirol", OrderMove).Command(0, "elsass", OrderMove).At("activation").turn(0, "activate").legal(Delay{"bohemia"}).do(Delay{"bohemia"})
		if c := g.s.Top().Clan; c != Apostles {
			t.Fatalf("%s is active", c)
		}
		for _, a := range g.s.Legal() {
			if slices.Contains([]string{"temporize"}, a.Kind()) {
				t.Errorf("the vassal may %s", a)
			}
		}
	})
}
