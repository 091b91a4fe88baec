package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
)

// court is three clans without abilities in the Conclave, one area each: Rhône in Tirol, Catabatians in Albion,
// Rhein-Stamm in Hellas.
func court(t *testing.T, titles ...Title) *sceneT { return courtOf(t, Form{}, titles...) }

func courtOf(t *testing.T, f Form, titles ...Title) *sceneT {
	return sceneOf(t, f, Rhone, Catabatians, RheinStamm).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Units(2, "hellas", 1, 0).Titles(titles...)
}

// archonCard is the n-th card of a title, from 0.
func archonCard(name string, n int) Card {
	i := slices.IndexFunc(archonSheets, func(a *ArchonSheet) bool { return a.Name == name })
	return archonSheets[i].Card(n)
}

func (g *playT) hand(seat rules.Seat, columns ...Card) *playT {
	g.t.Helper()
	if got := g.s.Hand(seat).Columns; !slices.Equal(got, columns) {
		g.t.Errorf("seat %d holds %v, want %v", seat, got, columns)
	}
	return g
}

func TestConclave(t *testing.T) {
	t.Run("STW-051 five titles in order", func(t *testing.T) {
		g := sceneOf(t, Form{}, Rhone, Catabatians, RheinStamm, FreeFleet, Alliance).Units(0, "tirol", 1, 0).Titles(Primus, Watcher2, Archon, Legate, Watcher).
			Archons(2, archonCard("DDOS", 0)).Stack("elsass", "saxonia", "albion", "hellas", "tirol", "bohemia").At("conclave")
		g.turn(4, "watch").do(PlayColumn{"elsass"}).turn(3, "legate").do(PutContract{ar("crater")}).turn(2, "archon").do(PlayArchon{archonCard("DDOS", 0)}).
			turn(1, "watch").do(PlayColumn{"hellas"}).turn(0, "reserve")
	})
	t.Run("STW-052 the power is used when the Ambassador has moved", func(t *testing.T) {
		g := court(t, Legate, Archon, Watcher).At("conclave").turn(2, "watch")
		if g.s.Holder(Watcher) != 2 || g.s.Holder(Legate) != rules.Nobody || g.s.Ambassadors()[0].Claim != Legate {
			t.Errorf("%v", g.s.Ambassadors())
		}
	})
	t.Run("STW-053 the track is the turn order, after passing too", func(t *testing.T) {
		g := court(t, Archon, Primus, Legate).At("planning").turn(2, "plan").do(Confirm{}).turn(0, "plan").do(Confirm{}).turn(1, "plan").do(Confirm{}).
			turn(2, "activate").do(Pass{Primus}).turn(0, "activate").do(Pass{Legate}).turn(1, "activate")
		if g.s.Archon() != 0 || g.s.Holder(Legate) != 2 || g.s.Holder(Primus) != 1 {
			t.Errorf("%v", g.s.Ambassadors())
		}
	})
	t.Run("STW-054 in order: the Conclave track, then the Title Claim track", func(t *testing.T) {
		black := archonCard("Black Market", 0)
		court(t, Primus, Archon, Legate).Archons(1, black).At("conclave").do(PutContract{ar("crater")}, PlayArchon{black}).
			turn(2, "market").do(TakeFuel{}).turn(1, "market").do(TakeFuel{}).turn(0, "market")
	})
	t.Run("STW-055 a Watcher draws three, plays one and keeps the rest", func(t *testing.T) {
		court(t, Watcher, Legate, Primus).Columns(0, "bohemia").Stack("elsass", "saxonia", "albion").At("conclave").turn(0, "watch").
			fact(0, "drawn", "3").hand(0, "bohemia", "elsass", "saxonia", "albion").refuse(PlayColumn{"hellas"}, "STW-055").refuse(PlayColumn{""}, "STW-055").
			do(PlayColumn{"bohemia"}).hand(0, "elsass", "saxonia", "albion").turn(1, "legate")
	})
	t.Run("STW-056 the card raises its column at once, up to five", func(t *testing.T) {
		n := ar("elsass").Place().Levels
		for was, want := range map[int]string{0: "column " + string(rune('0'+n)), 4: "column 5"} {
			g := court(t, Watcher, Legate, Primus).Column("elsass", was).Columns(0, "elsass").At("conclave").do(PlayColumn{"elsass"}).lies("elsass", want)
			if d := g.s.d.Columns.Discard; !slices.Contains(d, "elsass") {
				t.Errorf("discarded: %v", d)
			}
		}
	})
	t.Run("STW-057 an empty Steam Column deck is made anew", func(t *testing.T) {
		x := court(t, Watcher, Legate, Primus).Columns(1, "bohemia")
		k := &x.s.d.Columns
		k.Discard, k.Draw = k.Draw[1:], k.Draw[:1]
		g := x.At("conclave").turn(0, "watch").fact(0, "drawn", "3").fact(rules.Public, "columns", "24").hand(1, "bohemia")
		if len(g.s.d.Columns.Discard) > 0 || !slices.ContainsFunc(g.last, func(e rules.Event) bool { return e == DeckMade{26, false} }) {
			t.Errorf("%v, %v", g.s.d.Columns, g.last)
		}
	})
	t.Run("STW-057 if even that leaves too few, fewer are drawn", func(t *testing.T) {
		x := court(t, Watcher, Watcher2, Primus)
		k := &x.s.d.Columns
		x.s.d.Hands[1].Columns, k.Draw = k.Draw[2:], k.Draw[:2]
		x.At("conclave").turn(0, "watch").fact(0, "drawn", "2")
		x = court(t, Archon, Legate, Primus)
		a := &x.s.d.Archons
		x.s.d.Hands[1].Archons, a.Draw = a.Draw, nil
		x.At("conclave").do(PutContract{ar("crater")}).turn(2, "reserve").fact(rules.Public, "archons", "0")
	})
	t.Run("STW-058 the Archon draws three, plays one and keeps the rest", func(t *testing.T) {
		ddos, zeal, mine := archonCard("DDOS", 0), archonCard("Zeal", 0), archonCard("Deep Freeze", 1)
		g := court(t, Archon, Primus, Watcher2).Archons(0, mine).Stack(zeal, archonCard("Zeal", 1), ddos).At("conclave").turn(0, "archon").fact(0, "drawn", "3").
			refuse(PlayArchon{archonCard("DDOS", 1)}, "STW-058").do(PlayArchon{mine}).said("@0 plays Deep Freeze").turn(2, "watch").fact(0, "archons", "3")
		if h := g.s.Hand(0).Archons; !slices.Equal(h, []Card{zeal, archonCard("Zeal", 1), ddos}) {
			t.Errorf("the Archon keeps %v", h)
		}
		if h := g.s.View(1).(*State).Hand(0).Archons; !slices.Equal(h, []Card{"", "", ""}) {
			t.Errorf("another sees %v", h)
		}
	})
	t.Run("STW-060 the Legate puts a contract for nothing", func(t *testing.T) {
		court(t, Legate, Primus, Watcher2).Contract(1, "crater").Contract(2, "crater").At("conclave").turn(0, "legate").refuse(PutContract{ar("crater")}, "STW-038").
			do(PutContract{ar("biskaia-floe")}).lies("biskaia-floe", "contract of Rhône Conglomerate").fact(0, "pure", "4").fact(0, "contraband", "3").fact(0, "contracts", "2")
		if s := court(t, Legate, Primus, Watcher2).At("conclave").do(PutContract{ar("crater")}).s.Player(0).Specials; s != [numSpecials]int8{} {
			t.Errorf("tokens on the clan board: %v", s)
		}
	})
	t.Run("STW-061 the Primus reserves a title, closed to all others", func(t *testing.T) {
		g := court(t, Primus, Archon, Legate).At("conclave").do(PutContract{ar("crater")})
		for g.s.Turn() != 0 || g.s.Top().Do != "reserve" {
			g.do(g.s.Legal()[0])
		}
		g.refuse(Reserve{Primus}, "STW-061").refuse(Reserve{Sixth}, "STW-051").legal(Reserve{Watcher}).legal(Reserve{Watcher2}).do(Reserve{Archon}).said("@0 reserves Archon")
		at := func(reserved Title) *playT {
			x := court(t, Primus, Archon, Legate)
			x.s.d.Ambassadors[0].Reserved = reserved
			return x.At("activation").turn(2, "activate")
		}
		at(Watcher).refuse(Pass{Watcher}, "STW-061").do(Pass{Archon}).refuse(Pass{Watcher}, "STW-061").do(Pass{Legate}).turn(0, "activate").
			refuse(Pass{Watcher2}, "STW-061").do(Pass{Watcher}).turn(0, "watch")
	})
	t.Run("STW-061 the reservation lasts for one round", func(t *testing.T) {
		x := court(t, Primus, Archon, Legate)
		x.s.d.Ambassadors[0].Reserved = Watcher
		g := x.At("activation").do(Pass{Archon}, Pass{Primus}, Pass{Watcher}).turn(0, "watch")
		if a := g.s.Ambassadors()[0]; a.Reserved != NoTitle {
			t.Errorf("%v", a)
		}
	})
	t.Run("STW-062 the Primus recruits a base soldier", func(t *testing.T) {
		primus := func(f func(*sceneT)) *playT {
			x := court(t, Primus, Watcher, Legate).Columns(1, "elsass").Beacon(0, "bohemia")
			f(x)
			x.s.d.Archons.Discard, x.s.d.Archons.Draw = nil, nil
			x.s.d.Hands[2].Archons = slices.Clone(x.s.b.Archons)
			return x.At("conclave").do(PlayColumn{"elsass"}, PutContract{ar("crater")})
		}
		primus(func(*sceneT) {}).turn(0, "reserve").do(Reserve{Legate}).turn(0, "primus").refuse(Muster{ar("bohemia"), true}, "STW-062").
			refuse(Muster{ar("albion"), false}, "STW-062").refuse(Enough{}, "STW-062").do(Muster{ar("bohemia"), false}).
			lies("bohemia", "Rhône Conglomerate 1 base soldier, beacon of Rhône Conglomerate").turn(1, "plan")
		primus(func(x *sceneT) { x.Units(0, "tirol", 4, 0) }).do(Reserve{Legate}).refuse(Muster{ar("tirol"), false}, "STW-035")
		primus(func(x *sceneT) { x.Units(0, "tirol", 4, 0).Units(0, "bohemia", 5, 0).Units(0, "elsass", 4, 0) }).do(Reserve{Legate}).turn(1, "plan")
	})
	t.Run("STW-063 every clan holds one title in every round", func(t *testing.T) {
		g := court(t, Primus, Archon, Legate).At("activation").do(Pass{Primus}, Pass{Watcher}, Pass{Archon})
		for g.s.Phase() == "conclave" {
			g.do(g.s.Legal()[0])
		}
		if g.s.Round() != 2 || g.s.Holder(Watcher) != 1 || g.s.Holder(Archon) != 0 || g.s.Holder(Primus) != 2 || len(g.s.Conclave()) != 3 {
			t.Errorf("round %d: %v", g.s.Round(), g.s.Ambassadors())
		}
	})
	t.Run("STW-064 an empty Watcher place flips the top card", func(t *testing.T) {
		court(t, Legate, Archon, Primus).Stack("elsass", "saxonia").At("conclave").said("Steam column in Elsass").turn(0, "legate").
			lies("saxonia", "")
		g := court(t, Legate, Watcher, Primus).Stack("bohemia", "helvetia", "hellas", "elsass").At("conclave").do(PlayColumn{"bohemia"}, PutContract{ar("crater")})
		for g.s.Phase() == "conclave" && g.s.Top().Do != "reserve" {
			g.do(g.s.Legal()[0])
		}
		if g.s.At(ar("elsass")).Column == 0 {
			t.Error("the second Watcher place flips nothing")
		}
	})
	t.Run("STW-065 an empty Archon place flips the top card, with nobody as Archon", func(t *testing.T) {
		flip := func(name string) *playT {
			return court(t, Legate, Watcher2, Watcher).Column("tirol", 2).With(0, func(p *Player) { p.Fervor = 1 }).Columns(2, "elsass").Stack(archonCard(name, 0)).
				At("conclave").do(PlayColumn{"elsass"}, PutContract{ar("crater")})
		}
		flip("DDOS").turn(1, "watch").said("Archon card: DDOS").fact(rules.Public, "in-play-1", "No support in combat.")
		flip("Thermal Surge").turn(1, "watch").lies("tirol", "Rhône Conglomerate 1 base soldier, column 2")
		flip("Tithe").turn(1, "watch")
		flip("Zeal").turn(1, "watch").fact(0, "fervor", "2").fact(1, "fervor", "1")
		flip("Black Market").turn(2, "market").refuse(TakeFuel{2, 0}, "STW-183").do(TakeFuel{0, 2}).turn(0, "market")
	})
	t.Run("STW-066 Legate and Primus do nothing while nobody holds them", func(t *testing.T) {
		g := scene(t, Rhone, Catabatians).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Titles(Watcher, Watcher2).Columns(0, "elsass").Columns(1, "saxonia").
			Stack(archonCard("DDOS", 0)).At("conclave").do(PlayColumn{"elsass"}).turn(1, "watch").do(PlayColumn{"saxonia"}).turn(0, "plan").
			fact(0, "contracts", "3").fact(1, "contracts", "3").fact(0, "units", "1 of 9")
		for _, f := range Floes() {
			g.lies(f.String(), "")
		}
	})
}
