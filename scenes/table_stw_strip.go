package scenes

import (
	"fmt"
	"slices"
	"strings"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// drawStrip draws the steps of the Whiteout, or the boards of the seat that looks or was opened.
func (s *stwTable) drawStrip(t *Table, u *ui.UI, r draw.Rect) {
	p := stwState(t.pos())
	if s.open < 0 && s.drawSnow(t, u, r) {
		return
	}
	seat := s.opened(t)
	if p.Clan(seat) == stw.NoClan {
		u.Felt(r)
		u.L.Label(r, wordsNoClan, ui.Sentence.To(draw.Center))
		return
	}
	s.drawBoards(t, u, r, p, seat)
}

// opened is the seat whose boards lie in the strip.
func (s *stwTable) opened(t *Table) rules.Seat {
	if s.open >= 0 {
		return s.open
	}
	return s.looks(t)
}

// clanBoard is the board of a seat's clan.
func (s *stwTable) clanBoard(t *Table, p *stw.State, seat rules.Seat) *board.ClanBoard {
	me, c := p.Player(seat), p.Clan(seat)
	out := &board.ClanBoard{Clan: t.clan(c), Word: spineWord(c), Stock: s.stock(t, p, seat), Tokens: p.SpecialsLeft(seat), Fervor: me.Fervor, Exile: me.Exile.Units()}
	out.Surplus = board.Surplus{Pure: me.Fuel.PureOver, Contraband: me.Fuel.ContraOver}
	if p.Box().MaxFervor == 0 {
		out.Fervor = -1
	}
	act, _ := t.shown().(stw.Activate)
	for i, x := range []stw.Special{stw.ForcedMarch, stw.Mobilize, stw.ContractAction} {
		pair := board.SpecialPair{Spot: s.specialSpot(t, p, seat, x), Name: specialNames[x], Used: int(me.Specials[x]), Tip: specialTips[x]}
		pair.Ghost = seat == p.Turn() && specialOf(p, act) == x
		out.Special[i] = pair
	}
	out.Bane = board.Incubation{At: me.Incubation, Ghost: s.incubated(t, p, seat), Calm: harmless(p.Box().Track)}
	farms := 0
	for _, a := range p.Held(c) {
		farms += p.At(a).Farms
	}
	if b := p.CaravanBoard(seat); b != nil {
		farms += b.Mobile.Farms
	}
	capacity := p.Capacity(seat)
	out.Supply = board.SupplyTrack{Units: p.OnBoard(c).Units(), Capacity: capacity, Note: fmt.Sprintf("%d + %s", capacity-farms, count(farms, "farm"))}
	out.Reserve = s.reserve(t, p, c)
	s.hand(t, p, seat, out)
	return out
}

// harmless reports whether no space of the Incubation track has an effect.
func harmless(track []stw.SpaceEffect) bool {
	return !slices.ContainsFunc(track, func(x stw.SpaceEffect) bool { return x != stw.NoEffect })
}

// specialOf is the special action that a token is used for, NoSpecial for a basic one.
func specialOf(p *stw.State, a stw.Activate) stw.Special {
	for _, x := range p.Box().Uses {
		if x.ID == a.Use {
			return x.Special
		}
	}
	return stw.NoSpecial
}

// incubated is where the marker of a seat would come to by what is shown.
func (s *stwTable) incubated(t *Table, p *stw.State, seat rules.Seat) int {
	at := p.Player(seat).Incubation
	if pay, ok := t.shown().(stw.PayMix); ok && seat == p.Turn() {
		at = min(p.Box().MaxIncubation, at+pay.Contra)
	}
	return at
}

// spineWord is what stands on the spine of a clan's board: its name, of a long one the first word.
func spineWord(c stw.Clan) string {
	name := c.Name()
	if first, _, more := strings.Cut(name, " "); more && len([]rune(name)) > 11 {
		return first
	}
	return name
}

// stock are the stock spaces of a seat: full ones first, then those that are closed.
func (s *stwTable) stock(t *Table, p *stw.State, seat rules.Seat) (out []board.StockSpace) {
	fuel := p.Player(seat).Fuel
	pure, contra := p.Spaces(seat)
	add := func(kind string, spaces, full, closed int) {
		for i := range spaces {
			x := rules.Target{Kind: kind, ID: 1}
			if i >= full && stepOf(p) == "quarantine" {
				x.ID = 0
			}
			sp := board.StockSpace{Contraband: kind == stw.TargetContra, Full: i < full, Quarantine: i >= full && i < full+closed}
			if seat == p.Turn() && t.past < 0 && !sp.Quarantine && (hasTarget(t.lit(), x) || hasTarget(t.aim.chosen, x)) {
				sp.Spot = t.stwSpot(fmt.Sprintf("stock/%s/%d", kind, i), x)
			}
			out = append(out, sp)
		}
	}
	add(stw.TargetPure, pure, fuel.Pure, fuel.PureClosed)
	add(stw.TargetContra, contra, fuel.Contra, fuel.ContraClosed)
	return out
}

// reserve is the clan supply.
func (s *stwTable) reserve(t *Table, p *stw.State, c stw.Clan) (out []board.ReservePiece) {
	camp := p.Camp(c)
	add := func(sprite string, n int, tip string) {
		out = append(out, board.ReservePiece{Spot: board.Spot{ID: "reserve/" + sprite}, Sprite: sprite, Count: n, Tip: tip})
	}
	add("soldier", camp.Base, "Base soldiers in the supply")
	add("elite", camp.Elite, "Elite soldiers in the supply: "+c.Sheet().Elite)
	add("beacon", camp.Beacons, "Beacons in the supply")
	add("contract-seal", camp.Contracts, "Careeners’ contracts in the supply")
	for o := stw.OrderMove; o <= stw.OrderDecoy; o++ {
		add("order-"+o.String(), p.TokensLeft(c, o), upperFirst(o.String())+" tokens in the supply")
	}
	return out
}

// hand is what a seat holds: cards of others lie face down.
func (s *stwTable) hand(t *Table, p *stw.State, seat rules.Seat, b *board.ClanBoard) {
	h := p.Hand(seat)
	for i, c := range h.Columns {
		b.Hand = append(b.Hand, s.columnCard(t, p, c, fmt.Sprintf("hand/column/%d", i)))
	}
	for i, c := range h.Down {
		card := s.columnCard(t, p, c, fmt.Sprintf("hand/down/%d", i))
		card.Down = true
		b.Hand = append(b.Hand, card)
	}
	for i, c := range h.Archons {
		card := s.archonCard(t, p, c, fmt.Sprintf("hand/archon/%d", i))
		card.Text, card.Clause, card.Exempt = "", "", board.NoTitle // too small to be read; the tip tells
		card.Title, _, _ = strings.Cut(card.Title, " ")
		b.Hand = append(b.Hand, card)
	}
}

// columnCard is a Steam Column card; one that is masked lies face down.
func (s *stwTable) columnCard(t *Table, p *stw.State, c stw.Card, id string) board.Card {
	a := c.Area()
	if !a.Is() {
		return board.Card{Deck: "steam-column", Down: true}
	}
	up := p.Levels(c)
	now := p.At(a).Column
	card := board.Card{Deck: "steam-column", Title: a.Name(), Art: fmt.Sprintf("column-%d", max(1, min(5, up))), Big: fmt.Sprintf("+%d", up), Note: "no column", Tip: a.Name()}
	if now > 0 {
		card.Note = fmt.Sprintf("%d → %d", now, min(p.Box().MaxColumn, now+up))
	}
	card.Spot = t.stwSpot(id, rules.Target{Kind: stw.TargetColumn, ID: int(a)})
	return card
}

// archonCard is an Archon card; one that is masked lies face down.
func (s *stwTable) archonCard(t *Table, p *stw.State, c stw.Card, id string) board.Card {
	sheet := p.Box().Archon(c)
	if sheet == nil {
		return board.Card{Deck: "archon", Down: true}
	}
	card := board.Card{Deck: "archon", Title: sheet.ArchonSheet.Name, Art: "title-archon", Text: sheet.Text, Clause: sheet.ArchonSheet.Clause, Tip: sheet.ArchonSheet.Name + ". " + sheet.Text}
	if x := steamTitle(sheet.Spares); x != board.NoTitle {
		card.Exempt, card.Favour = x, wordsUnaffected
	}
	card.Spot = t.stwSpot(id, rules.Target{Kind: stw.TargetCard, ID: c.Number()})
	return card
}

// handStrip is the hand spread out, to play a Steam Column card from: those drawn now before those kept.
func (s *stwTable) handStrip(t *Table, p *stw.State) board.HandStrip {
	seat := p.Turn()
	cards, drawn := p.Hand(seat).Columns, p.Top().N
	out := board.HandStrip{Clan: t.clan(p.Clan(seat)), Word: "Hand", Note: board.CardNote{Title: p.Step().Name, Text: wordsWatch, Clauses: []string{"STW-055", "STW-056"}}}
	group := func(head string, from []stw.Card, first int) {
		if len(from) == 0 {
			return
		}
		g := board.CardGroup{Head: fmt.Sprintf("%s · %d", head, len(from))}
		for i, c := range from {
			g.Cards = append(g.Cards, s.columnCard(t, p, c, fmt.Sprintf("hand/column/%d", first+i)))
		}
		out.Groups = append(out.Groups, g)
	}
	kept := max(0, len(cards)-drawn)
	group("Drawn now", cards[kept:], kept)
	group("Kept before", cards[:kept], 0)
	return out
}
