package steamwatchers

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"kettle/rules"
)

// soundPacts refuses Diplomacy that would make the rules stumble.
func (s *State) soundPacts() error {
	p, n := s.d.Pacts, s.b.Form.Seats
	if (p != nil) != s.b.Has(ModDiplomacy) {
		return fmt.Errorf("diplomacy that is not in play")
	}
	if p == nil {
		return nil
	}
	bad := fmt.Errorf("diplomacy that cannot be")
	if len(p.Hands) != n || len(p.Treaties) != n || slices.Min(p.Treaties) < 0 {
		return bad
	}
	for _, h := range append(slices.Clone(p.Hands), p.Boxed) {
		for _, c := range h {
			if _, clan := c.Pact(); clan == NoClan {
				return bad
			}
		}
	}
	for i, x := range p.Allies {
		if !s.seated(x.A) || !s.seated(x.B) || x.A == x.B || slices.ContainsFunc(p.Allies[:i], func(y Bond) bool { return y == x || y == Bond{x.B, x.A} }) {
			return bad
		}
	}
	for i, x := range p.Techs {
		if k, _ := x.Card.Pact(); k != TechSupport || !s.seated(x.Seat) || s.Clan(x.Seat) == NoClan || slices.ContainsFunc(p.Techs[:i], func(y Tech) bool { return y.Card == x.Card }) {
			return bad
		}
		for _, b := range x.Bases {
			if !b.Area.Land() || b.N < 1 || b.Went < 0 || b.Went > b.N || s.based(x.Seat, b.Area) > s.Force(b.Area, s.Clan(x.Seat)).Base {
				return bad
			}
		}
	}
	if o := p.Offer; o != nil && (!s.seated(o.From) || !s.seated(o.To) || !slices.Contains(p.Hands[o.From], o.Give) || !slices.Contains(p.Hands[o.To], o.Take)) {
		return bad
	}
	for _, x := range s.d.Stack {
		switch x.Do {
		case "answer":
			if p.Offer == nil || p.Offer.To != x.Seat {
				return bad
			}
		case "bases":
			if !slices.ContainsFunc(p.Techs, func(y Tech) bool { return y.Card == x.Card && x.M <= y.at(x.Area) }) || x.N < 0 || x.N > x.M || !x.From.Land() {
				return bad
			}
		}
	}
	return nil
}

// auditPacts counts the Diplomacy cards and Treaty tokens.
func (s *State) auditPacts() error {
	p := s.d.Pacts
	if p == nil {
		return nil
	}
	cards := slices.Concat(append(slices.Clone(p.Hands), p.Boxed)...)
	for _, x := range p.Techs {
		cards = append(cards, x.Card)
	}
	var all []Card
	for i := range s.d.Camps {
		all = append(all, pactCards(s.d.Camps[i].Clan)...)
	}
	if !same(cards, all) {
		return fmt.Errorf("%d Diplomacy cards, not each once", len(cards))
	}
	for seat, n := range p.Treaties {
		if n+len(s.AlliesOf(rules.Seat(seat))) > Treaties(s.Seats()) {
			return fmt.Errorf("seat %d has too many Treaty tokens", seat)
		}
	}
	for _, x := range p.Techs {
		for _, b := range x.Bases {
			if s.based(x.Seat, b.Area) > s.Force(b.Area, s.Clan(x.Seat)).Base {
				return fmt.Errorf("bases without soldiers in %s", b.Area)
			}
		}
	}
	return nil
}

// pactFacts are the figures of a seat's Diplomacy.
func (s *State) pactFacts(seat rules.Seat) []rules.Fact {
	p := s.d.Pacts
	if p == nil {
		return nil
	}
	var cards, allies []string
	for _, c := range p.Hands[seat] {
		cards = append(cards, c.Name())
	}
	for _, a := range s.AlliesOf(seat) {
		allies = append(allies, who(a))
	}
	list := func(all []string) string {
		if len(all) == 0 {
			return "none"
		}
		return strings.Join(all, ", ")
	}
	return []rules.Fact{
		{ID: "diplomacy", Label: "Diplomacy cards", Value: list(cards), Seat: seat, Clause: "PWW-04"},
		{ID: "treaties", Label: "Treaty tokens", Value: strconv.Itoa(p.Treaties[seat]), Seat: seat, Clause: "PWW-04"},
		{ID: "allies", Label: "Allies", Value: list(allies), Seat: seat, Clause: "PWW-06"},
	}
}
