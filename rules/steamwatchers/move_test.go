package steamwatchers

import (
	"testing"

	"kettle/rules"
)

// along is a way on land, through at most one area.
func along(ids ...string) Go {
	if len(ids) == 1 {
		return Go{To: ar(ids[0])}
	}
	return Go{ar(ids[0]), ar(ids[1])}
}

func use(id, at string) Activate { return Activate{ar(at), id} }

func send(base, elite int) Send { return Send{Force{base, elite}} }

func leave(base, elite int) Leave { return Leave{Force{base, elite}} }

// pure pays a special action with a pure barrel.
var pure = PayMix{1, 0}

func TestTokens(t *testing.T) {
	t.Run("STW-079 a Move token moves or marches", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderMove).At("activation").legal(use("move", "tirol")).legal(use("march", "tirol")).refuse(use("turret", "tirol"), "STW-079").
			refuse(use("contract", "tirol"), "STW-079").do(use("move", "tirol")).turn(0, "way").lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier")
	})
	t.Run("STW-080 a Defense token builds, mobilizes or contracts", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderDefense).At("activation").legal(use("turret", "tirol")).legal(use("mobilize", "tirol")).legal(use("contract", "tirol")).
			refuse(use("move", "tirol"), "STW-080").refuse(use("march", "tirol"), "STW-080")
	})
	t.Run("STW-081 a Decoy allows nothing", func(t *testing.T) {
		g := duel(t).Token(0, "tirol", OrderDecoy).At("activation")
		for _, id := range []string{"move", "march", "turret", "mobilize", "contract"} {
			g.refuse(use(id, "tirol"), "STW-081")
		}
		g.do(Discard{ar("tirol")}).turn(1, "activate")
	})
	t.Run("STW-082 a basic action costs nothing", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderMove).At("activation").do(use("move", "tirol"), along("elsass"), send(1, 0)).turn(1, "activate").
			fact(0, "pure", "4").fact(0, "contraband", "3")
	})
	t.Run("STW-083 a special action costs a token and algofuel", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderMove).At("activation").do(use("march", "tirol")).turn(0, "pay").do(PayMix{0, 1}).turn(0, "way").
			fact(0, "contraband", "2").fact(0, "incubation", "1").fact(0, "specials", "2")
		duel(t).Fuel(0, 0, 0).Token(0, "tirol", OrderMove).At("activation").refuse(use("march", "tirol"), "STW-083").legal(use("move", "tirol"))
		duel(t).Fuel(0, 0, 0).Over(0, 1, 0).Token(0, "tirol", OrderMove).At("activation").do(use("march", "tirol")).turn(0, "way")
	})
	t.Run("STW-084 two of a kind and three in all", func(t *testing.T) {
		spent := func(march, mobilize, contract int8) *playT {
			return duel(t).Token(0, "tirol", OrderMove).Token(0, "helvetia", OrderDefense).With(0, func(p *Player) {
				p.Specials = [numSpecials]int8{ForcedMarch: march, Mobilize: mobilize, ContractAction: contract}
			}).At("activation")
		}
		spent(2, 0, 0).refuse(use("march", "tirol"), "STW-084").legal(use("mobilize", "helvetia"))
		spent(1, 1, 0).legal(use("march", "tirol")).legal(use("mobilize", "helvetia"))
		spent(1, 1, 1).refuse(use("march", "tirol"), "STW-084").refuse(use("contract", "helvetia"), "STW-084").legal(use("turret", "helvetia"))
	})
	t.Run("STW-078 a token that allows nothing is discarded", func(t *testing.T) {
		x := duel(t).Beacon(0, "skania").Token(0, "skania", OrderMove)
		x.At("activation").refuse(use("move", "skania"), "STW-070").do(Discard{ar("skania")}).turn(1, "activate").lies("skania", "beacon of Rhône Conglomerate")
		scene(t, Rhone, Menrau).Units(0, "breizh", 1, 0).Units(0, "neustria", 5, 0).Units(1, "tirol", 1, 0).Token(0, "breizh", OrderMove).Fuel(0, 0, 0).At("activation").
			refuse(use("move", "breizh"), "STW-085").do(Discard{ar("breizh")}).turn(1, "activate")
	})
	t.Run("STW-070 a Move token on a beacon alone moves nothing, a Defense token works", func(t *testing.T) {
		duel(t).Beacon(0, "skania").Token(0, "skania", OrderMove).At("activation").refuse(use("move", "skania"), "STW-070")
		duel(t).Beacon(0, "skania").Token(0, "skania", OrderDefense).At("activation").legal(use("turret", "skania")).legal(use("contract", "skania")).
			do(use("mobilize", "skania"), pure, Muster{ar("skania"), true}, Muster{ar("skania"), false}).
			lies("skania", "Rhône Conglomerate 1 base soldier and 1 elite soldier, beacon of Rhône Conglomerate")
	})
	t.Run("STW-076 tokens of a player who has passed stay", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderDefense).Token(1, "toscania", OrderMove).At("activation").do(Pass{Primus}).turn(1, "activate").
			do(use("move", "toscania"), along("appulia"), send(1, 0)).lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, defense token")
	})
	t.Run("STW-077 a token in an area given up returns", func(t *testing.T) {
		duel(t).Units(0, "elsass", 1, 0).Token(0, "elsass", OrderMove).Beacon(1, "saxonia").Token(1, "saxonia", OrderDefense).At("activation").
			do(use("move", "elsass"), along("saxonia"), NoBeacon{}).lies("saxonia", "Rhône Conglomerate 1 base soldier").said("The defense token of @1 leaves Saxonia")
	})
}

