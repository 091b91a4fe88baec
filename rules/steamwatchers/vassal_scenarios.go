package steamwatchers

import (
	"cmp"
	"fmt"
	"slices"

	"kettle/rules"
)

// convoy is The Convoy (PWW-33): the depot of a player is to be held by two or more of the own vassal's units at the end.
func convoy(name, clause string) Rule {
	return Rule{name, clause, Hooks{
		Tells: tellTarget(func(clan string) string {
			return "The depot of " + clan + ": 3 GEO at the end if two units of its vassal hold it."
		}),
		Settled: func(t *Turn, seat rules.Seat) { t.Push(Pending{Do: "depot", Seat: seat}) },
		Final: func(s *State, seat rules.Seat) (out []Worth) {
			v := s.Vassal(seat)
			for _, a := range Lands() {
				if v != NoClan && s.Controller(a) == v && s.Force(a, v).Units() >= 2 && slices.Contains(s.At(a).Targets, s.Clan(seat)) {
					out = append(out, Worth{Area: a, N: 3})
				}
			}
			return out
		},
	}}
}

// PutDepot puts the Target Area token of the primary clan into one of its areas (PWW-33).
type PutDepot struct {
	Area Area `json:"area"`
}

func (PutDepot) Kind() string              { return "depot" }
func (a PutDepot) String() string          { return "put the depot in " + a.Area.String() }
func (a PutDepot) Targets() []rules.Target { return at(area(a.Area)) }

// Line is the action in words.
func (a PutDepot) Line(*State) rules.Line {
	return rules.Line{Text: "The depot in " + a.Area.Name(), Clause: "PWW-33"}
}

// Ledger is what the depot can give.
func (a PutDepot) Ledger(s *State) rules.Ledger {
	return rules.Ledger{{Label: "GEO at the end, with 2 vassal units in " + a.Area.Name(), Seat: s.Turn(), After: "+3", Good: 1, Clause: "PWW-33"}}
}

func depotStep() *Step {
	return &Step{ID: "depot", Name: "Depot", Clause: "PWW-33", Ask: "put your Target Area token into an area of your primary clan.", Choices: []Choice{
		choice("PWW-33", func(_ *State, _ Pending, yield func(PutDepot)) {
			for _, a := range Lands() {
				yield(PutDepot{a})
			}
		}, func(s *State, p Pending, a PutDepot) error {
			if !a.Area.Land() || s.Controller(a.Area) != s.Clan(p.Seat) || s.Controller(a.Area) == NoClan {
				return rules.Refuse("PWW-33", "the depot is an area of your primary clan")
			}
			return nil
		}, func(t *Turn, p Pending, a PutDepot) {
			t.Pop()
			t.At(a.Area).Targets = append(t.At(a.Area).Targets, t.Clan(p.Seat))
			t.Say(TargetSet{p.Seat, t.Clan(p.Seat), a.Area})
		}),
	}}
}

// sanctuaries are the areas that count in Unseen Wires (PWW-34).
func sanctuaries() []Area { return areas("catalunya", "elsass", "mistreana") }

// wires are Unseen Wires (PWW-35): sanctuaries give victory points, and those decide; the marker begins on the space that
// counts as 1.
func wires(name, clause string) Rule {
	return Rule{name, clause, Hooks{
		Tells: telling(sanctuaries(), "A sanctuary gives its controller 1 victory point in each Conclave, and 2 at the end."),
		Dealt: func(t *Turn) {
			for _, a := range sanctuaries() {
				t.At(a).Targets = []Clan{NoClan}
			}
			for i := range t.d.Players {
				t.d.Players[i].Points = 1
			}
		},
		Convened: func(t *Turn) {
			for _, seat := range t.SeatsInOrder() {
				for _, a := range sanctuaries() {
					if t.Controls(seat, a) {
						p := t.Player(seat)
						p.Points++
						t.Say(PointScored{seat, a, p.Points})
					}
				}
			}
		},
		Final: func(s *State, seat rules.Seat) (out []Worth) {
			for _, a := range sanctuaries() {
				if s.Controls(seat, a) {
					out = append(out, Worth{Area: a, N: 2})
				}
			}
			return out
		},
		Points: func(s *State, seat rules.Seat) int { return s.d.Players[seat].Points },
		Ahead: func(s *State, a, b rules.Seat) int {
			return cmp.Or(-cmp.Compare(s.d.Players[a].GEO, s.d.Players[b].GEO), cmp.Compare(s.claimOf(a), s.claimOf(b)))
		},
	}}
}

// claimOf is the place of a seat's primary clan on the Title Claim track, from 0.
func (s *State) claimOf(seat rules.Seat) int {
	i := slices.IndexFunc(s.d.Ambassadors, func(a Ambassador) bool { return a.Clan == s.Clan(seat) })
	if i < 0 {
		return len(s.b.Places)
	}
	return slices.Index(s.b.Places, s.d.Ambassadors[i].Claim)
}

// PointScored says that a sanctuary gives a victory point (PWW-35).
type PointScored struct {
	Seat rules.Seat `json:"seat"`
	Area Area       `json:"area"`
	Now  int        `json:"now"`
}

func (PointScored) Kind() string { return "point" }

// Line is the event in words.
func (e PointScored) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The sanctuary in %s gives %s a victory point", e.Area.Name(), who(e.Seat)), Value: arrow(e.Now-1, e.Now), Clause: "PWW-35"}
}
