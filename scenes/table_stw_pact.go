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

// pactSide is the Diplomacy of a seat, which lies open to all (PWW-05).
func (s *stwTable) pactSide(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	if p.Pacts() == nil || s.dealing(t, p) {
		return nil
	}
	return s.pactsOf(t, p, seat)
}

// pactFirst is the same while an offer is made: it lies before all.
func (s *stwTable) pactFirst(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	if !s.dealing(t, p) {
		return nil
	}
	return s.pactsOf(t, p, seat)
}

// dealing reports whether an offer is put together or waits for its answer.
func (s *stwTable) dealing(t *Table, p *stw.State) bool { return s.trading(t) || stepOf(p) == "answer" }

func (s *stwTable) pactsOf(t *Table, p *stw.State, seat rules.Seat) *stwBoard {
	out := &stwBoard{"pact", "Diplomacy", "", func(u *ui.UI, r draw.Rect) board.Answer { return s.pactBoard(t, p, seat).Draw(u, r) }}
	for _, c := range p.PactCards(seat) {
		if playable(t, p, seat, c) {
			out.sign = "card-back-diplomacy"
		}
	}
	return out
}

// playable reports whether a seat may play a Diplomacy card now.
func playable(t *Table, p *stw.State, seat rules.Seat, c stw.Card) bool {
	return t.acting() && p.Turn() == seat && slices.ContainsFunc(t.aim.legal, func(a rules.Action) bool { return !trades(a) && hasTarget(a.Targets(), stw.PactTarget(c)) })
}

func (s *stwTable) pactBoard(t *Table, p *stw.State, seat rules.Seat) *board.PactBoard {
	h, c := p.Hand(seat), p.Clan(seat)
	allies := p.AlliesOf(seat)
	out := &board.PactBoard{Clan: t.clan(c), Word: spineWord(c), Stock: s.stock(t, p, seat), Treaties: p.Pacts().Treaties[seat], Given: len(allies), Clause: "PWW-10",
		Note: besidePacts(len(h.Columns)+len(h.Down), len(h.Archons))}
	for _, ally := range allies {
		spot := t.stwSpot(fmt.Sprintf("ally/%d", ally), rules.Target{Kind: stw.TargetSeat, ID: int(ally)})
		out.Allies = append(out.Allies, board.PactAlly{Spot: spot, Clan: t.clan(p.Clan(ally)), Tip: fmt.Sprintf(wordsAlly, t.g.m.Table().Name(ally))})
	}
	for _, c := range p.PactCards(seat) {
		card := s.pactCard(t, p, seat, c, "pact/")
		card.Title, card.Text, card.Note = pactShort(c), "", s.pactNote(t, p, seat, c)
		out.Hand = append(out.Hand, card)
	}
	return out
}

// pactCard is a Diplomacy card of a seat, its hit named with that head.
func (s *stwTable) pactCard(t *Table, p *stw.State, seat rules.Seat, c stw.Card, head string) board.Card {
	kind, of := c.Pact()
	return board.Card{Spot: t.stwSpot(head+strings.ReplaceAll(string(c), "/", "-"), stw.PactTarget(c)), Deck: "diplomacy", Title: kind.Sheet().Name,
		Picture: board.PactPicture(pactSprites[kind], t.clan(of)), Text: pactText(c), Tip: s.pactTip(p, seat, c)}
}

// pactTip says what a card does, and who cannot play it.
func (s *stwTable) pactTip(p *stw.State, seat rules.Seat, c stw.Card) string {
	kind, of := c.Pact()
	tip := c.Name() + ". " + kind.Sheet().Text
	if of == p.Clan(seat) {
		tip += " " + wordsOwnPact
	}
	return tip
}

// pactNote says on a card of the strip whether it can be played.
func (s *stwTable) pactNote(t *Table, p *stw.State, seat rules.Seat, c stw.Card) string {
	_, of := c.Pact()
	if of == p.Clan(seat) {
		return wordsSwapOnly
	}
	if playable(t, p, seat, c) {
		return wordsPlayable
	}
	return spineWord(of)
}

// specialSpot is a pair of spaces for Special Action tokens, of which Logistics Support takes one back (PWW-12).
func (s *stwTable) specialSpot(t *Table, p *stw.State, seat rules.Seat, x stw.Special) board.Spot {
	id := fmt.Sprintf("special/%d", x)
	if seat != p.Turn() {
		return board.Spot{ID: id}
	}
	return t.stwSpot(id, rules.Target{Kind: stw.TargetSpecial, ID: int(x)})
}

// pactSprites are what the kinds of cards give.
var pactSprites = map[stw.PactKind]string{stw.Logistics: "barrel-pure", stw.TechSupport: "tech-base", stw.MilitaryAssistance: "mark-strength"}

// layTech lays the bases of Tech Support under the soldiers of an area.
func layTech(d *Desk, p *stw.State, a stw.Area, out *board.EuropaArea) {
	for i, x := range p.At(a).Troops {
		if n, of := p.TechAt(x.Clan, a); n > 0 {
			out.Troops[i].Tech, out.Troops[i].TechOf = n, d.clan(of[0])
		}
	}
}

// allies are the clans whose Treaty tokens a seat has.
func (s *stwTable) allies(t *Table, p *stw.State, seat rules.Seat) (out []board.Clan) {
	for _, ally := range p.AlliesOf(seat) {
		out = append(out, t.clan(p.Clan(ally)))
	}
	return out
}

// betrays reports whether an action leads units into an area of an ally (PWW-08), and whose.
func betrays(p *stw.State, a rules.Action) (ally rules.Seat, ok bool) {
	to := p.Top().Area
	switch a := a.(type) {
	case stw.Go:
		to = a.To
	case stw.Send:
	default:
		return 0, false
	}
	c := p.Controller(to)
	if p.Pacts() == nil || c == stw.NoClan {
		return 0, false
	}
	ally = p.SeatOf(c)
	return ally, p.Allied(p.SeatOf(p.Top().Clan), ally)
}
