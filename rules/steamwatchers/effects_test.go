package steamwatchers

import (
	"slices"
	"testing"
	"unicode/utf8"

	"kettle/rules"
)

// decree plays an Archon card in the Conclave: seat 0 is the Archon, seat 1 the Primus, seat 2 the second Watcher. The
// first Watcher place flips Bohemia.
func decree(t *testing.T, card string, set ...func(*sceneT)) *playT {
	t.Helper()
	x := court(t, Archon, Primus, Watcher2).Archons(0, archonCard(card, 1)).Stack("bohemia")
	for _, f := range set {
		f(x)
	}
	return x.At("conclave").turn(0, "archon").do(PlayArchon{archonCard(card, 1)})
}

// inPlay is the court with a card in play: the same titles, so seat 0 is the Archon.
func inPlay(t *testing.T, card string) *sceneT {
	return court(t, Archon, Primus, Legate).Play(archonCard(card, 0))
}

func TestArchonCards(t *testing.T) {
	t.Run("STW-175 fifteen titles twice, on consecutive numbers", func(t *testing.T) {
		deck := archonDeck()
		if len(deck) != 30 || deck[0] != "BASE001" || deck[29] != "BASE030" {
			t.Fatalf("%v", deck)
		}
		names := map[string]bool{}
		for i := 0; i < 30; i += 2 {
			if deck[i].Name() != deck[i+1].Name() || names[deck[i].Name()] || deck[i].Number() != i+1 || deck[i+1].Number() != i+2 {
				t.Errorf("%s and %s", deck[i], deck[i+1])
			}
			names[deck[i].Name()] = true
		}
		for _, a := range archonSheets {
			if n := utf8.RuneCountInString(a.Text); n == 0 || n > 120 {
				t.Errorf("%s has a text of %d letters", a.Name, n)
			}
		}
	})
	t.Run("STW-059 a card in play applies to the whole round", func(t *testing.T) {
		ddos := archonCard("DDOS", 1)
		g := decree(t, "DDOS")
		for g.s.Round() == 1 {
			if !slices.Equal(g.s.InPlay(), []Card{ddos}) {
				t.Fatalf("in %s there is in play %v", g.s.Phase(), g.s.InPlay())
			}
			g.do(g.s.Legal()[0])
		}
		if !slices.Contains(g.s.d.Archons.Discard, ddos) {
			t.Errorf("discarded: %v", g.s.d.Archons.Discard)
		}
	})
	t.Run("STW-059 and its part when played at once", func(t *testing.T) {
		decree(t, "Zeal").said("Fervor of @0 0 → 2").turn(2, "watch")
	})
}

