package steamwatchers

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
)

// What is on the table, and what its words mean.
func TestTable(t *testing.T) {
	t.Run("STW-001 base and elite soldiers are units", func(t *testing.T) {
		scene(t, Rhone, Menrau).Units(0, "tirol", 3, 2).Units(1, "albion", 0, 1).At("activation").fact(0, "units", "5 of 9").fact(1, "units", "1 of 9")
	})
	t.Run("STW-002 beacons, turrets and farms are structures, a column is none", func(t *testing.T) {
		for _, fill := range []func(*sceneT){
			func(x *sceneT) { x.Turrets("tirol", 1).Farms("tirol", 1) },
			func(x *sceneT) { x.Farms("tirol", 1).Beacon(0, "tirol") },
		} {
			x := duel(t).Token(0, "tirol", OrderDefense)
			fill(x)
			x.At("activation").do(Activate{ar("tirol"), "turret"}).turn(0, "room")
		}
		duel(t).Token(0, "tirol", OrderDefense).Column("tirol", 3).Farms("tirol", 1).At("activation").do(Activate{ar("tirol"), "turret"}).turn(1, "activate")
	})
	t.Run("STW-003 clan supply, general supply and box", func(t *testing.T) {
		duel(t).Turrets("tirol", 1).Farms("tirol", 1).Run(func(t *Turn) {
			t.Lose(Rhone, ar("tirol"), Force{Base: 2})
			t.Demolish(0, ar("tirol"), Turret, true)
			t.Demolish(0, ar("tirol"), Farm, false)
		}).fact(0, "supply", "12 base 3 elite").fact(rules.Public, "turrets", "14").fact(rules.Public, "farms", "20")
	})
	t.Run("STW-004 algofuel is pure or contraband", func(t *testing.T) {
		duel(t).Fuel(0, 1, 1).Run(func(t *Turn) { t.Pay(0, 1) }).turn(0, "pay").legal(PayMix{1, 0}).legal(PayMix{0, 1})
	})
	t.Run("STW-006 hands and decks are hidden, everything else is open", func(t *testing.T) {
		g := duel(t).Columns(1, "albion").Archons(1, "BASE001").Over(1, 2, 1).At("activation")
		v := g.s.View(0).(*State)
		if h := v.Hand(1); !slices.Equal(h.Columns, []Card{""}) || !slices.Equal(h.Archons, []Card{""}) || slices.ContainsFunc(v.d.Columns.Draw, func(c Card) bool { return c != "" }) {
			t.Errorf("seat 0 sees the hand %v or the deck", h)
		}
		(&playT{t, v, nil}).fact(1, "pure", "6").fact(1, "contraband", "4").fact(1, "hand", "2").lies("toscania", "Menrâu 2 base soldiers")
		if h := g.s.View(1).(*State).Hand(1); !slices.Equal(h.Columns, []Card{"albion"}) {
			t.Errorf("seat 1 sees of its own hand %v", h)
		}
	})
	t.Run("STW-007 seven clans, each with its colour and emblem", func(t *testing.T) {
		names := []string{"Rhône Conglomerate", "Catabatians", "Rhein-Stamm", "Menrâu", "Free Fleet", "Western Alliance", "Highglimmer Apostles"}
		colors := []string{"vermilion", "grey", "ink", "umber", "sky", "violet", "yellow"}
		emblems := map[string]bool{}
		for i, c := range Clans() {
			if c.Name() != names[i] || c.Sheet().Color != colors[i] {
				t.Errorf("clan %d is %s in %s", i, c.Name(), c.Sheet().Color)
			}
			emblems[c.Sheet().Emblem] = true
		}
		if len(Clans()) != 7 || len(emblems) != 7 {
			t.Errorf("%d clans with %d emblems", len(Clans()), len(emblems))
		}
		deals(t, Form{Seats: 2}).refuse(ChooseClan{NoClan}, "STW-007")
	})
	t.Run("STW-008 the pieces of a clan", func(t *testing.T) {
		g := deals(t, Form{Seats: 2}).do(ChooseClan{Menrau}).fact(0, "supply", "14 base 4 elite").fact(0, "beacons", "5").fact(0, "contracts", "3")
		if n := [4]int{g.s.TokensLeft(Menrau, OrderMove), g.s.TokensLeft(Menrau, OrderDefense), g.s.TokensLeft(Menrau, OrderDecoy), g.s.SpecialsLeft(0)}; n != [4]int{6, 5, 3, 3} {
			t.Errorf("tokens %v", n)
		}
		g.do(ClaimTitle{Legate}).turn(1, "clan") // one Ambassador
	})
	t.Run("STW-011 the cards", func(t *testing.T) {
		b := open(Form{Scenario: "the-long-white", Seats: 5, Losses: 2})
		for _, a := range Lands() {
			if !slices.Contains(b.Columns, ColumnCard(a)) {
				t.Errorf("no Steam Column card of %s", a)
			}
		}
		if len(b.Columns) != 28 || len(b.Archons) != 30 || len(b.Zones) != 6 || len(coreScenarios()) != 9 {
			t.Errorf("%d Steam Column, %d Archon, %d Deployment and %d Scenario cards", len(b.Columns), len(b.Archons), len(b.Zones), len(coreScenarios()))
		}
		for i, c := range b.Archons {
			if c != Card(fmt.Sprintf("BASE%03d", i+1)) {
				t.Errorf("Archon card %d is %s", i+1, c)
			}
		}
	})
	t.Run("STW-012 a clan has one ability, and one of its elite soldiers", func(t *testing.T) {
		s := scene(t, Rhone, Menrau).s
		for _, c := range Clans() {
			for _, x := range Clans() {
				if s.Camp(c) != nil && (s.Has(c, x.Sheet().Ability) != (c == x) || s.HasElite(c, x.Sheet().EliteAbil) != (c == x)) {
					t.Errorf("%s and the abilities of %s", c, x)
				}
			}
		}
	})
	t.Run("STW-013 an elite soldier is as strong as two base soldiers", func(t *testing.T) {
		g := scene(t, Catabatians, Rhone).Units(0, "tirol", 0, 1).Units(1, "elsass", 2, 0).Fuel(0, 0, 0).Fuel(1, 0, 0).Run(func(t *Turn) {
			t.Shift(Catabatians, ar("tirol"), ar("elsass"), Force{Elite: 1})
			t.Arrive(Catabatians, ar("tirol"), false, ar("elsass"))
		})
		for g.s.Combat() != nil && g.s.Combat().Winner == g.s.Combat().Loser {
			g.do(g.s.Legal()[0])
		}
		for _, e := range g.last {
			if x, ok := e.(CombatDecided); ok && x.Attacker == 2 && x.Defender == 2 {
				return
			}
		}
		t.Errorf("%v", g.last)
	})
	t.Run("STW-034 a farm serves whoever controls its area", func(t *testing.T) {
		duel(t).Beacon(1, "elsass").Farms("elsass", 1).Run(func(t *Turn) {
			t.Shift(Rhone, ar("tirol"), ar("elsass"), Force{Base: 1})
			t.Arrive(Rhone, ar("tirol"), false, ar("elsass"))
		}).fact(0, "level", "1").fact(0, "units", "5 of 10").fact(1, "level", "0").fact(1, "units", "4 of 9")
	})
	t.Run("STW-037 nothing stands on a floe", func(t *testing.T) {
		g := duel(t).Units(0, "catalunya", 1, 0).Contract(0, "crater").Token(0, "catalunya", OrderMove).At("activation").do(Activate{ar("catalunya"), "move"}).refuse(Go{To: ar("crater")}, "STW-037")
		if c := g.s.Controller(ar("crater")); c != NoClan {
			t.Errorf("%s controls the Crater", c)
		}
	})
	t.Run("STW-046 the decks are shuffled", func(t *testing.T) {
		orders := map[string]bool{}
		for seed := range 5 {
			s := deal(open(Form{Scenario: "the-long-white", Seats: 2, Losses: 2}), rulesSeed(seed))
			orders[fmt.Sprint(s.d.Columns.Draw)], orders[fmt.Sprint(s.d.Archons.Draw)] = true, true
		}
		if len(orders) != 10 {
			t.Errorf("%d orders of ten decks", len(orders))
		}
	})
}

