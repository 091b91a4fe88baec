package board

import (
	"fmt"
	"strings"

	"kettle/render/draw"
	"kettle/rules"
)

// The clans as they look, and the longest names there are.
var (
	rhone    = Clan{"rhone", "Rhône Conglomerate", LiveryOf("vermilion")}
	cats     = Clan{"catabatians", "Catabatians", LiveryOf("grey")}
	rhein    = Clan{"rhein-stamm", "Rhein-Stamm", LiveryOf("ink")}
	menrau   = Clan{"menrau", "Menrâu", LiveryOf("umber")}
	fleet    = Clan{"free-fleet", "Free Fleet", LiveryOf("sky")}
	alliance = Clan{"western-alliance", "Western Alliance", LiveryOf("violet")}
	apostles = Clan{"apostles", "Highglimmer Apostles", LiveryOf("yellow")}
	allClans = []Clan{rhone, cats, rhein, menrau, fleet, alliance, apostles}
)

const longPlayer, longArea = "Maximiliane von Hohenfels", "Occitania Bassa"

func testSpot(kind string, i int) Spot {
	return Spot{ID: fmt.Sprintf("%s/%d", kind, i), What: rules.Target{Kind: kind, ID: i}, Lit: true}
}

func testCard(i int) Card {
	return Card{Spot: testSpot("card", i), Deck: "steam-column", Title: longArea, Art: "column-3", Big: "+3", Note: "no column"}
}

func archonCard(i int) Card {
	return Card{Spot: testSpot("archon", i), Deck: "archon", Title: "Truce of the Glasshouse", Art: "mark-strength", Clause: "STW-189", Exempt: Archon, Favour: "unaffected",
		Text: "When played, the Archon names another player, who gives the Archon one barrel, pure or contraband as the giver likes; nothing if there is none."}
}

func sampleSeat(c Clan) SeatPanel {
	return SeatPanel{Spot: testSpot("seat", 0), Clan: c, Player: longPlayer, Title: Watcher, GEO: 14, GEONext: 14, Pure: 13, Contraband: 11, Incubation: 12, Fervor: 3,
		Units: 18, Capacity: 19, Orders: 14, Cards: 12, Status: "passed: claims Watcher, fourth"}
}

func sampleBoard(c Clan, cards int) *ClanBoard {
	b := &ClanBoard{Clan: c, Word: "Rhône", Tokens: 3, Fervor: 3, Exile: 14, Surplus: Surplus{Spot: testSpot("surplus", 0), Pure: 12, Contraband: 12},
		Bane: Incubation{At: 4, Ghost: 8}, Supply: SupplyTrack{Units: 14, Capacity: 19, Ghost: 18, Note: "9 + 10 farms"}}
	for i := range 9 {
		b.Stock = append(b.Stock, StockSpace{Spot: testSpot("space", i), Contraband: i > 4, Full: i%3 == 0, Quarantine: i%3 == 1, Ghost: i%2 == 0})
	}
	for i, n := range []string{"Forced March", "Mobilize", "Contract"} {
		b.Special[i] = SpecialPair{Spot: testSpot("special", i), Name: n, Used: i, Ghost: true}
	}
	for i, s := range []string{"soldier", "elite", "beacon", "contract-seal", "order-move", "order-defense", "order-decoy"} {
		b.Reserve = append(b.Reserve, ReservePiece{Spot: testSpot("reserve", i), Sprite: s, Count: 14})
	}
	for i := range cards {
		b.Hand = append(b.Hand, testCard(i))
	}
	return b
}

func sampleTitles(n int) Titles {
	t := Titles{Note: "Conclave order, then claims"}
	for i := range n {
		t.Places = append(t.Places, TitlePlace{Title: [...]Title{Watcher, Legate, Archon, Watcher, Primus, NoTitle}[i], Conclave: TitleSeat{Spot: testSpot("conclave", i), Clan: allClans[i]},
			Claim: TitleSeat{Spot: testSpot("claim", i), Ghost: allClans[i], Reserved: rhein}})
	}
	return t
}

func sampleOrders() OrderTray {
	t := OrderTray{Clan: cats, Word: "Orders", Pure: 9, Contraband: 7, Tokens: 3, Spend: "16 algofuel, 3 special actions; hand of 12"}
	for i, n := range []string{"Move", "Defense", "Decoy"} {
		k := OrderKind{Spot: testSpot("kind", i), Name: n, Sprite: "order-" + strings.ToLower(n), Left: 3 - i, All: 6 - i, Placed: "3 placed", Does: "Turret, Mobilize, Contract"}
		k.Key = fmt.Sprint(i + 1)
		t.Kinds = append(t.Kinds, k)
	}
	return t
}

