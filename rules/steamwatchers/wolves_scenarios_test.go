package steamwatchers

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
)

// draftOf plays the set-up of a game with vassals for two as far as the first deployment is done: Rhône in the North-West.
func draftOf(t *testing.T, scenario string) *playT {
	t.Helper()
	return deals(t, Form{Scenario: scenario, Seats: 2, Modules: []string{ModVassals}}).do(ChooseClan{Rhone}, ClaimTitle{Archon}, TakeZone{1},
		DeployUnits{ar("neustria"), Force{5, 0}}, DeployUnits{ar("flandria"), Force{3, 1}}, DeployUnits{ar("albion"), Force{0, 1}},
		DeployPiece{Column, ar("neustria")}, DeployPiece{Turret, ar("flandria")}, DeployPiece{Farm, ar("albion")}, DeployPiece{Farm, ar("albion")})
}

func TestVassalScenarios(t *testing.T) {
	t.Run("PWW-33 The Convoy: the depot goes into an own area after deploying", func(t *testing.T) {
		draftOf(t, Convoy).turn(0, "depot").refuse(PutDepot{ar("tirol")}, "PWW-33").do(PutDepot{ar("albion")}).turn(1, "clan").fact(rules.Public, "round", "0 of 4").
			lies("albion", "Rhône Conglomerate 1 elite soldier, 2 farms, target of Rhône Conglomerate")
		if b := open(Form{Scenario: Convoy, Seats: 2, Losses: 2, Modules: []string{ModVassals}}); b.Spawns != 3 {
			t.Errorf("%d columns", b.Spawns)
		}
	})
	t.Run("PWW-33 the log says by which clause the depot is put down", func(t *testing.T) {
		g := draftOf(t, Convoy).do(PutDepot{ar("albion")})
		if l := (Words{}).Event(g.s, g.last[0]); !strings.Contains(l.Text, "puts the Target Area token in Albion") || l.Clause != "PWW-33" {
			t.Errorf("%q is said by %s", l.Text, l.Clause)
		}
	})
	depot := func(set func(*sceneT)) *playT {
		x := lords(t).Round(4)
		set(x)
		return x.At("whiteout")
	}
	target := func(x *sceneT, seat rules.Seat, at string) { x.s.At(ar(at)).Targets = []Clan{x.s.Clan(seat)} }
	t.Run("PWW-33 held by two or more own vassal units it gives 3 GEO", func(t *testing.T) {
		depot(func(x *sceneT) { target(x, 0, "elsass") }).scores(3, 0)
		depot(func(x *sceneT) { target(x, 0, "tirol") }).scores(0, 0)
		depot(func(x *sceneT) { target(x, 1, "elsass") }).scores(0, 0)
		depot(func(x *sceneT) { x.Guard(0, "saxonia", 1, 0); target(x, 0, "saxonia") }).scores(0, 0)
		depot(func(x *sceneT) { x.Guard(0, "saxonia", 1, 1); target(x, 0, "saxonia"); x.Column("hellas", 1) }).scores(3, 1).over(EndRounds, 1, 2)
	})
	t.Run("PWW-34 Unseen Wires: three sanctuaries without columns", func(t *testing.T) {
		g := draftOf(t, UnseenWires).turn(1, "clan").fact(rules.Public, "round", "0 of 4")
		for _, at := range []string{"catalunya", "elsass", "mistreana"} {
			g.lies(at, "neutral Target Area token")
			if slices.Contains(g.s.b.Columns, Card(at)) {
				t.Errorf("the column card of %s is in", at)
			}
		}
		if g.s.b.Spawns != 3 || len(g.s.b.Columns) != 25 {
			t.Errorf("%d of %d cards", g.s.b.Spawns, len(g.s.b.Columns))
		}
	})
	wires := func(t *testing.T) *sceneT {
		return lordsOf(t, UnseenWires, Menrau, RheinStamm)
	}
	t.Run("PWW-35 a point for each sanctuary held at the start of a Conclave, by either clan", func(t *testing.T) {
		wires(t).Units(0, "mistreana", 1, 0).At("conclave").fact(0, "points", "3").fact(1, "points", "1").said("The sanctuary in Elsass gives @0 a victory point 1 → 2")
	})
	t.Run("PWW-35 two for each at the end, and points decide", func(t *testing.T) {
		wires(t).Round(4).Column("albion", 5).With(1, func(p *Player) { p.Points = 2 }).At("whiteout").scores(3, 2).over(EndPoints, 1, 2).said("@0 wins with 3 victory points")
		wires(t).Round(4).With(1, func(p *Player) { p.Points = 5 }).At("whiteout").scores(3, 5).over(EndPoints, 2, 1)
	})
	t.Run("PWW-35 ties: GEO, then the primary first on the Title Claim track", func(t *testing.T) {
		wires(t).Round(4).Column("albion", 2).With(1, func(p *Player) { p.Points = 3 }).At("whiteout").scores(3, 3).over(EndPoints, 2, 1)
		wires(t).Round(4).With(1, func(p *Player) { p.Points = 3 }).At("whiteout").scores(3, 3).over(EndPoints, 1, 2)
		x := wires(t).Round(4).With(1, func(p *Player) { p.Points = 3 })
		x.s.d.Ambassadors[0].Held, x.s.d.Ambassadors[1].Held = Archon, Watcher // so that they claim Watcher 2 and Legate
		x.s.d.Ambassadors[2].Held = Primus
		x.At("whiteout").over(EndPoints, 2, 1)
	})
	t.Run("PWW-35 ten GEO do not win", func(t *testing.T) {
		g := wires(t).Round(3).Column("tirol", 5).Column("elsass", 5).At("whiteout")
		if _, over := g.s.Result(); over {
			t.Error("it is over")
		}
	})
}

