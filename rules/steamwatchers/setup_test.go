package steamwatchers

import (
	"testing"

	"kettle/rules"
	"kettle/rules/rng"
)

func rulesSeed(n int) rng.Seed { return rng.Seed(n + 1) }

func put(p Piece, at string) DeployPiece           { return DeployPiece{p, ar(at)} }
func units(at string, base, elite int) DeployUnits { return DeployUnits{ar(at), Force{base, elite}} }

// chosen is a game of two after clans and titles: seat 0 Rhône and Legate, seat 1 Menrâu and Watcher.
func chosen(t *testing.T) *playT {
	return deals(t, Form{Seats: 2}).do(ChooseClan{Rhone}, ClaimTitle{Legate}, ChooseClan{Menrau}, ClaimTitle{Watcher})
}

// deployed is the same game with seat 1 in the South and seat 0 in the Centre.
func deployed(t *testing.T) *playT {
	return chosen(t).do(TakeZone{3}, units("toscania", 5, 0), units("appulia", 3, 1), units("sikelia", 0, 1),
		put(Column, "toscania"), put(Turret, "toscania"), put(Farm, "appulia"), put(Farm, "appulia"),
		TakeZone{2}, units("tirol", 4, 1), units("catabatia", 1, 0), units("dalmacija", 3, 1),
		put(Column, "dalmacija"), put(Turret, "tirol"), put(Farm, "tirol"), put(Farm, "catabatia"))
}

func TestSetup(t *testing.T) {
	t.Run("STW-041 clans and titles are taken leftwards", func(t *testing.T) {
		deals(t, Form{Seats: 3}).turn(0, "clan").do(ChooseClan{Rhone}).turn(0, "claim").do(ClaimTitle{Primus}).
			turn(1, "clan").refuse(ChooseClan{Rhone}, "STW-041").do(ChooseClan{Apostles}).refuse(ClaimTitle{Primus}, "STW-041").do(ClaimTitle{Watcher2}).
			turn(2, "clan")
	})
	t.Run("STW-041 who begins is random", func(t *testing.T) {
		seen := map[rules.Seat]bool{}
		for seed := range 30 {
			seen[deal(open(Form{Scenario: "the-long-white", Seats: 3, Losses: 2}), rulesSeed(seed)).Turn()] = true
		}
		if len(seen) != 3 {
			t.Errorf("only %v begin", seen)
		}
	})
	t.Run("STW-042 Deployment cards are taken backwards", func(t *testing.T) {
		g := chosen(t).turn(1, "zone").do(TakeZone{3}).turn(1, "deploy").refuse(units("tirol", 3, 0), "STW-042").refuse(put(Column, "tirol"), "STW-042")
		g.do(units("toscania", 5, 0), units("appulia", 3, 1), units("sikelia", 0, 1), put(Column, "toscania"), put(Turret, "toscania"), put(Farm, "appulia"), put(Farm, "appulia")).
			turn(0, "zone").refuse(TakeZone{3}, "STW-042").legal(TakeZone{2})
	})
	t.Run("STW-039 a card names three areas", func(t *testing.T) {
		want := map[int][]string{1: {"neustria", "flandria", "albion"}, 2: {"tirol", "catabatia", "dalmacija"}, 3: {"toscania", "appulia", "sikelia"},
			4: {"ruthenia", "mistreana", "valachia"}, 5: {"kastilha", "pirenea", "catalunya"}, 6: {"saxonia", "jutlandia", "skania"}}
		for zone, areas := range want {
			g := chosen(t).do(TakeZone{zone})
			for _, a := range areas {
				g.legal(units(a, 3, 1))
			}
		}
	})
	t.Run("STW-043 what a clan deploys", func(t *testing.T) {
		g := deployed(t)
		g.fact(0, "units", "10 of 11").fact(0, "supply", "6 base 2 elite").fact(rules.Public, "farms", "16").fact(rules.Public, "turrets", "13")
		chosen(t).do(TakeZone{3}, put(Column, "toscania")).refuse(put(Column, "toscania"), "STW-043").refuse(units("sikelia", 1, 3), "STW-043").do(put(Turret, "sikelia")).refuse(put(Turret, "sikelia"), "STW-043")
	})
	t.Run("STW-044 each area gets a unit", func(t *testing.T) {
		chosen(t).do(TakeZone{3}).refuse(units("toscania", 6, 0), "STW-035").refuse(units("toscania", 0, 0), "STW-044").do(units("toscania", 5, 0)).
			refuse(units("toscania", 1, 0), "STW-044").refuse(units("appulia", 3, 2), "STW-044").do(units("appulia", 3, 1)).
			refuse(units("sikelia", 0, 0), "STW-044").legal(units("sikelia", 0, 1))
		chosen(t).do(TakeZone{3}, units("toscania", 1, 0)).refuse(units("appulia", 2, 0), "STW-044")
		chosen(t).do(TakeZone{3}, put(Farm, "sikelia"), put(Farm, "sikelia")).refuse(put(Turret, "sikelia"), "STW-036").legal(put(Column, "sikelia"))
	})
	t.Run("STW-045 initial columns rise after deployment", func(t *testing.T) {
		g := deployed(t)
		if n := len(g.s.d.Columns.Discard); n < 3 {
			t.Errorf("%d cards are discarded", n)
		}
		g.said("Steam column in")
	})
	t.Run("STW-048 the GEO marker starts at the level held", func(t *testing.T) {
		for seed := range 6 {
			s := deal(open(Form{Scenario: "the-long-white", Seats: 2, Losses: 2}), rulesSeed(seed))
			if s.d.First != 0 {
				continue
			}
			g := &playT{t, s, nil}
			g.do(ChooseClan{Rhone}, ClaimTitle{Legate}, ChooseClan{Menrau}, ClaimTitle{Watcher}, TakeZone{3}, units("toscania", 5, 0), units("appulia", 3, 1), units("sikelia", 0, 1),
				put(Column, "toscania"), put(Turret, "toscania"), put(Farm, "appulia"), put(Farm, "appulia"),
				TakeZone{2}, units("tirol", 4, 1), units("catabatia", 1, 0), units("dalmacija", 3, 1), put(Column, "dalmacija"), put(Turret, "tirol"), put(Farm, "tirol"))
			extra := 0
			d := g.s.d.Columns.Draw
			for _, c := range d[len(d)-3:] {
				switch now := g.s.At(c.Area()).Column; c.Area().Place().Zone {
				case 2:
					extra += min(5, now+c.Area().Place().Levels) - now
				}
			}
			g.do(put(Farm, "catabatia"))
			if got := g.s.Player(0).GEO; got != 5+extra {
				t.Errorf("seed %d: GEO %d, want 5 and %d of the initial columns", seed, got, extra)
			}
		}
	})
	t.Run("STW-047 stocks are full and the rest is at 0", func(t *testing.T) {
		deployed(t).fact(0, "pure", "4").fact(0, "contraband", "3").fact(0, "incubation", "0").fact(0, "fervor", "0").fact(0, "contracts", "3")
	})
	t.Run("STW-028 the Apostles draw two cards", func(t *testing.T) {
		deals(t, Form{Seats: 2}).do(ChooseClan{Apostles}).fact(0, "hand", "2").do(ClaimTitle{Legate}, ChooseClan{Rhone}).fact(1, "hand", "0")
	})
}
