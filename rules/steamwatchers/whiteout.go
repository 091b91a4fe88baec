package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// whiteoutOrder are the steps of Whiteout (STW-152); the last round has whiteoutEnd of them (STW-160). The others are
// those of a game whose GEO is counted after the columns shrink (STW-217).
var (
	whiteoutOrder  = []string{"geo", "victory", "scenario", "shrink", "supply", "refill", "upkeep"}
	whiteoutThawed = []string{"shrink", "geo", "victory", "scenario", "supply", "refill", "upkeep"}
)

const whiteoutEnd, whiteoutThawedEnd = 3, 4

func whiteoutSteps() []*Step {
	each := func(do string) func(*Turn, Pending) {
		return func(t *Turn, _ Pending) {
			var todo []Pending
			for _, seat := range t.ConclaveSeats() {
				todo = append(todo, Pending{Do: do, Seat: seat})
			}
			t.Push(todo...)
		}
	}
	return []*Step{
		{ID: "whiteout", Name: "Whiteout", Clause: "STW-152", Run: func(t *Turn, _ Pending) {
			order := t.b.Whiteout
			if t.Last() {
				order = order[:t.b.End]
			}
			var todo []Pending
			for _, id := range order {
				todo = append(todo, Pending{Do: id})
			}
			t.Push(append(todo, Pending{Do: "end"})...)
		}},
		{ID: "geo", Name: "Whiteout", Clause: "STW-153", Run: func(t *Turn, _ Pending) {
			for seat := range t.d.Players {
				t.CountGEO(rules.Seat(seat))
			}
		}},
		{ID: "victory", Name: "Whiteout", Clause: "STW-154", Run: func(t *Turn, _ Pending) {
			if t.b.WinGEO > 0 && slices.ContainsFunc(t.d.Players, func(p Player) bool { return p.GEO >= t.b.WinGEO }) {
				t.Finish(EndGEO)
			}
		}},
		{ID: "scenario", Name: "Whiteout", Clause: "STW-152", Run: func(t *Turn, _ Pending) {
			t.rules(func(r *Rule) {
				if r.Whiteout != nil {
					r.Whiteout(t)
				}
			})
		}},
		{ID: "shrink", Name: "Whiteout", Clause: "STW-132", Run: func(t *Turn, _ Pending) {
			for _, a := range Lands() {
				if g := t.At(a); g.Column > 0 {
					n := t.b.Shrink + t.sum(func(h *Hooks) int {
						if h.Shrink == nil {
							return 0
						}
						return h.Shrink(t.State, a)
					})
					g.Column = max(0, g.Column-n)
					t.Say(ColumnShrunk{a, g.Column})
				}
			}
		}},
		{ID: "supply", Name: "Whiteout", Clause: "STW-155", Run: each("unsupplied")},
		{ID: "unsupplied", Name: "Supply", Clause: "STW-156", Ask: "remove a unit that cannot be supplied.",
			Asks: func(s *State, p Pending) bool { return s.Excess(p.Seat) > 0 },
			Choices: []Choice{choice("STW-156", unitsAnywhere(func(a Area, elite bool) Unsupply { return Unsupply{a, elite} }), func(s *State, p Pending, a Unsupply) error {
				if !a.Area.Land() || !one(a.Elite).Within(s.Force(a.Area, s.Clan(p.Seat))) {
					return rules.Refuse("STW-156", "you have no such unit there")
				}
				return nil
			}, func(t *Turn, p Pending, a Unsupply) { t.Lose(t.Clan(p.Seat), a.Area, one(a.Elite)) })}},
		{ID: "refill", Name: "Whiteout", Clause: "STW-157", Run: refill},
		{ID: "upkeep", Name: "Whiteout", Clause: "STW-158", Run: upkeep},
		{ID: "end", Name: "Whiteout", Clause: "STW-163", Run: func(t *Turn, _ Pending) {
			if t.Last() {
				t.Finish(EndRounds)
				return
			}
			t.eliminate()
		}},
	}
}

// CountGEO sets a seat's GEO marker to the level held now (STW-153).
func (t *Turn) CountGEO(seat rules.Seat) {
	p := t.Player(seat)
	if p.Out {
		return
	}
	was := p.GEO
	p.GEO = t.Level(seat)
	t.Say(GEOCounted{seat, was, p.GEO})
}

// Exposed is how far a seat's Incubation rises in Exploitation (STW-140).
func (s *State) Exposed(seat rules.Seat) int {
	return min(s.exposedAreas(seat), s.b.Exposure) + s.sum(func(h *Hooks) int {
		if h.Exposure == nil {
			return 0
		}
		return h.Exposure(s, seat)
	})
}

// exposedAreas is how many areas with a column a seat controls.
func (s *State) exposedAreas(seat rules.Seat) (n int) {
	for _, a := range Lands() {
		n += number(s.Controls(seat, a) && s.At(a).Column > 0)
	}
	return n
}

// Excess is how many units of a seat are beyond its supply capacity (STW-156); vassal units need none (PWW-26).
func (s *State) Excess(seat rules.Seat) int {
	return max(0, s.OnBoard(s.Clan(seat)).Units()-s.Capacity(seat))
}

// refill puts a barrel of its own kind on every open stock space (STW-157).
func refill(t *Turn, _ Pending) {
	for _, seat := range t.seatsInPlay() {
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
}

// upkeep clears what lasts for one round (STW-158, STW-159).
func upkeep(t *Turn, _ Pending) {
	for i := range t.d.Players {
		p := &t.d.Players[i]
		p.Fuel.PureOver, p.Fuel.ContraOver = 0, 0
		p.Specials, p.Used = [numSpecials]int8{}, nil
	}
	for _, f := range Floes() {
		for len(t.At(f).Contracts) > 0 {
			t.DropContract(t.At(f).Contracts[0], f)
		}
	}
	for _, a := range Lands() {
		t.At(a).Token = Token{}
	}
	for _, c := range t.d.Play {
		t.d.Archons.Discard = append(t.d.Archons.Discard, c)
	}
	t.d.Play = nil
}

// eliminate takes clans without unit and beacon out of the game (STW-163); the last player left wins (STW-164).
func (t *Turn) eliminate() {
	for i := range t.d.Camps {
		c := &t.d.Camps[i]
		if !c.Out && !t.alive(c) {
			t.wipeOut(c)
		}
	}
	if left := t.seatsInPlay(); len(left) < 2 {
		t.Finish(EndLast)
	}
}

// alive reports whether a clan has a unit or, unless it is a vassal, a beacon on the board.
func (s *State) alive(c *Camp) bool {
	for _, a := range Lands() {
		if s.Force(a, c.Clan).Units() > 0 || !c.Vassal && s.d.Ground[a-1].Beacon == c.Clan {
			return true
		}
	}
	return false
}

func (t *Turn) wipeOut(c *Camp) {
	c.Out = true
	c.Lost = c.Lost.Plus(Force{c.Base, c.Elite})
	c.Base, c.Elite, c.Beacons, c.Contracts = 0, 0, 0, 0
	t.d.Ambassadors = slices.DeleteFunc(t.d.Ambassadors, func(a Ambassador) bool { return a.Clan == c.Clan })
	t.Say(WipedOut{c.Seat, c.Clan})
	if !c.Vassal {
		t.d.Players[c.Seat].Out = true
	}
}
