package steamwatchers

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
)

// attack begins the combats of a move that seat 1 has just made from an area.
func (x *sceneT) attack(from string, to ...string) *playT {
	x.t.Helper()
	return x.arrive(from, false, to...)
}

// sail is attack by a sea move.
func (x *sceneT) sail(from string, to ...string) *playT {
	x.t.Helper()
	return x.arrive(from, true, to...)
}

func (x *sceneT) arrive(from string, sea bool, to ...string) *playT {
	x.t.Helper()
	var areas []Area
	for _, a := range to {
		areas = append(areas, ar(a))
	}
	return x.Run(func(t *Turn) { t.Arrive(t.Clan(1), ar(from), sea, areas...) })
}

// dry takes the algofuel of both seats away, so that nobody is asked for it.
func (x *sceneT) dry() *sceneT { return x.Fuel(0, 0, 0).Fuel(1, 0, 0) }

// siege has seat 0 in Tirol, attacked from Helvetia by base soldiers of seat 1; both own an area besides. There is no
// algofuel.
func siege(t *testing.T, defends, attacks Clan, base, elite, foes int) *sceneT {
	t.Helper()
	return scene(t, defends, attacks).dry().Units(0, "tirol", base, elite).Units(1, "tirol", foes, 0).Units(1, "helvetia", 1, 0).Units(0, "skania", 1, 0)
}

// strengths asks for the strengths that are open.
func (g *playT) strengths(attacker, defender string) *playT {
	g.t.Helper()
	return g.fact(rules.Public, "attack", attacker).fact(rules.Public, "defense", defender)
}

func help(a string) Support { return Support{ar(a)} }

