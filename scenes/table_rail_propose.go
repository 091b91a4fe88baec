package scenes

import (
	"fmt"
	"strings"

	"kettle/rules"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

func (r *railTable) tellLedger(l rules.Ledger) rules.Ledger { return r.eco.tellLedger(l) }

// propose is the sentence of the prompt for an action that is shown; empty for those that the engine tells well.
func (r *railTable) propose(t *Table, a rules.Action) rules.Line {
	s := railState(t.g.Now())
	seat := max(0, s.Turn())
	switch a := a.(type) {
	case track.Lay:
		dollars, clause := s.LayPrice(a)
		return rules.Line{Text: fmt.Sprintf("@%d: lay the tile on %s for %s%s? Q and E turn it.", seat, a.At, priceText(dollars), r.capitalFor(t, a)), Clause: clause}
	case play.Delivery:
		g, path := a.Cargo()
		own, law := 0, r.eco.law()
		if p, ok := r.planOf(s, a); ok {
			own = p.Earn[seat]
		}
		return rules.Line{Text: fmt.Sprintf("@%d: move %s from %s to %s for %s%s?", seat, g, path.Start(), path.End(), law.gain(own), r.capitalFor(t, a)), Clause: law.earn}
	}
	return r.eco.propose(t, s, a)
}

// capitalFor says what capital an action forces, as the end of a sentence; "" for none.
func (r *railTable) capitalFor(t *Table, a rules.Action) string {
	for _, e := range t.ledgerOf(a) {
		if e.Label == "Capital" {
			return ", raising " + strings.TrimPrefix(e.After, "+") + " of capital"
		}
	}
	return ""
}
