package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// The decisions about kits.
type (
	// BuyKit puts a kit of the general supply into a slot, basic side up (SOH-21).
	BuyKit struct {
		Kit  Kit `json:"kit"`
		Slot int `json:"slot"`
	}
	// UpgradeKit turns an own kit to its advanced side (SOH-23).
	UpgradeKit struct {
		Kit Kit `json:"kit"`
	}
	// Operate uses the Operate effect of a kit (SOH-24).
	Operate struct {
		Kit Kit `json:"kit"`
	}
	// Exhaust uses the Exhaust effect of a kit (SOH-31, SOH-63).
	Exhaust struct {
		Kit Kit `json:"kit"`
	}
	// Bombard destroys a building next to the caravan's area (SOH-38).
	Bombard struct {
		Area  Area  `json:"area"`
		Piece Piece `json:"piece"`
	}
)

func (BuyKit) Kind() string     { return "buy kit" }
func (UpgradeKit) Kind() string { return "upgrade kit" }
func (Operate) Kind() string    { return "operate" }
func (Exhaust) Kind() string    { return "exhaust" }
func (Bombard) Kind() string    { return "bombard" }

func (a BuyKit) String() string     { return fmt.Sprintf("buy %s for slot %d", a.Kit, a.Slot+1) }
func (a UpgradeKit) String() string { return "upgrade " + a.Kit.String() }
func (a Operate) String() string    { return "operate " + a.Kit.String() }
func (a Exhaust) String() string    { return "exhaust " + a.Kit.String() }
func (a Bombard) String() string    { return fmt.Sprintf("destroy the %s in %s", a.Piece, a.Area) }

func (a BuyKit) Targets() []rules.Target {
	return at(point(TargetKit, int(a.Kit)), point(TargetSlot, a.Slot))
}
func (a UpgradeKit) Targets() []rules.Target { return at(point(TargetKit, int(a.Kit))) }
func (a Operate) Targets() []rules.Target    { return at(point(TargetKit, int(a.Kit))) }
func (a Exhaust) Targets() []rules.Target {
	return at(point(TargetKit, int(a.Kit)), point(TargetButton, ButtonDiscard))
}
func (a Bombard) Targets() []rules.Target {
	return at(area(a.Area), point(TargetPiece, int(a.Piece)))
}

// Line is the action in words.
func (a BuyKit) Line(s *State) rules.Line {
	l := rules.Line{Text: fmt.Sprintf("Buy %s for slot %d", a.Kit.Name(), a.Slot+1), Value: "-1", Clause: "SOH-21"}
	if k := s.Caravan(s.Top().Seat).Slots[a.Slot].Kit; k != NoKit {
		l.Text += ", in place of " + k.Name()
	}
	return l
}

// Line is the action in words.
func (a UpgradeKit) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Upgrade %s: %s", a.Kit.Name(), a.Kit.Sheet().Advanced), Value: "-1", Clause: "SOH-23"}
}

// Line is the action in words.
func (a Operate) Line(s *State) rules.Line {
	return rules.Line{Text: a.Kit.Name() + ": " + s.kitText(s.Top().Seat, a.Kit), Clause: a.Kit.Sheet().Clause}
}

// Line is the action in words.
func (a Exhaust) Line(*State) rules.Line {
	return rules.Line{Text: "Exhaust " + a.Kit.Name() + ": Mobilize", Value: "-1", Clause: "SOH-31"}
}

// Line is the action in words.
func (a Bombard) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("Destroy the %s in %s", a.Piece, a.Area.Name()), Clause: "SOH-38"}
}

// Ledger is the credits, and what the kit does.
func (a BuyKit) Ledger(s *State) rules.Ledger {
	p := s.Top()
	out := rules.Ledger{change("Credits", p.Seat, p.N, p.N-1, 1, "SOH-20"), {Label: a.Kit.Name(), Seat: p.Seat, After: a.Kit.Sheet().Basic, Good: 1, Clause: a.Kit.Sheet().Clause}}
	v := s.Caravan(p.Seat)
	if k := v.Slots[a.Slot].Kit; k != NoKit {
		out = append(out, rules.Entry{Label: k.Name(), Seat: p.Seat, After: "to the box", Good: -1, Clause: "SOH-21"})
		if k == HeavyCarrier && v.Cargo != (Force{}) {
			out = append(out, rules.Entry{Label: v.Cargo.Words() + " aboard", Seat: p.Seat, After: "to the clan supply", Good: -1, Clause: "SOH-44"})
		}
	}
	return out
}

// Ledger is the credits.
func (a UpgradeKit) Ledger(s *State) rules.Ledger {
	p := s.Top()
	return rules.Ledger{change("Credits", p.Seat, p.N, p.N-1, 1, "SOH-20"), {Label: a.Kit.Name(), Seat: p.Seat, Before: a.Kit.Sheet().Basic, After: a.Kit.Sheet().Advanced, Good: 1, Clause: a.Kit.Sheet().Clause}}
}

// Ledger is what the kit gives.
func (a Operate) Ledger(s *State) rules.Ledger {
	seat := s.Top().Seat
	now := s.d.Players[seat]
	pure, contra := now.Fuel.Barrels()
	t := begin(s)
	operations[a.Kit].do(t, seat, s.KitLevel(seat, a.Kit) == 2)
	then := t.Player(seat)
	p2, c2 := then.Fuel.Barrels()
	var out rules.Ledger
	for _, x := range []struct {
		label       string
		was, is, up int
	}{{"Pure algofuel", pure, p2, 1}, {"Contraband algofuel", contra, c2, 1}, {"Incubation", now.Incubation, then.Incubation, -1}} {
		if x.was != x.is {
			out = append(out, change(x.label, seat, x.was, x.is, x.up, a.Kit.Sheet().Clause))
		}
	}
	return out
}

// kitText is what is printed on the side of a kit that is up.
func (s *State) kitText(seat rules.Seat, k Kit) string {
	if s.KitLevel(seat, k) == 2 {
		return k.Sheet().Advanced
	}
	return k.Sheet().Basic
}