func TestCombat(t *testing.T) {
	t.Run("STW-103 entering an area where others have units starts a combat", func(t *testing.T) {
		siege(t, Rhone, Menrau, 3, 0, 1).Fuel(0, 1, 0).attack("helvetia", "tirol").turn(0, "commit").fact(rules.Public, "combat", "Tirol, Menrâu against Rhône Conglomerate")
		siege(t, Rhone, Menrau, 3, 0, 0).attack("helvetia", "helvetia").turn(0, "activate")
	})
	t.Run("STW-104 strengths, support, algofuel, losses, flight", func(t *testing.T) {
		g := siege(t, Rhone, Menrau, 3, 0, 5).Fuel(0, 1, 0).Fuel(1, 1, 0).Token(1, "helvetia", OrderMove).Units(0, "saxonia", 1, 1).Token(0, "saxonia", OrderMove).Units(0, "elsass", 1, 0).attack("helvetia", "tirol")
		step := func(want string) {
			t.Helper()
			if got := BattleSteps[g.s.Battle().Step].Name; got != want {
				t.Errorf("the step is %s, want %s", got, want)
			}
		}
		g.turn(1, "support")
		step("Support")
		g.do(Decline{}).turn(0, "support").do(Decline{}).turn(1, "commit")
		step("Algofuel")
		g.do(Commit{1, 0}).turn(0, "commit").do(Commit{0, 0}).turn(0, "flee")
		step("Flight")
		g.lies("tirol", "Rhône Conglomerate 1 base soldier, Menrâu 5 base soldiers").do(Flee{ar("elsass"), Force{1, 0}}).turn(0, "activate").lies("tirol", "Menrâu 5 base soldiers")
	})
	t.Run("STW-106 the active player orders the combats of an action", func(t *testing.T) {
		siege(t, Rhone, Menrau, 1, 0, 3).Units(0, "elsass", 1, 0).Units(1, "elsass", 2, 0).Column("elsass", 2).attack("helvetia", "tirol", "elsass").turn(1, "which fight").
			refuse(Fight{ar("skania")}, "STW-106").do(Fight{ar("elsass")}).lies("elsass", "Menrâu 2 base soldiers, column 2").lies("tirol", "Menrâu 3 base soldiers").turn(0, "activate")
	})
	t.Run("STW-107 both base strengths are announced first", func(t *testing.T) {
		g := siege(t, Rhone, Menrau, 2, 2, 4).Token(1, "helvetia", OrderMove).attack("helvetia", "tirol").turn(1, "support").strengths("4", "6").
			said("@1 attacks @0 in Tirol").said("@1 attacks with 4 base soldiers +4 4").said("@0 defends with 2 base soldiers +2, 2 Skybreakers +4 6")
		if b := g.s.Battle(); b.Attacker.Clan != Menrau || b.Defender.Force != (Force{2, 2}) || b.Attacker.May[0].N != 1 || b.Decided {
			t.Errorf("%+v", b)
		}
	})
	t.Run("STW-108 each turret gives the defender 2", func(t *testing.T) {
		siege(t, Rhone, Menrau, 1, 0, 4).Turrets("tirol", 2).attack("helvetia", "tirol").said("@0 wins in Tirol 4 : 5")
	})
	t.Run("STW-109 an unspent Defense token gives the defender 1", func(t *testing.T) {
		siege(t, Rhone, Menrau, 2, 0, 3).Token(0, "tirol", OrderDefense).attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 3")
		siege(t, Rhone, Menrau, 2, 0, 3).Token(0, "tirol", OrderMove).attack("helvetia", "tirol").said("@1 wins in Tirol 3 : 2")
	})
	t.Run("STW-019 in an area of Rhein-Stamm it gives 2", func(t *testing.T) {
		siege(t, RheinStamm, Menrau, 2, 0, 4).Token(0, "tirol", OrderDefense).attack("helvetia", "tirol").said("@0 wins in Tirol 4 : 4")
	})
	t.Run("STW-027 a Bulwark gives its force 1 in defense, once", func(t *testing.T) {
		siege(t, Alliance, Menrau, 0, 2, 5).attack("helvetia", "tirol").said("@0 wins in Tirol 5 : 5")
		siege(t, Alliance, Menrau, 2, 0, 3).attack("helvetia", "tirol").said("@1 wins in Tirol 3 : 2")
		scene(t, Rhone, Alliance).dry().Units(0, "tirol", 2, 0).Units(1, "tirol", 0, 1).Units(1, "helvetia", 1, 0).attack("helvetia", "tirol").said("@0 wins in Tirol 2 : 2")
	})
	t.Run("STW-115 the higher strength wins, a tie the defender", func(t *testing.T) {
		siege(t, Rhone, Menrau, 3, 0, 3).attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 3").lies("tirol", "Rhône Conglomerate 3 base soldiers")
		siege(t, Rhone, Menrau, 2, 0, 3).attack("helvetia", "tirol").said("@1 wins in Tirol 3 : 2").lies("tirol", "Menrâu 3 base soldiers")
	})
	t.Run("STW-116 a neutral force has a fixed strength", func(t *testing.T) {
		// A rule of the test alone is lost in JSON, so this goes on without the referee of scenes.
		storm := func(a Commit) *Turn {
			x := scene(t, Rhone, Menrau).Units(0, "skania", 1, 0).Units(1, "tirol", 5, 0).Units(1, "helvetia", 1, 0).Fuel(1, 1, 0)
			x.s.b.Rules = append(x.s.b.Rules, Rule{"Lair", "STW-116", Hooks{Neutral: func(_ *State, a Area) int { return 5 * number(a == ar("tirol")) }}})
			x.s.d.Phase = "activation"
			x.s.Push(Pending{Do: "activation", N: -1})
			x.s.Arrive(Menrau, ar("helvetia"), false, ar("tirol"))
			x.s.settle()
			if b := x.s.Battle(); b == nil || b.Defender.Strength != 5 || b.Defender.Seat != rules.Nobody {
				t.Fatalf("%+v", b)
			}
			out, err := x.s.State.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			return begin(out.Next.(*State))
		}
		if s := storm(Commit{1, 0}); s.contents(ar("tirol")) != "Menrâu 5 base soldiers" || s.Opposed(Menrau, ar("tirol")) {
			t.Errorf("six against five: %s", s.contents(ar("tirol")))
		}
		if s := storm(Commit{}); s.contents(ar("tirol")) != "" || s.contents(ar("helvetia")) != "Menrâu 4 base soldiers" || !s.Opposed(Menrau, ar("tirol")) {
			t.Errorf("five against five: %s, %s", s.contents(ar("tirol")), s.contents(ar("helvetia")))
		}
		s := storm(Commit{1, 0})
		s.Shift(Menrau, ar("tirol"), ar("elsass"), Force{5, 0})
		if s.Sweep(); !s.Opposed(Menrau, ar("tirol")) {
			t.Error("the force does not come back to an area that is given up")
		}
	})
	t.Run("STW-126 the winner holds the area and what stands there", func(t *testing.T) {
		siege(t, Rhone, Menrau, 1, 0, 4).Turrets("tirol", 1).Farms("tirol", 1).attack("helvetia", "tirol").said("@1 wins in Tirol 4 : 3").lies("tirol", "Menrâu 4 base soldiers, 1 turret, 1 farm")
		x := scene(t, Menrau, Rhone).dry().Units(0, "tirol", 1, 0).Turrets("tirol", 1).Units(1, "tirol", 3, 0).Units(1, "helvetia", 1, 0)
		x.attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 3")
	})
	t.Run("STW-125 the token of a lost area goes back", func(t *testing.T) {
		siege(t, Rhone, Menrau, 1, 0, 4).Token(0, "tirol", OrderDefense).attack("helvetia", "tirol").said("The defense token of @0 leaves Tirol").lies("tirol", "Menrâu 4 base soldiers")
	})
	t.Run("STW-096 the beacon of a lost area is destroyed", func(t *testing.T) {
		siege(t, Alliance, Menrau, 1, 0, 4).Beacon(0, "tirol").Farms("tirol", 1).attack("helvetia", "tirol").lies("tirol", "Menrâu 4 base soldiers").fact(0, "beacons", "5").fact(rules.Public, "farms", "20")
	})
}

