package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// techSupport are the rules of Tech Support cards in play: soldiers on bases have 1 strength more and the elite ability of
// the card's clan, until the card goes to the box in upkeep. A base goes with its soldier: of those who move, the ones on
// bases are the first, unless their owner says otherwise; of those who fall, the last.
func techSupport() Rule {
	return Rule{"Tech Support", "PWW-13", Hooks{
		Units: func(s *State, c Clan, a Area, r Role) (out []Plus) {
			n, far := 0, 0
			for i := range s.d.Pacts.Techs {
				if x := &s.d.Pacts.Techs[i]; x.Seat == s.SeatOf(c) {
					n += x.at(a)
					far += x.at(a) * number(x.lends() == SuppressingFire)
				}
			}
			switch {
			case r != SupportingFar && n > 0:
				out = append(out, Plus{What: PlusRule, Name: "Tech Support", Count: n, N: n, Clause: "PWW-13"})
			case r == SupportingFar && far > 0:
				out = append(out, Plus{What: PlusRule, Name: count(far, "soldier") + " with Tech Support", Count: far, N: 2 * far, Clause: "STW-016"})
			}
			return out
		},
		Lends: func(s *State, c Clan, a Area, ability Ability) (n int) {
			for i := range s.d.Pacts.Techs {
				if x := &s.d.Pacts.Techs[i]; x.Seat == s.SeatOf(c) && x.lends() == ability {
					n += x.at(a)
				}
			}
			return n
		},
		Shifted: func(t *Turn, c Clan, from, to Area, f Force) {
			for i := range t.d.Pacts.Techs {
				if x := &t.d.Pacts.Techs[i]; x.Seat == t.SeatOf(c) {
					n := min(f.Base, x.at(from))
					x.add(from, -n)
					x.add(to, n)
					x.went(to, n)
					f.Base -= n
				}
			}
		},
		Travelled: func(t *Turn, m Moved) {
			var todo []Pending
			for i := range t.d.Pacts.Techs {
				x := &t.d.Pacts.Techs[i]
				if n := x.went(m.To, 0); n > 0 && x.Seat == m.Seat && m.Clause != "STW-022" {
					if back := min(n, t.Force(m.From, m.Clan).Base-t.based(m.Seat, m.From)); back > 0 {
						todo = append(todo, Pending{Do: "bases", Seat: m.Seat, Clan: m.Clan, From: m.From, Area: m.To, Card: x.Card, N: n - back, M: n})
					}
				}
			}
			t.Push(todo...)
		},
		Gone: func(t *Turn, c Clan, a Area) {
			for i := range t.d.Pacts.Techs {
				if x := &t.d.Pacts.Techs[i]; x.Seat == t.SeatOf(c) {
					if more := t.based(x.Seat, a) - t.Force(a, c).Base; more > 0 {
						x.add(a, -min(more, x.at(a)))
					}
				}
			}
		},
		Discarded: func(t *Turn) {
			for _, x := range t.d.Pacts.Techs {
				t.d.Pacts.Boxed = append(t.d.Pacts.Boxed, x.Card)
				t.Say(TechEnded{x.Seat, x.Card})
			}
			t.d.Pacts.Techs = nil
		},
	}}
}

// lends is the elite ability of the card's clan (STW-210).
func (x *Tech) lends() Ability {
	_, c := x.Card.Pact()
	return c.Sheet().EliteAbil
}

// at is how many soldiers of an area stand on bases of the card.
func (x *Tech) at(a Area) int {
	for _, b := range x.Bases {
		if b.Area == a {
			return b.N
		}
	}
	return 0
}

// add changes how many soldiers of an area stand on bases of the card.
func (x *Tech) add(a Area, n int) {
	i := slices.IndexFunc(x.Bases, func(b Base) bool { return b.Area == a })
	if i < 0 {
		if n == 0 {
			return
		}
		i, x.Bases = len(x.Bases), append(x.Bases, Base{Area: a})
	}
	b := &x.Bases[i]
	b.N += n
	if b.Went = min(b.Went, b.N); b.N == 0 {
		x.Bases = slices.Delete(x.Bases, i, i+1)
	}
}

// went sets how many came into an area just now, and returns how many had.
func (x *Tech) went(a Area, n int) (was int) {
	for i := range x.Bases {
		if x.Bases[i].Area == a {
			was, x.Bases[i].Went = x.Bases[i].Went, n
		}
	}
	return was
}

// tech is the Tech Support card in play. It panics for none.
func (s *State) tech(c Card) *Tech {
	i := slices.IndexFunc(s.d.Pacts.Techs, func(x Tech) bool { return x.Card == c })
	return &s.d.Pacts.Techs[i]
}

// based is how many soldiers of a seat in an area stand on bases.
func (s *State) based(seat rules.Seat, a Area) (n int) {
	for i := range s.d.Pacts.Techs {
		if x := &s.d.Pacts.Techs[i]; x.Seat == seat {
			n += x.at(a)
		}
	}
	return n
}

// TechAt is how many soldiers of a clan in an area stand on bases of Tech Support cards, and the clans of those cards.
func (s *State) TechAt(c Clan, a Area) (n int, of []Clan) {
	if s.d.Pacts == nil {
		return 0, nil
	}
	for i := range s.d.Pacts.Techs {
		if x := &s.d.Pacts.Techs[i]; x.Seat == s.SeatOf(c) && x.at(a) > 0 {
			_, by := x.Card.Pact()
			n, of = n+x.at(a), append(of, by)
		}
	}
	return n, of
}