func TestMove(t *testing.T) {
	at := func() *sceneT { return duel(t).Token(0, "tirol", OrderMove) }
	move := func(x *sceneT) *playT { return x.At("activation").do(use("move", "tirol")) }
	t.Run("STW-085 any number of units go to one adjacent area", func(t *testing.T) {
		move(at()).refuse(along("toscania"), "STW-085").refuse(along("tirol"), "STW-085").refuse(along("elsass", "burgundie"), "STW-085").refuse(along("jadran-floe"), "STW-037").
			do(along("elsass")).turn(0, "force").refuse(send(0, 0), "STW-085").refuse(send(4, 0), "STW-085").do(send(2, 1)).
			said("@0 moves 2 base soldiers and 1 elite soldier from Tirol to Elsass").lies("elsass", "Rhône Conglomerate 2 base soldiers and 1 elite soldier").
			lies("tirol", "Rhône Conglomerate 1 base soldier").turn(1, "activate")
	})
	t.Run("STW-085 a single unit is not asked who goes", func(t *testing.T) {
		scene(t, Rhone, Menrau).Units(0, "tirol", 1, 0).Units(1, "toscania", 1, 0).Beacon(0, "tirol").Token(0, "tirol", OrderMove).At("activation").
			do(use("move", "tirol"), along("elsass")).turn(1, "activate").lies("elsass", "Rhône Conglomerate 1 base soldier")
	})
	t.Run("STW-035 never beyond five units", func(t *testing.T) {
		move(at().Units(0, "elsass", 4, 1)).refuse(along("elsass"), "STW-035")
		move(at().Units(0, "elsass", 3, 0)).do(along("elsass")).refuse(send(3, 0), "STW-035").legal(send(1, 1)).do(send(2, 0)).lies("elsass", "Rhône Conglomerate 5 base soldiers")
	})
	t.Run("STW-031 a strait is crossed like a border", func(t *testing.T) {
		scene(t, Rhone, Menrau).Units(0, "albion", 2, 0).Units(1, "toscania", 1, 0).Token(0, "albion", OrderMove).At("activation").
			do(use("move", "albion"), along("flandria"), send(1, 0)).lies("flandria", "Rhône Conglomerate 1 base soldier")
	})
	t.Run("no way leads where no combat may be started", func(t *testing.T) {
		x := duel(t).Token(0, "helvetia", OrderMove)
		x.s.b.Rules = append(x.s.b.Rules, Rule{"Truce", "STW-186", Hooks{MayFight: func(s *State, _ Clan, a Area) error {
			if s.At(a).Farms > 0 {
				return rules.Refuse("STW-186", "no combat in an area with a farm")
			}
			return nil
		}}})
		x.Farms("toscania", 1).At("activation").do(use("move", "helvetia")).refuse(along("toscania"), "STW-186").legal(along("elsass"))
	})
	t.Run("STW-168 closed areas are not entered", func(t *testing.T) {
		sceneOf(t, Form{Scenario: "narrow-ice"}, Rhone, Menrau).Units(0, "jutlandia", 1, 0).Units(0, "bohemia", 2, 0).Units(1, "toscania", 1, 0).Token(0, "jutlandia", OrderMove).At("activation").
			do(use("move", "jutlandia")).refuse(along("skania"), "STW-168")
	})
}