func TestCardsWhenPlayed(t *testing.T) {
	t.Run("STW-176 Thermal Surge adds a level to one column", func(t *testing.T) {
		surge := decree(t, "Thermal Surge", func(x *sceneT) { x.Column("hellas", 2).Column("tirol", 5) }).turn(0, "surge").refuse(Surge{ar("elsass")}, "STW-176").
			refuse(Surge{ar("tirol")}, "STW-131").refuse(Surge{ar("crater")}, "STW-176")
		surge.do(Surge{ar("hellas")}).lies("hellas", "Rhein-Stamm 1 base soldier, column 3").turn(2, "watch")
		decree(t, "Thermal Surge", func(x *sceneT) { x.Column("bohemia", 5) }).turn(2, "watch")
	})
	t.Run("STW-181 Call to Arms: each recruits, the Archon an elite soldier if wanted", func(t *testing.T) {
		g := decree(t, "Call to Arms").turn(0, "call to arms").refuse(Enough{}, "STW-181").refuse(Muster{ar("albion"), false}, "STW-181").legal(Muster{ar("tirol"), false}).
			do(Muster{ar("tirol"), true}).lies("tirol", "Rhône Conglomerate 1 base soldier and 1 elite soldier").turn(2, "call to arms").refuse(Muster{ar("hellas"), true}, "STW-181").
			do(Muster{ar("hellas"), false}).turn(1, "call to arms").do(Muster{ar("albion"), false}).turn(2, "watch")
		g.fact(0, "supply", "13 base 3 elite").fact(1, "supply", "12 base 4 elite")
		decree(t, "Call to Arms").do(Muster{ar("tirol"), false}).turn(2, "call to arms").fact(0, "supply", "12 base 4 elite")
	})
	t.Run("STW-181 who has no room recruits nobody", func(t *testing.T) {
		decree(t, "Call to Arms", func(x *sceneT) { x.Units(2, "hellas", 4, 0) }).do(Muster{ar("tirol"), false}).turn(1, "call to arms")
	})
	t.Run("STW-183 Black Market: each may take 2 contraband, the Archon 2 pure instead", func(t *testing.T) {
		decree(t, "Black Market", func(x *sceneT) { x.Fuel(0, 1, 0).Fuel(1, 0, 2) }).turn(0, "market").legal(TakeFuel{0, 2}).refuse(TakeFuel{1, 1}, "STW-183").refuse(TakeFuel{4, 0}, "STW-183").
			do(TakeFuel{2, 0}).fact(0, "pure", "3").turn(2, "market").refuse(TakeFuel{2, 0}, "STW-183").do(TakeFuel{}).fact(2, "contraband", "3").
			turn(1, "market").do(TakeFuel{0, 2}).fact(1, "contraband", "4").fact(1, "incubation", "0").turn(2, "watch")
	})
	t.Run("STW-184 Field Hospitals lower Incubation without effects", func(t *testing.T) {
		decree(t, "Field Hospitals", func(x *sceneT) {
			x.With(0, func(p *Player) { p.Incubation = 9 }).With(1, func(p *Player) { p.Incubation = 5 })
		}).turn(2, "watch").fact(0, "incubation", "7").fact(1, "incubation", "4").fact(2, "incubation", "0").fact(0, "quarantine", "0").fact(1, "exile", "0")
	})
	t.Run("STW-189 Tithe: the named player gives a barrel of own choice", func(t *testing.T) {
		g := decree(t, "Tithe", func(x *sceneT) { x.Fuel(0, 1, 1) }).turn(0, "tithe").refuse(Name{0}, "STW-189").refuse(Name{7}, "STW-189").do(Name{2}).said("Tithe: @0 names @2").
			turn(2, "give").legal(GiveBarrel{false}).do(GiveBarrel{true}).said("@2 gives @0 1 contraband").turn(2, "watch")
		g.fact(0, "contraband", "2").fact(2, "contraband", "2").fact(2, "pure", "4").fact(0, "incubation", "0").fact(2, "incubation", "0")
		decree(t, "Tithe", func(x *sceneT) { x.Fuel(1, 0, 1).Fuel(0, 0, 0) }).do(Name{1}).turn(2, "watch").fact(0, "contraband", "1").fact(1, "contraband", "0")
		decree(t, "Tithe", func(x *sceneT) { x.Fuel(1, 0, 0) }).do(Name{1}).turn(2, "watch").fact(0, "pure", "4")
		decree(t, "Tithe", func(x *sceneT) { x.Fuel(0, 4, 3) }).do(Name{1}).do(GiveBarrel{false}).fact(0, "pure", "5")
	})
	t.Run("STW-190 Zeal: each gains fervor, the Archon 2, up to 3", func(t *testing.T) {
		decree(t, "Zeal", func(x *sceneT) {
			x.With(0, func(p *Player) { p.Fervor = 2 }).With(1, func(p *Player) { p.Fervor = 1 })
		}).fact(0, "fervor", "3").fact(1, "fervor", "2").fact(2, "fervor", "1")
	})
	t.Run("STW-190 nothing if fervor is not in use", func(t *testing.T) {
		zeal := archonCard("Zeal", 0)
		courtOf(t, Form{NoFervor: true}, Archon, Primus, Watcher2).Archons(0, zeal).At("conclave").do(PlayArchon{zeal}).fact(0, "fervor", "0").fact(1, "fervor", "0")
	})
	t.Run("STW-188 Intercepted Orders: after the reveal the named player discards a token", func(t *testing.T) {
		g := inPlay(t, "Intercepted Orders").Units(1, "skania", 1, 0).Units(1, "saxonia", 1, 0).At("planning")
		g.turn(2, "plan").do(Confirm{}).turn(0, "plan").do(PlaceOrder{ar("tirol"), OrderMove}, Confirm{}).turn(1, "plan").
			do(PlaceOrder{ar("albion"), OrderMove}, PlaceOrder{ar("skania"), OrderDefense}, PlaceOrder{ar("saxonia"), OrderDecoy}, Confirm{}).
			turn(0, "intercept").refuse(Name{0}, "STW-188").legal(Name{2}).do(Name{1}).turn(1, "intercepted").refuse(Forgo{ar("tirol")}, "STW-188").refuse(Forgo{ar("saxonia")}, "STW-188").
			do(Forgo{ar("skania")}).lies("skania", "Catabatians 1 base soldier").lies("albion", "Catabatians 1 base soldier, move token").turn(2, "activate")
	})
	t.Run("STW-188 a single token goes, and none is no matter", func(t *testing.T) {
		plan := func() *playT {
			return inPlay(t, "Intercepted Orders").At("planning").do(Confirm{}, Confirm{}, PlaceOrder{ar("albion"), OrderMove}, Confirm{}).turn(0, "intercept")
		}
		plan().do(Name{1}).turn(2, "activate").lies("albion", "Catabatians 1 base soldier")
		plan().do(Name{2}).turn(2, "activate").lies("albion", "Catabatians 1 base soldier, move token")
	})
	t.Run("STW-188 without an Archon nothing is intercepted", func(t *testing.T) {
		court(t, Watcher, Primus, Legate).Play(archonCard("Intercepted Orders", 0)).At("planning").do(Confirm{}, Confirm{}, Confirm{}).turn(0, "activate")
	})
}

