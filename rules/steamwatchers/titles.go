package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// A TitleSheet is a title's power in the Conclave (STW-051). Use is called when the Ambassador has moved (STW-052);
// Vacant when nobody holds the title. Nil does nothing.
type TitleSheet struct {
	Name, Clause string
	Text         string
	Use          func(*Turn, Ambassador)
	Vacant       func(*Turn)
}

// Name is what players call the title.
func (t Title) Name() string {
	names := [numTitles]string{"no title", "Watcher", "Legate", "Archon", "second Watcher", "Primus", "sixth place"}
	if t < numTitles {
		return names[t]
	}
	return "?"
}

// Holder is the seat that holds a title this round, Nobody for none.
func (s *State) Holder(t Title) rules.Seat {
	for _, a := range s.d.Ambassadors {
		if a.Held == t {
			return a.Seat
		}
	}
	return rules.Nobody
}

// Archon is the seat that counts as the Archon, Nobody for none.
func (s *State) Archon() rules.Seat { return s.Holder(Archon) }

// Conclave lists the Ambassadors on the Conclave track by place, as indexes of Ambassadors: the turn order (STW-053).
func (s *State) Conclave() (out []int) {
	return s.ranked(func(a Ambassador) Title { return a.Held })
}

// InOrder lists all Ambassadors as a card means by in order (STW-054): the Conclave track, then the Title Claim track.
func (s *State) InOrder() (out []int) {
	return append(s.Conclave(), s.ranked(func(a Ambassador) Title {
		if a.Held != NoTitle {
			return NoTitle
		}
		return a.Claim
	})...)
}

func (s *State) ranked(place func(Ambassador) Title) (out []int) {
	for _, t := range s.b.Places {
		for i, a := range s.d.Ambassadors {
			if place(a) == t {
				out = append(out, i)
			}
		}
	}
	return out
}

// SeatsInOrder lists the seats in play once each, in the order of InOrder: that of their primary clans (PWW-27).
func (s *State) SeatsInOrder() []rules.Seat {
	return s.seatsOf(slices.DeleteFunc(s.InOrder(), func(i int) bool {
		a := s.d.Ambassadors[i]
		return a.Clan != s.Clan(a.Seat)
	}))
}

// ConclaveSeats lists the seats on the Conclave track once each, in turn order.
func (s *State) ConclaveSeats() []rules.Seat { return s.seatsOf(s.Conclave()) }

func (s *State) seatsOf(ambassadors []int) (out []rules.Seat) {
	for _, i := range ambassadors {
		if seat := s.d.Ambassadors[i].Seat; !slices.Contains(out, seat) {
			out = append(out, seat)
		}
	}
	return out
}

// Claims lists the titles that an Ambassador may claim on passing (STW-073, STW-074), by place: free ones other than
// the title held now, the reserved one if there is one, or the present one when only that is free.
func (s *State) Claims(a Ambassador) (out []Title) {
	if a.Reserved != NoTitle {
		return []Title{a.Reserved}
	}
	if r := s.claiming(); r != nil {
		return r.Claims(s, a)
	}
	for _, t := range s.b.Places {
		if t != a.Held && s.freeTitle(t) {
			out = append(out, t)
		}
	}
	if len(out) == 0 {
		out = append(out, a.Held)
	}
	return out
}

// claiming is the rule that says which titles may be claimed, nil for STW-073.
func (s *State) claiming() (out *Rule) {
	s.rules(func(r *Rule) {
		if r.Claims != nil {
			out = r
		}
	})
	return out
}

// freeTitle reports whether nobody has claimed or reserved a title for the next round.
func (s *State) freeTitle(t Title) bool {
	return !slices.ContainsFunc(s.d.Ambassadors, func(a Ambassador) bool { return a.Claim == t || a.Reserved == t })
}

// mayClaim refuses a title that Claims does not list, with the clause.
func (s *State) mayClaim(a Ambassador, t Title) error {
	rule := s.claiming()
	switch {
	case slices.Contains(s.Claims(a), t):
		return nil
	case !slices.Contains(s.b.Places, t):
		return rules.Refuse("STW-051", "there is no such title")
	case a.Reserved != NoTitle:
		return rules.Refuse("STW-061", "the Ambassador goes to the title that is reserved for it, "+a.Reserved.Name())
	case rule != nil:
		return rules.Refuse(rule.Clause, rule.Name+": the Ambassador moves on to "+s.Claims(a)[0].Name())
	case slices.ContainsFunc(s.d.Ambassadors, func(x Ambassador) bool { return x.Reserved == t }):
		return rules.Refuse("STW-061", "that title is reserved: "+t.Name())
	case !s.freeTitle(t):
		return rules.Refuse("STW-073", "that title is taken: "+t.Name())
	case t == a.Held:
		return rules.Refuse("STW-073", "the Ambassador leaves the title it holds now")
	}
	return rules.Refuse("STW-073", "that title cannot be claimed now")
}
