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
	operations()[a.Kit].do(t, seat, s.KitLevel(seat, a.Kit) == 2)
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

// An operation is the Operate effect of a kit: can refuses it where it would do nothing.
type operation struct {
	advanced bool // of the advanced side only
	can      func(s *State, seat rules.Seat) error
	do       func(t *Turn, seat rules.Seat, advanced bool)
}

// operations are the Operate effects, by kit.
func operations() map[Kit]operation {
	always := func(*State, rules.Seat) error { return nil }
	return map[Kit]operation{
		Biomass: {can: always, do: func(t *Turn, seat rules.Seat, advanced bool) { t.Gain(seat, number(advanced), 2-number(advanced)) }},
		Recycling: {can: always, do: func(t *Turn, seat rules.Seat, advanced bool) {
			t.Soothe(seat, 2+number(advanced))
			t.Gain(seat, number(advanced), 1-number(advanced))
		}},
		Cannons: {advanced: true, can: func(s *State, seat rules.Seat) error {
			if !wants(s, Pending{Do: "bombard", Seat: seat, Clan: s.Clan(seat)}) {
				return rules.Refuse("SOH-38", "no building stands next to the caravan's area")
			}
			return nil
		}, do: func(t *Turn, seat rules.Seat, _ bool) {
			t.Push(Pending{Do: "bombard", Seat: seat, Clan: t.Clan(seat)})
		}},
		Simulator: {can: (*State).canDrill, do: func(t *Turn, seat rules.Seat, _ bool) { t.drill(seat) }},
		Greenhouse: {can: func(s *State, seat rules.Seat) error {
			if !s.CanLevy(s.Clan(seat), []Area{s.CaravanAt(seat)}, false) {
				return rules.Refuse("SOH-41", "no base soldier can be recruited there")
			}
			return nil
		}, do: func(t *Turn, seat rules.Seat, advanced bool) {
			t.Levy(Levy{Clan: t.Clan(seat), Strength: 2 + number(advanced), Areas: []Area{t.CaravanAt(seat)}, Base: true})
		}},
	}
}

// canDrill refuses a Mobilize by a kit: 1 algofuel, no Special Action token (SOH-39, SOH-63).
func (s *State) canDrill(seat rules.Seat) error {
	c, at := s.Clan(seat), s.CaravanAt(seat)
	switch {
	case !at.Is():
		return rules.Refuse("SOH-19", "you have no caravan")
	case !s.CanPay(seat, s.b.SpecialCost):
		return rules.Refuse("SOH-39", "you have no algofuel to pay for it")
	}
	if err := s.banned(c, Mobilize, at); err != nil {
		return err
	}
	return s.CanMobilize(c, at)
}

// drill is a Mobilize by a kit, paid first.
func (t *Turn) drill(seat rules.Seat) {
	t.Push(Pending{Do: "mobilize", Seat: seat, Clan: t.Clan(seat), Area: t.CaravanAt(seat)})
	t.Pay(seat, t.b.SpecialCost)
}

// mayOperate refuses a kit that a seat cannot operate now (SOH-25).
func (s *State) mayOperate(seat rules.Seat, k Kit) error {
	op, ok := operations()[k]
	level := s.KitLevel(seat, k)
	switch {
	case level == 0:
		return rules.Refuse("SOH-24", "you have no such kit")
	case !ok || op.advanced && level < 2:
		return rules.Refuse("SOH-24", "that kit has no Operate effect")
	case s.Used(seat, "operate "+k.String()):
		return rules.Refuse("SOH-25", "that kit has been operated in this round")
	}
	return op.can(s, seat)
}

// canOperate refuses a seat that has no kit to operate.
func (s *State) canOperate(seat rules.Seat) error {
	for _, k := range Kits() {
		if s.mayOperate(seat, k) == nil {
			return nil
		}
	}
	return rules.Refuse("SOH-24", "no kit of yours can be operated now")
}

// Credits is what Buy/Upgrade Kits gives a seat: 1 for each haven controlled (SOH-20).
func (s *State) Credits(seat rules.Seat) (n int) {
	for _, a := range Lands() {
		n += number(a.Place().Haven && s.Controls(seat, a))
	}
	return n
}

// kitUses let a Defense token buy and upgrade kits (SOH-20).
func kitUses() []TokenUse {
	return []TokenUse{{ID: UseKits, Name: "Buy/Upgrade Kits", Clause: "SOH-20", Order: OrderDefense, Can: func(s *State, c Clan, _ Area) error {
		seat := s.SeatOf(c)
		switch {
		case !s.CaravanAt(seat).Is():
			return rules.Refuse("SOH-19", "you have no caravan")
		case s.Credits(seat) == 0:
			return rules.Refuse("SOH-20", "without a haven you have no credits")
		case !wants(s, Pending{Do: "kits", Seat: seat, Clan: c, N: s.Credits(seat)}):
			return rules.Refuse("SOH-21", "there is no kit to buy or upgrade")
		}
		return nil
	}, Do: func(t *Turn, c Clan, _ Area) {
		seat := t.SeatOf(c)
		t.Push(Pending{Do: "kits", Seat: seat, Clan: c, N: t.Credits(seat)})
	}}}
}

