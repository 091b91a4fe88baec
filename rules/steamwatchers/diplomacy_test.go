package steamwatchers

import (
	"slices"
	"testing"

	"kettle/rules"
)

var pacts = Form{Modules: []string{ModDiplomacy}}

// Pacts gives a seat Diplomacy cards of other clans, on top of its own.
func (x *sceneT) Pacts(seat rules.Seat, cards ...Card) *sceneT {
	p := x.s.d.Pacts
	for _, c := range cards {
		for i := range p.Hands {
			p.Hands[i] = remove(p.Hands[i], c)
		}
		p.Hands[seat] = append(p.Hands[seat], c)
	}
	return x
}

// Allied makes two seats allies.
func (x *sceneT) Allied(a, b rules.Seat) *sceneT {
	x.s.ally(a, b)
	return x
}

// table is Diplomacy for Rhône in Tirol, Catabatians in Albion and Rhein-Stamm in Hellas, in this order of turns. Rhône has
// a Move token.
func table(t *testing.T) *sceneT {
	t.Helper()
	return sceneOf(t, pacts, Rhone, Catabatians, RheinStamm).Units(0, "tirol", 4, 0).Units(1, "albion", 3, 0).Units(2, "hellas", 3, 0).Token(0, "tirol", OrderMove)
}

// clash is Diplomacy for Rhône in Tirol, attacked by three Catabatians from Helvetia; Rhein-Stamm are in Elsass next to
// it, and nobody has algofuel.
func clash(t *testing.T, base, foes int) *sceneT {
	t.Helper()
	return sceneOf(t, pacts, Rhone, Catabatians, RheinStamm).dry().Fuel(2, 0, 0).Units(0, "tirol", base, 0).Units(1, "tirol", foes, 0).Units(1, "helvetia", 1, 0).Units(2, "elsass", 2, 1).Units(0, "skania", 1, 0)
}

func (x *sceneT) clash() *playT {
	return x.Run(func(t *Turn) { t.Arrive(Catabatians, ar("helvetia"), false, ar("tirol")) })
}

func log(c Clan) Card { return PactCard(Logistics, c) }
func mil(c Clan) Card { return PactCard(MilitaryAssistance, c) }
func tec(c Clan) Card { return PactCard(TechSupport, c) }

