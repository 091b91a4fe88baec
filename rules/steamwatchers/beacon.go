package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The decisions about beacons.
type (
	// LeaveBeacon puts a beacon into the area that has just been left (STW-094).
	LeaveBeacon struct{}
	// NoBeacon leaves it without.
	NoBeacon struct{}
	// TakeBeacon takes a beacon back from an area that units hold (STW-095).
	TakeBeacon struct {
		Area Area `json:"area"`
	}
	// Spring is the unit that a booby-trapped beacon destroys (STW-015).
	Spring struct {
		Elite bool `json:"elite,omitempty"`
	}
)

func (LeaveBeacon) Kind() string { return "beacon" }
func (NoBeacon) Kind() string    { return "no beacon" }
func (TakeBeacon) Kind() string  { return "take beacon" }
func (Spring) Kind() string      { return "trap" }

func (LeaveBeacon) String() string  { return "leave a beacon" }
func (NoBeacon) String() string     { return "leave no beacon" }
func (a TakeBeacon) String() string { return "take the beacon of " + a.Area.String() }
func (a Spring) String() string     { return "lose " + soldier(a.Elite) + " to the trap" }

func (LeaveBeacon) Targets() []rules.Target { return at(point(TargetPiece, int(Beacon))) }
func (NoBeacon) Targets() []rules.Target    { return at(point(TargetButton, ButtonPass)) }
func (a TakeBeacon) Targets() []rules.Target {
	return at(area(a.Area), point(TargetButton, ButtonBack))
}
func (a Spring) Targets() []rules.Target { return at(unit(a.Elite)) }

// Line is the action in words.
func (LeaveBeacon) Line(s *State) rules.Line {
	return rules.Line{Text: "Leave a beacon in " + s.Top().Area.Name(), Clause: "STW-094"}
}

// Line is the action in words.
func (NoBeacon) Line(s *State) rules.Line {
	return rules.Line{Text: "Give " + s.Top().Area.Name() + " up", Clause: "STW-094"}
}

// Line is the action in words.
func (a TakeBeacon) Line(*State) rules.Line {
	return rules.Line{Text: "Take the beacon of " + a.Area.Name() + " back", Clause: "STW-095"}
}

// Line is the action in words.
func (a Spring) Line(s *State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Lose %s in %s to the trap", one(a.Elite).Words(), s.Top().Area.Name()), Clause: "STW-015"}
}

// beaconSteps are the beacon that a move leaves behind, the loss of the area without one, and booby traps.
func beaconSteps() []*Step {
	return []*Step{
		{ID: "beacon", Name: "Beacon", Clause: "STW-094", Ask: "leave a beacon, or give the area up.",
			Asks: func(s *State, p Pending) bool {
				return s.Load(p.Area, p.Clan) == 0 && s.At(p.Area).Beacon == NoClan && (s.Camp(p.Clan).Beacons > 0 || s.spareBeacon(p.Clan))
			},
			Choices: []Choice{
				choice("STW-094", just(LeaveBeacon{}), func(s *State, p Pending, _ LeaveBeacon) error {
					return s.mayPlace(p.Clan, p.Area, Beacon)
				}, func(t *Turn, p Pending, _ LeaveBeacon) {
					t.Pop()
					t.Place(p.Clan, p.Area, Beacon)
				}),
				choice("STW-094", just(NoBeacon{}), free, func(t *Turn, _ Pending, _ NoBeacon) { t.Pop() }),
				takingBeacons(),
			}},
		{ID: "left", Name: "Move", Clause: "STW-025", Run: func(t *Turn, p Pending) {
			if t.Controller(p.Area) != p.Clan {
				t.LostArea(p.Clan, p.Area)
			}
		}},
		{ID: "trap", Name: "Booby-trapped beacon", Clause: "STW-015", Ask: "choose the unit that the booby-trapped beacon destroys.",
			Choices: []Choice{
				choice("STW-015", func(_ *State, _ Pending, yield func(Spring)) {
					yield(Spring{false})
					yield(Spring{true})
				}, func(s *State, p Pending, a Spring) error {
					if !one(a.Elite).Within(s.Force(p.Area, p.Clan)) {
						return rules.Refuse("STW-015", "no such unit has moved in")
					}
					return nil
				}, func(t *Turn, p Pending, a Spring) {
					t.Pop()
					t.Lose(p.Clan, p.Area, one(a.Elite))
					if t.Controller(p.Area) != p.Clan {
						t.LostArea(p.Clan, p.Area)
					}
				}),
			}},
	}
}

// takingBeacons is the choice to take a beacon back, for the player whose activation turn it is (STW-095).
func takingBeacons() Choice {
	return choice("STW-095", func(_ *State, _ Pending, yield func(TakeBeacon)) {
		for _, a := range Lands() {
			yield(TakeBeacon{a})
		}
	}, func(s *State, p Pending, a TakeBeacon) error {
		switch {
		case !a.Area.Land() || !s.Mine(s.At(a.Area).Beacon, s.Clan(p.Seat)):
			return rules.Refuse("STW-095", "you have no beacon there")
		case s.Load(a.Area, s.At(a.Area).Beacon) == 0:
			return rules.Refuse("STW-095", "the beacon alone holds the area")
		}
		return nil
	}, func(t *Turn, _ Pending, a TakeBeacon) { t.LiftBeacon(a.Area, false) })
}

// spareBeacon reports whether a clan has a beacon on the board that can be taken back.
func (s *State) spareBeacon(c Clan) bool {
	for _, a := range Lands() {
		if s.At(a).Beacon == c && s.Load(a, c) > 0 {
			return true
		}
	}
	return false
}