func TestSupport(t *testing.T) {
	// both sides have units and tokens next to Tirol: the attacker in Helvetia and Elsass, the defender in Bohemia
	flanks := func() *sceneT {
		return siege(t, RheinStamm, Menrau, 3, 0, 3).Token(1, "helvetia", OrderMove).Units(1, "elsass", 1, 1).Token(1, "elsass", OrderDefense).Units(0, "bohemia", 2, 1).Token(0, "bohemia", OrderDefense).Turrets("bohemia", 1)
	}
	t.Run("STW-110 a token is spent and the units there add their strength", func(t *testing.T) {
		flanks().attack("helvetia", "tirol").refuse(help("catabatia"), "STW-110").refuse(help("tirol"), "STW-110").do(help("elsass")).said("Menrâu supports @1 from Elsass: strength 6 +3").strengths("6", "3").
			lies("elsass", "Menrâu 1 base soldier and 1 elite soldier").refuse(help("elsass"), "STW-110")
		flanks().Units(1, "toscania", 2, 0).Token(1, "toscania", OrderMove).attack("helvetia", "tirol").refuse(help("toscania"), "STW-016")
		flanks().Units(1, "hellas", 2, 0).Token(1, "hellas", OrderMove).attack("helvetia", "tirol").refuse(help("hellas"), "STW-110")
		flanks().Beacon(1, "catabatia").Token(1, "catabatia", OrderMove).attack("helvetia", "tirol").refuse(help("catabatia"), "STW-110")
	})
	t.Run("STW-111 support counts units only", func(t *testing.T) {
		flanks().attack("helvetia", "tirol").do(Decline{}).turn(0, "support").do(help("bohemia")).said("wins in Tirol 3 : 7")
	})
	t.Run("STW-112 a clan supports only its own side", func(t *testing.T) {
		scene(t, Rhone, Menrau, Alliance).dry().Fuel(2, 0, 0).Units(0, "tirol", 1, 0).Units(1, "tirol", 1, 0).Units(1, "helvetia", 1, 0).Token(1, "helvetia", OrderMove).Units(2, "elsass", 2, 0).Token(2, "elsass", OrderMove).
			attack("helvetia", "tirol").turn(1, "support").refuse(help("elsass"), "STW-112").do(help("helvetia")).said("@1 wins in Tirol 2 : 1")
		flanks().attack("helvetia", "tirol").refuse(help("bohemia"), "STW-112").do(Decline{}).refuse(help("elsass"), "STW-112")
	})
	t.Run("STW-113 any number of areas, the attacker's first, openly", func(t *testing.T) {
		flanks().attack("helvetia", "tirol").turn(1, "support").do(help("helvetia")).turn(1, "support").do(help("elsass")).turn(0, "support").strengths("7", "3").
			do(help("bohemia")).said("@0 wins in Tirol 7 : 7")
	})
	t.Run("STW-102 there is no support across floes", func(t *testing.T) {
		scene(t, Rhone, Menrau).dry().Units(0, "sikelia", 1, 0).Units(1, "sikelia", 2, 0).Units(1, "hellas", 3, 0).Token(1, "hellas", OrderMove).Contract(1, "jadran-floe").
			sail("hellas", "sikelia").said("@1 wins in Sikelia 2 : 1")
	})
	t.Run("STW-016 Skybreakers support from two areas away", func(t *testing.T) {
		far := func(c Clan) *sceneT {
			return siege(t, c, Menrau, 1, 0, 3).Units(0, "toscania", 2, 1).Token(0, "toscania", OrderMove)
		}
		far(Rhone).attack("helvetia", "tirol").turn(0, "support").do(help("toscania")).said("@0 wins in Tirol 3 : 3").lies("toscania", "Rhône Conglomerate 2 base soldiers and 1 elite soldier")
		far(Alliance).attack("helvetia", "tirol").turn(0, "activate").said("@1 wins in Tirol 3 : 1")
		siege(t, Rhone, Menrau, 1, 0, 3).Units(0, "appulia", 0, 1).Token(0, "appulia", OrderMove).attack("helvetia", "tirol").turn(0, "activate")
		scene(t, Rhone, Menrau).dry().Units(0, "dalmacija", 1, 0).Units(1, "dalmacija", 2, 0).Units(0, "tirol", 1, 1).Token(0, "tirol", OrderMove).Units(1, "valachia", 1, 0).
			attack("valachia", "dalmacija").turn(0, "support").do(help("tirol")).said("@0 wins in Dalmacija 2 : 3")
		scene(t, Rhone, Menrau).dry().Units(0, "sikelia", 1, 0).Units(1, "sikelia", 2, 0).Units(0, "hellas", 0, 1).Token(0, "hellas", OrderMove).Contract(0, "jadran-floe").Units(1, "appulia", 1, 0).
			attack("appulia", "sikelia").said("@1 wins in Sikelia 2 : 1")
	})
	t.Run("STW-014 an elite ability works once, however many take part", func(t *testing.T) {
		siege(t, Alliance, Menrau, 0, 2, 5).attack("helvetia", "tirol").said("@0 defends with 2 Bulwarks +4, Bulwark +1 5")
	})
}

