package scenes

import (
	"fmt"
	"slices"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// A swap of Diplomacy cards is put together in a panel over the map, by the active seat or by who answers with another
// offer; whoever is asked sees it in the same panel and answers beside it.

// trades reports whether an action puts an offer before somebody.
func trades(a rules.Action) bool {
	switch a.(type) {
	case stw.Propose, stw.Counter:
		return true
	}
	return false
}

// trading reports whether an offer is being put together.
func (s *stwTable) trading(t *Table) bool { return t.acting() && s.trade == t.g.Now() }

// concerns reports whether an action is about what is decided now: an offer that is put together, or all else.
func (s *stwTable) concerns(p rules.Position, a rules.Action) bool {
	return trades(a) == (s.trade == p)
}

// meantNow are the actions still meant that are about what is decided now.
func (s *stwTable) meantNow(t *Table) []rules.Action {
	return slices.DeleteFunc(t.aim.meant(), func(a rules.Action) bool { return !s.concerns(t.g.Now(), a) })
}

// toTrade begins to put an offer together, or ends it.
func (s *stwTable) toTrade(t *Table) {
	t.aim.reset(t.g.Legal())
	if s.trading(t) {
		s.trade = nil
		return
	}
	s.trade = t.g.Now()
}

// drop ends it too (Escape).
func (s *stwTable) drop(p rules.Position) bool {
	was := s.trade == p
	s.trade = nil
	return was
}

// litTrade are the things to point at for an offer, in any order: whom, the cards, with an alliance or without, which may
// still be changed when it is chosen.
func litTrade(a *aim) (out []rules.Target) {
	add := func(x rules.Target) {
		if !hasTarget(a.chosen, x) && !hasTarget(out, x) {
			out = append(out, x)
		}
	}
	most := 0
	for part := 0; part < max(1, most); part++ {
		for _, i := range a.open {
			if trades(a.legal[i]) {
				most = len(a.points[i]) - 1
				add(a.points[i][part])
			}
		}
	}
	for _, i := range a.matching(slices.DeleteFunc(slices.Clone(a.chosen), func(x rules.Target) bool { return x.Kind == stw.TargetTreaty })) {
		if trades(a.legal[i]) {
			add(a.points[i][most])
		}
	}
	return out
}

// mayTrade reports whether the seat can offer anything.
func mayTrade(t *Table) bool { return slices.ContainsFunc(t.aim.legal, trades) }

// drawOffer draws the panel over the map; false where nothing is offered.
func (s *stwTable) drawOffer(t *Table, u *ui.UI, r draw.Rect) bool {
	p := stwState(t.pos())
	if p.Pacts() == nil || t.bare || t.moving() != nil {
		return false
	}
	var o *board.PactOffer
	switch {
	case s.trading(t):
		o = s.composed(t, p)
	case stepOf(p) == "answer":
		o = s.offered(t, p)
	default:
		return false
	}
	k := min(r.W/748, r.H/464)
	r = draw.Around(r.Mid(), 712*k, 452*k)
	u.L.On(draw.Panel, func() {
		a := o.Draw(u, r)
		if a.Clicked.Kind != "" {
			u.Act()
			s.pick(t, a.Clicked)
			a.Clicked = rules.Target{}
		}
		t.meet(u, a)
	})
	return true
}

// offered is an offer that waits for its answer.
func (s *stwTable) offered(t *Table, p *stw.State) *board.PactOffer {
	o := p.Pacts().Offer
	out := s.emptyOffer(p, fmt.Sprintf(wordsOfferFrom, t.g.m.Table().Name(o.From)))
	for i, x := range []struct {
		seat rules.Seat
		card stw.Card
	}{{o.From, o.Give}, {o.To, o.Take}} {
		out.Sides[i] = s.giver(t, p, x.seat)
		card := s.pactCard(t, p, x.seat, x.card, "offer/")
		card.Spot.Lit = false
		_, of := x.card.Pact()
		out.Sides[i].Note, out.Sides[i].Cards = "of "+of.Name(), []board.Card{card}
		out.Treaty.Left[i] = p.Pacts().Treaties[x.seat]
	}
	out.Treaty.Ally = o.Ally
	return out
}

func (s *stwTable) emptyOffer(p *stw.State, head string) *board.PactOffer {
	return &board.PactOffer{Head: head, Note: wordsPublic, Clause: "PWW-05", Treaty: board.PactTreaty{Of: treatiesOf(p)}}
}

// treatiesOf is how many Treaty tokens a player has (PWW-04).
func treatiesOf(p *stw.State) int {
	if p.Seats() == 5 {
		return 3
	}
	return 2
}

func (s *stwTable) giver(t *Table, p *stw.State, seat rules.Seat) board.PactSide {
	return board.PactSide{Clan: t.clan(p.Clan(seat)), Name: fmt.Sprintf(wordsGives, t.g.m.Table().Name(seat))}
}

// composed is an offer that is put together.
func (s *stwTable) composed(t *Table, p *stw.State) *board.PactOffer {
	me, with := p.Turn(), s.asked(t, p)
	head := wordsOfferSwap
	if stepOf(p) == "answer" {
		head = wordsOtherOffer
	}
	out := s.emptyOffer(p, head)
	out.Sides[0] = s.toGive(t, p, me, with)
	out.Treaty.Left[0] = p.Pacts().Treaties[me]
	if with >= 0 {
		out.Sides[1] = s.toGive(t, p, with, me)
		out.Treaty.Left[1] = p.Pacts().Treaties[with]
	} else {
		out.Sides[1].Name, out.Sides[1].Note = wordsWhom, wordsWhomNote
	}
	if stepOf(p) == "activate" {
		for seat := range rules.Seat(p.Seats()) {
			if seat != me && !p.Player(seat).Out {
				spot := t.stwSpot(fmt.Sprintf("offer/with/%d", seat), rules.Target{Kind: stw.TargetSeat, ID: int(seat)})
				out.Sides[1].Others = append(out.Sides[1].Others, board.PactOther{Spot: spot, Clan: t.clan(p.Clan(seat)), Tip: t.g.m.Table().Name(seat)})
			}
		}
	}
	way := func(id, text string, n int) board.PactWay {
		spot := t.stwSpot(id, rules.Target{Kind: stw.TargetTreaty, ID: n})
		return board.PactWay{Spot: spot, Text: text, Why: s.unable(t, p, n)}
	}
	out.Treaty.Without, out.Treaty.With = way("offer/alone", wordsSwapAlone, 0), way("offer/ally", wordsAndAlliance, 1)
	out.Treaty.Ally = out.Treaty.With.Chosen
	return out
}

// asked is who is asked in the offer that is put together, Nobody as long as it is not known.
func (s *stwTable) asked(t *Table, p *stw.State) rules.Seat {
	if o := p.Pacts().Offer; o != nil {
		return o.From
	}
	for _, x := range t.aim.chosen {
		if x.Kind == stw.TargetSeat {
			return rules.Seat(x.ID)
		}
	}
	return rules.Nobody
}

// toGive is a side with the cards that its seat can give to another.
func (s *stwTable) toGive(t *Table, p *stw.State, seat, to rules.Seat) board.PactSide {
	out := s.giver(t, p, seat)
	out.Note = wordsChooseCard
	for _, c := range p.PactCards(seat) {
		card := s.pactCard(t, p, seat, c, "offer/")
		if card.Chosen {
			_, of := c.Pact()
			out.Note, out.Says = "of "+of.Name(), pactDoes(c)
			if to >= 0 && p.Clan(to) == of {
				out.Says += " " + fmt.Sprintf(wordsCannotPlay, t.g.m.Table().Name(to))
			}
		}
		card.Title, card.Text = pactShort(c), ""
		out.Cards = append(out.Cards, card)
	}
	return out
}

// unable says why the offer that is put together cannot be without an alliance, or with one; "" if it can.
func (s *stwTable) unable(t *Table, p *stw.State, n int) string {
	with := s.asked(t, p)
	if with < 0 || n == 0 {
		return ""
	}
	for _, a := range t.aim.meant() {
		if trades(a) && hasTarget(a.Targets(), rules.Target{Kind: stw.TargetTreaty, ID: n}) {
			return ""
		}
	}
	switch x := p.Pacts(); {
	case p.Allied(p.Turn(), with):
		return wordsAllies
	case x.Treaties[p.Turn()] == 0 || x.Treaties[with] == 0:
		return wordsNoTreaty
	}
	return wordsOffered
}

// pick points at a part of an offer: it takes the place of the one of its kind, and what does not go with it falls away.
func (s *stwTable) pick(t *Table, x rules.Target) {
	if !s.trading(t) || hasTarget(t.aim.chosen, x) {
		return
	}
	was := slices.DeleteFunc(slices.Clone(t.aim.chosen), func(c rules.Target) bool { return s.part(t, c) == s.part(t, x) })
	t.aim.reset(t.g.Legal())
	for _, c := range append([]rules.Target{x}, was...) {
		t.aim.point(c)
	}
	for n := range 2 { // a swap alone, if nothing is said of an alliance
		if s.full(t) {
			t.aim.point(rules.Target{Kind: stw.TargetTreaty, ID: n})
		}
	}
}

// part is which part of an offer a target is: its kind, of cards with their owner.
func (s *stwTable) part(t *Table, x rules.Target) string {
	if x.Kind != stw.TargetPact {
		return x.Kind
	}
	p := stwState(t.g.Now())
	for _, c := range p.PactCards(p.Turn()) {
		if stw.PactTarget(c) == x {
			return "give"
		}
	}
	return "take"
}

// full reports whether both cards are chosen, with whom too, and an alliance neither way.
func (s *stwTable) full(t *Table) bool {
	parts := map[string]bool{}
	for _, x := range t.aim.chosen {
		parts[s.part(t, x)] = true
	}
	return parts["give"] && parts["take"] && !parts[stw.TargetTreaty]
}
