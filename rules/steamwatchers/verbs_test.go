package steamwatchers

import (
	"slices"
	"testing"
)

func TestSea(t *testing.T) {
	reach := func(s *State, from string, free int) (out []string) {
		for _, w := range s.Sails(Rhone, ar(from), free) {
			out = append(out, w.To.String())
		}
		slices.Sort(out)
		return out
	}
	at := func() *sceneT { return scene(t, Rhone, Menrau).Units(0, "catalunya", 2, 0).Units(1, "tirol", 1, 0) }
	t.Run("STW-097 a sea move goes from haven to haven over a chain of floes", func(t *testing.T) {
		g := at().Contract(0, "crater").Contract(0, "biskaia-floe").At("activation")
		if got := reach(g.s, "catalunya", 0); !slices.Equal(got, []string{"albion", "breizh", "flandria", "kastilha", "sikelia", "toscania"}) {
			t.Errorf("%v", got)
		}
		if got := reach(g.s, "kastilha", 0); got != nil {
			t.Errorf("from a haven that is not controlled: %v", got)
		}
	})
	t.Run("STW-098 every floe needs an own contract", func(t *testing.T) {
		g := at().Contract(0, "biskaia-floe").Contract(1, "crater").At("activation")
		if got := reach(g.s, "catalunya", 0); got != nil {
			t.Errorf("%v", got)
		}
		g = at().Contract(0, "biskaia-floe").At("activation")
		if got := reach(g.s, "catalunya", 1); !slices.Contains(got, "albion") || slices.Contains(got, "hellas") {
			t.Errorf("with one floe free: %v", got)
		}
	})
}

func TestLevy(t *testing.T) {
	levy := func(x Levy) *playT {
		return scene(t, Rhone, Menrau).Units(0, "tirol", 3, 1).Units(0, "elsass", 1, 0).Units(1, "toscania", 1, 0).Run(func(t *Turn) { t.Levy(x) })
	}
	both := []Area{ar("tirol"), ar("elsass")}
	t.Run("STW-090 up to so much strength", func(t *testing.T) {
		levy(Levy{Clan: Rhone, Strength: 3, Areas: both}).turn(0, "recruit").do(Muster{ar("elsass"), true}).refuse(Muster{ar("elsass"), true}, "STW-090").
			do(Muster{ar("elsass"), false}).turn(0, "activate").lies("elsass", "Rhône Conglomerate 2 base soldiers and 1 elite soldier")
		levy(Levy{Clan: Rhone, Strength: 3, Areas: both}).do(Enough{}).turn(0, "activate")
	})
	t.Run("STW-035 never beyond five units", func(t *testing.T) {
		levy(Levy{Clan: Rhone, Strength: 3, Areas: both}).do(Muster{ar("tirol"), false}).refuse(Muster{ar("tirol"), false}, "STW-035")
	})
	t.Run("a base soldier that must be taken", func(t *testing.T) {
		levy(Levy{Clan: Rhone, Strength: 1, Areas: both, Base: true, Must: true}).refuse(Enough{}, "STW-090").refuse(Muster{ar("tirol"), true}, "STW-090").
			refuse(Muster{ar("toscania"), false}, "STW-091").do(Muster{ar("tirol"), false}).turn(0, "activate")
	})
}

