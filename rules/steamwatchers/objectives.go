package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// depots are the neutral Target Area tokens of Fires of the Old World (STW-169): 1 pure algofuel at the end of each
// upkeep, so that it lies over the refilled stock, and 2 GEO at the end of the game.
func depots(name, clause string) Rule {
	at := areas("flandria", "helvetia", "bohemia", "hellas")
	return Rule{name, clause, Hooks{
		Tells: telling(at, "A depot gives its controller 1 pure algofuel in Whiteout, and 2 GEO at the end."),
		Dealt: func(t *Turn) {
			for _, a := range at {
				t.At(a).Targets = []Clan{NoClan}
			}
		},
		Upkept: func(t *Turn) {
			for _, seat := range t.ConclaveSeats() {
				for _, a := range at {
					if t.Controls(seat, a) {
						t.Say(DepotTapped{seat, a})
						t.Gain(seat, 1, 0)
					}
				}
			}
		},
		Final: func(s *State, seat rules.Seat) (out []Worth) {
			for _, a := range at {
				if s.Controls(seat, a) {
					out = append(out, Worth{Area: a, N: 2})
				}
			}
			return out
		},
	}}
}

// hostages are the clans' Target Area tokens in the deployment areas of others (STW-170): the own one gives 3 GEO at the
// end, another clan's 1.
func hostages(name, clause string) Rule {
	return Rule{name, clause, Hooks{
		Tells: tellTarget(func(clan string) string {
			return "The target of " + clan + ": 3 GEO at the end if that clan controls it, 1 for any other."
		}),
		Deployed: func(t *Turn) {
			var todo []Pending
			for n := t.Seats() - 1; n >= 0; n-- { // as they have deployed
				todo = append(todo, Pending{Do: "hostage", Seat: t.chooser(n)})
			}
			t.Push(todo...)
		},
		Final: func(s *State, seat rules.Seat) (out []Worth) {
			for _, a := range Lands() {
				if !s.Controls(seat, a) {
					continue
				}
				for _, c := range s.At(a).Targets {
					if n := 1; c != NoClan {
						if s.SeatOf(c) == seat {
							n = 3
						}
						out = append(out, Worth{Area: a, N: n})
					}
				}
			}
			return out
		},
	}}
}

// leftOf is the player to the left of a seat.
func (s *State) leftOf(seat rules.Seat) rules.Seat { return rules.Seat((int(seat) + 1) % s.Seats()) }

// TakeHostage puts the own Target Area token into a deployment area of the player to the left (STW-170).
type TakeHostage struct {
	Area Area `json:"area"`
}

func (TakeHostage) Kind() string              { return "hostage" }
func (a TakeHostage) String() string          { return "put the target in " + a.Area.String() }
func (a TakeHostage) Targets() []rules.Target { return at(area(a.Area)) }

// Line is the action in words.
func (a TakeHostage) Line(*State) rules.Line {
	return rules.Line{Text: "Target Area token in " + a.Area.Name(), Clause: "STW-170"}
}

func hostageStep() *Step {
	return &Step{ID: "hostage", Name: "Target Area", Clause: "STW-170", Ask: "put your Target Area token into a deployment area of the player to your left.", Choices: []Choice{
		choice("STW-170", func(_ *State, _ Pending, yield func(TakeHostage)) {
			for _, a := range Lands() {
				yield(TakeHostage{a})
			}
		}, func(s *State, p Pending, a TakeHostage) error {
			left := s.d.Players[s.leftOf(p.Seat)].Zone
			if left == 0 || !slices.Contains(europa.Zones[left-1].Areas, a.Area) {
				return rules.Refuse("STW-170", "the token goes into a deployment area of the player to your left")
			}
			return nil
		}, func(t *Turn, p Pending, a TakeHostage) {
			t.Pop()
			t.At(a.Area).Targets = append(t.At(a.Area).Targets, t.Clan(p.Seat))
			t.Say(TargetSet{p.Seat, t.Clan(p.Seat), a.Area})
		}),
	}}
}

// harbours are 1 GEO for each haven that a seat controls at the end, at most 4 (STW-171).
func harbours(s *State, seat rules.Seat) (out []Worth) {
	for _, a := range Lands() {
		if a.Place().Haven && s.Controls(seat, a) && len(out) < 4 {
			out = append(out, Worth{Area: a, N: 1})
		}
	}
	return out
}

// sickest is the penalty at the end of whoever has the most Quarantine tokens, all that are tied (STW-173).
func sickest(s *State, seat rules.Seat) []Worth {
	most := 0
	for _, p := range s.d.Players {
		if !p.Out {
			most = max(most, p.Fuel.Quarantined())
		}
	}
	if most == 0 || s.d.Players[seat].Fuel.Quarantined() < most {
		return nil
	}
	return []Worth{{N: -2}}
}

// What objectives say.
type (
	// TargetSet says that a Target Area token was put into an area.
	TargetSet struct {
		Seat rules.Seat `json:"seat"`
		Clan Clan       `json:"clan"`
		Area Area       `json:"area"`
	}
	// DepotTapped says that a depot gives its controller algofuel (STW-169).
	DepotTapped struct {
		Seat rules.Seat `json:"seat"`
		Area Area       `json:"area"`
	}
)

func (TargetSet) Kind() string   { return "target" }
func (DepotTapped) Kind() string { return "depot" }

// objectiveEvents are the kinds of events of scenarios alone.
var objectiveEvents = []string{"target", "depot"}

// Line is the event in words.
func (e TargetSet) Line(s *State) rules.Line {
	return rules.Line{Text: who(e.Seat) + " puts the Target Area token in " + e.Area.Name(), Icon: e.Clan.Sheet().Emblem, Clause: s.b.Scenario.Clause}
}

// Line is the event in words.
func (e DepotTapped) Line(*State) rules.Line {
	return rules.Line{Text: "The depot in " + e.Area.Name() + " serves " + who(e.Seat), Clause: "STW-169"}
}
