package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// What a Heavy Carrier does (SOH-42).
type (
	// Load takes soldiers of an area aboard.
	Load struct {
		Area Area `json:"area"`
		Force
	}
	// SetDown puts carried soldiers into an area.
	SetDown struct {
		Area Area `json:"area"`
		Force
	}
	// LoadBuilding takes a farm or turret of an area aboard (SOH-45).
	LoadBuilding struct {
		Area  Area  `json:"area"`
		Piece Piece `json:"piece"`
	}
	// SetBuilding puts a carried farm or turret into an area (SOH-45).
	SetBuilding struct {
		Area  Area  `json:"area"`
		Piece Piece `json:"piece"`
	}
)

func (Load) Kind() string         { return "load" }
func (SetDown) Kind() string      { return "set down" }
func (LoadBuilding) Kind() string { return "load building" }
func (SetBuilding) Kind() string  { return "set building" }

func (a Load) String() string         { return fmt.Sprintf("load %s in %s", a.Force, a.Area) }
func (a SetDown) String() string      { return fmt.Sprintf("set %s down in %s", a.Force, a.Area) }
func (a LoadBuilding) String() string { return fmt.Sprintf("load the %s in %s", a.Piece, a.Area) }
func (a SetBuilding) String() string  { return fmt.Sprintf("set the %s down in %s", a.Piece, a.Area) }

func (a Load) Targets() []rules.Target    { return append(at(area(a.Area)), a.Force.targets()...) }
func (a SetDown) Targets() []rules.Target { return append(at(area(a.Area)), a.Force.targets()...) }
func (a LoadBuilding) Targets() []rules.Target {
	return at(area(a.Area), point(TargetPiece, int(a.Piece)))
}
func (a SetBuilding) Targets() []rules.Target {
	return at(area(a.Area), point(TargetPiece, int(a.Piece)))
}

// Line is the action in words.
func (a Load) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Load %s in %s", a.Force.Words(), a.Area.Name()), Clause: "SOH-42"}
}

// Line is the action in words.
func (a SetDown) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Set %s down in %s", a.Force.Words(), a.Area.Name()), Clause: "SOH-42"}
}

// Line is the action in words.
func (a LoadBuilding) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Load the %s in %s", a.Piece, a.Area.Name()), Clause: "SOH-45"}
}

// Line is the action in words.
func (a SetBuilding) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Set the %s down in %s", a.Piece, a.Area.Name()), Clause: "SOH-45"}
}

// Ledger is what is aboard afterwards.
func (a Load) Ledger(s *State) rules.Ledger {
	seat := s.Top().Seat
	n := s.Caravan(seat).Cargo.Units()
	return rules.Ledger{change("Units aboard", seat, n, n+a.Units(), 0, "SOH-42"), change("Your units in "+a.Area.Name(), seat, s.Load(a.Area, s.Clan(seat)), s.Load(a.Area, s.Clan(seat))-a.Units(), 0, "SOH-42")}
}

// Ledger is the units in the area, and what is known of a combat there.
func (a SetDown) Ledger(s *State) rules.Ledger {
	p := s.Top()
	c := s.Clan(p.Seat)
	n := s.Load(a.Area, c)
	out := rules.Ledger{change("Your units in "+a.Area.Name(), p.Seat, n, n+a.Units(), 0, "SOH-42")}
	if s.Opposed(c, a.Area) {
		t := begin(s)
		t.add(a.Area, c, a.Force)
		out = append(out, t.odds(journey{Clan: c, From: s.CaravanAt(p.Seat), Way: Go{To: a.Area}}, true)...)
	}
	return out
}
