package steamwatchers

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
)

var withWolves = Form{Modules: []string{ModWolves}}

// wolfDecree is decree with the Archon cards of Peace With Wolves in the deck.
func wolfDecree(t *testing.T, card string, set ...func(*sceneT)) *playT {
	t.Helper()
	x := courtOf(t, withWolves, Archon, Primus, Watcher2).Archons(0, archonCard(card, 0)).Stack("bohemia")
	for _, f := range set {
		f(x)
	}
	return x.At("conclave").turn(0, "archon").do(PlayArchon{archonCard(card, 0)})
}

// named is a refusal's sentence for a set-up, "" for one that can be played.
func named(scenario string, seats int, modules ...string) string {
	d := Definition()
	s := rules.Setup{Game: d.ID, Seats: seats, Seed: 3, Options: map[string]string{OptScenario: scenario}}
	for _, m := range modules {
		s.Options[m] = "on"
	}
	if _, err := d.New(s); err != nil {
		return err.Error()
	}
	return ""
}

func TestWolves(t *testing.T) {
	t.Run("PWW-01 Diplomacy for three or more, vassals for two or three, not both", func(t *testing.T) {
		for seats, want := range map[int]string{2: "Diplomacy is for 3 to 5 players, not for 2 (PWW-01)", 3: "", 5: ""} {
			if got := named("the-long-white", seats, ModDiplomacy); got != want {
				t.Errorf("Diplomacy with %d: %q", seats, got)
			}
		}
		for _, x := range []struct {
			scenario, want string
			seats          int
			modules        []string
		}{
			{Convoy, "", 2, []string{ModVassals}}, {UnseenWires, "", 3, []string{ModVassals}},
			{Convoy, "The Convoy is for 2 to 3 players, not for 4 (PWW-33)", 4, []string{ModVassals}},
			{Convoy, "Diplomacy is not combined with Vassal Clans (PWW-01)", 3, []string{ModDiplomacy, ModVassals}},
			{"the-long-white", "Vassal Clans fits only The Convoy and Unseen Wires (PWW-01)", 3, []string{ModVassals}},
			{AnyPort, "Vassal Clans fits only The Convoy and Unseen Wires (PWW-01)", 2, []string{ModVassals}},
		} {
			if got := named(x.scenario, x.seats, x.modules...); got != x.want {
				t.Errorf("%s with %d and %v: %q, want %q", x.scenario, x.seats, x.modules, got, x.want)
			}
		}
	})
	t.Run("PWW-32 The Convoy and Unseen Wires need vassals; the others go with Diplomacy or without", func(t *testing.T) {
		for _, id := range []string{Convoy, UnseenWires} {
			if got := named(id, 2); !strings.HasSuffix(got, "needs the module Vassal Clans (PWW-32)") {
				t.Errorf("%s: %q", id, got)
			}
		}
		for _, id := range []string{AnyPort, CruelGrip} {
			for seats := 2; seats <= 5; seats++ {
				if got := named(id, seats); got != "" {
					t.Errorf("%s with %d: %q", id, seats, got)
				}
			}
			if got := named(id, 3, ModDiplomacy); got != "" {
				t.Errorf("%s: %q", id, got)
			}
		}
		for _, sc := range coreScenarios() {
			if got := named(sc.ID, 3, ModDiplomacy); (got == "") != (sc.Max >= 3) {
				t.Errorf("%s: %q", sc.ID, got)
			}
		}
	})
	t.Run("PWW-02 what is in the box", func(t *testing.T) {
		if n := len(archonSet("PWW")); n != 6 || len(europa.Doubles) != 3 {
			t.Errorf("%d Archon cards, %d Double Deployment cards", n, len(europa.Doubles))
		}
		g := deals(t, Form{Seats: 5, Modules: []string{ModDiplomacy}})
		for _, c := range []Clan{Rhone, Menrau, Alliance, FreeFleet, Apostles} {
			g.do(ChooseClan{c})
			g.do(g.s.Legal()[0])
		}
		n := 0
		for seat := range rules.Seat(5) {
			n += len(g.s.PactCards(seat))
			g.fact(seat, "treaties", "3")
		}
		if n != 15 {
			t.Errorf("%d Diplomacy cards of five clans", n)
		}
	})
	t.Run("PWW-03 six random core cards make room for six of the expansion", func(t *testing.T) {
		out := map[Card]bool{}
		for seed := range 9 {
			for _, f := range []Form{{Scenario: "the-long-white", Seats: 3, Modules: []string{ModDiplomacy}}, {Scenario: "the-long-white", Seats: 2, Modules: []string{ModWolves}},
				{Scenario: CruelGrip, Seats: 3, Modules: []string{ModDiplomacy, ModWolves}}, {Scenario: Convoy, Seats: 2, Modules: []string{ModVassals}}} {
				f.Losses = 2
				s := deal(open(f), rulesSeed(seed))
				wolves := 0
				for _, c := range s.d.Archons.Draw {
					wolves += number(strings.HasPrefix(string(c), "PWW"))
				}
				if wolves != 6 || len(s.d.Archons.Draw) != 30 || len(s.d.Archons.Out) != 6 {
					t.Fatalf("%v: %d of %d cards, %d are out", f, wolves, len(s.d.Archons.Draw), len(s.d.Archons.Out))
				}
				for _, c := range s.d.Archons.Out {
					out[c] = true
				}
			}
		}
		if len(out) < 20 {
			t.Errorf("only %d different cards were ever out", len(out))
		}
	})
	t.Run("PWW-31 six Archon cards of their own", func(t *testing.T) {
		want := []Card{"PWW037", "PWW038", "PWW039", "PWW040", "PWW041", "PWW042"}
		if got := archonSet("PWW"); !slices.Equal(got, want) {
			t.Errorf("%v", got)
		}
		for i, c := range want {
			if c.Number() != 37+i {
				t.Errorf("%s has number %d", c, c.Number())
			}
		}
	})
}

