package steamwatchers

import (
	"testing"

	"kettle/rules"
)

// kinds are the kinds of actions that were done.
func kinds(done []rules.Action) map[string]bool {
	out := map[string]bool{}
	for _, a := range done {
		out[a.Kind()] = true
	}
	return out
}

func TestGreedyOfHope(t *testing.T) {
	shop := func() *sceneT {
		return trek(t).Units(0, "breizh", 1, 0).Beacon(0, "flandria").Token(0, "neustria", OrderDefense).Fuel(0, 0, 0)
	}
	t.Run("spends its credits on kits", func(t *testing.T) {
		if done := shop().At("activation").plays(); !kinds(done)["buy kit"] {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("buys none in the last round", func(t *testing.T) {
		if done := shop().Round(5).At("activation").plays(); kinds(done)["buy kit"] {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("orders a Decoy or Defense on the board for kits that it can operate, and operates them", func(t *testing.T) {
		x := func() *sceneT {
			return hope(t, Rhone, Menrau).Kit(0, 0, Greenhouse, true).Caravan(0, "neustria").Units(1, "sikelia", 2, 0)
		}
		if done := x().At("planning").plays(); !on(done, PlaceBoard{OrderDecoy}) && !on(done, PlaceBoard{OrderDefense}) {
			t.Errorf("it does %v", done)
		}
		if done := x().Board(0, OrderDecoy).At("activation").plays(); !on(done, Operate{Greenhouse}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("takes a column with the caravan alone", func(t *testing.T) {
		g := trek(t).Column("burgundie", 4).Board(0, OrderMove).At("activation")
		if done := g.plays(); !on(done, UseBoard{"move"}) || !on(done, Go{To: ar("burgundie")}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("does not attack a caravan as if it were an empty area", func(t *testing.T) {
		g := hope(t, Rhone, Menrau).Units(0, "tirol", 1, 0).Caravan(1, "catabatia").Fuel(0, 0, 0).Column("catabatia", 2).Token(0, "tirol", OrderMove).At("activation")
		if done := g.plays(); on(done, Go{To: ar("catabatia")}) {
			t.Errorf("it does %v", done)
		}
	})
}

func TestGreedyOfDiplomacy(t *testing.T) {
	t.Run("offers a card of its own for one that it can play, and who can play that one accepts", func(t *testing.T) {
		g := table(t).At("activation")
		done := g.plays()
		if !kinds(done)["propose"] || g.s.Turn() == 0 {
			t.Fatalf("it does %v", done)
		}
		if done := g.plays(); !kinds(done)["accept"] && !kinds(done)["counter"] {
			t.Errorf("the other does %v", done)
		}
	})
	t.Run("refuses what brings it nothing", func(t *testing.T) {
		g := table(t).Pacts(0, log(Catabatians), tec(Rhone)).Pacts(1, mil(Rhone), log(RheinStamm)).At("activation").do(Propose{With: 1, Give: log(Catabatians), Take: mil(Rhone)})
		if done := g.plays(); kinds(done)["accept"] {
			t.Errorf("it does %v", done)
		}
	})
	takes := func(x *sceneT, levels int) bool { // the turn of seat 0, with all answers to its offers
		g := x.Units(1, "helvetia", 1, 0).Fuel(1, 0, 0).Column("helvetia", levels).At("activation")
		var done []rules.Action
		for g.s.Top().Do != "activate" || g.s.Turn() == 0 {
			done = append(done, g.plays()...)
		}
		return on(done, Go{To: ar("helvetia")})
	}
	t.Run("takes from an enemy what it leaves to an ally", func(t *testing.T) {
		if !takes(table(t), 1) {
			t.Error("it leaves the area to an enemy")
		}
		if takes(table(t).Allied(0, 1), 1) {
			t.Error("it betrays an ally for little")
		}
	})
	t.Run("betrays an ally where much is to be had", func(t *testing.T) {
		if !takes(table(t).Allied(0, 1), 5) {
			t.Error("it does not")
		}
	})
}

func TestGreedyOfScenarios(t *testing.T) {
	t.Run("PWW-35 goes for a sanctuary rather than for steam", func(t *testing.T) {
		g := lordsOf(t, UnseenWires, Menrau, RheinStamm).Units(0, "carpatia", 4, 0).Column("pomorze", 4).Token(0, "carpatia", OrderMove)
		g.s.At(ar("mistreana")).Targets = []Clan{NoClan}
		if done := g.At("activation").plays(); !on(done, Go{To: ar("mistreana")}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("PWW-33 the vassal goes into the depot", func(t *testing.T) {
		g := lords(t).Round(4).Command(0, "elsass", OrderMove)
		g.s.At(ar("burgundie")).Targets = []Clan{g.s.Clan(0)}
		if done := g.At("activation").plays(); !on(done, Go{To: ar("burgundie")}) {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("PWW-37 keeps its barrels on the board while there are others", func(t *testing.T) {
		g := sceneOf(t, Form{Scenario: AnyPort, Seats: 2, Losses: 2}, Rhone, Menrau).Units(0, "tirol", 4, 0).Units(1, "sikelia", 2, 0).Column("tirol", 2)
		g.s.At(ar("tirol")).Barrels = 2
		if done := g.At("exploitation").plays(); !on(done, BuildFarm{ar("tirol")}) || kinds(done)["tap"] {
			t.Errorf("it does %v", done)
		}
	})
	t.Run("SOH-60 storms the Birthplace when it is strong enough", func(t *testing.T) {
		g := sceneOf(t, Form{Scenario: "birthplace", Seats: 2, Losses: 2, Modules: []string{ModHope}}, Rhone, Menrau).Units(0, "tirol", 2, 3).Units(1, "sikelia", 2, 0).Fuel(0, 4, 3).Token(0, "tirol", OrderMove).At("activation")
		done := g.plays()
		if !on(done, Go{To: birthplace}) {
			t.Errorf("it does %v", done)
		}
		if c := g.s.Controller(birthplace); c != Rhone {
			t.Errorf("%s has it after %v %v", c, g.s.Top(), done)
		}
	})
}
