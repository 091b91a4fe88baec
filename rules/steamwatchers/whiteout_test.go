package steamwatchers

import (
	"slices"
	"strings"
	"testing"

	"kettle/rules"
)

// told is what the last action said of these kinds of events, in order.
func (g *playT) told(kinds ...string) (out []string) {
	for _, e := range g.last {
		if l := (Words{}).Event(g.s, e); slices.Contains(kinds, e.Kind()) && l.Text != "" {
			out = append(out, strings.TrimSpace(l.Text+" "+l.Value))
		}
	}
	return out
}

func TestGEO(t *testing.T) {
	t.Run("STW-153 GEO is counted area by area, and the markers are set", func(t *testing.T) {
		g := duel(t).Titles(Legate, Watcher).With(1, func(p *Player) { p.GEO = 7 }).Column("tirol", 3).Farms("tirol", 1).Farms("helvetia", 2).Column("toscania", 2).Column("bohemia", 5).At("whiteout")
		want := []string{"@1, Toscania: column 2 +2", "GEO of @1 7 → 2", "@0, Helvetia: 2 farms +2", "@0, Tirol: column 3, 1 farm +4", "GEO of @0 0 → 6"}
		if got := g.told("counted", "geo"); !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
		g.fact(0, "geo", "6").fact(1, "geo", "2")
	})
	t.Run("STW-134 what each area gives can be asked at any time", func(t *testing.T) {
		g := duel(t).Column("tirol", 3).Farms("tirol", 2).Beacon(0, "elsass").Column("elsass", 1).At("activation")
		want := []Worth{{Rhone, ar("elsass"), SourceColumn, 1, "STW-134"}, {Rhone, ar("tirol"), SourceColumn, 3, "STW-134"}, {Rhone, ar("tirol"), SourceFarms, 2, "STW-133"}}
		if got := g.s.Worths(0); !slices.Equal(got, want) {
			t.Errorf("%v", got)
		}
		g.fact(0, "level", "6")
	})
	t.Run("STW-133 a farm keeps its worth without a column", func(t *testing.T) {
		duel(t).Column("tirol", 1).Farms("tirol", 2).Run(func(t *Turn) { t.Push(Pending{Do: "shrink"}, Pending{Do: "geo"}) }).
			lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, 2 farms").fact(0, "geo", "2")
	})
	t.Run("STW-005 GEO never adds up over the rounds", func(t *testing.T) {
		duel(t).With(0, func(p *Player) { p.GEO = 6 }).Column("tirol", 2).At("whiteout").fact(0, "geo", "2").said("GEO of @0 6 → 2")
	})
	t.Run("STW-131 a column has at most five levels", func(t *testing.T) {
		duel(t).Column("helvetia", 4).Stack("helvetia").Run((*Turn).FlipColumn).lies("helvetia", "Rhône Conglomerate 1 base soldier, column 5").said("Steam column in Helvetia 4 → 5")
	})
	t.Run("STW-132 a column of one level is gone", func(t *testing.T) {
		duel(t).Column("bohemia", 1).Column("elsass", 5).At("whiteout").lies("bohemia", "").lies("elsass", "column 4")
	})
	t.Run("STW-185 the Deep Freeze takes two levels, from the Archon one", func(t *testing.T) {
		duel(t).Titles(Archon, Watcher).Play("BASE019").Column("tirol", 3).Column("toscania", 3).Column("bohemia", 1).At("whiteout").
			lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, column 2").lies("toscania", "Menrâu 2 base soldiers, column 1").lies("bohemia", "")
	})
}

