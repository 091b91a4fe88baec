package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// pactPoint is what a Diplomacy card is good for in the hand of one who may play it.
var pactPoint = [...]float64{Logistics: 0.14, TechSupport: 0.22, MilitaryAssistance: 0.4}

const (
	treatyPoint  = 0.05 // of a Treaty token
	treasonPoint = 0.15 // of a unit that atones, besides its strength
	weary        = 0.2  // of an offer that was made in vain
)

// pactExpected are the decisions of Diplomacy.
var pactExpected = expectation{
	"atone":    steadily(-soldierPoint - treasonPoint),
	"relief":   steadily(0.2),
	"retrieve": steadily(0.2),
}

// techUnits are soldiers with Tech Support.
func techUnits(s *State, c Clan, a Area, r Role) []Plus {
	if len(s.d.Pacts.Techs) == 0 {
		return nil
	}
	return techSupport().Units(s, c, a, r)
}

// pact is what a Diplomacy card is worth to a seat: nothing for its own clan's, and less when the end is near.
func (o *outlook) pact(seat rules.Seat, c Card) float64 {
	k, clan := c.Pact()
	if clan == o.s.Clan(seat) || o.left == 0 && !o.early {
		return 0
	}
	return pactPoint[k] * min(1, 0.5+0.25*float64(o.left))
}

// pacts is what a seat's Diplomacy cards and Treaty tokens are worth; who has offered in vain had better stop.
func (o *outlook) pacts(seat rules.Seat) (v float64) {
	p := o.s.d.Pacts
	for _, c := range p.Hands[seat] {
		v += o.pact(seat, c)
	}
	if o.left > 0 {
		v += treatyPoint * float64(p.Treaties[seat])
	}
	for _, x := range p.Made {
		if x.From == seat && !slices.Contains(p.Hands[seat], x.Take) {
			v -= weary
		}
	}
	return v
}

// offered is what a swap is worth to the one who offers it, without the alliance.
func (o *outlook) offered(x Offer) float64 {
	gain := func(seat rules.Seat, more, less Card) float64 { return o.pact(seat, more) - o.pact(seat, less) }
	return gain(x.From, x.Take, x.Give) + min(0, gain(x.To, x.Give, x.Take)) + 0.1*float64(number(x.Ally))
}

// treason is what it costs a clan to move into an ally's area (PWW-08).
func (o *outlook) treason(c Clan, to Area) float64 {
	if o.s.d.Pacts == nil {
		return 0
	}
	by := o.s.lord(c, to)
	if by == rules.Nobody || !o.s.Allied(o.s.SeatOf(c), by) {
		return 0
	}
	return penalty*(soldierPoint+treasonPoint) + 0.1
}

// answered is what each seat has when the offer is answered: as suits best whoever answers.
func (s *State) answered(p Pending) []float64 {
	after := func(a rules.Action) []float64 {
		out, err := s.Apply(a)
		if err != nil {
			panic("steamwatchers: an answer that is refused: " + err.Error())
		}
		return newOutlook(out.Next.(*State)).worths()
	}
	yes, no := after(Accept{}), after(Reject{})
	if relative(yes, int(p.Seat)) > relative(no, int(p.Seat)) {
		return yes
	}
	return no
}