func TestDiplomacy(t *testing.T) {
	swap := Propose{With: 1, Give: log(Rhone), Take: mil(Catabatians)}
	bond := swap
	bond.Ally = true
	t.Run("PWW-04 the own three cards, and two Treaty tokens, with five players three", func(t *testing.T) {
		g := table(t).At("activation")
		for seat, c := range []Clan{Rhone, Catabatians, RheinStamm} {
			if got := g.s.PactCards(rules.Seat(seat)); !slices.Equal(got, []Card{log(c), tec(c), mil(c)}) {
				t.Errorf("seat %d has %v", seat, got)
			}
			g.fact(rules.Seat(seat), "treaties", "2")
		}
		for seats, n := range map[int]string{3: "2", 4: "2", 5: "3"} {
			f := pacts
			f.Seats = seats
			deals(t, f).fact(0, "treaties", n)
		}
	})
	t.Run("STW-209 one card of each kind for each of seven clans", func(t *testing.T) {
		all := map[Card]bool{}
		for _, c := range Clans() {
			for _, x := range pactCards(c) {
				all[x] = true
				if k, by := x.Pact(); by != c || k == NoPact || pactOf(pactNumber(x)) != x || x.Name() != k.Sheet().Name+" of "+c.Name() {
					t.Errorf("%s is %s", x, x.Name())
				}
			}
		}
		if len(all) != 21 {
			t.Errorf("%d cards", len(all))
		}
	})
	t.Run("PWW-05 before activating a token the active player offers swaps to who agrees", func(t *testing.T) {
		g := table(t).At("activation").turn(0, "activate").refuse(Propose{0, log(Rhone), tec(Rhone), false}, "PWW-05").refuse(Propose{1, log(Catabatians), tec(Catabatians), false}, "PWW-05").
			refuse(Propose{1, log(Rhone), log(RheinStamm), false}, "PWW-05").do(swap).turn(1, "answer").said("offers @1 Logistics Support of Rhône Conglomerate for Military Assistance of Catabatians")
		yes := g.do(Accept{}).turn(0, "activate").fact(0, "diplomacy", "Tech Support of Rhône Conglomerate, Military Assistance of Rhône Conglomerate, Military Assistance of Catabatians").fact(0, "allies", "none")
		yes.legal(Propose{2, mil(Catabatians), log(RheinStamm), false}).legal(Activate{ar("tirol"), "move"}).legal(Pass{Legate})
		no := table(t).At("activation").do(swap, Reject{}).turn(0, "activate").said("refuses")
		no.fact(1, "diplomacy", "Logistics Support of Catabatians, Tech Support of Catabatians, Military Assistance of Catabatians").refuse(swap, "PWW-05").legal(bond)
	})
	t.Run("PWW-05 who has no token offers nothing, and all see the swap", func(t *testing.T) {
		table(t).At("activation").do(Pass{Legate}).turn(1, "activate").refuse(Propose{0, log(Catabatians), log(Rhone), false}, "PWW-05")
		g := table(t).At("activation").do(swap)
		for _, seat := range []rules.Seat{0, 1, 2, rules.Public} {
			if o := g.s.View(seat).(*State).Pacts().Offer; o == nil || *o != (Offer{0, 1, swap.Give, swap.Take, false}) {
				t.Errorf("seat %d sees %v", seat, o)
			}
		}
	})
	t.Run("PWW-05 who is asked may answer with another offer, once", func(t *testing.T) {
		plain := Counter{Give: mil(Catabatians), Take: log(Rhone)}
		g := table(t).At("activation").do(bond).turn(1, "answer").refuse(Counter{Give: plain.Give, Take: plain.Take, Ally: true}, "PWW-05").refuse(Counter{Give: log(Rhone), Take: log(Rhone)}, "PWW-05").
			legal(Counter{Give: tec(Catabatians), Take: log(Rhone), Ally: true}).do(plain).turn(0, "answer").said("offers @0 Military Assistance of Catabatians for Logistics Support of Rhône Conglomerate").
			refuse(Counter{Give: tec(Rhone), Take: mil(Catabatians)}, "PWW-05")
		yes := g.do(Accept{}).turn(0, "activate").fact(0, "allies", "none").fact(1, "treaties", "2")
		yes.fact(1, "diplomacy", "Logistics Support of Catabatians, Tech Support of Catabatians, Logistics Support of Rhône Conglomerate")
		table(t).At("activation").do(bond, plain, Reject{}).turn(0, "activate").said("refuses").fact(0, "diplomacy", "Logistics Support of Rhône Conglomerate, Tech Support of Rhône Conglomerate, Military Assistance of Rhône Conglomerate")
		table(t).At("activation").do(swap, Counter{Give: log(Catabatians), Take: mil(Rhone), Ally: true}, Accept{}).fact(0, "allies", "@1").fact(1, "allies", "@0")
		table(t).Allied(0, 1).At("activation").do(swap).refuse(Counter{Give: plain.Give, Take: plain.Take, Ally: true}, "PWW-08")
	})
	t.Run("PWW-06 with a swap the two may become allies", func(t *testing.T) {
		g := table(t).At("activation").do(bond, Accept{}).said("@0 and @1 are allies").fact(0, "allies", "@1").fact(1, "allies", "@0").fact(0, "treaties", "1").fact(1, "treaties", "1").fact(2, "allies", "none")
		if !g.s.Allied(1, 0) || g.s.Allied(0, 2) {
			t.Error("who are allies")
		}
		table(t).At("activation").do(bond, Reject{}).fact(0, "treaties", "2").fact(0, "allies", "none")
	})
	t.Run("PWW-06 the alliances of who is wiped out end", func(t *testing.T) {
		g := table(t).Allied(0, 2).Allied(0, 1).Run(func(t *Turn) {
			t.Lose(RheinStamm, ar("hellas"), Force{Base: 3})
			t.eliminate()
		}).fact(0, "allies", "@1").fact(0, "treaties", "0").fact(2, "diplomacy", "none").fact(2, "treaties", "0")
		if len(g.s.Pacts().Boxed) != 3 {
			t.Errorf("in the box: %v", g.s.Pacts().Boxed)
		}
	})
	t.Run("PWW-07 without a Treaty token nobody forms an alliance; swaps stay possible", func(t *testing.T) {
		x := table(t)
		x.s.d.Pacts.Treaties[1] = 0
		x.At("activation").refuse(bond, "PWW-07").legal(swap)
	})
	into := func(x *sceneT, at string) *playT {
		return x.At("activation").do(Activate{ar("tirol"), "move"}, Go{To: ar(at)})
	}
	t.Run("PWW-08 moving into an ally's area breaks the alliance: two units, at once, before combat", func(t *testing.T) {
		g := into(table(t).Allied(1, 0).Units(1, "bohemia", 2, 0), "bohemia").do(Send{Force{Base: 3}}).said("@0 breaks the alliance with @1").turn(0, "atone").fact(0, "allies", "none").fact(0, "treaties", "1").fact(1, "treaties", "1")
		g.refuse(Atone{ar("bohemia"), true}, "PWW-08").refuse(Atone{ar("albion"), false}, "PWW-08").legal(Atone{0, true}).do(Atone{ar("bohemia"), false}).turn(0, "atone").do(Atone{0, false}).fact(0, "exile", "2")
		if f := g.s.Combat(); f == nil || f.Sides[Attacking].Force != (Force{Base: 2}) {
			t.Errorf("%+v", f)
		}
	})
	t.Run("PWW-08 a beacon is an area too; who has nobody left fights not", func(t *testing.T) {
		g := into(table(t).Allied(1, 0).Beacon(1, "bohemia"), "bohemia").do(Send{Force{Base: 1}}).turn(0, "atone").do(Atone{ar("bohemia"), false}, Atone{ar("tirol"), false})
		g.lies("bohemia", "beacon of Catabatians").lies("tirol", "Rhône Conglomerate 2 base soldiers").turn(1, "activate")
		into(table(t).Allied(1, 0).Units(1, "bohemia", 1, 0), "bohemia").do(Send{Force{Base: 2}}, Atone{ar("bohemia"), false}, Atone{ar("bohemia"), false}).lies("bohemia", "Catabatians 1 base soldier").turn(1, "activate")
	})
	t.Run("PWW-08 others' areas, support and flight break nothing; the preview warns", func(t *testing.T) {
		into(table(t).Allied(0, 2).Beacon(1, "bohemia"), "bohemia").do(Send{Force{Base: 1}}).fact(0, "allies", "@2").turn(1, "activate")
		g := table(t).Allied(1, 0).Units(1, "bohemia", 1, 0).At("activation").do(Activate{ar("tirol"), "move"})
		if l := g.s.Preview(Go{To: ar("bohemia")}); !slices.ContainsFunc(l, func(e rules.Entry) bool { return e.Clause == "PWW-08" && e.After == "broken" }) {
			t.Errorf("%v", l)
		}
		clash(t, 4, 3).Token(0, "skania", OrderMove).Allied(0, 2).clash().said("@1 loses 2 base soldiers").fact(0, "allies", "@2")
		table(t).Allied(0, 1).At("activation").refuse(bond, "PWW-08").legal(swap)
	})
	t.Run("PWW-42 nothing promised is enforced", func(t *testing.T) {
		g := table(t).Allied(1, 0).Units(1, "bohemia", 1, 0).Units(2, "elsass", 1, 0).At("activation").do(Activate{ar("tirol"), "move"}).legal(Go{To: ar("bohemia")}).legal(Go{To: ar("elsass")})
		for _, a := range g.s.Legal() {
			if a.Kind() != "go" {
				t.Errorf("%s", a)
			}
		}
	})
}