func TestCommit(t *testing.T) {
	rich := func() *sceneT {
		return siege(t, Rhone, Menrau, 3, 0, 3).Fuel(0, 4, 3).Fuel(1, 4, 3).Over(1, 0, 1)
	}
	t.Run("STW-114 each side commits 0 to 6 barrels in secret", func(t *testing.T) {
		g := rich().attack("helvetia", "tirol").turn(1, "commit").refuse(Commit{4, 3}, "STW-114").refuse(Commit{5, 0}, "STW-114").refuse(Commit{-1, 0}, "STW-114").legal(Commit{0, 0}).legal(Commit{2, 4}).do(Commit{4, 2})
		g.turn(0, "commit").said("@1 has committed").fact(1, "pure", "4").strengths("3", "3")
		if f := g.s.View(0).(*State).Battle().Attacker.Fuel; !f.Committed || f.Open || f.Pure+f.Contra != 0 {
			t.Errorf("the defender sees %+v", f)
		}
		if f := g.s.View(1).(*State).Battle().Attacker.Fuel; !f.Open || f.Pure != 4 || f.Contra != 2 {
			t.Errorf("the attacker sees of its own %+v", f)
		}
		g.do(Commit{4, 1}).said("@1 committed 4 pure and 2 contraband algofuel, @0 committed 4 pure and 1 contraband algofuel").said("@1 wins in Tirol 9 : 8")
	})
	t.Run("STW-117 both sides spend what they have committed", func(t *testing.T) {
		g := rich().attack("helvetia", "tirol").do(Commit{0, 4}, Commit{2, 0}).fact(1, "pure", "4").fact(1, "contraband", "0").fact(0, "pure", "2").fact(0, "contraband", "3")
		if g.s.Combat() != nil && !g.s.Combat().Decided() {
			t.Error("it is not decided")
		}
	})
	t.Run("STW-139 Incubation rises after losses and flights, the attacker's first", func(t *testing.T) {
		g := rich().With(0, func(p *Player) { p.Incubation = 3 }).With(1, func(p *Player) { p.Incubation = 2 }).Units(0, "bohemia", 1, 0).Units(0, "catabatia", 1, 0).attack("helvetia", "tirol").do(Commit{0, 3}, Commit{0, 1})
		g.turn(0, "flee").fact(0, "incubation", "3").fact(1, "incubation", "2").do(Flee{ar("bohemia"), Force{1, 0}})
		g.turn(1, "exile").fact(0, "incubation", "3").fact(1, "incubation", "4").do(ToExile{ar("tirol"), false}).turn(0, "exile").fact(1, "incubation", "5").fact(0, "incubation", "4")
	})
}

