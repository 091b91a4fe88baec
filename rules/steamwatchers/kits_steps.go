package steamwatchers

import (
	"kettle/rules"
)

// An operation is the Operate effect of a kit: can refuses it where it would do nothing.
type operation struct {
	advanced bool // of the advanced side only
	can      func(s *State, seat rules.Seat) error
	do       func(t *Turn, seat rules.Seat, advanced bool)
}

// operations are the Operate effects, by kit.
var operations = map[Kit]operation{
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

// always refuses nothing.
func always(*State, rules.Seat) error { return nil }

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
	op, ok := operations[k]
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
				operations[a.Kit].do(t, p.Seat, t.KitLevel(p.Seat, a.Kit) == 2)
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
