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
	if p.Pacts() == nil {
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
	return &board.PactOffer{Head: head, Note: wordsPublic, Clause: "PWW-05", Treaty: board.PactTreaty{Of: stw.Treaties(p.Seats())}}
}

func (s *stwTable) giver(t *Table, p *stw.State, seat rules.Seat) board.PactSide {
	return board.PactSide{Clan: t.clan(p.Clan(seat)), Name: fmt.Sprintf(wordsGives, t.g.m.Table().Name(seat))}
}