func TestBane(t *testing.T) {
	duel := func() *sceneT { return scene(t, Rhone, Menrau).Units(0, "tirol", 1, 1).Units(1, "toscania", 1, 0) }
	t.Run("STW-138 contraband raises Incubation", func(t *testing.T) {
		duel().Run(func(t *Turn) { t.Pay(0, 2) }).turn(0, "pay").refuse(PayMix{2, 2}, "STW-137").do(PayMix{0, 2}).fact(0, "incubation", "2").fact(0, "contraband", "1")
		duel().Fuel(0, 1, 0).Run(func(t *Turn) { t.Pay(0, 1) }).turn(0, "activate").fact(0, "pure", "0")
	})
	t.Run("STW-142 entering 4 or 11 exiles a unit", func(t *testing.T) {
		for _, from := range []int{3, 10} {
			duel().With(0, func(p *Player) { p.Incubation = from }).Run(func(t *Turn) { t.Incubate(0, 1) }).turn(0, "exile").
				refuse(ToExile{0, false}, "STW-146").do(ToExile{ar("tirol"), true}).fact(0, "exile", "1").lies("tirol", "Rhône Conglomerate 1 base soldier")
		}
	})
	t.Run("STW-143 entering 8 closes a space", func(t *testing.T) {
		duel().With(0, func(p *Player) { p.Incubation = 7 }).Run(func(t *Turn) { t.Incubate(0, 1) }).turn(0, "quarantine").refuse(CloseSpace{true, false}, "STW-148").
			do(CloseSpace{true, true}).fact(0, "contraband", "2").fact(0, "quarantine", "1")
	})
	t.Run("STW-144 at 12 the marker goes to 5 and on", func(t *testing.T) {
		duel().With(0, func(p *Player) { p.Incubation = 11 }).Run(func(t *Turn) { t.Incubate(0, 3) }).do(CloseSpace{false, true}).fact(0, "incubation", "7")
	})
	t.Run("STW-145 downwards the spaces count, too", func(t *testing.T) {
		duel().With(0, func(p *Player) { p.Incubation = 5 }).Run(func(t *Turn) { t.Incubate(0, -1) }).turn(0, "exile")
		duel().With(0, func(p *Player) { p.Incubation = 1 }).Run(func(t *Turn) { t.Incubate(0, -3) }).fact(0, "incubation", "0")
		duel().With(0, func(p *Player) { p.Incubation = 5 }).Run(func(t *Turn) { t.Soothe(0, 1) }).turn(0, "activate").fact(0, "incubation", "4")
	})
	t.Run("STW-146 with nothing on the board a unit of the supply goes", func(t *testing.T) {
		scene(t, Rhone, Menrau).Beacon(0, "tirol").Units(1, "toscania", 1, 0).Run(func(t *Turn) { t.DeathAndExile(0, 1) }).do(ToExile{0, false}).fact(0, "exile", "1").fact(0, "supply", "13 base 4 elite")
	})
	t.Run("STW-149 with no open space Quarantine is Death & Exile", func(t *testing.T) {
		duel().Fuel(0, 0, 0).With(0, func(p *Player) { p.Fuel.PureClosed, p.Fuel.ContraClosed = 4, 3 }).Run(func(t *Turn) { t.Quarantine(0) }).turn(0, "exile")
	})
	t.Run("STW-136 barrels gained fill the stock first", func(t *testing.T) {
		g := duel().Fuel(0, 3, 3).Run(func(t *Turn) { t.Gain(0, 2, 1) })
		if f := g.s.Player(0).Fuel; f != (Fuel{Pure: 4, Contra: 3, PureOver: 1, ContraOver: 1}) {
			t.Errorf("%+v", f)
		}
	})
	t.Run("STW-140 exposure is at most three", func(t *testing.T) {
		x := scene(t, Rhone, Menrau).Units(1, "toscania", 1, 0)
		for _, a := range []string{"tirol", "elsass", "saxonia", "helvetia"} {
			x.Units(0, a, 1, 0).Column(a, 1)
		}
		x.At("exploitation").fact(0, "incubation", "3").fact(1, "incubation", "0")
	})
}

func TestArrive(t *testing.T) {
	t.Run("STW-105 an area held by a beacon alone is taken", func(t *testing.T) {
		duel(t).Beacon(1, "elsass").Farms("elsass", 1).Run(func(t *Turn) {
			t.Shift(Rhone, ar("tirol"), ar("elsass"), Force{Base: 1})
			t.Arrive(Rhone, ar("tirol"), false, ar("elsass"))
		}).lies("elsass", "Rhône Conglomerate 1 base soldier, 1 farm").fact(1, "beacons", "5")
	})
	t.Run("STW-025 farms of the Western Alliance do not change hands", func(t *testing.T) {
		scene(t, Rhone, Alliance).Units(0, "tirol", 1, 0).Units(1, "toscania", 1, 0).Beacon(1, "elsass").Farms("elsass", 1).Run(func(t *Turn) {
			t.Shift(Rhone, ar("tirol"), ar("elsass"), Force{Base: 1})
			t.Arrive(Rhone, ar("tirol"), false, ar("elsass"))
		}).lies("elsass", "Rhône Conglomerate 1 base soldier").fact(-2, "farms", "20")
	})
	t.Run("STW-026 the Western Alliance supplies one unit more", func(t *testing.T) {
		scene(t, Rhone, Alliance).Units(0, "tirol", 1, 0).Units(1, "toscania", 1, 0).At("activation").fact(0, "units", "1 of 9").fact(1, "units", "1 of 10")
	})
	t.Run("a Defense token waits for the combat", func(t *testing.T) {
		duel(t).Units(1, "elsass", 1, 0).Units(1, "bohemia", 1, 0).Token(1, "elsass", OrderDefense).Run(func(t *Turn) {
			t.Shift(Rhone, ar("tirol"), ar("elsass"), Force{Base: 1})
			t.Shift(Rhone, ar("tirol"), ar("bohemia"), Force{Base: 1})
			t.Arrive(Rhone, ar("tirol"), false, ar("elsass"), ar("bohemia"))
		}).turn(0, "which fight").lies("elsass", "Menrâu 1 base soldier, Rhône Conglomerate 1 base soldier, defense token")
	})
	t.Run("STW-106 the active player orders several combats", func(t *testing.T) {
		duel(t).Units(1, "elsass", 1, 0).Units(1, "bohemia", 1, 0).Run(func(t *Turn) {
			t.Shift(Rhone, ar("tirol"), ar("elsass"), Force{Base: 1})
			t.Shift(Rhone, ar("tirol"), ar("bohemia"), Force{Base: 1})
			t.Arrive(Rhone, ar("tirol"), false, ar("elsass"), ar("bohemia"))
		}).turn(0, "which fight").refuse(Fight{ar("tirol")}, "STW-106").legal(Fight{ar("elsass")}).legal(Fight{ar("bohemia")})
	})
}
