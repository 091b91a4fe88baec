package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
)

// Vassal gives a seat a vassal clan with these titles: the primary's and the vassal's.
func (x *sceneT) Vassal(seat rules.Seat, c Clan, primary, vassal Title) *sceneT {
	x.s.subject(c, seat)
	x.s.d.Ambassadors[seat].Held = primary
	x.s.d.Ambassadors = append(x.s.d.Ambassadors, Ambassador{Seat: seat, Clan: c, Held: vassal})
	return x
}

// Guard puts soldiers of a seat's vassal into an area.
func (x *sceneT) Guard(seat rules.Seat, at string, base, elite int) *sceneT {
	x.s.Recruit(x.s.Vassal(seat), ar(at), Force{base, elite})
	return x
}

// Command lays an Order token of a seat's vassal.
func (x *sceneT) Command(seat rules.Seat, at string, o Order) *sceneT {
	x.s.At(ar(at)).Token = Token{Clan: x.s.Vassal(seat), Order: o}
	return x
}

// lords is The Convoy for two: Rhône leads Menrâu, Catabatians lead Rhein-Stamm. Rhône is in Tirol, Menrâu in Elsass; the
// others are in Albion and Hellas. Seat 0 is first, then its vassal.
func lords(t *testing.T) *sceneT { return lordsOf(t, Convoy, Menrau, RheinStamm) }

func lordsOf(t *testing.T, scenario string, first, second Clan) *sceneT {
	t.Helper()
	return sceneOf(t, Form{Scenario: scenario, Modules: []string{ModVassals}}, Rhone, Catabatians).Vassal(0, first, Watcher, Legate).Vassal(1, second, Archon, Watcher2).
		Units(0, "tirol", 3, 1).Guard(0, "elsass", 3, 1).Units(1, "albion", 2, 0).Guard(1, "hellas", 2, 0)
}