func TestWhiteoutOrder(t *testing.T) {
	steps := func(g *playT) string { return strings.Join(g.told("whiteout"), "; ") }
	t.Run("STW-152 the steps of Whiteout in order", func(t *testing.T) {
		if got := steps(duel(t).At("whiteout")); got != "GEO is counted; Columns shrink; Supply; Stocks are refilled; Upkeep" {
			t.Error(got)
		}
		g := duel(t).Round(3).Column("tirol", 1).Column("toscania", 5).Column("sikelia", 5).Units(0, "elsass", 5, 0).At("whiteout") // victory comes before the rest
		g.over(EndGEO, 2, 1).lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier, column 1")
	})
	t.Run("STW-217 with GEO after the thaw the columns shrink first", func(t *testing.T) {
		thawed := func(round int) *playT {
			return sceneOf(t, Form{AfterThaw: true}, Rhone, Menrau).Round(round).Units(0, "tirol", 1, 0).Units(1, "toscania", 1, 0).Column("tirol", 3).At("whiteout")
		}
		if got := steps(thawed(1)); got != "Columns shrink; GEO is counted; Supply; Stocks are refilled; Upkeep" {
			t.Error(got)
		}
		g := thawed(5).over(EndRounds, 1, 2)
		if got := steps(g); got != "Columns shrink; GEO is counted" {
			t.Error(got)
		}
	})
	t.Run("STW-154 with several at ten the highest wins, in the last Whiteout, too", func(t *testing.T) {
		for _, round := range []int{3, 5} {
			duel(t).Round(round).Column("tirol", 5).Column("helvetia", 5).Column("toscania", 5).Column("sikelia", 5).Farms("sikelia", 1).At("whiteout").over(EndGEO, 2, 1)
		}
		duel(t).Round(3).Titles(Legate, Watcher).Column("tirol", 5).Column("helvetia", 5).Column("toscania", 5).Column("sikelia", 5).At("whiteout").over(EndGEO, 2, 1)
	})
	t.Run("STW-160 the last Whiteout removes no units and refills nothing", func(t *testing.T) {
		g := duel(t).Round(5).Units(0, "elsass", 5, 0).Units(0, "saxonia", 5, 0).Fuel(0, 0, 0).Over(0, 2, 0).At("whiteout").over(EndRounds, 1, 2).fact(0, "pure", "2")
		if got := steps(g); got != "GEO is counted" {
			t.Error(got)
		}
	})
	t.Run("STW-161 the most GEO wins, first on the track or not", func(t *testing.T) {
		g := duel(t).Round(5).Column("tirol", 2).Column("toscania", 3).At("whiteout").over(EndRounds, 2, 1)
		if r, _ := g.s.Result(); !slices.Equal(r.Scores, []int{2, 3}) {
			t.Errorf("scores %v", r.Scores)
		}
		g.said("@1 wins with 3 GEO")
	})
}