func TestCardsOfARound(t *testing.T) {
	// fight is seat 1 attacking seat 0 in Tirol from Helvetia, without algofuel.
	fight := func(card string, titles ...Title) *sceneT {
		return siege(t, Rhone, Menrau, 2, 0, 3).Titles(titles...).Play(archonCard(card, 0))
	}
	t.Run("STW-177 DDOS: no support for anyone", func(t *testing.T) {
		for _, titles := range [][]Title{{Archon, Watcher}, {Watcher, Archon}} {
			fight("DDOS", titles...).Units(0, "elsass", 3, 0).Token(0, "elsass", OrderMove).Token(1, "helvetia", OrderMove).attack("helvetia", "tirol").said("@1 wins in Tirol 3 : 2")
		}
	})
	t.Run("STW-178 Algae Blight: one pure space stays empty, but the Archon's", func(t *testing.T) {
		inPlay(t, "Algae Blight").Fuel(0, 0, 0).Fuel(1, 0, 0).Fuel(2, 4, 1).At("whiteout").fact(0, "pure", "4").fact(1, "pure", "3").fact(1, "contraband", "3").fact(2, "pure", "4")
	})
	t.Run("STW-179 Careeners' Embargo: no Contract, but for the Legate", func(t *testing.T) {
		x := inPlay(t, "Careeners' Embargo").Token(0, "tirol", OrderDefense).Token(2, "hellas", OrderDefense)
		x.At("activation").turn(2, "activate").do(Activate{ar("hellas"), "contract"}, PayMix{1, 0}, PutContract{ar("crater")}).
			turn(0, "activate").refuse(Activate{ar("tirol"), "contract"}, "STW-179").legal(Activate{ar("tirol"), "mobilize"}).legal(Activate{ar("tirol"), "turret"})
	})
	t.Run("STW-180 Frozen Mounts: a turret gives 1, the Archon's 2", func(t *testing.T) {
		fight("Frozen Mounts", Watcher, Archon).Turrets("tirol", 1).attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 3")
		fight("Frozen Mounts", Watcher, Primus).Turrets("tirol", 2).attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 4")
		fight("Frozen Mounts", Archon, Watcher).Turrets("tirol", 2).attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 6")
	})
	t.Run("STW-182 Bane Tide: exposure is 1 higher with a column, over the limit too", func(t *testing.T) {
		x := inPlay(t, "Bane Tide").Column("tirol", 1).Column("albion", 1)
		x.At("exploitation").fact(0, "incubation", "1").fact(1, "incubation", "2").fact(2, "incubation", "0")
		x = inPlay(t, "Bane Tide")
		for _, a := range []string{"albion", "skania", "saxonia", "elsass"} {
			x.Column(a, 1)
		}
		x.Units(1, "skania", 1, 0).Units(1, "saxonia", 1, 0).Units(1, "elsass", 1, 0).At("exploitation").turn(1, "exile").fact(1, "incubation", "4")
	})
	t.Run("STW-185 Deep Freeze: columns lose 2 levels, the Archon's 1", func(t *testing.T) {
		inPlay(t, "Deep Freeze").Column("tirol", 3).Column("albion", 3).Column("elsass", 1).Column("saxonia", 3).At("whiteout").
			lies("tirol", "Rhône Conglomerate 1 base soldier, column 2").lies("albion", "Catabatians 1 base soldier, column 1").lies("elsass", "").lies("saxonia", "column 1")
	})
	t.Run("STW-186 Truce of the Glasshouse: no combat is started where a farm is", func(t *testing.T) {
		at := func(titles ...Title) *playT {
			return duel(t).Titles(titles...).Play(archonCard("Truce of the Glasshouse", 0)).Units(1, "elsass", 1, 0).Beacon(1, "bohemia").Farms("elsass", 1).Farms("bohemia", 1).Farms("saxonia", 1).
				Token(0, "tirol", OrderMove).At("activation").turn(0, "activate").do(use("move", "tirol"))
		}
		at(Watcher, Archon).refuse(along("elsass"), "STW-186").legal(along("bohemia"))
		at(Archon, Primus).legal(along("elsass"))
		duel(t).Titles(Watcher, Archon).Play(archonCard("Truce of the Glasshouse", 0)).Units(1, "elsass", 1, 0).Token(0, "tirol", OrderMove).At("activation").
			do(use("move", "tirol")).legal(along("elsass"))
	})
	t.Run("STW-187 Lean Rations: supply capacity is 1 lower, but the Primus's", func(t *testing.T) {
		g := inPlay(t, "Lean Rations").Units(0, "elsass", 5, 0).Units(0, "saxonia", 3, 0).Units(1, "skania", 5, 0).Units(1, "jutlandia", 3, 0).At("activation").
			fact(0, "units", "9 of 8").fact(1, "units", "9 of 9").fact(2, "units", "1 of 8")
		g.do(Pass{Primus}, Pass{Legate}, Pass{Archon})
		for g.s.Phase() != "whiteout" {
			g.do(g.s.Legal()[0])
		}
		g.turn(0, "unsupplied").do(Unsupply{ar("tirol"), false}).fact(1, "units", "9 of 9")
	})
	t.Run("STW-059 the table says who is not touched", func(t *testing.T) {
		for name, want := range map[string]rules.Seat{"Algae Blight": 0, "Careeners' Embargo": 2, "Frozen Mounts": 0, "Bane Tide": 0, "Deep Freeze": 0, "Truce of the Glasshouse": 0,
			"Lean Rations": 1, "DDOS": rules.Nobody, "Zeal": rules.Nobody} {
			if got := inPlay(t, name).At("activation").s.Spared(archonCard(name, 0)); got != want {
				t.Errorf("%s spares %d, want %d", name, got, want)
			}
		}
		inPlay(t, "Lean Rations").At("activation").fact(rules.Public, "in-play-1", "Supply capacity is 1 lower, but the Primus's.").fact(rules.Public, "spared-1", "Catabatians")
	})
}
