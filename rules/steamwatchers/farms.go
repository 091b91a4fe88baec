package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// CanFarm refuses a farm that a clan cannot build in an area (STW-151).
func (s *State) CanFarm(c Clan, at Area) error {
	switch {
	case s.Camp(c).Vassal:
		return rules.Refuse("PWW-22", "vassals never build")
	case !at.Land() || s.Controller(at) != c:
		return rules.Refuse("STW-151", "you do not control that area")
	case s.At(at).Column == 0:
		return rules.Refuse("STW-151", "a farm needs a steam column, and there is none")
	case !s.CanPay(s.SeatOf(c), s.b.FarmCost):
		return rules.Refuse("STW-151", fmt.Sprintf("a farm costs %d algofuel", s.b.FarmCost))
	}
	return s.mayPlace(c, at, Farm)
}

// Farm builds a farm: room for it, then its cost (STW-151).
func (t *Turn) Farm(c Clan, at Area) {
	t.Pay(t.SeatOf(c), t.b.FarmCost)
	t.Place(c, at, Farm)
}

// farmUses let a Defense token build a farm (STW-213).
func farmUses() []TokenUse {
	return []TokenUse{{ID: "farm", Name: "Build a farm", Clause: "STW-213", Order: OrderDefense, Can: (*State).CanFarm, Do: (*Turn).Farm}}
}

// The decisions about a farm in Exploitation.
type (
	// BuildFarm builds a farm in an area with a column (STW-151).
	BuildFarm struct {
		Area Area `json:"area"`
	}
	// NoFarm builds none this round.
	NoFarm struct{}
)

func (BuildFarm) Kind() string { return "farm" }
func (NoFarm) Kind() string    { return "no farm" }

func (a BuildFarm) String() string { return "build a farm in " + a.Area.String() }
func (NoFarm) String() string      { return "build no farm" }

func (a BuildFarm) Targets() []rules.Target { return at(area(a.Area)) }
func (NoFarm) Targets() []rules.Target      { return at(point(TargetButton, ButtonPass)) }

// Line is the action in words.
func (a BuildFarm) Line(s *State) rules.Line {
	return rules.Line{Text: "Build a farm in " + a.Area.Name(), Value: fmt.Sprintf("-%d", s.b.FarmCost), Clause: "STW-151"}
}

// Line is the action in words.
func (NoFarm) Line(*State) rules.Line {
	return rules.Line{Text: "Build no farm this round", Clause: "STW-151"}
}

// Ledger is what the farm costs and brings.
func (a BuildFarm) Ledger(s *State) rules.Ledger {
	seat := s.Turn()
	f, fuel := s.fit(s.Clan(seat), a.Area, Farm), s.d.Players[seat].Fuel.Total()
	return append(f.razed(seat),
		change("Algofuel", seat, fuel, fuel-s.b.FarmCost, 1, "STW-151"),
		f.change("GEO level", seat, s.Level(seat), (*State).Level, "STW-134"),
		f.change("Supply capacity", seat, s.Capacity(seat), (*State).Capacity, "STW-155"))
}

// farmSteps let each player build one farm in Exploitation (STW-151).
func farmSteps() []*Step {
	return []*Step{{ID: "farm", Name: "Farms", Clause: "STW-151", Ask: "build a farm, or none.",
		Asks: func(s *State, p Pending) bool {
			for _, a := range Lands() {
				if s.CanFarm(s.Clan(p.Seat), a) == nil {
					return true
				}
			}
			return false
		},
		Choices: []Choice{
			choice("STW-151", func(_ *State, _ Pending, yield func(BuildFarm)) {
				for _, a := range Lands() {
					yield(BuildFarm{a})
				}
			}, func(s *State, p Pending, a BuildFarm) error { return s.CanFarm(s.Clan(p.Seat), a.Area) }, func(t *Turn, p Pending, a BuildFarm) {
				t.Pop()
				t.Farm(t.Clan(p.Seat), a.Area)
			}),
			choice("STW-151", just(NoFarm{}), free, func(t *Turn, _ Pending, _ NoFarm) { t.Pop() }),
		}}}
}