func TestLosses(t *testing.T) {
	rout := func(c Clan) *sceneT { return siege(t, c, Menrau, 2, 1, 5).Units(0, "bohemia", 1, 0) }
	lose := func(base, elite int) Losses { return Losses{Force{base, elite}} }
	t.Run("STW-118 the loser destroys two of its units", func(t *testing.T) {
		rout(Rhone).attack("helvetia", "tirol").turn(0, "losses").refuse(lose(1, 0), "STW-118").refuse(lose(2, 1), "STW-118").refuse(lose(0, 2), "STW-118").legal(lose(2, 0)).do(lose(1, 1)).
			said("@0 loses 1 base soldier and 1 elite soldier in Tirol").lies("bohemia", "Rhône Conglomerate 2 base soldiers").fact(0, "supply", "11 base 4 elite")
		siege(t, Rhone, Menrau, 1, 0, 2).attack("helvetia", "tirol").lies("tirol", "Menrâu 2 base soldiers").turn(0, "activate")
	})
	t.Run("STW-216 one or three losses as an option", func(t *testing.T) {
		for losses, left := range map[int]string{1: "4 base soldiers", 3: "2 base soldiers"} {
			sceneOf(t, Form{Losses: losses}, Rhone, Menrau).dry().Units(0, "tirol", 4, 0).Units(1, "tirol", 5, 0).Units(1, "helvetia", 1, 0).Units(0, "bohemia", 1, 0).
				attack("helvetia", "tirol").lies("bohemia", "Rhône Conglomerate "+left)
		}
	})
	t.Run("STW-119 the winner loses nothing", func(t *testing.T) {
		rout(Rhone).attack("helvetia", "tirol").do(lose(2, 0)).lies("tirol", "Menrâu 5 base soldiers")
		siege(t, Rhone, Menrau, 5, 0, 2).attack("helvetia", "tirol").lies("tirol", "Rhône Conglomerate 5 base soldiers").lies("helvetia", "Menrâu 1 base soldier")
	})
	t.Run("STW-018 a Sentinel is kept for a barrel", func(t *testing.T) {
		held := func() *playT {
			return rout(Catabatians).Fuel(0, 1, 1).attack("helvetia", "tirol").do(Commit{0, 0})
		}
		held().do(lose(2, 0)).turn(0, "activate")
		held().do(lose(1, 1)).turn(0, "sentinel").do(Decline{}).lies("bohemia", "Catabatians 2 base soldiers").fact(0, "pure", "1")
		held().do(lose(1, 1)).do(SaveSentinel{false}).refuse(SaveSentinel{true}, "STW-018").lies("bohemia", "Catabatians 2 base soldiers and 1 elite soldier").fact(0, "pure", "0").fact(0, "incubation", "0")
		held().do(lose(1, 1)).do(SaveSentinel{true}).fact(0, "incubation", "1")
		rout(Catabatians).attack("helvetia", "tirol").do(lose(1, 1)).lies("bohemia", "Catabatians 2 base soldiers")
		siege(t, Catabatians, Menrau, 0, 2, 5).Units(0, "bohemia", 1, 0).Fuel(0, 4, 0).attack("helvetia", "tirol").do(Commit{}).do(SaveSentinel{false}).lies("bohemia", "Catabatians 1 base soldier and 1 elite soldier").fact(0, "pure", "3")
	})
}