func TestPactCards(t *testing.T) {
	t.Run("PWW-09 one card in a turn, Military Assistance too", func(t *testing.T) {
		table(t).Fuel(0, 0, 0).Pacts(0, log(Catabatians), log(RheinStamm), mil(Catabatians)).Units(2, "bohemia", 2, 0).At("activation").do(PlayLogistics{log(Catabatians), false}).turn(0, "activate").
			refuse(PlayLogistics{log(RheinStamm), false}, "PWW-09").do(Activate{ar("tirol"), "move"}, Go{To: ar("bohemia")}, Send{Force{Base: 3}}).turn(0, "commit")
		table(t).Pacts(0, mil(Catabatians)).Units(2, "bohemia", 2, 0).At("activation").do(Activate{ar("tirol"), "move"}, Go{To: ar("bohemia")}, Send{Force{Base: 3}}).turn(0, "assist").refuse(Assist{Card: mil(Rhone)}, "PWW-10").do(Assist{Card: mil(Catabatians)}).turn(0, "commit")
	})
	t.Run("PWW-09 the next turn has its own card", func(t *testing.T) {
		table(t).Pacts(0, log(Catabatians), log(RheinStamm)).Token(0, "skania", OrderMove).Units(0, "skania", 1, 0).At("activation").do(PlayLogistics{log(Catabatians), false}, Activate{ar("tirol"), "move"}, Go{To: ar("elsass")}, Send{Force{Base: 4}}, NoBeacon{}).
			do(Pass{Archon}, Pass{Watcher2}).turn(0, "activate").legal(PlayLogistics{log(RheinStamm), false})
	})
	t.Run("PWW-10 nobody plays a card of the own clan", func(t *testing.T) {
		table(t).At("activation").refuse(PlayLogistics{log(Rhone), false}, "PWW-10").refuse(PlayTech{tec(Rhone), ar("tirol"), 1}, "PWW-10").refuse(PlayLogistics{log(Catabatians), false}, "PWW-10")
	})
	t.Run("PWW-11 right before activating a token, Military Assistance in combat alone", func(t *testing.T) {
		g := table(t).Pacts(0, log(Catabatians), mil(RheinStamm)).At("activation").refuse(Assist{Card: mil(RheinStamm)}, "PWW-15").refuse(PlayLogistics{mil(RheinStamm), false}, "PWW-11").do(PlayLogistics{log(Catabatians), false})
		g.refuse(Pass{Legate}, "PWW-11").legal(Activate{ar("tirol"), "move"})
		table(t).Pacts(1, log(Rhone)).At("activation").do(Pass{Legate}).turn(1, "activate").refuse(PlayLogistics{log(Rhone), false}, "PWW-11")
	})
	t.Run("PWW-12 algofuel, or a contract and a Special Action token", func(t *testing.T) {
		x := func() *sceneT { return table(t).Fuel(0, 1, 0).Pacts(0, log(Catabatians)) }
		x().At("activation").do(PlayLogistics{log(Catabatians), false}).fact(0, "pure", "3").fact(0, "contraband", "1")
		spent := func(march, mobilize int8) *sceneT {
			return x().With(0, func(p *Player) { p.Specials[ForcedMarch], p.Specials[Mobilize] = march, mobilize })
		}
		spent(1, 1).At("activation").do(PlayLogistics{log(Catabatians), true}).turn(0, "contract").do(PutContract{ar("crater")}).turn(0, "retrieve").refuse(Retrieve{ContractAction}, "PWW-12").do(Retrieve{Mobilize}).
			fact(0, "specials", "2").fact(0, "contracts", "2").fact(0, "pure", "1").turn(0, "activate")
		spent(1, 0).At("activation").do(PlayLogistics{log(Catabatians), true}, PutContract{ar("crater")}).fact(0, "specials", "3").turn(0, "activate")
		full := x()
		full.s.d.Camps[0].Contracts = 0
		full.s.d.Ground[ar("crater")-1].Contracts, full.s.d.Ground[ar("boreal-floe")-1].Contracts, full.s.d.Ground[ar("baltika-floe")-1].Contracts = []Clan{Rhone}, []Clan{Rhone}, []Clan{Rhone}
		full.At("activation").refuse(PlayLogistics{log(Catabatians), true}, "PWW-12")
	})
	t.Run("STW-211 Logistics Support and Military Assistance go to the box, Tech Support with Whiteout", func(t *testing.T) {
		g := table(t).Pacts(0, log(Catabatians)).At("activation").do(PlayLogistics{log(Catabatians), false})
		if !slices.Equal(g.s.Pacts().Boxed, []Card{log(Catabatians)}) {
			t.Errorf("%v", g.s.Pacts().Boxed)
		}
		g = clash(t, 3, 3).Pacts(0, mil(RheinStamm)).clash().do(Assist{Card: mil(RheinStamm)})
		if !slices.Equal(g.s.Pacts().Boxed, []Card{mil(RheinStamm)}) {
			t.Errorf("%v", g.s.Pacts().Boxed)
		}
	})
}

