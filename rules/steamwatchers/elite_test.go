package steamwatchers

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
)

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
		scene(t, Apostles, Catabatians).dry().Fuel(1, 1, 0).Units(0, "tirol", 2, 1).Units(1, "tirol", 0, 1).Units(1, "helvetia", 1, 0).attack("helvetia", "tirol").
			do(Commit{}).do(SaveSentinel{false}).turn(0, "activate")
	})
	t.Run("an ability that a rule lends", func(t *testing.T) {
		x := siege(t, Menrau, Rhone, 2, 0, 3)
		x.s.b.Rules = append(x.s.b.Rules, Rule{"Tech Support", "STW-210", Hooks{
			Lends: func(_ *State, c Clan, a Area, y Ability) int {
				return number(c == Menrau && a == ar("tirol") && y == Bulwark)
			},
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
