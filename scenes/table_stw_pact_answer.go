package scenes

import (
	"fmt"

	"kettle/render/board"
	"kettle/render/draw"
	"kettle/render/ui"
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// answerCard says what an offer comes to, and has the ways to answer it besides accepting.
func (s *stwTable) answerCard(t *Table, u *ui.UI, r draw.Rect, p *stw.State) float32 {
	o := *p.Pacts().Offer
	pg := t.openPage(u, r, fmt.Sprintf(wordsIfAccepts, t.g.m.Table().Name(o.To)), "")
	line := func(picture func(r draw.Rect), text string) {
		at := pg.y
		picture(draw.Rc(pg.r.X+pagePad, at+1, 26, 34))
		pg.r.X, pg.r.W = pg.r.X+34, pg.r.W-34
		pg.text(text)
		pg.r.X, pg.r.W = pg.r.X-34, pg.r.W+34
		pg.y = max(pg.y, at+38)
	}
	sprite := func(name string) func(r draw.Rect) { return func(r draw.Rect) { spriteFit(u.L, name, r) } }
	line(sprite("card-back-diplomacy"), wordsChangeHands)
	clauses := []string{"PWW-10"}
	if o.Ally {
		line(func(r draw.Rect) { board.Treaty(u.L, r, t.clan(p.Clan(o.From))) }, wordsAreAllies)
		line(sprite("death-exile"), wordsBetrayal)
		clauses = append(clauses, "PWW-06", "PWW-08")
	}
	pg.clauses(clauses...)
	pg.y += 4
	if alone, ok := s.swapAlone(p, o); ok && pg.button("answer/alone", "", wordsAnswerAlone, "S", false) {
		t.do(u, alone)
		return pg.close()
	}
	row := pg.room()
	half := (row.W - 8) / 2
	pg.y += 36
	if u.Quiet("answer/other", draw.Rc(row.X, row.Y, half, 30), "", wordsAnswerOther, "O", !mayTrade(t)) {
		s.toTrade(t)
	}
	if u.Quiet("answer/decline", draw.Rc(row.X+half+8, row.Y, half, 30), "", wordsDecline, "D", false) {
		t.do(u, stw.Reject{})
	}
	return pg.close()
}

// swapAlone is the offer without its alliance, as an answer.
func (s *stwTable) swapAlone(p *stw.State, o stw.Offer) (rules.Action, bool) {
	alone := stw.Counter{Give: o.Take, Take: o.Give}
	return alone, o.Ally && p.Check(alone) == nil
}

// tradeButton begins an offer, where one may be made; where none may it says why.
func (s *stwTable) tradeButton(t *Table, pg *page, p *stw.State) {
	if p.Pacts() == nil || pg.left() < 36 || !s.trading(t) && (stepOf(p) != "activate" || len(t.aim.chosen) > 0) {
		return
	}
	word := wordsOfferSwap
	if s.trading(t) {
		word = wordsNoOffer
	}
	if pg.button("trade", "", word, "T", !mayTrade(t)) {
		s.toTrade(t)
	}
}

// answered is the card of what became of an offer.
func answered(events []rules.Event) *revealCard {
	var card *revealCard
	for _, e := range events {
		switch e := e.(type) {
		case stw.Swapped:
			card = &revealCard{title: wordsSwapped}
			lines := []rules.Line{
				{Icon: "card-back-diplomacy", Text: fmt.Sprintf("@%d gets %s", e.To, e.Give.Name())},
				{Icon: "card-back-diplomacy", Text: fmt.Sprintf("@%d gets %s", e.From, e.Take.Name())},
			}
			card.draw = func(t *Table, pg *page) { tellLines(t, pg, lines) }
		case stw.Allied:
			if card != nil {
				card.title = wordsSwappedAllied
			}
		case stw.Declined:
			refused := rules.Line{Icon: "card-back-diplomacy", Text: fmt.Sprintf("@%d keeps %s", e.To, e.Take.Name())}
			card = &revealCard{title: wordsRefused, draw: func(t *Table, pg *page) { tellLines(t, pg, []rules.Line{refused}) }}
		}
	}
	return card
}

// pactPrompt is what is asked about offers and Diplomacy cards.
func (s *stwTable) pactPrompt(t *Table, p *stw.State) (line rules.Line) {
	by := max(0, p.Turn())
	switch {
	case s.trading(t):
		return rules.Line{Text: fmt.Sprintf("@%d, choose whom you ask, a card of each, and whether you become allies.", by), Clause: "PWW-05"}
	case stepOf(p) == "answer":
		o := p.Pacts().Offer
		line = rules.Line{Text: fmt.Sprintf("@%d, @%d offers a swap of Diplomacy cards. Your answer?", o.To, o.From), Clause: "PWW-05"}
		if o.Ally {
			line = rules.Line{Text: fmt.Sprintf("@%d, @%d offers a swap of Diplomacy cards and an alliance. Your answer?", o.To, o.From), Clause: "PWW-06"}
		}
	case len(t.aim.chosen) > 0 && t.aim.chosen[0].Kind == stw.TargetPact && stepOf(p) == "activate":
		line = pactAsk(t.aim.meant(), by)
	}
	return line
}

// pactAsk asks what a Diplomacy card that is chosen shall be played for.
func pactAsk(meant []rules.Action, by rules.Seat) rules.Line {
	for _, a := range meant {
		switch a.(type) {
		case stw.PlayTech:
			return rules.Line{Text: fmt.Sprintf("@%d, point at an area whose base soldiers get Tech Support.", by), Clause: "PWW-13"}
		case stw.PlayLogistics:
			return rules.Line{Text: fmt.Sprintf("@%d, choose what Logistics Support gives.", by), Clause: "PWW-12"}
		}
	}
	return rules.Line{}
}

// proposePact is the sentence for an offer, a card or a betrayal that is shown, "" for anything else; the clause is ""
// where the rules cite the right one.
func proposePact(p *stw.State, a rules.Action) (text, clause string) {
	with := func(ally bool) string {
		if ally {
			return ", and an alliance?"
		}
		return "?"
	}
	switch a := a.(type) {
	case stw.Propose:
		return fmt.Sprintf("offer @%d %s for %s", a.With, pactBrief(a.Give), pactBrief(a.Take)) + with(a.Ally), ""
	case stw.Counter:
		return fmt.Sprintf("offer %s for %s", pactBrief(a.Give), pactBrief(a.Take)) + with(a.Ally), ""
	case stw.Go, stw.Send:
		if ally, ok := betrays(p, a); ok {
			return fmt.Sprintf("break the alliance with @%d, for 2 units of yours to Death & Exile?", ally), "PWW-08"
		}
	}
	return "", ""
}
