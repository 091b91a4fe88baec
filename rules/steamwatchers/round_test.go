package steamwatchers

import (
	"testing"

	"kettle/rules"
)

// duel is two clans in two areas each.
func duel(t *testing.T) *sceneT {
	return scene(t, Rhone, Menrau).Units(0, "tirol", 3, 1).Units(0, "helvetia", 1, 0).Units(1, "toscania", 2, 0).Units(1, "sikelia", 1, 1)
}

func TestPlanning(t *testing.T) {
	order := func(at string, o Order) PlaceOrder { return PlaceOrder{ar(at), o} }
	t.Run("STW-067 one token in an own area", func(t *testing.T) {
		g := duel(t).At("planning").turn(0, "plan").refuse(order("toscania", OrderMove), "STW-067").refuse(order("bohemia", OrderMove), "STW-067").
			do(order("tirol", OrderMove)).refuse(order("tirol", OrderMove), "STW-067").do(order("tirol", OrderDefense))
		if p := g.s.Plan(0); len(p.Tokens) != 1 || p.in(ar("tirol")) != OrderDefense {
			t.Errorf("the plan is %v", p)
		}
		g.do(TakeOrder{ar("tirol")}).refuse(TakeOrder{ar("tirol")}, "STW-067").do(Confirm{}).turn(1, "plan")
	})
	t.Run("STW-067 the tokens of a clan are the limit", func(t *testing.T) {
		x := scene(t, Rhone, Menrau).Units(1, "toscania", 1, 0)
		for _, a := range []string{"tirol", "helvetia", "elsass", "saxonia"} {
			x.Units(0, a, 1, 0)
		}
		x.At("planning").do(order("tirol", OrderDecoy), order("helvetia", OrderDecoy), order("elsass", OrderDecoy)).refuse(order("saxonia", OrderDecoy), "STW-067").legal(order("saxonia", OrderMove))
	})
	t.Run("STW-068 nothing is shown until all are done", func(t *testing.T) {
		g := duel(t).Titles(Legate, Watcher).At("planning").turn(1, "plan").do(order("toscania", OrderDecoy), order("sikelia", OrderMove), Confirm{}).turn(0, "plan")
		if p := g.s.View(0).(*State).Plan(1); len(p.Tokens) != 0 {
			t.Errorf("seat 0 sees %v", p)
		}
		if p := g.s.View(1).(*State).Plan(1); len(p.Tokens) != 2 {
			t.Errorf("seat 1 sees of its own %v", p)
		}
	})
	t.Run("STW-069 all are revealed and Decoys go back", func(t *testing.T) {
		duel(t).At("planning").do(order("tirol", OrderDecoy), order("helvetia", OrderMove), Confirm{}, order("toscania", OrderDefense), Confirm{}).
			said("Helvetia move, Tirol decoy").lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier").
			lies("helvetia", "Rhône Conglomerate 1 base soldier, move token").lies("toscania", "Menrâu 2 base soldiers, defense token")
	})
	t.Run("STW-070 a beacon alone may get a token", func(t *testing.T) {
		duel(t).Beacon(0, "elsass").At("planning").do(order("elsass", OrderDefense))
	})
}

func TestActivationTurns(t *testing.T) {
	t.Run("STW-071 players activate in turn", func(t *testing.T) {
		duel(t).Titles(Legate, Watcher).Token(1, "toscania", OrderDefense).Token(1, "sikelia", OrderDefense).Token(0, "tirol", OrderDefense).At("activation").
			turn(1, "activate").refuse(Activate{ar("tirol"), "turret"}, "STW-071").do(Activate{ar("toscania"), "turret"}).
			lies("toscania", "Menrâu 2 base soldiers, 1 turret").turn(0, "activate").do(Activate{ar("tirol"), "turret"}).turn(1, "activate")
	})
	t.Run("STW-072 a player may pass with tokens left", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderDefense).Token(1, "toscania", OrderDefense).Token(1, "sikelia", OrderDefense).At("activation").turn(0, "activate").do(Pass{Primus}).
			turn(1, "activate").do(Activate{ar("toscania"), "turret"}).turn(1, "activate").lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, defense token")
	})
	t.Run("STW-073 passing claims another free title", func(t *testing.T) {
		duel(t).Titles(Watcher, Legate).At("activation").refuse(Pass{Watcher}, "STW-073").legal(Pass{Watcher2}).do(Pass{Archon}).refuse(Pass{Archon}, "STW-073").refuse(Pass{Legate}, "STW-073").legal(Pass{Watcher})
	})
	t.Run("STW-074 who finds only the present title free keeps it", func(t *testing.T) {
		clans := []Clan{Rhone, Menrau, Catabatians, RheinStamm, FreeFleet}
		x := scene(t, clans...)
		for i, a := range []string{"tirol", "toscania", "albion", "skania", "hellas"} {
			x.Units(rules.Seat(i), a, 1, 0)
		}
		x.At("activation").do(Pass{Legate}, Pass{Watcher}, Pass{Watcher2}, Pass{Archon}).refuse(Pass{Watcher}, "STW-073").legal(Pass{Primus})
	})
	t.Run("STW-075 the phase ends when all have passed", func(t *testing.T) {
		g := duel(t).At("activation").do(Pass{Primus}, Pass{Archon})
		if g.s.Phase() == "activation" {
			t.Error("it goes on")
		}
	})
	t.Run("STW-077 a token in a lost area returns", func(t *testing.T) {
		duel(t).Token(0, "elsass", OrderMove).At("activation").lies("elsass", "")
	})
	t.Run("STW-078 a token that allows nothing may be discarded", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderDefense).At("activation").refuse(Discard{ar("tirol")}, "STW-078").refuse(Discard{ar("elsass")}, "STW-071")
	})
}

