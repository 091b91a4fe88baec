package steamwatchers

import (
	"fmt"
	"slices"

	"kettle/rules"
)

// FreeFloes is how many floes the next sea move of a clan may cross without a contract (STW-023).
func (s *State) FreeFloes(c Clan) int {
	return number(s.Has(c, IceRunners) && !s.Used(s.SeatOf(c), string(IceRunners)))
}

// voyages lists the sea moves of a clan from an area: for each area reached and each floe to begin with the best way,
// but none that only takes more floes than another.
func (s *State) voyages(c Clan, from Area) []Sail { return s.trips(c, from, s.FreeFloes(c)) }

// trips is voyages with so many floes crossed without a contract.
func (s *State) trips(c Clan, from Area, free int) (out []Sail) {
	for _, floe := range from.Place().Floes {
		out = append(out, s.sails(c, from, []Area{floe}, free)...)
	}
	all := slices.Clone(out)
	return slices.DeleteFunc(out, func(w Sail) bool {
		return slices.ContainsFunc(all, func(x Sail) bool {
			return x.To == w.To && len(x.Floes) < len(w.Floes) && !slices.ContainsFunc(x.Floes, func(f Area) bool { return !slices.Contains(w.Floes, f) })
		})
	})
}

// freeFloes is how many floes those who make a journey may cross without a contract.
func (s *State) freeFloes(j journey) int {
	if s.glides(j) {
		return len(Floes())
	}
	return s.FreeFloes(j.Clan)
}

// voyage is the sea move of a journey.
func (s *State) voyage(j journey) (Sail, bool) {
	all := s.trips(j.Clan, j.From, s.freeFloes(j))
	if i := slices.IndexFunc(all, func(w Sail) bool { return w.To == j.Way.To && w.Floes[0] == j.Way.Via }); i >= 0 {
		return all[i], true
	}
	return Sail{}, false
}

// maySail refuses a sea move that is not open (STW-097, STW-098).
func (s *State) maySail(j journey) error {
	from, floe, to := j.From, j.Way.Via, j.Way.To
	switch {
	case !from.Place().Haven:
		return rules.Refuse("STW-097", from.Name()+" has no haven")
	case !to.Place().Haven:
		return rules.Refuse("STW-097", to.Name()+" has no haven")
	case !slices.Contains(from.Place().Floes, floe):
		return rules.Refuse("STW-097", fmt.Sprintf("%s does not border %s", from.Name(), floe.Name()))
	}
	if _, ok := s.voyage(j); ok {
		return nil
	}
	for _, w := range s.sails(j.Clan, from, []Area{floe}, len(Floes())) {
		if w.To != to {
			continue
		}
		if len(w.Free) > s.freeFloes(j) {
			return rules.Refuse("STW-098", fmt.Sprintf("you have no contract on %s", w.Free[0].Name()))
		}
		return rules.Refuse("STW-097", "there is a shorter way over the ice")
	}
	return rules.Refuse("STW-097", fmt.Sprintf("no floes lead from %s to %s", from.Name(), to.Name()))
}

// usedUp lists the floes whose contracts a sea move uses up (STW-214): none where contracts last (STW-099).
func (s *State) usedUp(c Clan, w Sail) (out []Area) {
	if !s.b.Form.UsedUp {
		return nil
	}
	spare := max(0, s.FreeFloes(c)-len(w.Free))
	for _, f := range w.Floes {
		switch {
		case slices.Contains(w.Free, f):
		case spare > 0:
			spare--
		default:
			out = append(out, f)
		}
	}
	return out
}

// Voyage is what a clan's sea move does besides moving units: it uses contracts up where that is the option, and is the
// first of the round for Ice runners (STW-023).
func (t *Turn) Voyage(c Clan, w Sail) {
	seat := t.SeatOf(c)
	for _, f := range t.usedUp(c, w) {
		t.DropContract(t.Clan(seat), f)
		t.Say(ContractReturned{seat, t.Clan(seat), f})
	}
	if t.FreeFloes(c) > 0 {
		t.Use(seat, string(IceRunners))
	}
}

// ContractReturned says that a sea move has used a contract up (STW-214).
type ContractReturned struct {
	Seat rules.Seat `json:"seat"`
	Clan Clan       `json:"clan,omitempty"`
	Floe Area       `json:"floe,omitempty"`
}

func (ContractReturned) Kind() string { return "contract-back" }

// Line is the event in words.
func (e ContractReturned) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The contract of %s on %s is used up", who(e.Seat), e.Floe.Name()), Clause: "STW-214"}
}