func TestVassalDraft(t *testing.T) {
	form := Form{Scenario: UnseenWires, Modules: []string{ModVassals}}
	two, three := form, form
	two.Seats, three.Seats = 2, 3
	units := func(at string, base, elite int) DeployUnits { return DeployUnits{ar(at), Force{base, elite}} }
	put := func(x Piece, at string) DeployPiece { return DeployPiece{x, ar(at)} }
	north := []rules.Action{TakeZone{1}, units("neustria", 5, 0), units("flandria", 3, 1), units("albion", 0, 1), put(Column, "neustria"), put(Turret, "flandria"), put(Farm, "albion"), put(Farm, "albion")}
	south := []rules.Action{TakeZone{3}, units("toscania", 5, 0), units("appulia", 3, 1), units("sikelia", 0, 1), put(Column, "toscania"), put(Turret, "sikelia"), put(Farm, "sikelia"), put(Farm, "appulia")}
	t.Run("PWW-17 clan, title, Double Deployment card and forces, then the next player", func(t *testing.T) {
		deals(t, two).do(ChooseClan{Rhone}, ClaimTitle{Archon}).turn(0, "zone").do(north...).turn(1, "clan").refuse(ChooseClan{Rhone}, "STW-041").do(ChooseClan{Menrau}).refuse(ClaimTitle{Archon}, "STW-041").
			do(ClaimTitle{Legate}).turn(1, "zone")
	})
	t.Run("STW-208 zones 1 and 5, 2 and 3, 4 and 6 are on one card", func(t *testing.T) {
		for zone, other := range map[int]int{1: 5, 2: 3, 4: 6, 5: 1, 3: 2, 6: 4} {
			if got := open(Form{Scenario: Convoy, Seats: 2, Losses: 2, Modules: []string{ModVassals}}).otherZone(zone); got != other {
				t.Errorf("zone %d is with %d", zone, got)
			}
		}
		deals(t, two).do(ChooseClan{Rhone}, ClaimTitle{Archon}).do(north...).do(ChooseClan{Menrau}, ClaimTitle{Legate}).refuse(TakeZone{5}, "STW-042").refuse(TakeZone{1}, "STW-042").legal(TakeZone{2})
	})
	draft := func(t *testing.T) *playT {
		return deals(t, two).do(ChooseClan{Rhone}, ClaimTitle{Archon}).do(north...).do(ChooseClan{Menrau}, ClaimTitle{Legate}).do(south...)
	}
	t.Run("PWW-18 the last to deploy takes the first vassal, for the other zone and a free title", func(t *testing.T) {
		g := draft(t).turn(1, "vassal").refuse(TakeVassal{Rhone}, "PWW-18").refuse(TakeVassal{Menrau}, "PWW-18").refuse(TakeVassal{NoClan}, "STW-007").do(TakeVassal{FreeFleet}).
			turn(1, "deploy").refuse(units("toscania", 1, 0), "STW-042").do(units("tirol", 4, 0)).do(units("dalmacija", 0, 1)).turn(1, "claim").refuse(ClaimTitle{Legate}, "STW-041").do(ClaimTitle{Watcher})
		g.turn(0, "vassal").refuse(TakeVassal{FreeFleet}, "PWW-18").do(TakeVassal{Apostles}, units("kastilha", 3, 0), units("pirenea", 1, 1)).turn(0, "claim").do(ClaimTitle{Primus})
		g.fact(1, "vassal", "Free Fleet").fact(1, "vassal-units", "4 base 1 elite").fact(rules.Public, "round", "1 of 4")
	})
	t.Run("STW-197 what a Vassal Clan card gives", func(t *testing.T) {
		g := draft(t).fact(1, "pure", "4").do(TakeVassal{FreeFleet}).refuse(units("tirol", 4, 1), "STW-044").do(units("tirol", 4, 0), units("catabatia", 0, 1)).
			fact(1, "vassal-supply", "4 base 1 elite").fact(1, "vassal-units", "4 base 1 elite").fact(1, "pure", "5").fact(1, "contraband", "4").fact(1, "beacons", "5")
		if c := g.s.Camp(FreeFleet); c.Beacons+c.Contracts > 0 || g.s.TokensLeft(FreeFleet, OrderMove) != 6 {
			t.Errorf("%+v", *c)
		}
	})
	t.Run("STW-205 the vassal Apostles draw their two cards when they are chosen", func(t *testing.T) {
		draft(t).fact(1, "hand", "0").do(TakeVassal{Apostles}).fact(1, "hand", "2")
	})
	t.Run("STW-206 three players have a sixth place, last and without power", func(t *testing.T) {
		for seats, want := range map[int]bool{2: false, 3: true} {
			f := form
			f.Seats = seats
			g := deals(t, f).do(ChooseClan{Rhone})
			if _, last := g.s.b.Titles[Sixth], g.s.b.Places[len(g.s.b.Places)-1] == Sixth; last != want {
				t.Errorf("%d players: places %v", seats, g.s.b.Places)
			}
			if want {
				g.legal(ClaimTitle{Sixth})
			} else {
				g.refuse(ClaimTitle{Sixth}, "STW-041")
			}
		}
		g := sceneOf(t, form, Rhone, Catabatians, Apostles).Vassal(0, Menrau, Sixth, Legate).Vassal(1, RheinStamm, Archon, Watcher).Vassal(2, FreeFleet, Watcher2, Primus).
			Units(0, "tirol", 1, 0).Units(1, "albion", 1, 0).Units(2, "hellas", 1, 0).Token(0, "tirol", OrderMove).At("activation")
		var order []Clan
		for g.s.Phase() == "activation" && len(order) < 6 {
			order = append(order, g.s.Top().Clan)
			for _, a := range g.s.Legal() {
				if a.Kind() == "pass" {
					g.do(a)
					break
				}
			}
		}
		if !slices.Equal(order, []Clan{RheinStamm, Menrau, Catabatians, Apostles, FreeFleet, Rhone}) {
			t.Errorf("the order of turns is %v", order)
		}
	})
}