func TestStructures(t *testing.T) {
	t.Run("STW-089 a turret is built in the token's area", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderDefense).At("activation").do(Activate{ar("tirol"), "turret"}).fact(rules.Public, "turrets", "14").turn(1, "activate")
	})
	t.Run("STW-036 a third structure destroys one", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderDefense).Farms("tirol", 1).Beacon(0, "tirol").At("activation").do(Activate{ar("tirol"), "turret"}).turn(0, "room").
			refuse(Raze{Turret}, "STW-036").legal(Raze{Beacon}).do(Raze{Farm}).lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, beacon of Rhône Conglomerate, 1 turret").
			fact(rules.Public, "farms", "19")
		duel(t).Beacon(0, "elsass").Farms("elsass", 1).Token(0, "elsass", OrderDefense).At("activation").do(Activate{ar("elsass"), "turret"}).refuse(Raze{Beacon}, "STW-036")
	})
}

func TestWhiteout(t *testing.T) {
	t.Run("STW-134 GEO is columns and farms", func(t *testing.T) {
		duel(t).Column("tirol", 3).Farms("helvetia", 2).Column("bohemia", 4).At("whiteout").said("GEO of @0 0 → 5")
	})
	t.Run("STW-032 a beacon holds an area without units", func(t *testing.T) {
		duel(t).Beacon(0, "elsass").Column("elsass", 2).At("whiteout").said("GEO of @0 0 → 2")
	})
	t.Run("STW-132 columns shrink after the count", func(t *testing.T) {
		duel(t).Column("tirol", 1).Column("elsass", 3).Farms("tirol", 1).At("whiteout").said("GEO of @0 0 → 2").lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, 1 farm")
	})
	t.Run("STW-154 ten GEO win at once", func(t *testing.T) {
		duel(t).Round(3).Column("toscania", 5).Column("sikelia", 5).At("whiteout").over(EndGEO, 2, 1)
		for round, column := range map[int]int{2: 5, 3: 4} {
			g := duel(t).Round(round).Column("toscania", 5).Column("sikelia", column).At("whiteout")
			if _, over := g.s.Result(); over {
				t.Errorf("round %d, %d GEO win: %v", round, 5+column, g.last)
			}
		}
	})
	t.Run("STW-156 units beyond the supply are removed", func(t *testing.T) {
		duel(t).Units(0, "elsass", 5, 0).Units(0, "saxonia", 1, 0).At("whiteout").turn(0, "unsupplied").refuse(Unsupply{ar("toscania"), false}, "STW-156").
			do(Unsupply{ar("tirol"), true}, Unsupply{ar("elsass"), false}).fact(0, "supply", "5 base 4 elite")
	})
	t.Run("STW-157 stocks are refilled", func(t *testing.T) {
		duel(t).Fuel(0, 1, 0).With(0, func(p *Player) { p.Fuel.PureClosed = 1 }).At("whiteout").said("@0 refills 2 pure and 3 contraband").fact(0, "pure", "3").fact(0, "contraband", "3")
	})
	t.Run("STW-158 the surplus zone is emptied", func(t *testing.T) {
		duel(t).Over(0, 3, 2).At("whiteout").fact(0, "pure", "4").fact(0, "contraband", "3")
	})
	t.Run("STW-160 the last Whiteout stops after step 3", func(t *testing.T) {
		duel(t).Round(5).Column("tirol", 2).At("whiteout").over(EndRounds, 1, 2).lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, column 2")
	})
	t.Run("STW-134 what a seat has if the game ended now is what it holds", func(t *testing.T) {
		g := duel(t).Column("tirol", 2).With(0, func(p *Player) { p.GEO = 5 }).At("activation")
		if a, b := g.s.EndedNow(0), g.s.EndedNow(1); a != 2 || b != 0 {
			t.Errorf("%d and %d", a, b)
		}
	})
	t.Run("STW-162 ties go to fewer Quarantine tokens, then to the Conclave track", func(t *testing.T) {
		duel(t).Round(5).At("whiteout").over(EndRounds, 1, 2)
		duel(t).Round(5).Titles(Primus, Legate).At("whiteout").over(EndRounds, 2, 1)
		duel(t).Round(5).Fuel(0, 3, 3).With(0, func(p *Player) { p.Fuel.PureClosed = 1 }).At("whiteout").over(EndRounds, 2, 1)
	})
	t.Run("STW-163 a clan without pieces is out", func(t *testing.T) {
		scene(t, Rhone, Menrau, Alliance).Units(0, "tirol", 1, 0).Beacon(1, "sikelia").At("whiteout").said("Western Alliance of @2 is wiped out")
	})
	t.Run("STW-164 the last player left wins", func(t *testing.T) {
		scene(t, Rhone, Menrau).Beacon(1, "sikelia").At("whiteout").over(EndLast, 2, 1)
	})
	t.Run("STW-217 GEO counted after the columns shrink", func(t *testing.T) {
		sceneOf(t, Form{AfterThaw: true}, Rhone, Menrau).Units(0, "tirol", 1, 0).Units(1, "toscania", 1, 0).Column("tirol", 3).At("whiteout").said("GEO of @0 0 → 2")
	})
}