func TestWolfCards(t *testing.T) {
	t.Run("STW-191 Exchange of Gifts: each names another, and both take pure algofuel", func(t *testing.T) {
		g := wolfDecree(t, "Exchange of Gifts", func(x *sceneT) { x.Fuel(0, 0, 0).Fuel(1, 0, 0).Fuel(2, 0, 0) }).turn(0, "gift").refuse(Name{0}, "STW-191").
			do(Name{2}).fact(0, "pure", "2").fact(2, "pure", "1").turn(2, "gift").do(Name{0}).fact(0, "pure", "3").fact(2, "pure", "2").turn(1, "gift").do(Name{2})
		g.fact(0, "pure", "3").fact(1, "pure", "1").fact(2, "pure", "3").turn(2, "watch")
	})
	// oath is a fight of seat 1, whose GEO marker and whose victim's are given, with a card in play; archon says who is it.
	oath := func(card string, attacker, defender, third int, archon bool) *playT {
		titles := []Title{Archon, Primus, Legate}
		if archon {
			titles = []Title{Primus, Archon, Legate}
		}
		x := courtOf(t, withWolves, titles...).dry().Play(archonCard(card, 0))
		for seat, n := range []int{defender, attacker, third} {
			x.With(rules.Seat(seat), func(p *Player) { p.GEO = n })
		}
		return x.Fuel(0, 1, 0).Units(0, "catabatia", 2, 0).Units(1, "catabatia", 3, 0).Run(func(t *Turn) { t.Arrive(Catabatians, ar("tirol"), false, ar("catabatia")) })
	}
	t.Run("STW-192 Broken Oaths: attacking a clan with a lower GEO level is weaker, but for the Archon", func(t *testing.T) {
		oath("Broken Oaths", 4, 3, 0, false).strengths("2", "2")
		oath("Broken Oaths", 4, 4, 0, false).strengths("3", "2")
		oath("Broken Oaths", 3, 4, 0, false).strengths("3", "2")
		oath("Broken Oaths", 4, 3, 0, true).strengths("3", "2")
	})
	t.Run("STW-195 Common Enemy: attacking a clan with the highest GEO level is stronger", func(t *testing.T) {
		oath("Common Enemy", 1, 5, 4, false).strengths("4", "2")
		oath("Common Enemy", 1, 5, 5, false).strengths("4", "2")
		oath("Common Enemy", 1, 4, 5, false).strengths("3", "2")
		oath("Common Enemy", 1, 5, 4, true).strengths("5", "2")
	})
	through := Go{ar("burgundie"), ar("neustria")}
	// march has seat 0 in Elsass activate its token with Safe Conduct in play; others is what lies on the way.
	march := func(t *testing.T, use string, archon rules.Seat, others func(*sceneT)) *playT {
		titles := []Title{Watcher, Legate, Primus}
		titles[archon] = Archon
		x := sceneOf(t, withWolves, Rhone, Catabatians, RheinStamm).Titles(titles...).Play(archonCard("Safe Conduct", 0)).Fuel(0, 1, 0)
		x.Units(0, "elsass", 3, 0).Units(1, "albion", 1, 0).Units(2, "hellas", 1, 0).Token(0, "elsass", OrderMove)
		others(x)
		g := x.At("activation")
		for g.s.Turn() != 0 {
			g.do(g.s.Legal()[0])
		}
		return g.do(Activate{ar("elsass"), use})
	}
	t.Run("STW-193 Safe Conduct: a Forced March passes what a beacon alone holds", func(t *testing.T) {
		march(t, "march", 1, func(x *sceneT) { x.Beacon(1, "burgundie") }).do(through, Send{Force{Base: 3}}, NoBeacon{}).
			lies("burgundie", "beacon of Catabatians").lies("neustria", "Rhône Conglomerate 3 base soldiers")
	})
	t.Run("STW-193 units stop it, but for the Archon; a Move never passes; mountains end it", func(t *testing.T) {
		units := func(x *sceneT) { x.Units(1, "burgundie", 1, 0) }
		march(t, "march", 1, units).refuse(through, "STW-086")
		march(t, "march", 0, units).do(through, Send{Force{Base: 3}}, NoBeacon{}).lies("burgundie", "Catabatians 1 base soldier").lies("neustria", "Rhône Conglomerate 3 base soldiers")
		march(t, "move", 0, units).refuse(through, "STW-085")
		march(t, "march", 0, func(x *sceneT) { x.Beacon(1, "helvetia") }).refuse(Go{ar("helvetia"), ar("toscania")}, "STW-087")
	})
	t.Run("STW-194 Hostage Exchange: each takes a unit back, the Archon two", func(t *testing.T) {
		g := wolfDecree(t, "Hostage Exchange", func(x *sceneT) {
			for seat, f := range []Force{{1, 1}, {0, 0}, {2, 0}} {
				x.With(rules.Seat(seat), func(p *Player) { p.Exile = f })
				camp := &x.s.d.Camps[seat]
				camp.Base, camp.Elite = camp.Base-f.Base, camp.Elite-f.Elite
			}
		})
		g.turn(0, "ransom").do(Ransom{true}).said("back from Death & Exile").refuse(Ransom{true}, "STW-194").do(Ransom{false}).fact(0, "exile", "0").turn(2, "ransom").do(Ransom{false}).fact(2, "exile", "1").fact(1, "exile", "0").turn(2, "watch")
	})
	t.Run("STW-196 Sanctions: the named player cannot Mobilize this round", func(t *testing.T) {
		g := wolfDecree(t, "Sanctions").turn(0, "sanction").refuse(Name{0}, "STW-196").do(Name{1}).turn(2, "watch")
		var why error
		for seat, banned := range []bool{false, true, false} {
			c := g.s.Clan(rules.Seat(seat))
			if why = g.s.MaySpecial(c, Mobilize, g.s.Held(c)[0]); (why != nil) != banned {
				t.Errorf("seat %d: %v", seat, why)
			}
		}
		if why := g.s.MaySpecial(Catabatians, ForcedMarch, ar("albion")); why != nil {
			t.Error(why)
		}
		for g.s.Round() == 1 {
			g.do(g.s.Legal()[0])
		}
		if why := g.s.MaySpecial(Catabatians, Mobilize, ar("albion")); why != nil {
			t.Errorf("in the next round: %v", why)
		}
	})
}
