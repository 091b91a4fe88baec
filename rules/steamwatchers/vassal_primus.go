package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// Dedicate puts the Ambassador of the Primus's other clan into the dedicated space: the title is reserved for it, and the
// primary clan recruits (PWW-28).
type Dedicate struct {
	Title Title `json:"title"`
}

func (Dedicate) Kind() string     { return "dedicate" }
func (a Dedicate) String() string { return "reserve " + a.Title.String() + " for the other clan" }
func (a Dedicate) Targets() []rules.Target {
	return at(point(TargetButton, ButtonConfirm), point(TargetTitle, int(a.Title)))
}

// Line is the action in words.
func (a Dedicate) Line(s *State) rules.Line {
	p := s.Top()
	other := s.d.Ambassadors[s.fellowOf(p)].Clan
	return rules.Line{Text: "Reserve " + a.Title.Name() + " for " + other.Name() + ", and recruit a base soldier", Clause: "PWW-28"}
}

// fellow is the index of the Ambassador of the same player's other clan, -1 for none.
func (s *State) fellow(a Ambassador) int {
	return slices.IndexFunc(s.d.Ambassadors, func(x Ambassador) bool { return x.Seat == a.Seat && x.Clan != a.Clan })
}

func (s *State) fellowOf(p Pending) int { return s.fellow(Ambassador{Seat: p.Seat, Clan: p.Clan}) }

// dedicating is the Primus's choice to reserve a title for the other clan instead.
func dedicating() Choice {
	return choice("PWW-28", func(s *State, _ Pending, yield func(Dedicate)) {
		for _, x := range s.b.Places {
			yield(Dedicate{x})
		}
	}, func(s *State, p Pending, a Dedicate) error {
		i := s.fellowOf(p)
		switch {
		case i < 0:
			return rules.Refuse("PWW-28", "you have no other clan")
		case !slices.Contains(s.b.Places, a.Title):
			return rules.Refuse("STW-051", "there is no such title")
		case a.Title == Primus:
			return rules.Refuse("STW-061", "the Primus reserves another title")
		}
		if x := s.d.Ambassadors[i]; x.Held == a.Title || x.Held == NoTitle && x.Claim == a.Title {
			return rules.Refuse("STW-073", "the Ambassador leaves the title it holds now")
		}
		return nil
	}, func(t *Turn, p Pending, a Dedicate) {
		t.Pop()
		x := &t.d.Ambassadors[t.fellowOf(p)]
		x.Reserved = a.Title
		t.Say(TitleReserved{p.Seat, x.Clan, a.Title})
		t.enroll(Ambassador{Seat: p.Seat, Clan: p.Clan})
	})
}
