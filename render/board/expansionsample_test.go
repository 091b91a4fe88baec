package board

import (
	"fmt"

	"kettle/render/draw"
	"kettle/render/ui"
)

func sampleKit(i int) KitFace {
	return KitFace{Sprite: "kit-heavy-carrier", Name: "Hydraulic Support Tripods", Side: "Advanced", Advanced: i%2 == 0, Spent: i%3 == 1,
		Text: "Supports without a token, the caravan alone; its plains range is 2."}
}

func sampleCaravan() CaravanBoard {
	c := CaravanBoard{Clan: apostles, Word: "Caravan", Order: OrderSpace{Spot: testSpot("caravan-order", 0), Head: "Order space", Face: "defense", Peek: true, Does: "Turret, Mobilize, Contract", Tip: "Your token lies here."},
		Hold:  CargoHold{Head: "Aboard · 5 of 5", Pieces: []string{"soldier", "soldier", "elite", "farm", "turret"}, Tip: "On the Heavy Carrier"},
		Works: []BoardWork{{"farm", 6, "Farms on the board"}, {"turret", 2, "Turrets on the board"}, {"truck-destroyed", 4, "Trucks taken"}}}
	for i := range c.Slots {
		c.Slots[i] = TruckSlot{Spot: testSpot("slot", i), Head: fmt.Sprintf("Truck %d", i+1), Kit: sampleKit(i), Mark: "upgraded", Note: "free kit slot", Tip: "A truck with its kit"}
	}
	return c
}

// lostCaravan is one without kits: two trucks are gone, one for a mobile building.
func lostCaravan() CaravanBoard {
	c := sampleCaravan()
	c.Works, c.Hold = nil, CargoHold{Head: "Aboard", Closed: true, Tip: "No Heavy Carrier"}
	c.Order.Face = ""
	for i := range c.Slots {
		s := &c.Slots[i]
		s.Kit, s.Mark = KitFace{}, ""
		if i > 0 {
			s.Lost, s.Note = true, "The truck is lost, the slot is blocked."
		}
	}
	c.Slots[2].Piece, c.Slots[2].Note = "farm", "A mobile farm in its place"
	return c
}

func sampleMarket() KitMarket {
	m := KitMarket{Head: "The kit market", Note: "2 of 3 credits are spent", Clauses: []string{"SOH-20", "SOH-21"}}
	for i := range 10 {
		card := KitCard{Spot: testSpot("kit", i), Kit: sampleKit(i), Left: "3 left", Price: 1 + i%2, Tip: "Buy it"}
		if i > 7 {
			card.Price, card.Stop = 0, "not for sale"
		}
		m.Cards = append(m.Cards, card)
	}
	return m
}

func pactCard(i int, of Clan) Card {
	return Card{Spot: testSpot("pact", i), Deck: "diplomacy", Title: "Logistics Support", Picture: PactPicture("mark-strength", of), Text: "Lends an area to a combat."}
}

func samplePact() *PactBoard {
	b := &PactBoard{Clan: alliance, Word: "Diplomacy", Stock: sampleBoard(alliance, 0).Stock, Treaties: 1, Given: 2, Note: "and 12 column cards", Clause: "PWW-05"}
	for i, c := range []Clan{apostles, rhone, rhein} {
		b.Allies = append(b.Allies, PactAlly{testSpot("ally", i), c, "Your ally"})
		b.Hand = append(b.Hand, pactCard(i, c))
	}
	return b
}

// sampleOffer is an offer that is put together: among all clans, of all cards, without or with an alliance.
func sampleOffer() *PactOffer {
	o := &PactOffer{Head: "Offer a swap", Note: "each card is the other\u2019s until Whiteout", Clause: "PWW-05",
		Treaty: PactTreaty{Left: [2]int{1, 3}, Of: 3, Without: PactWay{Spot: testSpot("way", 0), Text: "Swap alone"}, With: PactWay{Spot: testSpot("way", 1), Text: "And an alliance", Why: "You have no token left"}}}
	for i, c := range []Clan{alliance, apostles} {
		s := PactSide{Clan: c, Name: longPlayer, Note: "of " + c.Name, Says: "An area that you control gives its units to a combat of another, once."}
		for k := range 3 {
			s.Cards = append(s.Cards, pactCard(3*i+k, c))
		}
		o.Sides[i] = s
	}
	for i, c := range allClans[:4] {
		o.Sides[1].Others = append(o.Sides[1].Others, PactOther{testSpot("other", i), c, "Ask this clan"})
	}
	return o
}

// sealedOffer waits for its answer: a card of each, and an alliance.
func sealedOffer() *PactOffer {
	o := sampleOffer()
	o.Treaty.Ally, o.Treaty.With, o.Treaty.Without = true, PactWay{}, PactWay{}
	for i := range o.Sides {
		s := &o.Sides[i]
		s.Cards, s.Says, s.Others = s.Cards[:1], "", nil
		s.Cards[0].Lit = false
	}
	return o
}

func sampleVassal() *VassalCard {
	return &VassalCard{Clan: apostles, Head: "Vassal " + apostles.Name, Clause: "PWW-19", Lends: "Lends booby-trapped beacons", Does: "Who destroys one of its beacons loses a unit just moved in.", Lent: "STW-015", Acts: true,
		Pieces: []VassalPiece{{"soldier", 14, "Base soldiers"}, {"elite", 14, "Elite soldiers"}}, Orders: []VassalPiece{{"order-move", 6, "Move"}, {"order-defense", 5, "Defense"}, {"order-decoy", 3, "Decoy"}},
		Stock: []StockSpace{{Spot: testSpot("vassal-space", 0), Full: true}, {Spot: testSpot("vassal-space", 1), Contraband: true, Quarantine: true}}}
}

// expansionParts are the parts of the expansions in their places.
func expansionParts() []clanPart {
	strip, stage := draw.Rc(240, 560, 760, 152), draw.Rc(248, 96, 744, 448)
	caravan, lost, market, pact, offer, sealed, vassal := sampleCaravan(), lostCaravan(), sampleMarket(), samplePact(), sampleOffer(), sealedOffer(), sampleVassal()
	under := sampleBoard(rhone, 0)
	under.Stock = under.Stock[:7]
	for i := range under.Reserve {
		under.Reserve[i].Count = []int{14, 4, 5, 3, 6, 5, 3}[i] // all that a clan has
	}
	return []clanPart{
		{"caravan board", strip, func(u *ui.UI, r draw.Rect) { caravan.Draw(u, r) }},
		{"caravan board, trucks lost", strip, func(u *ui.UI, r draw.Rect) { lost.Draw(u, r) }},
		{"caravan plate", draw.Rc(1008, 244, 264, 106), func(u *ui.UI, r draw.Rect) {
			CaravanPlate{apostles, "Caravan in " + longArea, [3]bool{false, true, true}, "Strength 1, defending 4 · no supply"}.Draw(u, r)
		}},
		{"kit market", stage, func(u *ui.UI, r draw.Rect) { market.Draw(u, r) }},
		{"Diplomacy", strip, func(u *ui.UI, r draw.Rect) { pact.Draw(u, r) }},
		{"offer", draw.Rc(264, 94, offerWide, offerTall), func(u *ui.UI, r draw.Rect) { offer.Draw(u, r) }},
		{"offer, sealed", draw.Rc(264, 94, offerWide, offerTall), func(u *ui.UI, r draw.Rect) { sealed.Draw(u, r) }},
		{"vassal", strip, func(u *ui.UI, r draw.Rect) { under.DrawUnder(u, r, vassal) }},
	}
}
