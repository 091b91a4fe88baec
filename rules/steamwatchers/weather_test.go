package steamwatchers

import (
	"slices"
	"testing"
)

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
