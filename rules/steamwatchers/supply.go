package steamwatchers

import (
	"fmt"

	"kettle/rules"
)

// supplySteps are the steps of Whiteout in which stocks and units are put in order: supply, refill, upkeep (STW-152).
func supplySteps() []*Step {
	return []*Step{
		{ID: "supply", Name: "Supply", Clause: "STW-155", Run: func(t *Turn, _ Pending) { t.Push(t.each("unsupplied")...) }},
		{ID: "unsupplied", Name: "Supply", Clause: "STW-156", Ask: "remove a unit that cannot be supplied.",
			Asks: func(s *State, p Pending) bool { return s.Excess(p.Seat) > 0 },
			Choices: []Choice{choice("STW-156", unitsAnywhere(func(a Area, elite bool) Unsupply { return Unsupply{a, elite} }), func(s *State, p Pending, a Unsupply) error {
				if !a.Area.Land() || !one(a.Elite).Within(s.Force(a.Area, s.Clan(p.Seat))) {
					return rules.Refuse("STW-156", "you have no such unit there")
				}
				return nil
			}, func(t *Turn, p Pending, a Unsupply) {
				c := t.Clan(p.Seat)
				t.Lose(c, a.Area, one(a.Elite))
				t.Vacate(c, a.Area)
			})}},
		{ID: "refill", Name: "Stocks are refilled", Clause: "STW-157", Run: func(t *Turn, _ Pending) {
			for _, seat := range t.ConclaveSeats() {
				t.refill(seat)
			}
		}},
		{ID: "upkeep", Name: "Upkeep", Clause: "STW-158", Run: func(t *Turn, _ Pending) { t.upkeep() }},
	}
}

// Excess is how many units of a seat are beyond its supply capacity (STW-156); vassal units need none (PWW-26).
func (s *State) Excess(seat rules.Seat) int {
	return max(0, s.OnBoard(s.Clan(seat)).Units()-s.Capacity(seat))
}

// Capacity is a seat's supply capacity (STW-155).
func (s *State) Capacity(seat rules.Seat) int {
	n := s.b.Supply
	for _, a := range Lands() {
		if s.Controls(seat, a) {
			n += s.d.Ground[a-1].Farms
		}
	}
	if s.Has(s.Clan(seat), OwnFarms) {
		n++
	}
	return max(0, n+s.sum(func(h *Hooks) int {
		if h.Supply == nil {
			return 0
		}
		return h.Supply(s, seat)
	}))
}

// Vacate is told that units of a clan have left the board from an area; without them it may have lost it.
func (t *Turn) Vacate(c Clan, a Area) {
	if !t.Contested(a) && t.Controller(a) != c {
		t.LostArea(c, a)
	}
}

// refill puts a barrel of its own kind on every open stock space (STW-157).
func (t *Turn) refill(seat rules.Seat) {
	f := &t.Player(seat).Fuel
	pure, contra := t.Spaces(seat)
	empty := t.sum(func(h *Hooks) int {
		if h.Unfilled == nil {
			return 0
		}
		return h.Unfilled(t.State, seat)
	})
	was := *f
	f.Pure = max(f.Pure, pure-f.PureClosed-empty)
	f.Contra = contra - f.ContraClosed
	t.Say(Refilled{seat, f.Pure - was.Pure, f.Contra - was.Contra})
}

// upkeep clears what lasts for one round (STW-158, STW-159).
func (t *Turn) upkeep() {
	for _, seat := range t.ConclaveSeats() {
		p := t.Player(seat)
		if f := &p.Fuel; f.PureOver+f.ContraOver > 0 {
			t.Say(SurplusEmptied{seat, f.PureOver, f.ContraOver})
			f.PureOver, f.ContraOver = 0, 0
		}
		p.Specials, p.Used = [numSpecials]int8{}, nil
	}
	for _, f := range Floes() {
		for len(t.At(f).Contracts) > 0 {
			c := t.At(f).Contracts[0]
			t.DropContract(c, f)
			t.Say(ContractEnded{t.SeatOf(c), c, f})
		}
	}
	for _, a := range Lands() {
		t.ReturnToken(a)
	}
	t.rules(func(r *Rule) {
		if r.Discarded != nil {
			r.Discarded(t)
		}
	})
	for _, c := range t.d.Play {
		t.d.Archons.Discard = append(t.d.Archons.Discard, c)
		t.Say(ArchonDiscarded{c})
	}
	t.d.Play, t.d.Ignored = nil, nil
	t.rules(func(r *Rule) {
		if r.Upkept != nil {
			r.Upkept(t)
		}
	})
}

// What upkeep says.
type (
	// SurplusEmptied says what barrels a seat lost from its surplus zone (STW-158).
	SurplusEmptied struct {
		Seat   rules.Seat `json:"seat"`
		Pure   int        `json:"pure"`
		Contra int        `json:"contra"`
	}
	// ContractEnded says that a contract went back to its clan supply (STW-159).
	ContractEnded struct {
		Seat rules.Seat `json:"seat"`
		Clan Clan       `json:"clan"`
		Floe Area       `json:"floe"`
	}
	// ArchonDiscarded says that an Archon card left play (STW-159).
	ArchonDiscarded struct {
		Card Card `json:"card"`
	}
)

func (SurplusEmptied) Kind() string  { return "surplus" }
func (ContractEnded) Kind() string   { return "contract-ended" }
func (ArchonDiscarded) Kind() string { return "archon-discarded" }

// whiteoutEvents are the kinds of events of Whiteout alone.
var whiteoutEvents = []string{"whiteout", "surplus", "contract-ended", "archon-discarded"}

// Line is the event in words.
func (e SurplusEmptied) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The surplus zone of %s is emptied: %s algofuel", who(e.Seat), barrels(e.Pure, e.Contra)), Value: fmt.Sprintf("-%d", e.Pure+e.Contra), Clause: "STW-158"}
}

// Line is the event in words.
func (e ContractEnded) Line(*State) rules.Line {
	return rules.Line{Text: fmt.Sprintf("The contract of %s on %s ends", who(e.Seat), e.Floe.Name()), Clause: "STW-159"}
}

// Line is the event in words.
func (e ArchonDiscarded) Line(*State) rules.Line {
	return rules.Line{Text: "Archon card discarded: " + e.Card.Name(), Clause: "STW-159"}
}
