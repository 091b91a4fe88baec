package steamwatchers

import (
	"encoding/json"
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
			refuse(PlayArchon{archonCard("DDOS", 1)}, "STW-058").do(PlayArchon{mine}).said("Archon card: Deep Freeze").turn(2, "watch").fact(0, "archons", "3")
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

func TestHiddenColumns(t *testing.T) {
	t.Run("STW-212 a card lies hidden until phase 4", func(t *testing.T) {
		x := courtOf(t, Form{Hidden: true}, Watcher, Archon, Primus).Columns(0, "elsass").Column("elsass", 1).Archons(1, archonCard("DDOS", 0))
		g := x.At("conclave").turn(0, "watch").do(PlayColumn{"elsass"}).lies("elsass", "column 1").fact(0, "down", "1")
		if d := g.s.View(1).(*State).Hand(0).Down; !slices.Equal(d, []Card{""}) {
			t.Errorf("another sees %v", d)
		}
		for seat, want := range map[rules.Seat]Card{0: "elsass", 1: ""} {
			i := slices.IndexFunc(g.last, func(e rules.Event) bool { return e.Kind() == "laid" })
			if e, _ := g.last[i].(ColumnLaid).For(seat); e.(ColumnLaid).Card != want {
				t.Errorf("seat %d hears of %v", seat, e)
			}
		}
		for g.s.Phase() != "activation" {
			g.do(g.s.Legal()[0])
		}
		g.lies("elsass", "column 1")
		for g.s.Phase() == "activation" {
			g.do(g.s.Legal()[0])
		}
		g.said("Steam column in Elsass").fact(0, "down", "0")
		if !slices.Contains(g.s.d.Columns.Discard, "elsass") {
			t.Errorf("discarded: %v", g.s.d.Columns.Discard)
		}
	})
	t.Run("STW-212 a card flipped for an empty place raises its column at once", func(t *testing.T) {
		courtOf(t, Form{Hidden: true}, Legate, Archon, Primus).Stack("elsass").At("conclave").said("Steam column in Elsass")
	})
	t.Run("STW-212 hidden columns count from exposure on", func(t *testing.T) {
		x := courtOf(t, Form{Hidden: true}, Watcher, Archon, Primus)
		x.s.d.Hands[0].Down, x.s.d.Columns.Draw = []Card{"tirol"}, remove(x.s.d.Columns.Draw, "tirol")
		x.At("exploitation").fact(0, "incubation", "1")
	})
}

func TestWeather(t *testing.T) {
	look := func(clans ...Clan) *playT {
		x := sceneOf(t, Form{}, clans...).Titles(Legate, Watcher2)
		return x.Stack("elsass", "saxonia", "bohemia").At("conclave")
	}
	t.Run("STW-021 Menrâu leaves the top card", func(t *testing.T) {
		g := look(Rhone, Menrau).turn(1, "weather").do(Weather{false}).said("Steam column in Elsass")
		if v := look(Rhone, Menrau).s; v.View(1).(*State).d.Looked.Cards[0] != "elsass" || v.View(0).(*State).d.Looked.Cards[0] != "" {
			t.Error("the card is for Menrâu only")
		}
		if g.s.d.Looked != nil {
			t.Error("it still looks")
		}
	})
	t.Run("STW-021 or puts it at the bottom", func(t *testing.T) {
		g := look(Rhone, Menrau).do(Weather{true}).said("Steam column in Saxonia").said("puts Elsass at the bottom")
		if k := g.s.d.Columns.Draw; k[0] != "elsass" {
			t.Errorf("at the bottom lies %s", k[0])
		}
		for _, e := range g.last {
			if w, ok := e.(WeatherSensed); ok {
				if e, _ := w.For(0); e.(WeatherSensed).Card != "" {
					t.Error("others hear which card it is")
				}
			}
		}
	})
	t.Run("STW-021 nobody else looks", func(t *testing.T) {
		look(Rhone, Catabatians).turn(0, "legate").refuse(Weather{}, "STW-021")
	})
}

func TestTemporize(t *testing.T) {
	apostles := func() *sceneT {
		return scene(t, Apostles, Rhone).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Columns(0, "elsass", "saxonia").Columns(1, "bohemia").
			Token(0, "tirol", OrderDefense).Token(1, "albion", OrderDefense)
	}
	t.Run("STW-028 once a round a card instead of a token", func(t *testing.T) {
		g := apostles().At("activation").turn(0, "activate").refuse(Delay{"bohemia"}, "STW-028").do(Delay{"elsass"}).said("temporizes and discards Elsass").
			hand(0, "saxonia").turn(1, "activate").refuse(Delay{"bohemia"}, "STW-028").do(Activate{ar("albion"), "turret"}).
			turn(0, "activate").refuse(Delay{"saxonia"}, "STW-028").legal(Activate{ar("tirol"), "turret"})
		if !slices.Contains(g.s.d.Columns.Discard, "elsass") {
			t.Errorf("discarded: %v", g.s.d.Columns.Discard)
		}
	})
	t.Run("STW-028 in the next round again", func(t *testing.T) {
		x := apostles()
		x.s.Use(0, string(Temporize))
		x.At("whiteout")
		if x.s.Used(0, string(Temporize)) {
			t.Error("it is still used up")
		}
	})
	t.Run("STW-028 only with a token on the board", func(t *testing.T) {
		x := apostles()
		x.s.At(ar("tirol")).Token = Token{}
		x.At("activation").turn(0, "activate").refuse(Delay{"elsass"}, "STW-072")
	})
	t.Run("STW-028 two cards at the set-up", func(t *testing.T) {
		deals(t, Form{Seats: 2}).do(ChooseClan{Apostles}).said("draws 2 Steam Column cards").fact(0, "columns", "2").do(ClaimTitle{Primus}, ChooseClan{Rhone}).fact(1, "columns", "0")
	})
}

func TestFirstThawTitles(t *testing.T) {
	thawed := func(titles ...Title) *sceneT { return courtOf(t, Form{Scenario: "first-thaw"}, titles...) }
	t.Run("STW-166 each Ambassador moves on one place, from the fifth to the first", func(t *testing.T) {
		g := thawed(Watcher2, Primus, Legate).At("activation").turn(2, "activate").refuse(Pass{Watcher}, "STW-166").refuse(Pass{Primus}, "STW-166").do(Pass{Archon}).
			do(Pass{Primus}).do(Pass{Watcher})
		if g.s.Holder(Watcher) != 1 || g.s.Turn() != 1 {
			t.Errorf("%v", g.s.Ambassadors())
		}
	})
	t.Run("STW-166 no Archon cards are used", func(t *testing.T) {
		thawed(Archon, Primus, Watcher2).Columns(2, "elsass").At("conclave").turn(2, "watch").fact(rules.Public, "archons", "0").fact(0, "archons", "0").do(PlayColumn{"elsass"}).turn(1, "primus")
		g := thawed(Legate, Primus, Watcher2).At("conclave").do(PutContract{ar("crater")}).turn(2, "watch")
		if len(g.s.InPlay()) > 0 {
			t.Error("an Archon card is in play")
		}
	})
	t.Run("STW-166 no title is reserved", func(t *testing.T) {
		thawed(Primus, Watcher, Legate).Columns(1, "elsass").At("conclave").do(PlayColumn{"elsass"}, PutContract{ar("crater")}).turn(0, "primus").do(Muster{ar("tirol"), false}).turn(1, "plan")
	})
}

func TestNarrowIceTitles(t *testing.T) {
	// Seat 0 is Watcher and Archon, seat 1 is Legate and Primus.
	narrow := func() *sceneT {
		x := sceneOf(t, Form{Scenario: "narrow-ice"}, Rhone, Apostles).Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Titles(Watcher, Legate)
		x.s.d.Ambassadors = append(x.s.d.Ambassadors, Ambassador{Seat: 0, Clan: Rhone, Held: Archon}, Ambassador{Seat: 1, Clan: Apostles, Held: Primus})
		return x
	}
	t.Run("STW-168 each player puts two Ambassadors on titles", func(t *testing.T) {
		deals(t, Form{Scenario: "narrow-ice", Seats: 2}).do(ChooseClan{Rhone}, ClaimTitle{Primus}).turn(0, "claim").refuse(ClaimTitle{Primus}, "STW-041").do(ClaimTitle{Watcher}).
			turn(1, "clan").do(ChooseClan{Menrau}).refuse(ClaimTitle{Watcher}, "STW-041").do(ClaimTitle{Legate}).turn(1, "claim").do(ClaimTitle{Archon}).turn(1, "zone")
	})
	t.Run("STW-168 both titles are used", func(t *testing.T) {
		zeal := archonCard("Zeal", 0)
		g := narrow().Columns(0, "elsass").Archons(0, zeal).Stack("albion", "tirol", "saxonia", "bohemia").At("conclave").turn(0, "watch").do(PlayColumn{"elsass"}).turn(1, "legate").do(PutContract{ar("crater")}).
			turn(0, "archon").do(PlayArchon{zeal}).fact(0, "fervor", "2").fact(1, "fervor", "1").said("Steam column in Bohemia").turn(1, "reserve").do(Reserve{Watcher2}, Muster{ar("albion"), false}).turn(0, "plan")
		g.do(Confirm{}).turn(1, "plan").do(Confirm{}).turn(0, "activate")
	})
	t.Run("STW-168 each acts and passes at both places", func(t *testing.T) {
		g := narrow().Token(0, "tirol", OrderDefense).Token(1, "albion", OrderDefense).At("activation").turn(0, "activate").do(Pass{Primus}).turn(1, "activate").do(Pass{Archon}).
			turn(0, "activate").do(Activate{ar("tirol"), "turret"}).turn(1, "activate").refuse(Pass{Archon}, "STW-073").do(Activate{ar("albion"), "turret"}).
			turn(0, "activate").refuse(Pass{Primus}, "STW-073").do(Pass{Legate}).turn(1, "activate").refuse(Pass{Primus}, "STW-073").do(Pass{Watcher})
		if g.s.Phase() == "activation" {
			t.Error("it goes on")
		}
	})
	t.Run("STW-168 once a round is once for both places", func(t *testing.T) {
		narrow().Columns(1, "elsass", "saxonia").Token(1, "albion", OrderDefense).At("activation").do(Pass{Primus}).do(Delay{"elsass"}).turn(0, "activate").do(Pass{Legate}).
			turn(1, "activate").refuse(Delay{"saxonia"}, "STW-028")
	})
}

func TestSavedPowers(t *testing.T) {
	// A save that somebody has changed by hand is refused instead of stumbled over.
	saved := func(x *sceneT, do string, spoil func(*Pending)) {
		t.Helper()
		s := *x.Do(Pending{Do: do, Seat: 0, Clan: Rhone, N: 1, Areas: []Area{ar("tirol")}}).s
		s.d.Stack = slices.Clone(s.d.Stack)
		spoil(&s.d.Stack[len(s.d.Stack)-1])
		b, err := json.Marshal(&s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := read(b); err == nil {
			t.Errorf("%s is read: %+v", do, s.d.Stack)
		}
	}
	for _, do := range []string{"primus", "legate", "recruit"} {
		saved(court(t, Primus, Archon, Legate), do, func(p *Pending) { p.Clan = NoClan })
		saved(court(t, Primus, Archon, Legate), do, func(p *Pending) { p.Clan = Catabatians })
	}
	saved(court(t, Primus, Archon, Legate), "primus", func(p *Pending) { p.Do = "weather" })
	saved(court(t, Primus, Watcher, Legate), "primus", func(p *Pending) { p.Do = "give" }) // nobody is the Archon
}
