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
	return append([]*Step{
		{ID: "whiteout", Name: "Whiteout", Clause: "STW-152", Run: func(t *Turn, p Pending) {
			order := t.b.Whiteout
			if t.Last() {
				order = order[:t.b.End]
			}
			if p.N < 0 || p.N >= len(order) {
				t.Push(Pending{Do: "end"})
				return
			}
			t.Say(WhiteoutStep{order[p.N]})
			t.Push(Pending{Do: order[p.N]}, Pending{Do: "whiteout", N: p.N + 1})
		}},
		{ID: "geo", Name: "GEO is counted", Clause: "STW-153", Run: func(t *Turn, _ Pending) {
			for _, seat := range t.ConclaveSeats() {
				t.tell(seat, t.Worths(seat), 0)
				t.CountGEO(seat)
			}
		}},
		{ID: "victory", Name: "Victory by GEO", Clause: "STW-154", Run: func(t *Turn, _ Pending) {
			if t.b.WinGEO > 0 && t.d.Round >= t.b.WinFrom && slices.ContainsFunc(t.d.Players, func(p Player) bool { return !p.Out && p.GEO >= t.b.WinGEO }) {
				t.Finish(EndGEO)
			}
		}},
		{ID: "scenario", Name: "Whiteout actions", Clause: "STW-152", Run: func(t *Turn, _ Pending) {
			t.rules(func(r *Rule) {
				if r.Whiteout != nil {
					r.Whiteout(t)
				}
			})
		}},
		{ID: "shrink", Name: "Columns shrink", Clause: "STW-132", Run: func(t *Turn, _ Pending) {
			for _, a := range Lands() {
				if g := t.At(a); g.Column > 0 {
					g.Column = max(0, g.Column-t.Shrinking(a))
					t.Say(ColumnShrunk{a, g.Column})
				}
			}
		}},
		{ID: "end", Name: "Whiteout", Clause: "STW-163", Run: func(t *Turn, _ Pending) {
			t.eliminate()
			if t.d.Over == nil && t.Last() {
				t.Finish(EndRounds)
			}
		}},
	}, supplySteps()...)
}

// Shrinking is how many levels the column of an area loses in Whiteout (STW-132).
func (s *State) Shrinking(a Area) int {
	return s.b.Shrink + s.sum(func(h *Hooks) int {
		if h.Shrink == nil {
			return 0
		}
		return h.Shrink(s, a)
	})
}

// WhiteoutStep says that a step of Whiteout begins, by its ID.
type WhiteoutStep struct {
	Step string `json:"step"`
}

func (WhiteoutStep) Kind() string { return "whiteout" }

// Line is the event in words: nothing of a step in which nothing can happen.
func (e WhiteoutStep) Line(s *State) rules.Line {
	acts := false
	s.rules(func(r *Rule) { acts = acts || r.Whiteout != nil })
	if e.Step == "victory" || e.Step == "scenario" && !acts {
		return rules.Line{}
	}
	st := s.b.Step(e.Step)
	return rules.Line{Text: st.Name, Clause: st.Clause}
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
		if s.Load(a, c.Clan) > 0 || !c.Vassal && s.d.Ground[a-1].Beacon == c.Clan {
			return true
		}
	}
	return false
}

// wipeOut takes the Ambassador of a clan off the tracks and its pieces into the box; a player's cards are discarded.
func (t *Turn) wipeOut(c *Camp) {
	c.Out = true
	c.Lost = c.Lost.Plus(Force{c.Base, c.Elite})
	c.Base, c.Elite, c.Beacons, c.Contracts = 0, 0, 0, 0
	t.d.Ambassadors = slices.DeleteFunc(t.d.Ambassadors, func(a Ambassador) bool { return a.Clan == c.Clan })
	for i := range t.d.Ground {
		g := &t.d.Ground[i]
		own := func(x Clan) bool { return x == c.Clan }
		if g.Contracts = slices.DeleteFunc(g.Contracts, own); len(g.Contracts) == 0 {
			g.Contracts = nil
		}
		if g.Targets = slices.DeleteFunc(g.Targets, own); len(g.Targets) == 0 {
			g.Targets = nil
		}
		if g.Token.Clan == c.Clan {
			g.Token = Token{}
		}
	}
	t.Say(WipedOut{c.Seat, c.Clan})
	t.rules(func(r *Rule) {
		if r.WipedOut != nil {
			r.WipedOut(t, c)
		}
	})
	if !c.Vassal {
		t.d.Players[c.Seat].Out = true
		h := &t.d.Hands[c.Seat]
		if len(h.Columns)+len(h.Archons) > 0 {
			t.Reveal()
		}
		t.d.Columns.Discard = append(t.d.Columns.Discard, h.Columns...)
		t.d.Archons.Discard = append(t.d.Archons.Discard, h.Archons...)
		*h = Hand{}
	}
}
