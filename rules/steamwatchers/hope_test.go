package steamwatchers

import (
	"fmt"
	"slices"
	"testing"

	"kettle/rules"
)

// hope is a scene of Spark of Hope. No caravan is on the board yet.
func hope(t *testing.T, clans ...Clan) *sceneT {
	t.Helper()
	return sceneOf(t, Form{Modules: []string{ModHope}}, clans...)
}

// Caravan puts a seat's caravan into an area.
func (x *sceneT) Caravan(seat rules.Seat, at string) *sceneT {
	x.t.Helper()
	c := x.s.Clan(seat)
	if err := x.s.mayPark(ar(at), c); err != nil {
		x.t.Fatal(err)
	}
	x.s.park(ar(at), c, true)
	return x
}

// Kit puts a kit of the general supply into a slot, from 0; NoKit empties it.
func (x *sceneT) Kit(seat rules.Seat, slot int, k Kit, advanced bool) *sceneT {
	x.s.unkit(seat, slot)
	v := x.s.caravan(seat)
	if k == HeavyCarrier {
		x.s.d.Scrapped[k]--
	} else if k != NoKit {
		x.s.d.Kits[k]--
	}
	v.Slots[slot].Kit, v.Slots[slot].Advanced = k, advanced
	return x
}

// Board lays a revealed Order token on a seat's caravan board.
func (x *sceneT) Board(seat rules.Seat, o Order) *sceneT {
	x.s.caravan(seat).Token = o
	return x
}

// Aboard puts soldiers of the clan supply on a seat's Heavy Carrier.
func (x *sceneT) Aboard(seat rules.Seat, base, elite int) *sceneT {
	camp := &x.s.d.Camps[x.s.camp(x.s.Clan(seat))]
	camp.Base, camp.Elite = camp.Base-base, camp.Elite-elite
	x.s.caravan(seat).Cargo = Force{base, elite}
	return x
}

// Wreck destroys trucks of a seat by their slots.
func (x *sceneT) Wreck(seat rules.Seat, slots ...int) *sceneT {
	for _, i := range slots {
		x.s.wreck(seat, i, NoPiece)
	}
	return x
}

// trek has the caravan of seat 0, Rhone, in Neustria with two soldiers and no kits; seat 1 is far away.
func trek(t *testing.T) *sceneT {
	t.Helper()
	return trekOf(t, Rhone)
}

func trekOf(t *testing.T, c Clan) *sceneT {
	t.Helper()
	return hope(t, c, Menrau).Kit(0, 0, NoKit, false).Kit(1, 0, NoKit, false).Units(0, "neustria", 2, 0).Caravan(0, "neustria").Units(1, "sikelia", 2, 0)
}

func haul(base, elite int) Haul { return Haul{Force{base, elite}} }