func TestFlight(t *testing.T) {
	flee := func(a string, base, elite int) Flee { return Flee{ar(a), Force{base, elite}} }
	t.Run("STW-120 an attacker goes back where it came from", func(t *testing.T) {
		siege(t, Rhone, Menrau, 5, 0, 4).Units(1, "elsass", 1, 0).attack("helvetia", "tirol").said("2 base soldiers of @1 flee to Helvetia").lies("helvetia", "Menrâu 3 base soldiers")
		scene(t, Rhone, Menrau).dry().Units(0, "tirol", 5, 0).Units(1, "tirol", 4, 0).Units(1, "elsass", 1, 0).attack("helvetia", "tirol").lies("helvetia", "Menrâu 2 base soldiers")
		scene(t, Rhone, Menrau).dry().Units(0, "sikelia", 5, 0).Units(1, "sikelia", 3, 0).Units(1, "appulia", 1, 0).Contract(1, "jadran-floe").sail("hellas", "sikelia").lies("hellas", "Menrâu 1 base soldier")
	})
	t.Run("STW-120 as far as there is room, then to a neighbour", func(t *testing.T) {
		scene(t, Rhone, Menrau).dry().Units(0, "tirol", 5, 0).Units(1, "tirol", 3, 1).Units(1, "helvetia", 4, 0).Units(1, "elsass", 1, 0).attack("helvetia", "tirol").do(Losses{Force{2, 0}}).
			turn(1, "flee").refuse(flee("elsass", 1, 1), "STW-121").do(flee("helvetia", 1, 0)).lies("helvetia", "Menrâu 5 base soldiers").lies("elsass", "Menrâu 1 base soldier and 1 elite soldier")
	})
	t.Run("STW-121 a defender flees together to an own area, or to one of nobody", func(t *testing.T) {
		siege(t, Rhone, Menrau, 4, 0, 5).Units(0, "bohemia", 1, 0).Beacon(0, "elsass").attack("helvetia", "tirol").turn(0, "flee").refuse(flee("saxonia", 2, 0), "STW-121").refuse(flee("bohemia", 1, 0), "STW-121").
			legal(flee("bohemia", 2, 0)).do(flee("elsass", 2, 0)).lies("elsass", "Rhône Conglomerate 2 base soldiers, beacon of Rhône Conglomerate")
		siege(t, Rhone, Menrau, 4, 0, 5).Units(0, "bohemia", 5, 0).attack("helvetia", "tirol").turn(0, "flee").refuse(flee("bohemia", 2, 0), "STW-124").do(flee("saxonia", 2, 0)).lies("saxonia", "Rhône Conglomerate 2 base soldiers")
	})
	// seat 0 holds Sikelia and is attacked from Appulia, the only way on land
	port := func(fleet Clan) *sceneT {
		return scene(t, fleet, Menrau).dry().Units(0, "sikelia", 4, 0).Units(1, "sikelia", 5, 0).Units(1, "appulia", 1, 0)
	}
	t.Run("STW-122 by sea only if there is no way on land", func(t *testing.T) {
		port(Rhone).Contract(0, "jadran-floe").Units(1, "dalmacija", 1, 0).Units(0, "valachia", 1, 0).attack("appulia", "sikelia").turn(0, "flee").refuse(flee("dalmacija", 2, 0), "STW-123").legal(flee("toscania", 2, 0)).
			legal(flee("valachia", 2, 0)).do(flee("hellas", 2, 0)).lies("hellas", "Rhône Conglomerate 2 base soldiers").lies("jadran-floe", "contract of Rhône Conglomerate")
		port(Rhone).attack("appulia", "sikelia").lies("sikelia", "Menrâu 5 base soldiers").fact(0, "units", "0 of 9")
		port(FreeFleet).attack("appulia", "sikelia").fact(0, "units", "0 of 9")
		scene(t, Rhone, Menrau).dry().Units(0, "sikelia", 4, 0).Units(1, "sikelia", 5, 0).Contract(0, "jadran-floe").sail("hellas", "sikelia").lies("appulia", "Rhône Conglomerate 2 base soldiers")
	})
	t.Run("STW-123 nobody flees into an area of another clan", func(t *testing.T) {
		siege(t, Rhone, Menrau, 4, 0, 5).Beacon(1, "elsass").Units(1, "bohemia", 1, 0).attack("helvetia", "tirol").turn(0, "flee").refuse(flee("elsass", 2, 0), "STW-123").refuse(flee("bohemia", 2, 0), "STW-123").refuse(flee("helvetia", 2, 0), "STW-123").
			legal(flee("saxonia", 2, 0)).legal(flee("catabatia", 2, 0))
	})
	t.Run("STW-123 nor where a combat waits", func(t *testing.T) {
		scene(t, Rhone, Menrau).dry().Units(0, "tirol", 3, 0).Units(1, "tirol", 5, 0).Units(0, "elsass", 1, 0).Units(1, "elsass", 1, 0).Units(1, "helvetia", 1, 0).attack("helvetia", "tirol", "elsass").do(Fight{ar("tirol")}).
			turn(0, "flee").refuse(flee("elsass", 1, 0), "STW-123")
	})
	t.Run("STW-124 who finds no room is destroyed", func(t *testing.T) {
		scene(t, Rhone, Menrau).dry().Units(0, "tirol", 3, 1).Units(1, "tirol", 4, 1).Units(1, "helvetia", 1, 0).Units(0, "bohemia", 4, 0).attack("helvetia", "tirol").do(Losses{Force{2, 0}}).
			turn(0, "flee").refuse(flee("bohemia", 1, 1), "STW-121").do(flee("bohemia", 0, 1)).lies("bohemia", "Rhône Conglomerate 4 base soldiers and 1 elite soldier").fact(0, "supply", "10 base 3 elite")
	})
	t.Run("STW-127 units set down by a carrier entered from the caravan's area", func(t *testing.T) {
		// Units on foot went from Tirol to Burgundie and set down others in Elsass: these came from Burgundie.
		scene(t, Rhone, Menrau).dry().Units(0, "elsass", 5, 0).Units(1, "elsass", 3, 0).Units(1, "burgundie", 2, 0).Units(1, "tirol", 1, 0).attack("burgundie", "elsass").lies("burgundie", "Menrâu 3 base soldiers").lies("tirol", "Menrâu 1 base soldier")
	})
}