func TestRounds(t *testing.T) {
	t.Run("STW-040 the scenario sets the rounds, and the marker starts on 0", func(t *testing.T) {
		deals(t, Form{Seats: 2}).fact(rules.Public, "round", "0 of 5")
		deals(t, Form{Seats: 2, Scenario: "iron-winter"}).fact(rules.Public, "round", "0 of 6")
		deployed(t).fact(rules.Public, "round", "1 of 5")
	})
	t.Run("STW-049 the five phases of a round", func(t *testing.T) {
		g := deployed(t)
		var got []string
		for n := 0; g.s.Round() == 1 && n < 300; n++ {
			for _, e := range g.last {
				if x, ok := e.(PhaseBegan); ok {
					got = append(got, x.Phase)
				}
			}
			next := g.s.Legal()[0]
			for _, a := range g.s.Legal() { // pass and confirm where that is possible
				if k := a.Kind(); k == "pass" || k == "confirm" {
					next = a
					break
				}
			}
			g.do(next)
		}
		if !slices.Equal(got, []string{"conclave", "planning", "activation", "exploitation"}) {
			t.Errorf("%v", got)
		}
		g.said("Whiteout")
	})
	t.Run("STW-050 the game ends after the last round", func(t *testing.T) {
		duel(t).Round(5).Column("tirol", 1).At("whiteout").over(EndRounds, 1, 2).refuse(Confirm{}, "STW-050")
		g := duel(t).Round(4).At("whiteout").fact(rules.Public, "round", "5 of 5")
		if _, over := g.s.Result(); over {
			t.Error("it ends before the last round")
		}
	})
}