func TestHopeSetup(t *testing.T) {
	form := func(n int) Form { return Form{Seats: n, Modules: []string{ModHope}} }
	t.Run("SOH-01 what is in the box", func(t *testing.T) {
		kits := 0
		for _, n := range kitSupply(5) {
			kits += int(n)
		}
		if cards := archonSet("SOH"); kits+5 != 25 || len(cards) != 6 || cards[0].Name() != "Icebreaker" || len(Kits()) != 10 {
			t.Errorf("%d kits of %d kinds, cards %v", kits, len(Kits()), cards)
		}
		g := deals(t, form(5))
		for seat := range rules.Seat(5) {
			g.fact(seat, "trucks", "3")
		}
	})
	t.Run("SOH-02 the caravan is deployed with the other units", func(t *testing.T) {
		g := deals(t, form(2)).do(ChooseClan{Menrau}, ClaimTitle{Legate}, ChooseClan{Rhone}, ClaimTitle{Watcher}, TakeZone{5}).turn(1, "deploy").
			refuse(DeployUnits{ar("kastilha"), Force{3, 0}}, "SOH-02").refuse(PutCaravan{ar("tirol")}, "STW-042").
			do(PutCaravan{ar("kastilha")}).said("The caravan of @1 stands in Kastilha").lies("kastilha", "Rhône Conglomerate caravan").refuse(PutCaravan{ar("pirenea")}, "SOH-02").
			refuse(DeployUnits{ar("kastilha"), Force{3, 0}}, "STW-035").do(DeployUnits{ar("kastilha"), Force{2, 0}})
		g.do(DeployUnits{ar("pirenea"), Force{3, 2}}, DeployUnits{ar("catalunya"), Force{3, 0}}).lies("kastilha", "Rhône Conglomerate 2 base soldiers and the caravan")
	})
	t.Run("SOH-03 everybody begins with a Heavy Carrier", func(t *testing.T) {
		g := deals(t, form(3))
		for seat := range rules.Seat(3) {
			g.fact(seat, "kits", "Heavy Carrier, free, free")
		}
	})
	t.Run("SOH-04 the supply of kits", func(t *testing.T) {
		for seats, want := range map[int]string{3: "2 2 2 1 1 1 1 1 1", 5: "3 3 2 2 2 2 2 2 2"} {
			var got string
			for _, x := range deals(t, form(seats)).s.KitMarket() {
				if got += fmt.Sprintf(" %d", x.Left); x.Kit == HeavyCarrier {
					t.Error("a Heavy Carrier is for sale")
				}
			}
			if got != " "+want {
				t.Errorf("%d players: %s, want %s", seats, got, want)
			}
		}
		trek(t).Token(0, "neustria", OrderDefense).Beacon(0, "breizh").At("activation").do(use(UseKits, "neustria")).refuse(BuyKit{HeavyCarrier, 1}, "SOH-04")
	})
	t.Run("SOH-05 six core cards give way to six of the expansion", func(t *testing.T) {
		for _, f := range []Form{form(2), {Seats: 2, Modules: []string{ModHopeCards}}, {Seats: 2, Modules: []string{ModHope, ModHopeCards}}} {
			s := deals(t, f).s
			n := 0
			for _, c := range s.d.Archons.Draw {
				n += number(c[:3] == "SOH")
			}
			if n != 6 || len(s.d.Archons.Draw) != 30 || slices.ContainsFunc(s.d.Archons.Out, func(c Card) bool { return c[:3] != "BAS" }) {
				t.Errorf("%v: %d of the expansion among %d, out %v", f.Modules, n, len(s.d.Archons.Draw), s.d.Archons.Out)
			}
		}
		if s := deals(t, Form{Seats: 2, Modules: []string{ModHopeCards}}).s; s.CaravanBoard(0) != nil || s.KitMarket() != nil {
			t.Error("the cards alone bring caravans")
		}
	})
	t.Run("SOH-54 scenarios and modules that do not go together", func(t *testing.T) {
		def := Definition()
		deal := func(n int, options map[string]string) error {
			_, err := def.New(rules.Setup{Game: def.ID, Seats: n, Seed: 1, Options: options})
			return err
		}
		for _, sc := range coreScenarios() {
			if err := deal(2, map[string]string{OptScenario: sc.ID, ModHope: "on"}); (err == nil) != (sc.ID != "fires-of-the-old-world") {
				t.Errorf("%s: %v", sc.Name, err)
			}
		}
		for _, sc := range hopeScenarios() {
			for n := 2; n <= 5; n++ {
				if err := deal(n, map[string]string{OptScenario: sc.ID, ModHope: "on"}); err != nil {
					t.Errorf("%s with %d: %v", sc.Name, n, err)
				}
			}
			if err := deal(3, map[string]string{OptScenario: sc.ID}); err == nil || err.Error() != sc.Name+" needs the module Spark of Hope (SOH-68)" {
				t.Errorf("%s without: %v", sc.Name, err)
			}
			if err := deal(3, map[string]string{OptScenario: sc.ID, ModHope: "on", ModDiplomacy: "on"}); err == nil || err.Error() != sc.Name+" is played without Diplomacy (SOH-68)" {
				t.Errorf("%s with Diplomacy: %v", sc.Name, err)
			}
		}
	})
	t.Run("SOH-68 with Diplomacy, not with vassals, not in scenarios of either expansion", func(t *testing.T) {
		def := Definition()
		deal := func(options map[string]string) error {
			_, err := def.New(rules.Setup{Game: def.ID, Seats: 3, Seed: 1, Options: options})
			return err
		}
		if err := deal(map[string]string{ModHope: "on", ModDiplomacy: "on"}); err != nil {
			t.Error(err)
		}
		for _, o := range []map[string]string{{ModHope: "on", ModVassals: "on", OptScenario: Convoy}, {ModHope: "on", OptScenario: AnyPort}, {ModHope: "on", OptScenario: CruelGrip}} {
			if deal(o) == nil {
				t.Errorf("%v can be played", o)
			}
		}
		s := deals(t, Form{Seats: 3, Modules: []string{ModDiplomacy, ModWolves, ModHope}}).s
		if len(s.d.Archons.Draw) != 30 || len(s.d.Archons.Out) != 12 {
			t.Errorf("%d Archon cards in the deck, %d out", len(s.d.Archons.Draw), len(s.d.Archons.Out))
		}
	})
}

// lost is a choice of losses.
func lost(base, elite int) Losses { return Losses{Force{base, elite}} }

// mobile is Mobile Bases with the caravan of seat 0 in Neustria.
func mobile(t *testing.T) *sceneT {
	t.Helper()
	return sceneOf(t, Form{Modules: []string{ModHope}, Scenario: "mobile-bases"}, Rhone, Menrau).Kit(0, 0, NoKit, false).Kit(1, 0, NoKit, false).
		Units(0, "neustria", 2, 0).Caravan(0, "neustria").Units(1, "sikelia", 2, 0).Caravan(1, "appulia")
}

// reveal plays an Archon card of the deck, wherever it is.
func (x *sceneT) reveal(by rules.Seat, c Card) *playT {
	x.t.Helper()
	k := &x.s.d.Archons
	if i := slices.Index(k.Out, c); i >= 0 { // a core card that is not in this game: another goes for it
		j := slices.IndexFunc(k.Draw, func(y Card) bool { return y[:3] == c[:3] })
		k.Out[i], k.Draw[j] = k.Draw[j], c
	}
	k.Draw = remove(k.Draw, c)
	return x.Run(func(t *Turn) { t.PlayArchon(by, c) })
}
