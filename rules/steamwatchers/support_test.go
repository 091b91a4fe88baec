package steamwatchers

import (
	"strings"
	"testing"

	"kettle/rules"
)

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
		if out, err := g.s.Apply(Commit{4, 1}); err != nil || !out.Reveals {
			t.Errorf("the defender may take it back: %v", err)
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
	t.Run("the preview tells what barrels and support bring", func(t *testing.T) {
		tells := func(g *playT, a rules.Action, want string) {
			t.Helper()
			var got []string
			for _, e := range g.s.Preview(a) {
				got = append(got, e.Label+" "+e.Before+" "+e.After)
			}
			if strings.Join(got, ", ") != want {
				t.Errorf("%q: %q", a, got)
			}
		}
		g := rich().Token(1, "helvetia", OrderMove).attack("helvetia", "tirol")
		tells(g, help("helvetia"), "Your strength 3 4")
		tells(g.do(help("helvetia")), Commit{1, 2}, "Your strength 4 7, Pure algofuel 4 3, Contraband algofuel 4 2, Incubation after the combat 0 2")
	})
}
