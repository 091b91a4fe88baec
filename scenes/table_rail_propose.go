package scenes

import (
	"fmt"

	"kettle/rules"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/play"
	"kettle/rules/rail/track"
)

// propose is the sentence of the prompt for an action that is shown; empty for those that the engine tells well.
func (r *railTable) propose(t *Table, a rules.Action) rules.Line {
	s := aosState(t.g.Now())
	seat := max(0, s.Turn())
	switch a := a.(type) {
	case track.Lay:
		b := s.Bill(a)
		return rules.Line{Text: fmt.Sprintf("@%d: lay the tile on %s for %s? Q and E turn it.", seat, a.At, priceText(b.Total())), Clause: b.Clause}
	case play.Deliver:
		own := 0
		for _, p := range t.planAt(a.Path.Start().Stop(), a.Good) {
			if p.Path == a.Path {
				own = p.Earn[seat]
			}
		}
		return rules.Line{Text: fmt.Sprintf("@%d: move %s from %s to %s for %+d income?", seat, a.Good, a.Path.Start(), a.Path.End(), own), Clause: "AOS-108"}
	case ageofsteam.Take:
		_, clause := r.roleWords(t, s, a.Role)
		return rules.Line{Text: fmt.Sprintf("@%d: take %s for this round?", seat, a.Role), Clause: clause}
	case ageofsteam.Bid:
		return rules.Line{Text: fmt.Sprintf("@%d: bid $%d of $%d?", seat, a.Dollars, s.Player(seat).Cash), Clause: "AOS-033"}
	case ageofsteam.Drop:
		place := s.Seats() - countOut(s) - len(s.Auction().Out)
		return rules.Line{Text: fmt.Sprintf("@%d: drop out, to be %s for %s?", seat, ordinals[place-1], play.Dollars(s.Fee(seat))), Clause: "AOS-037"}
	}
	return rules.Line{}
}