func TestFervor(t *testing.T) {
	fervent := func(form Form, mine, theirs int) *sceneT {
		return sceneOf(t, form, Rhone, Menrau).dry().Units(0, "tirol", 3, 0).Units(1, "tirol", 3, 0).Units(1, "helvetia", 1, 0).
			With(0, func(p *Player) { p.Fervor = mine }).With(1, func(p *Player) { p.Fervor = theirs })
	}
	t.Run("STW-128 fervor adds to strength in every combat", func(t *testing.T) {
		fervent(Form{}, 1, 3).attack("helvetia", "tirol").said("@1 wins in Tirol 6 : 4")
	})
	t.Run("STW-129 the loser gains fervor, the winner has none left", func(t *testing.T) {
		fervent(Form{}, 1, 3).attack("helvetia", "tirol").fact(0, "fervor", "2").fact(1, "fervor", "0")
		fervent(Form{}, 3, 3).attack("helvetia", "tirol").fact(0, "fervor", "0").fact(1, "fervor", "3")
	})
	t.Run("STW-215 without fervor", func(t *testing.T) {
		fervent(Form{NoFervor: true}, 0, 0).attack("helvetia", "tirol").said("@0 wins in Tirol 3 : 3").fact(1, "fervor", "0")
	})
}

func TestElites(t *testing.T) {
	t.Run("STW-020 a Breaker removes a token or turret next to a won combat", func(t *testing.T) {
		won := func() *playT {
			return siege(t, RheinStamm, Menrau, 3, 1, 2).Token(1, "helvetia", OrderMove).Turrets("helvetia", 1).Token(0, "skania", OrderMove).attack("helvetia", "tirol").do(Decline{})
		}
		won().turn(0, "breaker").refuse(Break{ar("skania"), false}, "STW-020").refuse(Break{ar("elsass"), true}, "STW-020").do(Break{ar("helvetia"), false}).lies("helvetia", "Menrâu 1 base soldier, 1 turret").turn(0, "activate")
		won().do(Break{ar("helvetia"), true}).lies("helvetia", "Menrâu 1 base soldier, move token").fact(rules.Public, "turrets", "15")
		won().do(Decline{}).lies("helvetia", "Menrâu 1 base soldier, 1 turret, move token")
		siege(t, RheinStamm, Menrau, 5, 0, 2).Turrets("helvetia", 1).attack("helvetia", "tirol").turn(0, "activate")
	})
	t.Run("STW-024 a Corsair takes a barrel from the loser's stock", func(t *testing.T) {
		raid := func(elite int) *sceneT {
			return scene(t, Rhone, FreeFleet).Fuel(1, 1, 0).Units(0, "sikelia", 1, 0).Units(1, "sikelia", 2-2*elite, elite).Units(1, "hellas", 1, 0).Fuel(0, 2, 2).Over(0, 1, 0)
		}
		raid(1).sail("hellas", "sikelia").do(Commit{}, Commit{}).turn(0, "corsair").do(Yield{true}).said("The Corsair of @1 takes 1 contraband from @0").fact(0, "contraband", "1").fact(1, "contraband", "1").turn(0, "activate")
		raid(0).sail("hellas", "sikelia").do(Commit{}, Commit{}).turn(0, "activate")
		raid(1).attack("appulia", "sikelia").do(Commit{}, Commit{}).turn(0, "activate")
		raid(1).Fuel(0, 0, 0).sail("hellas", "sikelia").do(Commit{}, Commit{}).turn(0, "activate").fact(0, "pure", "1").fact(1, "pure", "1")
		g := raid(1).Fuel(0, 1, 0).sail("hellas", "sikelia").do(Commit{}, Commit{}).turn(0, "activate")
		if over := g.s.Player(1).Fuel.PureOver; over != 1 {
			t.Errorf("%d barrels lie in the surplus zone", over)
		}
	})
	t.Run("STW-029 Convert puts a base soldier into the place of a killed unit", func(t *testing.T) {
		won := func(base, elite int) *playT {
			return siege(t, Apostles, Menrau, base, elite, 2).attack("helvetia", "tirol")
		}
		won(2, 1).turn(0, "convert").do(ConvertOne{}).lies("tirol", "Highglimmer Apostles 3 base soldiers and 1 elite soldier").turn(0, "activate")
		won(2, 1).do(Decline{}).lies("tirol", "Highglimmer Apostles 2 base soldiers and 1 elite soldier")
		won(4, 1).turn(0, "activate").lies("tirol", "Highglimmer Apostles 4 base soldiers and 1 elite soldier")
		won(3, 0).turn(0, "activate")
	})
	t.Run("an ability that a rule lends", func(t *testing.T) {
		x := siege(t, Menrau, Rhone, 2, 0, 3)
		x.s.b.Rules = append(x.s.b.Rules, Rule{"Tech Support", "STW-210", Hooks{
			Lends:  func(_ *State, c Clan, a Area, y Ability) bool { return c == Menrau && a == ar("tirol") && y == Bulwark },
			Turret: func(*State, *Combat) int { return -1 },
			Units: func(_ *State, c Clan, _ Area, r Role) []Plus {
				return []Plus{{What: PlusUnit, Name: "caravan", N: 1 + 3*number(r == Defending)}}
			},
		}})
		x.Turrets("tirol", 1)
		var told []string
		for _, p := range x.s.strengths(&Combat{Area: ar("tirol"), Attacker: Rhone, Defender: Menrau}, Defending) {
			told = append(told, p.Name)
		}
		if got := strings.Join(told, ", "); !slices.Equal(told, []string{"2 base soldiers", "caravan", "1 turret", "Bulwark"}) {
			t.Error(got)
		}
	})
}
