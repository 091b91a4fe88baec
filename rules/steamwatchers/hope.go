package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// The modules of Spark of Hope: the whole expansion, and its Archon cards by themselves (SOH-05).
const (
	ModHope      = "spark-of-hope"
	ModHopeCards = "hope"
)

// hopeModules are the modules of Spark of Hope.
func hopeModules() []*Module {
	return []*Module{
		{ID: ModHope, Name: "Spark of Hope", Min: 2, Max: 5, Text: "Each player has a caravan of three trucks with tech kits.", Clause: "SOH-06", Bars: []string{ModVassals}, Add: func(b *Box) {
			addHopeCards(b)
			b.Start.Caravans = 1
			b.Steps = slices.Concat(b.Steps, carrierSteps(), kitSteps(), empSteps())
			b.Uses = append(b.Uses, kitUses()...)
			for i := range b.Uses {
				if b.Uses[i].ID == "move" {
					b.Uses[i] = carriedMove(b.Uses[i])
				}
			}
			caravanDeployed(b)
			caravanMoves(b)
			caravanOrders(b)
			caravanFights(b)
			b.Offer("activate", exhausting())
			b.Rules = append(b.Rules, kitRules()...)
		}},
		{ID: ModHopeCards, Name: "Archon cards of Spark of Hope", Min: 2, Max: 5, Text: "Six random core Archon cards give way to those of Spark of Hope.", Off: "Without them, but Spark of Hope brings them in all the same.", Clause: "SOH-05", Add: addHopeCards},
	}
}

// addHopeCards brings the six cards in, once.
func addHopeCards(b *Box) {
	if cards := archonSet("SOH"); !slices.Contains(b.Extra, cards[0]) {
		b.Extra = append(b.Extra, cards...)
		b.Steps = append(b.Steps, hopeCardSteps()...)
	}
}

// carriedMove is the use of a Move token where a Heavy Carrier may load and set down (SOH-42).
func carriedMove(u TokenUse) TokenUse {
	can := u.Can
	u.Can = func(s *State, c Clan, at Area) error {
		if seat := s.SeatOf(c); s.CaravanAt(seat) == at && s.CaravanIn(at, c) && s.canLoad(seat) {
			return nil
		}
		return can(s, c, at)
	}
	u.Do = func(t *Turn, c Clan, at Area) { t.setOut(journey{Clan: c, From: at}) }
	return u
}

// PutCaravan deploys the caravan (SOH-02).
type PutCaravan struct {
	Area Area `json:"area"`
}

func (PutCaravan) Kind() string              { return "put caravan" }
func (a PutCaravan) String() string          { return "put the caravan in " + a.Area.String() }
func (a PutCaravan) Targets() []rules.Target { return at(point(TargetCaravan, 0), area(a.Area)) }

// Line is the action in words.
func (a PutCaravan) Line(*State) rules.Line {
	return rules.Line{Text: "The caravan in " + a.Area.Name(), Clause: "SOH-02"}
}

// caravanDeployed deals the caravan boards and kits, and deploys the caravans first of all.
func caravanDeployed(b *Box) {
	b.Offer("deploy", choice("SOH-02", func(s *State, _ Pending, yield func(PutCaravan)) {
		for _, a := range s.d.Deploy.Areas {
			yield(PutCaravan{a})
		}
	}, func(s *State, p Pending, a PutCaravan) error {
		switch {
		case s.d.Deploy.Left.Caravans == 0 || s.CaravanAt(p.Seat).Is():
			return rules.Refuse("SOH-02", "your caravan is on the board")
		case !slices.Contains(s.d.Deploy.Areas, a.Area):
			return rules.Refuse("STW-042", "that area is not on your Deployment card")
		}
		return s.mayPark(a.Area, s.d.Deploy.Clan)
	}, func(t *Turn, p Pending, a PutCaravan) {
		t.d.Deploy.Left.Caravans--
		t.park(a.Area, t.d.Deploy.Clan, true)
		t.Say(CaravanPut{p.Seat, a.Area})
	}))
	b.Rules = append(b.Rules, Rule{"Spark of Hope", "SOH-03", Hooks{Dealt: func(t *Turn) {
		t.d.Caravans = make([]Caravan, t.Seats())
		for i := range t.d.Caravans {
			v := &t.d.Caravans[i]
			for slot := range v.Slots {
				v.Slots[slot].Truck = true
			}
			v.Slots[0].Kit = HeavyCarrier
		}
		t.d.Kits = kitSupply(t.Seats())
	}}})
}
