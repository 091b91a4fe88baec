package steamwatchers

import "kettle/rules"

// Gain gives a seat barrels: free stock spaces of their kind first, the rest into the surplus zone (STW-136).
func (t *Turn) Gain(seat rules.Seat, pure, contra int) {
	f := &t.d.Players[seat].Fuel
	p, c := t.Spaces(seat)
	stock := min(pure, p-f.PureClosed-f.Pure)
	f.Pure, f.PureOver = f.Pure+stock, f.PureOver+pure-stock
	stock = min(contra, c-f.ContraClosed-f.Contra)
	f.Contra, f.ContraOver = f.Contra+stock, f.ContraOver+contra-stock
	t.Say(FuelGained{seat, pure, contra})
}

// Spend takes barrels from a seat, off the stock before the surplus zone (STW-137), and leaves the Incubation of
// contraband to the caller.
func (t *Turn) Spend(seat rules.Seat, pure, contra int) {
	t.take(seat, pure, contra)
	if pure+contra > 0 {
		t.Say(FuelSpent{seat, pure, contra})
	}
}

// Give moves barrels from one seat to another; that is no spending (STW-138).
func (t *Turn) Give(from, to rules.Seat, pure, contra int) {
	t.take(from, pure, contra)
	t.Say(FuelGiven{from, to, pure, contra})
	t.Gain(to, pure, contra)
}

// take takes barrels away, off the stock before the surplus zone (STW-137). It panics if there are fewer.
func (t *Turn) take(seat rules.Seat, pure, contra int) {
	f := &t.d.Players[seat].Fuel
	off := min(pure, f.Pure)
	f.Pure, f.PureOver = f.Pure-off, f.PureOver-(pure-off)
	off = min(contra, f.Contra)
	f.Contra, f.ContraOver = f.Contra-off, f.ContraOver-(contra-off)
	if f.PureOver < 0 || f.ContraOver < 0 {
		panic("steamwatchers: barrels that are not there are spent")
	}
}

// Pay is how a cost is paid (STW-137): at once if there is only one mix, otherwise the seat is asked before anything
// that is on the stack already. Each contraband barrel raises the seat's Incubation by 1 (STW-138).
func (t *Turn) Pay(seat rules.Seat, n int) {
	if mixes := t.Mixes(seat, n); len(mixes) == 1 && t.Lying(seat) == 0 {
		t.payMix(seat, mixes[0])
		return
	}
	t.Push(Pending{Do: "pay", Seat: seat, N: n})
}

// CanPay reports whether a seat has so many barrels, those on the board included (PWW-37).
func (s *State) CanPay(seat rules.Seat, n int) bool {
	return s.d.Players[seat].Fuel.Total()+s.Lying(seat) >= n
}

// Mixes lists the ways to pay so many barrels, the least contraband first.
func (s *State) Mixes(seat rules.Seat, n int) (out []PayMix) {
	pure, contra := s.d.Players[seat].Fuel.Barrels()
	for c := max(0, n-pure); c <= min(n, contra); c++ {
		out = append(out, PayMix{n - c, c})
	}
	return out
}

func (t *Turn) payMix(seat rules.Seat, a PayMix) {
	t.Spend(seat, a.Pure, a.Contra)
	t.Incubate(seat, a.Contra)
}

// PayMix pays a cost in a mix of pure and contraband (STW-137).
type PayMix struct {
	Pure   int `json:"pure"`
	Contra int `json:"contra"`
}

func (PayMix) Kind() string     { return "pay" }
func (a PayMix) String() string { return "pay " + barrels(a.Pure, a.Contra) }
func (a PayMix) Targets() []rules.Target {
	return at(point(TargetPure, a.Pure), point(TargetContra, a.Contra))
}

// Ledger is what the mix leaves, and what its contraband does to Incubation (STW-138).
func (a PayMix) Ledger(s *State) rules.Ledger {
	seat := s.Turn()
	p := &s.d.Players[seat]
	pure, contra := p.Fuel.Barrels()
	to, effects := s.b.Risen(p.Incubation, a.Contra)
	out := rules.Ledger{
		change("Pure algofuel", seat, pure, pure-a.Pure, 1, "STW-137"),
		change("Contraband algofuel", seat, contra, contra-a.Contra, 1, "STW-137"),
		change("Incubation", seat, p.Incubation, to, -1, "STW-138"),
	}
	for _, x := range effects {
		if x == QuarantineOne {
			out = append(out, rules.Entry{Label: "Quarantine tokens", Seat: seat, After: "+1", Good: -1, Clause: "STW-148"})
		} else {
			out = append(out, rules.Entry{Label: "Death & Exile", Seat: seat, After: "+1", Good: -1, Clause: "STW-146"})
		}
	}
	return out
}

func fuelSteps() []*Step {
	return []*Step{{ID: "pay", Name: "Payment", Clause: "STW-137", Ask: "pay in pure or contraband algofuel.", Choices: []Choice{
		choice("STW-137", func(s *State, p Pending, yield func(PayMix)) {
			for _, m := range s.Mixes(p.Seat, p.N) {
				yield(m)
			}
		}, func(s *State, p Pending, a PayMix) error {
			pure, contra := s.d.Players[p.Seat].Fuel.Barrels()
			if a.Pure < 0 || a.Contra < 0 || a.Pure+a.Contra != p.N || a.Pure > pure || a.Contra > contra {
				return rules.Refuse("STW-137", "that is not what is to be paid, or not what you have")
			}
			return nil
		}, func(t *Turn, p Pending, a PayMix) {
			t.Pop()
			t.payMix(p.Seat, a)
		}),
	}}}
}