// sampleFight is a combat as large as it may be: five against five, with three areas that support on each side.
func sampleFight() *Fight {
	f := &Fight{Title: "Battle for " + longArea, Column: 5, Result: FightResult{Clan: apostles, Head: "Highglimmer Apostles win 24 to 23", Text: "Maximiliane von Hohenfels loses 2 units. The turrets now serve Ada.", Clauses: []string{"STW-118", "STW-115"}}}
	for i, n := range []string{"Base", "Assistance", "Support", "Algofuel", "Final", "Losses"} {
		f.Steps = append(f.Steps, FightStep{n, i < 4, i == 4})
	}
	side := func(c Clan, kind string, head string) FightSide {
		s := FightSide{Clan: c, Head: head, Note: "5 units, 2 turrets, support from three areas", Units: []string{"soldier", "soldier", "elite", "elite", "truck"}, Sum: 24}
		if kind == "defender" {
			s.Works = []string{"turret", "turret", "order-defense"}
		}
		for i := range 3 {
			s.Supports = append(s.Supports, FightSupport{Spot: testSpot(kind, i), Text: longArea + " supports", Order: "order-move", Units: []string{"soldier", "soldier", "soldier", "elite", "elite"}, Plus: 7, May: i == 2})
		}
		for i := range 20 {
			s.Ledger = append(s.Ledger, Strength{Sprite: "elite", Clan: true, Plus: 2, Break: i%5 == 4, Count: 1 + i%2})
		}
		s.Ledger = append(s.Ledger, Strength{Sprite: "fervor", Plus: 3}, Strength{Sprite: "mark-strength", Plus: -1})
		s.Fuel = Fuel{State: FuelOpen, Pure: 4, Contraband: 2, Most: 6, Lift: 1}
		return s
	}
	f.Attacker, f.Defender = side(apostles, "attacker", longPlayer+" attacks"), side(rhein, "defender", longPlayer+" defends")
	return f
}

func sampleLosses() *Losses {
	o := &Losses{By: rhein, Winner: apostles, Won: "Highglimmer Apostles win 24 to 23", Head: "2 losses", Clause: "STW-118", Hint: "Click units to choose them.", FleeHead: "Where do 3 units flee?",
		FleeRule: "STW-121", FleeNote: "Together, own areas first."}
	for i := range 5 {
		o.Units = append(o.Units, LossUnit{testSpot("unit", i), []string{"soldier", "elite"}[i%2], Fate(i % 3), []string{"flees", "destroyed", "kept 1"}[i%3]})
		o.Lines = append(o.Lines, LossLine{"elite", "Sentinel: chosen, then kept for 1 algofuel", "STW-018", "loss 2"})
		o.Flee = append(o.Flee, FleeRow{testSpot("flee", i), longArea, "room for 2, the third is destroyed", "5 of 5", "STW-124", i == 1, i == 2})
	}
	return o
}

func sampleChoice() (c ClanChoice) {
	for i, x := range allClans {
		c = append(c, ClanCard{Spot: testSpot("clan", i), Clan: x, Ability: "Booby-trapped beacons", Does: "Who destroys one of its beacons loses a unit just moved in.", Elite: "Pathfinder",
			EliteDoes: "After a win: removes an order or turret next to the area.", Clause: "STW-015", EliteClaus: "STW-016"})
	}
	c[2].By = longPlayer
	return c
}

func sampleCount() GeoCount {
	g := GeoCount{Head: "GEO by area", Clause: "STW-134"}
	for i, c := range allClans[:5] {
		g.Rows = append(g.Rows, GeoRow{Clan: c, Player: longPlayer, GEO: 12, Now: i == 1, Told: i < 4, Areas: []GeoArea{{longArea, "5+2", true}, {"Catabatia", "2+2", false}, {longArea, "3+1", false}, {"Elsass", "1", false}, {"Dalmacija", "2", false}}})
	}
	return g
}

func sampleEnd() (GeoEnd, TieBreak, GeoChart) {
	e := GeoEnd{Head: "GEO by source", Clause: "STW-171", Sources: []GeoSource{{Name: "columns"}, {Name: "farms"}, {Name: "havens, at most 4"}, {Name: "own depots"}}}
	t := TieBreak{Head: "The tie", Clause: "STW-162", Who: "Ines, Moritz and Tove", Clans: allClans[:3], Rows: []TieRow{{"GEO", []string{"11", "11", "11"}, false, false}, {"Quarantine, fewest", []string{"0", "1", "10"}, true, false}, {"Conclave place", []string{"3", "5", "1"}, false, true}}}
	g := GeoChart{Head: "GEO by round", Note: "Harbour Kings: havens count at the end; red: 10 wins at once", Rounds: []string{"set-up", "round 1", "round 2", "round 3", "round 4", "round 5", "round 6", "+ havens"}, Wins: 10}
	for i, c := range allClans[:5] {
		e.Rows = append(e.Rows, GeoEndRow{Clan: c, Player: longPlayer, Rank: i + 1, Parts: []int{9, 4, 4, -2}, Total: 15, Won: i == 0})
		g.Lines = append(g.Lines, GeoLine{c, []int{5, 6, 7, 8, 9, 9, 11, 13}})
	}
	e.Rows[4].Out, e.Rows[4].Parts = "wiped out in round 3", nil
	return e, t, g
}

// clanParts are all parts with the places they have in a window of 1280 x 720.
func clanParts() []clanPart {
	end, tie, chart := sampleEnd()
	deck := CardTable{Head: "Play one Archon card", Note: "It applies to the whole round", Clause: "STW-058", Cards: []Card{archonCard(0), archonCard(1), archonCard(2), archonCard(3)}}
	deploy := CardTable{Head: "Deployment", Note: "later, from Maximiliane back to Ada", Clause: "STW-042", Cols: 3, Shape: 1.3}
	claim := TitleChoice{Head: "Title Claim", Note: "first title and place in turn order"}
	for i := range 6 {
		deploy.Cards = append(deploy.Cards, Card{Spot: testSpot("deploy", i), Deck: "deployment", Title: "South-West", Corner: "5", Picture: func(l *draw.List, r draw.Rect) {}, Note: "Ruthenia, Mistreana, Valachia"})
		claim.Places = append(claim.Places, TitleClaim{Spot: testSpot("title", i), Title: Watcher, Power: "Reserves a title, recruits 1.", Clause: "STW-055", Clan: apostles, By: longPlayer})
	}
	return append(parts(end, tie, chart, deck, deploy, claim), expansionParts()...)
}
