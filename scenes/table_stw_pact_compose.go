package scenes

import (
	"fmt"
	"slices"

	"kettle/render/board"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

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
