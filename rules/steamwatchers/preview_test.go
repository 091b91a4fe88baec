package steamwatchers

import (
	"strings"
	"testing"

	"kettle/rules"
)

// promises asks what is said of an action before it is made: "label before > after", one a line.
func (g *playT) promises(a rules.Action, want ...string) *playT {
	g.t.Helper()
	g.legal(a)
	var got []string
	for _, e := range g.s.Preview(a) {
		got = append(got, strings.TrimSpace(e.Label+" "+e.Before)+" > "+e.After)
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		g.t.Errorf("%q promises\n%s\nwant\n%s", a, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	return g
}

func TestPreview(t *testing.T) {
	t.Run("a special action costs algofuel and a token", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderMove).Token(0, "helvetia", OrderDefense).Over(0, 1, 0).At("activation").promises(use("move", "tirol")).
			promises(use("march", "tirol"), "Algofuel 8 > 7", "Special Action tokens 3 > 2").
			promises(use("mobilize", "helvetia"), "Algofuel 8 > 7", "Special Action tokens 3 > 2", "Recruits, strength in all > up to 3").
			promises(use("turret", "helvetia"), "Turrets in Helvetia 0 > 1")
	})
	t.Run("a move shows units and GEO", func(t *testing.T) {
		duel(t).Token(0, "tirol", OrderMove).Column("elsass", 2).Column("tirol", 1).At("activation").do(use("move", "tirol")).promises(along("elsass")).do(along("elsass")).
			promises(send(2, 1), "Your units in Tirol 4 > 1", "Your units in Elsass 0 > 3", "GEO level 1 > 3").
			promises(send(3, 1), "Your units in Tirol 4 > 0", "Your units in Elsass 0 > 4", "GEO level without a beacon 1 > 2").do(send(3, 1)).
			promises(LeaveBeacon{}, "Beacons 5 > 4", "GEO level 2 > 3").promises(NoBeacon{})
	})
	t.Run("STW-036 a third structure shows what gives way and what that costs", func(t *testing.T) {
		leaves := func(turrets, farms int) *playT {
			return scene(t, Rhone, Menrau).Units(0, "elsass", 2, 0).Units(1, "sikelia", 1, 0).Turrets("elsass", turrets).Farms("elsass", farms).Column("elsass", 1).Token(0, "elsass", OrderMove).At("activation").
				do(use("move", "elsass"), along("tirol"), send(2, 0))
		}
		leaves(0, 1).promises(LeaveBeacon{}, "Beacons 5 > 4", "GEO level 0 > 2")
		leaves(2, 0).promises(LeaveBeacon{}, "Destroyed to make room > turret", "Beacons 5 > 4", "GEO level 0 > 1")
		leaves(1, 1).promises(LeaveBeacon{}, "Destroyed to make room > turret or farm", "Beacons 5 > 4", "GEO level 0 > 1 or 2")
		leaves(0, 2).promises(LeaveBeacon{}, "Destroyed to make room > farm", "Beacons 5 > 4", "GEO level 0 > 2").do(LeaveBeacon{}, Raze{Farm}).fact(0, "level", "2")
		scene(t, Rhone, Menrau).Units(0, "elsass", 2, 0).Units(1, "sikelia", 1, 0).Beacon(0, "elsass").Turrets("elsass", 1).Token(0, "elsass", OrderDefense).At("activation").
			promises(use("turret", "elsass"), "Destroyed to make room > turret or beacon", "Turrets in Elsass 1 > 1 or 2")
	})
	t.Run("STW-151 a farm shows its cost and what gives way to it", func(t *testing.T) {
		at := func() *sceneT {
			return scene(t, Rhone, Menrau).Units(0, "elsass", 2, 0).Units(1, "sikelia", 1, 0).Column("elsass", 1)
		}
		at().Farms("elsass", 1).At("exploitation").promises(BuildFarm{ar("elsass")}, "Algofuel 7 > 5", "GEO level 2 > 3", "Supply capacity 10 > 11")
		at().Farms("elsass", 2).At("exploitation").promises(BuildFarm{ar("elsass")}, "Destroyed to make room > farm", "Algofuel 7 > 5", "GEO level 3 > 3", "Supply capacity 11 > 11")
	})
	t.Run("a march shows who stays behind", func(t *testing.T) {
		scene(t, Rhone, Menrau).Units(0, "elsass", 3, 1).Units(1, "flandria", 1, 0).Token(0, "elsass", OrderMove).At("activation").
			do(use("march", "elsass"), pure, along("saxonia", "pomorze"), send(3, 0)).
			promises(leave(1, 0), "Your units in Saxonia 0 > 1", "Your units in Elsass 4 > 1", "Your units in Pomorze 0 > 2")
	})
	t.Run("an area taken from a beacon", func(t *testing.T) {
		scene(t, Menrau, Rhone).Units(0, "elsass", 2, 0).Units(1, "sikelia", 1, 0).Beacon(1, "saxonia").Beacon(0, "elsass").Column("saxonia", 3).Token(0, "elsass", OrderMove).At("activation").
			do(use("move", "elsass")).promises(along("saxonia"), "Beacon of Rhône Conglomerate > destroyed", "Booby trap: units lost > 1").do(along("saxonia")).
			promises(send(2, 0), "Your units in Elsass 2 > 0", "Your units in Saxonia 0 > 2", "Beacon of Rhône Conglomerate > destroyed", "Booby trap: units lost > 1", "GEO level 0 > 3", "GEO level 3 > 0").
			promises(send(1, 0), "Your units in Elsass 2 > 1", "Your units in Saxonia 0 > 1", "Beacon of Rhône Conglomerate > destroyed", "Booby trap: units lost > 1", "GEO level 3 > 0")
	})
	t.Run("a combat shows the strengths that all know", func(t *testing.T) {
		x := duel(t).Token(0, "helvetia", OrderMove).Units(0, "helvetia", 2, 1).Turrets("toscania", 1).Token(1, "toscania", OrderDefense).With(0, func(p *Player) { p.Fervor = 2 })
		x.At("activation").do(use("move", "helvetia")).promises(along("toscania"), "Defense: Menrâu > 5", "1 turret > +2", "Defense token > +1").do(along("toscania")).
			promises(send(2, 1), "Your units in Helvetia 4 > 1", "Your units in Toscania 0 > 3", "Attack > 6", "fervor > +2", "Defense: Menrâu > 5", "1 turret > +2", "Defense token > +1")
	})
	t.Run("a sea move shows contracts used up", func(t *testing.T) {
		at := func(c Clan) *playT {
			return sceneOf(t, Form{UsedUp: true}, c, Rhone).Units(0, "toscania", 3, 0).Units(1, "tirol", 1, 0).Token(0, "toscania", OrderMove).Contract(0, "crater").At("activation").
				do(use("move", "toscania"))
		}
		at(Menrau).promises(Go{ar("crater"), ar("kastilha")}, "Contract on Crater > used up")
		at(FreeFleet).promises(Go{ar("crater"), ar("kastilha")}).promises(Go{ar("jadran-floe"), ar("hellas")}, "Without a contract over Jadran Floe > once a round")
	})
	t.Run("contracts, beacons and recruits", func(t *testing.T) {
		duel(t).Beacon(0, "tirol").Contract(1, "crater").Token(0, "tirol", OrderDefense).At("activation").promises(TakeBeacon{ar("tirol")}, "Beacons 4 > 5").
			do(use("contract", "tirol"), pure).promises(PutContract{ar("crater")}, "Contracts 3 > 2", "Spaces on Crater 1 > 0")
		duel(t).Token(0, "tirol", OrderDefense).At("activation").do(use("mobilize", "tirol"), pure).promises(Muster{ar("tirol"), true}, "Units, of those that can be supplied 5 of 9 > 6 of 9")
	})
}
