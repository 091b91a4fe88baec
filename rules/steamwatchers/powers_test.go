package steamwatchers

import (
	"encoding/json"
	"slices"
	"testing"

	"kettle/rules"
)

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