// kitSteps are the decisions about kits. In "kits" N is the credits left, M has a bit for each slot whose kit is new.
func kitSteps() []*Step {
	return []*Step{
		{ID: "kits", Name: "Buy/Upgrade Kits", Clause: "SOH-20", Ask: "buy or upgrade kits.", Asks: wants, Choices: []Choice{
			choice("SOH-21", func(_ *State, _ Pending, yield func(BuyKit)) {
				for _, k := range Kits() {
					for slot := range 3 {
						yield(BuyKit{k, slot})
					}
				}
			}, mayBuy, func(t *Turn, p Pending, a BuyKit) {
				t.unkit(p.Seat, a.Slot)
				t.d.Kits[a.Kit]--
				t.caravan(p.Seat).Slots[a.Slot].Kit = a.Kit
				p.N, p.M = p.N-1, p.M|1<<a.Slot
				t.Swap(p)
				t.Say(KitBought{p.Seat, a.Kit, a.Slot})
			}),
			choice("SOH-23", func(_ *State, _ Pending, yield func(UpgradeKit)) {
				for _, k := range Kits() {
					yield(UpgradeKit{k})
				}
			}, func(s *State, p Pending, a UpgradeKit) error {
				slot := s.slotOf(p.Seat, a.Kit)
				switch {
				case slot < 0:
					return rules.Refuse("SOH-23", "you have no such kit")
				case s.KitLevel(p.Seat, a.Kit) == 2:
					return rules.Refuse("SOH-23", "that kit is upgraded already")
				case p.M&(1<<slot) != 0:
					return rules.Refuse("SOH-23", "a kit bought in this action is not upgraded")
				case p.N == 0:
					return rules.Refuse("SOH-20", "no credit is left")
				}
				return nil
			}, func(t *Turn, p Pending, a UpgradeKit) {
				p.N--
				t.Swap(p)
				t.upgrade(p.Seat, a.Kit)
			}),
			declining("SOH-20"),
		}},
		{ID: "operate", Name: "Operate Kits", Clause: "SOH-24", Ask: "operate your kits, one after the other.", Asks: wants, Choices: []Choice{
			choice("SOH-24", func(_ *State, _ Pending, yield func(Operate)) {
				for _, k := range Kits() {
					yield(Operate{k})
				}
			}, func(s *State, p Pending, a Operate) error { return s.mayOperate(p.Seat, a.Kit) }, func(t *Turn, p Pending, a Operate) {
				t.Use(p.Seat, "operate "+a.Kit.String())
				t.Say(KitOperated{p.Seat, a.Kit})
				operations()[a.Kit].do(t, p.Seat, t.KitLevel(p.Seat, a.Kit) == 2)
			}),
			declining("SOH-24"),
		}},
		{ID: "bombard", Name: "Magnetic Cannons", Clause: "SOH-38", Ask: "destroy a building next to the caravan.", Asks: wants, Choices: []Choice{
			choice("SOH-38", func(s *State, p Pending, yield func(Bombard)) {
				for _, a := range Lands() {
					yield(Bombard{a, Farm})
					yield(Bombard{a, Turret})
				}
			}, func(s *State, p Pending, a Bombard) error {
				switch {
				case !s.CaravanAt(p.Seat).Next(a.Area):
					return rules.Refuse("SOH-38", "that is not next to the caravan's area")
				case a.Piece == Farm && s.At(a.Area).Farms > 0, a.Piece == Turret && s.At(a.Area).Turrets > 0:
					return nil
				}
				return rules.Refuse("SOH-38", "there is no such building")
			}, func(t *Turn, p Pending, a Bombard) {
				t.Pop()
				t.Demolish(p.Seat, a.Area, a.Piece, false)
			}),
		}},
	}
}

// exhausting is the choice to use the Exhaust effect of a kit before a token is activated (SOH-63).
func exhausting() Choice {
	return choice("SOH-63", func(_ *State, _ Pending, yield func(Exhaust)) {
		for _, k := range Kits() {
			yield(Exhaust{k})
		}
	}, func(s *State, p Pending, a Exhaust) error {
		switch {
		case !s.b.Form.EveryKit:
			return rules.Refuse("SOH-31", "only the Combat Simulator has that text, and it is operated")
		case s.KitLevel(p.Seat, a.Kit) == 0 || s.Clan(p.Seat) != p.Clan:
			return rules.Refuse("SOH-24", "you have no such kit")
		case s.Used(p.Seat, "exhaust "+a.Kit.String()):
			return rules.Refuse("SOH-63", "that kit is exhausted")
		}
		return s.canDrill(p.Seat)
	}, func(t *Turn, p Pending, a Exhaust) {
		t.Use(p.Seat, "exhaust "+a.Kit.String())
		t.Say(KitOperated{p.Seat, a.Kit})
		t.drill(p.Seat)
	})
}

// upgrade turns a kit to its advanced side.
func (t *Turn) upgrade(seat rules.Seat, k Kit) {
	t.caravan(seat).Slots[t.slotOf(seat, k)].Advanced = true
	t.Say(KitUpgraded{seat, k})
}

func mayBuy(s *State, p Pending, a BuyKit) error {
	v := s.Caravan(p.Seat)
	switch {
	case a.Kit == NoKit || a.Kit >= numKits || a.Slot < 0 || a.Slot >= len(v.Slots):
		return rules.Refuse("SOH-21", "there is no such kit or slot")
	case a.Kit == HeavyCarrier:
		return rules.Refuse("SOH-04", "Heavy Carriers cannot be bought")
	case s.KitLevel(p.Seat, a.Kit) > 0:
		return rules.Refuse("SOH-22", "you have that kit")
	case !v.Slots[a.Slot].Truck:
		return rules.Refuse("SOH-22", "the truck of that slot is destroyed")
	case s.d.Kits[a.Kit] == 0:
		return rules.Refuse("SOH-21", "that kit is not in the general supply")
	case p.N == 0:
		return rules.Refuse("SOH-20", "no credit is left")
	}
	return nil
}