func TestMilitaryAssistance(t *testing.T) {
	t.Run("PWW-15 two strength, the attacker first, then the defender, before support", func(t *testing.T) {
		clash(t, 3, 3).Pacts(1, mil(RheinStamm)).Pacts(0, mil(Catabatians)).clash().turn(1, "assist").strengths("3", "3").do(Assist{Card: mil(RheinStamm)}).turn(0, "assist").strengths("5", "3").do(Assist{Card: mil(Catabatians)}).said("plays Military Assistance")
		clash(t, 3, 3).Pacts(1, mil(RheinStamm)).clash().do(Decline{}).said("@0 wins in Tirol 3 : 3")
	})
	t.Run("PWW-15 or the card's clan supports from an area next to it, unasked and without a token", func(t *testing.T) {
		g := clash(t, 3, 3).Pacts(1, mil(RheinStamm)).clash().turn(1, "assist").refuse(Assist{mil(RheinStamm), ar("skania")}, "PWW-15").do(Assist{mil(RheinStamm), ar("elsass")}).said("@1 wins in Tirol 7 : 3")
		g.lies("elsass", "Rhein-Stamm 2 base soldiers and 1 elite soldier")
		far := clash(t, 3, 3).Units(2, "flandria", 2, 0).Pacts(1, mil(RheinStamm))
		far.clash().refuse(Assist{mil(RheinStamm), ar("flandria")}, "PWW-15")
	})
	t.Run("PWW-15 the combat panel knows what support a card could bring", func(t *testing.T) {
		b := clash(t, 3, 3).Pacts(1, mil(RheinStamm)).clash().s.Battle()
		if len(b.Attacker.May) != 1 || b.Attacker.May[0].Area != ar("elsass") || b.Attacker.May[0].N != 4 || len(b.Defender.May) > 0 {
			t.Errorf("%+v", b)
		}
	})
	t.Run("PWW-15 no clan supports against its own units, and an absent one gives strength alone", func(t *testing.T) {
		clash(t, 3, 3).Units(0, "bohemia", 1, 0).Pacts(1, mil(Rhone)).clash().turn(1, "assist").refuse(Assist{mil(Rhone), ar("bohemia")}, "PWW-15").legal(Assist{Card: mil(Rhone)})
		x := sceneOf(t, pacts, Rhone, Catabatians, RheinStamm).dry().Fuel(2, 0, 0).Units(0, "tirol", 3, 0).Units(1, "tirol", 3, 0).Units(1, "helvetia", 1, 0).Pacts(1, mil(RheinStamm))
		x.Beacon(2, "elsass").clash().turn(1, "assist").refuse(Assist{mil(RheinStamm), ar("elsass")}, "PWW-15").legal(Assist{Card: mil(RheinStamm)})
	})
	// far is Rhône two areas away from a fight of the other two, with a card of theirs in the attacker's hand.
	far := func(ddos bool) *playT {
		x := sceneOf(t, pacts, Rhone, Catabatians, RheinStamm).Fuel(0, 0, 0).Fuel(1, 0, 0).Fuel(2, 0, 0).Units(0, "burgundie", 3, 2).Units(0, "saxonia", 1, 0).Units(2, "tirol", 3, 0).Units(1, "tirol", 3, 0).Units(1, "helvetia", 1, 0).Pacts(1, mil(Rhone))
		if ddos {
			if k := &x.s.d.Archons; slices.Contains(k.Out, archonCard("DDOS", 0)) {
				k.Out, k.Draw = append(remove(k.Out, archonCard("DDOS", 0)), k.Draw[0]), append(k.Draw[1:], archonCard("DDOS", 0))
			}
			x.Play(archonCard("DDOS", 0))
		}
		return x.clash()
	}
	t.Run("PWW-16 Skybreakers reach two areas, by themselves", func(t *testing.T) {
		far(false).turn(1, "assist").do(Assist{mil(Rhone), ar("burgundie")}).said("@1 wins in Tirol 7 : 3")
		far(false).do(Assist{mil(Rhone), ar("saxonia")}).said("@1 wins in Tirol 4 : 3")
	})
	t.Run("PWW-16 DDOS rules the support out, not the strength", func(t *testing.T) {
		far(true).turn(1, "assist").refuse(Assist{mil(Rhone), ar("saxonia")}, "STW-177").do(Assist{Card: mil(Rhone)}).said("@1 wins in Tirol 5 : 3")
	})
}