func TestMarch(t *testing.T) {
	at := func() *sceneT {
		return scene(t, Rhone, Menrau).Units(0, "elsass", 3, 1).Units(1, "flandria", 1, 0).Token(0, "elsass", OrderMove)
	}
	march := func(x *sceneT) *playT { return x.At("activation").do(use("march", "elsass"), pure) }
	t.Run("STW-086 a Forced March goes one or two areas", func(t *testing.T) {
		march(at()).refuse(along("elsass"), "STW-085").refuse(along("jutlandia"), "STW-085").refuse(along("burgundie", "jutlandia"), "STW-086").
			refuse(along("saxonia", "elsass"), "STW-085").legal(along("saxonia")).do(along("saxonia", "pomorze"), send(2, 1), leave(0, 0)).
			said("@0 moves 2 base soldiers and 1 elite soldier from Elsass to Pomorze, through Saxonia").lies("saxonia", "").
			lies("pomorze", "Rhône Conglomerate 2 base soldiers and 1 elite soldier").lies("elsass", "Rhône Conglomerate 1 base soldier")
		march(at()).do(along("saxonia"), send(3, 1), NoBeacon{}).turn(1, "activate").lies("saxonia", "Rhône Conglomerate 3 base soldiers and 1 elite soldier")
	})
	t.Run("STW-086 nobody passes through an area of another clan", func(t *testing.T) {
		march(at()).refuse(along("flandria", "neustria"), "STW-086").legal(along("flandria"))
		march(at().Beacon(1, "saxonia")).refuse(along("saxonia", "pomorze"), "STW-086").legal(along("saxonia"))
		march(at().Units(0, "saxonia", 1, 0)).legal(along("saxonia", "pomorze"))
		march(at().Beacon(0, "saxonia")).legal(along("saxonia", "pomorze"))
	})
	t.Run("STW-086 an own area that is full is passed through", func(t *testing.T) {
		march(at().Units(0, "saxonia", 4, 1)).refuse(along("saxonia"), "STW-035").do(along("saxonia", "pomorze"), send(3, 1)).turn(0, "beacon").do(NoBeacon{}).
			lies("pomorze", "Rhône Conglomerate 3 base soldiers and 1 elite soldier")
	})
	t.Run("STW-087 a mountain area ends a Forced March", func(t *testing.T) {
		march(at()).refuse(along("tirol", "bohemia"), "STW-087").refuse(along("helvetia", "toscania"), "STW-087").legal(along("tirol")).legal(along("saxonia", "bohemia"))
	})
	t.Run("STW-088 units may be left behind, within capacity", func(t *testing.T) {
		march(at().Units(0, "saxonia", 3, 0)).do(along("saxonia", "pomorze"), send(3, 1)).turn(0, "behind").refuse(leave(2, 1), "STW-035").refuse(leave(3, 1), "STW-088").
			refuse(leave(4, 0), "STW-088").do(leave(1, 1)).said("@0 moves 1 base soldier and 1 elite soldier from Elsass to Saxonia").turn(0, "beacon").do(NoBeacon{}).
			lies("saxonia", "Rhône Conglomerate 4 base soldiers and 1 elite soldier").lies("pomorze", "Rhône Conglomerate 2 base soldiers")
		march(at().Units(0, "pomorze", 3, 0)).do(along("saxonia", "pomorze"), send(3, 1)).refuse(leave(1, 0), "STW-035").do(leave(2, 0), NoBeacon{}).
			lies("pomorze", "Rhône Conglomerate 4 base soldiers and 1 elite soldier").lies("saxonia", "Rhône Conglomerate 2 base soldiers")
		march(at().Units(0, "saxonia", 4, 0).Units(0, "pomorze", 3, 0)).do(along("saxonia", "pomorze")).refuse(send(3, 1), "STW-035").legal(send(3, 0))
	})
	t.Run("STW-088 nothing is picked up on the way", func(t *testing.T) {
		march(at().Units(0, "saxonia", 2, 0)).do(along("saxonia", "pomorze"), send(1, 0)).turn(1, "activate").lies("pomorze", "Rhône Conglomerate 1 base soldier").
			lies("saxonia", "Rhône Conglomerate 2 base soldiers")
	})
	t.Run("STW-146 a unit exiled by the payment goes nowhere", func(t *testing.T) {
		x := scene(t, Rhone, Menrau).Units(0, "elsass", 1, 0).Units(1, "flandria", 1, 0).Token(0, "elsass", OrderMove)
		x.With(0, func(p *Player) { p.Incubation = 3 }).At("activation").do(use("march", "elsass"), PayMix{0, 1}, ToExile{ar("elsass"), false}).turn(1, "activate")
	})
}

