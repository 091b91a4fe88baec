package scenes

import (
	"kettle/rules"
	stw "kettle/rules/steamwatchers"
)

// status is the last line of a seat's panel.
func (s *stwTable) status(t *Table, p *stw.State, seat rules.Seat) string {
	if res, over := p.Result(); over {
		return endStatus(p, res, seat)
	}
	me, acts := p.Player(seat), p.Turn() == seat && t.telling() == nil
	if me.Out {
		return "wiped out"
	}
	if p.Round() == 0 {
		switch {
		case acts && stepOf(p) == "deploy":
			return "deploys now"
		case acts:
			return "chooses now"
		case me.Zone > 0:
			return "deployed: " + stw.Board().Zones[me.Zone-1].Name
		case me.Clan != stw.NoClan:
			return "has chosen"
		}
		return "chooses later"
	}
	if x := p.Pacts(); x != nil && x.Offer != nil && dealStatus(x.Offer, seat) != "" {
		return dealStatus(x.Offer, seat)
	}
	switch p.Phase() {
	case "planning":
		switch {
		case acts:
			return "plans now"
		case p.Plan(seat).Done:
			return "orders are sealed"
		}
		return "plans later"
	case "activation":
		return s.activationStatus(p, seat, acts)
	}
	if acts {
		return "decides: " + p.Step().Name
	}
	return ""
}

func (s *stwTable) activationStatus(p *stw.State, seat rules.Seat, acts bool) string {
	if acts {
		return "acting now"
	}
	for _, a := range p.Ambassadors() {
		if a.Seat == seat && a.Passed {
			return "passed: claims " + a.Claim.Name()
		}
	}
	n := tokensOut(p, p.Clan(seat))
	if n == 0 {
		return "no orders left"
	}
	return count(n, "order") + " left"
}