func TestWolfScenarios(t *testing.T) {
	port := Form{Scenario: AnyPort}
	deploy := []rules.Action{DeployUnits{ar("toscania"), Force{5, 0}}, DeployUnits{ar("appulia"), Force{3, 1}}, DeployUnits{ar("sikelia"), Force{0, 1}},
		DeployPiece{Column, ar("toscania")}, DeployPiece{Turret, ar("sikelia")}, DeployPiece{Farm, ar("sikelia")}, DeployPiece{Farm, ar("appulia")}}
	t.Run("PWW-36 Any Port in a Storm: two barrels in the deployment areas, together or apart", func(t *testing.T) {
		f := port
		f.Seats = 2
		g := deals(t, f).do(ChooseClan{Rhone}, ClaimTitle{Archon}, ChooseClan{Menrau}, ClaimTitle{Legate}, TakeZone{3}).do(deploy...).turn(1, "cache").refuse(Cache{ar("tirol")}, "PWW-36").
			do(Cache{ar("sikelia")}).turn(1, "cache").legal(Cache{ar("appulia")}).do(Cache{ar("sikelia")}).turn(0, "zone").fact(rules.Public, "round", "0 of 4").fact(1, "pure", "4")
		g.lies("sikelia", "Menrâu 1 elite soldier, 1 turret, 1 farm, 2 barrels")
	})
	// storm is seat 0 in Tirol with barrels there.
	storm := func(t *testing.T, barrels int) *sceneT {
		x := sceneOf(t, port, Rhone, Catabatians).Units(0, "tirol", 3, 0).Units(1, "albion", 3, 0)
		x.s.At(ar("tirol")).Barrels = barrels
		return x
	}
	t.Run("PWW-37 a barrel pays what is to be paid", func(t *testing.T) {
		g := storm(t, 2).Fuel(0, 0, 0).Token(0, "tirol", OrderDefense).At("activation").do(Activate{ar("tirol"), "mobilize"}).turn(0, "pay").do(Tap{ar("tirol")}).turn(0, "recruit")
		g.lies("tirol", "Rhône Conglomerate 3 base soldiers, 1 barrel").fact(0, "incubation", "0")
		storm(t, 0).Fuel(0, 0, 0).Token(0, "tirol", OrderDefense).At("activation").refuse(Activate{ar("tirol"), "mobilize"}, "STW-083")
		storm(t, 1).Fuel(0, 1, 0).Column("tirol", 1).Run(func(t *Turn) { t.Farm(Rhone, ar("tirol")) }).turn(0, "pay").do(Tap{ar("tirol")}, PayMix{Pure: 1}).fact(0, "pure", "0").
			lies("tirol", "Rhône Conglomerate 3 base soldiers, column 1, 1 farm")
	})
	t.Run("PWW-37 it is spent by its controller alone", func(t *testing.T) {
		storm(t, 2).Fuel(1, 1, 1).Run(func(t *Turn) { t.Pay(1, 1) }).turn(1, "pay").refuse(Tap{ar("tirol")}, "PWW-37").refuse(Tap{ar("crater")}, "PWW-37")
	})
	t.Run("PWW-37 in a combat openly, within the six", func(t *testing.T) {
		fight := func(barrels int) *playT {
			return storm(t, barrels).dry().Fuel(0, 4, 0).Over(0, 2, 0).Units(0, "elsass", 3, 0).Units(1, "elsass", 3, 0).Run(func(t *Turn) { t.Arrive(Catabatians, ar("burgundie"), false, ar("elsass")) })
		}
		g := fight(2).turn(0, "commit").legal(Commit{6, 0}).do(Tap{ar("tirol")}).strengths("3", "4").refuse(Commit{6, 0}, "STW-114").legal(Commit{5, 0}).do(Tap{ar("tirol")}).
			refuse(Tap{ar("tirol")}, "PWW-37").do(Commit{4, 0}).said("@0 wins in Elsass 3 : 9")
		g.lies("tirol", "Rhône Conglomerate 3 base soldiers")
		last := fight(7)
		for range 6 {
			last.do(Tap{ar("tirol")})
		}
		last.refuse(Tap{ar("tirol")}, "STW-114").legal(Commit{})
	})
	t.Run("PWW-37 the last one decides, and shows what the attacker committed", func(t *testing.T) {
		fight := func(barrels int) *playT {
			return storm(t, barrels).dry().Fuel(1, 2, 0).Units(0, "elsass", 3, 0).Units(1, "elsass", 3, 0).Run(func(t *Turn) { t.Arrive(Catabatians, ar("burgundie"), false, ar("elsass")) }).turn(1, "commit")
		}
		shows := func(g *playT, a rules.Action, want bool) {
			t.Helper()
			if out, err := g.s.Apply(a); err != nil || out.Reveals != want {
				t.Errorf("%q shows something hidden: %v, want %v (%v)", a, out.Reveals, want, err)
			}
		}
		g := fight(2)
		shows(g, Commit{2, 0}, false)
		g.do(Commit{2, 0}).turn(0, "commit")
		shows(g, Tap{ar("tirol")}, false)
		g.do(Tap{ar("tirol")}).turn(0, "commit")
		shows(g, Commit{}, true)
		shows(g, Tap{ar("tirol")}, true)
		g.do(Tap{ar("tirol")}).said("@1 committed 2 pure").said("@0 wins in Elsass 5 : 5")
		alone := fight(0)
		shows(alone, Commit{2, 0}, false)
		alone.do(Commit{2, 0}).said("@1 wins in Elsass 5 : 3")
	})
	t.Run("PWW-37 a Sentinel is kept by one", func(t *testing.T) {
		x := sceneOf(t, port, Catabatians, Rhone).dry().Units(0, "tirol", 0, 1).Units(1, "tirol", 3, 0).Units(0, "albion", 1, 0).Units(1, "hellas", 1, 0)
		x.s.At(ar("albion")).Barrels = 1
		x.Run(func(t *Turn) { t.Arrive(Rhone, ar("elsass"), false, ar("tirol")) }).do(Commit{}).turn(0, "sentinel").do(Tap{ar("albion")}).said("keeps a Sentinel")
	})
	t.Run("PWW-37 barrels stay through combat, moves and upkeep", func(t *testing.T) {
		storm(t, 2).dry().Units(1, "tirol", 5, 0).Run(func(t *Turn) { t.Arrive(Catabatians, ar("elsass"), false, ar("tirol")) }).do(Flee{ar("bohemia"), Force{Base: 1}}).
			lies("tirol", "Catabatians 5 base soldiers, 2 barrels")
		storm(t, 2).At("whiteout").lies("tirol", "Rhône Conglomerate 3 base soldiers, 2 barrels")
	})
	t.Run("PWW-37 at the end each in a controlled area is 1 GEO", func(t *testing.T) {
		x := storm(t, 2).Round(4)
		x.s.At(ar("hellas")).Barrels = 2
		x.At("whiteout").scores(2, 0).over(EndRounds, 1, 2)
	})
	t.Run("PWW-37 a barrel on the board is not given away", func(t *testing.T) {
		x := sceneOf(t, port, Rhone, Catabatians).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Titles(Archon, Legate).Fuel(1, 0, 0).Archons(0, archonCard("Tithe", 0))
		x.s.At(ar("albion")).Barrels = 2
		tithe := x.At("conclave")
		for tithe.s.Top().Do != "archon" {
			tithe.do(tithe.s.Legal()[0])
		}
		tithe.do(PlayArchon{archonCard("Tithe", 0)}, Name{1}).fact(1, "pure", "0").turn(1, "plan")
	})
	t.Run("PWW-38 with Diplomacy the Primus may end an alliance in peace, and recruits nobody", func(t *testing.T) {
		court := func() *playT {
			x := sceneOf(t, Form{Scenario: AnyPort, Modules: []string{ModDiplomacy}}, Rhone, Catabatians, RheinStamm).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Units(2, "hellas", 1, 0).
				Titles(Primus, Legate, Watcher2)
			x.s.ally(0, 2)
			g := x.At("conclave")
			for g.s.Top().Do != "reserve" {
				g.do(g.s.Legal()[0])
			}
			return g.do(Reserve{Archon})
		}
		court().turn(0, "peace").refuse(MakePeace{1}, "PWW-38").do(MakePeace{2}).fact(0, "allies", "none").fact(0, "treaties", "1").fact(2, "treaties", "1").fact(0, "exile", "0").fact(0, "supply", "13 base 4 elite")
		court().do(Decline{}).fact(0, "allies", "@2").turn(1, "plan")
	})
	grip := func(seats int) *playT { return deals(t, Form{Scenario: CruelGrip, Seats: seats}) }
	t.Run("PWW-39 Cruel Grip: more elite soldiers and farms, a lower column, and a free area", func(t *testing.T) {
		g := grip(2).do(ChooseClan{Rhone}, ClaimTitle{Archon}, ChooseClan{Menrau}, ClaimTitle{Legate}, TakeZone{3}).turn(1, "annex").refuse(Annex{ar("burgundie")}, "PWW-39").refuse(Annex{ar("tirol")}, "PWW-39").
			refuse(Annex{ar("sikelia")}, "PWW-39").legal(Annex{ar("occitania-bassa")}).do(Annex{ar("helvetia")}).legal(DeployUnits{ar("helvetia"), Force{0, 1}})
		if d := g.s.Deploying(); d.Left != (Starting{Base: 8, Elite: 4, Farms: 3, Turrets: 1, Column: 2, Spread: 4}) {
			t.Errorf("%+v", d.Left)
		}
		g.do(DeployUnits{ar("helvetia"), Force{0, 2}}, DeployUnits{ar("toscania"), Force{5, 0}}, DeployUnits{ar("appulia"), Force{2, 1}}).refuse(DeployUnits{ar("sikelia"), Force{0, 0}}, "STW-044").do(DeployUnits{ar("sikelia"), Force{1, 1}},
			DeployPiece{Column, ar("helvetia")}).lies("helvetia", "Menrâu 2 elite soldiers, column 2")
		grip(2).do(ChooseClan{Rhone}, ClaimTitle{Archon}, ChooseClan{Menrau}, ClaimTitle{Legate}, TakeZone{3}, Annex{}).refuse(DeployUnits{ar("helvetia"), Force{0, 1}}, "STW-042")
		for seats := 2; seats <= 5; seats++ {
			if b := open(Form{Scenario: CruelGrip, Seats: seats, Losses: 2}); b.Spawns != seats || b.Rounds != 4 {
				t.Errorf("%d players: %d columns, %d rounds", seats, b.Spawns, b.Rounds)
			}
		}
	})
	t.Run("PWW-39 everybody has a free area to take", func(t *testing.T) {
		for _, z := range europa.Zones {
			if !slices.ContainsFunc(z.Areas, func(a Area) bool {
				return slices.ContainsFunc(a.Place().Land, func(b Area) bool { return b.Place().Zone == 0 })
			}) {
				t.Errorf("none next to the zone %s", z.Name)
			}
		}
	})
	t.Run("PWW-40 elite soldiers fall first, and columns appear a level lower", func(t *testing.T) {
		sceneOf(t, Form{Scenario: CruelGrip}, Rhone, Menrau).dry().Units(0, "tirol", 1, 2).Units(1, "tirol", 4, 1).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0).
			Run(func(t *Turn) { t.Arrive(Menrau, ar("helvetia"), false, ar("tirol")) }).lies("skania", "Rhône Conglomerate 1 base soldier").fact(0, "supply", "12 base 4 elite")
		g := sceneOf(t, Form{Scenario: CruelGrip}, Rhone, Menrau).dry().Units(0, "tirol", 2, 1).Units(1, "tirol", 4, 1).Units(0, "bohemia", 1, 0).
			Run(func(t *Turn) { t.Arrive(Menrau, ar("helvetia"), false, ar("tirol")) }).lies("bohemia", "Rhône Conglomerate 2 base soldiers")
		g.fact(0, "supply", "12 base 4 elite")
		for _, c := range []string{"elsass", "bohemia", "hellas"} {
			n := ar(c).Place().Levels
			g := sceneOf(t, Form{Scenario: CruelGrip}, Rhone, Menrau).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Run(func(t *Turn) { t.Raise(0, ar(c), t.Levels(Card(c))) })
			if got := g.s.At(ar(c)).Column; got != max(1, n-1) {
				t.Errorf("%s rises to %d with %d on the card", c, got, n)
			}
		}
	})
}

// ally makes two seats allies.
func (t *Turn) ally(a, b rules.Seat) {
	t.d.Pacts.Allies = append(t.d.Pacts.Allies, Bond{a, b})
	t.d.Pacts.Treaties[a]--
	t.d.Pacts.Treaties[b]--
}