func TestStrides(t *testing.T) {
	t.Run("STW-017 Snowcoaster: a Move from a mountain area goes two areas", func(t *testing.T) {
		at := func() *sceneT {
			return scene(t, Catabatians, Rhone).Units(0, "tirol", 3, 1).Units(0, "saxonia", 2, 0).Units(1, "elsass", 1, 0).Token(0, "tirol", OrderMove).Token(0, "saxonia", OrderMove)
		}
		at().At("activation").do(use("move", "tirol")).refuse(along("elsass", "flandria"), "STW-017").legal(along("bohemia")).do(along("bohemia", "pomorze"), send(3, 1)).turn(0, "beacon").
			do(NoBeacon{}).lies("pomorze", "Catabatians 3 base soldiers and 1 elite soldier").lies("bohemia", "")
		at().At("activation").do(use("move", "saxonia")).refuse(along("tirol", "catabatia"), "STW-085").legal(along("tirol"))
	})
	t.Run("STW-017 Snowcoaster: mountains do not end a Forced March", func(t *testing.T) {
		at := func(c Clan) *playT {
			return scene(t, c, Rhone).Units(0, "elsass", 3, 0).Units(1, "sikelia", 1, 0).Token(0, "elsass", OrderMove).At("activation").do(use("march", "elsass"), pure)
		}
		at(Catabatians).do(along("tirol", "catabatia"), send(2, 0), leave(1, 0)).lies("tirol", "Catabatians 1 base soldier").lies("catabatia", "Catabatians 1 base soldier")
		at(RheinStamm).refuse(along("tirol", "catabatia"), "STW-087")
	})
	t.Run("STW-022 Pathfinders alone go two areas", func(t *testing.T) {
		at := func() *sceneT {
			return scene(t, Menrau, Rhone).Units(0, "elsass", 2, 2).Units(1, "flandria", 1, 0).Token(0, "elsass", OrderMove)
		}
		at().At("activation").do(use("move", "elsass")).refuse(along("flandria", "neustria"), "STW-022").do(along("tirol", "catabatia")).refuse(send(1, 1), "STW-022").do(send(0, 2)).
			turn(1, "activate").lies("catabatia", "Menrâu 2 elite soldiers").lies("tirol", "")
		scene(t, Menrau, Rhone).Units(0, "elsass", 2, 0).Units(1, "flandria", 1, 0).Token(0, "elsass", OrderMove).At("activation").do(use("move", "elsass")).
			refuse(along("tirol", "catabatia"), "STW-085")
		scene(t, Rhone, Menrau).Units(0, "elsass", 0, 2).Units(1, "flandria", 1, 0).Token(0, "elsass", OrderMove).At("activation").do(use("move", "elsass")).
			refuse(along("tirol", "catabatia"), "STW-085")
	})
}

