package steamwatchers

import (
	"slices"

	"kettle/rules"
)

// Arrive is what follows when all moves and deployments of one action are done: the units of clan c that came from an
// area, by land or by sea, take areas that are held without units (STW-105), and fight where others have units
// (STW-103). It pushes what is to be decided, before anything that is on the stack already.
func (t *Turn) Arrive(c Clan, from Area, sea bool, areas ...Area) {
	t.arrive(Pending{Clan: c, From: from, N: number(sea), Areas: areas})
}

// arrive is Arrive for units that may have come from several areas: Froms beside Areas. N is the number, from 1, of the
// area that was entered by sea, 0 for none.
func (t *Turn) arrive(p Pending) {
	p.Do, p.Seat = "entered", t.SeatOf(p.Clan)
	t.Push(p)
	t.rules(func(r *Rule) {
		if r.Entered != nil {
			r.Entered(t, p.Clan, p.Areas)
		}
	})
}

// enter goes on with Arrive where units still are.
func (t *Turn) enter(p Pending) {
	fights := Pending{Do: "fights", Seat: p.Seat, Clan: p.Clan, From: p.From}
	var taken []Area
	for i, a := range p.Areas {
		switch {
		case t.Load(a, p.Clan) == 0:
		case t.Opposed(p.Clan, a):
			fights.Areas = append(fights.Areas, a)
			if p.Froms != nil {
				fights.Froms = append(fights.Froms, p.Froms[i])
			}
			if p.N == i+1 {
				fights.N = len(fights.Areas)
			}
		case t.Opposing(p.Clan, t.At(a).Beacon):
			taken = append(taken, a)
		}
	}
	if len(fights.Areas) > 0 {
		t.Push(fights)
	}
	for _, a := range slices.Backward(taken) {
		t.Seize(p.Clan, a)
	}
	t.Sweep()
}

// arrived is the step "arrive": units have moved. If more of the same action is still to come, what follows waits for it.
func (t *Turn) arrived(p Pending) {
	if !t.await(p) {
		t.arrive(p)
	}
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
		i := slices.Index(p.Areas, a)
		fight := Pending{Do: "combat", Seat: p.Seat, Clan: p.Clan, From: p.From, N: number(p.N == i+1), Area: a}
		p.Do, p.Areas = "fights", slices.Delete(slices.Clone(p.Areas), i, i+1)
		if p.Froms != nil {
			fight.From, p.Froms = p.Froms[i], slices.Delete(slices.Clone(p.Froms), i, i+1)
		}
		switch {
		case p.N == i+1:
			p.N = 0
		case p.N > i+1:
			p.N--
		}
		if len(p.Areas) > 0 {
			t.Push(p)
		}
		t.Push(fight)
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
