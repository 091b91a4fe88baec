package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The decisions of the Archon cards of Spark of Hope.
type (
	// ShipTurret moves a turret from one area to another (SOH-49).
	ShipTurret struct {
		From Area `json:"from"`
		To   Area `json:"to"`
	}
	// Devour takes pure barrels (SOH-50).
	Devour struct{}
)

func (ShipTurret) Kind() string { return "ship turret" }
func (Devour) Kind() string     { return "devour" }

func (a ShipTurret) String() string { return fmt.Sprintf("turret from %s to %s", a.From, a.To) }
func (Devour) String() string       { return "take the algofuel" }

func (a ShipTurret) Targets() []rules.Target { return at(area(a.From), area(a.To)) }
func (Devour) Targets() []rules.Target       { return at(point(TargetPure, 3)) }

// Line is the action in words.
func (a ShipTurret) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Turret from %s to %s", a.From.Name(), a.To.Name()), Clause: "SOH-49"}
}

// Line is the action in words.
func (Devour) Line(s *State) rules.Line {
	if s.Top().Seat == s.Archon() {
		return rules.Line{Text: "Take 2 pure algofuel", Value: "+2", Clause: "SOH-50"}
	}
	return rules.Line{Text: "Take 3 pure algofuel for a Quarantine token", Value: "+3", Clause: "SOH-50"}
}

// Ledger is the barrels, and the token.
func (Devour) Ledger(s *State) rules.Ledger {
	seat := s.Top().Seat
	pure, _ := s.d.Players[seat].Fuel.Barrels()
	if seat == s.Archon() {
		return rules.Ledger{change("Pure algofuel", seat, pure, pure+2, 1, "SOH-50")}
	}
	n := s.d.Players[seat].Fuel.Quarantined()
	return rules.Ledger{change("Pure algofuel", seat, pure, pure+3, 1, "SOH-50"), change("Quarantine tokens", seat, n, n+1, -1, "SOH-50")}
}

// hopeEffects are what the Archon cards of Spark of Hope do, by title.
func hopeEffects() map[string]effect {
	return map[string]effect{
		"Icebreaker": {Hooks: Hooks{Strength: func(s *State, f *Combat, by Clan) int {
			if !f.Sea || by != f.Attacker {
				return 0
			}
			return 1 + number(s.SeatOf(by) == s.Archon())
		}}},
		"Cracks in the Ice": {Spares: Archon, Hooks: Hooks{MayWalk: func(s *State, c Clan, from, to Area) error {
			if s.SeatOf(c) == s.Archon() || !from.Strait(to) {
				return nil
			}
			return rules.Refuse("SOH-47", "Cracks in the Ice: only the Archon crosses straits by land")
		}}},
		"Into the Crater": {Spares: Legate, Hooks: Hooks{MaySail: func(s *State, c Clan, floe Area) error {
			if s.SeatOf(c) == s.Holder(Legate) || floe.String() != "crater" {
				return nil
			}
			return rules.Refuse("SOH-48", "Into the Crater: only the Legate crosses the Crater")
		}}},
		"Colonizing Expedition": {Play: func(t *Turn) { t.inOrder("expedition") }},
		"The Devourer":          {Play: func(t *Turn) { t.inOrder("devourer") }},
		"Unrelenting Blizzard": {Spares: Archon, Hooks: Hooks{MaySpecial: func(s *State, c Clan, x Special, _ Area) error {
			if x != ForcedMarch || s.SeatOf(c) == s.Archon() {
				return nil
			}
			return rules.Refuse("SOH-51", "Unrelenting Blizzard: only the Archon makes a Forced March")
		}}},
	}
}

// hopeCardSteps are the decisions of those cards.
func hopeCardSteps() []*Step {
	return []*Step{
		{ID: "expedition", Name: "Colonizing Expedition", Clause: "SOH-49", Ask: "move a turret, or none.", Asks: wants, Choices: []Choice{
			choice("SOH-49", func(s *State, p Pending, yield func(ShipTurret)) {
				for _, from := range Lands() {
					if s.At(from).Turrets > 0 {
						for _, to := range Lands() {
							yield(ShipTurret{from, to})
						}
					}
				}
			}, func(s *State, p Pending, a ShipTurret) error {
				switch {
				case !a.From.Land() || s.At(a.From).Turrets == 0:
					return rules.Refuse("SOH-49", "there is no turret")
				case !s.Controls(p.Seat, a.From) && (p.Seat != s.Archon() || s.Controller(a.From) == NoClan):
					return rules.Refuse("SOH-49", "you do not control that area")
				case a.From == a.To || !s.Controls(p.Seat, a.To):
					return rules.Refuse("SOH-49", "the turret goes to another area that you control")
				}
				return s.mayStand(s.Controller(a.To), a.To, Turret)
			}, func(t *Turn, p Pending, a ShipTurret) {
				t.Pop()
				t.Demolish(p.Seat, a.From, Turret, false)
				t.Place(t.Controller(a.To), a.To, Turret)
			}),
			declining("SOH-49"),
		}},
		{ID: "devourer", Name: "The Devourer", Clause: "SOH-50", Ask: "take pure algofuel, or leave it.", Asks: wants, Choices: []Choice{
			choice("SOH-50", just(Devour{}), func(s *State, p Pending, _ Devour) error {
				if p.Seat != s.Archon() && s.sealed(p.Seat) {
					return rules.Refuse("SOH-50", "no stock space is open for a Quarantine token")
				}
				return nil
			}, func(t *Turn, p Pending, _ Devour) {
				t.Pop()
				if p.Seat == t.Archon() {
					t.Gain(p.Seat, 2, 0)
					return
				}
				t.Gain(p.Seat, 3, 0)
				t.Push(Pending{Do: "quarantine", Seat: p.Seat})
			}),
			declining("SOH-50"),
		}},
	}
}