func TestMoveIntoCombat(t *testing.T) {
	t.Run("STW-094 a beacon comes before the combat", func(t *testing.T) {
		scene(t, Rhone, Menrau).dry().Units(0, "elsass", 4, 0).Units(1, "saxonia", 1, 0).Beacon(1, "saxonia").Units(1, "toscania", 1, 0).Token(0, "elsass", OrderMove).At("activation").
			do(use("move", "elsass"), along("saxonia"), send(4, 0)).turn(0, "beacon").lies("saxonia", "Menrâu 1 base soldier, Rhône Conglomerate 4 base soldiers, beacon of Menrâu").
			do(LeaveBeacon{}).said("@0 wins in Saxonia 4 : 1").said("The beacon of @1 in Saxonia is destroyed").lies("saxonia", "Rhône Conglomerate 4 base soldiers").turn(1, "activate")
	})
	t.Run("STW-015 a booby-trapped beacon goes off after a won combat", func(t *testing.T) {
		scene(t, Menrau, Rhone).dry().Units(0, "elsass", 3, 1).Units(1, "saxonia", 1, 0).Beacon(1, "saxonia").Units(1, "toscania", 1, 0).Beacon(0, "elsass").Token(0, "elsass", OrderMove).At("activation").
			do(use("move", "elsass"), along("saxonia"), send(3, 1)).turn(0, "trap").do(Spring{false}).turn(1, "activate").lies("saxonia", "Menrâu 2 base soldiers and 1 elite soldier")
	})
	t.Run("STW-076 tokens of a player who has passed still support", func(t *testing.T) {
		duel(t).dry().Units(0, "helvetia", 3, 0).Units(1, "appulia", 3, 0).Token(1, "appulia", OrderMove).Token(1, "toscania", OrderDefense).Token(0, "helvetia", OrderMove).Titles(Legate, Watcher).At("activation").
			do(Pass{Primus}, use("move", "helvetia"), along("toscania"), send(3, 0)).turn(1, "support").do(help("appulia")).said("@1 wins in Toscania 3 : 6")
	})
	t.Run("STW-120 a beaten march goes back to the area passed through", func(t *testing.T) {
		scene(t, Rhone, Menrau).Units(0, "elsass", 4, 0).Units(1, "pomorze", 2, 0).Turrets("pomorze", 2).Fuel(0, 1, 0).Fuel(1, 0, 0).Token(0, "elsass", OrderMove).At("activation").
			do(use("march", "elsass"), along("saxonia", "pomorze"), send(3, 0), leave(0, 0)).lies("saxonia", "Rhône Conglomerate 1 base soldier").lies("elsass", "Rhône Conglomerate 1 base soldier")
	})
	t.Run("STW-024 a combat begun by a sea move", func(t *testing.T) {
		g := scene(t, FreeFleet, Menrau).Units(0, "catalunya", 3, 1).Units(1, "sikelia", 1, 0).Units(1, "tirol", 1, 0).Contract(0, "crater").Token(0, "catalunya", OrderMove).At("activation").
			do(use("move", "catalunya"), Go{ar("crater"), ar("sikelia")}, send(2, 1))
		if f := g.s.Combat(); f == nil || !f.Sea || f.From != ar("catalunya") {
			t.Errorf("the combat is %+v", f)
		}
	})
}