func TestSupply(t *testing.T) {
	host := func() *sceneT { return duel(t).Units(0, "elsass", 5, 0) } // ten units
	t.Run("STW-155 farms add to the supply capacity", func(t *testing.T) {
		host().At("activation").fact(0, "units", "10 of 9")
		g := host().Farms("tirol", 1).At("whiteout").fact(0, "units", "10 of 10")
		if g.s.Phase() == "whiteout" {
			t.Errorf("seat %d loses units", g.s.Turn())
		}
		host().Farms("toscania", 1).At("activation").fact(0, "units", "10 of 9").fact(1, "units", "4 of 10")
	})
	t.Run("STW-156 the owner chooses, and an area given up supplies nobody", func(t *testing.T) {
		g := host().Farms("helvetia", 1).Units(0, "saxonia", 1, 0).At("whiteout").turn(0, "unsupplied").refuse(Unsupply{ar("helvetia"), true}, "STW-156").
			do(Unsupply{ar("helvetia"), false}).turn(0, "unsupplied").fact(0, "units", "10 of 9").do(Unsupply{ar("tirol"), true})
		if g.s.Phase() == "whiteout" {
			t.Error("more units are removed")
		}
		g.fact(0, "units", "9 of 9").fact(0, "exile", "0").fact(0, "supply", "5 base 4 elite")
	})
	t.Run("STW-025 farms of the Western Alliance go with its last unit there", func(t *testing.T) {
		alliance := func() *sceneT {
			return scene(t, Alliance, Menrau).Units(0, "tirol", 1, 0).Units(0, "elsass", 2, 0).Farms("tirol", 1).Units(1, "toscania", 1, 0)
		}
		alliance().Run(func(t *Turn) { t.DeathAndExile(0, 1) }).do(ToExile{ar("tirol"), false}).lies("tirol", "").fact(rules.Public, "farms", "20")
		alliance().Run(func(t *Turn) { t.DeathAndExile(0, 1) }).do(ToExile{ar("elsass"), false}).fact(rules.Public, "farms", "19")
		alliance().Units(0, "elsass", 3, 0).Units(0, "saxonia", 5, 0).Units(0, "bohemia", 1, 0).At("whiteout").turn(0, "unsupplied").do(Unsupply{ar("tirol"), false}).lies("tirol", "")
	})
	t.Run("STW-187 Lean Rations", func(t *testing.T) {
		duel(t).Titles(Primus, Watcher).Play("BASE023").At("activation").fact(0, "units", "5 of 9").fact(1, "units", "4 of 8")
	})
	t.Run("STW-157 closed spaces get nothing", func(t *testing.T) {
		duel(t).Fuel(0, 0, 0).With(0, func(p *Player) { p.Fuel.PureClosed, p.Fuel.ContraClosed = 2, 3 }).At("whiteout").fact(0, "pure", "2").fact(0, "contraband", "0").said("@0 refills 2 pure")
	})
	t.Run("STW-178 the Algae Blight leaves one pure space empty", func(t *testing.T) {
		duel(t).Titles(Archon, Watcher).Play("BASE005").Fuel(0, 0, 0).Fuel(1, 0, 0).At("whiteout").fact(0, "pure", "4").fact(1, "pure", "3").fact(1, "contraband", "3")
	})
	t.Run("STW-158 the surplus zone is emptied after the refill", func(t *testing.T) {
		duel(t).Fuel(0, 2, 3).Over(0, 3, 2).At("whiteout").said("@0 refills 2 pure").said("The surplus zone of @0 is emptied: 3 pure and 2 contraband").fact(0, "pure", "4").fact(0, "contraband", "3")
	})
	t.Run("STW-159 upkeep clears the round", func(t *testing.T) {
		g := duel(t).Contract(0, "crater").Contract(1, "crater").Token(0, "tirol", OrderMove).Play("BASE003").
			With(0, func(p *Player) { p.Specials[Mobilize], p.Used = 2, []string{string(Temporize)} }).Round(2).At("whiteout")
		g.fact(0, "contracts", "3").fact(1, "contracts", "3").lies("crater", "").lies("tirol", "Rhône Conglomerate 3 base soldiers and 1 elite soldier").
			said("Archon card discarded: DDOS").said("Round 3 of 5").fact(rules.Public, "round", "3 of 5")
		if n := g.s.SpecialsLeft(0); n != 3 || g.s.Used(0, string(Temporize)) || len(g.s.InPlay()) != 0 && slices.Contains(g.s.InPlay(), "BASE003") {
			t.Errorf("%d Special Action tokens, in play %v", n, g.s.InPlay())
		}
	})
}

func TestWipedOut(t *testing.T) {
	three := func() *sceneT {
		return scene(t, Rhone, Menrau, Alliance).Units(0, "tirol", 1, 0).Beacon(1, "sikelia").Contract(2, "crater").Columns(2, "albion").Archons(2, "BASE001")
	}
	t.Run("STW-163 its pieces and cards leave the game", func(t *testing.T) {
		g := three().At("whiteout").fact(2, "hand", "0").lies("crater", "")
		if n := len(g.s.Ambassadors()); n != 2 {
			t.Errorf("%d Ambassadors are left", n)
		}
		for n := 0; g.s.Phase() == "conclave" && n < 20; n++ {
			g.do(g.s.Legal()[0])
		}
		for range 6 { // no decision is left to seat 2
			if g.s.Turn() == 2 {
				t.Errorf("seat 2 decides %q", g.s.Top().Do)
			}
			g.do(g.s.Legal()[len(g.s.Legal())-1])
		}
	})
	t.Run("STW-163 nobody is out while a beacon stands, nor before the end of Whiteout", func(t *testing.T) {
		three().Column("sikelia", 3).At("whiteout").fact(1, "geo", "3")
		g := scene(t, Rhone, Menrau).Units(0, "tirol", 1, 0).At("activation")
		if _, over := g.s.Result(); over {
			t.Error("the game is over before Whiteout")
		}
	})
	t.Run("STW-160 clans wiped out in the last round do not win ties", func(t *testing.T) {
		scene(t, Rhone, Menrau, Alliance).Round(5).Units(1, "tirol", 1, 0).Units(2, "albion", 1, 0).At("whiteout").over(EndRounds, 3, 1, 2)
	})
	t.Run("STW-164 the last one wins in the last round as well", func(t *testing.T) {
		scene(t, Rhone, Menrau).Round(5).Beacon(1, "sikelia").At("whiteout").over(EndLast, 2, 1)
	})
}
