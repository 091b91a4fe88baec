package scenes

import (
	"fmt"

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
		return rules.Line{Text: fmt.Sprintf("@%d: lay the tile on %s for %s? Q and E turn it.", seat, a.At, priceText(dollars)), Clause: clause}
	case play.Delivery:
		g, path := a.Cargo()
		own, law := 0, r.eco.law()
		for _, p := range t.planAt(path.Start().Stop(), g) {
			if p.Path == path {
				own = p.Earn[seat]
			}
		}
		return rules.Line{Text: fmt.Sprintf("@%d: move %s from %s to %s for %+d %s?", seat, g, path.Start(), path.End(), own, law.gain), Clause: law.earn}
	}
	return r.eco.propose(t, s, a)
}
