package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// Arrive is what follows when all moves and deployments of one action are done: the units of clan c that came from an
// area, by land or by sea, take areas that are held without units (STW-105), and fight where others have units
// (STW-103). It pushes what is to be decided, before anything that is on the stack already.
func (t *Turn) Arrive(c Clan, from Area, sea bool, areas ...Area) {
	t.Push(Pending{Do: "entered", Seat: t.SeatOf(c), Clan: c, From: from, N: number(sea), Areas: areas})
	t.rules(func(r *Rule) {
		if r.Entered != nil {
			r.Entered(t, c, areas)
		}
	})
}

// enter goes on with Arrive where units still are.
func (t *Turn) enter(p Pending) {
	c := p.Clan
	var fights, taken []Area
	for _, a := range p.Areas {
		switch {
		case t.Load(a, c) == 0:
		case t.Opposed(c, a):
			fights = append(fights, a)
		case t.Opposing(c, t.At(a).Beacon):
			taken = append(taken, a)
		}
	}
	if len(fights) > 0 {
		t.Push(Pending{Do: "fights", Seat: p.Seat, Clan: c, From: p.From, N: p.N, Areas: fights})
	}
	for _, a := range slices.Backward(taken) {
		t.Seize(c, a)
	}
	t.Sweep()
}

// Opposing reports whether a clan is another player's.
func (s *State) Opposing(c, other Clan) bool { return other != NoClan && !s.Mine(c, other) }

// Opposed reports whether another player's units, or a neutral force, stand against a clan in an area (STW-103).
func (s *State) Opposed(c Clan, a Area) bool {
	return slices.ContainsFunc(s.At(a).Troops, func(x Troop) bool { return s.Opposing(c, x.Clan) }) || s.Neutral(a) > 0
}

// Neutral is the final strength of a neutral force in an area, 0 for none or a beaten one (STW-116).
func (s *State) Neutral(a Area) int {
	if s.At(a).Beaten {
		return 0
	}
	return s.sum(func(h *Hooks) int {
		if h.Neutral == nil {
			return 0
		}
		return h.Neutral(s, a)
	})
}

// MayFight refuses a move by which a clan would start a combat in an area where none may be started.
func (s *State) MayFight(c Clan, a Area) error {
	if !s.Opposed(c, a) {
		return nil
	}
	return s.ban(func(h *Hooks) error {
		if h.MayFight == nil {
			return nil
		}
		return h.MayFight(s, c, a)
	})
}

// Seize is what follows when units of a clan are the only ones in an area that another has held: its beacon there is
// destroyed (STW-096), a booby-trapped one with one of them (STW-015), and rules on the loss of an area apply.
func (t *Turn) Seize(c Clan, a Area) {
	if b := t.At(a).Beacon; t.Opposing(c, b) && t.Load(a, c) > 0 {
		t.LiftBeacon(a, true)
		t.LostArea(b, a)
		if t.Has(b, BoobyTraps) {
			t.Only(Pending{Do: "trap", Seat: t.SeatOf(c), Clan: c, Area: a})
		}
	}
}

// LostArea is told that a clan has lost control of an area: the farms of the Western Alliance go (STW-025).
func (t *Turn) LostArea(c Clan, a Area) {
	if t.Has(c, OwnFarms) {
		for t.At(a).Farms > 0 {
			t.Demolish(t.SeatOf(c), a, Farm, false)
		}
	}
	if t.At(a).Token.Clan == c {
		t.ReturnToken(a)
	}
}

// Fight begins one of several combats (STW-106).
type Fight struct {
	Area Area `json:"area"`
}

func (Fight) Kind() string              { return "fight" }
func (a Fight) String() string          { return "fight in " + a.Area.String() }
func (a Fight) Targets() []rules.Target { return at(area(a.Area)) }

// Line is the action in words.
func (a Fight) Line(*State) rules.Line {
	return rules.Line{Text: "Fight in " + a.Area.Name(), Clause: "STW-106"}
}

func arriveSteps() []*Step {
	next := func(t *Turn, p Pending, a Area) {
		todo := []Pending{{Do: "combat", Seat: p.Seat, Clan: p.Clan, From: p.From, N: p.N, Area: a}}
		if len(p.Areas) > 1 {
			p.Do, p.Areas = "fights", slices.DeleteFunc(slices.Clone(p.Areas), func(x Area) bool { return x == a })
			todo = append(todo, p)
		}
		t.Push(todo...)
	}
	return []*Step{
		{ID: "entered", Name: "Move", Clause: "STW-103", Run: func(t *Turn, p Pending) { t.enter(p) }},
		{ID: "fights", Name: "Combats", Clause: "STW-106", Run: func(t *Turn, p Pending) {
			if len(p.Areas) == 1 {
				next(t, p, p.Areas[0])
				return
			}
			p.Do = "which fight"
			t.Push(p)
		}},
		{ID: "which fight", Name: "Combats", Clause: "STW-106", Ask: "choose the combat that comes next.", Choices: []Choice{
			choice("STW-106", func(_ *State, p Pending, yield func(Fight)) {
				for _, a := range p.Areas {
					yield(Fight{a})
				}
			}, func(_ *State, p Pending, a Fight) error {
				if !slices.Contains(p.Areas, a.Area) {
					return rules.Refuse("STW-106", "no combat waits there")
				}
				return nil
			}, func(t *Turn, p Pending, a Fight) {
				t.Pop()
				next(t, p, a.Area)
			}),
		}},
	}
}
