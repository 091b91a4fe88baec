package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
)

// last is a scene of a scenario's last Whiteout.
func last(t *testing.T, id string, clans ...Clan) *sceneT {
	x := sceneOf(t, Form{Scenario: id}, clans...)
	return x.Round(x.s.b.Rounds)
}

// scores asks for the scores of a game that is over.
func (g *playT) scores(want ...int) *playT {
	g.t.Helper()
	if r, over := g.s.Result(); !over || !slices.Equal(r.Scores, want) {
		g.t.Errorf("over %v, scores %v, want %v", over, r.Scores, want)
	}
	return g
}

func TestScenarios(t *testing.T) {
	t.Run("STW-165 how many players each takes", func(t *testing.T) {
		def := Definition()
		for _, sc := range coreScenarios() {
			for n := 2; n <= 5; n++ {
				_, err := def.New(rules.Setup{Game: def.ID, Seats: n, Seed: 1, Options: map[string]string{OptScenario: sc.ID}})
				if want := sc.ID != "narrow-ice" || n == 2; want != (err == nil) {
					t.Errorf("%s with %d players: %v", sc.Name, n, err)
				}
			}
		}
		if n := len(coreScenarios()); n != 9 {
			t.Errorf("%d scenarios", n)
		}
	})
	// rounds and initial columns of a scenario, the latter by the cards that are face up after the set-up
	opens := func(t *testing.T, id, rounds string, columns int) {
		t.Helper()
		g := deals(t, Form{Seats: 2, Scenario: id}).fact(rules.Public, "round", "0 of "+rounds)
		for !slices.ContainsFunc(g.last, func(e rules.Event) bool { return e.Kind() == "round" }) {
			g.do(g.s.Legal()[0])
		}
		raised := 0
		for _, e := range g.last {
			if e.Kind() == "round" {
				break
			}
			if x, ok := e.(ColumnRaised); ok && x.Seat == rules.Nobody {
				raised++
			}
		}
		if raised != columns {
			t.Errorf("%s: %d initial columns, want %d", id, raised, columns)
		}
	}
	t.Run("STW-167 The Long White", func(t *testing.T) {
		opens(t, "the-long-white", "5", 3)
		last(t, "the-long-white", Rhone, Menrau).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Column("tirol", 2).At("whiteout").scores(2, 0)
	})
	t.Run("STW-166 First Thaw: a harmless track that stops at 12", func(t *testing.T) {
		opens(t, "first-thaw", "3", 3)
		x := sceneOf(t, Form{Scenario: "first-thaw"}, Rhone, Menrau).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).With(0, func(p *Player) { p.Incubation = 2 })
		x.Run(func(t *Turn) { t.Incubate(0, 15) }).turn(0, "activate").fact(0, "incubation", "12").fact(0, "exile", "0").fact(0, "quarantine", "0")
		x.Column("tirol", 1).At("exploitation").fact(0, "incubation", "12")
	})
	t.Run("STW-168 Narrow Ice: the east is closed", func(t *testing.T) {
		opens(t, "narrow-ice", "4", 2)
		ice := func() *sceneT {
			return sceneOf(t, Form{Scenario: "narrow-ice"}, Rhone, Menrau).Units(1, "toscania", 1, 0)
		}
		ice().Units(0, "bohemia", 2, 0).Token(0, "bohemia", OrderMove).At("activation").do(Activate{ar("bohemia"), "move"}).
			refuse(Go{To: ar("carpatia")}, "STW-168").refuse(Go{To: ar("pomorze")}, "STW-168").legal(Go{To: ar("tirol")})
		g := ice().Units(0, "dalmacija", 2, 0).Contract(0, "pannon-floe").Contract(0, "jadran-floe").Token(0, "dalmacija", OrderMove).At("activation").do(Activate{ar("dalmacija"), "move"})
		for _, a := range g.s.Legal() {
			if x, ok := a.(Go); ok && slices.Contains(g.s.Box().Closed, x.To) {
				t.Errorf("%s is open", x.To)
			}
		}
		for _, a := range []string{"pomorze", "ruthenia", "carpatia", "mistreana", "valachia", "hellas", "skania"} {
			if slices.Contains(g.s.Box().Columns, Card(a)) || g.s.Open(ar(a)) {
				t.Errorf("%s has a card or is open", a)
			}
		}
		if n := len(g.s.Box().Columns); n != 21 {
			t.Errorf("%d Steam Column cards", n)
		}
	})
	t.Run("STW-168 Narrow Ice: four Deployment cards", func(t *testing.T) {
		g := deals(t, Form{Seats: 2, Scenario: "narrow-ice"})
		for g.s.Top().Do != "zone" {
			g.do(g.s.Legal()[0])
		}
		g.refuse(TakeZone{4}, "STW-039").refuse(TakeZone{6}, "STW-039").legal(TakeZone{1}).legal(TakeZone{2}).legal(TakeZone{3}).legal(TakeZone{5})
	})
	t.Run("STW-169 Fires of the Old World: depots", func(t *testing.T) {
		opens(t, "fires-of-the-old-world", "4", 3)
		fires := func(round int) *sceneT {
			return sceneOf(t, Form{Scenario: "fires-of-the-old-world"}, Rhone, Menrau).Round(round).Units(0, "helvetia", 2, 0).Beacon(0, "bohemia").Units(1, "hellas", 1, 0).Units(1, "tirol", 1, 0)
		}
		fires(1).At("whiteout").fact(0, "pure", "6").fact(1, "pure", "5").lies("flandria", "neutral Target Area token").said("The depot in Bohemia serves @0")
		fires(4).Column("tirol", 1).At("whiteout").scores(4, 3).over(EndRounds, 1, 2).fact(0, "pure", "4").said("@0, Helvetia: Fires of the Old World +2")
	})
	t.Run("STW-170 Hostages: the tokens are placed after deployment", func(t *testing.T) {
		opens(t, "hostages", "4", 3)
		g := deals(t, Form{Seats: 3, Scenario: "hostages"})
		for g.s.Top().Do != "hostage" {
			g.do(g.s.Legal()[0])
		}
		zone := func(seat rules.Seat) []Area { return europa.Zones[g.s.Player(seat).Zone-1].Areas }
		for _, seat := range []rules.Seat{2, 1, 0} { // as they have deployed
			left := (seat + 1) % 3
			g.turn(seat, "hostage").refuse(TakeHostage{zone(seat)[0]}, "STW-170")
			if n := len(g.s.Legal()); n != 3 {
				t.Errorf("%d areas to choose from", n)
			}
			a := zone(left)[1]
			g.do(TakeHostage{a}).said(who(seat) + " puts the Target Area token in " + a.Name())
			if got := g.s.At(a).Targets; !slices.Equal(got, []Clan{g.s.Clan(seat)}) {
				t.Errorf("in %s lie the tokens of %v", a, got)
			}
		}
		g.said("Steam column in")
	})
	t.Run("STW-170 Hostages: the own token gives 3 GEO, another's 1", func(t *testing.T) {
		x := last(t, "hostages", Rhone, Menrau, Alliance).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Beacon(2, "sikelia").Units(2, "toscania", 1, 0)
		x.s.At(ar("tirol")).Targets = []Clan{Rhone}
		x.s.At(ar("sikelia")).Targets = []Clan{Menrau}
		x.s.At(ar("kastilha")).Targets = []Clan{Alliance}
		x.At("whiteout").scores(3, 0, 1).over(EndRounds, 1, 3, 2)
	})
	t.Run("STW-171 Harbour Kings: havens give GEO at the end, at most 4", func(t *testing.T) {
		opens(t, "harbour-kings", "4", 3)
		kings := func() *sceneT {
			x := last(t, "harbour-kings", Rhone, Menrau).Units(1, "albion", 1, 0).Units(1, "tirol", 1, 0)
			for _, a := range []string{"toscania", "sikelia", "kastilha", "catalunya", "hellas"} {
				x.Units(0, a, 1, 0)
			}
			return x
		}
		kings().At("activation").fact(0, "bonus", "4").fact(1, "bonus", "1")
		kings().At("whiteout").scores(4, 1)
		kings().Round(1).At("whiteout").fact(0, "geo", "0")
		kings().Column("sikelia", 5).Column("toscania", 5).At("whiteout").scores(10, 0).over(EndGEO, 1, 2) // won at once, so without
	})
	t.Run("STW-172 Steam Rush: many columns, one level higher", func(t *testing.T) {
		opens(t, "steam-rush", "3", 4)
		rush := func() *sceneT {
			return sceneOf(t, Form{Scenario: "steam-rush"}, Rhone, Menrau).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0)
		}
		rush().Stack("elsass").Run((*Turn).FlipColumn).lies("elsass", "column 4")
		rush().Column("elsass", 2).Stack("elsass").Run((*Turn).FlipColumn).lies("elsass", "column 5")
		if n := open(Form{Scenario: "steam-rush", Seats: 5, Losses: 2}).Spawns; n != 7 {
			t.Errorf("%d columns for five players", n)
		}
	})
	t.Run("STW-173 Bane Spring: exposure up to 4", func(t *testing.T) {
		opens(t, "bane-spring", "5", 4)
		x := sceneOf(t, Form{Scenario: "bane-spring"}, Rhone, Menrau).Units(1, "toscania", 1, 0).Fuel(0, 0, 0)
		for _, a := range []string{"tirol", "elsass", "saxonia", "helvetia", "bohemia"} {
			x.Units(0, a, 1, 0).Column(a, 1)
		}
		x.At("exploitation").turn(0, "exile").fact(0, "incubation", "4")
	})
	t.Run("STW-173 Bane Spring: the most Quarantine tokens cost 2 GEO", func(t *testing.T) {
		spring := func(tokens ...int) *playT {
			x := last(t, "bane-spring", Rhone, Menrau, Alliance).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Units(2, "sikelia", 1, 0)
			for i, a := range []string{"tirol", "albion", "sikelia"} {
				x.Column(a, 3).Fuel(rules.Seat(i), 0, 0).With(rules.Seat(i), func(p *Player) { p.Fuel.PureClosed = tokens[i] })
			}
			return x.At("whiteout")
		}
		spring(2, 1, 0).scores(1, 3, 3).over(EndRounds, 3, 2, 1)
		spring(1, 1, 0).scores(1, 1, 3)
		spring(0, 0, 0).scores(3, 3, 3)
	})
	t.Run("STW-174 Iron Winter: less supply, and algofuel for won attacks", func(t *testing.T) {
		opens(t, "iron-winter", "6", 3)
		x := sceneOf(t, Form{Scenario: "iron-winter"}, Rhone, Menrau).Units(0, "tirol", 5, 0).Units(1, "elsass", 1, 0).Units(1, "albion", 3, 0).Units(1, "saxonia", 2, 0).Fuel(0, 2, 0).Fuel(1, 2, 0)
		attack := func(c Clan, from string) *playT {
			g := x.Run(func(t *Turn) {
				t.Shift(c, ar(from), ar("elsass"), t.Force(ar(from), c))
				t.Arrive(c, ar(from), false, ar("elsass"))
			})
			for g.s.Combat() != nil {
				g.do(g.s.Legal()[0])
			}
			return g
		}
		attack(Rhone, "tirol").fact(0, "units", "5 of 8").fact(0, "pure", "3").fact(1, "pure", "2")
		x = sceneOf(t, Form{Scenario: "iron-winter"}, Rhone, Menrau).Units(0, "tirol", 5, 0).Units(1, "elsass", 5, 0).Units(0, "saxonia", 2, 0).Fuel(0, 0, 0).Fuel(1, 0, 0)
		attack(Rhone, "saxonia").fact(0, "pure", "0").fact(1, "pure", "0") // a won defense gives nothing
	})
}
